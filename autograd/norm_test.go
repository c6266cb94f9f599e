package autograd_test

import (
	"fmt"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func TestNorms(t *testing.T) {
	const epsilon = 0.1
	x := random(2, 3, 4).Transpose(0, 2, 1)
	for _, c := range []struct {
		axes    []int
		weights []int // shape
	}{
		{nil, []int{3}},
		{[]int{1}, []int{4}},
		{[]int{1}, nil},
		{[]int{0, 2}, []int{2, 3}},
		{[]int{-1, 0}, []int{2, 1}},
		{[]int{0, 1, 2}, []int{3}},
	} {
		t.Run(fmt.Sprint(c.axes, c.weights), func(t *testing.T) {
			layer := func(x ...*variable) *variable {
				return autograd.LayerNorm(x[0], x[1], x[2], epsilon, c.axes...)
			}
			rms := func(x ...*variable) *variable {
				return autograd.RMSNorm(x[0], x[1], epsilon, c.axes...)
			}
			w, b := f64.Add(random(c.weights...), f64.Scalar(3)), random(c.weights...)
			checkOrders(t, layer, x, w, b)
			checkOrders(t, rms, x, w)
			one := autograd.New(f64.Scalar(1))
			got := autograd.LayerNorm(autograd.New(x), nil, nil, epsilon, c.axes...)
			if want := layer(autograd.New(x), one,
				autograd.New(f64.Scalar(0))); !got.Value.Same(want.Value) {
				t.Error("LayerNorm without weight and bias")
			}
			if got := autograd.RMSNorm(autograd.New(x), nil, epsilon,
				c.axes...); !got.Value.Same(rms(autograd.New(x), one).Value) {
				t.Error("RMSNorm without weight")
			}
		})
	}
}

// TestGradientsOfManyRows compares the gradients that Backward computes of a norm together, on any
// number of threads, with those of its formula.
func TestGradientsOfManyRows(t *testing.T) {
	defer tensor.SetThreads(0)
	operands := []*f64.Tensor{random(1100, 300), random(300), random(300)}
	for name, norm := range map[string]func(x ...*variable) *variable{
		"LayerNorm": func(x ...*variable) *variable {
			return autograd.LayerNorm(x[0], x[1], x[2], 0.1)
		},
		"RMSNorm": func(x ...*variable) *variable { return autograd.RMSNorm(x[0], x[1], 0.1) },
	} {
		var first []*variable
		for threads := 1; threads <= 3; threads++ {
			tensor.SetThreads(threads)
			var x []*variable
			for _, o := range operands {
				x = append(x, autograd.New(o))
			}
			z := autograd.Square(norm(x...))
			z.Backward()
			if threads == 1 {
				first = x
			}
			for i, want := range autograd.Gradients(z, x...) {
				switch got := x[i].Grad; {
				case got == nil: // RMSNorm has no bias
				case !f64.AllClose(got, want.Value, f64.Tolerance{Absolute: 1e-9, Relative: 1e-9}):
					t.Errorf("%s, %d threads: gradient of operand %d differs from that by the formula",
						name, threads, i)
				case !got.Same(first[i].Grad):
					t.Errorf("%s: gradient of operand %d on %d threads is not that on one", name, i,
						threads)
				}
			}
		}
	}
}
