// Code generated from templates/convolution.go.tmpl. DO NOT EDIT.

package i32

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
)

// MaxPool returns the largest elements of windows of x, of shape [batch channels length] or
// [batch channels height width]; NaN if one is. It panics as Conv2D does.
func MaxPool(x *Tensor, p tensor.Pool) *Tensor { return new(Tensor).MaxPool(x, p) }

// MaxPool sets z to what the function MaxPool returns, and returns z.
func (z *Tensor) MaxPool(x *Tensor, p tensor.Pool) *Tensor {
	w := sliding.Pool("MaxPool", p, x.Shape())
	return z.slide("MaxPool", w.Shape, []*Tensor{x}, func(z *Tensor) {
		z.poolMax(x, w)
	}, func(z *Tensor) { z.poolMax(x, w) })
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
