// Code generated from templates/scatter.go.tmpl. DO NOT EDIT.

package i32

import (
	kernels "github.com/ashlar-go/ashlar/asm/int32"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// IndexAdd adds to the slices of z at indices along an axis those of y, stretched to as many, one
// after the other, and returns z: the opposite of Take. It panics with a *tensor.AxisError, a
// *tensor.IndexError or a *tensor.ShapeError if they do not fit, and with tensor.ErrReadOnly if z
// is read-only.
func (z *Tensor) IndexAdd(y *Tensor, axis int, indices ...int) *Tensor {
	slices := z.layout.SlicesAt("IndexAdd", axis, indices)
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
		iterate.IndexAdd(z.raw(), y.raw(), axis, slices, kernels.Best.Add)
	default:
		z.written()
		deviceops.Int32.IndexAdd(z.view(z.layout.Drop(axis)).Array(), y.Array(), axis, z.layout.Offsets("IndexAdd", axis, indices...))
	}
	return z
}

// ScatterAdd adds those of y to the elements of z that Gather would return, as often as an index
// comes, and returns z. It panics as Put does.
func (z *Tensor) ScatterAdd(y *Tensor, axis int, indices *ints.Tensor) *Tensor {
	const op = "ScatterAdd"
	if !z.isOnHost() {
		z.along(op, axis, indices).Add(y)
		return z
	}
	deviceops.Check(op, nil, indices)
	deviceops.Check(op, nil, y)
	shape := z.layout.ShapeAlong(op, axis, indices.Shape())
	slices := z.layout.SlicesAt(op, axis, iterate.RowMajor(op, intsSupport.Raw(indices)))
	added := layout.For(op, shape...)
	y = y.view(y.layout.Onto(op, &added))
	z.layout.CheckResult(op)
	z.written()
	if Overlap(z, y) {
		y = y.clone(op)
	}
	iterate.ScatterAdd(op, z.raw(), y.raw(), axis, slices, indices.Shape())
	return z
}

// ScatterNDAdd returns x with those of y added to the elements that GatherND would return, as often as
// an index comes, as ScatterND sets them.
func ScatterNDAdd(x, y *Tensor, indices *ints.Tensor) *Tensor {
	return x.scattered("ScatterNDAdd", Selection.Add, y, indices)
}

// Mul multiplies the elements by those of y, as often as they are selected. It panics as Set does, and
// with a *tensor.DeviceError on a device.
func (s Selection) Mul(y *Tensor) { s.combine(func(x, y int32) int32 { return x * y }, y) }

// Max sets the elements to the larger of them and those of y, NaN if either is. It panics as Mul does.
func (s Selection) Max(y *Tensor) { s.combine(func(x, y int32) int32 { return max(x, y) }, y) }

// Min sets the elements to the smaller of them and those of y, NaN if either is. It panics as Mul
// does.
func (s Selection) Min(y *Tensor) { s.combine(func(x, y int32) int32 { return min(x, y) }, y) }

// combine sets the elements to what f makes of them and those of y, one after the other.
func (s Selection) combine(f func(x, y int32) int32, y *Tensor) {
	s.of.onHost(s.op)
	values := s.values(y)
	for at := range s.where.All() {
		s.of.data[at], values = f(s.of.data[at], values[0]), values[1:]
	}
}
