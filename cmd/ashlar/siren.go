package main

import (
	"math"
	"math/rand/v2"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/nn"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/device"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// A siren is a network of sines: each layer but the last is sin(ω(xW+b)) (Sitzmann
// et al., Implicit Neural Representations with Periodic Activation Functions, 2020).
type siren struct {
	*network
	adam *optim.Adam[*f32.Tensor]
}

const omega = 30

// newSiren returns a network on a device with layers of the given widths, with that paper's
// start.
func newSiren(rng *rand.Rand, d device.Device, widths ...int) (*siren, error) {
	sine := func(x *variable) *variable {
		return autograd.Sin(autograd.Mul(x, x.Number(omega)))
	}
	start := func(i, n int) (weight, bias float64) {
		if i == 0 {
			return 1 / float64(n), 1 / math.Sqrt(float64(n))
		}
		return math.Sqrt(6/float64(n)) / omega, 1 / math.Sqrt(float64(n))
	}
	net := newNetwork(rng, sine, start, widths...)
	if err := net.moveTo(d); err != nil {
		return nil, err
	}
	s := &siren{net, optim.NewAdam(0, net.variables()...)}
	s.adam.Beta[1] = 0.99
	return s, nil
}

// step makes a step of training at a rate and returns the mean squared error before it.
func (s *siren) step(x, want *f32.Tensor, rate float64) float64 {
	loss := nn.MSE(s.apply(autograd.Constant(x)), autograd.Constant(want))
	defer loss.Free()
	loss.Backward()
	s.adam.Rate = rate
	s.adam.Step()
	return float64(loss.Value.Item())
}
