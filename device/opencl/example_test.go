//go:build opencl && cgo

package opencl_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

func Example() {
	dev, err := device.Open("opencl")
	if err != nil {
		fmt.Println(err) // what is missing
		return
	}
	defer dev.Close()
	x, err := f32.Of(1, 2, 3).To(dev)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(f32.Add(x, x))
	// Output: [2. 4. 6.]
}
