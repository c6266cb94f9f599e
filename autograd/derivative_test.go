package autograd_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

type variable = autograd.Var[*f64.Tensor]

// A row is a differentiable operation of the table.
type row struct {
	name     string
	operands int
	f        func(x ...*variable) *variable
}

// points are where operands of a row are tried, up to the first where it is defined.
var points = [][]float64{{0.37, 0.61, 0.83}, {1.37, 1.61, 0.83}}

// TestDerivatives compares the derivatives of every row with central differences: the
// first by kernels and by variables, and the second.
func TestDerivatives(t *testing.T) {
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			at := points[0][:r.operands]
			if math.IsNaN(value(r, at)) {
				at = points[1][:r.operands]
			}
			for i := range at {
				want := difference(at, i, func(x []float64) float64 { return value(r, x) })
				near(t, fmt.Sprintf("derivative %d", i), backward(r, at, i), want)
				near(t, fmt.Sprintf("derivative %d as a variable", i), derivative(r, at, i), want)
				for j := range at {
					near(t, fmt.Sprintf("derivative %d, %d", i, j), second(r, at, i, j),
						difference(at, j, func(x []float64) float64 { return derivative(r, x, i) }))
				}
			}
		})
	}
}

// variables returns one for each number.
func variables(at []float64) []*variable {
	var x []*variable
	for _, v := range at {
		x = append(x, autograd.New(f64.Scalar(v)))
	}
	return x
}

func value(r row, at []float64) float64 { return r.f(variables(at)...).Value.Item() }

// backward returns the derivative by operand i that Backward gives, or 0 if none.
func backward(r row, at []float64, i int) float64 {
	x := variables(at)
	r.f(x...).Backward()
	if x[i].Grad == nil {
		return 0
	}
	return x[i].Grad.Item()
}

func derivative(r row, at []float64, i int) float64 {
	x := variables(at)
	return autograd.Gradients(r.f(x...), x[i])[0].Value.Item()
}

func second(r row, at []float64, i, j int) float64 {
	x := variables(at)
	return autograd.Gradients(autograd.Gradients(r.f(x...), x[i])[0], x[j])[0].Value.Item()
}

// difference returns the central difference of f in coordinate i.
func difference(at []float64, i int, f func(x []float64) float64) float64 {
	const h = 1e-5
	x := append([]float64(nil), at...)
	x[i] = at[i] + h
	above := f(x)
	x[i] = at[i] - h
	return (above - f(x)) / (2 * h)
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if !(math.Abs(got-want) <= 1e-6*(1+math.Abs(want))) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
