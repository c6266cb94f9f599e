//go:build !opencl

package opencl

import "github.com/ashlar-go/ashlar/device"

// errWithout is that of programs without OpenCL.
var errWithout error = &device.MissingError{
	Driver: "opencl", Reason: "the program was built without OpenCL",
	Remedy: "install pkg-config, ocl-icd-opencl-dev and a runtime such as pocl-opencl-icd, and build with -tags opencl",
}

// built tells whether the program has the driver.
const built = false

type driver struct{}

func (driver) List() ([]device.Info, error)            { return nil, errWithout }
func (driver) Open(name string) (device.Device, error) { return nil, errWithout }
