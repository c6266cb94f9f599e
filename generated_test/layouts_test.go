package generated_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// families have an operation of each kind, on a tensor of one dimension or more of which none is
// empty: what they give is printed.
var families = map[string]func(x *f64.Tensor) any{
	"print":       func(x *f64.Tensor) any { return x },
	"Values":      func(x *f64.Tensor) any { return x.Values() },
	"Add":         func(x *f64.Tensor) any { return f64.Add(x, x.Flip()) },
	"AddC":        func(x *f64.Tensor) any { return f64.AddC(x, 3) },
	"Exp":         func(x *f64.Tensor) any { return f64.Exp(x) },
	"Less":        func(x *f64.Tensor) any { return f64.Less(x, f64.Scalar(5)) },
	"Where":       func(x *f64.Tensor) any { return f64.Where(f64.Less(x, f64.Scalar(5)), x, x) },
	"Map":         func(x *f64.Tensor) any { return f64.Map(x, func(v float64) float64 { return 2 * v }) },
	"Fuse":        func(x *f64.Tensor) any { return f64.Fuse("x*x + 1", x) },
	"in place":    func(x *f64.Tensor) any { x = x.Clone(); return x.Mul(x, x) },
	"Sum":         func(x *f64.Tensor) any { return f64.Sum(x) },
	"Sum of 0":    func(x *f64.Tensor) any { return f64.Sum(x, 0) },
	"Mean":        func(x *f64.Tensor) any { return f64.Mean(x, -1) },
	"Var":         func(x *f64.Tensor) any { return f64.Var(x, 0) },
	"Max":         func(x *f64.Tensor) any { return f64.Max(x, -1) },
	"ArgMax":      func(x *f64.Tensor) any { return f64.ArgMax(x) },
	"Median":      func(x *f64.Tensor) any { return f64.Median(x, 0) },
	"CumSum":      func(x *f64.Tensor) any { return f64.CumSum(x, 0) },
	"Sort":        func(x *f64.Tensor) any { return f64.Sort(x, 0) },
	"ArgSort":     func(x *f64.Tensor) any { return f64.ArgSort(x, -1) },
	"Unique":      func(x *f64.Tensor) any { return f64.Unique(x) },
	"Softmax":     func(x *f64.Tensor) any { return f64.Softmax(x, 0) },
	"Concat":      func(x *f64.Tensor) any { return f64.Concat(0, x, x) },
	"Stack":       func(x *f64.Tensor) any { return f64.Stack(-1, x.Slice(tensor.At(0)), x.Slice(tensor.At(-1))) },
	"Take":        func(x *f64.Tensor) any { return f64.Take(x, -1, tensor.Incl(-1, 0)) },
	"Select":      func(x *f64.Tensor) any { return x.Select(f64.Less(x, f64.Scalar(4))).Tensor() },
	"Compress":    func(x *f64.Tensor) any { return f64.Compress(f64.Less(x, f64.Scalar(4)), x) },
	"NonZero":     func(x *f64.Tensor) any { return f64.NonZero(x) },
	"Roll":        func(x *f64.Tensor) any { return f64.Roll(x, 0, 1) },
	"Shift":       func(x *f64.Tensor) any { return f64.Shift(x, -1, 1) },
	"Diff":        func(x *f64.Tensor) any { return f64.Diff(x, 0) },
	"Repeat":      func(x *f64.Tensor) any { return f64.Repeat(x, 0, 2) },
	"Tile":        func(x *f64.Tensor) any { return f64.Tile(x, slices.Repeat([]int{2}, x.Rank())...) },
	"Flip":        func(x *f64.Tensor) any { return x.Flip(0) },
	"Reshape":     func(x *f64.Tensor) any { return x.Reshape(-1) },
	"Transpose":   func(x *f64.Tensor) any { return x.Transpose() },
	"Slice":       func(x *f64.Tensor) any { return x.Slice(tensor.All.By(-1), tensor.Ellipsis) },
	"Flatten":     func(x *f64.Tensor) any { return x.Flatten() },
	"BroadcastTo": func(x *f64.Tensor) any { return x.Slice(tensor.At(0)).BroadcastTo(x.Shape()...) },
	"TensorDot": func(x *f64.Tensor) any {
		axes := tensor.Shape{}
		for axis := range x.Rank() {
			axes = append(axes, axis)
		}
		return f64.TensorDot(x, x, axes, axes)
	},
	"MatMul": func(x *f64.Tensor) any {
		if x.Rank() < 2 {
			return f64.MatMul(x, x)
		}
		return f64.MatMul(x, x.T())
	},
	"All": func(x *f64.Tensor) any {
		var all []string
		for i, v := range x.All() {
			all = append(all, fmt.Sprint(i, v))
		}
		return all
	},
	"Elements": func(x *f64.Tensor) any { return slices.Collect(x.Elements()) },
	"Rows": func(x *f64.Tensor) any {
		var all []string
		for i, row := range x.Rows() {
			all = append(all, fmt.Sprint(i, row))
		}
		return all
	},
	"Slices": func(x *f64.Tensor) any {
		var all []string
		for i, s := range x.Slices(-1) {
			all = append(all, fmt.Sprint(i, s))
		}
		return all
	},
	"Scalars": func(x *f64.Tensor) any {
		x = x.Clone()
		for c := x.Scalars(); c.Next(); {
			c.Put(2 * c.Get())
		}
		return x
	},
	"CopyTo": func(x *f64.Tensor) any {
		part := make([]float64, x.Slice(tensor.At(-1)).Size())
		x.CopyTo(part, -1)
		return part
	},
}

// TestLayouts checks that operations, what is printed and iterators do not depend on the order of
// axes in memory: any up to rank 4, and some up to rank 12.
func TestLayouts(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 0))
	for _, lengths := range [][]int{{5}, {3, 4}, {2, 3, 4}, {3, 1, 2, 2}} {
		for _, order := range permutations(len(lengths)) {
			checkLayout(t, lengths, order)
		}
	}
	lengths := []int{2, 1, 3, 2, 1, 2, 1, 2, 1, 1, 2, 1}
	for rank := 5; rank <= tensor.MaxRank; rank++ {
		for range 3 {
			checkLayout(t, lengths[:rank], rng.Perm(rank))
		}
	}
}

// checkLayout compares what families make of a tensor in row-major order, and in another.
func checkLayout(t *testing.T, lengths, order []int) {
	t.Helper()
	x := f64.Zeros(lengths...)
	for i := range x.Data() {
		x.Data()[i] = float64(i * 7 % 11)
	}
	y := f64.ZerosIn(order, lengths...).Assign(x)
	if !slices.Equal(y.Layout(), order) && !slices.Contains(lengths, 1) {
		t.Errorf("the layout is %v, want %v", y.Layout(), order)
	}
	for name, f := range families {
		if got, want := fmt.Sprint(f(y)), fmt.Sprint(f(x)); got != want {
			t.Errorf("%s of shape %v in order %v:\n%s\nwant\n%s", name, lengths, order, got, want)
		}
	}
}

// permutations lists those of n axes.
func permutations(n int) (all [][]int) {
	if n == 0 {
		return [][]int{nil}
	}
	for _, p := range permutations(n - 1) {
		for at := range n {
			all = append(all, slices.Insert(slices.Clone(p), at, n-1))
		}
	}
	return all
}

// TestChosenLayout checks that copies keep a layout that was chosen, and those of views do not.
func TestChosenLayout(t *testing.T) {
	x := ints.ZerosIn([]int{1, 2, 0}, 2, 3, 4).Assign(sequence(2, 3, 4))
	for name, c := range map[string]struct {
		x     *ints.Tensor
		order []int
	}{
		"ZerosIn": {x, []int{1, 2, 0}}, "Clone": {x.Clone(), []int{1, 2, 0}},
		"WithLayout": {sequence(2, 3, 4).WithLayout(2, 0, 1).Clone(), []int{2, 0, 1}},
		"ReadOnly":   {x.ReadOnly().Clone(), []int{1, 2, 0}},
		"a view":     {x.Slice(tensor.All, tensor.To(3)).Clone(), []int{0, 1, 2}},
		"Transpose":  {sequence(4, 3, 2).Transpose().Clone(), []int{0, 1, 2}},
		"a sum":      {ints.Add(x, ints.ZerosLike(x)), []int{0, 1, 2}},
	} {
		if !slices.Equal(c.x.Layout(), c.order) || c.x.IsReadOnly() {
			t.Errorf("%s is in order %v, want %v", name, c.x.Layout(), c.order)
		}
		if name != "Transpose" && !c.x.Same(sequence(2, 3, 4)) {
			t.Errorf("%s has %v", name, c.x.Values())
		}
	}
	var order *tensor.LayoutError
	if err := tensor.Catch(func() { ints.ZerosIn([]int{0, 0}, 2, 2) }); !errors.As(err, &order) {
		t.Errorf("ZerosIn twice the same axis: %v", err)
	}
}

// TestDeviceLayout checks that a chosen layout survives the way to a device and back.
func TestDeviceLayout(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := ints.ZerosIn([]int{1, 2, 0}, 2, 3, 4).Assign(sequence(2, 3, 4))
		there := to(d, x)
		back := to(nil, there)
		for name, x := range map[string]*ints.Tensor{"there": there, "back": back, "copied": there.Clone()} {
			if !slices.Equal(x.Layout(), []int{1, 2, 0}) || !slices.Equal(x.Values(), sequence(24).Values()) {
				t.Errorf("%s in order %v: %v", name, x.Layout(), x.Values())
			}
		}
		if sum := to(nil, ints.Add(there, there.Flip())); sum.At(1, 2, 3) != 25 || sum.At(0, 1, 0) != 25 {
			t.Errorf("a sum is %v", sum)
		}
	})
}

// TestStrided wraps memory of others.
func TestStrided(t *testing.T) {
	data := sequence(12).Data()
	x := ints.Strided(data, 1, []int{2, 3}, []int{6, 2})
	want(t, "steps", x, []int{2, 3}, 2, 4, 6, 8, 10, 12)
	x.Set(-1, 1, 2)
	if data[11] != -1 || x.IsReadOnly() {
		t.Errorf("Set wrote elsewhere: %v", data)
	}
	data[11] = 12
	want(t, "down", ints.Strided(data, 11, []int{2, 2}, []int{-1, -4}), []int{2, 2}, 12, 8, 11, 7)
	want(t, "empty", ints.Strided(nil, 0, []int{2, 0}, []int{5, 9}), []int{2, 0})
	for _, c := range []struct {
		shape, strides []int
		repeats        bool
	}{
		{[]int{3, 4}, []int{4, 1}, false},
		{[]int{3, 4}, []int{1, 1}, true},
		{[]int{2}, []int{0}, true},
		{[]int{1, 3}, []int{0, 2}, false},
		{[]int{3, 2}, []int{2, 3}, false}, // which interleave: 0 3, 2 5, 4 7
		{[]int{4, 2}, []int{2, 4}, true},
		{[]int{2, 2}, []int{-1, 1}, true},
	} {
		offset := max(0, -c.strides[0])
		if x := ints.Strided(data, offset, c.shape, c.strides); x.IsReadOnly() != c.repeats {
			t.Errorf("shape %v with strides %v: read-only is %t", c.shape, c.strides, x.IsReadOnly())
		}
	}
	var (
		shape *tensor.ShapeError
		value *tensor.ValueError
	)
	for name, c := range map[string]struct {
		offset         int
		shape, strides []int
		want           any
	}{
		"too few strides": {0, []int{2, 2}, []int{1}, &shape},
		"above":           {0, []int{4, 2}, []int{4, 1}, &value},
		"below":           {2, []int{4}, []int{-1}, &value},
		"an offset":       {12, []int{1}, []int{1}, &value},
		"before":          {-1, []int{1}, []int{1}, &value},
		"much":            {0, []int{1 << 40, 2}, []int{1 << 40, 1}, &value},
		"the lowest":      {0, []int{2}, []int{-1 << 63}, &value},
	} {
		err := tensor.Catch(func() { ints.Strided(data, c.offset, c.shape, c.strides) })
		if !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}

// TestViewsOfMore has views with more dimensions, and numbers of elements.
func TestViewsOfMore(t *testing.T) {
	x := ints.Of(1, 2)
	if y := x.AlignTo(3, 2, 4); y.At(2, 1, 3) != 2 || y.At(0, 0, 3) != 1 || !y.IsReadOnly() {
		t.Errorf("AlignTo gave %v", y)
	}
	want(t, "at the last", x.AlignTo(2, 2), []int{2, 2}, 1, 2, 1, 2)
	want(t, "at the first", x.AlignTo(2, 3), []int{2, 3}, 1, 1, 1, 2, 2, 2)
	want(t, "axes", sequence(2, 3).Unsqueeze(0, -1, 2), []int{1, 2, 1, 3, 1}, 1, 2, 3, 4, 5, 6)
	want(t, "no axes", x.Unsqueeze(), []int{2}, 1, 2)
	a, b := ints.Broadcast(x, x.Unsqueeze(1))
	want(t, "rows", a, []int{2, 2}, 1, 2, 1, 2)
	want(t, "columns", b, []int{2, 2}, 1, 1, 2, 2)
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		index *tensor.IndexError
		size  *tensor.SizeError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"AlignTo":      {func() { x.AlignTo(3, 4) }, &shape},
		"Unsqueeze":    {func() { x.Unsqueeze(0, 0) }, &axis},
		"too many":     {func() { x.Unsqueeze(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) }, &size},
		"Broadcast":    {func() { ints.Broadcast(x, sequence(3)) }, &shape},
		"UnravelIndex": {func() { tensor.UnravelIndex(6, 2, 3) }, &index},
		"empty":        {func() { tensor.UnravelIndex(0, 2, 0) }, &index},
		"RavelIndex":   {func() { tensor.RavelIndex([]int{1, 3}, 2, 3) }, &index},
		"fewer":        {func() { tensor.RavelIndex([]int{1}, 2, 3) }, &index},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	for i := range 24 {
		at := tensor.UnravelIndex(i, 2, 3, 4)
		if sequence(2, 3, 4).At(at...) != i+1 || tensor.RavelIndex(at, 2, 3, 4) != i {
			t.Errorf("element %d is at %v", i, at)
		}
	}
	if at := tensor.UnravelIndex(-1, 2, 3); !slices.Equal(at, []int{1, 2}) {
		t.Errorf("the last element is at %v", at)
	}
}
