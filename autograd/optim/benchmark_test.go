package optim_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// BenchmarkSteps makes steps of the weights of a layer, on one goroutine.
func BenchmarkSteps(b *testing.B) {
	tensor.SetThreads(1)
	defer tensor.SetThreads(0)
	for name, make := range map[string]func(x *autograd.Variable[*f32.Tensor]) interface{ Step() }{
		"SGD":     func(x *autograd.Variable[*f32.Tensor]) interface{ Step() } { return optim.NewSGD(0.01, x) },
		"RMSProp": func(x *autograd.Variable[*f32.Tensor]) interface{ Step() } { return optim.NewRMSProp(0.01, x) },
		"AdamW":   func(x *autograd.Variable[*f32.Tensor]) interface{ Step() } { return optim.NewAdamW(0.01, 0.01, x) },
	} {
		b.Run(name, func(b *testing.B) {
			x := autograd.New(f32.Randn(nil, 784, 256))
			g := f32.Randn(nil, 784, 256)
			optimizer := make(x)
			b.ReportAllocs()
			for b.Loop() {
				x.Grad = g
				optimizer.Step()
			}
		})
	}
}
