//go:build opencl && cgo

package opencl

import (
	"errors"
	"fmt"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// built tells whether the program has the driver.
const built = true

type driver struct{}

// A found is a device of a platform.
type found struct {
	info device.Info
	id   *cl.Device
}

func (driver) List() ([]device.Info, error) {
	all, err := find()
	var infos []device.Info
	for _, f := range all {
		infos = append(infos, f.info)
	}
	return infos, err
}

func (driver) Open(name string) (device.Device, error) {
	all, err := find()
	for _, f := range all {
		if f.info.Name == name {
			return share(f)
		}
	}
	return nil, errors.Join(fmt.Errorf("opencl: no device %q", name), err)
}

// find returns the devices of all platforms, those of one after those of another.
func find() ([]found, error) {
	if mistake := loaderMistake(); mistake != "" {
		return nil, &device.MissingError{
			Driver: "opencl", Reason: "OpenCL's loader cannot be loaded: " + mistake,
			Remedy: getLoader,
		}
	}
	platforms, err := cl.GetPlatforms()
	if err != nil || len(platforms) == 0 {
		return nil, &device.MissingError{
			Driver: "opencl", Reason: "OpenCL's loader knows no platform",
			Remedy: "install the runtime of a device, such as pocl-opencl-icd, which runs on any processor",
		}
	}
	var all []found
	for _, p := range platforms {
		devices, err := p.GetDevices(cl.DeviceTypeAll)
		if err != nil { // also where a platform has none
			continue
		}
		for _, d := range devices {
			if d.Available() && d.CompilerAvailable() && d.EndianLittle() {
				all = append(all, found{describe(p, d, len(all)), d})
			}
		}
	}
	if len(all) == 0 {
		return nil, &device.MissingError{
			Driver: "opencl", Reason: fmt.Sprintf("no device is available on platform %s",
				platforms[0].Name()),
			Remedy: "see whether you may use it: that of a graphics processor is often for the group render or video",
		}
	}
	return all, nil
}

func describe(p *cl.Platform, d *cl.Device, n int) device.Info {
	kind := "accelerator"
	switch {
	case d.Type()&cl.DeviceTypeGPU != 0:
		kind = "GPU"
	case d.Type()&cl.DeviceTypeCPU != 0:
		kind = "CPU"
	}
	return device.Info{
		Name:        fmt.Sprintf("opencl:%d", n),
		Model:       d.Name(),
		Platform:    p.Name() + ", " + p.Version(),
		Kind:        kind,
		Units:       d.MaxComputeUnits(),
		Memory:      d.GlobalMemSize(),
		MaxBuffer:   d.MaxMemAllocSize(),
		LocalMemory: d.LocalMemSize(),
		Cache:       int64(d.GlobalMemCacheSize()),
		MaxGroup:    d.MaxWorkGroupSize(),
		Vector:      4 * d.NativeVectorWidthFloat(),
		// as OpenCL says of devices without cl_khr_fp64
		Float64: d.NativeVectorWidthDouble() > 0,
	}
}
