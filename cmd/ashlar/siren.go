package main

import (
	"math"
	"math/rand/v2"

	asm32 "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/internal/parallel"
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

// forward returns the inputs of the layers, the network's result last, and the
// arguments of the sines.
func (s *siren) forward(x *f32.Tensor) (inputs, angles []*f32.Tensor) {
	inputs = append(inputs, x)
	for i, w := range s.weights {
		x = f32.Add(matMul(x, w.Value), s.biases[i].Value)
		if i < len(s.weights)-1 {
			x = f32.Mul(x, f32.Scalar(omega))
			angles = append(angles, x)
			x = f32.Sin(x)
		}
		inputs = append(inputs, x)
	}
	return inputs, angles
}

// step makes a step of training at a rate and returns the mean squared error before it.
func (s *siren) step(x, want *f32.Tensor, rate float64) float64 {
	inputs, angles := s.forward(x)
	last := len(s.weights) - 1
	miss := f32.Sub(inputs[last+1], want)
	g := f32.Mul(miss, f32.Scalar(2/float32(want.Size())))
	for i := last; i >= 0; i-- {
		if i < last {
			g = f32.Mul(f32.Mul(g, f32.Cos(angles[i])), f32.Scalar(omega))
		}
		s.weights[i].Grad = matMul(inputs[i].T(), g)
		s.biases[i].Grad = f32.Sum(g, 0)
		g = matMul(g, s.weights[i].Value.T())
	}
	s.adam.Rate = rate
	s.adam.Step()
	return float64(f32.Mean(f32.Mul(miss, miss)).Item())
}

// matMul returns the product of two matrices. Each row is summed in the same order
// on any number of goroutines.
func matMul(x, y *f32.Tensor) *f32.Tensor {
	rows, inner, cols := x.Dim(0), x.Dim(1), y.Dim(1)
	z, xs, ys := make([]float32, rows*cols), x.Values(), y.Values()
	parallel.For(rows, func(i int) {
		row := z[i*cols:][:cols]
		for k := range inner {
			asm32.Best.FMA(row, xs[i*inner+k:][:1], ys[k*cols:][:cols], row)
		}
	})
	return f32.New(z, rows, cols)
}
