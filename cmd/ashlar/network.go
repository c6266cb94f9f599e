package main

import (
	"errors"
	"math"
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

type variable = autograd.Variable[*f32.Tensor]

// A network is layers xW+b, with an activation between each two.
type network struct {
	weights, biases []*variable
	activation      func(x *variable) *variable
}

// newNetwork returns a network with layers of the given widths. Start says for layer i, of
// n inputs, how far from 0 its random weights and biases are at most.
func newNetwork(rng *rand.Rand, activation func(x *variable) *variable,
	start func(i, n int) (weight, bias float64), widths ...int,
) *network {
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

// A place is the device that a command trains on, by its flag.
type place struct {
	Device string `help:"Device to train on, such as opencl:0; ashlar info lists them. The processor if not given."`
}

// open opens the device, which is nil for the processor.
func (p place) open() (device.Device, error) {
	if p.Device == "" {
		return nil, nil
	}
	return device.Open(p.Device)
}

// closeDevice closes a device, and adds its error to err.
func closeDevice(d device.Device, err *error) {
	if d != nil {
		*err = errors.Join(*err, d.Close())
	}
}

// moveTo puts the network on a device.
func (net *network) moveTo(d device.Device) error {
	for _, v := range net.variables() {
		value, err := v.Value.To(d)
		if err != nil {
			return err
		}
		v.Value = value
	}
	return nil
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
