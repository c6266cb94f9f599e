package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func TestContractions(t *testing.T) {
	x, y, z := random(2, 3), random(3, 4), random(2, 3, 3)
	for name, c := range map[string]struct {
		f        func(x ...*variable) *variable
		operands []*f64.Tensor
		want     *f64.Tensor
	}{
		"Dot": {
			func(x ...*variable) *variable { return autograd.Dot(x[0], x[1]) },
			[]*f64.Tensor{x.Ravel(), x.T().Ravel()},
			f64.Dot(x.Ravel(), x.T().Ravel()),
		},
		"Inner": {
			func(x ...*variable) *variable { return autograd.Inner(x[0], x[1]) },
			[]*f64.Tensor{x, y.T()},
			f64.MatMul(x, y),
		},
		"Outer": {
			func(x ...*variable) *variable { return autograd.Outer(x[0], x[1]) },
			[]*f64.Tensor{x, y},
			f64.Outer(x, y),
		},
		"Gemm": {func(x ...*variable) *variable {
			return autograd.Gemm(2, x[0], x[1], -3, x[2])
		}, []*f64.Tensor{x, y, y.Slice(tensor.At(0))}, f64.Gemm(2, x, y, -3,
			y.Slice(tensor.At(0)))},
		"Gemm of batches": {func(x ...*variable) *variable {
			return autograd.Gemm(2, x[0], x[1], 0, nil)
		}, []*f64.Tensor{z, y}, f64.Gemm(2, z, y, 0, nil)},
		"TensorDot": {func(x ...*variable) *variable {
			return autograd.TensorDot(x[0], x[1], []int{1}, []int{-3})
		}, []*f64.Tensor{y.T(), z.Transpose(1, 0, 2)}, f64.TensorDot(y, z, []int{0}, []int{1})},
		"Einsum": {func(x ...*variable) *variable {
			return autograd.Einsum("ij,jk,ijj->ki", x...)
		}, []*f64.Tensor{x, y, z}, f64.Einsum("ij,jk,ijj->ki", x, y, z)},
		"Einsum with an ellipsis": {func(x ...*variable) *variable {
			return autograd.Einsum("...j,jk,ijj->...k", x...)
		}, []*f64.Tensor{x, y, z}, f64.Einsum("ij,jk,ljj->ik", x, y, z)},
		"Einsum that broadcasts": {func(x ...*variable) *variable {
			return autograd.Einsum("...,i...,...i->i", x...)
		}, []*f64.Tensor{x, y.Slice(tensor.All, tensor.To(3)), z}, f64.Einsum("ab,ib,abi->i", x,
			y.Slice(tensor.All, tensor.To(3)), z)},
	} {
		if got := c.f(variables(c.operands)...).Value; !got.Shape().Equal(c.want.Shape()) ||
			!f64.AllClose(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		t.Run(name, func(t *testing.T) { checkOrders(t, c.f, c.operands...) })
	}
}
