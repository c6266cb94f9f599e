package reduce

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/tensor"
)

// sums adds what is left of elements less a number c, in integers, of which every order gives the
// same. It counts in the last digits how often c was taken off.
var sums = Fold[int, int]{
	Row: func(x []int, c int) (sum int) {
		for _, v := range x {
			sum += v - c
		}
		return sum
	},
	Columns: func(z, x, c []int, rows, stride int) {
		for r := range rows {
			for j := range z {
				z[j] += x[r*stride+j] - c[j]
			}
		}
	},
	Combine: func(z, x []int) {
		for i := range z {
			z[i] += x[i]
		}
	},
}

// largest has no element that nothing folds to, so that it starts with one.
var largest = Fold[int, int]{
	Row: func(x []int, _ int) int { return slices.Max(x) },
	Columns: func(z, x, _ []int, rows, stride int) {
		for r := range rows {
			for j := range z {
				z[j] = max(z[j], x[r*stride+j])
			}
		}
	},
	Combine: func(z, x []int) {
		for i := range z {
			z[i] = max(z[i], x[i])
		}
	},
	Start: Copy[int],
}

// groups returns the elements of x that fold into each result, by indices and strides.
func groups(x layout.Strided[int], axes []int) [][]int {
	shape, strides := x.Shape(), x.Strides()
	places := func(start int, folded bool) []int {
		at := []int{start}
		for axis, n := range shape {
			if (len(axes) == 0 || slices.Contains(axes, axis)) != folded {
				continue
			}
			var further []int
			for _, a := range at {
				for i := range n {
					further = append(further, a+i*strides[axis])
				}
			}
			at = further
		}
		return at
	}
	var all [][]int
	for _, start := range places(x.Start(), false) {
		var group []int
		for _, at := range places(start, true) {
			group = append(group, x.Data[at])
		}
		all = append(all, group)
	}
	return all
}

// drawn draws a tensor and axes of it, of which none is named twice.
func drawn(t *rapid.T) (x layout.Strided[int], axes []int) {
	size := 5000
	if !testing.Short() && rapid.IntRange(0, 9).Draw(t, "large") == 0 {
		size = 700_000
	}
	shape := layouttest.Shape(t, 4, size)
	if len(shape) > 0 && rapid.IntRange(0, 4).Draw(t, "long") == 0 {
		shape[0] = rapid.SampledFrom([]int{rowBlock - 1, rowBlock + 1, 3*rowBlock + 5}).Draw(t,
			"rows")
	}
	x = layouttest.Tensor(t, shape, true)
	for axis := range shape {
		if rapid.Bool().Draw(t, "folded") {
			axes = append(axes, axis)
		}
	}
	return x, axes
}

// TestInto compares folds with those of what loops over indices find, on all layouts.
func TestInto(t *testing.T) {
	defer tensor.SetThreads(0)
	rapid.Check(t, func(t *rapid.T) {
		tensor.SetThreads(rapid.IntRange(1, 3).Draw(t, "threads"))
		x, axes := drawn(t)
		kept, folded := Split("test", x.Layout, axes)
		all := groups(x, axes)
		var c []int
		if rapid.Bool().Draw(t, "numbers") {
			for i := range all {
				c = append(c, i*i%17-5)
			}
		}
		z := make([]int, len(all)+1)
		z[len(all)] = 77
		sums.Into(z[:len(all)], x.Data, x.Start(), &kept, &folded, c)
		for i, group := range all {
			number := 0
			if c != nil {
				number = c[i]
			}
			if want := sums.Row(group, number); z[i] != want {
				t.Fatalf("sum %d of shape %v, strides %v, along %v is %d, want %d", i, x.Shape(),
					x.Strides(), axes, z[i], want)
			}
		}
		if z[len(all)] != 77 {
			t.Fatal("wrote beyond the results")
		}
		if folded.Size() == 0 {
			return // of which there is no largest, nor a first
		}
		fromFirst := sums
		fromFirst.Start = Copy[int]
		fromFirst.Into(z[:len(all)], x.Data, x.Start(), &kept, &folded, make([]int, len(all)))
		for i, group := range all {
			if want := sums.Row(group, 0); z[i] != want {
				t.Fatalf("sum %d of shape %v, strides %v, along %v, begun with its first, is %d, want %d", i, x.Shape(), x.Strides(), axes, z[i], want)
			}
		}
		largest.Into(z[:len(all)], x.Data, x.Start(), &kept, &folded, nil)
		for i, group := range all {
			if want := slices.Max(group); z[i] != want {
				t.Fatalf("maximum %d of shape %v, strides %v, along %v is %d, want %d", i,
					x.Shape(), x.Strides(), axes, z[i], want)
			}
		}
	})
}

// inBlocks adds numbers in the order of package asm: in blocks, which combine in pairs.
func inBlocks(x []float64, c float64) (sum float64) {
	if n := len(x); n > asm.FoldBlock {
		half := asm.Half(n)
		return inBlocks(x[:half], c) + inBlocks(x[half:], c)
	}
	for _, v := range x {
		sum += v
	}
	return sum
}

// rounded adds floats, whose sums depend on the order.
var rounded = Fold[float64, float64]{
	Row: inBlocks,
	Columns: func(z, x, _ []float64, rows, stride int) {
		for r := range rows {
			for j := range z {
				z[j] += x[r*stride+j]
			}
		}
	},
	Combine: func(z, x []float64) {
		for i := range z {
			z[i] += x[i]
		}
	},
}

// TestThreadsDoNotChangeBits folds as many elements as are split, along rows, columns, both, and
// strides.
func TestThreadsDoNotChangeBits(t *testing.T) {
	defer tensor.SetThreads(0)
	l := layout.New(1000, 1003)
	x := make([]float64, l.Size())
	for i := range x {
		x[i] = math.Sin(float64(i)) * 1e3
	}
	turned := l.T()
	for name, l := range map[string]*layout.Layout{"plain": &l, "transposed": &turned} {
		for _, axes := range [][]int{nil, {0}, {1}} {
			kept, folded := Split("test", l, axes)
			var want []float64
			for threads := 1; threads < 4; threads++ {
				tensor.SetThreads(threads)
				z := make([]float64, kept.Size())
				rounded.Into(z, x, l.Start(), &kept, &folded, nil)
				if threads == 1 {
					want = z
				} else if !slices.Equal(z, want) {
					t.Errorf("%s, along %v: %d threads give other bits than one", name, axes,
						threads)
				}
			}
		}
	}
}

// TestColumnsAreTrees compares the bits of sums of columns with those of trees of blocks of rows:
// of blocks that are the largest power of two and fewer than all, and of the others.
func TestColumnsAreTrees(t *testing.T) {
	for _, shape := range [][2]int{
		{2, panel + 1},
		{rowBlock, 40},
		{rowBlock + 1, 40},
		{7*rowBlock + 3, 9},
		{130, 2*panel + 5},
	} {
		rows, columns := shape[0], shape[1]
		l := layout.New(rows, columns)
		x := make([]float64, l.Size())
		for i := range x {
			x[i] = math.Sin(float64(i)) * 1e3
		}
		var tree func(column, from, to int) float64
		tree = func(column, from, to int) (sum float64) {
			half := rowBlock
			for 2*half < to-from {
				half *= 2
			}
			if half < to-from {
				return tree(column, from, from+half) + tree(column, from+half, to)
			}
			for r := from; r < to; r++ {
				sum += x[r*columns+column]
			}
			return sum
		}
		kept, folded := Split("test", &l, []int{0})
		z := make([]float64, columns)
		rounded.Into(z, x, 0, &kept, &folded, nil)
		for j := range z {
			if want := tree(j, 0, rows); z[j] != want {
				t.Fatalf("%d rows of %d: column %d has sum %v, want %v", rows, columns, j, z[j],
					want)
			}
		}
	}
}

func TestEachRow(t *testing.T) {
	defer tensor.SetThreads(0)
	rapid.Check(t, func(t *rapid.T) {
		tensor.SetThreads(1)
		x, axes := drawn(t)
		kept, folded := Split("test", x.Layout, axes)
		all, next := groups(x, axes), 0
		EachRow("test", x.Data, x.Start(), &kept, &folded, func(i int, row []int) {
			if i != next || !slices.Equal(row, all[i]) {
				t.Fatalf("row %d, want %d, of shape %v along %v: %v, want %v", i, next, x.Shape(),
					axes, row, all[i])
			}
			next++
		})
		if next != len(all) {
			t.Fatalf("%d rows of shape %v along %v, want %d", next, x.Shape(), axes, len(all))
		}
	})
}

// TestEachPanel marks the columns of panels, each of which comes once.
func TestEachPanel(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, c := range []struct{ outer, rows, inner int }{
		{0, 3, 4},
		{1, 1, 1},
		{3, 5, 7},
		{2, 3, panel},
		{2, 3, panel + 1},
		{40, 20, 1000},
		{1, 2, 300_000},
	} {
		for threads := 1; threads < 3; threads++ {
			tensor.SetThreads(threads)
			marks := make([]int8, c.outer*c.rows*c.inner)
			EachPanel(len(marks), c.rows, c.inner, func(start, width int) {
				for r := range c.rows {
					for j := range width {
						marks[start+r*c.inner+j]++
					}
				}
			})
			if i := slices.IndexFunc(marks, func(n int8) bool { return n != 1 }); i >= 0 {
				t.Errorf("%+v: element %d is in %d panels", c, i, marks[i])
			}
		}
	}
}

// TestPairs counts the elements of parts, and how they combine, which is the same on any number of
// threads but one.
func TestPairs(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, n := range []int{0, 1, parallelFrom - 1, parallelFrom, 3*parallelFrom + 1} {
		x := make([]int, n)
		for i := range x {
			x[i] = i
		}
		for threads := 1; threads < 4; threads++ {
			tensor.SetThreads(threads)
			type part struct{ from, to int }
			got := Pairs(x, func(x []int) part {
				if len(x) == 0 {
					return part{}
				}
				return part{x[0], x[len(x)-1] + 1}
			}, func(a, b part) part {
				if a.to != b.from {
					t.Errorf("%d elements: %v and %v are no neighbours", n, a, b)
				}
				return part{a.from, b.to}
			})
			if got != (part{0, n}) {
				t.Errorf("%d elements on %d threads: %v", n, threads, got)
			}
		}
	}
}

func TestRun(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, n := range []int{0, 1, 5, parallelFrom - 1, parallelFrom + 12345} {
		x := make([]int, n)
		for i := range x {
			x[i] = i % 1001
		}
		for threads := 1; threads < 4; threads++ {
			tensor.SetThreads(threads)
			if got, want := sums.Run(x, 3), sums.Row(x, 3); got != want {
				t.Errorf("%d elements on %d threads: %d, want %d", n, threads, got, want)
			}
		}
	}
}

// TestAxes tests sizes that are more than an int can be, and runs.
func TestAxes(t *testing.T) {
	of := func(axes ...Axis) *Axes {
		var a Axes
		for _, axis := range axes {
			a.add(axis)
		}
		return &a
	}
	for _, c := range []struct {
		axes  *Axes
		size  int
		isRun bool
	}{
		{of(), 1, true},
		{of(Axis{5, 1}), 5, true},
		{of(Axis{5, 2}), 5, false},
		{of(Axis{1, 9}), 1, true},
		{of(Axis{2, 3}, Axis{3, 1}), 6, true},
		{of(Axis{2, 4}, Axis{3, 1}), 6, false},
		{of(Axis{2, 3}, Axis{1, 7}, Axis{3, 1}), 6, true},
		{of(Axis{3, -1}), 3, false},
		{of(Axis{3, 0}), 3, false},
		{of(Axis{math.MaxInt, 0}, Axis{2, 0}), math.MaxInt, false},
		{of(Axis{1 << 40, 0}, Axis{1 << 40, 0}), math.MaxInt, false},
	} {
		if size, isRun := c.axes.Size(), c.axes.IsRun(); size != c.size || isRun != c.isRun {
			t.Errorf("%v: size %d, a run: %t; want %d, %t", c.axes.axes[:c.axes.n], size, isRun,
				c.size, c.isRun)
		}
	}
	l := layout.New(2, 3, 5)
	kept, folded := Split("test", &l, []int{-2})
	if got := kept.AppendLengths(nil); !slices.Equal(got, []int{2, 5}) {
		t.Errorf("kept %v", got)
	}
	if got := folded.AppendLengths([]int{9}); !slices.Equal(got, []int{9, 3}) {
		t.Errorf("folded %v", got)
	}
	for _, axes := range [][]int{{3}, {-4}, {1, 1}, {0, -3}} {
		if err := tensor.Catch(func() { Split("Sum", &l, axes) }); err == nil {
			t.Errorf("axes %v of rank 3 were taken", axes)
		}
	}
}
