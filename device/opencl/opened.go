//go:build opencl && cgo

package opencl

import (
	"sync"
	"sync/atomic"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// An opened is an open device: a context, and a queue that works in order. It is a
// device.Device and a device.Queue.
//
// Its lock is held for every call of OpenCL that changes something, but not while a goroutine waits
// for the device: setting the arguments of a kernel and queueing it are apart, and Close must not
// come between. What is reachable from it, finalizers of package cl leave alone.
type opened struct {
	info device.Info
	lock sync.Mutex
	// by those who wait; what they use is released under its lock, taken after the other
	waiting sync.RWMutex
	closed  atomic.Bool
	handles int // how often it is open; see shared
	id      *cl.Device
	context *cl.Context
	queue   *cl.CommandQueue

	objects      atomic.Int64     // of OpenCL, that have not been released
	live         map[*memory]bool // of buffers
	made         atomic.Int64     // bytes, since Go last looked for lost ones
	pool         pool
	programs     map[program]*compiled
	mostPrograms int
	counters     device.Counters
	failure      error // the first since one was returned
	marks        marks
	batch        int // of launches
	faults       map[error]*fault

	inject func(call string) error // in tests, makes calls fail
}

// shared has the devices that are open, by name, so that each is one however often it is opened.
var shared = struct {
	sync.Mutex
	open map[string]*opened
}{open: map[string]*opened{}}

// share returns the device that is open by the name of f, or opens it.
func share(f found) (*opened, error) {
	shared.Lock()
	defer shared.Unlock()
	if d := shared.open[f.info.Name]; d != nil {
		d.handles++
		return d, nil
	}
	d, err := open(f, nil)
	if err == nil {
		shared.open[f.info.Name] = d
	}
	return d, err
}

func open(f found, inject func(call string) error) (*opened, error) {
	d := &opened{
		info: f.info, id: f.id, handles: 1, inject: inject, batch: usualBatch,
		mostPrograms: mostPrograms,
		live:         map[*memory]bool{}, pool: pool{free: map[int][]*cl.MemObject{}},
		programs: map[program]*compiled{}, faults: map[error]*fault{},
	}
	var err error
	d.context, err = create(d, "clCreateContext",
		func() (*cl.Context, error) { return cl.CreateContext([]*cl.Device{d.id}) })
	if err != nil {
		return nil, err
	}
	d.queue, err = create(d, "clCreateCommandQueue",
		func() (*cl.CommandQueue, error) { return d.context.CreateCommandQueue(d.id, 0) })
	if err != nil {
		d.release(d.context)
		return nil, err
	}
	return d, nil
}

// call makes a call of OpenCL, and types its error.
func (d *opened) call(name string, f func() error) error {
	var err error
	if d.inject != nil {
		err = d.inject(name)
	}
	if err == nil {
		err = f()
	}
	if err != nil {
		return d.error(name, err)
	}
	return nil
}

// create makes a call of OpenCL that makes an object, which is to be released.
func create[T object](d *opened, name string, f func() (T, error)) (made T, err error) {
	err = d.call(name, func() (err error) {
		made, err = f()
		return err
	})
	if err == nil {
		d.objects.Add(1)
	}
	return made, err
}

// An object is one of OpenCL.
type object interface{ Release() }

func (d *opened) release(o object) {
	o.Release()
	d.objects.Add(-1)
}

// enqueue makes a call of OpenCL that gives an event, which nobody waits for.
func (d *opened) enqueue(name string, f func() (*cl.Event, error)) error {
	event, err := create(d, name, f)
	if err == nil {
		d.release(event)
	}
	return err
}

// command is enqueue, and tries again where there was no memory.
func (d *opened) command(name string, f func() (*cl.Event, error)) error {
	return d.withMemory(func() error { return d.enqueue(name, f) })
}

func (d *opened) Queue() device.Queue { return d }

func (d *opened) Info() device.Info {
	info := d.info
	if d.closed.Load() {
		info.Name += ", closed"
	}
	return info
}

// error returns err as that of a call.
func (d *opened) error(call string, err error) error {
	return &device.Error{Device: d.info.Name, Call: call, Err: err}
}

func (d *opened) Counters() device.Counters {
	d.lock.Lock()
	defer d.lock.Unlock()
	c := d.counters
	c.Buffers, c.Pooled = len(d.live), int64(d.pool.bytes)
	return c
}

// fail keeps an error, if it is the first.
func (d *opened) fail(err error) {
	if d.failure == nil {
		d.failure = err
	}
}

// Close implements device.Device. It frees everything even if a call fails.
func (d *opened) Close() error {
	shared.Lock()
	defer shared.Unlock()
	if d.handles > 0 {
		d.handles--
	}
	if d.handles > 0 {
		return nil
	}
	if shared.open[d.info.Name] == d {
		delete(shared.open, d.info.Name)
	}
	d.lock.Lock()
	defer d.lock.Unlock()
	if d.closed.Load() {
		return nil
	}
	d.fail(d.call("clFinish", d.queue.Finish))
	err := d.take()
	d.closed.Store(true)
	d.waiting.Lock()
	defer d.waiting.Unlock()
	d.releaseMark()
	d.pool.empty(d)
	for m := range d.live {
		d.forget(m)
		d.release(m.object)
	}
	for _, p := range d.programs {
		d.releaseProgram(p)
	}
	for _, f := range d.faults {
		d.release(f.flag)
	}
	d.release(d.queue)
	d.release(d.context)
	return err
}
