package device_test

import (
	"errors"
	"fmt"

	"github.com/ashlar-go/ashlar/device"
)

// That there is no device is a normal answer, and says what is missing.
func ExampleOpen() {
	_, err := device.Open("opencl")
	var missing *device.MissingError
	if errors.As(err, &missing) {
		fmt.Println(missing.Reason)
		fmt.Println(missing.Remedy)
	}
	// Output:
	// the program has no driver
	// import _ "github.com/ashlar-go/ashlar/device/opencl"
}
