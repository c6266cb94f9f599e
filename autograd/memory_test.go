package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// uses are operations of two matrices, which make gradients in all ways that there are.
var uses = map[string]func(x, w *variable) *variable{
	"Add":     autograd.Add[*f64.Tensor],
	"Mul":     autograd.Mul[*f64.Tensor],
	"MatMul":  autograd.MatMul[*f64.Tensor],
	"Tanh":    func(x, w *variable) *variable { return autograd.Tanh(autograd.Mul(x, w)) },
	"Softmax": func(x, w *variable) *variable { return autograd.Mul(autograd.Softmax(x, -1), w) },
	"LogSumExp": func(x, w *variable) *variable {
		return autograd.LogSumExp(autograd.Add(x, w), 0)
	},
	"LayerNorm": func(x, w *variable) *variable {
		return autograd.Mul(autograd.LayerNorm(x, nil, nil, 0.1), w)
	},
	"Max": func(x, w *variable) *variable { return autograd.Max(autograd.Add(x, w), 1) },
	"Concat": func(x, w *variable) *variable {
		return autograd.Tanh(autograd.Concat(0, x, w, x))
	},
	"Slice": func(x, w *variable) *variable {
		return autograd.Mul(x.Slice(tensor.At(1)), w.Slice(tensor.At(2)))
	},
	"twice": func(x, w *variable) *variable {
		return autograd.Add(autograd.Mul(x, x), autograd.Mul(w, x))
	},
	"a view": func(x, w *variable) *variable {
		return autograd.Add(x.T(), w.Reshape(30, 40).T().Reshape(40, 30).T())
	},
	"Conv1D": func(x, w *variable) *variable {
		return autograd.Conv1D(x.Reshape(1, 40, 30), w.Reshape(10, 40, 3), tensor.Conv{})
	},
	"a retained": func(x, w *variable) *variable {
		return autograd.Tanh(autograd.Add(x, w).RetainGrad())
	},
	"a gradient": func(x, w *variable) *variable {
		return autograd.Gradients(autograd.Tanh(autograd.Mul(x, w)), x)[0]
	},
	"a Function": func(x, w *variable) *variable { return scaled.Of(x, w) },
	"LeakyReLU": func(x, w *variable) *variable {
		return autograd.LeakyReLU(autograd.Sub(x, w), 0.1)
	},
	"broadcasted": func(x, w *variable) *variable { return autograd.Mul(autograd.Sum(x, 0), w) },
}

// TestKeptGradients checks that no Backward changes a gradient that was taken from its variable
// by setting Grad to nil, nor one that was set by hand, whether ZeroGrad is called or not.
func TestKeptGradients(t *testing.T) {
	for name, use := range uses {
		t.Run(name, func(t *testing.T) {
			x, w := autograd.New(random(40, 30)), autograd.New(random(30, 40).T())
			if name == "MatMul" {
				w = autograd.New(random(30, 50))
			}
			var kept, copies []*f64.Tensor
			keep := func(g *f64.Tensor) {
				if g != nil {
					kept, copies = append(kept, g), append(copies, g.Clone())
				}
			}
			back := func() {
				y := use(x, w)
				y.Backward()
				y.Free()
			}
			for range 3 {
				back()
				keep(x.Grad)
				keep(w.Grad)
				x.Grad, w.Grad = nil, nil
				back() // which makes gradients in memory that ZeroGrad may have given back
				autograd.ZeroGrad(x, w)
				back()
				autograd.ZeroGrad(x, w)
				x.Grad, w.Grad = f64.Zeros(x.Shape()...), f64.Zeros(w.Shape()...)
				back()
				keep(x.Grad)
				keep(w.Grad)
				autograd.ZeroGrad(x, w)
			}
			for i, g := range kept {
				if !g.Same(copies[i]) {
					t.Errorf("gradient %d changed", i)
				}
			}
		})
	}
}

// TestFunctionsKeepWhatTheyGive checks that a Function may give the same tensor as a gradient
// again and again, or that which it was given, and find it unchanged.
func TestFunctionsKeepWhatTheyGive(t *testing.T) {
	slope := f64.Full(3, 1000)
	var given *f64.Tensor
	for name, gradient := range map[string]func(_ int, g, _ *variable, _ ...*variable) *variable{
		"the same": func(int, *variable, *variable, ...*variable) *variable {
			return autograd.Constant(slope)
		},
		"given": func(_ int, g, _ *variable, _ ...*variable) *variable {
			given = g.Value
			return g
		},
	} {
		f := &autograd.Function[*f64.Tensor]{
			Name:     "Line",
			Forward:  func(x ...*f64.Tensor) *f64.Tensor { return f64.Mul(x[0], slope) },
			Gradient: gradient,
		}
		given = slope
		x := autograd.New(f64.Ones(1000))
		y := autograd.Mul(f.Of(x), autograd.Constant(f64.Scalar(1)))
		y.Backward()
		want := given.Clone()
		first := given
		y.Backward() // adds to Grad
		autograd.ZeroGrad(x)
		autograd.Square(x).Backward() // in the memory that was given back
		if !first.Same(want) {
			t.Errorf("%s: what a Function keeps has changed", name)
		}
	}
}

// TestGradSetByHand checks that a Grad that cannot be added to is an error before any other is
// changed.
func TestGradSetByHand(t *testing.T) {
	for name, g := range map[string]*f64.Tensor{
		"another shape": f64.Zeros(3), "read-only": f64.Zeros(2).ReadOnly(),
	} {
		x, y := vector(1, 2), vector(3, 4)
		y.Grad = g
		if err := tensor.Catch(autograd.Mul(x, y).Backward); err == nil || x.Grad != nil {
			t.Errorf("%s: error %v, and Grad of the other is %v", name, err, x.Grad)
		}
	}
}

// TestFreed checks that what was freed is said to be.
func TestFreed(t *testing.T) {
	x := vector(1, 2)
	y := autograd.Square(autograd.Exp(x))
	z := autograd.Square(y)
	y.Free()
	for name, f := range map[string]func(){
		"Backward":             y.Backward,
		"Backward of a result": z.Backward,
		"Gradients":            func() { autograd.Gradients(y, x) },
	} {
		err := tensor.Catch(f)
		if _, is := err.(*tensor.ValueError); !is {
			t.Errorf("%s: %v", name, err)
		}
	}
	y.Free() // again
}
