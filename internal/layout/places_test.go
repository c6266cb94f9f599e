package layout_test

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/tensor"
)

// The tests of this file compare what layouts say with the places of all their elements, by their
// strides.

// drawn returns a tensor of some hundred elements at most, in which none shows twice.
func drawn(t *rapid.T) layout.Strided[int] {
	return layouttest.Tensor(t, layouttest.Shape(t, 4, 200), false)
}

// TestRows compares rows along the last dimension, and the longest ones, with the places of
// elements.
func TestRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := layouttest.Tensor(t, layouttest.Shape(t, 4, 200), true)
		var rows, runs []int
		n, index := 0, make([]int, max(x.Rank()-1, 0))
		for r := layout.NewRows(x.Layout); r.Next(); n++ {
			if x.Rank() > 0 && r.Length != x.Dim(-1) {
				t.Fatalf("rows of %d elements, of %v", r.Length, x.Shape())
			}
			r.CopyIndex(index)
			want := tensor.UnravelIndex(n*r.Length, x.Shape()...)
			if !slices.Equal(index, want[:len(index)]) {
				t.Errorf("row %d of %v is at %v", n, x.Shape(), index)
			}
			rows = layout.AppendRow(rows, identity(len(x.Data)), &r)
		}
		n = 0
		for r := layout.NewRuns(x.Layout); r.Next(); n++ {
			runs = layout.AppendRow(runs, identity(len(x.Data)), &r)
		}
		want := layouttest.Places(x.Layout)
		if x.Size() == 0 {
			want = nil
		}
		if !slices.Equal(rows, want) || !slices.Equal(runs, want) {
			t.Errorf("rows at %v, runs at %v, want %v", rows, runs, want)
		}
		if x.IsContiguous() && n != min(x.Size(), 1) {
			t.Errorf("%d runs of contiguous %v", n, x.Shape())
		}
	})
}

// identity returns 0, 1, …, n-1.
func identity(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// TestElements compares offsets, the cursor, the spans of memory and the order of axes.
func TestElements(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawn(t)
		want := layouttest.Places(x.Layout)
		if x.Size() == 0 {
			want = nil
		}
		var cursor, offsets []int
		c := layout.NewCursor(x.Layout)
		for c.Next() {
			cursor = append(cursor, c.At)
		}
		index := make([]int, x.Rank())
		for range x.Size() {
			offsets = append(offsets, x.Offset("test", index...))
			for axis := x.Rank() - 1; axis >= 0; axis-- {
				if index[axis]++; index[axis] < x.Dim(axis) {
					break
				}
				index[axis] = 0
			}
		}
		if !slices.Equal(cursor, want) || !slices.Equal(offsets, want) {
			t.Errorf("elements at %v by a cursor and %v by offsets, want %v", cursor, offsets, want)
		}
		if follow := slices.IsSorted(want) && (len(want) == 0 ||
			want[len(want)-1]-want[0] == len(want)-1); x.IsContiguous() != follow {
			t.Errorf("strides %v of %v are contiguous: %t", x.Strides(), x.Shape(), !follow)
		}
		x.Check("test")
		if len(want) > 0 {
			short := layout.Strided[int]{Layout: x.Layout, Data: x.Data[:slices.Max(want)]}
			var shape *tensor.ShapeError
			if err := tensor.Catch(func() { short.Check("test") }); !errors.As(err, &shape) {
				t.Errorf("an element beyond the data: %v", err)
			}
		}
		packed := x.Packed("WithLayout", x.Order()...)
		if !slices.Equal(packed.Order(), x.Order()) && x.Size() > 1 && !hasOnes(x.Shape()) {
			t.Errorf("order %v, packed %v", x.Order(), packed.Order())
		}
	})
}

func hasOnes(shape []int) bool { return slices.Contains(shape, 1) }

// TestOverlap compares whether parts of one memory share an element.
func TestOverlap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawn(t)
		y := layouttest.Tensor(t, layouttest.Shape(t, 3, 60), true)
		if len(y.Data) > len(x.Data) {
			x, y = y, x
		}
		from := rapid.IntRange(0, len(x.Data)-len(y.Data)).Draw(t, "from")
		y.Data = x.Data[from:][:len(y.Data)]
		at := map[int]bool{}
		if x.Size() > 0 {
			for _, place := range layouttest.Places(x.Layout) {
				at[place] = true
			}
		}
		want := false
		if y.Size() > 0 {
			for _, place := range layouttest.Places(y.Layout) {
				want = want || at[from+place]
			}
		}
		if got := layout.Overlap(x, y); got != want {
			t.Errorf("%v by %v and, %d on, %v by %v: %t", x.Shape(), x.Strides(), from, y.Shape(),
				y.Strides(), got)
		}
		if from == 0 && x.Overlaps(y.Layout) != want {
			t.Errorf("Overlaps: %t", !want)
		}
	})
}

// TestReshape compares the elements of reshaped views, and that a view is found where elements of
// the last dimensions follow one another.
func TestReshape(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawn(t)
		shape := rapid.Permutation(x.Shape()).Draw(t, "shape")
		v, ok := x.Reshape("test", shape...)
		if !ok {
			if x.IsContiguous() || slices.Equal(shape, x.Shape()) {
				t.Errorf("no view of %v by %v as %v", x.Shape(), x.Strides(), shape)
			}
			return
		}
		if !slices.Equal(v.Shape(), shape) ||
			x.Size() > 0 && !slices.Equal(layouttest.Places(&v), layouttest.Places(x.Layout)) {
			t.Errorf("%v by %v as %v: %v", x.Shape(), x.Strides(), shape, v.Strides())
		}
	})
}

// TestIterator walks over tensors of one shape: it comes to each index once, in all of them.
func TestIterator(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shape := layouttest.Shape(t, 4, 200)
		x, y := layouttest.Tensor(t, shape, false), layouttest.Tensor(t, shape, true)
		if x.Size() == 0 {
			return
		}
		it := layout.NewIterator(x.Layout, y.Layout)
		ofY := map[int]int{} // places in y, by those in x
		p := it.Seek(0)
		for row := range it.Count {
			if q := it.Seek(row); q.At != p.At {
				t.Fatalf("row %d is at %v, after others at %v", row, q.At, p.At)
			}
			for i := range it.Length {
				ofY[p.At[0]+i*it.Steps[0]] = p.At[1] + i*it.Steps[1]
			}
			it.Next(&p)
		}
		if p.At != it.Seek(0).At {
			t.Error("after the last row is not the first")
		}
		want, others := layouttest.Places(x.Layout), layouttest.Places(y.Layout)
		if len(ofY) != len(want) {
			t.Fatalf("%d elements, want %d", len(ofY), len(want))
		}
		for i, place := range want {
			if at, ok := ofY[place]; !ok || at != others[i] {
				t.Fatalf("element %d of strides %v and %v is at %d and %d", i, x.Strides(),
					y.Strides(), place, at)
			}
		}
		if x.IsContiguous() && x.Same(y.Layout) && it.Count != 1 {
			t.Errorf("%d rows of what follows one another", it.Count)
		}
	})
}

// TestSelect compares selected elements with those at each combination of indices.
func TestSelect(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawn(t)
		selectors := make([]tensor.Selector, rapid.IntRange(0, x.Rank()).Draw(t, "selectors"))
		places := layouttest.Places(x.Layout)
		if x.Size() == 0 {
			places = nil
		}
		chosen := make([][]int, x.Rank())
		var shape tensor.Shape
		for axis := range chosen {
			n := x.Dim(axis)
			s := tensor.Selector(tensor.All)
			if axis < len(selectors) {
				s = selector(t, n)
				selectors[axis] = s
			}
			chosen[axis] = s.Indices(n)
			if i, ok := s.(tensor.Index); !ok || i.Kind != extent.Single {
				shape = append(shape, len(chosen[axis]))
			}
		}
		want := []int{0}
		for axis, indices := range chosen {
			var next []int
			for _, at := range want {
				for _, i := range indices {
					next = append(next, at*x.Dim(axis)+(i+x.Dim(axis))%x.Dim(axis))
				}
			}
			want = next
		}
		for i, at := range want {
			want[i] = places[at]
		}
		c := x.Choose("Select", selectors...)
		got, offsets := c.Shape, c.Offsets("Select", x.Layout)
		if !got.Equal(shape) || !slices.Equal(offsets, want) {
			t.Errorf("%v of %v by %v: %v of shape %v, want %v of %v", selectors, x.Shape(),
				x.Strides(), offsets, got, want, shape)
		}
	})
}

// selector draws one of n elements.
func selector(t *rapid.T, n int) tensor.Selector {
	if n == 0 {
		return tensor.From(1)
	}
	index := rapid.IntRange(-n, n-1)
	switch rapid.IntRange(0, 3).Draw(t, "selector") {
	case 0:
		return tensor.At(index.Draw(t, "at"))
	case 1:
		return tensor.Range(index.Draw(t, "lo"), index.Draw(t, "hi")).By(2)
	case 2:
		return tensor.Incl(rapid.SliceOfN(index, 0, 4).Draw(t, "incl")...)
	}
	return tensor.Excl(rapid.SliceOfN(index, 0, 4).Draw(t, "excl")...)
}

// TestMatMul compares the matrices of batches with those that indices say.
func TestMatMul(t *testing.T) {
	for _, c := range []struct{ x, y, z []int }{
		{[]int{2, 3}, []int{3, 4}, []int{2, 4}},
		{[]int{3}, []int{3, 4}, []int{4}},
		{[]int{2, 3}, []int{3}, []int{2}},
		{[]int{3}, []int{3}, nil},
		{[]int{5, 2, 3}, []int{3, 4}, []int{5, 2, 4}},
		{[]int{5, 1, 2, 3}, []int{6, 3, 4}, []int{5, 6, 2, 4}},
		{[]int{0, 2, 3}, []int{3, 4}, []int{0, 2, 4}},
	} {
		x, y := layout.New(c.x...), layout.New(c.y...)
		var p layout.MatMul
		p.Set("test", &x, &y)
		if !p.Shape().Equal(c.z) || p.IsBatch() != (len(c.z) > 2) {
			t.Errorf("%v by %v: %v, a batch: %t", c.x, c.y, p.Shape(), p.IsBatch())
		}
		z := layout.New(p.Shape()...)
		p.Result(&z)
		ofZ, ofX, ofY := p.Batches()
		all := p.Z.Of(ofZ)
		if z.Size() > 0 && !slices.Equal(layouttest.Places(&all), layouttest.Places(&z)) {
			t.Errorf("%v by %v: the matrices of the result have strides %v", c.x, c.y, all.Strides())
		}
		operands(t, x, p.X.Of(ofX), z.Shape())
		operands(t, y, p.Y.Of(ofY), z.Shape())
		it := p.Matrices()
		if rows := it.Length * it.Count * p.Z.Rows * p.Z.Cols; rows != z.Size() {
			t.Errorf("%v by %v: %d elements in matrices, want %d", c.x, c.y, rows, z.Size())
		}
	}
	for _, c := range [][2][]int{{{2, 3}, {2, 3}}, {nil, {2}}, {{2, 2, 3}, {3, 3, 4}}} {
		x, y := layout.New(c[0]...), layout.New(c[1]...)
		var shape *tensor.ShapeError
		err := tensor.Catch(func() { new(layout.MatMul).Set("test", &x, &y) })
		if !errors.As(err, &shape) || shape.Op != "test" || len(shape.Shapes) != 2 {
			t.Errorf("%v by %v: %v", c[0], c[1], err)
		}
	}
}

// operands checks the matrices of an operand x, stretched to the batch of a result of a shape.
func operands(t *testing.T, x, matrices layout.Layout, shape tensor.Shape) {
	t.Helper()
	if x.Rank() < 2 || len(shape) < 2 || slices.Contains(shape, 0) {
		return
	}
	last := x.Shape()[x.Rank()-2:]
	want := x.BroadcastTo(slices.Concat(shape[:len(shape)-2], last)...)
	if !matrices.SameShape(&want) ||
		!slices.Equal(layouttest.Places(&matrices), layouttest.Places(&want)) {
		t.Errorf("matrices of %v for %v: %v by %v, want %v by %v", x.Shape(), shape,
			matrices.Shape(), matrices.Strides(), want.Shape(), want.Strides())
	}
}

// TestParts compares the parts of tensors one after another with those of the whole.
func TestParts(t *testing.T) {
	x := layout.New(2, 7, 3)
	for name, parts := range map[string][]layout.Layout{
		"Split": x.Split(1, 3), "Partition": x.Partition(-2, 2, 2),
		"more than there are": x.Split(1, 9),
	} {
		pointers := make([]*layout.Layout, len(parts))
		for i := range parts {
			pointers[i] = &parts[i]
		}
		whole, at := layout.Concat("test", 1, pointers...)
		for i, part := range at {
			got, want := layouttest.Places(&part), layouttest.Places(&parts[i])
			if !slices.Equal(got, want) && part.Size() > 0 {
				t.Errorf("%s: part %d is at %v, want %v", name, i, got, want)
			}
		}
		if !whole.SameShape(&x) {
			t.Errorf("%s: parts of %v", name, whole.Shape())
		}
	}
	outer, inner := x.Padded([2]int{1, 0}, [2]int{2, 3}, [2]int{0, 0})
	if !outer.HasShape(3, 12, 3) || !inner.SameShape(&x) ||
		inner.Start() != outer.Offset("test", 1, 2, 0) {
		t.Errorf("padded: %v from %d of %v", inner.Shape(), inner.Start(), outer.Shape())
	}
	times := []int{2, 1, 3}
	z := layout.New(x.Times("Tile", times)...)
	tiles, tile, ok := z.Tiles(&x, times)
	onto := tile.Onto("test", &tiles)
	if !ok || tiles.Size() != 6*x.Size() || !slices.Contains(layouttest.Places(&onto), x.Size()-1) {
		t.Errorf("tiles: %v of %v, %t", tiles.Shape(), tile.Shape(), ok)
	}
}
