package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// TestNumbers compares operations with a number, and their derivatives in both orders, with those
// with a variable.
func TestNumbers(t *testing.T) {
	x := f64.Of(0.5, 1.25, 3)
	for name, f := range map[string]struct {
		withNumber func(x *variable, y float64) *variable
		function   func(x, y *variable) *variable
		ofTensors  func(x *f64.Tensor, y float64) *f64.Tensor
	}{
		"Add": {autograd.AddC[*f64.Tensor], autograd.Add[*f64.Tensor], f64.AddC},
		"Sub": {autograd.SubC[*f64.Tensor], autograd.Sub[*f64.Tensor], f64.SubC},
		"Mul": {autograd.MulC[*f64.Tensor], autograd.Mul[*f64.Tensor], f64.MulC},
		"Div": {autograd.DivC[*f64.Tensor], autograd.Div[*f64.Tensor], f64.DivC},
		"Pow": {autograd.PowC[*f64.Tensor], autograd.Pow[*f64.Tensor], f64.PowC},
	} {
		for _, number := range []float64{1, 2, 3, 4, -1, 2.5} {
			v, w := autograd.New(x), autograd.New(x)
			got, want := f.withNumber(v, number), f.function(w, autograd.Constant(f64.Scalar(number)))
			if !f64.AllClose(got.Value, want.Value) || !got.Value.Same(f.ofTensors(x, number)) {
				t.Errorf("%sC(x, %v) is %v, want %v", name, number, got.Value, want.Value)
			}
			first, wanted := autograd.Gradients(got, v)[0], autograd.Gradients(want, w)[0]
			if !f64.AllClose(first.Value, wanted.Value) {
				t.Errorf("%sC(x, %v): gradient %v, want %v", name, number, first.Value, wanted.Value)
			}
		}
		checkOrders(t, func(x ...*variable) *variable { return f.withNumber(x[0], 3) }, x)
	}
}
