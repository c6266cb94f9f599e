package autograd

import (
	"fmt"
	"math"

	"github.com/ashlar-go/ashlar/tensor"
)

// A GradientError is a derivative that finite differences contradict.
type GradientError struct {
	Operand   int   // by which it is the derivative
	Index     []int // of the element
	Got, Want float64
}

func (e *GradientError) Error() string {
	return fmt.Sprintf("autograd: the derivative by element %v of operand %d is %v, "+
		"but %v by finite differences", e.Index, e.Operand, e.Got, e.Want)
}

// GradCheck compares the derivatives of a weighted sum of the elements of f at operands, as
// Backward and as Gradients find them, with central differences. Of those further off than
// rounding explains, it returns the worst as a *GradientError. It calls f twice for each
// element; f must be smooth there, give the same result for the same operands, and leave them
// alone. With an f that returns one of Gradients, it checks second derivatives.
func GradCheck[T Tensor[T]](f func(x ...*Variable[T]) *Variable[T], operands ...T) error {
	epsilon := 1.0
	for rounded[T](1+epsilon/2) > 1 {
		epsilon /= 2
	}
	tolerance := 1000 * math.Pow(epsilon, 2./3)
	vars := make([]*Variable[T], len(operands))
	for i, x := range operands {
		vars[i] = New(x.Clone())
	}
	result := f(vars...)
	weighted := Mul(result, Constant(weights(result.Value)))
	weighted.Backward()
	gradients := Gradients(weighted, vars...)
	var worst *GradientError
	worstError := tolerance
	for i, x := range operands {
		byBackward := of[T]().Zeros(x, x.Shape()...)
		if vars[i].Grad != none[T]() {
			byBackward = vars[i].Grad
		}
		byGradients := of[T]().Numbers(gradients[i].Value)
		for k, got := range of[T]().Numbers(byBackward) {
			want, scale := difference(f, operands, i, k, math.Cbrt(epsilon))
			for _, got := range []float64{got, byGradients[k]} {
				e := math.Abs(got-want) / (1 + scale)
				if math.IsNaN(e) {
					e = math.Inf(1)
				}
				if e > worstError {
					worst, worstError = &GradientError{i, unravel(k, x.Shape()), got, want}, e
				}
			}
		}
	}
	if worst == nil {
		return nil
	}
	return worst
}

// weights returns numbers of the shape of x for a sum of its elements in which none is lost.
func weights[T Tensor[T]](x T) T {
	w := of[T]().Numbers(x)
	for k := range w {
		w[k] = 1 + math.Mod(float64(k)*math.Phi, 1)
	}
	return of[T]().OfNumbers(w, x.Shape()...)
}

// difference returns the central difference of the weighted sum of f by element k of operand
// i, with a step relative to the element, and the magnitude of what it is made of.
func difference[T Tensor[T]](f func(x ...*Variable[T]) *Variable[T], operands []T, i, k int,
	step float64,
) (d, scale float64) {
	v := of[T]().Numbers(operands[i])
	x := make([]*Variable[T], len(operands))
	for j, operand := range operands {
		x[j] = New(operand)
	}
	at := func(to float64) float64 {
		v[k] = to
		x[i] = New(of[T]().OfNumbers(v, operands[i].Shape()...))
		result := f(x...).Value
		total := 0.0
		for _, part := range of[T]().Numbers(none[T]().Mul(result, weights(result))) {
			total += part
			scale = math.Max(scale, math.Abs(part))
		}
		return total
	}
	h := step * math.Max(1, math.Abs(v[k]))
	low, high := v[k]-h, v[k]+h
	below, above := at(low), at(high)
	d = (above - below) / (high - low)
	return d, math.Max(scale, math.Abs(d))
}

// unravel returns the index of element k of a shape, in row-major order.
func unravel(k int, shape tensor.Shape) []int {
	index := make([]int, len(shape))
	for axis := len(shape) - 1; axis >= 0; axis-- {
		index[axis] = k % shape[axis]
		k /= shape[axis]
	}
	return index
}
