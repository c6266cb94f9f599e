// Code generated from templates/along.go.tmpl. DO NOT EDIT.

package ints

import (
	kernels "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
)

// CumSum returns the sums of the elements of x along an axis, from the first up to each. It
// panics with a *tensor.AxisError if x does not have the axis.
func CumSum(x *Tensor, axis int) *Tensor { return new(Tensor).CumSum(x, axis) }

// CumSum sets z to what the function CumSum returns, and returns z.
func (z *Tensor) CumSum(x *Tensor, axis int) *Tensor {
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumSum, x, axis)
	}
	return z.scan("CumSum", kernels.Best.CumSum, kernels.Best.Add, 0, x, axis)
}

// CumProd returns the products of the elements of x along an axis, as CumSum does the sums.
func CumProd(x *Tensor, axis int) *Tensor { return new(Tensor).CumProd(x, axis) }

// CumProd sets z to what the function CumProd returns, and returns z.
func (z *Tensor) CumProd(x *Tensor, axis int) *Tensor {
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumProd, x, axis)
	}
	return z.scan("CumProd", kernels.Best.CumProd, kernels.Best.Mul, 1, x, axis)
}

// scan is CumSum or CumProd on the host. It takes elements one after another along the axis, by the
// kernel rows, or all that are neighbours across it at once, by the kernel next, from a start on.
func (z *Tensor) scan(op string, rows func(z, x []int, n int), next func(z, x, y []int), start int, x *Tensor, axis int) *Tensor {
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
		before := []int{start}
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
	deviceops.Int.Cumulate(op, z.Array(), x.Array(), axis)
	return z
}
