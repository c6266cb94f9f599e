// Code generated from templates/along.go.tmpl. DO NOT EDIT.

package f32

import (
	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// CumSum returns the sums of the elements of x along an axis, from the first up to each; or without
// each, tensor.Exclusive, or from the last down to each, tensor.Reversed. It panics with a
// *tensor.AxisError if x does not have the axis.
func CumSum(x *Tensor, axis int, how ...tensor.Scan) *Tensor {
	return new(Tensor).CumSum(x, axis, how...)
}

// CumSum sets z to what the function CumSum returns, and returns z.
func (z *Tensor) CumSum(x *Tensor, axis int, how ...tensor.Scan) *Tensor {
	if len(how) > 0 {
		return z.scanAs("CumSum", (*Tensor).CumSum, 0, x, axis, how)
	}
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumSum, x, axis)
	}
	return z.scan("CumSum", kernels.Best.CumSum, kernels.Best.Add, 0, x, axis)
}

// CumProd returns the products of the elements of x along an axis, as CumSum does the sums.
func CumProd(x *Tensor, axis int, how ...tensor.Scan) *Tensor {
	return new(Tensor).CumProd(x, axis, how...)
}

// CumProd sets z to what the function CumProd returns, and returns z.
func (z *Tensor) CumProd(x *Tensor, axis int, how ...tensor.Scan) *Tensor {
	if len(how) > 0 {
		return z.scanAs("CumProd", (*Tensor).CumProd, 1, x, axis, how)
	}
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumProd, x, axis)
	}
	return z.scan("CumProd", kernels.Best.CumProd, kernels.Best.Mul, 1, x, axis)
}

// scanAs sets z to what scan makes of x along an axis, as how says: of views that are reversed, or
// without the last of x and the first of z, which is start.
func (z *Tensor) scanAs(op string, scan func(z, x *Tensor, axis int, how ...tensor.Scan) *Tensor, start float32, x *Tensor, axis int, how []tensor.Scan) *Tensor {
	exclusive, reversed := layout.Scan(op, how)
	axis = x.layout.Axis(op, axis)
	z = z.resultOn(x.Device(), op, x.Shape()...)
	if Overlap(z, x) {
		x = x.clone(op)
		defer x.Free()
	}
	to := z
	if reversed {
		x, to = x.view(x.layout.Flip(axis)), z.view(z.layout.Flip(axis))
	}
	if exclusive {
		n := x.Dim(axis)
		to.view(to.layout.Stretch(axis, 0, min(1, n))).Fill(start)
		x, to = x.view(x.layout.Stretch(axis, 0, max(0, n-1))), to.view(to.layout.Stretch(axis, min(1, n), n))
	}
	scan(to, x, axis)
	return z
}

// scan is CumSum or CumProd on the host. It takes elements one after another along the axis, by the
// kernel rows, or all that are neighbours across it at once, by the kernel next, from a start on.
func (z *Tensor) scan(op string, rows func(z, x []float32, n int), next func(z, x, y []float32), start float32, x *Tensor, axis int) *Tensor {
	const few = 32 // neighbours, for which a call takes longer than they do
	axis = x.layout.Axis(op, axis)
	z = z.resultOf(op, x.Shape()...)
	inner := x.Shape()[axis+1:].Size()
	if inner < few || !z.IsContiguous() || !x.IsContiguous() ||
		Overlap(z, x) && !layout.SameElements(z.raw(), x.raw()) {
		return z.alongAxes(op, rows, x, axis)
	}
	zs, xs, n := z.raw().Flat(), x.raw().Flat(), x.Dim(axis)
	reduce.EachPanel(len(zs), n, inner, func(at, width int) {
		before := []float32{start}
		for range n {
			now := zs[at : at+width]
			next(now, before, xs[at:at+width])
			before = now
			at += inner
		}
	})
	return z
}

// cumulate is CumSum or CumProd on a device.
func (z *Tensor) cumulate(op deviceops.Op, x *Tensor, axis int) *Tensor {
	axis = x.layout.Axis(op.String(), axis)
	z = z.resultOn(x.Device(), op.String(), x.Shape()...)
	deviceops.Float32.Cumulate(op, z.Array(), x.Array(), axis)
	return z
}
