package autograd_test

import (
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

type variable = autograd.Variable[*f64.Tensor]

// A row is a differentiable operation of the table.
type row struct {
	name     string
	operands int
	f        func(x ...*variable) *variable
}

// mask returns the mask of the elements of x that operations with one are tried with.
func mask(x *f64.Tensor) *bools.Tensor {
	m := bools.Zeros(x.Shape()...)
	for i := 0; i < x.Size(); i += 2 {
		m.Set(true, i)
	}
	return m
}

// points returns operands of all combinations of numbers: of both signs, in both orders,
// equal, where branches meet and near there.
func points(operands int) []*f64.Tensor {
	numbers := f64.Of(-2.3, -1, -0.6, 0, 0.07, 0.37, 0.61, 1, 1.37, 3)
	shape := make([]int, operands)
	for i := range shape {
		shape[i] = numbers.Size()
	}
	var all []*f64.Tensor
	for i := range operands {
		x := numbers
		for range operands - 1 - i {
			x = x.Unsqueeze(x.Rank())
		}
		all = append(all, x.BroadcastTo(shape...).Flatten())
	}
	return all
}

// variables returns one for each tensor.
func variables(at []*f64.Tensor) []*variable {
	var x []*variable
	for _, v := range at {
		x = append(x, autograd.New(v))
	}
	return x
}

// TestDerivatives compares the derivatives of every row with slopes at many points: the
// first by kernels and by variables, and the second.
func TestDerivatives(t *testing.T) {
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			at := points(r.operands)
			for i := range at {
				derivative := func(x ...*variable) *variable {
					return autograd.Gradients(r.f(x...), x[i])[0]
				}
				checkSlopes(t, r.f, at, i, backward(r.f, at, i), "first")
				checkSlopes(t, r.f, at, i, derivative(variables(at)...).Value,
					"first as a variable")
				for j := range at {
					x := variables(at)
					checkSlopes(t, derivative, at, j,
						autograd.Gradients(derivative(x...), x[j])[0].Value, "second")
				}
			}
		})
	}
}

// backward returns the derivative of f by operand i that Backward gives, or zeros if none.
func backward(f func(x ...*variable) *variable, at []*f64.Tensor, i int) *f64.Tensor {
	x := variables(at)
	f(x...).Backward()
	if x[i].Grad == nil {
		return f64.ZerosLike(at[i])
	}
	return x[i].Grad
}

// checkSlopes checks that each element of got, the derivative of an elementwise f by operand
// i, is the slope of f there; or, where slopes to the left and to the right differ, within
// them. Where f is not finite on both sides or jumps, it checks nothing.
func checkSlopes(t *testing.T, f func(x ...*variable) *variable, at []*f64.Tensor, i int,
	got *f64.Tensor, what string,
) {
	t.Helper()
	const h, jump = 1e-5, 0.02
	value := func(by float64) []float64 {
		x := append([]*f64.Tensor(nil), at...)
		x[i] = f64.Add(at[i], f64.Scalar(by))
		return f(variables(x)...).Value.Values()
	}
	checked := 0
	below, middle, above := value(-h), value(0), value(h)
	for k, got := range got.Values() {
		left, right := (middle[k]-below[k])/h, (above[k]-middle[k])/h
		if s := left + right; s-s != 0 || math.Abs(above[k]-below[k]) > jump {
			continue
		}
		checked++
		want := (left + right) / 2
		// where slopes differ, curvature beside is of that order
		allowed := 1e-6*(1+math.Abs(want)+math.Abs(middle[k])) + (0.5+2*h)*math.Abs(left-right)
		if !(math.Abs(got-want) <= allowed) {
			var x []float64
			for _, operand := range at {
				x = append(x, operand.At(k))
			}
			t.Errorf("%s derivative %d at %v: %v, want %v", what, i, x, got, want)
		}
	}
	if checked < 2 {
		t.Errorf("%s derivative %d is checked at %d points only", what, i, checked)
	}
}
