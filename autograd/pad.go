package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// PadEdge returns x within elements that equal those at its edges, as PadEdge of tensors does;
// their gradients add up.
func PadEdge[T Tensor[T]](x *Variable[T], widths ...[2]int) *Variable[T] {
	return x.padded("PadEdge", layout.Edge, of[T]().PadEdge, widths)
}

// PadReflect returns x within elements of its own, reflected at its edges, as PadReflect of tensors
// does; their gradients add up.
func PadReflect[T Tensor[T]](x *Variable[T], widths ...[2]int) *Variable[T] {
	return x.padded("PadReflect", layout.Reflect, of[T]().PadReflect, widths)
}

// PadWrap returns x within elements from its other end, as PadWrap of tensors does; their gradients
// add up.
func PadWrap[T Tensor[T]](x *Variable[T], widths ...[2]int) *Variable[T] {
	return x.padded("PadWrap", layout.Wrap, of[T]().PadWrap, widths)
}

// padded returns pad of x. Its transpose adds what is around to what it is copied from, along one
// axis after the other, from the last on.
func (x *Variable[T]) padded(op string, mode layout.PadMode, pad func(x T, widths ...[2]int) T,
	widths [][2]int,
) *Variable[T] {
	widths = slices.Clone(widths)
	l := layout.New(x.Shape()...)
	return linear[T]{
		op,
		func(x T) T { return pad(x, widths...) },
		func(g T) T {
			_, _, pads := l.Pads(op, mode, widths)
			for _, p := range slices.Backward(pads) {
				at := func(lo, hi int) T { return g.Slice(along(p.Axis, tensor.Range(lo, hi))...) }
				n, before := g.Shape()[p.Axis], len(p.Before)
				after := n - len(p.After)
				sum := at(before, after).Clone()
				sum.IndexAdd(at(0, before), p.Axis, p.Before...)
				sum.IndexAdd(at(after, n), p.Axis, p.After...)
				g = sum
			}
			return g
		},
	}.of(x)
}

// SplitSizes returns views of parts of x along an axis, of the given lengths. It panics as
// SplitSizes of tensors does.
func SplitSizes[T Tensor[T]](x *Variable[T], axis int, sizes ...int) []*Variable[T] {
	return x.parts("SplitSizes", axis, of[T]().SplitSizes(x.Value, axis, sizes...))
}
