package onnx_test

import (
	"strings"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// products are the products of matrices, and other sums of products.
var products = ops{
	"Det": {several("the cofactors of the first row", func(_ *node, in operands) value {
		return determinant(in[0].(*f32.Tensor))
	})},
	"MatMul": {one("MatMul", plain(matMul))},
	"Einsum": {one("Einsum", func(n *node, in operands) value {
		only(!strings.Contains(n.text("equation", ""), "..."), "an ellipsis")
		return einsum(n.text("equation", ""), in)
	})},
	"Gemm": {several("MatMul(a, b)·alpha + c·beta", func(n *node, in operands) value {
		a, b := in[0], in[1]
		if n.flag("transA", false) {
			a = swapLast(a)
		}
		if n.flag("transB", false) {
			b = swapLast(b)
		}
		z := mulC(matMul(a, b), n.float("alpha", 1))
		if in.has(2) {
			z = add(z, mulC(in[2], n.float("beta", 1)))
		}
		return z
	})},
}

// determinant returns those of matrices in the last two dimensions of x.
func determinant(x *f32.Tensor) *f32.Tensor {
	z := f32.Zeros(x.Shape()[:x.Rank()-2]...)
	n := x.Dim(-1)
	if n == 0 {
		return f32.OnesLike(z)
	}
	for j := range n {
		below := x.Slice(tensor.Ellipsis, tensor.Rest, tensor.All)
		minor := determinant(f32.Take(below, -1, tensor.Excl(j)))
		term := f32.Mul(x.Slice(tensor.Ellipsis, tensor.First, tensor.At(j)), minor)
		if j%2 == 0 {
			z.Add(z, term)
		} else {
			z.Sub(z, term)
		}
	}
	return z
}
