package layout

import (
	"github.com/ashlar-go/ashlar/tensor"
)

// Concat returns the layout of tensors one after another along an axis, and where each of them is
// in it. It panics with a *tensor.ShapeError unless their shapes are equal otherwise, with an
// *tensor.AxisError if there is no such axis, with a *tensor.ValueError if there are no tensors,
// and with a *tensor.SizeError if they are too long together. The errors name op.
func Concat(op string, axis int, xs ...*Layout) (z Layout, parts []Layout) {
	if len(xs) == 0 {
		panic(valueError(op, "number of tensors", 0, "1 or more"))
	}
	axis = xs[0].Axis(op, axis)
	shape := xs[0].Shape()
	var shapes []tensor.Shape
	for _, x := range xs {
		shapes = append(shapes, x.Shape())
	}
	for _, s := range shapes {
		if len(s) != len(shape) || !s[:axis].Equal(shape[:axis]) ||
			!s[axis+1:].Equal(shape[axis+1:]) {
			panic(&tensor.ShapeError{Op: op, Shapes: shapes, Want: "want equal shapes but for the axis"})
		}
	}
	for _, s := range shapes[1:] {
		lengthen(op, shape, axis, s[axis])
	}
	z = For(op, shape...)
	at := 0
	for _, x := range xs {
		parts = append(parts, z.Stretch(axis, at, at+x.Dim(axis)))
		at += x.Dim(axis)
	}
	return z, parts
}
