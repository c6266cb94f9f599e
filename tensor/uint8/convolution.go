// Code generated from templates/convolution.go.tmpl. DO NOT EDIT.

package u8

import (
	"slices"

	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// MaxPool returns the largest elements of windows of x, of shape [batch channels length], [batch
// channels height width] or [batch channels depth height width]. It panics with a
// *tensor.ShapeError if a window is larger than the images with their padding, or meets nothing of
// them, and with a *tensor.ValueError if p makes no sense.
func MaxPool(x *Tensor, p tensor.Pool) *Tensor { return new(Tensor).maxPool(x, p) }

// maxPool sets z to what the function MaxPool returns, and returns z.
func (z *Tensor) maxPool(x *Tensor, p tensor.Pool) *Tensor {
	w := sliding.Pool("MaxPool", p, x.Shape())
	return z.slide("MaxPool", w.Shape, []*Tensor{x}, func(z *Tensor) {
		z.poolSteps("MaxPool", x, &w, (*Tensor).poolMax)
	}, func(z *Tensor) { z.poolSteps("MaxPool", x, &w, (*Tensor).poolMax) })
}

// MaxPoolIndices returns the largest elements of windows of x, and where they are: row-major
// indices inside the image of a channel. Of equal ones, the first counts. It panics as MaxPool does.
func MaxPoolIndices(x *Tensor, p tensor.Pool) (values *Tensor, indices *ints.Tensor) {
	const op = "MaxPoolIndices"
	w := sliding.Pool(op, p, x.Shape())
	indices = intsSupport.ResultOn(x.Device(), op, w.Shape...)
	if x.isOnHost() {
		places := indices.Data()
		sliding.Largest(&w, x.elementsOf(op), func(row, _ int, at []int) { copy(places[row:], at) })
	} else {
		x.largestOnDevice(op, indices, &w)
	}
	return MaxPool(x, p), indices
}

// elementsOf returns the elements of x in row-major order: its own if it is contiguous.
func (x *Tensor) elementsOf(op string) []uint8 { return x.contiguous(op).raw().Flat() }

// poolSteps sets z, which is contiguous, to what pool makes of windows of x: of those along depth, if
// there is one, of what it makes of planes.
func (z *Tensor) poolSteps(op string, x *Tensor, w *sliding.Windows, pool func(z, x *Tensor, size [2]int, by asm.Convolution)) {
	size, by := w.Plane()
	if !w.HasDepth() {
		pool(z.asImages(), x.asImages(), size, by)
		return
	}
	planes := new(Tensor).resultOn(x.Device(), op, w.Planes(x.Dim(2))...)
	pool(planes.planesAsChannels(), x.planesAsChannels(), size, by)
	size, by = w.Depth()
	pool(z.planesAsRows(), planes.planesAsRows(), size, by)
	planes.Free()
}

// planesAsChannels returns images or filters of three dimensions as ones of two, which have a channel
// for each plane: a view if x is contiguous.
func (x *Tensor) planesAsChannels() *Tensor {
	s := x.Shape()
	return x.Reshape(s[0], s[1]*s[2], s[3], s[4])
}

// planesAsRows returns images of three dimensions as images whose rows are their planes.
func (x *Tensor) planesAsRows() *Tensor {
	s := x.Shape()
	return x.Reshape(s[0], s[1], s[2], s[3]*s[4])
}

// slide has onHost or onDevice set z, as the place for a result of the given shape, or a tensor
// that is then assigned to z if z is not contiguous or overlaps an operand. It returns z, and
// panics with a *tensor.DeviceError unless all are on one device or on the host.
func (z *Tensor) slide(op string, shape []int, operands []*Tensor, onHost, onDevice func(z *Tensor)) *Tensor {
	d, set := operands[0].Device(), onHost
	if d != nil {
		set = onDevice
	}
	for _, x := range operands {
		deviceops.Check(op, d, x)
	}
	z = z.resultOn(d, op, shape...)
	deviceops.Check(op, d, z)
	overlaps := func(x *Tensor) bool { return Overlap(z, x) }
	switch {
	case z.Size() == 0:
	case !z.IsContiguous() || slices.ContainsFunc(operands, overlaps):
		result := new(Tensor).resultOn(d, op, shape...)
		set(result)
		z.Assign(result)
		result.Free()
	default:
		set(z)
	}
	return z
}
