// Package optim changes variables against their gradients, so that what they are
// gradients of becomes less.
//
// An optimizer has the variables that it was made for. After Backward, Step changes the
// memory of each variable that has a gradient, in place, and forgets the gradient.
package optim

import (
	"math"

	"github.com/ashlar-go/ashlar/autograd"
)

// none returns the tensor that is no tensor.
func none[T any]() (z T) { return }

// SGD is stochastic gradient descent with momentum (Polyak, 1964): the velocity v is
// Momentum·v + g of a gradient g, and a step is -Rate·v.
type SGD[T autograd.Tensor[T]] struct {
	Rate, Momentum float64

	vars     []*autograd.Var[T]
	velocity []T
}

// NewSGD returns SGD of vars at a rate, without momentum.
func NewSGD[T autograd.Tensor[T]](rate float64, vars ...*autograd.Var[T]) *SGD[T] {
	return &SGD[T]{Rate: rate, vars: vars, velocity: make([]T, len(vars))}
}

// Step makes a step, and forgets the gradients.
func (s *SGD[T]) Step() {
	for i, x := range s.vars {
		if x.Grad == none[T]() {
			continue
		}
		if s.velocity[i] == none[T]() {
			s.velocity[i] = x.Grad.Clone()
		} else {
			s.velocity[i].FMA(s.velocity[i], x.Value.Number(s.Momentum), x.Grad)
		}
		x.Value.FMA(s.velocity[i], x.Value.Number(-s.Rate), x.Value)
	}
	autograd.ZeroGrad(s.vars...)
}

// Adam scales each step by moving averages of the gradient and its square (Kingma and
// Ba, Adam: A Method for Stochastic Optimization, 2015, algorithm 1).
type Adam[T autograd.Tensor[T]] struct {
	Rate    float64
	Beta    [2]float64 // decay of the averages; 0.9 and 0.999 at first
	Epsilon float64    // keeps steps finite; 1e-8 at first

	vars         []*autograd.Var[T]
	mean, square []T // the averages
	step, work   []T // memory of intermediate results
	steps        int
}

// NewAdam returns Adam of vars at a rate.
func NewAdam[T autograd.Tensor[T]](rate float64, vars ...*autograd.Var[T]) *Adam[T] {
	n := len(vars)
	return &Adam[T]{
		Rate: rate, Beta: [2]float64{0.9, 0.999}, Epsilon: 1e-8, vars: vars,
		mean: make([]T, n), square: make([]T, n), step: make([]T, n), work: make([]T, n),
	}
}

// Step makes a step, and forgets the gradients.
func (a *Adam[T]) Step() {
	a.steps++
	unbias := func(beta float64) float64 { return 1 / (1 - math.Pow(beta, float64(a.steps))) }
	for i, x := range a.vars {
		if x.Grad == none[T]() {
			continue
		}
		if a.mean[i] == none[T]() {
			zero := x.Grad.Ones()
			zero.Sub(zero, zero)
			a.mean[i], a.square[i], a.step[i], a.work[i] = zero, zero.Clone(), zero.Clone(), zero.Clone()
		}
		n := x.Value.Number
		mean, square, step, work := a.mean[i], a.square[i], a.step[i], a.work[i]
		mean.Lerp(x.Grad, mean, n(a.Beta[0]))
		square.Lerp(work.Square(x.Grad), square, n(a.Beta[1]))
		step.Sqrt(step.Mul(square, n(unbias(a.Beta[1]))))
		step.Add(step, n(a.Epsilon))
		step.Div(mean, step)
		x.Value.FMA(step, n(-a.Rate*unbias(a.Beta[0])), x.Value)
	}
	autograd.ZeroGrad(a.vars...)
}
