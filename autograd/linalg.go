package autograd

// MatMul returns the matrix product of x and y, by the rules of the tensors' MatMul: a
// vector counts as one row on the left and as one column on the right, and batches
// broadcast. It panics with *tensor.ShapeError if the shapes do not fit.
func MatMul[T Tensor[T]](x, y *Var[T]) *Var[T] {
	xs, ys := x.Shape(), y.Shape()
	switch {
	case len(xs) == 1 && len(ys) == 1:
		return Sum(Mul(x, y))
	case len(xs) == 1:
		r := product(Reshape(x, 1, xs[0]), y)
		s := r.Shape()
		return Reshape(r, append(s[:len(s)-2], s[len(s)-1])...)
	case len(ys) == 1:
		r := product(x, Reshape(y, ys[0], 1))
		s := r.Shape()
		return Reshape(r, s[:len(s)-1]...)
	}
	return product(x, y)
}

// product is MatMul of matrices and batches of them.
func product[T Tensor[T]](x, y *Var[T]) *Var[T] {
	return record(none[T]().MatMul(x.Value, y.Value), func(operand int, g T) T {
		if operand == 0 {
			return none[T]().MatMul(g, y.Value.T())
		}
		return none[T]().MatMul(x.Value.T(), g)
	}, func(operand int, g, _ *Var[T]) *Var[T] {
		if operand == 0 {
			return product(g, Transposed(y))
		}
		return product(Transposed(x), g)
	}, x, y)
}

// Transposed returns x with its last two dimensions exchanged, a view.
func Transposed[T Tensor[T]](x *Var[T]) *Var[T] {
	return record(x.Value.T(), func(_ int, g T) T { return g.T() },
		func(_ int, g, _ *Var[T]) *Var[T] { return Transposed(g) }, x)
}
