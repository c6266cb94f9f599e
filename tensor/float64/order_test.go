// Code generated from templates/order_test.go.tmpl. DO NOT EDIT.

package f64

import (
	"errors"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// TestKeepDims keeps dimensions of results of all types.
func TestKeepDims(t *testing.T) {
	x := Of(3, 0, 1, 5, 4, 0).Reshape(2, 3)
	for name, c := range map[string]struct {
		got  any
		want string
	}{
		"Sum":          {KeepDims(Sum, x, 1), "[[4][9]]"},
		"Prod":         {KeepDims(Prod, x), "[[0]]"},
		"Max":          {KeepDims(Max, x, 0), "[[5 4 1]]"},
		"Min":          {KeepDims(Min, x, -1), "[[0][0]]"},
		"ArgMax":       {KeepDims(ArgMax, x, 1), "[[0][0]]"},
		"ArgMin":       {KeepDims(ArgMin, x), "[[1]]"},
		"CountNonzero": {KeepDims(CountNonzero, x, 0), "[[2 1 1]]"},
		"Mean":         {KeepDims(Mean, Of(1, 3)), "[2]"},
		"Var":          {KeepDims(Var, Of(1, 3)), "[1]"},
		"Std":          {KeepDims(Std, Of(1, 3)), "[1]"},
		"Norm":         {KeepDims(Norm, Of(3, 4)), "[5]"},
		"LogSumExp":    {KeepDims(LogSumExp, Zeros(2, 1), 1), "[[0][0]]"},
		"Median":       {KeepDims(Median, x, 0), "[[4 2 0.5]]"},
		"Quantile": {KeepDims(func(x *Tensor, axes ...int) *Tensor {
			return Quantile(x, 0.5, axes...)
		}, x, 1), "[[1][4]]"},
	} {
		if got := text(c.got); got != c.want {
			t.Errorf("%s is %s, want %s", name, got, c.want)
		}
	}
}

// TestCompressAlong takes slices by masks.
func TestCompressAlong(t *testing.T) {
	x := Arange(0, 6, 1).Reshape(2, 3)
	for name, c := range map[string]struct {
		got  *Tensor
		want string
	}{
		"columns":    {Compress(bools.Of(true, false, true), x, 1), "[[0 2][3 5]]"},
		"rows":       {Compress(bools.Of(false, true), x, -2), "[[3 4 5]]"},
		"transposed": {Compress(bools.Of(false, true), x.T(), 1), "[[3][4][5]]"},
		"shorter":    {Compress(bools.Of(false, true), x.Flip(1), 1), "[[1][4]]"},
		"none":       {Compress(bools.Of(false), x, 0), "[]"},
	} {
		if got := text(c.got); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	var (
		shape *tensor.ShapeError
		axis  *tensor.AxisError
		value *tensor.ValueError
	)
	for name, c := range map[string]struct {
		f    func()
		want any
	}{
		"an axis too many": {func() { Compress(bools.Of(true), x, 2) }, &axis},
		"two axes":         {func() { Compress(bools.Of(true), x, 0, 1) }, &value},
		"a long mask":      {func() { Compress(bools.Ones(3), x, 0) }, &shape},
		"a matrix":         {func() { Compress(bools.Ones(2, 3), x, 0) }, &shape},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want %T", name, err, c.want)
		}
	}
}
