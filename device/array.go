package device

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// An Array is a tensor in the memory of a device: the elements of Buffer from Start on, in steps of
// Strides along the dimensions of Shape.
//
// Its Layout is a type of the library's own, which programs cannot name, since the library's
// operations on devices need more of it than these methods, IsContiguous and IsReadOnly.
type Array struct {
	*layout.Layout
	Buffer  Buffer // nil of a tensor on the host
	Element Element
}

// An Element is the type of elements of an Array.
type Element struct {
	Name      string // in the device's language
	Bytes     int
	Condition bool // whether it is true or false
}

// A Tensor is what tensors of all element types have.
type Tensor interface{ Array() Array }

// Device returns the device that x is on, or nil for the host.
func (x Array) Device() Device {
	if x.Buffer == nil {
		return nil
	}
	return x.Buffer.Device()
}

// Check panics with a *tensor.DeviceError that names op unless x is on d, or on the host if that is
// nil.
func (x Array) Check(op string, d Device) {
	if on := x.Device(); on != d {
		panic(&tensor.DeviceError{Op: op, Want: nameOf(d), Have: nameOf(on)})
	}
}

func nameOf(d Device) string {
	if d == nil {
		return "host"
	}
	return d.Info().Name
}
