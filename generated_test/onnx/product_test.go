package onnx_test

import (
	"strings"
)

// products are the products of matrices, and other sums of products.
var products = ops{
	"Det":    {one("Det", plain(det))},
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
