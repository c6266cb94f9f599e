package autograd_test

import (
	"errors"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// scaled is x·y² as a function of one's own.
var scaled = &autograd.Function[*f64.Tensor]{
	Name:    "Scaled",
	Forward: func(x ...*f64.Tensor) *f64.Tensor { return f64.Mul(x[0], f64.Square(x[1])) },
	Gradient: func(operand int, g, r *variable, x ...*variable) *variable {
		if operand == 0 {
			return autograd.Mul(g, autograd.Square(x[1]))
		}
		return autograd.Div(autograd.Mul(autograd.Add(g, g), r), x[1])
	},
}

func TestFunction(t *testing.T) {
	checkOrders(t, func(x ...*variable) *variable { return scaled.Of(x...) }, random(2, 3),
		f64.Of(1, -2, 3))
	x, y := vector(1, 2), vector(3, 4)
	r := scaled.Of(x, y)
	y.Value.Fill(0)
	var changed *tensor.ChangedError
	if err := tensor.Catch(r.Backward); !errors.As(err, &changed) ||
		!strings.Contains(err.Error(), "Scaled") {
		t.Errorf("after a change: %v", err)
	}
	half := &autograd.Function[*f64.Tensor]{
		Name: "Half the square",
		Forward: func(x ...*f64.Tensor) *f64.Tensor {
			return f64.Mul(f64.Square(x[0]), f64.Scalar(0.5))
		},
		Gradient: func(_ int, _, _ *variable, x ...*variable) *variable { return x[0] },
	}
	x = vector(1, 2)
	half.Of(x).Backward()
	x.Grad.Fill(7)
	wantValues(t, "a value that was the gradient", x.Value, 1, 2)
	// A function may keep what it has seen.
	var kept *f64.Tensor
	keeps := *half
	keeps.Gradient = func(_ int, g, _ *variable, x ...*variable) *variable {
		kept = g.Value
		return autograd.Mul(g, x[0])
	}
	x = autograd.New(f64.Ones(1024))
	v := keeps.Of(autograd.Square(x))
	value := v.Value
	v.Backward()
	v.Free()
	if kept.Size() != 1024 || value.Size() != 1024 {
		t.Error("memory that a function has seen was given back")
	}
	flat := &autograd.Function[*f64.Tensor]{
		Name:     "Flat",
		Forward:  func(x ...*f64.Tensor) *f64.Tensor { return x[0].Clone() },
		Gradient: func(int, *variable, *variable, ...*variable) *variable { return nil },
	}
	z := vector(1)
	flat.Of(z).Backward()
	if z.Grad != nil || autograd.Gradients(flat.Of(z), z)[0].Value.Item() != 0 {
		t.Error("the gradient of a function without is not zero")
	}
}

func TestGradCheckFindsTheWorst(t *testing.T) {
	wrong := *scaled
	wrong.Gradient = func(operand int, g, r *variable, x ...*variable) *variable {
		right := scaled.Gradient(operand, g, r, x...)
		if operand == 0 {
			return right
		}
		return autograd.Mul(right, autograd.Constant(f64.Matrix(2, 2, 1, 1, 1.5, 1.1)))
	}
	var found *autograd.GradientError
	err := autograd.GradCheck(func(x ...*variable) *variable { return wrong.Of(x...) },
		f64.Ones(2, 2), f64.Ones(2, 2))
	if !errors.As(err, &found) || found.Operand != 1 || found.Index[0] != 1 || found.Index[1] != 0 {
		t.Errorf("error %v", err)
	}
}

func TestGradCheckFindsNaN(t *testing.T) {
	broken := *scaled
	broken.Gradient = func(operand int, g, r *variable, x ...*variable) *variable {
		return autograd.Mul(scaled.Gradient(operand, g, r, x...),
			autograd.Constant(f64.Of(1, math.NaN(), 1)))
	}
	var found *autograd.GradientError
	err := autograd.GradCheck(func(x ...*variable) *variable { return broken.Of(x...) },
		f64.Ones(3), f64.Ones(3))
	if !errors.As(err, &found) || found.Operand != 0 || found.Index[0] != 1 {
		t.Errorf("error %v", err)
	}
}

func TestGradCheckOfFloat32(t *testing.T) {
	f := func(x ...*autograd.Variable[*f32.Tensor]) *autograd.Variable[*f32.Tensor] {
		return autograd.Tanh(autograd.MatMul(x[0], x[1]))
	}
	if err := autograd.GradCheck(f, f32.Matrix(2, 2, 1, 2, -0.5, 0.3),
		f32.Matrix(2, 1, 0.7, -0.4)); err != nil {
		t.Error(err)
	}
}

func TestDrawing(t *testing.T) {
	x := autograd.New(f64.Matrix(1, 2, 3, 4))
	y := autograd.Mul(x, autograd.Constant(f64.Scalar(2)))
	var b strings.Builder
	if err := autograd.Add(y, y).WriteDOT(&b); err != nil {
		t.Fatal(err)
	}
	want := `digraph {
	0 [label="Add\n[1 2]"]
	1 -> 0
	1 -> 0
	1 [label="Mul\n[1 2]"]
	2 -> 1
	3 -> 1
	2 [label="variable\n[1 2]" shape=box]
	3 [label="constant\n[]" shape=box]
}
`
	if b.String() != want {
		t.Errorf("%s, want %s", b.String(), want)
	}
	if err := y.WriteDOT(failing{}); !errors.Is(err, os.ErrClosed) {
		t.Errorf("error %v", err)
	}
}

// failing is a writer that cannot write.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, os.ErrClosed }
