// Code generated from templates/move.go.tmpl. DO NOT EDIT.

package ints

import (
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Format writes x as nested brackets, in lines of 75 columns; of more than 1000 elements, the ends of
// each dimension. By %v it prints as NumPy does: numbers with at most 8 digits after the point,
// aligned there, or with exponents. By %#v they have all their digits; a precision, as of %.3f, and
// other verbs hold for each element, as fmt prints it.
func (x *Tensor) Format(f fmt.State, verb rune) { iterate.Format(f, verb, x.read().raw()) }

// Concat returns a tensor of xs, one after another along an axis. It panics with a
// *tensor.ShapeError unless their shapes are equal otherwise, with a *tensor.AxisError if
// there is no such axis, and with a *tensor.ValueError if there are no tensors.
func Concat(axis int, xs ...*Tensor) *Tensor { return concat("Concat", axis, xs...) }

// concat is Concat for op, which the errors name.
func concat(op string, axis int, xs ...*Tensor) *Tensor {
	layouts := make([]*layout.Layout, len(xs))
	for i, x := range xs {
		layouts[i] = &x.layout
	}
	l, parts := layout.Concat(op, axis, layouts...)
	for _, x := range xs {
		deviceops.Check(op, xs[0].Device(), x)
	}
	z := new(Tensor).resultOn(xs[0].Device(), op, l.Shape()...)
	for i, x := range xs {
		z.view(parts[i]).Assign(x)
	}
	return z
}

// Stack returns a tensor of xs, which have one shape, along a new axis. It panics as
// Unsqueeze and Concat do.
func Stack(axis int, xs ...*Tensor) *Tensor {
	parts := make([]*Tensor, len(xs))
	for i, x := range xs {
		parts[i] = x.view(x.layout.Inserted("Stack", axis))
	}
	return concat("Stack", axis, parts...)
}

// Take returns a tensor of the slices of x that s chooses along an axis, such as tensor.Incl(2, 0)
// or a tensor of ints, whose dimensions are then in place of the axis. It panics with a
// *tensor.AxisError, a *tensor.IndexError or a *tensor.ShapeError if x does not have them, and with a
// *tensor.ValueError unless s is a choice along one dimension, and a *tensor.DeviceError if it is on a
// device.
func Take(x *Tensor, axis int, s tensor.Selector) *Tensor {
	deviceops.CheckHost("Take", s)
	shape, indices := x.layout.ChooseAlong("Take", axis, s)
	if x.isOnHost() {
		return wrap(iterate.Take("Take", x.raw(), axis, indices)).inShape(shape)
	}
	offsets := x.layout.Offsets("Take", axis, indices...)
	axis = x.layout.Axis("Take", axis)
	taken := x.Shape()
	taken[axis] = len(indices)
	z := new(Tensor).resultOn(x.Device(), "Take", taken...)
	deviceops.Int.Take(z.Array(), x.view(x.layout.Drop(axis)).Array(), axis, offsets)
	return z.inShape(shape)
}

// inShape makes the shape of z, which is contiguous and has no views, another one of as many
// elements, and returns z.
func (z *Tensor) inShape(shape tensor.Shape) *Tensor {
	z.layout = layout.New(shape...)
	return z
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
	return concat("Roll", axis, x.view(x.layout.Stretch(axis, cut, length)), x.view(x.layout.Stretch(axis, 0, cut)))
}

// Repeat returns x with each element n times in succession along an axis. It panics with a
// *tensor.AxisError if there is no such axis, and with a *tensor.SizeError if n is negative.
func Repeat(x *Tensor, axis, n int) *Tensor {
	axis = x.layout.Axis("Repeat", axis)
	times := slices.Repeat([]int{1}, x.Rank())
	times[axis] = n
	z := new(Tensor).resultOn(x.Device(), "Repeat", x.layout.Times("Repeat", times)...)
	if parts, ok := z.layout.Divided(axis, n); ok {
		z.view(parts).Assign(x.Unsqueeze(axis + 1))
		return z
	}
	every := slices.Repeat([]tensor.Index{tensor.All}, axis+1)
	for i := range n {
		every[axis] = tensor.From(i).By(n)
		z.Slice(every...).Assign(x)
	}
	return z
}

// Tile returns copies of x side by side: so many along each axis. It panics with a
// *tensor.ShapeError unless there is a number for each dimension, and with a
// *tensor.SizeError if one is negative.
func Tile(x *Tensor, times ...int) *Tensor {
	z := new(Tensor).resultOn(x.Device(), "Tile", x.layout.Times("Tile", times)...)
	if z.Size() > 0 {
		z.tile(x, times)
	}
	return z
}

// tile sets z to copies of x, so many along each axis.
func (z *Tensor) tile(x *Tensor, times []int) {
	tiles, tile, ok := z.layout.Tiles(&x.layout, times)
	if ok {
		z.view(tiles).Assign(x.view(tile))
		return
	}
	axis := slices.IndexFunc(times, func(n int) bool { return n > 1 })
	others, length := slices.Clone(times), x.Dim(axis)
	others[axis] = 1
	for i := range times[axis] {
		z.view(z.layout.Stretch(axis, i*length, (i+1)*length)).tile(x, others)
	}
}

// Pad returns x within elements of value v: widths are how many of them there are before
// and after it along each axis. It panics with a *tensor.ShapeError unless there is a width
// for each dimension, and with a *tensor.ValueError if one is negative.
func Pad(x *Tensor, v int, widths ...[2]int) *Tensor {
	outer, inner := x.layout.Padded(widths...)
	z := new(Tensor).resultOn(x.Device(), "Pad", outer.Shape()...).Fill(v)
	z.view(inner).Assign(x)
	return z
}

// Tril returns x with zero values above the diagonal of its last two dimensions, or above
// the one k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Tril(x *Tensor, k int) *Tensor {
	k = x.layout.Diagonals("Tril", k)
	if x.isOnHost() {
		return wrap(iterate.Triangle("Tril", x.raw(), iterate.Below(k)))
	}
	return x.triangle(deviceops.OpTril, k)
}

// Triu returns x with zero values below the diagonal of its last two dimensions, or below
// the one k to its right. It panics with a *tensor.ShapeError if there are fewer.
func Triu(x *Tensor, k int) *Tensor {
	k = x.layout.Diagonals("Triu", k)
	if x.isOnHost() {
		return wrap(iterate.Triangle("Triu", x.raw(), iterate.Above(k)))
	}
	return x.triangle(deviceops.OpTriu, k)
}

// triangle is Tril or Triu on a device.
func (x *Tensor) triangle(op deviceops.Op, k int) *Tensor {
	z := new(Tensor).resultOn(x.Device(), op.String(), x.Shape()...)
	deviceops.Int.Triangle(op, z.Array(), x.Array(), k)
	return z
}

// CopyTo copies the elements of x at the first indices at, or all if there are none, to the start of
// dst, in row-major order. Given an index for each dimension, it starts from that element and goes on
// along the last one, to the end of dst or of the dimension. It panics with a *tensor.ShapeError if
// dst has fewer elements, and with a *tensor.IndexError or a *tensor.AxisError if x does not have the
// indices.
func (x *Tensor) CopyTo(dst []int, at ...int) {
	part := x.part("CopyTo", len(dst), at)
	New(dst[:part.Size()], part.Shape()...).Assign(part.read())
}

// CopyFrom sets the elements of z at the first indices at, or all if there are none, to the first of
// src, in row-major order. Given an index for each dimension, it starts from that element as CopyTo
// does. It panics with a *tensor.ShapeError if src has fewer elements, with a *tensor.IndexError or a
// *tensor.AxisError if z does not have the indices, and with tensor.ErrReadOnly if z is read-only.
func (z *Tensor) CopyFrom(src []int, at ...int) {
	part := z.part("CopyFrom", len(src), at)
	from, err := New(src[:part.Size()], part.Shape()...).To(part.Device())
	if err != nil {
		panic(err)
	}
	part.Assign(from)
	from.Free()
}

// part returns the view of x that CopyTo copies to n elements.
func (x *Tensor) part(op string, n int, at []int) *Tensor {
	part := x
	if len(at) > 0 {
		part = x.view(x.layout.PartAt(op, at, n))
	}
	if part.Size() > n {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{part.Shape(), {n}}, Want: "want as many elements, or more"})
	}
	return part
}
