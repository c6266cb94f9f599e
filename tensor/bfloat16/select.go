// Code generated from templates/select.go.tmpl. DO NOT EDIT.

package bf16

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
)

// A Selection is elements of a tensor to read or to write to.
type Selection struct {
	op    string // which the errors name
	of    *Tensor
	shape tensor.Shape
	where iterate.Chosen // single elements on a device
}

// Select returns the elements of x at all combinations of the indices that selectors list, one
// after the other for the dimensions from the first on; tensor.At drops its dimension, and a mask
// takes as many as it has. It panics with a *tensor.AxisError, a *tensor.IndexError or a
// *tensor.ShapeError if x does not have them.
func (x *Tensor) Select(selectors ...tensor.Selector) Selection {
	if len(selectors) == 1 {
		if m, ok := selectors[0].(*bools.Tensor); ok && x.takesMask(m) {
			return x.masked("Select", m.Values())
		}
	}
	return x.chosen("Select", x.layout.Choose("Select", selectors...))
}

// chosen returns the elements of x that have been chosen by its shape, for op.
func (x *Tensor) chosen(op string, c layout.Chosen) Selection {
	if !x.isOnHost() {
		return x.elementsAt(op, c.Shape, c.Offsets(op, &x.layout))
	}
	offsets, run := c.Runs(op, &x.layout)
	return Selection{op, x, c.Shape, iterate.Chosen{Offsets: offsets, Run: run}}
}

// elementsAt returns the elements of x, in a shape, at offsets in memory, for op.
func (x *Tensor) elementsAt(op string, shape tensor.Shape, offsets []int) Selection {
	return Selection{op, x, shape, iterate.Chosen{Offsets: offsets, Run: 1}}
}

// takesMask reports whether a mask on the host holds for each element of x in the order of memory.
func (x *Tensor) takesMask(m *bools.Tensor) bool {
	return x.isOnHost() && x.IsContiguous() && m.Device() == nil && m.Shape().Equal(x.Shape())
}

// masked returns the elements of x where the elements of a mask hold that it takes, for op.
func (x *Tensor) masked(op string, mask []bool) Selection {
	return Selection{
		op, x, tensor.Shape{iterate.CountHeld(mask)},
		iterate.Chosen{Mask: mask, Start: x.layout.Start()},
	}
}

// Tensor returns a copy of the elements.
func (s Selection) Tensor() *Tensor {
	z := new(Tensor).resultOn(s.of.Device(), s.op, s.shape...)
	if !z.isOnHost() {
		deviceops.BFloat16.Take(z.View(z.Size()).Array(), s.memory(), 0, s.where.Offsets)
		return z
	}
	iterate.TakeChosen(z.data, s.of.data, &s.where)
	return z
}

// memory returns the first element in memory, on a device.
func (s Selection) memory() device.Array { return s.of.view(layout.New()).Array() }

// Set sets the elements to those of y, stretched to their shape; where one is selected more than
// once, the last counts. It panics with a *tensor.ShapeError if y does not fit, and with
// tensor.ErrReadOnly if the tensor is read-only.
func (s Selection) Set(y *Tensor) {
	if !s.of.isOnHost() {
		s.onDevice(deviceops.BFloat16.Put, y)
		return
	}
	iterate.PutChosen(s.of.data, &s.where, s.values(y))
}

// Fill sets the elements to v. It panics with tensor.ErrReadOnly if the tensor is read-only.
func (s Selection) Fill(v half.BFloat16) {
	if !s.of.isOnHost() {
		number := new(Tensor).resultOn(s.of.Device(), s.op).Fill(v)
		defer number.Free()
		s.Set(number)
		return
	}
	s.write()
	iterate.FillChosen(s.of.data, &s.where, v)
}

// write notes that the elements are written to. It panics with tensor.ErrReadOnly if the tensor is
// read-only.
func (s Selection) write() {
	if s.of.IsReadOnly() {
		panic(tensor.ErrReadOnly)
	}
	s.of.written()
}

// onDevice queues what put does to the elements with those of y, stretched to them.
func (s Selection) onDevice(put func(z, y device.Array, axis int, offsets []int), y *Tensor) {
	copied := s.stretched(y).clone(s.op)
	defer copied.Free()
	put(s.memory(), copied.View(copied.Size()).Array(), 0, s.where.Offsets)
}

// values returns the elements of y, stretched to the selection, to write, in memory that is not that
// of the selection.
func (s Selection) values(y *Tensor) []half.BFloat16 {
	if y = s.stretched(y); y.IsContiguous() && !Overlap(s.of, y) {
		return y.raw().Flat()
	}
	return y.values(s.op)
}

// stretched returns the view of y stretched to the selection, whose elements are to be written.
func (s Selection) stretched(y *Tensor) *Tensor {
	deviceops.Check(s.op, s.of.Device(), y)
	l := layout.For(s.op, s.shape...)
	l = y.layout.Onto(s.op, &l)
	s.write()
	return y.view(l)
}
