package autograd_test

import (
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// TestActivationsAtInfinities pins derivatives where activations are flat or straight: those are
// limits, by kernels and by variables, and second ones are 0.
func TestActivationsAtInfinities(t *testing.T) {
	for name, f := range map[string]func(x *variable) *variable{
		"GELU":     func(x *variable) *variable { return autograd.GELU(x) },
		"SiLU":     func(x *variable) *variable { return autograd.SiLU(x) },
		"Mish":     func(x *variable) *variable { return autograd.Mish(x) },
		"Softplus": func(x *variable) *variable { return autograd.Softplus(x) },
		"ReLU":     func(x *variable) *variable { return autograd.ReLU(x) },
	} {
		at := f64.Of(math.Inf(-1), -math.MaxFloat64, -1500, 1500, math.MaxFloat64, math.Inf(1))
		x := autograd.New(at)
		autograd.Sum(f(x)).Backward()
		wantValues(t, name+" by kernels", f64.Abs(x.Grad), 0, 0, 0, 1, 1, 1)
		y := autograd.New(at)
		first := autograd.Gradients(f(y), y)[0]
		wantValues(t, name+" by variables", f64.Abs(first.Value), 0, 0, 0, 1, 1, 1)
		second := autograd.Gradients(first, y)[0]
		wantValues(t, name+", second", f64.Abs(second.Value), 0, 0, 0, 0, 0, 0)
	}
}
