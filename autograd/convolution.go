package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// convolutions are those of a tensor type.
type convolutions[T any] interface {
	Conv1D(x, w T, c tensor.Conv) T
	Conv2D(x, w T, c tensor.Conv) T
	MaxPool(x T, p tensor.Pool) T
	AvgPool(x T, p tensor.Pool) T
}

// Conv1D returns the convolution of x, of shape [batch channels length], and filters w, of
// shape [filters channels/groups taps], as that of tensors does. It panics as that does.
func Conv1D[T Tensor[T]](x, w *Variable[T], c tensor.Conv) *Variable[T] {
	return newConvolution("Conv1D", x, w, none[T]().Conv1D(x.Value, w.Value, c), c)
}

// Conv2D returns the convolution of x, of shape [batch channels height width], and filters w,
// of shape [filters channels/groups down across], as that of tensors does. A bias for each
// filter is to be added, of shape [filters 1 1]. It panics as that of tensors does.
func Conv2D[T Tensor[T]](x, w *Variable[T], c tensor.Conv) *Variable[T] {
	return newConvolution("Conv2D", x, w, none[T]().Conv2D(x.Value, w.Value, c), c)
}

func newConvolution[T Tensor[T]](op string, x, w *Variable[T], value T,
	c tensor.Conv,
) *Variable[T] {
	rule := convolution[T]{cloneConv(c), ofResult, [3]tensor.Shape{x.Shape(), w.Shape(), value.Shape()}}
	return record(op, value, rule, x, w)
}

// cloneConv returns c with lists of its own.
func cloneConv(c tensor.Conv) tensor.Conv {
	c.Stride, c.Padding = slices.Clone(c.Stride), slices.Clone(c.Padding)
	c.Dilation = slices.Clone(c.Dilation)
	return c
}

// The tensors that the sum of (x ∗ w)*g is of. Convolution and the gradients of its operands
// are its derivatives by each of them, and so are their derivatives.
const (
	ofImages  = iota // x
	ofFilters        // w
	ofResult         // g
)

// convolution is the derivative of that sum by one of the tensors, with the others in
// order as operands.
type convolution[T Tensor[T]] struct {
	by     tensor.Conv
	of     int
	shapes [3]tensor.Shape
}

// value returns the derivative by p.of, given the other two tensors. It may set z.
func (p convolution[T]) value(t [3]T, z T) T {
	switch p.of {
	case ofImages:
		return of[T]().ConvGradX(z, t[ofResult], t[ofFilters], p.by, p.shapes[ofImages]...)
	case ofFilters:
		return of[T]().ConvGradW(z, t[ofResult], t[ofImages], p.by, p.shapes[ofFilters]...)
	}
	if len(p.shapes[ofResult]) == 3 {
		return z.Conv1D(t[ofImages], t[ofFilters], p.by)
	}
	return z.Conv2D(t[ofImages], t[ofFilters], p.by)
}

// gradient returns the derivative of v, of which p is the rule, by an operand, and the
// tensors that it is of but for the gradient of v.
func (p convolution[T]) gradient(v *Variable[T],
	operand int,
) (d convolution[T], t [3]*Variable[T]) {
	d = p
	number := 0
	for i := range t {
		switch {
		case i == p.of:
			continue
		case number == operand:
			d.of = i
		default:
			t[i] = v.operand(number)
		}
		number++
	}
	return d, t
}

func (p convolution[T]) Kernel(v *Variable[T], operand int, g, _ T) T {
	d, vars := p.gradient(v, operand)
	var t [3]T
	for i, x := range vars {
		if x != nil {
			t[i] = x.Value
		}
	}
	t[p.of] = g
	return d.value(t, v.operands[operand].space())
}

func (p convolution[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	d, vars := p.gradient(v, operand)
	vars[p.of] = g
	var t [3]T
	var operands []*Variable[T]
	for i, x := range vars {
		if i != d.of {
			t[i], operands = x.Value, append(operands, x)
		}
	}
	return record("ConvGrad", d.value(t, none[T]()), d, operands...)
}

// MaxPool returns the largest elements of windows of x, as that of tensors does, which
// MaxPoolIndices finds. The gradient of one goes to the first of the largest elements of its window.
// It panics as that of tensors does.
func MaxPool[T Tensor[T]](x *Variable[T], p tensor.Pool) *Variable[T] {
	return record("MaxPool", none[T]().MaxPool(x.Value, p), maxPoolRule[T]{clonePool(p)}, x)
}

// maxPoolRule is the derivative of MaxPool, which is flat but in steps.
type maxPoolRule[T Tensor[T]] struct{ by tensor.Pool }

func (p maxPoolRule[T]) Kernel(v *Variable[T], _ int, g, _ T) T {
	return of[T]().MaxPoolGrad(v.operands[0].space(), g, v.operand(0).Value, p.by)
}

func (p maxPoolRule[T]) Graph(v *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	x := v.operand(0).Value
	return linear[T]{
		"MaxPoolGrad",
		func(g T) T { return of[T]().MaxPoolGrad(none[T](), g, x, p.by) },
		func(y T) T { return of[T]().MaxPoolTake(none[T](), y, x, p.by) },
	}.of(g)
}

// AvgPool returns the means of windows of x, as that of tensors does. It panics as that does.
func AvgPool[T Tensor[T]](x *Variable[T], p tensor.Pool) *Variable[T] {
	p, from := clonePool(p), x.Shape()
	return linear[T]{
		"AvgPool",
		func(x T) T { return none[T]().AvgPool(x, p) },
		func(g T) T { return of[T]().AvgPoolGrad(none[T](), g, p, from...) },
	}.of(x)
}

// clonePool returns p with lists of its own.
func clonePool(p tensor.Pool) tensor.Pool {
	p.Size, p.Stride = slices.Clone(p.Size), slices.Clone(p.Stride)
	p.Padding, p.Dilation = slices.Clone(p.Padding), slices.Clone(p.Dilation)
	return p
}
