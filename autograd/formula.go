package autograd

// A formula is a derivative made of operations on variables alone: the gradient of an
// operand, of the operands x, the result r and its gradient g; nil if it is zero.
type formula[T Tensor[T]] func(operand int, g, r *Var[T], x ...*Var[T]) *Var[T]

// Kernel gives the memory of what it computes on the way back.
func (f formula[T]) Kernel(v *Var[T], operand int, g, _ T) T {
	r := v.result().Value
	x, used := make([]*Var[T], len(v.operands)), []T{g, r}
	for i := range x {
		value := v.operand(i).Value
		x[i], used = New(value), append(used, value)
	}
	gradient := f(operand, New(g), New(r), x...)
	if gradient == nil {
		return none[T]()
	}
	result := gradient.Value
	gradient.freeApart(append(used, result)...)
	return result
}

func (f formula[T]) Graph(v *Var[T], operand int, g *Var[T]) *Var[T] {
	x := make([]*Var[T], len(v.operands))
	for i := range x {
		x[i] = v.operand(i)
	}
	return f(operand, g, v.result(), x...)
}

// fused is a formula that kernel computes in one operation on tensors, with z as Kernel of rules
// has it.
type fused[T Tensor[T]] struct {
	kernel func(operand int, z, g, r T, x ...T) T
	formula[T]
}

func (f fused[T]) Kernel(v *Var[T], operand int, g, z T) T {
	x := make([]T, len(v.operands))
	for i := range x {
		x[i] = v.operand(i).Value
	}
	return f.kernel(operand, z, g, v.result().Value, x...)
}
