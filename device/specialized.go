package device

import "github.com/ashlar-go/ashlar/internal/specialize"

// Specialized returns another device in the memory of d, for tensors that keep their shapes.
// Kernels of elementwise operations are compiled for these there: shapes, strides, and numbers
// such as the bounds of Clip, are constants. When these change, one is compiled again, which takes
// some tenths of a second; d keeps those that were used last.
//
// Elementwise operations wait there until something else needs their result, such as a fold, a
// product or Read. Those that follow one another become one kernel then. What nothing needs is
// not computed, and takes no memory; Sync does not wait for it.
//
// Of one device, it is the same as long as it is in use. Closing it closes d.
func Specialized(d Device) Device {
	if specialize.Device == nil {
		return d
	}
	return specialize.Device(d).(Device)
}
