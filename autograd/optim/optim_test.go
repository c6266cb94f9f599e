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

// TestSteps compares three steps down x² with the formulas of the papers.
func TestSteps(t *testing.T) {
	v, velocity := 3.0, 0.0
	x := autograd.New(f64.Of(v))
	sgd := optim.NewSGD(0.1, x)
	sgd.Momentum = 0.9
	y, mean, square := 3.0, 0.0, 0.0
	w := autograd.New(f64.Of(y))
	adam := optim.NewAdam(0.1, w)
	for i := range 3 {
		velocity = 0.9*velocity + 2*v
		v -= 0.1 * velocity
		autograd.Square(x).Backward()
		sgd.Step()
		near(t, "SGD", x.Value.Item(), v)

		mean, square = 0.9*mean+0.1*2*y, 0.999*square+0.001*4*y*y
		n := float64(i + 1)
		y -= 0.1 * (mean / (1 - math.Pow(0.9, n))) / (math.Sqrt(square/(1-math.Pow(0.999, n))) + 1e-8)
		autograd.Square(w).Backward()
		adam.Step()
		near(t, "Adam", w.Value.Item(), y)
	}
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-12*math.Abs(want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
