package autograd

import (
	"iter"
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// views are those of a tensor type that differentiation takes.
type views[T any] interface {
	Transpose(axes ...int) T
	T() T
	Reshape(shape ...int) T
	View(shape ...int) T
	Flatten() T
	Squeeze(axes ...int) T
	Unsqueeze(axes ...int) T
	Flip(axes ...int) T
	Slice(indices ...tensor.Index) T
	Diagonal() T
	Windows(size, step int) T
	Split(axis, n int) []T
	Partition(axis, size, step int) []T
	BroadcastTo(shape ...int) T
	SumTo(shape ...int) T
}

// Reshape returns x in another shape of as many elements, a view where the layout of x
// allows it. One length may be -1, for what remains. It panics with a *tensor.ShapeError if
// the shape does not fit.
func (x *Variable[T]) Reshape(shape ...int) *Variable[T] {
	shape = slices.Clone(shape)
	return x.reshaped("Reshape", func(x T) T { return x.Reshape(shape...) })
}

// View is Reshape, but it panics with a *tensor.ValueError if the layout of x does not allow
// a view.
func (x *Variable[T]) View(shape ...int) *Variable[T] {
	shape = slices.Clone(shape)
	return x.reshaped("View", func(x T) T { return x.View(shape...) })
}

// Flatten returns a copy of the elements of x in row-major order, as a vector.
func (x *Variable[T]) Flatten() *Variable[T] {
	return x.reshaped("Flatten", func(x T) T { return x.Flatten() })
}

// Ravel returns the elements of x in row-major order, as a vector.
func (x *Variable[T]) Ravel() *Variable[T] { return x.Reshape(x.Shape().Size()) }

// Squeeze returns x without the dimensions axes, of length 1, or without all such, a view.
// It panics as that of tensors does.
func (x *Variable[T]) Squeeze(axes ...int) *Variable[T] {
	axes = slices.Clone(axes)
	return x.reshaped("Squeeze", func(x T) T { return x.Squeeze(axes...) })
}

// Unsqueeze returns x with dimensions of length 1 inserted, which become the given axes, a view. It
// panics with a *tensor.AxisError if it cannot.
func (x *Variable[T]) Unsqueeze(axes ...int) *Variable[T] {
	axes = slices.Clone(axes)
	return x.reshaped("Unsqueeze", func(x T) T { return x.Unsqueeze(axes...) })
}

// reshaped returns f of x, which has the same elements in the same order.
func (x *Variable[T]) reshaped(op string, f func(x T) T) *Variable[T] {
	from := x.Shape()
	return linear[T]{op, f, func(g T) T { return g.Reshape(from...) }}.of(x)
}

// Transpose returns the view of x whose dimension i is dimension axes[i] of x; without
// axes, they are reversed. It panics with a *tensor.AxisError or a *tensor.ShapeError
// unless each axis is named once.
func (x *Variable[T]) Transpose(axes ...int) *Variable[T] {
	if len(axes) == 0 {
		return symmetric("Transpose", func(x T) T { return x.Transpose() }, x)
	}
	axes = slices.Clone(axes)
	back := make([]int, len(x.Shape()))
	for i, axis := range axes {
		back[x.axis("Transpose", axis)] = i
	}
	return linear[T]{
		"Transpose",
		func(x T) T { return x.Transpose(axes...) },
		func(g T) T { return g.Transpose(back...) },
	}.of(x)
}

// T returns the view of x with its last two dimensions exchanged. It panics with a
// *tensor.ShapeError if there are fewer.
func (x *Variable[T]) T() *Variable[T] { return symmetric("T", func(x T) T { return x.T() }, x) }

// Flip returns the view of x with the order reversed along axes, or along all if there are
// none. It panics with a *tensor.AxisError if x does not have them.
func (x *Variable[T]) Flip(axes ...int) *Variable[T] {
	axes = slices.Clone(axes)
	return symmetric("Flip", func(x T) T { return x.Flip(axes...) }, x)
}

// Slice returns the view of the elements of x that indices choose, one for each dimension
// from the first on. It panics as that of tensors does.
func (x *Variable[T]) Slice(indices ...tensor.Index) *Variable[T] {
	indices = slices.Clone(indices)
	return view("Slice", func(x T) T { return x.Slice(indices...) }, x)
}

// along returns the indices that choose one along an axis, and all along those before it.
func along(axis int, index tensor.Index) []tensor.Index {
	return append(slices.Repeat([]tensor.Index{tensor.All}, axis), index)
}

// axis returns axis, plus the rank of x if it is negative. It panics with a
// *tensor.AxisError that names op if there is no such axis.
func (x *Variable[T]) axis(op string, axis int) int {
	l := layout.New(x.Shape()...)
	return l.Axis(op, axis)
}

// Split returns views of n parts of x along an axis, of which the first are longer by one if
// the length is no multiple of n. It panics as that of tensors does.
func (x *Variable[T]) Split(axis, n int) []*Variable[T] {
	return x.parts("Split", axis, x.Value.Split(axis, n))
}

// parts returns the views of x of which values are those of its value, one after another along an
// axis.
func (x *Variable[T]) parts(op string, axis int, values []T) []*Variable[T] {
	axis = x.axis(op, axis)
	parts := make([]*Variable[T], len(values))
	at := 0
	for i, part := range values {
		end := at + part.Shape()[axis]
		parts[i] = x.Slice(along(axis, tensor.Range(at, end))...)
		at = end
	}
	return parts
}

// Partition returns views of stretches of x of size elements along an axis, step apart from
// start to start; the last ones may be shorter. It panics as that of tensors does.
func (x *Variable[T]) Partition(axis, size, step int) []*Variable[T] {
	values := x.Value.Partition(axis, size, step)
	axis = x.axis("Partition", axis)
	parts := make([]*Variable[T], len(values))
	for i, part := range values {
		parts[i] = x.Slice(along(axis, tensor.Range(i*step, i*step+part.Shape()[axis]))...)
	}
	return parts
}

// Slices iterates over the views of x at each index along an axis, without that dimension; an
// empty variable has none. It panics with a *tensor.AxisError if there is no such axis.
func (x *Variable[T]) Slices(axis int) iter.Seq2[int, *Variable[T]] {
	axis = x.axis("Slices", axis)
	n := x.Shape()[axis]
	if x.Shape().Size() == 0 {
		n = 0
	}
	return func(yield func(int, *Variable[T]) bool) {
		for i := range n {
			if !yield(i, x.Slice(along(axis, tensor.At(i))...)) {
				return
			}
		}
	}
}

// Diagonal returns the view of the elements of the last two dimensions of x at equal
// indices, as one dimension. It panics with a *tensor.ShapeError if there are fewer.
func (x *Variable[T]) Diagonal() *Variable[T] {
	return view("Diagonal", func(x T) T { return x.Diagonal() }, x)
}

// Windows returns the view of all stretches of size elements along the last dimension of x,
// step apart: their number becomes the last dimension but one, and size the last. It panics
// as that of tensors does.
func (x *Variable[T]) Windows(size, step int) *Variable[T] {
	last := len(x.Shape()) - 1
	return gathered("Windows", x, func(x T) T { return x.Windows(size, step) }, func(sum, g T) {
		n := g.Shape()[last]
		for i := range size {
			each := sum.Slice(tensor.Ellipsis, tensor.Range(i, i+n*step).By(step))
			each.Add(each, g.Slice(tensor.Ellipsis, tensor.At(i)))
		}
	})
}

// BroadcastTo returns the view of x stretched to a shape. It panics with a
// *tensor.ShapeError if x does not fit.
func (x *Variable[T]) BroadcastTo(shape ...int) *Variable[T] {
	from, shape := x.Shape(), slices.Clone(shape)
	return linear[T]{
		"BroadcastTo",
		func(x T) T { return x.BroadcastTo(shape...) },
		func(g T) T { return g.SumTo(from...) },
	}.of(x)
}

// AlignTo returns the view of x stretched to a shape, with its dimensions aligned at the last
// ones if they fit there, or else at the first. It panics with a *tensor.ShapeError if they
// fit neither way.
func (x *Variable[T]) AlignTo(shape ...int) *Variable[T] {
	from := x.Shape()
	if more := len(shape) - len(from); more > 0 && !x.stretchesTo(shape) &&
		x.stretchesTo(shape[:len(from)]) {
		x = x.Reshape(append(from, slices.Repeat([]int{1}, more)...)...)
	}
	return x.BroadcastTo(shape...)
}

// stretchesTo reports whether BroadcastTo takes x to a shape.
func (x *Variable[T]) stretchesTo(shape tensor.Shape) bool {
	return tensor.Catch(func() { layout.BroadcastAxes("AlignTo", x.Shape(), shape) }) == nil
}

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1: the opposite of BroadcastTo. It is x itself if that has the shape, and
// panics with a *tensor.ShapeError if shape does not broadcast to that of x.
func (x *Variable[T]) SumTo(shape ...int) *Variable[T] {
	from, shape := x.Shape(), slices.Clone(shape)
	if from.Equal(shape) {
		return x
	}
	return linear[T]{
		"SumTo",
		func(x T) T { return x.SumTo(shape...) },
		func(g T) T { return g.BroadcastTo(from...) },
	}.of(x)
}
