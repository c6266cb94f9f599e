package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// LayerNorm returns x less its mean, divided by the square root of its variance plus epsilon,
// along axes, or along the last one if there are none; times weight, plus bias, as LayerNorm of
// tensors does. A nil weight is 1, and a nil bias 0.
func LayerNorm[T Tensor[T]](x, weight, bias *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	n := newNorm("LayerNorm", x, epsilon, axes)
	if weight == nil {
		weight = x.Number(1)
	}
	if bias == nil {
		bias = x.Number(0)
	}
	value := none[T]().LayerNorm(x.Value, weight.Value, bias.Value, epsilon, n.axes...)
	return record("LayerNorm", value, n.rule(true, func(operand int, g, _ *Variable[T], x ...*Variable[T]) *Variable[T] {
		if operand == 2 {
			return g.Transpose(n.order...)
		}
		gradient := n.gradient(operand, g, Sub(x[0], n.mean(x[0])), x[1])
		if operand == 1 {
			return gradient
		}
		return Sub(gradient, n.mean(gradient))
	}), x, weight, bias)
}

// RMSNorm returns x divided by the square root of the mean of its squares plus epsilon, along
// axes, or along the last one if there are none; times weight, as RMSNorm of tensors does. A nil
// weight is 1.
func RMSNorm[T Tensor[T]](x, weight *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	n := newNorm("RMSNorm", x, epsilon, axes)
	if weight == nil {
		weight = x.Number(1)
	}
	value := none[T]().RMSNorm(x.Value, weight.Value, epsilon, n.axes...)
	return record("RMSNorm", value, n.rule(false, func(operand int, g, _ *Variable[T], x ...*Variable[T]) *Variable[T] {
		return n.gradient(operand, g, x[0], x[1])
	}), x, weight)
}

// A norm is how an operation normalizes along axes.
type norm[T Tensor[T]] struct {
	epsilon float64
	axes    []int
	order   []int        // of all axes, which has these last, as weights have them
	kept    tensor.Shape // of means along them
}

func newNorm[T Tensor[T]](op string, x *Variable[T], epsilon float64, axes []int) norm[T] {
	if len(axes) == 0 {
		axes = []int{-1}
	}
	order, _ := x.Shape().Last(op, axes...)
	return norm[T]{epsilon, slices.Clone(axes), order, x.Shape().KeepDims(op, axes...)}
}

// rule returns the derivative by a formula, which is one operation on tensors.
func (n norm[T]) rule(centered bool, f formula[T]) rule[T] {
	return normRule[T]{f, n, centered}
}

// normRule is a formula for the gradients of a norm that takes one pass over memory for all of them.
type normRule[T Tensor[T]] struct {
	formula[T]
	norm[T]
	centered bool
}

func (r normRule[T]) Kernels(v *Variable[T], g, z T) []T {
	x, weight := v.operand(0).Value, v.operand(1).Value
	parts := make([]T, 1, len(v.operands))
	if v.lastVariable() > 0 {
		_, lengths := x.Shape().Last(v.op, r.axes...)
		for range v.operands[1:] {
			parts = append(parts, of[T]().Zeros(x, lengths...))
		}
	}
	parts[0] = of[T]().NormGrad(z, parts[1:], g, x, weight, r.epsilon, r.centered, r.axes...)
	return parts
}

func (n norm[T]) mean(x *Variable[T]) *Variable[T] { return Mean(x, n.axes...).Reshape(n.kept...) }

// gradient returns that of d, or of the weight w, in the product of w and h = d/√(mean of d² + ε), of
// the gradient g of that. A weight's is to be summed up.
func (n norm[T]) gradient(operand int, g, d, w *Variable[T]) *Variable[T] {
	scale := Rsqrt(Add(n.mean(Square(d)), d.Number(n.epsilon)))
	h := Mul(d, scale)
	if operand == 1 {
		return Mul(g, h).Transpose(n.order...)
	}
	gw := n.weighted(g, w)
	return Mul(scale, Sub(gw, Mul(h, n.mean(Mul(gw, h))))) // (gw - h mean(gw h))/√…
}

// weighted returns g times a weight along the axes.
func (n norm[T]) weighted(g, w *Variable[T]) *Variable[T] {
	back := make([]int, len(n.order))
	for i, axis := range n.order {
		back[axis] = i
	}
	return Mul(g.Transpose(n.order...), w).Transpose(back...)
}
