package autograd

// Gemm returns alpha times the product of the matrices a and b, or of batches of them, plus beta
// times c, which is stretched to its shape, as that of tensors does. If alpha or beta is 0, what it
// multiplies has no gradient. It panics as that of tensors does.
func Gemm[T Tensor[T]](alpha float64, a, b *Variable[T], beta float64,
	c *Variable[T],
) *Variable[T] {
	if beta == 0 {
		value := of[T]().Gemm(alpha, a.Value, b.Value, 0, none[T]())
		return record("Gemm", value, gemmRule[T]{alpha: alpha}, a, b)
	}
	value := of[T]().Gemm(alpha, a.Value, b.Value, beta, c.Value)
	return record("Gemm", value, gemmRule[T]{alpha: alpha, beta: beta}, a, b, c)
}

// gemmRule is the derivative of Gemm: that of the product times alpha, and beta.
type gemmRule[T Tensor[T]] struct {
	productRule[T]
	alpha, beta float64
}

// factor returns what the gradient of the result is to be multiplied by for an operand.
func (r gemmRule[T]) factor(operand int) float64 {
	if operand < 2 {
		return r.alpha
	}
	return r.beta
}

func (r gemmRule[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	g = none[T]().Mul(g, of[T]().Number(g, r.factor(operand)))
	if operand == 2 {
		return g
	}
	return r.productRule.Kernel(v, operand, g, none[T]())
}

func (r gemmRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	g = MulC(g, r.factor(operand))
	if operand == 2 {
		return g
	}
	return r.productRule.Graph(v, operand, g)
}
