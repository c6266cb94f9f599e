// Code generated from templates/unique.go.tmpl. DO NOT EDIT.

package bools

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/order"
	"github.com/ashlar-go/ashlar/tensor"
)

// Unique returns the elements of x in ascending order, each once; or, given an axis, the slices along
// it, in the order of their first elements that differ. It panics with a *tensor.AxisError if x does
// not have the axis, and with a *tensor.DeviceError on a device, where how many there are would not
// be known.
func Unique(x *Tensor, axis ...int) *Tensor {
	if len(axis) > 0 {
		along, first, _, _ := x.unique("Unique", axis)
		return Take(x, along, tensor.Incl(first...))
	}
	return Of(distinct(x.onHost("Unique").values("Unique"))...)
}

// UniqueAll returns what Unique does, and of each value: where the first is among the elements of x
// in row-major order, or along the axis; which of them each element is, in the shape of x, or each
// slice; and how many there are. The type of these is to be named:
// bools.UniqueAll[*ints.Tensor](x). It panics as Unique does.
func UniqueAll[Z tensor.Tensor[int]](x *Tensor, axis ...int) (values *Tensor, first, inverse, counts Z) {
	from, along := x.onHost("UniqueAll"), axis
	if len(axis) == 0 {
		from, along = x.Ravel(), []int{0}
	}
	k, at, which, n := from.unique("UniqueAll", along)
	shape := x.Shape()
	if len(axis) > 0 {
		shape = shape[k : k+1]
	}
	tensorOf := func(v []int, shape ...int) Z { return indices[Z]().Wrap(layout.Over(v, shape...)) }
	return Take(from, k, tensor.Incl(at...)), tensorOf(at, len(at)), tensorOf(which, shape...), tensorOf(n, len(n))
}

// unique returns the axis that axes has, and what order.Unique does of the slices of x along it.
func (x *Tensor) unique(op string, axes []int) (axis int, first, inverse, counts []int) {
	if len(axes) > 1 {
		panic(&tensor.ValueError{Op: op, Argument: "axis", Value: axes, Want: "one at most"})
	}
	axis = x.layout.Axis(op, axes[0])
	others, _ := layout.Last(op, x.Shape(), axis)
	rows := x.onHost(op).Transpose(slices.Insert(others[:x.Rank()-1], 0, axis)...)
	all, n, m := rows.values(op), x.Dim(axis), rows.Shape()[1:].Size()
	first, inverse, counts = order.Unique(element.As[uint8](all), n, m)
	return axis, first, inverse, counts
}
