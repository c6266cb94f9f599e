// Code generated from templates/device.go.tmpl. DO NOT EDIT.

package f16

import (
	"errors"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// To returns x on a device: itself if that is where it is, or else a copy, in the order of Clone. The host, which is where tensors are made, is the device nil. It panics with a
// *tensor.ShapeError if x has no shape yet. Of any other device the error says that it stores no
// float16.
func (x *Tensor) To(d device.Device) (*Tensor, error) {
	if x.Device() == d {
		return x, nil
	}
	x.layout.CheckMade("To")
	return nil, &device.Error{Device: d.Info().Name, Call: "To", Err: errors.New("it stores no float16")}
}

// contiguous returns x, or a copy if x is not contiguous.
func (x *Tensor) contiguous(op string) *Tensor {
	if x.IsContiguous() {
		return x
	}
	return x.clone(op)
}

// Host returns x in the memory of the host: itself if that is where it is, or else a copy, in the
// order of Clone, for which it waits. The error is the first of the work that the device
// had: one that it has had already is returned before any memory of the host is taken.
func (x *Tensor) Host() (*Tensor, error) {
	if x.isOnHost() {
		return x, nil
	}
	if err := x.layout.Oversize("Host", 2); err != nil {
		return nil, err
	}
	from := x
	if !x.layout.IsPacked() {
		from = x.clone("Host")
		defer from.Free()
	}
	q := x.Device().Queue()
	if err := q.Read(nil, from.buffer, 0); err != nil {
		return nil, err
	}
	z := &Tensor{layout: from.layout.Copied("Host")}
	z.make("Host")
	if err := q.Read(deviceops.Memory(z.data), from.buffer, from.layout.Start()*2); err != nil {
		return nil, err
	}
	return z, nil
}

// Device returns the device that x is on, or nil if x is in the memory of the host.
func (x *Tensor) Device() device.Device {
	if x.isOnHost() {
		return nil
	}
	return x.buffer.Device()
}

// OnHost reports whether x is in the memory of the host.
func (x *Tensor) isOnHost() bool { return x.buffer == nil }

// Free gives memory back that an operation has made for x: to its device, for work that is
// queued after it, or on the host for results of operations to come. Neither x, nor views of
// it, nor what Data returned can be used then. It does nothing to a tensor that has
// memory of another tensor or of a slice.
func (x *Tensor) Free() {
	switch {
	case x.owner != x: // a view
	case !x.isOnHost():
		x.buffer.Free()
	case x.pooled:
		slicepool.Put(x.data)
		x.layout, x.data, x.owner, x.pooled = layout.Layout{}, nil, nil, false
	}
}

// Array returns x as it is on a device, for kernels of your own. On the host, its buffer is
// nil.
func (x *Tensor) Array() device.Array {
	return device.Array{Layout: &x.layout, Buffer: x.buffer, Element: deviceops.Float16.Element}
}

// onDevice sets z to what op, of a program, makes on a device of operands that are
// there: tensors, and numbers. It returns z, and panics as the operation of that name does; and
// with a *tensor.DeviceError unless all tensors are on one device.
func (z *Tensor) onDevice(p *deviceops.Program, op deviceops.Op, operands ...any) *Tensor {
	d, operands, layouts := deviceops.Operands(op.String(), operands...)
	shape := layout.Result(op.String(), layouts...)
	z = z.resultOn(d, op.String(), shape.Shape()...)
	p.Apply(op, z.Array(), operands...)
	return z
}

// resultOn is resultOf on a device, nil being the host.
func (z *Tensor) resultOn(d device.Device, op string, shape ...int) *Tensor {
	if d == nil {
		return z.resultOf(op, shape...)
	}
	if z == nil {
		z = new(Tensor)
	}
	if z.layout.IsZero() {
		z.layout, z.owner = layout.For(op, shape...), z
		z.buffer = deviceops.Float16.MakeArray(d, &z.layout).Buffer
		return z
	}
	z.layout.CheckShape(op, shape...)
	z.written()
	deviceops.Check(op, d, z)
	return z
}

// onHost returns x, which op cannot work on if it is on a device. It panics with a
// *tensor.DeviceError then.
func (x *Tensor) onHost(op string) *Tensor {
	if !x.isOnHost() { // so that calls on the host are short
		deviceops.Check(op, nil, x)
	}
	return x
}

// read returns x to read its elements, from its device too. It panics if that fails.
func (x *Tensor) read() *Tensor {
	h, err := x.Host()
	if err != nil {
		panic(err)
	}
	return h
}
