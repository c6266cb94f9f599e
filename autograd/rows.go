package autograd

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// A rowRule is the derivative of an operation on the rows of its first operand, which lie along
// axes; the others are its parameters.
type rowRule[T Tensor[T]] struct {
	scalars []float64
	axes    []int
	graph   func(r *rows[T], operand int) *Variable[T]
}

// Kernel computes the gradient of an operation of one operand.
func (p rowRule[T]) Kernel(v *Variable[T], _ int, g, z T) T { return p.Kernels(v, g, z)[0] }

// Kernels computes the gradients of all operands in one pass over memory.
func (p rowRule[T]) Kernels(v *Variable[T], g, z T) []T {
	x, r := v.operand(0).Value, v.result().Value
	if !of[T]().SameShape(g, x) {
		z = v.operands[0].space()
	}
	gradients := make([]T, 1, len(v.operands))
	var parameters []T
	for i := range v.operands[1:] {
		parameters = append(parameters, v.operand(i+1).Value)
	}
	if v.lastVariable() > 0 {
		_, lengths := layout.Last(v.op, x.Shape(), p.axes...)
		for range parameters {
			gradients = append(gradients, of[T]().Zeros(x, lengths...))
		}
	}
	gradients[0] = of[T]().RowGrad(z, v.op, gradients[1:], g, r, x, parameters, p.scalars,
		p.axes...)
	return gradients
}

// Graph computes the gradient of an operand by operations on variables.
func (p rowRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	x := v.operand(0)
	order, lengths := layout.Last(v.op, x.Shape(), p.axes...)
	r := &rows[T]{
		rowRule: p, g: g, r: v.result(), x: x,
		kept: layout.KeepDims(v.op, x.Shape(), p.axes...), order: order, lengths: lengths,
	}
	if !of[T]().SameShape(g.Value, x.Value) {
		r.g, r.r = g.Reshape(r.kept...), r.r.Reshape(r.kept...)
	}
	for i := range v.operands[1:] {
		r.parameters = append(r.parameters, r.stretched(v.operand(i+1)))
	}
	gradient := p.graph(r, operand)
	if operand > 0 {
		// which is summed up over rows
		return gradient.BroadcastTo(x.Shape()...).Transpose(order...)
	}
	return gradient
}

// rows are what gradients of a row operation are made of: the operand x and the parameters, the
// result r and its gradient g, which stretch to one shape.
type rows[T Tensor[T]] struct {
	rowRule[T]
	g, r, x    *Variable[T]
	parameters []*Variable[T]
	kept       tensor.Shape // of a number for each row, of length 1 along the axes
	order      []int        // of all axes, which has those along rows last
	lengths    tensor.Shape // along these
}

// stretched returns a parameter as it stretches to x.
func (r *rows[T]) stretched(parameter *Variable[T]) *Variable[T] {
	shape := r.x.Shape()
	for axis := range shape {
		if r.kept[axis] == shape[axis] {
			shape[axis] = 1
		}
	}
	return parameter.BroadcastTo(r.lengths...).Reshape(shape...)
}

// Number returns a constant, and length that of how many elements a row has.
func (r *rows[T]) Number(v float64) *Variable[T] { return r.x.Number(v) }
func (r *rows[T]) length() *Variable[T]          { return r.Number(float64(r.lengths.Size())) }

// fold returns what one makes of the rows of x, a number for each.
func (r *rows[T]) fold(f func(x *Variable[T], axes ...int) *Variable[T],
	x *Variable[T],
) *Variable[T] {
	return f(x.BroadcastTo(r.x.Shape()...), r.axes...).Reshape(r.kept...)
}

// deviations returns the means of the rows of x, and the sums of the squares of x less these.
func (r *rows[T]) deviations(x *Variable[T]) (mean, squares *Variable[T]) {
	mean = r.fold(Mean, x)
	return mean, r.fold(Sum, Square(Sub(x, mean)))
}

// orLast returns a copy of axes, or the last one if there are none.
func orLast(axes []int) []int {
	if len(axes) == 0 {
		return []int{-1}
	}
	return append([]int(nil), axes...)
}

// orAll returns a copy of axes, or all of v if there are none.
func (v *Variable[T]) orAll(axes []int) []int {
	if len(axes) > 0 {
		return append([]int(nil), axes...)
	}
	for axis := range v.Shape() {
		axes = append(axes, axis)
	}
	return axes
}
