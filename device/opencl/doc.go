// Package opencl is the driver of OpenCL devices: graphics processors, and processors
// through pocl. Importing it registers the devices opencl:0, opencl:1 and so on.
//
// It is built with the tag opencl, which needs cgo and OpenCL's headers and loader:
//
//	apt-get install pkg-config ocl-icd-opencl-dev pocl-opencl-icd
//	go build -tags opencl
//
// Without the tag, or without cgo, it has no devices, and says so. So does a program with the tag
// where there is no loader: on Linux it starts without one, and loads it when it looks for devices.
package opencl

import "github.com/ashlar-go/ashlar/device"

func init() { device.Register("opencl", driver{}) }
