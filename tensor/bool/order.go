// Code generated from templates/order.go.tmpl. DO NOT EDIT.

package bools

import (
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// The functions of this file order elements, false before true. The type of indices is to be named:
// bools.ArgSort[*ints.Tensor](x, 0).

// Sort returns the elements of x in ascending order along an axis. It panics with a
// *tensor.AxisError if x does not have the axis, and with a *tensor.DeviceError if x is on a device.
func Sort(x *Tensor, axis int) *Tensor {
	return wrap(iterate.Rowwise("Sort", x.onHost("Sort").raw(), axis, sortRow))
}

// ArgSort returns where along an axis the elements of x are that Sort gives; equal ones keep their
// order. It panics as Sort does.
func ArgSort[Z tensor.Tensor[int]](x *Tensor, axis int) Z {
	return indices[Z]().Wrap(iterate.Rowwise("ArgSort", x.onHost("ArgSort").raw(), axis, argSort))
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are; of equal ones, the first come first. It panics as Sort does, and with a
// *tensor.ValueError if the axis does not have that many.
func TopK[Z tensor.Tensor[int]](x *Tensor, k, axis int) (values *Tensor, places Z) {
	places = indices[Z]().Wrap(x.firstK("TopK", k, axis, argSortDown))
	return Gather(x, axis, places), places
}

// BottomK returns the k smallest elements of x along an axis, in ascending order, and where along it
// they are, as TopK does the largest.
func BottomK[Z tensor.Tensor[int]](x *Tensor, k, axis int) (values *Tensor, places Z) {
	places = indices[Z]().Wrap(x.firstK("BottomK", k, axis, argSort))
	return Gather(x, axis, places), places
}

// firstK returns the first k places along an axis in the order of argSort.
func (x *Tensor) firstK(op string, k, axis int, argSort func(z []int, row []bool)) layout.Strided[int] {
	axis = x.onHost(op).layout.Axis(op, axis)
	if k < 0 || k > x.Dim(axis) {
		panic(&tensor.ValueError{Op: op, Argument: "k", Value: k, Want: "at most the length of the axis"})
	}
	all := iterate.Rowwise(op, x.raw(), axis, argSort)
	first := all.Stretch(axis, 0, k)
	return iterate.Clone(op, layout.Strided[int]{Layout: &first, Data: all.Data})
}
