// Code generated from templates/gather.go.tmpl. DO NOT EDIT.

package bools

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/tensor"
)

// Gather returns elements of x: at each index, the one of x at the same index, but for that along
// the axis, which indices has there. The shape of indices is that of x, or 1, along all other axes.
// It panics with a *tensor.AxisError, a *tensor.ShapeError or a *tensor.IndexError if x does not
// have them, and with a *tensor.DeviceError unless indices are on the host. NumPy calls it
// take_along_axis.
func Gather(x *Tensor, axis int, indices tensor.Tensor[int]) *Tensor {
	return x.along("Gather", axis, indices).Tensor()
}

// Put sets the elements of z that Gather would return to those of y, stretched to their shape,
// and returns z. Of an index that comes twice, the last counts. It panics as Gather does, with a
// *tensor.ShapeError if y does not fit, and with tensor.ErrReadOnly if z is read-only.
func (z *Tensor) Put(y *Tensor, axis int, indices tensor.Tensor[int]) *Tensor {
	z.along("Put", axis, indices).Set(y)
	return z
}

// along returns the elements of x at indices along an axis, as Gather does.
func (x *Tensor) along(op string, axis int, indices tensor.Tensor[int]) Selection {
	if on, ok := indices.(device.Tensor); ok {
		deviceops.Check(op, nil, on)
	}
	shape, offsets := x.layout.Along(op, axis, indices)
	return x.elementsAt(op, shape, offsets)
}

// Compress returns the elements of x where m, stretched to its shape, holds, in row-major order;
// or, given an axis, the slices of x along it where the vector m holds, which may end before the
// axis does. It panics with a *tensor.ShapeError if m does not fit, with a *tensor.AxisError if
// there is no such axis, and with a *tensor.DeviceError if m is on a device.
func Compress(m *Tensor, x *Tensor, axis ...int) *Tensor {
	if len(axis) > 0 {
		along, indices := x.heldAlong(m, axis)
		return Take(x, along, tensor.Incl(indices...))
	}
	return x.held(m).Tensor()
}

// held returns the elements of x where m holds.
func (x *Tensor) held(m *Tensor) Selection {
	deviceops.Check("Compress", nil, m)
	of := boolsSupport.Raw(m)
	if x.takesMask(m) && m.IsContiguous() {
		return x.masked("Compress", of.Flat())
	}
	offsets := iterate.Held("Compress", of, &x.layout)
	return x.elementsAt("Compress", tensor.Shape{len(offsets)}, offsets)
}

// heldAlong returns the axis that axes has, and the indices along it where m holds.
func (x *Tensor) heldAlong(m *Tensor, axes []int) (axis int, indices []int) {
	deviceops.Check("Compress", nil, m)
	return iterate.HeldAlong("Compress", boolsSupport.Raw(m), &x.layout, axes)
}

// Shift returns x with its elements moved n places along an axis, toward higher indices as Roll
// does, or toward lower ones if n is negative; those that leave at one end are lost, and zero values come
// in at the other. It panics with a *tensor.AxisError if there is no such axis.
func Shift(x *Tensor, axis, n int) *Tensor {
	axis = x.layout.Axis("Shift", axis)
	length := x.Dim(axis)
	n = max(-length, min(n, length))
	var zero bool
	z := new(Tensor).resultOn(x.Device(), "Shift", x.Shape()...).Fill(zero)
	z.view(z.layout.Stretch(axis, max(n, 0), length+min(n, 0))).Assign(x.view(x.layout.Stretch(axis, max(-n, 0), length-max(n, 0))))
	return z
}
