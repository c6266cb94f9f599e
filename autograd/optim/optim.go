// Package optim changes variables against their gradients, so that what they are
// gradients of becomes less.
//
// An optimizer has the variables that it was made for. After Backward, Step changes the
// memory of each variable that has a gradient, in place, and gives the gradient back as
// autograd.ZeroGrad does. Its fields may be set between steps, as by a schedule of the rate.
package optim

import (
	"math"

	"github.com/ashlar-go/ashlar/autograd"
)

// variables are those of an optimizer.
type variables[T autograd.Tensor[T]] []*autograd.Variable[T]

// step calls update with the number, value and gradient of each that has one, and then
// gives the gradients back.
func (vars variables[T]) step(update func(i int, x, g T)) {
	for i, x := range vars {
		if x.Grad != none[T]() {
			update(i, x.Value, x.Grad)
		}
	}
	autograd.ZeroGrad(vars...)
}

// zeros returns a tensor of zeros like the value of each.
func (vars variables[T]) zeros() []T {
	all := make([]T, len(vars))
	for i, x := range vars {
		all[i] = x.Number(0).Value.BroadcastTo(x.Shape()...).Clone()
	}
	return all
}

// number returns v as a tensor, where the variables are.
func (vars variables[T]) number(v float64) T {
	if len(vars) == 0 {
		return none[T]()
	}
	return vars[0].Number(v).Value
}

// none returns the tensor that is no tensor.
func none[T any]() (z T) { return }

// SGD is stochastic gradient descent. With Momentum μ, the velocity v of a variable becomes
// μ·v + g of its gradient g, and a step is -Rate·v (Polyak, Some methods of speeding up the
// convergence of iteration methods, 1964); with Nesterov too, it is -Rate·(g + μ·v), as if
// the gradient were that a step ahead (Sutskever, Martens, Dahl and Hinton, On the importance
// of initialization and momentum in deep learning, 2013).
type SGD[T autograd.Tensor[T]] struct {
	Rate, Momentum float64
	Nesterov       bool

	vars     variables[T]
	velocity []T
}

// NewSGD returns SGD of vars at a rate, without momentum.
func NewSGD[T autograd.Tensor[T]](rate float64, vars ...*autograd.Variable[T]) *SGD[T] {
	return &SGD[T]{Rate: rate, vars: vars}
}

// Step makes a step and gives the gradients back.
func (s *SGD[T]) Step() {
	if s.Momentum != 0 && s.velocity == nil {
		s.velocity = s.vars.zeros()
	}
	n := s.vars.number
	rate, momentum, both := n(-s.Rate), n(s.Momentum), n(-s.Rate*s.Momentum)
	s.vars.step(func(i int, x, g T) {
		if s.Momentum == 0 {
			x.FMA(g, rate, x)
			return
		}
		v := s.velocity[i]
		v.FMA(v, momentum, g)
		if s.Nesterov {
			x.FMA(g, rate, x)
			x.FMA(v, both, x)
		} else {
			x.FMA(v, rate, x)
		}
	})
}

// RMSProp divides each gradient by the root of a moving average s of its square, which
// becomes Decay·s + (1 - Decay)·g²: a step is -Rate·g / (√s + Epsilon) (Tieleman and Hinton,
// Neural Networks for Machine Learning, lecture 6.5, 2012).
type RMSProp[T autograd.Tensor[T]] struct {
	Rate    float64
	Decay   float64 // of the average; 0.9 at first
	Epsilon float64 // keeps steps finite; 1e-8 at first

	vars   variables[T]
	square []T
}

// NewRMSProp returns RMSProp of vars at a rate.
func NewRMSProp[T autograd.Tensor[T]](rate float64, vars ...*autograd.Variable[T]) *RMSProp[T] {
	r := &RMSProp[T]{Rate: rate, Decay: 0.9, Epsilon: 1e-8, vars: vars}
	r.square = r.vars.zeros()
	return r
}

// Step makes a step and gives the gradients back.
func (r *RMSProp[T]) Step() {
	n := r.vars.number
	rate, decay, epsilon := n(-r.Rate), n(r.Decay), n(r.Epsilon)
	r.vars.step(func(i int, x, g T) {
		square := r.square[i]
		square.Fuse("lerp(g*g, s, decay)", g, square, decay)
		x.Fuse("fma(g / (sqrt(s) + epsilon), rate, x)", g, square, epsilon, rate, x)
	})
}

// Adam scales each step by moving averages of the gradient g and its square: m becomes
// β₀·m + (1 - β₀)·g, and s becomes β₁·s + (1 - β₁)·g². At step t, with m' = m / (1 - β₀ᵗ) and
// s' = s / (1 - β₁ᵗ), a step is -Rate·m' / (√s' + Epsilon) (Kingma and Ba, Adam: A Method for
// Stochastic Optimization, 2015, algorithm 1). With WeightDecay, it is AdamW: variables shrink
// by the factor 1 - Rate·WeightDecay first (Loshchilov and Hutter, Decoupled Weight Decay
// Regularization, 2019, algorithm 2, of which Rate is the product ηα, and WeightDecay λ/α).
type Adam[T autograd.Tensor[T]] struct {
	Rate        float64
	Beta        [2]float64 // decay of the averages; 0.9 and 0.999 at first
	Epsilon     float64    // keeps steps finite; 1e-8 at first
	WeightDecay float64

	vars         variables[T]
	mean, square []T
	steps        int
}

// NewAdam returns Adam of vars at a rate, without decay of weights.
func NewAdam[T autograd.Tensor[T]](rate float64, vars ...*autograd.Variable[T]) *Adam[T] {
	a := &Adam[T]{Rate: rate, Beta: [2]float64{0.9, 0.999}, Epsilon: 1e-8, vars: vars}
	a.mean, a.square = a.vars.zeros(), a.vars.zeros()
	return a
}

// NewAdamW returns Adam of vars at a rate, with decay of weights.
func NewAdamW[T autograd.Tensor[T]](rate, decay float64, vars ...*autograd.Variable[T]) *Adam[T] {
	a := NewAdam(rate, vars...)
	a.WeightDecay = decay
	return a
}

// Step makes a step and gives the gradients back.
func (a *Adam[T]) Step() {
	a.steps++
	lack := func(beta float64) float64 { return 1 - math.Pow(beta, float64(a.steps)) }
	// of s / s', by which numerator and denominator are multiplied
	root := math.Sqrt(lack(a.Beta[1]))
	n := a.vars.number
	beta := [2]T{n(a.Beta[0]), n(a.Beta[1])}
	rate, epsilon := n(-a.Rate/lack(a.Beta[0])*root), n(a.Epsilon*root)
	kept := n(1 - float64(a.Rate*a.WeightDecay))
	a.vars.step(func(i int, x, g T) {
		mean, square := a.mean[i], a.square[i]
		mean.Lerp(g, mean, beta[0])
		square.Fuse("lerp(g*g, s, beta)", g, square, beta[1])
		if a.WeightDecay != 0 {
			x.Mul(x, kept)
		}
		x.Fuse("fma(m / (sqrt(s) + epsilon), rate, x)", mean, square, epsilon, rate, x)
	})
}
