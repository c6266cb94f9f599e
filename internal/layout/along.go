package layout

import (
	"strconv"

	"github.com/ashlar-go/ashlar/tensor"
)

// Along returns the shape of indices, which have one of an axis of l for each index along the
// others, where they are as long as l or 1, and where in memory the elements at them are, in
// row-major order. It panics with a *tensor.AxisError, a *tensor.ShapeError or a *tensor.IndexError
// that names op if there are none.
func (l *Layout) Along(op string, axis int, indices tensor.Tensor[int]) (tensor.Shape, []int) {
	has := indices.Shape()
	shape := l.ShapeAlong(op, axis, has)
	at := For(op, shape...)
	at.CheckBytes(op, strconv.IntSize/8)
	given := For(op, has...)
	all := Strided[int]{Layout: &given, Data: indices.Values()}
	return shape, l.SelectAlong(op, axis, shape[l.Axis(op, axis)], all.stretched(op, &at))
}

// ShapeAlong returns the shape of the elements that there are at indices of a shape, as Along has
// them.
func (l *Layout) ShapeAlong(op string, axis int, indices tensor.Shape) tensor.Shape {
	axis = l.Axis(op, axis)
	shape := l.Shape()
	if len(indices) == len(shape) {
		shape[axis] = indices[axis]
	}
	for i, n := range indices {
		if len(indices) != len(shape) || n != 1 && n != shape[i] {
			const want = "want indices along as many axes, as long as x or of 1 along the others"
			panic(shapeError(op, want, l.Shape(), indices))
		}
	}
	return shape
}

// stretched returns the elements of x stretched to the shape of l, in row-major order.
func (x Strided[T]) stretched(op string, l *Layout) []T {
	if x.size == l.size {
		return x.Data
	}
	to := x.Onto(op, l)
	offsets := to.Choose(op).Offsets(op, &to)
	elements := MakeSlice[T](op, len(offsets))
	for i, at := range offsets {
		elements[i] = x.Data[at]
	}
	return elements
}
