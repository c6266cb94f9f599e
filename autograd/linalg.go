package autograd

// Transposed returns x with its last two dimensions exchanged, a view.
func Transposed[T Tensor[T]](x *Var[T]) *Var[T] {
	return record(x.Value.T(), func(_ int, g T) T { return g.T() },
		func(_ int, g, _ *Var[T]) *Var[T] { return Transposed(g) }, x)
}
