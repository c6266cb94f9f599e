// Code generated from templates/scatter.go.tmpl. DO NOT EDIT.

package i32

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1, so that a result has the shape: the opposite of broadcasting. It
// panics with *tensor.ShapeError if shape does not broadcast to that of x.
func (x *Tensor) SumTo(shape ...int) *ints.Tensor {
	if x.layout.HasShape(shape...) {
		return x.widened("SumTo")
	}
	axes := layout.BroadcastAxes("SumTo", shape, x.Shape())
	return accumulated("SumTo", deviceops.OpSum, sums, x, axes).Reshape(shape...)
}

// IndexAdd adds to the slices of z at indices along an axis those of y, stretched to as many, one
// after the other, and returns z: the opposite of Take. It panics with a *tensor.AxisError, a
// *tensor.IndexError or a *tensor.ShapeError if they do not fit, and with tensor.ErrReadOnly if z
// is read-only.
func (z *Tensor) IndexAdd(y *Tensor, axis int, indices ...int) *Tensor {
	offsets := z.layout.Offsets("IndexAdd", axis, indices...)
	axis = z.layout.Axis("IndexAdd", axis)
	shape := z.Shape()
	shape[axis] = len(indices)
	taken := layout.For("IndexAdd", shape...)
	deviceops.Check("IndexAdd", z.Device(), y)
	y = y.view(y.layout.Onto("IndexAdd", &taken))
	z.layout.CheckResult("IndexAdd")
	switch {
	case taken.Size() == 0:
	case z.isOnHost():
		z.written()
		if Overlap(z, y) {
			y = y.clone("IndexAdd")
		}
		for k, i := range indices {
			slice := z.view(z.layout.Sub("IndexAdd", axis, i))
			slice.Add(slice, y.view(y.layout.Sub("IndexAdd", axis, k)))
		}
	default:
		z.written()
		deviceops.Int32.IndexAdd(z.view(z.layout.Drop(axis)).Array(), y.Array(), axis, offsets)
	}
	return z
}
