package nn_test

import (
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/nn"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// newStep returns a step of training of a network of 784, 256, 128 and 10 neurons, by SGD with
// batches of 64.
func newStep() func() {
	rng := rand.New(rand.NewPCG(1, 2))
	widths := []int{784, 256, 128, 10}
	var weights, biases []*autograd.Variable[*f32.Tensor]
	for i, n := range widths[1:] {
		weights = append(weights, autograd.New(f32.Normal(rng, 0, 0.05, widths[i], n)))
		biases = append(biases, autograd.New(f32.Zeros(n)))
	}
	sgd := optim.NewSGD(0.01, append(weights, biases...)...)
	x := autograd.Constant(f32.Rand(rng, 64, widths[0]))
	labels := ints.RandInt(rng, widths[3], 64)
	return func() {
		h := x
		for i, w := range weights {
			h = autograd.Add(autograd.MatMul(h, w), biases[i])
			if i < len(weights)-1 {
				h = autograd.ReLU(h)
			}
		}
		loss := nn.CrossEntropy(h, labels)
		loss.Backward()
		sgd.Step()
		loss.Free()
	}
}

// BenchmarkStep makes steps on one goroutine.
func BenchmarkStep(b *testing.B) {
	tensor.SetThreads(1)
	defer tensor.SetThreads(0)
	step := newStep()
	b.ReportAllocs()
	for b.Loop() {
		step()
	}
}
