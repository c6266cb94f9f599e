package autograd_test

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func vector(v ...float64) *variable { return autograd.New(f64.Of(v...)) }

func wantValues(t *testing.T, what string, x *f64.Tensor, want ...float64) {
	t.Helper()
	if x == nil || !slices.Equal(x.Values(), want) {
		t.Errorf("%s: %v, want %v", what, x, want)
	}
}

func TestGradIsNilUntilBackwardAndAccumulates(t *testing.T) {
	x := vector(1, 2)
	y := autograd.Square(x)
	if x.Grad != nil {
		t.Fatal("Grad before Backward")
	}
	y.Backward()
	wantValues(t, "once", x.Grad, 2, 4)
	y.Backward()
	wantValues(t, "twice", x.Grad, 4, 8)
	autograd.ZeroGrad(x)
	if x.Grad != nil {
		t.Fatal("Grad after ZeroGrad")
	}
}

func TestDiamondIsVisitedOnce(t *testing.T) {
	x := vector(1)
	y := x
	for range 60 { // 2⁶⁰ paths
		y = autograd.Add(y, y)
	}
	y.Backward()
	wantValues(t, "2⁶⁰", x.Grad, 1<<60)
	wantValues(t, "2⁶⁰ as a variable", autograd.Gradients(y, x)[0].Value, 1<<60)
}

func TestLongChain(t *testing.T) {
	x := vector(1)
	y := x
	for range 100_000 {
		y = autograd.Neg(y)
	}
	y.Backward()
	wantValues(t, "chain", x.Grad, 1)
}

func TestBroadcastGradientsAreSummed(t *testing.T) {
	m := autograd.New(f64.Matrix(2, 3, 1, 2, 3, 4, 5, 6))
	v := vector(10, 20, 30)
	autograd.Mul(m, v).Backward()
	wantValues(t, "vector", v.Grad, 5, 7, 9)
	wantValues(t, "matrix", m.Grad, 10, 20, 30, 10, 20, 30)
}

func TestGradientsAreNotShared(t *testing.T) {
	x, y := vector(1), vector(2)
	autograd.Add(x, y).Backward()
	x.Grad.Fill(7)
	wantValues(t, "the other", y.Grad, 1)
}

func TestConstantsHaveNoGradient(t *testing.T) {
	x, c := vector(3), autograd.Constant(f64.Of(2))
	autograd.Mul(autograd.Mul(x, c), x.Detach()).Backward()
	wantValues(t, "x", x.Grad, 6)
	c.Backward()
	if c.Grad != nil {
		t.Error("a constant has a gradient")
	}
}

func TestNoGradNestsAndIsOfOneGoroutine(t *testing.T) {
	x := vector(3)
	depends := func() bool {
		return autograd.Gradients(autograd.Square(x), x)[0].Value.Item() != 0
	}
	autograd.NoGrad(func() {
		autograd.NoGrad(func() {})
		if depends() {
			t.Error("recorded after a nested NoGrad")
		}
		var other sync.WaitGroup
		other.Go(func() {
			if !depends() {
				t.Error("not recorded in another goroutine")
			}
		})
		other.Wait()
	})
	if !depends() {
		t.Error("not recorded after NoGrad")
	}
}

func TestHigherDerivatives(t *testing.T) {
	x := vector(2)
	y := autograd.Mul(autograd.Square(x), x)
	for i, want := range []float64{12, 12, 6, 0} {
		y = autograd.Gradients(y, x)[0]
		if got := y.Value.Item(); got != want {
			t.Errorf("derivative %d of x³: %v, want %v", i+1, got, want)
		}
	}
}

func TestFoldsAndShapes(t *testing.T) {
	x := autograd.New(f64.Matrix(2, 2, 1, 2, 3, 4))
	autograd.Mean(autograd.Square(x), 0).Backward()
	wantValues(t, "mean", x.Grad, 1, 2, 3, 4)
	autograd.ZeroGrad(x)
	autograd.Mul(x.T().Reshape(4), autograd.Constant(f64.Of(1, 10, 100, 1000))).Backward()
	wantValues(t, "transposed", x.Grad, 1, 100, 10, 1000)
}

func TestMatMul(t *testing.T) {
	x, y := autograd.New(f64.Matrix(1, 2, 1, 2)), autograd.New(f64.Matrix(2, 2, 3, 4, 5, 6))
	autograd.MatMul(x, y).Backward()
	wantValues(t, "left", x.Grad, 7, 11)
	wantValues(t, "right", y.Grad, 1, 1, 2, 2)
	v := vector(1, 2)
	autograd.MatMul(y, v).Backward()
	wantValues(t, "vector", v.Grad, 8, 10)
	g := autograd.Gradients(autograd.Square(autograd.MatMul(x, y)), x)[0]
	wantValues(t, "second", autograd.Gradients(g, x)[0].Value, 2*(3*8+4*10), 2*(5*8+6*10))
}

// TestChangedValues changes values in place between an operation and Backward: what a
// gradient needs panics, and leaves no gradient behind; what none needs does not.
func TestChangedValues(t *testing.T) {
	for name, c := range map[string]struct {
		f       func(x, y *variable) *variable
		needs   func(x, y, r *variable) *f64.Tensor
		changed bool
	}{
		"operand": {
			autograd.Mul[*f64.Tensor],
			func(x, _, _ *variable) *f64.Tensor { return x.Value }, true,
		},
		"view of an operand": {
			autograd.Mul[*f64.Tensor],
			func(x, _, _ *variable) *f64.Tensor { return x.Value.Reshape(2, 1) }, true,
		},
		"operand not needed": {
			autograd.Add[*f64.Tensor],
			func(x, _, _ *variable) *f64.Tensor { return x.Value }, false,
		},
		"result": {func(x, y *variable) *variable {
			return autograd.Exp(autograd.Add(x, y))
		}, func(_, _, r *variable) *f64.Tensor { return r.Value }, true},
		"result not needed": {
			autograd.Mul[*f64.Tensor],
			func(_, _, r *variable) *f64.Tensor { return r.Value }, false,
		},
		"operand of a fold": {func(x, y *variable) *variable {
			return autograd.LogSumExp(autograd.Mul(x, y))
		}, func(x, _, _ *variable) *f64.Tensor { return x.Value }, true},
		"extreme": {
			func(x, _ *variable) *variable { return autograd.Max(x) },
			func(x, _, _ *variable) *f64.Tensor { return x.Value }, true,
		},
		"sum": {
			func(x, _ *variable) *variable { return autograd.Sum(x) },
			func(x, _, _ *variable) *f64.Tensor { return x.Value }, false,
		},
		"product of matrices": {
			autograd.MatMul[*f64.Tensor],
			func(_, y, _ *variable) *f64.Tensor { return y.Value }, true,
		},
		"scalar operands": {
			func(x, _ *variable) *variable { return autograd.Clip(x, 0, 1) },
			func(x, _, _ *variable) *f64.Tensor { return x.Value }, true,
		},
	} {
		x, y := vector(1, 2), vector(3, 4)
		r := c.f(x, y)
		c.needs(x, y, r).Fill(5)
		err := tensor.Catch(r.Backward)
		var changed *tensor.ChangedError
		if errors.As(err, &changed) != c.changed {
			t.Errorf("%s: error %v", name, err)
		}
		if err != nil && (x.Grad != nil || y.Grad != nil) {
			t.Errorf("%s: gradients after a panic", name)
		}
		if err := tensor.Catch(func() { autograd.Gradients(r, x, y) }); errors.As(err,
			&changed) != c.changed {
			t.Errorf("%s: error of Gradients %v", name, err)
		}
	}
	// Another value put in its place is noticed too, and so is a change of a mask.
	x := vector(1, 2)
	r := autograd.Square(x)
	x.Value = f64.Of(7, 7)
	if tensor.Catch(r.Backward) == nil {
		t.Error("a value that was replaced is used")
	}
	m := bools.Of(true, false)
	r = autograd.Where(m, x, autograd.Neg(x))
	m.Fill(false)
	if tensor.Catch(r.Backward) == nil {
		t.Error("a mask that was changed is used")
	}
	// After Backward, as optimizers do, a change is all right.
	autograd.Square(x).Backward()
	x.Value.Sub(x.Value, x.Grad)
	autograd.ZeroGrad(x)
	autograd.Square(x).Backward()
	wantValues(t, "after a step", x.Grad, -14, -14)
}

func TestRetainGrad(t *testing.T) {
	x := vector(3)
	y := autograd.Square(x).RetainGrad()
	z := autograd.Add(autograd.Square(y), y)
	z.Backward()
	wantValues(t, "in between", y.Grad, 19)
	wantValues(t, "before", x.Grad, 114)
	if z.Grad != nil {
		t.Error("Grad of a result that is not to retain it")
	}
	y.Grad.Fill(0)
	wantValues(t, "before, apart", x.Grad, 114)
}

// TestFree trains with and without giving memory back, of a size that is kept, and compares.
func TestFree(t *testing.T) {
	train := func(free bool) *f64.Tensor {
		w := autograd.New(random(64, 64))
		for i := range 20 {
			x := autograd.Constant(f64.Full(float64(i)/20, 64, 64))
			h := autograd.Tanh(autograd.MatMul(w, x))
			h = autograd.Mul(h.T(), autograd.Add(h, autograd.Softmax(h, -1)))
			loss := autograd.Mean(autograd.Square(autograd.Concat(0, h, x)))
			loss.Backward()
			w.Value.FMA(w.Grad, f64.Scalar(-0.1), w.Value)
			autograd.ZeroGrad(w)
			if free {
				loss.Free()
				if loss.Value != nil || h.Value != nil || x.Value == nil {
					t.Fatal("values of results are to be nil after Free, and others are not")
				}
			}
		}
		return w.Value
	}
	if got, want := train(true), train(false); !got.Same(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestGradientsKeepMemory checks that a gradient has the memory of the one before it, which is not
// made anew for each.
func TestGradientsKeepMemory(t *testing.T) {
	x, w := autograd.New(random(2, 3)), autograd.Constant(random(3, 4))
	var first *f64.Tensor
	for range 2 {
		y := autograd.MatMul(x, w)
		y.Backward()
		if first == nil {
			first = x.Grad
		}
		if !f64.SameMemory(first, x.Grad) {
			t.Error("a gradient in new memory")
		}
		autograd.ZeroGrad(x)
		y.Free()
	}
}

// BenchmarkChain computes 25 times y = tanh(1.01y + 0.1)·y, and goes back: 100 operations and
// a sum, on one goroutine.
func BenchmarkChain(b *testing.B) {
	tensor.SetThreads(1)
	defer tensor.SetThreads(0)
	a, c := autograd.Constant(f64.Scalar(1.01)), autograd.Constant(f64.Scalar(0.1))
	for _, n := range []int{1, 1000, 1_000_000} {
		b.Run(fmt.Sprint("n=", n), func(b *testing.B) {
			x := autograd.New(f64.Rand(nil, n))
			b.ReportAllocs()
			for b.Loop() {
				y := x
				for range 25 {
					y = autograd.Mul(autograd.Tanh(autograd.Add(autograd.Mul(y, a), c)), y)
				}
				y = autograd.Sum(y)
				y.Backward()
				y.Free()
				autograd.ZeroGrad(x)
			}
		})
	}
}

// TestConcurrentGradients differentiates programs that share a variable on several
// goroutines, for the race detector.
func TestConcurrentGradients(t *testing.T) {
	w := vector(1, 2, 3)
	var all sync.WaitGroup
	for i := range 4 {
		all.Go(func() {
			x := autograd.Constant(f64.Of(float64(i), 1, 1))
			g := autograd.Gradients(autograd.Sum(autograd.Mul(autograd.Square(w), x)), w)[0]
			if got, want := g.Value.At(0), 2*float64(i); got != want {
				t.Errorf("derivative %v, want %v", got, want)
			}
		})
	}
	all.Wait()
}
