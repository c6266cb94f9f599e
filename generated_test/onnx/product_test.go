package onnx_test

import (
	"strings"
)

// products are the products of matrices, and other sums of products.
var products = ops{
	"Det":    {one("Det", plain(det))},
	"MatMul": {one("MatMul", plain(matMul))},
	"Einsum": {
		one("Einsum", func(n *node, in operands) value {
			only(!strings.Contains(n.text("equation", ""), "..."), "an ellipsis")
			return einsum(n.text("equation", ""), in)
		}),
		several("Einsum, with letters in place of an ellipsis", func(n *node, in operands) value {
			return einsum(withoutEllipsis(n.text("equation", ""), in), in)
		}),
	},
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

// withoutEllipsis returns an expression with letters for the axes that an ellipsis stands for in
// each operand, of which the longest has those of the result.
func withoutEllipsis(equation string, in operands) string {
	terms, result, ok := strings.Cut(strings.ReplaceAll(equation, " ", ""), "->")
	only(ok, "an ellipsis, and no result")
	const letters, ellipsis = "UVWXYZ", "..."
	most := 0
	operands := strings.Split(terms, ",")
	for i, term := range operands {
		hidden := rank(in[i]) - len(strings.ReplaceAll(term, ellipsis, ""))
		most = max(most, hidden)
		operands[i] = strings.ReplaceAll(term, ellipsis, letters[len(letters)-hidden:])
	}
	result = strings.ReplaceAll(result, ellipsis, letters[len(letters)-most:])
	return strings.Join(operands, ",") + "->" + result
}
