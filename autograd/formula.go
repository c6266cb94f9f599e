package autograd

// A formula is a derivative made of operations on variables alone: the gradient of an operand, of
// the operands x, the result r and its gradient g and no other variables; nil if it is zero.
type formula[T Tensor[T]] func(operand int, g, r *Variable[T], x ...*Variable[T]) *Variable[T]

// Kernel gives the memory of what it computes on the way back.
func (f formula[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	gradient := f.of(New, v, operand, g)
	if gradient == nil {
		return none[T]()
	}
	kept := []T{gradient.Value, g, v.Value}
	for _, x := range v.operands {
		kept = append(kept, x.Value)
	}
	result := gradient.Value
	gradient.freeApart(kept...)
	return result
}

// of returns the gradient of an operand of v, of that of v, g, or nil if it is zero. It is made of
// variables that variable makes of the values.
func (f formula[T]) of(variable func(T) *Variable[T], v *Variable[T], operand int, g T) *Variable[T] {
	x := make([]*Variable[T], len(v.operands))
	for i := range x {
		x[i] = variable(v.operand(i).Value)
	}
	return f(operand, variable(g), variable(v.result().Value), x...)
}

func (f formula[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := make([]*Variable[T], len(v.operands))
	for i := range x {
		x[i] = v.operand(i)
	}
	return f(operand, g, v.result(), x...)
}
