package generated_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestSelectors selects by each kind of selector, and writes to what it selects.
func TestSelectors(t *testing.T) { testSelectors(t, nil) }

func TestDeviceSelectors(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) { testSelectors(t, d) })
}

func testSelectors(t *testing.T, d device.Device) {
	x := sequence(2, 3, 4)
	rows := ints.Matrix(2, 2, 2, 0, 1, 1)
	for name, c := range map[string]struct {
		selectors []tensor.Selector
		shape     []int
		values    []int
	}{
		"a mask of all": {
			[]tensor.Selector{ints.Greater(x, ints.Scalar(21))},
			[]int{3},
			[]int{22, 23, 24},
		},
		"a mask of two dimensions": {
			[]tensor.Selector{bools.Matrix(2, 3, false, false, true, true, false, false), tensor.Even},
			[]int{2, 2},
			[]int{9, 11, 13, 15},
		},
		"a mask of the last ones": {
			[]tensor.Selector{tensor.At(1), ints.Less(x.Slice(tensor.At(0)), ints.Scalar(3))},
			[]int{2},
			[]int{13, 14},
		},
		"a mask without dimensions": {
			[]tensor.Selector{bools.Scalar(true), tensor.At(0), tensor.At(0)},
			[]int{1, 4},
			[]int{1, 2, 3, 4},
		},
		"none of a mask": {[]tensor.Selector{ints.Less(x, ints.Scalar(0))}, []int{0}, nil},
		"indices of two dimensions": {
			[]tensor.Selector{tensor.At(0), rows, tensor.At(-1)},
			[]int{2, 2},
			[]int{12, 4, 8, 8},
		},
		"an index without dimensions": {
			[]tensor.Selector{tensor.At(1), ints.Scalar(-1), tensor.To(2)},
			[]int{2},
			[]int{21, 22},
		},
		"a point": {[]tensor.Selector{tensor.Points(ints.Of(1, 2, 0))}, nil, []int{21}},
		"points": {
			[]tensor.Selector{tensor.Points(ints.Matrix(2, 2, 1, 0, 0, -1)), tensor.Last},
			[]int{2},
			[]int{16, 12},
		},
		"point by point": {
			[]tensor.Selector{tensor.All, tensor.Pointwise(ints.Of(0, 2), ints.Of(-1, 0).Unsqueeze(1))},
			[]int{2, 2, 2},
			[]int{4, 12, 1, 9, 16, 24, 13, 21},
		},
		"an ellipsis": {[]tensor.Selector{tensor.Ellipsis, ints.Of(3, 3)}, []int{2, 3, 2}, []int{
			4, 4, 8, 8, 12, 12, 16, 16, 20, 20, 24, 24,
		}},
		"a new axis": {
			[]tensor.Selector{tensor.NewAxis, tensor.At(0), tensor.NewAxis, tensor.At(1)},
			[]int{1, 1, 4},
			[]int{5, 6, 7, 8},
		},
	} {
		on := to(d, x)
		selected := to(nil, on.Select(c.selectors...).Tensor())
		if !selected.Shape().Equal(c.shape) || !slices.Equal(selected.Values(), c.values) {
			t.Errorf("%s: %v of shape %v", name, selected.Values(), selected.Shape())
		}
		added, filled, set := on.Clone(), on.Clone(), on.Clone()
		added.Select(c.selectors...).Add(to(d, ints.Scalar(100)))
		filled.Select(c.selectors...).Fill(-1)
		set.Select(c.selectors...).Set(to(d, ints.Full(-1, c.shape...)))
		want := x.Clone()
		for _, v := range c.values {
			want.Ravel().Set(-1, v-1)
		}
		if !to(nil, filled).Same(want) || !to(nil, set).Same(want) {
			t.Errorf("%s: filled %v, set %v, want %v", name, filled, set, want)
		}
		for i, v := range to(nil, added).Values() {
			times := 0
			for _, w := range c.values {
				if w == i+1 {
					times++
				}
			}
			if v != i+1+100*times {
				t.Errorf("%s: %d was added %d times", name, v, times)
			}
		}
	}
}

// TestSelectorMistakes selects what there is not, and writes nothing then.
func TestSelectorMistakes(t *testing.T) {
	var (
		axis  *tensor.AxisError
		index *tensor.IndexError
		shape *tensor.ShapeError
		value *tensor.ValueError
	)
	x := sequence(2, 3)
	three := ints.Of(0, 0, 0)
	for name, c := range map[string]struct {
		selectors []tensor.Selector
		want      any
	}{
		"an index":                 {[]tensor.Selector{tensor.All, ints.Matrix(1, 2, 0, 3)}, &index},
		"an index among none":      {[]tensor.Selector{tensor.To(0), ints.Of(3)}, &index},
		"a coordinate":             {[]tensor.Selector{tensor.Points(ints.Of(0, 3))}, &index},
		"too many coordinates":     {[]tensor.Selector{tensor.Points(three)}, &axis},
		"too many index tensors":   {[]tensor.Selector{tensor.Pointwise(three, three, three)}, &axis},
		"a longer mask":            {[]tensor.Selector{bools.Zeros(2, 4)}, &shape},
		"a mask to broadcast":      {[]tensor.Selector{bools.Ones(2, 1)}, &shape},
		"a mask of more":           {[]tensor.Selector{bools.Ones(2, 3, 1)}, &axis},
		"two ellipses":             {[]tensor.Selector{tensor.Ellipsis, tensor.Ellipsis}, &value},
		"more than has dimensions": {[]tensor.Selector{tensor.All, tensor.All, tensor.At(0)}, &axis},
	} {
		err := tensor.Catch(func() { x.Select(c.selectors...).Fill(7) })
		if !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"Points":       {func() { tensor.Points(ints.Scalar(0)) }, &shape},
		"Broadcast":    {func() { tensor.Pointwise(three, ints.Of(0, 1)) }, &shape},
		"does not fit": {func() { x.Select(ints.Less(x, ints.Scalar(3))).Set(three) }, &shape},
		"Take: selector is": {
			func() { ints.Take(x, 0, tensor.Points(ints.Zeros(1, 2))) }, &axis,
		},
		"want a choice":  {func() { ints.Take(x, 0, tensor.NewAxis) }, &value},
		"Take: no axis":  {func() { ints.Take(x, 2, tensor.At(0)) }, &axis},
		"Take: no index": {func() { ints.Take(x, 1, ints.Of(0, 3)) }, &index},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
	if !x.Same(sequence(2, 3)) {
		t.Errorf("mistakes wrote %v", x)
	}
}

// TestSelectMasks compares what masks choose of a tensor in row-major order with what they choose
// of views, and rows that are chosen with their elements.
func TestSelectMasks(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, often := range []float64{0, 0.05, 0.5, 0.95, 1} {
		x := f64.Randn(rng, 7, 13)
		m := f64.Less(f64.Uniform(rng, 0, 1, 7, 13), f64.Scalar(often))
		for name, f := range map[string]func(x *f64.Tensor, s f64.Selection){
			"Fill": func(_ *f64.Tensor, s f64.Selection) { s.Fill(3) },
			"Set":  func(_ *f64.Tensor, s f64.Selection) { s.Set(s.Tensor().Flip(0)) },
			"Add":  func(_ *f64.Tensor, s f64.Selection) { s.Add(s.Tensor()) },
			"Mul":  func(_ *f64.Tensor, s f64.Selection) { s.Mul(s.Tensor()) },
			"Tensor": func(x *f64.Tensor, s f64.Selection) {
				x.Set(f64.Sum(s.Tensor().Mul(s.Tensor(), f64.Arange(0, float64(s.Tensor().Size()), 1))).Item(), 0, 0)
			},
		} {
			direct, view := x.Clone(), x.T().Clone().T()
			rows := f64.Zeros(8, 13).Slice(tensor.From(1)).Assign(x)
			for _, x := range []*f64.Tensor{direct, view, rows} {
				f(x, x.Select(m))
			}
			if !direct.Same(view) || !direct.Same(rows) {
				t.Errorf("%s, %v of all: %v, of views %v and %v", name, often, direct, view, rows)
			}
		}
		if got, want := f64.Compress(m, x), f64.Compress(m, x.T().Clone().T()); !got.Same(want) {
			t.Errorf("Compress, %v of all: %v, want %v", often, got, want)
		}
	}
}

// TestSelectOrder checks that of what is selected twice the last counts to set, and all to add.
func TestSelectOrder(t *testing.T) {
	x := ints.Zeros(2, 2)
	twice := tensor.Points(ints.Matrix(3, 2, 1, 0, 0, 1, 1, 0))
	x.Select(twice).Set(ints.Of(1, 2, 3))
	want(t, "set", x, []int{2, 2}, 0, 2, 3, 0)
	x.Select(twice).Add(ints.Of(10, 20, 30))
	want(t, "added", x, []int{2, 2}, 0, 22, 43, 0)
}

// TestTakeSelectors takes by each kind of selector, of tensors and of variables.
func TestTakeSelectors(t *testing.T) {
	x := sequence(2, 3)
	want(t, "a matrix", ints.Take(x, 1, ints.Matrix(2, 2, 2, 0, 1, -1)), []int{2, 2, 2},
		3, 1, 2, 3, 6, 4, 5, 6)
	want(t, "an element", ints.Take(x, -1, tensor.At(1)), []int{2}, 2, 5)
	want(t, "a mask", ints.Take(x, 1, bools.Of(true, false, true)), []int{2, 2}, 1, 3, 4, 6)
	want(t, "a range", ints.Take(x.T(), 0, tensor.All.By(-2)), []int{2, 2}, 3, 6, 1, 4)
	v := autograd.New(f64.Arange(1, 7, 1).Reshape(2, 3))
	y := autograd.Take(v, 1, ints.Matrix(1, 2, 2, 2))
	autograd.Sum(y).Backward()
	if !y.Value.Same(f64.New([]float64{3, 3, 6, 6}, 2, 1, 2)) ||
		!v.Grad.Same(f64.Matrix(2, 3, 0, 0, 2, 0, 0, 2)) {
		t.Errorf("of a variable %v, whose gradient is %v", y.Value, v.Grad)
	}
	mask := ints.Greater(x, ints.Scalar(4))
	v.Grad = nil
	s := v.Select(mask)
	mask.Fill(true) // which the gradient does not see
	autograd.Sum(s).Backward()
	if !s.Value.Same(f64.Of(5, 6)) || !v.Grad.Same(f64.Matrix(2, 3, 0, 0, 0, 0, 1, 1)) {
		t.Errorf("a mask of a variable %v, whose gradient is %v", s.Value, v.Grad)
	}
}
