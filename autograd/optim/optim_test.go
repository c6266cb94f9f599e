package optim_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/optim"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func Example() {
	x := autograd.New(f64.Of(3, -2))
	adam := optim.NewAdam(0.1, x)
	for range 300 {
		autograd.Sum(autograd.Square(x)).Backward()
		adam.Step()
	}
	fmt.Printf("%.3f\n", f64.Abs(x.Value))
	// Output: [0.000 0.000]
}

type variable = autograd.Variable[*f64.Tensor]

// TestSteps compares steps down x² from 3, of gradient 2x, with the formulas of the papers.
func TestSteps(t *testing.T) {
	momentum := func(rate, momentum float64, nesterov bool) func(x *variable) stepper {
		return func(x *variable) stepper {
			s := optim.NewSGD(rate, x)
			s.Momentum, s.Nesterov = momentum, nesterov
			return s
		}
	}
	var v, s float64
	for _, c := range []struct {
		name string
		of   func(x *variable) stepper
		want func(t, x, g float64) float64 // x after step t
	}{
		{"SGD", momentum(0.1, 0, false), func(_, x, g float64) float64 { return x - 0.1*g }},
		{"momentum", momentum(0.1, 0.9, false), func(_, x, g float64) float64 {
			v = 0.9*v + g
			return x - 0.1*v
		}},
		{"Nesterov", momentum(0.1, 0.9, true), func(_, x, g float64) float64 {
			v = 0.9*v + g
			return x - 0.1*(g+0.9*v)
		}},
		{
			"RMSProp", func(x *variable) stepper { return optim.NewRMSProp(0.1, x) },
			func(_, x, g float64) float64 {
				s = 0.9*s + 0.1*g*g
				return x - 0.1*g/(math.Sqrt(s)+1e-8)
			},
		},
		{
			"Adam", func(x *variable) stepper { return optim.NewAdam(0.1, x) },
			func(t, x, g float64) float64 {
				v, s = 0.9*v+0.1*g, 0.999*s+0.001*g*g
				return x - 0.1*(v/(1-math.Pow(0.9, t)))/(math.Sqrt(s/(1-math.Pow(0.999, t)))+1e-8)
			},
		},
		{
			"AdamW", func(x *variable) stepper { return optim.NewAdamW(0.1, 0.01, x) },
			func(t, x, g float64) float64 {
				v, s = 0.9*v+0.1*g, 0.999*s+0.001*g*g
				return x - 0.1*(v/(1-math.Pow(0.9,
					t))/(math.Sqrt(s/(1-math.Pow(0.999, t)))+1e-8)+0.01*x)
			},
		},
	} {
		v, s = 0, 0
		x, want := autograd.New(f64.Of(3)), 3.0
		optimizer := c.of(x)
		for step := range 5 {
			want = c.want(float64(step+1), want, 2*want)
			autograd.Square(x).Backward()
			optimizer.Step()
			if got := x.Value.Item(); math.Abs(got-want) > 1e-12*math.Abs(want) {
				t.Errorf("%s, step %d: %v, want %v", c.name, step+1, got, want)
			}
		}
		if x.Grad != nil {
			t.Errorf("%s leaves a gradient", c.name)
		}
		x.Value.Fill(7)
		optimizer.Step()
		if x.Value.Item() != 7 {
			t.Errorf("%s changes a variable without a gradient", c.name)
		}
	}
}

type stepper interface{ Step() }
