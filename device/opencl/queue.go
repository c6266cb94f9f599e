//go:build opencl && cgo

package opencl

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"unsafe"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// alone returns memory like data in an object that has no pointers, which cgo does not pass to C:
// few elements may be in one with the header of their tensor.
func alone(data []byte) []byte {
	const most = 1024 // bytes beside pointers
	if len(data) > most {
		return data
	}
	return bytes.Clone(data)
}

// Write implements device.Queue. The transfer blocks, since C must not keep Go's memory.
func (d *opened) Write(z device.Buffer, offset int, data []byte) error {
	data = alone(data)
	return d.transfer(z, offset, data, &d.counters.Writes, func(object *cl.MemObject) error {
		return d.enqueue("clEnqueueWriteBuffer", func() (*cl.Event, error) {
			return d.queue.EnqueueWriteBuffer(object, true, offset, len(data),
				unsafe.Pointer(&data[0]), nil)
		})
	})
}

// Read implements device.Queue.
func (d *opened) Read(to []byte, x device.Buffer, offset int) error {
	data := alone(to)
	err := d.transfer(x, offset, data, &d.counters.Reads, func(object *cl.MemObject) error {
		return d.enqueue("clEnqueueReadBuffer", func() (*cl.Event, error) {
			return d.queue.EnqueueReadBuffer(object, true, offset, len(data),
				unsafe.Pointer(&data[0]), nil)
		})
	})
	d.lock.Lock()
	defer d.lock.Unlock()
	if err != nil && d.failure != nil {
		err = nil // which follows from the first one
	}
	if err == nil {
		err = d.take()
	}
	if err == nil {
		copy(to, data)
	}
	return err
}

// transfer counts and runs a transfer between data and a part of a buffer, unless it is empty.
func (d *opened) transfer(b device.Buffer, offset int, data []byte, count *int64,
	run func(*cl.MemObject) error,
) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	object, err := d.object(b)
	if err == nil && (offset < 0 || len(data) > b.Bytes()-offset) {
		err = fmt.Errorf("%d bytes at %d of a buffer of %d", len(data), offset, b.Bytes())
	}
	if err != nil {
		return d.error("transfer", err)
	}
	if len(data) == 0 {
		return nil
	}
	*count++
	err = d.withMemory(func() (err error) {
		d.wait(func() { err = run(object) })
		return err
	})
	runtime.KeepAlive(b)
	return err
}

// wait calls f, which waits for the device, without the lock, so that other goroutines can queue
// work meanwhile. Nothing that f uses is released before it returns.
func (d *opened) wait(f func()) {
	d.waiting.RLock()
	d.lock.Unlock()
	defer d.lock.Lock()
	defer d.waiting.RUnlock()
	f()
}

// object returns the memory of a buffer that is on d.
func (d *opened) object(b device.Buffer) (*cl.MemObject, error) {
	own, ok := b.(*buffer)
	switch {
	case d.closed.Load():
		return nil, device.ErrClosed
	case b == nil:
		return nil, errors.New("the buffer is nil")
	case !ok && b.Device() == d:
		return nil, fmt.Errorf("there was no memory for a buffer of %d bytes", b.Bytes())
	case !ok || own.on != d:
		return nil, fmt.Errorf("the buffer is on %s", b.Device().Info().Name)
	case !d.live[own.memory]:
		return nil, fmt.Errorf("the buffer of %d bytes is freed", own.bytes)
	}
	return own.object, nil
}

// Launch implements device.Queue.
func (d *opened) Launch(l device.Launch) {
	d.lock.Lock()
	defer d.lock.Unlock()
	if err := d.launch(l); err != nil {
		d.fail(fmt.Errorf("%s: %w", l.Kernel.Name, err))
	}
	runtime.KeepAlive(l)
}

func (d *opened) launch(l device.Launch) error {
	if d.closed.Load() {
		return d.error("Launch", device.ErrClosed)
	}
	if err := l.Check(); err != nil {
		return d.error("Launch", err)
	}
	k, err := d.kernel(l.Kernel)
	if err != nil {
		return err
	}
	if err := d.call("clGetKernelArgInfo", func() error { return k.check(l) }); err != nil {
		return err
	}
	for i, arg := range l.Args {
		if err := d.setArg(k.object, i, arg); err != nil {
			return err
		}
	}
	if slices.Contains(l.Global, 0) {
		return nil
	}
	err = d.command("clEnqueueNDRangeKernel", func() (*cl.Event, error) {
		return d.queue.EnqueueNDRangeKernel(k.object, nil, l.Global, l.Group, nil)
	})
	if err != nil {
		return err
	}
	d.counters.Launches++
	return d.throttle()
}

func (d *opened) setArg(k *cl.Kernel, i int, arg any) error {
	if f, ok := arg.(device.Fault); ok {
		flag, err := d.flag(f.Err)
		if err != nil {
			return err
		}
		arg = flag
	}
	return d.call("clSetKernelArg", func() error {
		switch v := arg.(type) {
		case device.Buffer:
			object, err := d.object(v)
			if err != nil {
				return err
			}
			return k.SetArgBuffer(i, object)
		case *cl.MemObject:
			return k.SetArgBuffer(i, v)
		case device.Local:
			if v <= 0 || int64(v) > d.info.LocalMemory {
				return fmt.Errorf("argument %d is %d bytes of local memory, of %d", i, v,
					d.info.LocalMemory)
			}
			return k.SetArgLocal(i, int(v))
		case device.Bytes:
			if len(v) == 0 {
				return fmt.Errorf("argument %d is no bytes", i)
			}
			return k.SetArgUnsafe(i, len(v), unsafe.Pointer(unsafe.SliceData(v)))
		}
		var number []byte
		if v := reflect.ValueOf(arg); v.CanInt() || v.CanUint() || v.CanFloat() {
			// nothing of an int, whose size may vary
			number, _ = binary.Append(nil, binary.NativeEndian, arg)
		}
		if number == nil {
			return fmt.Errorf("argument %d is a %T", i, arg)
		}
		return k.SetArgUnsafe(i, len(number), unsafe.Pointer(unsafe.SliceData(number)))
	})
}

// Fail implements device.Queue.
func (d *opened) Fail(err error) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.fail(err)
}

// Sync implements device.Queue.
func (d *opened) Sync() error {
	d.lock.Lock()
	defer d.lock.Unlock()
	if !d.closed.Load() {
		var err error
		d.wait(func() { err = d.call("clFinish", d.queue.Finish) })
		d.fail(err)
	}
	return d.take()
}

// take returns the error that was kept, and forgets it. The work that is queued has been
// done, unless the device is closed, which is an error that lasts.
func (d *opened) take() error {
	d.checkFaults()
	err := d.failure
	d.failure = nil
	if err == nil && d.closed.Load() {
		return d.error("Sync", device.ErrClosed)
	}
	return err
}

// marks are events in the work that is queued: the last of each of two batches.
type marks struct {
	queued int
	last   *cl.Event
}

// usualBatch is how many launches there are in a batch, but in tests.
const usualBatch = 512

// throttle waits, after each batch of launches, for the batch before it, so that a long chain
// does not pile up.
func (d *opened) throttle() error {
	if d.marks.queued++; d.marks.queued < d.batch {
		return nil
	}
	mark, err := create(d, "clEnqueueMarkerWithWaitList", func() (*cl.Event, error) {
		return d.queue.EnqueueMarkerWithWaitList(nil)
	})
	if err != nil {
		return err
	}
	if last := d.marks.last; last != nil {
		err = d.call("clWaitForEvents", func() error { return cl.WaitForEvents([]*cl.Event{last}) })
	}
	d.releaseMark()
	d.marks.last = mark
	return err
}

// releaseMark begins a new batch, after none.
func (d *opened) releaseMark() {
	if d.marks.last != nil {
		d.release(d.marks.last)
	}
	d.marks = marks{}
}
