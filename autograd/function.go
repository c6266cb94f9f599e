package autograd

// A Function is an operation of your own, to be used like those of this package.
type Function[T Tensor[T]] struct {
	Name string // for drawings and errors

	// Forward returns the result of operands, which it leaves alone.
	Forward func(x ...T) T

	// Gradient returns the gradient of an operand x[operand], of that of the result r, g, or
	// nil if it is zero. It may have the shape of the result, where an operand was stretched.
	// It is a new variable made by operations on the variables given, and then has derivatives
	// of its own; what it computes in other ways counts as constant.
	Gradient func(operand int, g, r *Variable[T], x ...*Variable[T]) *Variable[T]
}

// Of returns the result of f of operands. Backward panics with a *tensor.ChangedError if one
// of their values or that of the result was changed meanwhile.
func (f *Function[T]) Of(x ...*Variable[T]) *Variable[T] {
	values := make([]T, len(x))
	for i, x := range x {
		values[i] = x.Value
	}
	return record(f.Name, f.Forward(values...), foreign[T](f.Gradient), x...)
}

// foreign is the derivative of a Function, which may keep what it sees and computes: Gradient.
type foreign[T Tensor[T]] func(operand int, g, r *Variable[T], x ...*Variable[T]) *Variable[T]

func (f foreign[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	x := make([]*Variable[T], len(v.operands))
	for i := range x {
		x[i] = Constant(v.operand(i).Value)
	}
	if gradient := f(operand, Constant(g), Constant(v.result().Value), x...); gradient != nil {
		return gradient.Value
	}
	return none[T]()
}

func (f foreign[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := make([]*Variable[T], len(v.operands))
	for i := range x {
		x[i] = v.operand(i)
	}
	return f(operand, g, v.result(), x...)
}
