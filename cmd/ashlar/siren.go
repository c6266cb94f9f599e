package main

import (
	"math"
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/optim"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// A siren is a network of sines: each layer but the last is sin(ω(xW+b)) (Sitzmann
// et al., Implicit Neural Representations with Periodic Activation Functions, 2020).
type siren struct {
	weights, biases []*autograd.Var[*f32.Tensor]
	adam            *optim.Adam[*f32.Tensor]
}

const omega = 30

// newSiren returns a network with layers of the given widths, with that paper's start.
func newSiren(rng *rand.Rand, widths ...int) *siren {
	s := new(siren)
	for i, n := range widths[:len(widths)-1] {
		bound := math.Sqrt(6/float64(n)) / omega
		if i == 0 {
			bound = 1 / float64(n)
		}
		s.weights = append(s.weights, uniform(rng, bound, n, widths[i+1]))
		s.biases = append(s.biases, uniform(rng, 1/math.Sqrt(float64(n)), widths[i+1]))
	}
	s.adam = optim.NewAdam(0, append(append([]*autograd.Var[*f32.Tensor]{}, s.weights...), s.biases...)...)
	s.adam.Beta[1] = 0.99
	return s
}

// uniform returns a variable of random numbers between -bound and bound.
func uniform(rng *rand.Rand, bound float64, shape ...int) *autograd.Var[*f32.Tensor] {
	return autograd.New(f32.Mul(f32.Sub(f32.Rand(rng, shape...), f32.Scalar(0.5)), f32.Scalar(float32(2*bound))))
}

// apply returns what the network makes of rows of coordinates.
func (s *siren) apply(x *autograd.Var[*f32.Tensor]) *autograd.Var[*f32.Tensor] {
	for i, w := range s.weights {
		x = autograd.Add(autograd.MatMul(x, w), s.biases[i])
		if i < len(s.weights)-1 {
			x = autograd.Sin(autograd.Mul(x, autograd.Constant(f32.Scalar(omega))))
		}
	}
	return x
}

// step makes a step of training at a rate and returns the mean squared error before it.
func (s *siren) step(x, want *f32.Tensor, rate float64) float64 {
	loss := autograd.Mean(autograd.Square(autograd.Sub(s.apply(autograd.Constant(x)), autograd.Constant(want))))
	loss.Backward()
	s.adam.Rate = rate
	s.adam.Step()
	return float64(loss.Value.Item())
}
