package iterate

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/tensor"
)

// weighted sets z to sums of operands with different weights, an operand of one element standing
// for all. Nothing that exchanges operands or elements gives the same.
func weighted(z []int, x ...[]int) {
	for i := range z {
		sum := 0
		for k, v := range x {
			sum = 10*sum + v[i&asm.IndexMask(len(v))] + k
		}
		z[i] = sum
	}
}

// applies call the functions of the package on so many operands.
var applies = map[int]func(z layout.Strided[int], x []layout.Strided[int]){
	1: func(z layout.Strided[int], x []layout.Strided[int]) {
		Apply1(func(z, x []int) { weighted(z, x) }, z, x[0])
	},
	2: func(z layout.Strided[int], x []layout.Strided[int]) {
		Apply2(func(z, x, y []int) { weighted(z, x, y) }, z, x[0], x[1])
	},
	3: func(z layout.Strided[int], x []layout.Strided[int]) {
		Apply3(func(z, x, y, w []int) { weighted(z, x, y, w) }, z, x[0], x[1], x[2])
	},
	4: func(z layout.Strided[int], x []layout.Strided[int]) {
		Apply4(func(z, x, y, w, v []int) { weighted(z, x, y, w, v) }, z, x[0], x[1], x[2], x[3])
	},
}

// all calls ApplyAll.
func all(z layout.Strided[int], x []layout.Strided[int]) {
	ApplyAll(z, x, 2, func() (func(z []int, x [][]int), func()) {
		return func(z []int, x [][]int) { weighted(z, x...) }, func() {}
	})
}

// TestApply compares elements with those of a loop, on operands and results of all layouts. Nothing
// beside the result changes.
func TestApply(t *testing.T) {
	defer tensor.SetThreads(0)
	rapid.Check(t, func(t *rapid.T) {
		size := 3000
		if !testing.Short() && rapid.IntRange(0, 19).Draw(t, "large") == 0 {
			size = 600_000
		}
		tensor.SetThreads(rapid.IntRange(1, 3).Draw(t, "threads"))
		shape := layouttest.Shape(t, 4, size)
		z := layouttest.Tensor(t, shape, false)
		n := rapid.IntRange(1, len(applies)).Draw(t, "operands")
		var x []layout.Strided[int]
		var elements [][]int
		for range n {
			of := slices.Clone(shape)
			for axis := range of {
				if rapid.IntRange(0, 4).Draw(t, "one") == 0 {
					of[axis] = 1
				}
			}
			operand := layouttest.Tensor(t, of[rapid.IntRange(0, len(of)).Draw(t, "missing"):],
				true)
			x = append(x, operand)
			onto := operand.Onto("test", z.Layout)
			elements = append(elements,
				layouttest.Elements(layout.Strided[int]{Layout: &onto, Data: operand.Data}))
		}
		want := make([]int, z.Size())
		weighted(want, elements...)
		others := layouttest.Others(z)
		for name, apply := range map[string]func(z layout.Strided[int],
			x []layout.Strided[int]){"Apply": applies[n], "ApplyAll": all} {
			z := layouttest.Copy(z)
			apply(z, x)
			if !slices.Equal(layouttest.Elements(z), want) {
				t.Fatalf("%s of %d operands of shape %v, strides %v: not what a loop gives", name,
					n, shape, z.Strides())
			}
			if !slices.Equal(layouttest.Others(z), others) {
				t.Fatalf("%s of %d operands of shape %v, strides %v: wrote beside the result", name,
					n, shape, z.Strides())
			}
		}
	})
}

// TestApplyOver sets a part of a tensor to what is made of parts of it, as if those had been read
// before.
func TestApplyOver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.SampledFrom([]int{1, 3, 40, 150}).Draw(t, "side")
		whole, vectors := layout.New(n+2, n+2), rapid.Bool().Draw(t, "vectors")
		data := make([]int, whole.Size())
		for i := range data {
			data[i] = i * i % 1009
		}
		part := func() layout.Strided[int] {
			i, j := rapid.IntRange(0, 2).Draw(t, "row"), rapid.IntRange(0, 2).Draw(t, "column")
			l := whole.Slice(tensor.Range(i, i+n), tensor.Range(j, j+n))
			if vectors {
				l = whole.Slice(tensor.At(1), tensor.Range(j, j+n)) // which follow one another
			} else if rapid.Bool().Draw(t, "transposed") {
				l = l.Transpose()
			}
			if rapid.Bool().Draw(t, "reversed") {
				l = l.Flip(0)
			}
			return layout.Strided[int]{Layout: &l, Data: data}
		}
		operands := rapid.IntRange(1, len(applies)).Draw(t, "operands")
		var x []layout.Strided[int]
		var elements [][]int
		for range operands {
			x = append(x, part())
			elements = append(elements, layouttest.Elements(x[len(x)-1]))
		}
		z := part()
		want := make([]int, z.Size())
		weighted(want, elements...)
		if rapid.Bool().Draw(t, "all") {
			all(z, x)
		} else {
			applies[operands](z, x)
		}
		if !slices.Equal(layouttest.Elements(z), want) {
			t.Fatalf("%d parts of a matrix of %d×%d over a part of it: not as if they had been read before", operands, n, n)
		}
	})
}

// TestApplyAcross reads matrices across their rows, which go through tiles: as many rows and
// columns as there are panels and tiles of, and more.
func TestApplyAcross(t *testing.T) {
	defer tensor.SetThreads(0)
	defer func(bytes int) { tileBytes = bytes }(tileBytes)
	for _, bytes := range []int{1 << 12, tileBytes} {
		tileBytes = bytes
		for _, shape := range [][2]int{{leastCrossed, 33}, {70, 1500}, {300, 1025}, {257, 2049}} {
			rows, columns := shape[0], shape[1]
			to, from := layout.New(rows, columns), layout.New(columns, rows)
			x := layout.Strided[int]{Layout: &from, Data: make([]int, rows*columns)}
			for i := range x.Data {
				x.Data[i] = i
			}
			turned := from.T()
			for threads := 1; threads < 3; threads++ {
				tensor.SetThreads(threads)
				z := layout.Strided[int]{Layout: &to, Data: make([]int, rows*columns)}
				applies[2](z, []layout.Strided[int]{
					{Layout: &turned, Data: x.Data},
					{Layout: &to, Data: x.Data},
				})
				for i, v := range z.Data {
					if want := 10*(i%columns*rows+i/columns) + i + 1; v != want {
						t.Fatalf("%d×%d, tiles of %d bytes: element %d is %d, want %d", rows,
							columns, bytes, i, v, want)
					}
				}
			}
		}
	}
}

// TestCopy copies between all layouts, and over itself.
func TestCopy(t *testing.T) {
	defer tensor.SetThreads(0)
	rapid.Check(t, func(t *rapid.T) {
		size := 3000
		if !testing.Short() && rapid.IntRange(0, 9).Draw(t, "large") == 0 {
			size = 600_000
		}
		tensor.SetThreads(rapid.IntRange(1, 3).Draw(t, "threads"))
		shape := layouttest.Shape(t, 4, size)
		x, z := layouttest.Tensor(t, shape, true), layouttest.Tensor(t, shape, false)
		want, others := layouttest.Elements(x), layouttest.Others(z)
		if clone := Clone("test", x); !slices.Equal(clone.Data, want) || !clone.IsContiguous() {
			t.Fatalf("a clone of shape %v, strides %v has other elements", shape, x.Strides())
		}
		Copy(z, x)
		if !slices.Equal(layouttest.Elements(z), want) ||
			!slices.Equal(layouttest.Others(z), others) {
			t.Fatalf("a copy of shape %v from strides %v to %v has other elements, or wrote beside them", shape, x.Strides(), z.Strides())
		}
		if len(shape) > 1 {
			axes := make([]int, len(shape))
			for i := range axes {
				axes[i] = len(axes) - 1 - i
			}
			turned := z.Transpose(axes...)
			if back := z.Layout; turned.SameShape(back) {
				before := layouttest.Elements(layout.Strided[int]{Layout: &turned, Data: z.Data})
				Copy(z, layout.Strided[int]{Layout: &turned, Data: z.Data})
				if !slices.Equal(layouttest.Elements(z), before) {
					t.Fatalf("a transpose of shape %v copied over itself has other elements", shape)
				}
			}
		}
	})
}

// TestCopyTransposed copies matrices that go by tiles, of sizes about those of tiles.
func TestCopyTransposed(t *testing.T) {
	defer tensor.SetThreads(0)
	for _, shape := range [][]int{{1, 5000}, {127, 129}, {128, 256}, {1000, 513}, {700, 901}} {
		for threads := 1; threads < 4; threads++ {
			tensor.SetThreads(threads)
			l := layout.New(shape...)
			x := layout.Strided[int]{Layout: &l, Data: make([]int, l.Size())}
			for i := range x.Data {
				x.Data[i] = i
			}
			turned := l.T()
			clone := Clone("test", layout.Strided[int]{Layout: &turned, Data: x.Data})
			for i, v := range clone.Data {
				if row, column := i/shape[0], i%shape[0]; v != column*shape[1]+row {
					t.Fatalf("the transpose of %v on %d threads has %d in row %d, column %d", shape,
						threads, v, row, column)
				}
			}
		}
	}
}

func TestFill(t *testing.T) {
	for _, n := range []int{0, 1, 2, 1023, 1024, 1025, 5000} {
		z := make([]int, n)
		Fill(z, []int{7})
		for i, v := range z {
			if v != 7 {
				t.Fatalf("element %d of %d is %d, want 7", i, n, v)
			}
		}
	}
}
