package nn_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/nn"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

type variable = autograd.Variable[*f64.Tensor]

func Example() {
	x, y := autograd.Constant(f64.Matrix(4, 1, 0, 1, 2, 3)),
		autograd.Constant(f64.Matrix(4, 1, 1, 3, 5, 7))
	slope, offset := autograd.New(f64.Zeros(1, 1)), autograd.New(f64.Zeros(1))
	sgd := optim.NewSGD(0.1, slope, offset)
	for range 300 {
		loss := nn.MSE(autograd.Add(autograd.MatMul(x, slope), offset), y)
		loss.Backward()
		sgd.Step()
		loss.Free()
	}
	fmt.Printf("%.3f %.3f\n", slope.Value.Item(), offset.Value.Item())
	// Output: 2.000 1.000
}

func ExampleCrossEntropy() {
	logits := autograd.New(f64.Matrix(2, 3, 2, 1, 0, 0, 0, 0))
	loss := nn.CrossEntropy(logits, ints.Of(0, 2))
	loss.Backward()
	fmt.Printf("%.4f\n%.4f\n", loss.Value, logits.Grad)
	// Output:
	// 0.7531
	// [[-0.1674  0.1224  0.0450]
	//  [ 0.1667  0.1667 -0.3333]]
}

// losses are those of each kind, of operands that it is differentiated by.
var losses = map[string]func(x ...*variable) *variable{
	"MSE":           func(x ...*variable) *variable { return nn.MSE(x[0], x[1]) },
	"CrossEntropy":  func(x ...*variable) *variable { return nn.CrossEntropy(x[0], ints.Of(1, 0)) },
	"BCEWithLogits": func(x ...*variable) *variable { return nn.BCEWithLogits(x[0], x[1]) },
}

func TestLosses(t *testing.T) {
	x, y := f64.Matrix(2, 3, 0.5, -1, 2, 0, 3, -2), f64.Matrix(2, 3, 0, 1, 0.25, 1, 0.5, 0)
	want := map[string]float64{}
	for i := range 2 {
		sum := 0.0
		for j := range 3 {
			x, y := x.At(i, j), y.At(i, j)
			p := 1 / (1 + math.Exp(-x))
			want["MSE"] += (x - y) * (x - y) / 6
			want["BCEWithLogits"] -= (y*math.Log(p) + (1-y)*math.Log(1-p)) / 6
			sum += math.Exp(x)
		}
		want["CrossEntropy"] -= math.Log(math.Exp(x.At(i, 1-i))/sum) / 2
	}
	for name, loss := range losses {
		got := loss(autograd.New(x), autograd.New(y))
		if len(got.Shape()) != 0 || math.Abs(got.Value.Item()-want[name]) > 1e-14 {
			t.Errorf("%s: %v, want %v", name, got.Value, want[name])
		}
		if err := autograd.GradCheck(loss, x, y); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		second := func(x ...*variable) *variable { return autograd.Gradients(loss(x...), x[0])[0] }
		if err := autograd.GradCheck(second, x, y); err != nil {
			t.Errorf("%s, second order: %v", name, err)
		}
	}
}

// TestExtremeLogits checks that losses of logits that are certain are exact, not infinite.
func TestExtremeLogits(t *testing.T) {
	x := autograd.New(f64.Matrix(2, 2, 1000, -1000, -40, 0))
	for name, c := range map[string]struct {
		loss *variable
		want float64
	}{
		"CrossEntropy, right": {nn.CrossEntropy(x, ints.Of(0, 1)), 0},
		"CrossEntropy, wrong": {nn.CrossEntropy(x, ints.Of(1, 0)), (2000 + 40) / 2},
		"BCEWithLogits": {nn.BCEWithLogits(x,
			autograd.Constant(f64.Matrix(2, 2, 1, 0, 0, 1))), (math.Exp(-40) + math.Ln2) / 4},
	} {
		if got := c.loss.Value.Item(); math.Abs(got-c.want) > 1e-14*c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		c.loss.Backward()
	}
	for _, g := range x.Grad.Values() {
		if g-g != 0 {
			t.Errorf("gradient %v", x.Grad)
		}
	}
}

func TestMistakes(t *testing.T) {
	x := autograd.New(f64.Zeros(2, 3))
	var shape *tensor.ShapeError
	var index *tensor.IndexError
	if err := tensor.Catch(func() { nn.CrossEntropy(x, ints.Of(0)) }); !errors.As(err, &shape) {
		t.Errorf("too few labels: %v", err)
	}
	for _, label := range []int{-1, 3} {
		if err := tensor.Catch(func() { nn.CrossEntropy(x, ints.Of(0, label)) }); !errors.As(err,
			&index) {
			t.Errorf("label %d: %v", label, err)
		}
	}
	if err := tensor.Catch(func() { nn.MSE(x, autograd.New(f64.Zeros(2))) }); !errors.As(err,
		&shape) {
		t.Errorf("shapes that do not fit: %v", err)
	}
}
