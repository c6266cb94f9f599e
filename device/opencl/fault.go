//go:build opencl && cgo

package opencl

import (
	"fmt"
	"reflect"
	"unsafe"

	"github.com/jgillich/go-opencl/cl"
)

// A fault is where kernels report an error: an int32 that is 0 until one does.
type fault struct {
	flag   *cl.MemObject
	queued bool // whether a kernel that may report it was queued since it was read
}

// flag returns where kernels report err, which must be one that can be told from others.
func (d *opened) flag(err error) (*cl.MemObject, error) {
	if err == nil || !reflect.TypeOf(err).Comparable() {
		return nil, d.error("Launch", fmt.Errorf("a fault reports the error %v", err))
	}
	f := d.faults[err]
	if f == nil {
		flag, err2 := d.allocate(4)
		if err2 != nil {
			return nil, err2
		}
		f = &fault{flag: flag}
		if err := d.setFlag(f, 0); err != nil {
			d.release(flag)
			return nil, err
		}
		d.faults[err] = f
	}
	f.queued = true
	return f.flag, nil
}

func (d *opened) setFlag(f *fault, value int32) error {
	return d.command("clEnqueueWriteBuffer", func() (*cl.Event, error) {
		return d.queue.EnqueueWriteBuffer(f.flag, true, 0, 4, unsafe.Pointer(&value), nil)
	})
}

// checkFaults keeps the errors that kernels have reported.
func (d *opened) checkFaults() {
	for reported, f := range d.faults {
		if d.closed.Load() || !f.queued {
			continue
		}
		var value int32
		err := d.command("clEnqueueReadBuffer", func() (*cl.Event, error) {
			return d.queue.EnqueueReadBuffer(f.flag, true, 0, 4, unsafe.Pointer(&value), nil)
		})
		if err == nil && value != 0 {
			d.fail(reported)
			err = d.setFlag(f, 0)
		}
		f.queued = false
		if err != nil {
			d.fail(err)
		}
	}
}
