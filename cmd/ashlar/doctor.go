package main

import (
	"errors"
	"fmt"
	"runtime"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/device/opencl"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

type doctorCommand struct{}

// Help teaches the command; kong prints it.
func (doctorCommand) Help() string {
	return `Devices that tensors can be on are found through OpenCL. That there are none is no
failure: everything runs without. A device that is found adds two numbers, to see that it works.`
}

// errSick says that a device does not work.
var errSick = errors.New("a device does not work")

// Run writes what OpenCL needs and has, and whether the devices work.
func (doctorCommand) Run(to console) error {
	if runtime.GOOS == "linux" {
		for _, f := range opencl.Probe() {
			fmt.Fprintln(to.out, mark(f.Good), f.What)
			if !f.Good {
				fmt.Fprintln(to.out, "       ", f.Remedy)
			}
		}
	}
	found, missing := device.List()
	if missing != nil {
		fmt.Fprintln(to.out, mark(false), missing)
	}
	var sick error
	for _, d := range found {
		err := try(d.Name)
		fmt.Fprintf(to.out, "%s %s, %s, adds two numbers\n", mark(err == nil), d.Name, d.Model)
		if err != nil {
			fmt.Fprintln(to.out, "       ", err)
			sick = errSick
		}
	}
	return sick
}

// try adds two numbers on a device.
func try(name string) (err error) {
	d, err := device.Open(name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	x, err := f32.Of(1, 2).To(d)
	if err != nil {
		return err
	}
	sum, err := f32.Add(x, x).Host()
	if err == nil && !sum.Same(f32.Of(2, 4)) {
		err = fmt.Errorf("twice [1 2] is %v", sum)
	}
	return err
}

func mark(good bool) string {
	if good {
		return "   yes:"
	}
	return "    no:"
}
