package autograd

import "slices"

// MatMul returns the matrix product of x and y, by the rules of the tensors' MatMul: a
// vector counts as one row on the left and as one column on the right, and batches
// broadcast. It panics with *tensor.ShapeError if the shapes do not fit.
func MatMul[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	xs, ys := x.Shape(), y.Shape()
	switch {
	case len(xs) == 1 && len(ys) == 1:
		return Sum(Mul(x, y))
	case len(xs) == 1:
		return product(x.Unsqueeze(0), y).Squeeze(-2)
	case len(ys) == 1:
		return product(x, y.Unsqueeze(1)).Squeeze(-1)
	case len(xs) > 2 && len(ys) == 2: // a batch of matrices is one of more rows
		last := len(xs) - 1
		return product(x.Reshape(-1, xs[last]), y).Reshape(slices.Concat(xs[:last], ys[1:])...)
	}
	return product(x, y)
}

// product is MatMul of matrices and batches of them.
func product[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("MatMul", none[T]().MatMul(x.Value, y.Value), productRule[T]{}, x, y)
}

// productRule is the derivative of product: with the result's gradient g, those of x and y
// are g yᵀ and xᵀ g.
type productRule[T Tensor[T]] struct{}

func (productRule[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	z := none[T]()
	if len(v.Shape()) == 2 { // or the gradient may have more batches than the operand
		z = v.operands[operand].space()
	}
	if operand == 0 {
		return z.MatMul(g, v.operand(1).Value.T())
	}
	return z.MatMul(v.operand(0).Value.T(), g)
}

func (productRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand == 0 {
		return product(g, v.operand(1).T())
	}
	return product(v.operand(0).T(), g)
}
