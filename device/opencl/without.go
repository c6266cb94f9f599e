//go:build !opencl || !cgo

package opencl

import "github.com/ashlar-go/ashlar/device"

// errWithout is that of programs without OpenCL.
var errWithout error = &device.MissingError{
	Driver: "opencl", Reason: "the program was built without OpenCL",
	Remedy: getDriver,
}

// built tells whether the program has the driver.
const built = false

type driver struct{}

func (driver) List() ([]device.Info, error)            { return nil, errWithout }
func (driver) Open(name string) (device.Device, error) { return nil, errWithout }
