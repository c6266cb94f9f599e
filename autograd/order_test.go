package autograd_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// orders are functions of order and of places, each of a variable and of a tensor, to be compared
// at a tensor of 2 by 3 by 4.
var orders = []move{
	{
		"Sort", func(x *variable) *variable { return autograd.Sort(x, -2) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Sort(x, -2) },
	},
	{
		"TopK",
		func(x *variable) *variable { top, _ := autograd.TopK(x, 2, 0); return top },
		func(x *f64.Tensor) *f64.Tensor { top, _ := f64.TopK(x, 2, 0); return top },
	},
	{
		"Diff", func(x *variable) *variable { return autograd.Diff(x, 1) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Diff(x, 1) },
	},
	{
		"Diff of one", func(x *variable) *variable {
			return autograd.Diff(x.Slice(tensor.To(1)), 0)
		},
		func(x *f64.Tensor) *f64.Tensor { return f64.Diff(x.Slice(tensor.To(1)), 0) },
	},
	{
		"Shift", func(x *variable) *variable { return autograd.Shift(x, -1, 3) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Shift(x, -1, 3) },
	},
	{
		"Shift back", func(x *variable) *variable { return autograd.Shift(x, 1, -1) },
		func(x *f64.Tensor) *f64.Tensor { return f64.Shift(x, 1, -1) },
	},
	{
		"Shift out", func(x *variable) *variable { return autograd.Shift(x, 1, math.MinInt) },
		func(x *f64.Tensor) *f64.Tensor { return f64.ZerosLike(x) },
	},
	{
		"Compress", func(x *variable) *variable {
			return autograd.Compress(bools.Of(true, false, false, true), x)
		},
		func(x *f64.Tensor) *f64.Tensor {
			return f64.Compress(bools.Of(true, false, false, true), x)
		},
	},
	{
		"Compress along an axis", func(x *variable) *variable {
			return autograd.Compress(bools.Of(false, true), x, 1)
		},
		func(x *f64.Tensor) *f64.Tensor { return x.Slice(tensor.All, tensor.Range(1, 2)) },
	},
	{
		"PadEdge", func(x *variable) *variable { return autograd.PadEdge(x, widths...) },
		func(x *f64.Tensor) *f64.Tensor { return f64.PadEdge(x, widths...) },
	},
	{
		"PadReflect", func(x *variable) *variable { return autograd.PadReflect(x, widths...) },
		func(x *f64.Tensor) *f64.Tensor { return f64.PadReflect(x, widths...) },
	},
	{
		"PadWrap", func(x *variable) *variable { return autograd.PadWrap(x, widths...) },
		func(x *f64.Tensor) *f64.Tensor { return f64.PadWrap(x, widths...) },
	},
	{
		"SplitSizes", func(x *variable) *variable { return autograd.SplitSizes(x, -1, 1, 3)[1] },
		func(x *f64.Tensor) *f64.Tensor { return x.Slice(tensor.Ellipsis, tensor.From(1)) },
	},
	{
		"BottomK",
		func(x *variable) *variable { low, _ := autograd.BottomK(x, 2, -1); return low },
		func(x *f64.Tensor) *f64.Tensor { low, _ := f64.BottomK(x, 2, -1); return low },
	},
	{
		"CumSum exclusive", func(x *variable) *variable {
			return autograd.CumSum(x, -1, tensor.Exclusive)
		},
		func(x *f64.Tensor) *f64.Tensor { return f64.CumSum(x, -1, tensor.Exclusive) },
	},
	{
		"CumSum reversed", func(x *variable) *variable {
			return autograd.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)
		},
		func(x *f64.Tensor) *f64.Tensor {
			return f64.CumSum(x, 1, tensor.Exclusive, tensor.Reversed)
		},
	},
	{
		"GatherND", func(x *variable) *variable {
			return autograd.GatherND(x, 0, ints.Of(1, 0, 0, -1, 1, 0).Reshape(3, 2))
		},
		func(x *f64.Tensor) *f64.Tensor {
			return f64.GatherND(x, 0, ints.Of(1, 0, 0, -1, 1, 0).Reshape(3, 2))
		},
	},
	{
		"GatherND of batches", func(x *variable) *variable {
			return autograd.GatherND(x, 1, ints.Of(1, 0, 2, 3).Reshape(2, 2))
		},
		func(x *f64.Tensor) *f64.Tensor {
			return f64.GatherND(x, 1, ints.Of(1, 0, 2, 3).Reshape(2, 2))
		},
	},
	{
		"KeepDims", func(x *variable) *variable {
			return autograd.Sub(x, autograd.KeepDims(autograd.Max, x, 0, 2))
		},
		func(x *f64.Tensor) *f64.Tensor { return f64.Sub(x, f64.KeepDims(f64.Max, x, 0, 2)) },
	},
}

// widths are what to pad those with: more than they have, none, and on one side.
var widths = [][2]int{{3, 2}, {}, {0, 5}}

func TestOrders(t *testing.T) {
	x := random(4, 2, 3).Transpose(1, 2, 0)
	for _, m := range orders {
		t.Run(m.name, func(t *testing.T) {
			if got, want := m.of(autograd.New(x)).Value, m.ofThat(x); !got.Same(want) {
				t.Errorf("%v, want %v", got, want)
			}
			checkOrders(t, func(x ...*variable) *variable { return m.of(x[0]) }, x)
		})
	}
}

// TestProductsBefore checks products of the elements before each, and after each, of which some are
// 0.
func TestProductsBefore(t *testing.T) {
	x := random(2, 5)
	x.Slice(tensor.At(1), tensor.Odd).Fill(0)
	for _, how := range [][]tensor.Scan{
		{tensor.Exclusive}, {tensor.Reversed}, {tensor.Exclusive, tensor.Reversed},
	} {
		f := func(x ...*variable) *variable { return autograd.CumProd(x[0], 1, how...) }
		if got, want := f(autograd.New(x)).Value, f64.CumProd(x, 1, how...); !f64.AllClose(got,
			want, f64.Tolerance{Absolute: 1e-15}) {
			t.Errorf("%v: %v, want %v", how, got, want)
		}
		checkOrders(t, f, x)
	}
	if v := autograd.CumProd(autograd.New(f64.Zeros(2, 0)), 1, tensor.Exclusive); v.Shape()[1] != 0 {
		t.Errorf("products of nothing: %v", v.Shape())
	}
}

// TestQuantiles checks derivatives of quantiles between elements, at them, and of one element.
func TestQuantiles(t *testing.T) {
	x := random(2, 3, 5).Transpose(2, 0, 1)
	for _, axes := range [][]int{nil, {0}, {-1}, {2, 0}, {-3, -2, -1}} {
		for _, q := range []float64{0, 0.3, 0.5, 1} {
			t.Run(fmt.Sprint(q, axes), func(t *testing.T) {
				f := func(x ...*variable) *variable { return autograd.Quantile(x[0], q, axes...) }
				if got, want := f(autograd.New(x)).Value, f64.Quantile(x, q, axes...); !got.Same(want) {
					t.Errorf("%v, want %v", got, want)
				}
				checkOrders(t, f, x)
			})
		}
		median := func(x ...*variable) *variable { return autograd.Median(x[0], axes...) }
		if got, want := median(autograd.New(x)).Value, f64.Median(x, axes...); !got.Same(want) {
			t.Errorf("Median: %v, want %v", got, want)
		}
		checkOrders(t, median, x)
	}
	checkOrders(t, func(x ...*variable) *variable { return autograd.Median(x[0]) }, f64.Of(3))
	nothing := autograd.New(f64.Zeros(0, 2))
	if v := autograd.Median(nothing, 0).Value; !math.IsNaN(v.At(1)) {
		t.Errorf("median of nothing: %v", v)
	}
	if v := autograd.Median(nothing, 1).Value; v.Size() != 0 {
		t.Errorf("no medians: %v", v)
	}
	// Backward looks for the places after the elements were changed.
	changed := vector(1, 3, 2)
	m := autograd.Median(changed)
	changed.Value.Fill(0)
	if err := tensor.Catch(m.Backward); err == nil {
		t.Error("the median of what was changed has a derivative")
	}
}

// TestGradientsOfTies checks which of equal elements have the gradient: in the order of ArgSort,
// the first.
func TestGradientsOfTies(t *testing.T) {
	for name, c := range map[string]struct {
		f    func(x *variable) *variable
		want []float64
	}{
		"Sort": {func(x *variable) *variable {
			return autograd.Sort(x, 0).Slice(tensor.At(1))
		}, []float64{0, 0, 1, 0}},
		"TopK": {func(x *variable) *variable {
			top, _ := autograd.TopK(x, 2, 0)
			return top
		}, []float64{1, 0, 0, 1}},
		"Median":   {func(x *variable) *variable { return autograd.Median(x) }, []float64{.5, 0, .5, 0}},
		"Quantile": {func(x *variable) *variable { return autograd.Quantile(x, 1) }, []float64{0, 0, 0, 1}},
	} {
		x := vector(3, 1, 1, 3)
		c.f(x).Backward()
		wantValues(t, name, x.Grad, c.want...)
	}
}

// TestScatters checks derivatives of what puts elements among others: by both operands, where
// indices come twice, and where y is stretched.
func TestScatters(t *testing.T) {
	x, y := random(2, 3, 4), random(2, 3)
	y = y.Unsqueeze(2)
	at := ints.New([]int{3, 0, 3, 1, 1, 1, 0, 2, 1, 2, 0, 0, 1, 2, 3, 0, 3, 3}, 2, 3, 3)
	points := ints.New([]int{ // 2 by 3 by 3 of them: elements of x
		0, 0, 1, 1, 2, 3, 0, 0, 1, 1, 1, 1, 0, 2, 2, 1, 0, 0, 0, 0, 1, 1, 2, 2, 1, 2, 2,
		0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 1, 3, 0, 1, 0, 0, 1, 1, 1, 1, 2, 1, 1, 3, 1, 1, 2,
	}, 2, 3, 3, 3)
	for name, c := range map[string]struct {
		of     func(x, y *variable) *variable
		ofThat func(x, y *f64.Tensor) *f64.Tensor
	}{
		"Put": {
			func(x, y *variable) *variable { return autograd.Put(x, y, -1, at) },
			func(x, y *f64.Tensor) *f64.Tensor { return x.Clone().Put(y, -1, at) },
		},
		"ScatterND": {
			func(x, y *variable) *variable { return autograd.ScatterND(x, y, points) },
			func(x, y *f64.Tensor) *f64.Tensor { return f64.ScatterND(x, y, points) },
		},
		"ScatterNDAdd": {
			func(x, y *variable) *variable { return autograd.ScatterNDAdd(x, y, points) },
			func(x, y *f64.Tensor) *f64.Tensor { return f64.ScatterNDAdd(x, y, points) },
		},
		"ScatterAdd": {
			func(x, y *variable) *variable { return autograd.ScatterAdd(x, y, -1, at) },
			func(x, y *f64.Tensor) *f64.Tensor { return x.Clone().ScatterAdd(y, -1, at) },
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, y := range []*f64.Tensor{y, random(2, 3, 3)} {
				before := x.Clone()
				got := c.of(autograd.New(x), autograd.New(y)).Value
				if want := c.ofThat(x, y); !got.Same(want) || !x.Same(before) {
					t.Errorf("%v, want %v", got, want)
				}
				checkOrders(t, func(x ...*variable) *variable { return c.of(x[0], x[1]) }, x, y)
			}
		})
	}
}

func TestOrderMistakes(t *testing.T) {
	x := autograd.New(f64.Zeros(2, 3))
	for name, f := range map[string]func(){
		"Sort":               func() { autograd.Sort(x, 2) },
		"TopK":               func() { autograd.TopK(x, 4, 1) },
		"Median":             func() { autograd.Median(x, 2) },
		"Quantile":           func() { autograd.Quantile(x, 1.5) },
		"Diff":               func() { autograd.Diff(x, 2) },
		"Shift":              func() { autograd.Shift(x, 2, 1) },
		"Compress":           func() { autograd.Compress(bools.Of(true), x, 2) },
		"Compress two axes":  func() { autograd.Compress(bools.Of(true), x, 0, 1) },
		"Compress too many":  func() { autograd.Compress(bools.Ones(4), x, 1) },
		"Compress a matrix":  func() { autograd.Compress(bools.Ones(2, 3), x, 1) },
		"Put":                func() { autograd.Put(x, x, 0, ints.Of(1)) },
		"ScatterAdd outside": func() { autograd.ScatterAdd(x, x, 0, ints.Full(2, 2, 3)) },
		"PadEdge":            func() { autograd.PadEdge(x, [2]int{1, 1}) },
		"SplitSizes":         func() { autograd.SplitSizes(x, 1, 2, 2) },
		"BottomK":            func() { autograd.BottomK(x, 4, 1) },
		"CumSum":             func() { autograd.CumSum(x, 0, tensor.Scan(9)) },
		"CumProd":            func() { autograd.CumProd(x, 0, tensor.Scan(9)) },
		"GatherND":           func() { autograd.GatherND(x, 0, ints.Of(0, 3)) },
		"ScatterND":          func() { autograd.ScatterND(x, x, ints.Of(0, 3)) },
		"ScatterNDAdd":       func() { autograd.ScatterNDAdd(x, x, ints.Of(0, 3)) },
		"KeepDims":           func() { autograd.KeepDims(autograd.Sum, x, 2) },
	} {
		if err := tensor.Catch(f); err == nil {
			t.Errorf("%s does not panic", name)
		}
	}
}

// TestDeviceOrders compares gradients of functions of order and of places on every device with
// those on the host.
func TestDeviceOrders(t *testing.T) {
	type variable = autograd.Variable[*f32.Tensor]
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	host, at := f32.Uniform(nil, -1, 1, 5, 6), ints.New([]int{3, 0, 3, 1, 1, 1}, 1, 6)
	functions := map[string]func(x, y *variable) *variable{
		"Sort": func(x, y *variable) *variable { return autograd.Mul(autograd.Sort(x, 0), y) },
		"TopK": func(x, y *variable) *variable {
			top, _ := autograd.TopK(autograd.Mul(x, y), 2, -1)
			return top
		},
		"Median":   func(x, _ *variable) *variable { return autograd.Median(x, 0) },
		"Quantile": func(x, _ *variable) *variable { return autograd.Quantile(x, 0.3) },
		"Put":      func(x, y *variable) *variable { return autograd.Put(x, y, 0, at) },
		"ScatterAdd": func(x, y *variable) *variable {
			return autograd.Square(autograd.ScatterAdd(x, y, 0, at))
		},
		"Shift": func(x, y *variable) *variable { return autograd.Mul(autograd.Shift(x, 0, 2), y) },
		"Diff":  func(x, _ *variable) *variable { return autograd.Square(autograd.Diff(x, 1)) },
		"Compress": func(x, _ *variable) *variable {
			return autograd.Square(autograd.Compress(bools.Of(true, false, true), x, 0))
		},
		"Compress all": func(x, _ *variable) *variable {
			return autograd.Square(autograd.Compress(f32.Less(host, f32.Scalar(0)), x))
		},
	}
	gradients := func(d device.Device, f func(x, y *variable) *variable) (all []*f32.Tensor) {
		var x [2]*variable
		for i, v := range []*f32.Tensor{host, host.Slice(tensor.To(1))} {
			on, err := v.To(d)
			if err != nil {
				t.Fatal(err)
			}
			x[i] = autograd.New(on)
		}
		f(x[0], x[1]).Backward()
		for _, v := range x {
			if v.Grad == nil {
				continue
			}
			h, err := v.Grad.Host()
			if err != nil || v.Grad.Device() != d {
				t.Error("a gradient is not on the device", err)
			}
			all = append(all, h)
		}
		return all
	}
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		for name, f := range functions {
			want := gradients(nil, f)
			for i, got := range gradients(d, f) {
				if !f32.AllClose(got, want[i], f32.Tolerance{Absolute: 1e-6}) {
					t.Errorf("%s, %s: %d: got %v, want %v", info.Name, name, i, got, want[i])
				}
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}
