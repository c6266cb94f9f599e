package main

import (
	"math"
	"math/rand/v2"

	"github.com/schollz/progressbar/v3"

	"github.com/ashlar-go/ashlar/autograd"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

type variable = autograd.Var[*f32.Tensor]

// A network is layers xW+b, with an activation between each two.
type network struct {
	weights, biases []*variable
	activation      func(x *variable) *variable
}

// newNetwork returns a network with layers of the given widths. Start says for layer i, of
// n inputs, how far from 0 its random weights and biases are at most.
func newNetwork(rng *rand.Rand, activation func(x *variable) *variable, start func(i, n int) (weight, bias float64), widths ...int) *network {
	net := &network{activation: activation}
	for i, n := range widths[:len(widths)-1] {
		weight, bias := start(i, n)
		net.weights = append(net.weights, uniform(rng, weight, n, widths[i+1]))
		net.biases = append(net.biases, uniform(rng, bias, widths[i+1]))
	}
	return net
}

// uniform returns a variable of random numbers between -bound and bound.
func uniform(rng *rand.Rand, bound float64, shape ...int) *variable {
	return autograd.New(f32.Uniform(rng, float32(-bound), float32(bound), shape...))
}

// variables returns all weights and biases.
func (net *network) variables() []*variable {
	return append(append([]*variable{}, net.weights...), net.biases...)
}

// apply returns what the network makes of each row of x.
func (net *network) apply(x *variable) *variable {
	for i, w := range net.weights {
		x = autograd.Add(autograd.MatMul(x, w), net.biases[i])
		if i < len(net.weights)-1 {
			x = net.activation(x)
		}
	}
	return x
}

// cosine is how fast to learn in step i of n: from 1 down to 0 along a cosine (Loshchilov
// and Hutter, SGDR: Stochastic Gradient Descent with Warm Restarts, 2017).
func cosine(i, n int) float64 { return (1 + math.Cos(math.Pi*float64(i)/float64(n))) / 2 }

// newBar returns a display of how many of so many steps are done.
func newBar(to console, steps int) *progressbar.ProgressBar {
	return progressbar.NewOptions(steps, progressbar.OptionSetWriter(to.log), progressbar.OptionShowIts(), progressbar.OptionSetItsString("steps"))
}
