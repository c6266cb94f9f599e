package deviceops

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// Operands returns the device that operands are on, the operands with arrays in place of
// tensors, and the layouts of these. It panics with a *tensor.DeviceError that names op unless
// all tensors are on one device.
func Operands(op string, operands ...any) (
	d device.Device, arrays []any, layouts []*layout.Layout,
) {
	for _, operand := range operands {
		x, ok := operand.(device.Tensor)
		if !ok {
			arrays = append(arrays, operand)
			continue
		}
		a := x.Array()
		if len(layouts) == 0 {
			d = a.Device()
		}
		a.Check(op, d)
		arrays, layouts = append(arrays, a), append(layouts, a.Layout)
	}
	return d, arrays, layouts
}

// Check panics with a *tensor.DeviceError that names op unless x is on a device, or on the host if
// that is nil.
func Check(op string, d device.Device, x device.Tensor) { x.Array().Check(op, d) }

// CheckHost panics with a *tensor.DeviceError that names op if x is a tensor on a device.
func CheckHost(op string, x any) {
	if t, ok := x.(device.Tensor); ok {
		Check(op, nil, t)
	}
}

// Memory returns the memory of a slice of numbers or bools.
func Memory[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))),
		len(s)*int(unsafe.Sizeof(zero)))
}
