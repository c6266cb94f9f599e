package generated_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestHighestRank compares operations on tensors of as many dimensions as there can be with those
// on tensors of fewer.
func TestHighestRank(t *testing.T) {
	low := f64.Arange(0, 24, 1).Reshape(2, 3, 4)
	low.Sin(low)
	high := low.Reshape(append(slices.Repeat([]int{1}, tensor.MaxRank-3), 2, 3, 4)...)
	at := ints.Of(3, 0, 2, 1)
	// ones returns x with dimensions of length 1 before the others, for as many as there are in y.
	ones := func(x *ints.Tensor, y *f64.Tensor) *ints.Tensor {
		return x.Reshape(append(slices.Repeat([]int{1}, y.Rank()-x.Rank()), x.Shape()...)...)
	}
	last := func(y *f64.Tensor, n int) []int {
		return append(slices.Repeat([]int{1}, y.Rank()-1), n)
	}
	widths := func(y *f64.Tensor) [][2]int {
		return append(make([][2]int, y.Rank()-2), [2]int{1, 0}, [2]int{0, 2})
	}
	for name, f := range map[string]func(x *f64.Tensor) *f64.Tensor{
		"Add":      func(x *f64.Tensor) *f64.Tensor { return f64.Add(x, low) },
		"in place": func(x *f64.Tensor) *f64.Tensor { y := x.Clone(); return y.Sub(y, y.Flip()) },
		"Fuse":     func(x *f64.Tensor) *f64.Tensor { return f64.Fuse("x*y + x", x, x.Flip(-2)) },
		"Where": func(x *f64.Tensor) *f64.Tensor {
			return f64.Where(f64.Less(x, f64.Scalar(0)), x, low)
		},
		"MatMul":    func(x *f64.Tensor) *f64.Tensor { return f64.MatMul(x, x.T()) },
		"Transpose": func(x *f64.Tensor) *f64.Tensor { return x.Transpose().Clone().Transpose() },
		"Flip":      func(x *f64.Tensor) *f64.Tensor { return x.Flip(-1, -3).Clone() },
		"Slice": func(x *f64.Tensor) *f64.Tensor {
			return x.Slice(tensor.Ellipsis, tensor.Odd, tensor.Even)
		},
		"Select": func(x *f64.Tensor) *f64.Tensor {
			return x.Select(slices.Repeat([]tensor.Selector{tensor.All}, x.Rank())...).Tensor()
		},
		"Roll":        func(x *f64.Tensor) *f64.Tensor { return f64.Roll(x, -1, 3) },
		"Shift":       func(x *f64.Tensor) *f64.Tensor { return f64.Shift(x, -2, -1) },
		"Diff":        func(x *f64.Tensor) *f64.Tensor { return f64.Diff(x, -1) },
		"Repeat":      func(x *f64.Tensor) *f64.Tensor { return f64.Repeat(x, -2, 3) },
		"Repeat last": func(x *f64.Tensor) *f64.Tensor { return f64.Repeat(x.T(), -1, 2) },
		"Repeat none": func(x *f64.Tensor) *f64.Tensor { return f64.Repeat(x, -1, 0) },
		"Tile":        func(x *f64.Tensor) *f64.Tensor { return f64.Tile(x, last(x, 3)...) },
		"Tile none":   func(x *f64.Tensor) *f64.Tensor { return f64.Tile(x, last(x, 0)...) },
		"Pad":         func(x *f64.Tensor) *f64.Tensor { return f64.Pad(x, 7, widths(x)...) },
		"Tril":        func(x *f64.Tensor) *f64.Tensor { return f64.Tril(x, 0) },
		"Concat":      func(x *f64.Tensor) *f64.Tensor { return f64.Concat(-2, x, x) },
		"Take":        func(x *f64.Tensor) *f64.Tensor { return f64.Take(x, -1, tensor.Incl(2, 0)) },
		"Gather":      func(x *f64.Tensor) *f64.Tensor { return f64.Gather(x, -1, ones(at, x)) },
		"Put": func(x *f64.Tensor) *f64.Tensor {
			return x.Clone().Put(low, -1, ones(at, x))
		},
		"Compress": func(x *f64.Tensor) *f64.Tensor {
			return f64.Compress(bools.Of(true, false, true, true), x)
		},
		"Sum":        func(x *f64.Tensor) *f64.Tensor { return f64.Sum(x, -2) },
		"Sum of all": func(x *f64.Tensor) *f64.Tensor { return f64.Sum(x) },
		"Max":        func(x *f64.Tensor) *f64.Tensor { return f64.KeepDims(f64.Max, x, -1) },
		"Var":        func(x *f64.Tensor) *f64.Tensor { return f64.Var(x, -1, -3) },
		"LogSumExp":  func(x *f64.Tensor) *f64.Tensor { return f64.LogSumExp(x, -2) },
		"CumSum":     func(x *f64.Tensor) *f64.Tensor { return f64.CumSum(x, -2) },
		"Sort":       func(x *f64.Tensor) *f64.Tensor { return f64.Sort(x, -2) },
		"TopK":       func(x *f64.Tensor) *f64.Tensor { y, _ := f64.TopK(x, 2, -2); return y },
		"Quantile":   func(x *f64.Tensor) *f64.Tensor { return f64.Quantile(x, 0.3, -2) },
		"Softmax":    func(x *f64.Tensor) *f64.Tensor { return f64.Softmax(x, -2) },
		"LayerNorm": func(x *f64.Tensor) *f64.Tensor {
			return f64.LayerNorm(x, nil, nil, 1, -1, -2)
		},
		"RMSNorm": func(x *f64.Tensor) *f64.Tensor { return f64.RMSNorm(x, nil, 1) },
		"SumTo":   func(x *f64.Tensor) *f64.Tensor { return x.SumTo(3, 1) },
		"BroadcastTo": func(x *f64.Tensor) *f64.Tensor {
			return low.BroadcastTo(x.Shape()...).Clone()
		},
		"WithLayout": func(x *f64.Tensor) *f64.Tensor { return x.WithLayout(x.T().Layout()...) },
		"IndexAdd": func(x *f64.Tensor) *f64.Tensor {
			return x.Clone().IndexAdd(f64.Take(x, -2, tensor.Incl(0, 1)), -2, 2, 2)
		},
		"Map": func(x *f64.Tensor) *f64.Tensor { return f64.Map(x, math.Abs) },
		"IsClose": func(x *f64.Tensor) *f64.Tensor {
			return f64.Where(f64.IsClose(x, low), x, f64.Scalar(9))
		},
		"TensorDot": func(x *f64.Tensor) *f64.Tensor {
			return f64.TensorDot(x, low, []int{-1, -2}, []int{-1, -2})
		},
		"RowGrad": func(x *f64.Tensor) *f64.Tensor {
			w, b, axes := f64.ZerosLike(x), f64.ZerosLike(x), make([]int, x.Rank())
			for i := range axes {
				axes[i] = i
			}
			z := of64.RowGrad(nil, "LayerNorm", []*f64.Tensor{w, b}, x, nil, x, []*f64.Tensor{nil},
				[]float64{1}, axes...)
			return f64.Concat(0, z.Ravel(), w.Ravel(), b.Ravel())
		},
	} {
		want, got := f(low), f(high)
		if !slices.Equal(got.Values(), want.Values()) ||
			!slices.Equal(got.Squeeze().Shape(), want.Squeeze().Shape()) {
			t.Errorf("%s gave %v, want %v", name, got, want)
		}
	}
	// With twos everywhere, no dimension can be left out.
	x := sequence(slices.Repeat([]int{2}, tensor.MaxRank)...)
	m := modelOf(x)
	times := slices.Repeat([]int{1}, tensor.MaxRank)
	times[0], times[5], times[11] = 2, 3, 2
	shape := slices.Clone(m.shape)
	for i, n := range times {
		shape[i] *= n
	}
	want := build(shape, func(i []int) int {
		own := slices.Clone(i)
		for k := range own {
			own[k] %= 2
		}
		return m.at(own)
	})
	if got := ints.Tile(x, times...); !slices.Equal(got.Shape(), want.shape) ||
		!slices.Equal(got.Values(), want.values) {
		t.Errorf("Tile of rank %d is wrong", tensor.MaxRank)
	}
	for axis := range tensor.MaxRank {
		shape := slices.Clone(m.shape)
		shape[axis] = 6
		want := build(shape, func(i []int) int {
			own := slices.Clone(i)
			own[axis] /= 3
			return m.at(own)
		})
		if got := ints.Repeat(x, axis, 3); !slices.Equal(got.Shape(), want.shape) ||
			!slices.Equal(got.Values(), want.values) {
			t.Errorf("Repeat along axis %d of rank %d is wrong", axis, tensor.MaxRank)
		}
	}
}

// TestSizesOfViews takes views that are as large as can be, or larger.
func TestSizesOfViews(t *testing.T) {
	x, wide := sequence(3), ints.Scalar(1).BroadcastTo(1<<40)
	high := ints.Zeros(slices.Repeat([]int{1}, tensor.MaxRank)...)
	const most = math.MaxInt
	for name, c := range map[string]struct {
		parts []*ints.Tensor
		want  [][]int
	}{
		"Partition of all":        {x.Partition(0, most, 1), [][]int{{1, 2, 3}, {2, 3}, {3}}},
		"Partition by far":        {x.Partition(0, 1, most), [][]int{{1}}},
		"Partition of all by far": {x.Partition(0, most, most), [][]int{{1, 2, 3}}},
		"Partition of nothing":    {ints.Zeros(0).Partition(0, most, most), nil},
	} {
		var got [][]int
		for _, p := range c.parts {
			got = append(got, p.Values())
		}
		if !slices.EqualFunc(got, c.want, slices.Equal[[]int]) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	want(t, "Windows larger than the tensor", x.Windows(most, most), []int{0, most})
	want(t, "Slice of the highest rank", high.Slice(tensor.NewAxis, tensor.At(0)),
		slices.Repeat([]int{1}, tensor.MaxRank), 0)
	for name, c := range map[string]struct {
		op string
		f  func()
	}{
		"windows":            {"Windows", func() { wide.Windows(1<<39, 1) }},
		"windows of rank 12": {"Windows", func() { high.Windows(1, 1) }},
		"a new axis":         {"Slice", func() { high.Slice(tensor.NewAxis) }},
		"two new axes": {
			"Slice",
			func() { high.Slice(tensor.NewAxis, tensor.NewAxis, tensor.At(0)) },
		},
		"another axis": {"Unsqueeze", func() { high.Unsqueeze(0) }},
		"stacked":      {"Stack", func() { ints.Stack(0, high, high) }},
		"padded":       {"Pad", func() { ints.Pad(x, 0, [2]int{most, most}) }},
		"padded after": {"Pad", func() { ints.Pad(x, 0, [2]int{0, most}) }},
		"padded, of nothing": {"Pad", func() {
			ints.Pad(ints.Zeros(0, 0), 0, [2]int{most, 1}, [2]int{})
		}},
		"concatenated": {
			"Concat",
			func() { ints.Concat(0, ints.Zeros(most, 0), ints.Zeros(most, 0), ints.Zeros(2, 0)) },
		},
		"many parts":        {"Split", func() { x.Split(0, most) }},
		"many partitions":   {"Partition", func() { wide.Partition(0, 1, 1) }},
		"tiled":             {"Tile", func() { ints.Tile(x, most) }},
		"tiled less":        {"Tile", func() { ints.Tile(x, -1) }},
		"repeated":          {"Repeat", func() { ints.Repeat(x, 0, most) }},
		"repeated less":     {"Repeat", func() { ints.Repeat(x, 0, -1) }},
		"tiled, of nothing": {"Tile", func() { ints.Tile(ints.Zeros(2, 0), most, 1) }},
		"stretched":         {"BroadcastTo", func() { x.BroadcastTo(most, 3) }},
		"stretched too often": {
			"BroadcastTo",
			func() { x.BroadcastTo(append(high.Shape(), 3)...) },
		},
		"aligned":       {"AlignTo", func() { x.AlignTo(3, most) }},
		"a sum of both": {"Add", func() { ints.Add(wide, wide.Unsqueeze(1)) }},
	} {
		var size *tensor.SizeError
		if err := tensor.Catch(c.f); !errors.As(err, &size) || size.Op != c.op {
			t.Errorf("%s: %v", name, err)
		}
	}
	l := layout.New(2, 3)
	for _, c := range [][3]int{{1, -1, 2}, {1, 0, 4}, {1, 2, 1}, {0, math.MinInt, most}} {
		var index *tensor.IndexError
		if err := tensor.Catch(func() { l.Stretch(c[0], c[1], c[2]) }); !errors.As(err, &index) {
			t.Errorf("Stretch(%v) gave %v", c, err)
		}
	}
	// Of nothing, other lengths may be anything.
	none := ints.Zeros(0, 1<<40, 1<<40)
	want(t, "Tile of nothing", ints.Tile(none, 3, 1, 2), []int{0, 1 << 40, 1 << 41})
	want(t, "Sum of nothing", ints.Sum(none, 1, 2), []int{0})
	want(t, "Flatten of nothing", none.Flatten(), []int{0})
	want(t, "Max of nothing", ints.Max(none, 2, 1), []int{0})
}

// TestLayoutHelpers gives what package tensor has for loops of others what makes no sense.
func TestLayoutHelpers(t *testing.T) {
	l, m, none := layout.New(2, 3), layout.New(3, 2), new(layout.Layout)
	wide := l.BroadcastTo(1<<40, 2, 3)
	high := layout.New(slices.Repeat([]int{1}, tensor.MaxRank)...)
	var shape *tensor.ShapeError
	var value *tensor.ValueError
	var axis *tensor.AxisError
	var index *tensor.IndexError
	var size *tensor.SizeError
	for name, c := range map[string]struct {
		want any
		f    func()
	}{
		"a walk of nothing": {&value, func() { layout.NewIterator() }},
		"a walk of many":    {&value, func() { layout.NewIterator(&l, &l, &l, &l, &l, &l, &l) }},
		"a walk of shapes":  {&shape, func() { layout.NewIterator(&l, &m) }},
		"a wrapped layout": {
			&shape,
			func() { f64s.Wrap(layout.Strided[float64]{Layout: &l, Data: make([]float64, 5)}) },
		},
		"a flat transpose":         {&value, func() { intss.Raw(ints.Zeros(2, 3).T()).Flat() }},
		"tiles of another shape":   {&shape, func() { l.Tiles(&m, []int{1, 1}) }},
		"parts of what they leave": {&shape, func() { l.Divided(1, 2) }},
		"an axis to divide":        {&axis, func() { l.Divided(2, 2) }},
		"matrices of high rank":    {&size, func() { layout.Matrix{Rows: 1, Cols: 1}.Of(high) }},
		"too many matrices": {
			&size,
			func() { layout.Matrix{Rows: 1 << 20, Cols: 1 << 20}.Of(wide) },
		},
		"offsets":       {&index, func() { l.Offsets("Take", 1, 3) }},
		"offsets along": {&axis, func() { l.Offsets("Take", 2, 0) }},
		"indices along": {
			&shape,
			func() { l.SelectAlong("Gather", 1, 2, make([]int, 5)) },
		},
		"an index along": {&index, func() { l.SelectAlong("Gather", 1, 1, []int{0, 3}) }},
		"indices":        {&size, func() { tensor.All.Indices(1 << 50) }},
		"other indices":  {&size, func() { tensor.Excl(3).Indices(1 << 50) }},
		"an index":       {&index, func() { tensor.At(3).Indices(3) }},
		"an ellipsis":    {&value, func() { tensor.Ellipsis.Indices(3) }},
		"Drop":           {&axis, func() { none.Drop(0) }},
		"Slice":          {&shape, func() { none.Slice() }},
		"Select":         {&shape, func() { none.Choose("Select") }},
		"Packed":         {&shape, func() { none.Packed("WithLayout") }},
		"BroadcastTo":    {&shape, func() { none.BroadcastTo(2) }},
		"Inserted":       {&shape, func() { none.Inserted("Stack", 0) }},
		"Times":          {&shape, func() { l.Times("Tile", []int{1}) }},
		"no element":     {&index, func() { l.Element("At", 0, 3) }},
		"KeepDims":       {&axis, func() { layout.KeepDims("Sum", tensor.Shape{2}, 1) }},
		"Broadcast":      {&shape, func() { tensor.Broadcast(make(tensor.Shape, 13)) }},
		"a size":         {&size, func() { tensor.Shape{1 << 40, 1 << 40}.Size() }},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}
