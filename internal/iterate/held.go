package iterate

import (
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Held returns where in memory the elements of a layout x are at which a mask, stretched to the
// shape of x, holds, in row-major order. It panics with a *tensor.ShapeError or a *tensor.SizeError
// that names op if the mask does not fit, or the result.
func Held(op string, mask layout.Strided[bool], x *layout.Layout) []int {
	m := mask.Onto(op, x)
	order := layout.For(op, x.Shape()...)
	rows := layout.NewIterator(&order, &m, x)
	n := 0
	for row, p := 0, rows.Seek(0); row < rows.Count; row++ {
		n += countHeld(mask.Data, p.At[1], rows.Steps[1], rows.Length)
		rows.Next(&p)
	}
	offsets, k := layout.MakeSlice[int](op, n+1), 0
	for row, p := 0, rows.Seek(0); row < rows.Count; row++ {
		k += putHeld(offsets[k:], mask.Data, &rows, p)
		rows.Next(&p)
	}
	return offsets[:n:n]
}

// countHeld returns how many of n elements of a mask from one on, each a step after the other, are
// true.
func countHeld(mask []bool, at, step, n int) (count int) {
	if step == 1 {
		return CountHeld(mask[at:][:n])
	}
	for range n {
		if mask[at] {
			count++
		}
		at += step
	}
	return count
}

// putHeld sets the first offsets to those of elements of a row at which a mask holds, and returns
// how many these are; the next one may be set to anything. So no branch depends on an element,
// which processors could not foresee.
func putHeld(offsets []int, mask []bool, rows *layout.Iterator, row layout.Position) (k int) {
	at, step, held := row.At[2], rows.Steps[2], row.At[1]
	if rows.Steps[1] == 1 {
		for first, word := range eights(mask[held:][:rows.Length]) {
			for i := first; word != 0; i++ {
				offsets[k] = at + i*step
				k += int(word & 1)
				word >>= 8
			}
		}
		return k
	}
	m := element.As[uint8](mask)
	for i := range rows.Length {
		offsets[k] = at + i*step
		k += int(m[held])
		held += rows.Steps[1]
	}
	return k
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
	vector := layout.New(mask.Size())
	return axis, Held(op, mask, &vector)
}
