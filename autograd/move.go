package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Concat returns xs, one after another along an axis. It panics with a *tensor.ShapeError
// unless their shapes are equal otherwise, with a *tensor.AxisError if there is no such
// axis, and with a *tensor.ValueError if there are no variables.
func Concat[T Tensor[T]](axis int, xs ...*Variable[T]) *Variable[T] {
	values := make([]T, len(xs))
	for i, x := range xs {
		values[i] = x.Value
	}
	value := of[T]().Concat(axis, values...)
	axis, at := xs[0].axis("Concat", axis), 0
	var rule concatRule[T]
	for _, x := range xs {
		end := at + x.Shape()[axis]
		rule.parts = append(rule.parts, along(axis, tensor.Range(at, end)))
		at = end
	}
	return record("Concat", value, rule, xs...)
}

// concatRule is the derivative of Concat, which has where each operand is in the result.
type concatRule[T Tensor[T]] struct{ parts [][]tensor.Index }

func (p concatRule[T]) Kernel(_ *Variable[T], operand int, g, _ T) T {
	return g.Slice(p.parts[operand]...)
}

func (p concatRule[T]) Graph(_ *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return g.Slice(p.parts[operand]...)
}

// Stack returns xs, which have one shape, along a new axis. It panics as Unsqueeze and
// Concat do.
func Stack[T Tensor[T]](axis int, xs ...*Variable[T]) *Variable[T] {
	parts := make([]*Variable[T], len(xs))
	for i, x := range xs {
		parts[i] = x.Unsqueeze(axis)
	}
	return Concat(axis, parts...)
}

// Take returns the slices of x that s chooses along an axis, as Take of tensors does; the gradients
// of one that is taken twice add up.
func Take[T Tensor[T]](x *Variable[T], axis int, s tensor.Selector) *Variable[T] {
	l := layout.For("Take", x.Shape()...)
	shape, indices := l.ChooseAlong("Take", axis, s)
	return gathered(
		"Take", x,
		func(x T) T { return of[T]().Take(x, axis, tensor.Incl(indices...)) },
		func(sum, g T) { sum.IndexAdd(g, axis, indices...) },
	).Reshape(shape...)
}

// Gather returns elements of x: at each index, the one of x at the same index, but for that along
// the axis, which indices has there; the gradients of one that is there twice add up. It panics as
// Gather of tensors does.
func Gather[T Tensor[T]](x *Variable[T], axis int, indices *ints.Tensor) *Variable[T] {
	return gatheredAt("Gather", x, axis, indices.Clone())
}

// Select returns the elements of x that Select of tensors selects; the gradients of one that is
// selected twice add up.
func (x *Variable[T]) Select(selectors ...tensor.Selector) *Variable[T] {
	l := layout.For("Select", x.Shape()...)
	chosen := l.Choose("Select", selectors...)
	return gathered(
		"Select", x,
		func(x T) T { return of[T]().Chosen(x, chosen) },
		func(sum, g T) { of[T]().AddChosen(sum, g, chosen) },
	)
}

// Roll returns x with its elements moved n places along an axis; those that leave at one
// end come back at the other. It panics with a *tensor.AxisError if there is no such axis.
func Roll[T Tensor[T]](x *Variable[T], axis, n int) *Variable[T] {
	axis = x.axis("Roll", axis)
	length := x.Shape()[axis]
	if length == 0 {
		return x
	}
	cut := ((-n)%length + length) % length
	return Concat(axis, x.Slice(along(axis, tensor.From(cut))...),
		x.Slice(along(axis, tensor.To(cut))...))
}

// Repeat returns x with each element n times in succession along an axis. It panics with a
// *tensor.AxisError if there is no such axis, and with a *tensor.SizeError if n is negative.
func Repeat[T Tensor[T]](x *Variable[T], axis, n int) *Variable[T] {
	return x.repeat(x.axis("Repeat", axis), n, true)
}

// Tile returns copies of x side by side: so many along each axis. It panics with a
// *tensor.ShapeError unless there is a number for each dimension, and with a
// *tensor.SizeError if one is negative.
func Tile[T Tensor[T]](x *Variable[T], times ...int) *Variable[T] {
	if len(times) != len(x.Shape()) {
		panic(&tensor.ShapeError{
			Op: "Tile", Shapes: []tensor.Shape{x.Shape()},
			Want: "want a number for each dimension",
		})
	}
	for axis, n := range times {
		x = x.repeat(axis, n, false)
	}
	return x
}

// repeat returns x with n copies of the whole along an axis, or with n copies of each of its
// elements there.
func (x *Variable[T]) repeat(axis, n int, each bool) *Variable[T] {
	shape, copies := x.Shape(), axis
	if each {
		copies++
	}
	stretched := slices.Insert(slices.Clone(shape), copies, n)
	shape[axis] *= n
	return x.Unsqueeze(copies).BroadcastTo(stretched...).Reshape(shape...)
}

// Pad returns x within elements of value v: widths are how many of them there are before
// and after it along each axis. It panics with a *tensor.ShapeError unless there is a width
// for each dimension, and with a *tensor.ValueError if one is negative.
func Pad[T Tensor[T]](x *Variable[T], v float64, widths ...[2]int) *Variable[T] {
	l := layout.New(x.Shape()...)
	outer, _ := l.Padded(widths...)
	inside := make([]tensor.Index, len(widths))
	for i, w := range widths {
		inside[i] = tensor.Range(w[0], w[0]+l.Dim(i))
	}
	within := func(v float64, x T) T {
		z := of[T]().Zeros(x, outer.Shape()...).Assign(of[T]().Number(x, v))
		z.Slice(inside...).Assign(x)
		return z
	}
	return record("Pad", within(v, x.Value), linear[T]{
		"Pad",
		func(x T) T { return within(0, x) },
		func(g T) T { return g.Slice(inside...) },
	}, x)
}

// Tril returns x with zeros above the diagonal of its last two dimensions, or above the one
// k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Tril[T Tensor[T]](x *Variable[T], k int) *Variable[T] {
	return symmetric("Tril", func(x T) T { return of[T]().Tril(x, k) }, x)
}

// Triu returns x with zeros below the diagonal of its last two dimensions, or below the one
// k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Triu[T Tensor[T]](x *Variable[T], k int) *Variable[T] {
	return symmetric("Triu", func(x T) T { return of[T]().Triu(x, k) }, x)
}

// Compress returns the elements of x where m holds, or, given an axis, the slices of x along it, as
// Compress of tensors does.
func Compress[T Tensor[T]](m *bools.Tensor, x *Variable[T], axis ...int) *Variable[T] {
	m, axis = m.Clone(), slices.Clone(axis)
	return gathered(
		"Compress", x,
		func(x T) T { return of[T]().Compress(m, x, axis...) },
		func(sum, g T) { of[T]().CompressAdd(sum, g, m, axis...) },
	)
}

// Shift returns x with its elements moved n places along an axis, and zeros where none come from,
// as Shift of tensors does. It panics with a *tensor.AxisError if there is no such axis.
func Shift[T Tensor[T]](x *Variable[T], axis, n int) *Variable[T] {
	length := x.Shape()[x.axis("Shift", axis)]
	n = max(-length, min(n, length))
	return linear[T]{
		"Shift",
		func(x T) T { return of[T]().Shift(x, axis, n) },
		func(g T) T { return of[T]().Shift(g, axis, -n) },
	}.of(x)
}

// Diff returns the differences between neighbours in x along an axis, each less the one before. It
// panics with a *tensor.AxisError if there is no such axis.
func Diff[T Tensor[T]](x *Variable[T], axis int) *Variable[T] {
	axis = x.axis("Diff", axis)
	n := x.Shape()[axis]
	return Sub(x.Slice(along(axis, tensor.Range(min(1, n), n))...),
		x.Slice(along(axis, tensor.Range(0, max(n-1, 0)))...))
}
