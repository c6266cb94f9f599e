package autograd

// Reshape returns x with another shape of as many elements, a view where the layout
// of x allows. One length may be -1: what is left for it.
func Reshape[T Tensor[T]](x *Var[T], shape ...int) *Var[T] {
	from := x.Shape()
	return record(x.Value.Reshape(shape...), func(_ int, g T) T { return g.Reshape(from...) },
		func(_ int, g, _ *Var[T]) *Var[T] { return Reshape(g, from...) }, x)
}

// BroadcastTo returns x stretched to a shape, a view.
func BroadcastTo[T Tensor[T]](x *Var[T], shape ...int) *Var[T] {
	from := x.Shape()
	return record(x.Value.BroadcastTo(shape...), func(_ int, g T) T { return g.SumTo(from...) },
		func(_ int, g, _ *Var[T]) *Var[T] { return SumTo(g, from...) }, x)
}

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1: the opposite of BroadcastTo.
func SumTo[T Tensor[T]](x *Var[T], shape ...int) *Var[T] {
	from := x.Shape()
	if from.Equal(shape) {
		return x
	}
	return record(x.Value.SumTo(shape...), func(_ int, g T) T { return g.BroadcastTo(from...) },
		func(_ int, g, _ *Var[T]) *Var[T] { return BroadcastTo(g, from...) }, x)
}

// Sum returns the sum of the elements of x along axes, or of all.
func Sum[T Tensor[T]](x *Var[T], axes ...int) *Var[T] {
	from := x.Shape()
	kept := from.Keep("Sum", axes...)
	return record(none[T]().Sum(x.Value, axes...), func(_ int, g T) T { return g.Reshape(kept...).BroadcastTo(from...) },
		func(_ int, g, _ *Var[T]) *Var[T] { return BroadcastTo(Reshape(g, kept...), from...) }, x)
}

// Mean returns the mean of the elements of x along axes, or of all: NaN of none.
func Mean[T Tensor[T]](x *Var[T], axes ...int) *Var[T] {
	sum := Sum(x, axes...)
	return Mul(sum, x.number(float64(sum.Shape().Size())/float64(x.Shape().Size())))
}
