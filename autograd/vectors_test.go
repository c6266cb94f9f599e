package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// TestSmall checks results and derivatives of small vectors and matrices, in both orders.
func TestSmall(t *testing.T) {
	type operands = []*f64.Tensor
	matrices := func(n int) *f64.Tensor { // far from singular ones
		return f64.Add(random(2, n, n), f64.MulC(f64.Eye(n), 3))
	}
	for name, c := range map[string]struct {
		f        func(x ...*variable) *variable
		operands operands
		want     *f64.Tensor
	}{
		"VecDot": {
			func(x ...*variable) *variable { return autograd.VecDot(x[0], x[1]) },
			operands{f64.Of(1, 2, 3), f64.Matrix(2, 3, 1, 0, 0, 1, 1, 1)},
			f64.Of(1, 6),
		},
		"MatVec": {
			func(x ...*variable) *variable { return autograd.MatVec(x[0], x[1]) },
			operands{f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6), f64.Matrix(2, 3, 1, 0, 0, 1, 1, 1)},
			f64.Matrix(2, 2, 1, 4, 6, 15),
		},
		"Cross": {
			func(x ...*variable) *variable { return autograd.Cross(x[0], x[1]) },
			operands{f64.Of(1, 2, 3), f64.Matrix(2, 3, 1, 0, 0, 0, 1, 1)},
			f64.Matrix(2, 3, 0, 3, -2, -1, -1, 1),
		},
	} {
		if got := c.f(variables(c.operands)...).Value; !got.Same(c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		t.Run(name, func(t *testing.T) { checkOrders(t, c.f, c.operands...) })
	}
	for n := 1; n <= 4; n++ {
		for name, f := range map[string]func(x *variable) *variable{
			"Det": autograd.Det[*f64.Tensor], "Inv": autograd.Inv[*f64.Tensor],
		} {
			t.Run(name, func(t *testing.T) {
				checkOrders(t, func(x ...*variable) *variable { return f(x[0]) }, matrices(n))
			})
		}
	}
}

// TestDetOfSingular checks the derivative of determinants that are 0.
func TestDetOfSingular(t *testing.T) {
	x := autograd.New(f64.Matrix(2, 2, 1, 2, 2, 4))
	autograd.Det(x).Backward()
	if want := f64.Matrix(2, 2, 4, -2, -2, 1); !x.Grad.Same(want) {
		t.Errorf("the gradient is %v, want %v", x.Grad, want)
	}
}
