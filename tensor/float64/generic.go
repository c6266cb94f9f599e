// Code generated from templates/generic.go.tmpl. DO NOT EDIT.

package f64

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/tensor"
)

// The methods of this file are what code that is generic over tensor types, such as
// package autograd, needs beside those that set their receiver. So are the methods of
// comparisons in ops.go.

// Number returns a tensor of rank 0 with the number v, on the device that x is on.
func (x *Tensor) Number(v float64) *Tensor {
	if x == nil || x.OnHost() {
		return Scalar(float64(v))
	}
	return new(Tensor).ResultOn(x.Device(), "Number").Fill(float64(v))
}

// Numbers returns a copy of the elements of x, in row-major order.
func (x *Tensor) Numbers() []float64 {
	numbers := tensor.MakeSlice[float64]("Numbers", x.Size())[:0]
	for v := range x.Elements() {
		numbers = append(numbers, float64(v))
	}
	return numbers
}

// OfNumbers returns a tensor of the given shape with a copy of the elements v, in row-major
// order. It panics with a *tensor.ShapeError if they are not so many.
func (*Tensor) OfNumbers(v []float64, shape ...int) *Tensor {
	data := make([]float64, len(v))
	for i, v := range v {
		data[i] = float64(v)
	}
	return New(data, shape...)
}

// Ones returns a tensor of the shape of x, of ones, on the device that x is on.
func (x *Tensor) Ones() *Tensor { return OnesLike(x) }

// Zeros returns a tensor of the given shape, of zeros, on the device that x is on.
func (x *Tensor) Zeros(shape ...int) *Tensor {
	if x == nil || x.OnHost() {
		return Zeros(shape...)
	}
	return new(Tensor).ResultOn(x.Device(), "Zeros", shape...).Fill(0)
}

// SameShape reports whether x and y have the same shape.
func (x *Tensor) SameShape(y *Tensor) bool { return x.layout.SameShape(&y.layout) }

// SharesMemory reports whether x and y are over the same slice.
func (x *Tensor) SharesMemory(y *Tensor) bool { return SameMemory(x, y) }

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1, so that a result has the shape: the opposite of broadcasting. It is
// x itself if that has the shape, and panics with *tensor.ShapeError if shape does not
// broadcast to that of x.
func (x *Tensor) SumTo(shape ...int) *Tensor {
	if x.layout.HasShape(shape...) {
		return x
	}
	axes := tensor.BroadcastAxes("SumTo", shape, x.Shape())
	return new(Tensor).fold("SumTo", sums, x, axes, nil).Reshape(shape...)
}

// IndexAdd adds to the slices of z at indices along an axis those of y, stretched to as many, one
// after the other, and returns z: the opposite of Take. It panics with a *tensor.AxisError, a
// *tensor.IndexError or a *tensor.ShapeError if they do not fit, and with tensor.ErrReadOnly if z is
// read-only.
func (z *Tensor) IndexAdd(y *Tensor, axis int, indices ...int) *Tensor {
	offsets := z.layout.Offsets("IndexAdd", axis, indices...)
	axis = z.layout.Axis("IndexAdd", axis)
	shape := z.Shape()
	shape[axis] = len(indices)
	taken := tensor.LayoutFor("IndexAdd", shape...)
	deviceops.Check("IndexAdd", z.Device(), y)
	y = y.view(y.layout.Onto("IndexAdd", &taken))
	z.layout.CheckResult("IndexAdd")
	switch {
	case taken.Size() == 0:
	case z.OnHost():
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
		deviceops.Float64.IndexAdd(z.view(z.layout.Drop(axis)).Array(), y.Array(), axis, offsets)
	}
	return z
}
