package device

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// A Tensor is what tensors of all element types have. The buffer of those on the host is
// nil.
type Tensor interface{ Array() Array }

// Operands returns the device that operands are on, the operands with arrays in place of
// tensors, and the layouts of these. It panics with a *tensor.DeviceError that names op unless
// all tensors are on one device.
func Operands(op string, operands ...any) (d Device, arrays []any, layouts []*tensor.Layout) {
	for _, operand := range operands {
		x, ok := operand.(Tensor)
		if !ok {
			arrays = append(arrays, operand)
			continue
		}
		a := x.Array()
		if len(layouts) == 0 {
			d = a.device()
		}
		Check(op, d, x)
		arrays, layouts = append(arrays, a), append(layouts, a.Layout)
	}
	return d, arrays, layouts
}

// Check panics with a *tensor.DeviceError that names op unless x is on a device, or on the host if
// that is nil.
func Check(op string, d Device, x Tensor) {
	if on := x.Array().device(); on != d {
		panic(&tensor.DeviceError{Op: op, Want: name(d), Have: name(on)})
	}
}

// device returns the device that x is on, or nil for the host.
func (x Array) device() Device {
	if x.Buffer == nil {
		return nil
	}
	return x.Buffer.Device()
}

func name(d Device) string {
	if d == nil {
		return "host"
	}
	return d.Info().Name
}

// Memory returns the memory of a slice of numbers or bools.
func Memory[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(zero)))
}
