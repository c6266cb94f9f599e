package iterate

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
)

// TestChosen reads and writes elements where masks of any length hold, seldom or often, and in
// runs, and compares with one element after the other.
func TestChosen(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 70 {
		for _, often := range []float64{0, 0.1, 0.5, 0.95, 1} {
			const start = 3
			mask := make([]bool, n)
			var offsets []int
			for i := range mask {
				if mask[i] = rng.Float64() < often; mask[i] {
					offsets = append(offsets, start+i)
				}
			}
			if got := CountHeld(mask); got != len(offsets) {
				t.Fatalf("%d of %v", got, mask)
			}
			checkChosen(t, &Chosen{Mask: mask, Start: start}, start+n, offsets)
		}
	}
	checkChosen(t, &Chosen{Offsets: []int{7, 2, 9}, Run: 1}, 10, []int{7, 2, 9})
	checkChosen(t, &Chosen{Offsets: []int{7, 1}, Run: 3}, 10, []int{7, 8, 9, 1, 2, 3})
}

func checkChosen(t *testing.T, c *Chosen, n int, offsets []int) {
	t.Helper()
	if got := slices.Collect(c.All()); !slices.Equal(got, offsets) {
		t.Fatalf("%+v chooses %v, want %v", c, got, offsets)
	}
	x, y := make([]int, n), make([]int, len(offsets))
	for i := range x {
		x[i] = i
	}
	for i := range y {
		y[i] = 100 + i
	}
	z := make([]int, len(offsets))
	TakeChosen(z, x, c)
	if !slices.Equal(z, offsets) {
		t.Fatalf("%+v takes %v, want %v", c, z, offsets)
	}
	for name, set := range map[string]struct {
		f    func(x []int)
		each func(old, i int) int
	}{
		"put":  {func(x []int) { PutChosen(x, c, y) }, func(_, i int) int { return y[i] }},
		"fill": {func(x []int) { FillChosen(x, c, -1) }, func(int, int) int { return -1 }},
		"add":  {func(x []int) { AddChosen(x, c, y) }, func(old, i int) int { return old + y[i] }},
	} {
		got, want := slices.Clone(x), slices.Clone(x)
		set.f(got)
		for i, at := range offsets {
			want[at] = set.each(want[at], i)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%s of %+v: %v, want %v", name, c, got, want)
		}
	}
}

// TestIndexAdd adds slices along each axis of tensors in several layouts, short ones and ones that
// a kernel adds, and compares with one element after the other.
func TestIndexAdd(t *testing.T) {
	kernel := func(z, x, y []float64) {
		for i := range z {
			z[i] = x[i] + y[i]
		}
	}
	indices := []int{2, 0, 2, 1, 2}
	for _, shape := range [][]int{{3, 1}, {3, 5}, {3, 70}, {3, 3, 4}, {40, 3}, {3, 2, 40}} {
		for axis := range shape {
			if shape[axis] != 3 {
				continue
			}
			ofY := slices.Clone(shape)
			ofY[axis] = len(indices)
			for turns := range 4 {
				z, y := numbers(shape, turns%2 > 0, turns > 1), numbers(ofY, turns%2 == 0, turns > 1)
				want := slices.Clone(z.Data)
				for _, index := range indicesOf(ofY) {
					v := y.Data[y.Offset("test", index...)]
					index[axis] = indices[index[axis]]
					want[z.Offset("test", index...)] += v
				}
				IndexAdd(z, y, axis, z.SlicesAt("test", axis, indices), kernel)
				if !slices.Equal(z.Data, want) {
					t.Errorf("%v along %d: %v, want %v", shape, axis, z.Data, want)
				}
			}
		}
	}
}

// TestScatterAdd adds elements at indices along each axis of tensors in several layouts, of all
// elements or of fewer that stretch, and compares with one element after the other.
func TestScatterAdd(t *testing.T) {
	const op = "test"
	for axis := range 2 {
		for turns := range 4 {
			for _, stretched := range []bool{false, true} {
				z := numbers([]int{3, 4}, turns%2 > 0, turns > 1)
				ofY := []int{3, 4}
				ofY[axis] = 5
				y := numbers(ofY, turns%2 == 0, turns > 1)
				given := slices.Clone(ofY)
				if stretched {
					given[1-axis] = 1
				}
				at := layout.New(given...)
				indices := make([]int, at.Size())
				for i := range indices {
					indices[i] = i*7%6 - 3
				}
				want := slices.Clone(z.Data)
				for _, index := range indicesOf(ofY) {
					v := y.Data[y.Offset(op, index...)]
					from := slices.Clone(index)
					from[1-axis] = min(from[1-axis], given[1-axis]-1)
					index[axis] = indices[at.Offset(op, from...)]
					want[z.Offset(op, index...)] += v
				}
				ScatterAdd(op, z, y, axis, z.SlicesAt(op, axis, indices), given)
				if !slices.Equal(z.Data, want) {
					t.Errorf("along %d, stretched %v: %v, want %v", axis, stretched, z.Data, want)
				}
			}
		}
	}
}

// numbers returns a tensor of fractions, maybe with its axes in the other order in memory, or from
// their ends.
func numbers(shape []int, transposed, flipped bool) layout.Strided[float64] {
	l := layout.New(shape...)
	if transposed {
		back := slices.Clone(shape)
		slices.Reverse(back)
		l = layout.New(back...)
		l = l.Transpose()
	}
	if flipped {
		for axis := range shape {
			l = l.Flip(axis)
		}
	}
	x := layout.Strided[float64]{Layout: &l, Data: make([]float64, l.Size())}
	for i := range x.Data {
		x.Data[i] = 1 / float64(i+3)
	}
	return x
}
