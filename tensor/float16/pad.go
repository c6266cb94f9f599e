// Code generated from templates/pad.go.tmpl. DO NOT EDIT.

package f16

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// PadEdge returns x within elements that equal those at its edges: widths are how many of them there
// are before and after it along each axis. It panics as Pad does, and with a *tensor.ShapeError if
// an axis to pad has no elements.
func PadEdge(x *Tensor, widths ...[2]int) *Tensor { return x.padded("PadEdge", layout.Edge, widths) }

// PadReflect is PadEdge with the elements of x reflected at those at its edges, as often as the
// widths ask: of 1 2 3, they are 3 2 | 1 2 3 | 2 1 2.
func PadReflect(x *Tensor, widths ...[2]int) *Tensor {
	return x.padded("PadReflect", layout.Reflect, widths)
}

// PadWrap is PadEdge with the elements of x from its other end, as often as the widths ask: of
// 1 2 3, they are 2 3 | 1 2 3 | 1 2 3 1.
func PadWrap(x *Tensor, widths ...[2]int) *Tensor { return x.padded("PadWrap", layout.Wrap, widths) }

// padded returns x within its own elements, as mode says, one axis after the other.
func (x *Tensor) padded(op string, mode layout.PadMode, widths [][2]int) *Tensor {
	outer, inner, pads := x.layout.Pads(op, mode, widths)
	z := new(Tensor).resultOn(x.Device(), op, outer.Shape()...)
	part := z.view(inner)
	part.Assign(x)
	for _, p := range pads {
		wider := z.view(p.Outer)
		n, before := wider.Dim(p.Axis), len(p.Before)
		around := Take(part, p.Axis, tensor.Incl(slices.Concat(p.Before, p.After)...))
		index := slices.Repeat([]tensor.Index{tensor.All}, p.Axis+1)
		at := func(x *Tensor, i tensor.Index) *Tensor {
			index[p.Axis] = i
			return x.Slice(index...)
		}
		at(wider, tensor.To(before)).Assign(at(around, tensor.To(before)))
		at(wider, tensor.From(n-len(p.After))).Assign(at(around, tensor.From(before)))
		around.Free()
		part = wider
	}
	return z
}

// SplitSizes returns views of parts of x along an axis, of the given lengths, which are as many
// together as that of x. It panics with a *tensor.AxisError if there is no such axis, with a
// *tensor.ShapeError unless the lengths fit, and with a *tensor.ValueError if one is negative.
func SplitSizes(x *Tensor, axis int, sizes ...int) []*Tensor {
	return x.views(x.layout.SplitSizes(axis, sizes...))
}
