package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
)

// Conv1D returns the convolution of x, of shape [batch channels length], and filters w, of
// shape [filters channels/groups taps], and adds a bias, as that of tensors does. It panics as that
// does.
func Conv1D[T Tensor[T]](x, w *Variable[T], c tensor.Conv, bias ...*Variable[T]) *Variable[T] {
	return newConvolution("Conv1D", 1, x, w, c, bias)
}

// Conv2D returns the convolution of x, of shape [batch channels height width], and filters w,
// of shape [filters channels/groups down across], and adds a bias, as that of tensors does. It
// panics as that does.
func Conv2D[T Tensor[T]](x, w *Variable[T], c tensor.Conv, bias ...*Variable[T]) *Variable[T] {
	return newConvolution("Conv2D", 2, x, w, c, bias)
}

// Conv3D returns the convolution of x, of shape [batch channels depth height width], and filters w,
// of shape [filters channels/groups taps down across], and adds a bias, as that of tensors does. It
// panics as that does.
func Conv3D[T Tensor[T]](x, w *Variable[T], c tensor.Conv, bias ...*Variable[T]) *Variable[T] {
	return newConvolution("Conv3D", 3, x, w, c, bias)
}

func newConvolution[T Tensor[T]](op string, dims int, x, w *Variable[T], c tensor.Conv,
	bias []*Variable[T],
) *Variable[T] {
	c = cloneConv(c)
	value := of[T]().Conv(none[T](), op, dims, x.Value, w.Value, c, valuesOf(bias)...)
	rule := convolution[T]{c, ofResult, [3]tensor.Shape{x.Shape(), w.Shape(), value.Shape()}}
	return biased(op, value, rule, bias, x, w)
}

// ConvTranspose returns the images of which a convolution with filters w makes images of the shape
// of x, and adds a bias, as that of tensors does. It panics as that does.
func ConvTranspose[T Tensor[T]](x, w *Variable[T], c tensor.Conv,
	bias ...*Variable[T],
) *Variable[T] {
	const op = "ConvTranspose"
	shape, by := sliding.ConvTranspose(op, cloneConv(c), x.Shape(), w.Shape())
	value := of[T]().ConvTranspose(x.Value, w.Value, c, valuesOf(bias)...)
	rule := convolution[T]{by, ofImages, [3]tensor.Shape{shape, w.Shape(), x.Shape()}}
	return biased(op, value, rule, bias, w, x)
}

// biased returns the result of op, which has added a bias, if there is one, to what has a rule of
// two operands.
func biased[T Tensor[T]](op string, value T, rule convolution[T], bias []*Variable[T],
	x, y *Variable[T],
) *Variable[T] {
	if len(bias) == 0 {
		return record(op, value, rule, x, y)
	}
	return record(op, value, biasedRule[T]{rule}, x, y, bias[0])
}

// biasedRule is the derivative of a convolution that adds a bias, its third operand: by that, the
// sums of what each filter made.
type biasedRule[T Tensor[T]] struct{ convolution[T] }

func (p biasedRule[T]) Kernel(v *Variable[T], operand int, g, z T) T {
	if operand < 2 {
		return p.convolution.Kernel(v, operand, g, z)
	}
	return none[T]().Sum(g, othersThan1(g.Shape())...)
}

func (p biasedRule[T]) Graph(v *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	if operand < 2 {
		return p.convolution.Graph(v, operand, g)
	}
	return Sum(g, othersThan1(g.Shape())...)
}

// othersThan1 returns the axes of a shape but for 1, that of channels.
func othersThan1(s tensor.Shape) []int {
	axes := []int{0}
	for axis := 2; axis < len(s); axis++ {
		axes = append(axes, axis)
	}
	return axes
}

// valuesOf returns the values of variables.
func valuesOf[T Tensor[T]](vars []*Variable[T]) []T {
	values := make([]T, len(vars))
	for i, v := range vars {
		values[i] = v.Value
	}
	return values
}

// cloneConv returns c with lists of its own.
func cloneConv(c tensor.Conv) tensor.Conv {
	c.Stride, c.Padding = slices.Clone(c.Stride), slices.Clone(c.Padding)
	c.Dilation, c.OutputPadding = slices.Clone(c.Dilation), slices.Clone(c.OutputPadding)
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
	return of[T]().Conv(z, "ConvGrad", len(p.shapes[ofResult])-2, t[ofImages], t[ofFilters], p.by)
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
// MaxPoolIndices finds. The gradient of one goes to the first of the largest elements of its
// window. It panics as that of tensors does.
func MaxPool[T Tensor[T]](x *Variable[T], p tensor.Pool) *Variable[T] {
	return record("MaxPool", of[T]().MaxPool(none[T](), x.Value, p), maxPoolRule[T]{clonePool(p)}, x)
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
		func(x T) T { return of[T]().AvgPool(none[T](), x, p) },
		func(g T) T { return of[T]().AvgPoolGrad(none[T](), g, p, from...) },
	}.of(x)
}

// clonePool returns p with lists of its own.
func clonePool(p tensor.Pool) tensor.Pool {
	p.Size, p.Stride = slices.Clone(p.Size), slices.Clone(p.Stride)
	p.Padding, p.Dilation = slices.Clone(p.Padding), slices.Clone(p.Dilation)
	return p
}
