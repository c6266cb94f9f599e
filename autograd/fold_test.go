package autograd_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// checkOrders compares the first derivatives of f and those of its square's derivatives with
// finite differences.
func checkOrders(t *testing.T, f func(x ...*variable) *variable, operands ...*f64.Tensor) {
	t.Helper()
	if err := autograd.GradCheck(f, operands...); err != nil {
		t.Errorf("first order: %v", err)
	}
	for i := range operands {
		second := func(x ...*variable) *variable {
			return autograd.Gradients(autograd.Square(f(x...)), x[i])[0]
		}
		if err := autograd.GradCheck(second, operands...); err != nil {
			t.Errorf("second order, of the derivative by operand %d: %v", i, err)
		}
	}
}

// random returns a tensor of distinct numbers from -2 to 2.
func random(shape ...int) *f64.Tensor {
	return f64.Uniform(rand.New(rand.NewPCG(1, uint64(tensor.Shape(shape).Size()))), -2, 2,
		shape...)
}

func TestFolds(t *testing.T) {
	folds := []struct {
		name  string
		fold  func(x *variable, axes ...int) *variable
		value func(x *f64.Tensor, axes ...int) *f64.Tensor
	}{
		{"Sum", autograd.Sum[*f64.Tensor], f64.Sum},
		{"Mean", autograd.Mean[*f64.Tensor], f64.Mean},
		{"Prod", autograd.Prod[*f64.Tensor], f64.Prod},
		{"Max", autograd.Max[*f64.Tensor], f64.Max},
		{"Min", autograd.Min[*f64.Tensor], f64.Min},
		{"Var", autograd.Var[*f64.Tensor], f64.Var},
		{"Std", autograd.Std[*f64.Tensor], f64.Std},
		{"Norm", autograd.Norm[*f64.Tensor], f64.Norm},
		{"LogSumExp", autograd.LogSumExp[*f64.Tensor], f64.LogSumExp},
		{
			"VarDDOF",
			func(x *variable, axes ...int) *variable { return autograd.VarDDOF(x, 1, axes...) },
			func(x *f64.Tensor, axes ...int) *f64.Tensor { return f64.VarDDOF(x, 1, axes...) },
		},
	}
	x := random(2, 3, 5).Transpose(2, 0, 1)
	for _, c := range folds {
		for _, axes := range [][]int{nil, {0}, {1}, {-1}, {2, 0}, {-3, -2, -1}} {
			t.Run(fmt.Sprint(c.name, axes), func(t *testing.T) {
				f := func(x ...*variable) *variable { return c.fold(x[0], axes...) }
				if got, want := f(autograd.New(x)).Value, c.value(x,
					axes...); !got.Shape().Equal(want.Shape()) || !f64.AllClose(got, want) {
					t.Errorf("value %v, want %v", got, want)
				}
				checkOrders(t, f, x)
			})
		}
	}
}

func TestCumulativeFolds(t *testing.T) {
	x := random(3, 5, 2).Transpose(2, 0, 1)
	for axis := -1; axis < 3; axis++ {
		sum := func(x ...*variable) *variable { return autograd.CumSum(x[0], axis) }
		if got, want := sum(autograd.New(x)).Value, f64.CumSum(x, axis); !got.Same(want) {
			t.Errorf("CumSum: %v, want %v", got, want)
		}
		checkOrders(t, sum, x)
		prod := func(x ...*variable) *variable { return autograd.CumProd(x[0], axis) }
		if got, want := prod(autograd.New(x)).Value, f64.CumProd(x, axis); !f64.AllClose(got,
			want) {
			t.Errorf("CumProd: %v, want %v", got, want)
		}
		checkOrders(t, prod, x)
	}
	checkOrders(t, func(x ...*variable) *variable { return autograd.CumProd(x[0], 0) },
		f64.Of(2, 0, -3, 0, 5))
	y := vector()
	autograd.CumProd(y, 0).Backward()
	autograd.CumSum(y, 0).Backward()
}

func TestSoftmaxes(t *testing.T) {
	for axis := range 3 {
		checkOrders(t, func(x ...*variable) *variable { return autograd.Softmax(x[0], axis) },
			random(2, 3, 4))
		checkOrders(t, func(x ...*variable) *variable { return autograd.LogSoftmax(x[0], axis-3) },
			random(2, 3, 4))
	}
}

func TestNormalize(t *testing.T) {
	for _, axes := range [][]int{nil, {0}, {2, 1}} {
		checkOrders(t, func(x ...*variable) *variable {
			return autograd.Normalize(x[0], 1e-3, axes...)
		}, random(2, 3, 4))
		checkOrders(t, func(x ...*variable) *variable {
			return autograd.Normalize(x[0], 100, axes...)
		}, random(2, 3, 4))
	}
}

// TestFoldsAtSpecialPoints pins derivatives where formulas divide 0 by 0, and where several
// elements are largest.
func TestFoldsAtSpecialPoints(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		name string
		f    func(x *variable) *variable
		at   []float64
		want []float64
	}{
		{
			"Max shares a tie", func(x *variable) *variable { return autograd.Max(x) },
			[]float64{1, 3, 3, 2},
			[]float64{0, .5, .5, 0},
		},
		{
			"Min shares a tie", func(x *variable) *variable { return autograd.Min(x) },
			[]float64{1, 3, 1, 2},
			[]float64{.5, 0, .5, 0},
		},
		{"Maximum gives a tie to the first", func(x *variable) *variable {
			return autograd.Maximum(x, autograd.Constant(f64.Scalar(1)))
		}, []float64{1}, []float64{1}},
		{"Maximum gives the second nothing", func(x *variable) *variable {
			return autograd.Maximum(autograd.Constant(f64.Scalar(1)), x)
		}, []float64{1}, []float64{0}},
		{"Minimum gives a tie to the first", func(x *variable) *variable {
			return autograd.Minimum(x, autograd.Constant(f64.Scalar(1)))
		}, []float64{1}, []float64{1}},
		{"Minimum gives the second nothing", func(x *variable) *variable {
			return autograd.Minimum(autograd.Constant(f64.Scalar(1)), x)
		}, []float64{1}, []float64{0}},
		{
			"Prod of a zero", func(x *variable) *variable { return autograd.Prod(x) },
			[]float64{2, 0, 5},
			[]float64{0, 10, 0},
		},
		{
			"Prod of two zeros", func(x *variable) *variable { return autograd.Prod(x) },
			[]float64{0, 0, 5},
			[]float64{0, 0, 0},
		},
		{
			"Norm of zeros", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{0, 0},
			[]float64{0, 0},
		},
		{
			"Std of equals", func(x *variable) *variable { return autograd.Std(x) },
			[]float64{4, 4},
			[]float64{0, 0},
		},
		{
			"Hypot of zeros", func(x *variable) *variable { return autograd.Hypot(x, x) },
			[]float64{0},
			[]float64{0},
		},
		{
			"LogSumExp of large numbers", func(x *variable) *variable { return autograd.LogSumExp(x) },
			[]float64{1000, 1000},
			[]float64{.5, .5},
		},
		{"LogSumExp of numbers that round it", func(x *variable) *variable {
			return autograd.LogSumExp(x)
		}, []float64{1e17, 1e17}, []float64{.5, .5}},
		{
			"LogSumExp of -Inf", func(x *variable) *variable { return autograd.LogSumExp(x) },
			[]float64{-inf, -inf},
			[]float64{.5, .5},
		},
		{
			"LogSumExp of one -Inf", func(x *variable) *variable { return autograd.LogSumExp(x) },
			[]float64{-inf},
			[]float64{1},
		},
		{"LogSumExp of -Inf and a number", func(x *variable) *variable {
			return autograd.LogSumExp(x)
		}, []float64{-inf, 1}, []float64{0, 1}},
		{
			"LogSumExp of +Inf", func(x *variable) *variable { return autograd.LogSumExp(x) },
			[]float64{inf, 1, inf},
			[]float64{.5, 0, .5},
		},
		{
			"Norm of large numbers", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{3e200, -4e200},
			[]float64{.6, -.8},
		},
		{
			"Norm of small numbers", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{3e-200, -4e-200},
			[]float64{.6, -.8},
		},
		{
			"Norm of an infinity", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{1, -inf, 0},
			[]float64{0, -1, 0},
		},
		{
			"Norm of infinities", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{inf, -inf, 1e308},
			[]float64{math.Sqrt(.5), -math.Sqrt(.5), 0},
		},
		{
			"Norm that overflows", func(x *variable) *variable { return autograd.Norm(x) },
			[]float64{1.5e308, 1.5e308},
			[]float64{math.Sqrt(.5), math.Sqrt(.5)},
		},
		{
			"Norms of rows in all ranges",
			func(x *variable) *variable { return autograd.Norm(x.Reshape(-1, 2), 1) },
			[]float64{3e200, 4e200, 0, 0, 3, 4, -inf, 1, 3e-200, 4e-200},
			[]float64{.6, .8, 0, 0, .6, .8, -1, 0, .6, .8},
		},
		{
			"Std of small numbers", func(x *variable) *variable { return autograd.Std(x) },
			[]float64{3e-100, 4e-100},
			[]float64{-.5, .5},
		},
		{"Pow", func(x *variable) *variable {
			return autograd.Pow(x, autograd.Constant(f64.Of(0, 1, 2, 3)))
		}, []float64{0, 0, 0, 0}, []float64{0, 1, 0, 0}},
		{
			"Abs", func(x *variable) *variable { return autograd.Abs(x) },
			[]float64{0, -1},
			[]float64{0, -1},
		},
	} {
		x := vector(c.at...)
		c.f(x).Backward()
		first := autograd.Gradients(c.f(x), x)[0]
		for _, got := range []*f64.Tensor{x.Grad, first.Value} {
			if !f64.AllClose(got, f64.Of(c.want...), f64.Tolerance{Absolute: 1e-12}) {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
		for _, v := range autograd.Gradients(first, x)[0].Value.Values() {
			if v-v != 0 {
				t.Errorf("%s: second derivative %v", c.name, v)
			}
		}
	}
	// x² and x³ at 0, by Pow, to the third derivative.
	x := autograd.New(f64.Of(0, 0))
	y := autograd.Pow(x, autograd.Constant(f64.Of(2, 3)))
	for _, want := range [][]float64{{0, 0}, {2, 0}, {0, 6}, {0, 0}} {
		y = autograd.Gradients(y, x)[0]
		wantValues(t, "derivative of a power at 0", y.Value, want...)
	}
}

// TestSmallestNorm checks derivatives of the norm of the smallest number, of which the second is
// out of range.
func TestSmallestNorm(t *testing.T) {
	x := vector(5e-324, 0)
	first := autograd.Gradients(autograd.Norm(x), x)[0]
	autograd.Norm(x).Backward()
	wantValues(t, "by Backward", x.Grad, 1, 0)
	wantValues(t, "by Gradients", first.Value, 1, 0)
	wantValues(t, "second", autograd.Gradients(first, x)[0].Value, 0, math.Inf(1))
}

func TestFoldsOfNothing(t *testing.T) {
	x := autograd.New(f64.Zeros(0, 3))
	for _, y := range []*variable{
		autograd.Sum(x), autograd.Sum(x, 0), autograd.Prod(x, 0),
		autograd.Mean(x, 1),
	} {
		y.Backward()
	}
	if v := autograd.Mean(x).Value.Item(); !math.IsNaN(v) {
		t.Errorf("mean of nothing: %v", v)
	}
	if err := tensor.Catch(func() { autograd.Max(x) }); err == nil {
		t.Error("Max of nothing")
	}
}
