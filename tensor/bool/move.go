// Code generated from templates/move.go.tmpl. DO NOT EDIT.

package bools

import (
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/tensor"
)

// Format writes x as nested brackets, its elements by the verb and its flags and aligned;
// of more than 1000 elements, the ends of each dimension.
func (x *Tensor) Format(f fmt.State, verb rune) { iterate.Format(f, verb, x.read().Raw()) }

// Concat returns a tensor of xs, one after another along an axis. It panics with a
// *tensor.ShapeError unless their shapes are equal otherwise, with a *tensor.AxisError if
// there is no such axis, and with a *tensor.ValueError if there are no tensors.
func Concat(axis int, xs ...*Tensor) *Tensor {
	layouts := make([]*tensor.Layout, len(xs))
	for i, x := range xs {
		layouts[i] = &x.layout
	}
	l, parts := tensor.Concat(axis, layouts...)
	z := new(Tensor).ResultOn(xs[0].Device(), "Concat", l.Shape()...)
	for i, x := range xs {
		z.view(parts[i]).Assign(x)
	}
	return z
}

// Concat sets z to what the function Concat returns, and returns z.
func (z *Tensor) Concat(axis int, xs ...*Tensor) *Tensor { return z.set("Concat", Concat(axis, xs...)) }

// Stack returns a tensor of xs, which have one shape, along a new axis. It panics as
// Unsqueeze and Concat do.
func Stack(axis int, xs ...*Tensor) *Tensor {
	parts := make([]*Tensor, len(xs))
	for i, x := range xs {
		parts[i] = x.Unsqueeze(axis)
	}
	return Concat(axis, parts...)
}

// Take returns a tensor of the slices of x at indices along an axis. It panics with a
// *tensor.AxisError or a *tensor.IndexError if x does not have them.
func Take(x *Tensor, axis int, indices ...int) *Tensor {
	if x.OnHost() {
		return Wrap(iterate.Take("Take", x.Raw(), axis, indices))
	}
	offsets := x.layout.Offsets("Take", axis, indices...)
	axis = x.layout.Axis("Take", axis)
	shape := x.Shape()
	shape[axis] = len(indices)
	z := new(Tensor).ResultOn(x.Device(), "Take", shape...)
	device.Take("bools", z.Array(), x.view(x.layout.Drop(axis)).Array(), axis, offsets)
	return z
}

// Take sets z to what the function Take returns, and returns z.
func (z *Tensor) Take(x *Tensor, axis int, indices ...int) *Tensor {
	return z.set("Take", Take(x, axis, indices...))
}

// Roll returns x with its elements moved n places along an axis; those that leave at one
// end come back at the other. It panics with a *tensor.AxisError if there is no such axis.
func Roll(x *Tensor, axis, n int) *Tensor {
	axis = x.layout.Axis("Roll", axis)
	length := x.Dim(axis)
	cut := 0
	if length > 0 {
		cut = ((-n)%length + length) % length
	}
	return Concat(axis, x.view(x.layout.Stretch(axis, cut, length)), x.view(x.layout.Stretch(axis, 0, cut)))
}

// Repeat returns x with each element n times in succession along an axis. It panics with a
// *tensor.AxisError if there is no such axis, and with a *tensor.SizeError if n is negative.
func Repeat(x *Tensor, axis, n int) *Tensor {
	axis = x.layout.Axis("Repeat", axis)
	return x.copies("Repeat", axis, n, axis+1)
}

// Tile returns copies of x side by side: so many along each axis. It panics with a
// *tensor.ShapeError unless there is a number for each dimension, and with a
// *tensor.SizeError if one is negative.
func Tile(x *Tensor, times ...int) *Tensor {
	if len(times) != x.Rank() {
		panic(&tensor.ShapeError{Op: "Tile", Shapes: []tensor.Shape{x.Shape()}, Want: "want a number for each dimension"})
	}
	z := x
	for axis, n := range times {
		smaller := z
		z = smaller.copies("Tile", axis, n, axis)
		if smaller != x {
			smaller.Free()
		}
	}
	return z
}

// copies returns n copies of x along an axis, as along a dimension of their own at the given place,
// that axis or the next.
func (x *Tensor) copies(op string, axis, n, at int) *Tensor {
	shape := x.Shape()
	apart := slices.Insert(x.Shape(), at, n)
	shape[axis] = tensor.Shape{shape[axis], n}.Size()
	z := new(Tensor).ResultOn(x.Device(), op, shape...)
	z.View(apart...).Assign(x.Unsqueeze(at))
	return z
}

// Pad returns x within elements of value v: widths are how many of them there are before
// and after it along each axis. It panics with a *tensor.ShapeError unless there is a width
// for each dimension, and with a *tensor.ValueError if one is negative.
func Pad(x *Tensor, v bool, widths ...[2]int) *Tensor {
	outer, inner := x.layout.Padded(widths...)
	z := new(Tensor).ResultOn(x.Device(), "Pad", outer.Shape()...).Fill(v)
	z.view(inner).Assign(x)
	return z
}

// Tril returns x with zero values above the diagonal of its last two dimensions, or above
// the one k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Tril(x *Tensor, k int) *Tensor {
	if x.OnHost() {
		return Wrap(iterate.Triangle("Tril", x.Raw(), iterate.Below(k)))
	}
	return x.triangle("Tril", k)
}

// Tril sets z to what the function Tril returns, and returns z.
func (z *Tensor) Tril(x *Tensor, k int) *Tensor { return z.set("Tril", Tril(x, k)) }

// Triu returns x with zero values below the diagonal of its last two dimensions, or below
// the one k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Triu(x *Tensor, k int) *Tensor {
	if x.OnHost() {
		return Wrap(iterate.Triangle("Triu", x.Raw(), iterate.Above(k)))
	}
	return x.triangle("Triu", k)
}

// Triu sets z to what the function Triu returns, and returns z.
func (z *Tensor) Triu(x *Tensor, k int) *Tensor { return z.set("Triu", Triu(x, k)) }

// triangle is Tril or Triu on a device.
func (x *Tensor) triangle(op string, k int) *Tensor {
	x.layout.CheckMatrix(op)
	z := new(Tensor).ResultOn(x.Device(), op, x.Shape()...)
	device.Triangle("bools", op, z.Array(), x.Array(), k)
	return z
}

// CopyTo copies the elements of x at the first indices at to dst, in row-major order. It
// panics with a *tensor.ShapeError unless dst has as many.
func (x *Tensor) CopyTo(dst []bool, at ...int) {
	part := x.part("CopyTo", len(dst), at)
	New(dst, part.Shape()...).Assign(part.read())
}

// CopyFrom sets the elements of z at the first indices at to src, in row-major order. It
// panics with a *tensor.ShapeError unless src has as many, and with tensor.ErrReadOnly if z
// is read-only.
func (z *Tensor) CopyFrom(src []bool, at ...int) {
	part := z.part("CopyFrom", len(src), at)
	from, err := New(src, part.Shape()...).To(part.Device())
	if err != nil {
		panic(err)
	}
	part.Assign(from)
	from.Free()
}

// part returns the view of x at its first indices, which must have n elements.
func (x *Tensor) part(op string, n int, at []int) *Tensor {
	part := x
	for _, i := range at {
		part = x.view(part.layout.Sub(op, 0, i))
	}
	if part.Size() != n {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{part.Shape(), {n}}, Want: "want as many elements"})
	}
	return part
}
