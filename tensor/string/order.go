// Code generated from templates/order.go.tmpl. DO NOT EDIT.

package strs

import (
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/text"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// The functions of this file order elements by their bytes.

// Sort returns the elements of x in ascending order along an axis. It panics with a
// *tensor.AxisError if x does not have the axis.
func Sort(x *Tensor, axis int) *Tensor {
	return wrap(iterate.Rowwise("Sort", x.onHost("Sort").raw(), axis, text.Sort))
}

// ArgSort returns where along an axis the elements of x are that Sort gives; equal ones keep their
// order. It panics as Sort does.
func ArgSort(x *Tensor, axis int) *ints.Tensor {
	return intsSupport.Wrap(iterate.Rowwise("ArgSort", x.onHost("ArgSort").raw(), axis, text.ArgSort))
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are; of equal ones, the first come first. It panics as Sort does, and with a
// *tensor.ValueError if the axis does not have that many.
func TopK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	places = intsSupport.Wrap(x.firstK("TopK", k, axis, text.ArgSortDown))
	return Gather(x, axis, places), places
}

// BottomK returns the k smallest elements of x along an axis, in ascending order, and where along it
// they are, as TopK does the largest.
func BottomK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	places = intsSupport.Wrap(x.firstK("BottomK", k, axis, text.ArgSort))
	return Gather(x, axis, places), places
}

// firstK returns the first k places along an axis in the order of argSort.
func (x *Tensor) firstK(op string, k, axis int, argSort func(z []int, row []string)) layout.Strided[int] {
	axis = x.onHost(op).layout.Axis(op, axis)
	if k < 0 || k > x.Dim(axis) {
		panic(&tensor.ValueError{Op: op, Argument: "k", Value: k, Want: "at most the length of the axis"})
	}
	all := iterate.Rowwise(op, x.raw(), axis, argSort)
	first := all.Stretch(axis, 0, k)
	return iterate.Clone(op, layout.Strided[int]{Layout: &first, Data: all.Data})
}
