package iterate

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Held returns where in memory the elements of a layout x are at which a mask, stretched to the
// shape of x, holds, in row-major order. It panics with a *tensor.ShapeError or a *tensor.SizeError
// that names op if the mask does not fit, or the result.
func Held(op string, mask layout.Strided[bool], x *layout.Layout) []int {
	m := mask.Onto(op, x)
	n := 0
	eachHeld(mask.Data, &m, x, func(int) { n++ })
	offsets := layout.MakeSlice[int](op, n)
	k := 0
	eachHeld(mask.Data, &m, x, func(at int) {
		offsets[k] = at
		k++
	})
	return offsets
}

// eachHeld calls f with the offset of each element of x at which a mask, of the same shape, holds.
func eachHeld(mask []bool, m, x *layout.Layout, f func(at int)) {
	masks, rows := layout.NewRows(m), layout.NewRows(x)
	for masks.Next() && rows.Next() {
		at, held := rows.At, masks.At
		for range rows.Length {
			if mask[held] {
				f(at)
			}
			at, held = at+rows.Step, held+masks.Step
		}
	}
}

// HeldAlong returns the axis of a layout x, of which there is one in axes, and the indices along it
// at which a mask, a vector, holds; the mask may end before the axis does. It panics with a
// *tensor.AxisError, a *tensor.ValueError or a *tensor.ShapeError that names op if they do not fit.
func HeldAlong(op string, mask layout.Strided[bool], x *layout.Layout, axes []int) (int, []int) {
	if len(axes) != 1 {
		panic(&tensor.ValueError{Op: op, Argument: "axis", Value: axes, Want: "one at most"})
	}
	axis := x.Axis(op, axes[0])
	if mask.Rank() != 1 || mask.Size() > x.Dim(axis) {
		const want = "want a mask no longer than the axis"
		shapes := []tensor.Shape{mask.Shape(), x.Shape()}
		panic(&tensor.ShapeError{Op: op, Shapes: shapes, Want: want})
	}
	var indices []int
	c := layout.NewCursor(mask.Layout)
	for i := 0; c.Next(); i++ {
		if mask.Data[c.At] {
			indices = append(indices, i)
		}
	}
	return axis, indices
}
