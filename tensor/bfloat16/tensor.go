// Code generated from templates/tensor.go.tmpl. DO NOT EDIT.

// Package bf16 has tensors of bfloat16. The conventions of package tensor
// hold: functions return new tensors, arithmetic methods set their receiver, and
// views share memory. They are in the memory of the host only.
package bf16

import (
	"sync/atomic"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/slicepool"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Tensor is an array of half.BFloat16 of any number of dimensions. The zero Tensor is
// one not made yet: it gets shape and memory from the first method that sets it.
type Tensor struct {
	layout  layout.Layout
	data    []half.BFloat16
	buffer  device.Buffer         // in place of data, of a tensor on a device
	owner   *Tensor               // of the memory: the tensor itself, or the one that it is a view of
	version atomic.Uint32         // of the memory, in the owner; 0 until somebody asks
	pooled  bool                  // whether data was made for x, and comes back by Free
	few     [32 / 2]half.BFloat16 // data of so few elements, which then need no memory of their own
}

// raw returns x as it is in memory, which must not be written to if the
// layout is read-only. It panics with a *tensor.DeviceError if x is on a device.
func (x *Tensor) raw() layout.Strided[half.BFloat16] {
	if x.buffer != nil {
		x.onHost("Raw")
	}
	return layout.Strided[half.BFloat16]{Layout: &x.layout, Data: x.data}
}

// wrap returns a tensor over the elements of raw, which it does not copy. It panics with a
// *tensor.ShapeError unless its data has all elements of its layout.
func wrap(raw layout.Strided[half.BFloat16]) *Tensor {
	raw.Check("Wrap")
	z := &Tensor{layout: *raw.Layout, data: raw.Data}
	z.owner = z
	return z
}

// memoryVersion returns a number that is another one after each write to the memory of x, by a
// method of x or of any view that shares its memory. Writes to what Data or New share
// are not seen. It is 0 as long as x is the zero Tensor.
func (x *Tensor) memoryVersion() uint32 {
	if x.owner == nil {
		return 0
	}
	v := &x.owner.version
	if v.Load() == 0 {
		v.CompareAndSwap(0, 1)
	}
	return v.Load()
}

// written notes a write to the memory of z, if somebody has asked for its version.
func (z *Tensor) written() {
	if o := z.owner; o != nil && o.version.Load() != 0 {
		o.version.Add(1)
	}
}

// result returns z as the place for the result of an elementwise operation on
// operands, as methods do: with memory of the shape that the operands stretch to, if z
// is nil or zero. It panics with tensor.ErrReadOnly if z is read-only, and with a
// *tensor.ShapeError that names op if the operands do not fit together, or their result
// does not fit z.
func (z *Tensor) result(op string, operands ...*layout.Layout) *Tensor {
	if z == nil {
		z = new(Tensor)
	}
	if z.layout.IsZero() {
		z.layout.SetResult(op, operands...)
		z.make(op)
	} else {
		z.layout.CheckResult(op, operands...)
		z.written()
	}
	return z
}

// make gives z memory for its layout, of elements that may be anything. It panics with a
// *tensor.SizeError that names op if they take more than tensor.MaxBytes; z is zero then.
func (z *Tensor) make(op string) {
	n := z.layout.Size()
	if n <= len(z.few) {
		z.data = z.few[:n]
	} else {
		if err := z.layout.Oversize(op, 2); err != nil {
			z.layout = layout.Layout{}
			panic(err)
		}
		if z.data = slicepool.Get[half.BFloat16](n); z.data == nil {
			z.data = layout.MakeUnset[half.BFloat16](op, &z.layout).Data
		}
	}
	z.owner, z.pooled = z, true
}

// resultOf returns z as the place for a result of the given shape. It is like
// result otherwise.
func (z *Tensor) resultOf(op string, shape ...int) *Tensor {
	if z == nil {
		z = new(Tensor)
	}
	if z.layout.IsZero() {
		z.layout = layout.For(op, shape...)
		z.make(op)
	} else {
		z.layout.CheckShape(op, shape...)
		z.written()
	}
	return z
}

// DType returns the element type of x, tensor.BFloat16.
func (*Tensor) DType() tensor.DType { return tensor.BFloat16 }

// Shape returns the length of each dimension of x.
func (x *Tensor) Shape() tensor.Shape { return x.layout.Shape() }

// Strides returns the distance in memory between neighbours along each dimension.
func (x *Tensor) Strides() []int { return x.layout.Strides() }

// Rank returns the number of dimensions of x.
func (x *Tensor) Rank() int { return x.layout.Rank() }

// Dim returns the length of a dimension of x. It panics with a *tensor.AxisError if
// x does not have it.
func (x *Tensor) Dim(axis int) int { return x.layout.Dim(axis) }

// Size returns the number of elements of x.
func (x *Tensor) Size() int { return x.layout.Size() }

// IsContiguous reports whether the elements of x follow one another in memory, in
// row-major order without gaps.
func (x *Tensor) IsContiguous() bool { return x.layout.IsContiguous() }

// IsReadOnly reports whether x cannot be written to.
func (x *Tensor) IsReadOnly() bool { return x.layout.IsReadOnly() }

// Layout lists the axes of x in the order in which they lie in memory, outermost
// first.
func (x *Tensor) Layout() []int { return x.layout.Order() }

// WithLayout returns a copy of x with its axes in the given order in memory, outermost
// first. Shape, indices and printing do not change. It panics with a
// *tensor.LayoutError if axes are no permutation of those of x.
func (x *Tensor) WithLayout(axes ...int) *Tensor {
	return x.inLayout("WithLayout", x.layout.Ordered("WithLayout", axes...))
}

// inLayout returns a copy of x in the layout l, where x is.
func (x *Tensor) inLayout(op string, l layout.Layout) *Tensor {
	if !x.isOnHost() {
		z := &Tensor{layout: l}
		z.owner, z.buffer = z, deviceops.BFloat16.MakeArray(x.Device(), &l).Buffer
		return z.Assign(x)
	}
	z := layout.Make[half.BFloat16](op, &l)
	iterate.Copy(z, x.raw())
	return wrap(z)
}

// Data returns the elements of x in row-major order, as they are in memory. It panics
// with a *tensor.ValueError if x is not contiguous, and with tensor.ErrReadOnly if it is
// read-only, as they could be written to; see Values.
func (x *Tensor) Data() []half.BFloat16 {
	if x.IsReadOnly() {
		panic(tensor.ErrReadOnly)
	}
	if !x.IsContiguous() {
		panic(&tensor.ValueError{Op: "Data", Argument: "layout", Value: x.Strides(), Want: "contiguous"})
	}
	return x.onHost("Data").raw().Flat()
}

// Values returns a copy of the elements of x, in row-major order.
func (x *Tensor) Values() []half.BFloat16 {
	return x.values("Values")
}

// values is Values for op, which the errors name.
func (x *Tensor) values(op string) []half.BFloat16 {
	if !x.isOnHost() {
		x = x.read()
	}
	return iterate.Clone(op, x.raw()).Data
}

// Clone returns a copy of x in row-major order, or in the one that ZerosIn or WithLayout made x in.
func (x *Tensor) Clone() *Tensor {
	if x.layout.IsPacked() && !x.layout.IsContiguous() {
		return x.inLayout("Clone", x.layout.Copied("Clone"))
	}
	return x.clone("Clone")
}

// Contiguous returns x if its elements follow one another in memory in row-major order, or else a copy
// in which they do.
func (x *Tensor) Contiguous() *Tensor {
	if x.IsContiguous() {
		return x
	}
	return x.clone("Contiguous")
}

// clone returns a copy of x in row-major order, for op, which the errors name.
func (x *Tensor) clone(op string) *Tensor { return new(Tensor).assign(op, x) }

// Assign sets z to a copy of x, stretched to the shape of z if it has one, and
// returns z. It panics with a *tensor.ShapeError if x does not fit.
func (z *Tensor) Assign(x *Tensor) *Tensor { return z.assign("Assign", x) }

// assign is Assign for op, which the errors name.
func (z *Tensor) assign(op string, x *Tensor) *Tensor {
	x.layout.CheckMade(op)
	if z == nil || z.layout.IsZero() {
		z = z.resultOn(x.Device(), op, x.Shape()...)
	} else {
		z.layout.CheckResult(op, &z.layout, &x.layout)
		z.written()
	}
	if !x.isOnHost() || !z.isOnHost() {
		deviceops.Check(op, x.Device(), z)
		deviceops.BFloat16.Apply(deviceops.OpCopy, z.Array(), x.Array())
		return z
	}
	iterate.Copy(z.raw(), x.raw())
	return z
}

// Fill sets all elements of z to v, and returns z.
func (z *Tensor) Fill(v half.BFloat16) *Tensor {
	z.layout.CheckMade("Fill")
	z.layout.CheckResult("Fill")
	z.written()
	if !z.isOnHost() {
		deviceops.BFloat16.Apply(deviceops.OpFill, z.Array(), v)
		return z
	}
	iterate.Copy(z.raw(), layout.Scalar(v))
	return z
}

// At returns the element at an index: a number for each dimension, or none for the
// first element. It panics with a *tensor.IndexError if there is none.
func (x *Tensor) At(index ...int) half.BFloat16 { return x.element(x.layout.Element("At", index...)) }

// Set sets the element at an index, as of At, to v.
func (x *Tensor) Set(v half.BFloat16, index ...int) {
	if !x.isOnHost() {
		x.cell("Set", index).Fill(v)
		return
	}
	*x.place("Set", index...) = v
}

// element returns the element at a place in memory.
func (x *Tensor) element(at int) half.BFloat16 {
	if !x.isOnHost() {
		var one [1]half.BFloat16
		if err := x.Device().Queue().Read(deviceops.Memory(one[:]), x.buffer, at*2); err != nil {
			panic(err)
		}
		return one[0]
	}
	return x.data[at]
}

// cell returns the view of the element at an index.
func (x *Tensor) cell(op string, index []int) *Tensor {
	x.layout.Element(op, index...)
	if len(index) == 0 {
		index = make([]int, x.Rank())
	}
	return x.part(op, 1, index)
}

// place returns where the element at an index is, to write to.
func (x *Tensor) place(op string, index ...int) *half.BFloat16 {
	if x.IsReadOnly() {
		panic(tensor.ErrReadOnly)
	}
	at := &x.data[x.layout.Element(op, index...)]
	x.written()
	return at
}

// Item returns the only element of x. It panics with a *tensor.ShapeError if x does
// not have just one.
func (x *Tensor) Item() half.BFloat16 {
	if x.Size() != 1 {
		panic(&tensor.ShapeError{Op: "Item", Shapes: []tensor.Shape{x.Shape()}, Want: "want one element"})
	}
	return x.element(x.layout.Start())
}
