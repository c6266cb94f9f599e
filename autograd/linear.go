package autograd

import "github.com/ashlar-go/ashlar/tensor"

// linear is an operation that is a linear map of its operand, and its transpose. Its
// derivative is the transpose, of which it is the derivative.
type linear[T Tensor[T]] struct {
	op          string
	forth, back func(x T) T
}

func (l linear[T]) of(x *Variable[T]) *Variable[T] { return record(l.op, l.forth(x.Value), l, x) }

func (l linear[T]) Kernel(_ *Variable[T], _ int, g, _ T) T { return l.back(g) }

func (l linear[T]) Graph(_ *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	return linear[T]{l.op + "ᵀ", l.back, l.forth}.of(g)
}

// symmetric is f of x, a linear map whose transpose is f too: such as one that multiplies each
// element by a number that does not depend on x.
func symmetric[T Tensor[T]](op string, f func(x T) T, x *Variable[T]) *Variable[T] {
	return linear[T]{op, f, f}.of(x)
}

// piecewise is the gradient of an operand of v by a kernel that multiplies each element of g
// by a number which depends on nothing but in steps.
func piecewise[T Tensor[T]](rule rule[T], v *Variable[T], operand int,
	g *Variable[T],
) *Variable[T] {
	return symmetric(v.op+"Grad", func(g T) T { return rule.Kernel(v, operand, g, none[T]()) }, g)
}

// A gathering is a linear operation whose transpose writes few elements of many: add adds what
// that gives of g to sum, which has the shape of the operand.
type gathering[T Tensor[T]] struct {
	linear[T]
	add func(sum, g T)
}

// gathered is forth of x, with add as that of a gathering.
func gathered[T Tensor[T]](op string, x *Variable[T], forth func(x T) T,
	add func(sum, g T),
) *Variable[T] {
	return gatheringOf(op, x.Shape(), forth, add).of(x)
}

// gatheringOf returns the gathering forth of what has the shape from, with the given add.
func gatheringOf[T Tensor[T]](op string, from tensor.Shape, forth func(x T) T,
	add func(sum, g T),
) gathering[T] {
	back := func(g T) T {
		sum := of[T]().Zeros(g, from...)
		add(sum, g)
		return sum
	}
	return gathering[T]{linear[T]{op, forth, back}, add}
}

func (r gathering[T]) of(x *Variable[T]) *Variable[T] {
	return record(r.op, r.forth(x.Value), r, x)
}

func (r gathering[T]) Accumulate(_ *Variable[T], _ int, g, sum T) bool {
	r.add(sum, g)
	return true
}

// view is f of x, a view in which no element is twice.
func view[T Tensor[T]](op string, f func(x T) T, x *Variable[T]) *Variable[T] {
	return gathered(op, x, f, func(sum, g T) {
		part := f(sum)
		part.Add(part, g)
	})
}
