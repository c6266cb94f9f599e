// Package specialize lets package device, which knows no operations, offer what internal/deviceops
// makes of a device.
package specialize

// Device returns a device that specializes kernels, and lets operations wait, of a device.Device.
// It is nil in a program without tensors, which has no operations.
var Device func(d any) any
