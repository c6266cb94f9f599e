//go:build opencl && cgo

package opencl

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"runtime"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// A buffer is a device.Buffer. OpenCL keeps memory that is released while commands
// that use it are queued; and since the queue works in order, what is freed can be given
// to later commands at once.
type buffer struct {
	on    *opened
	bytes int
	*memory
}

// A memory is what a buffer has until it is freed, apart from it so that it outlives a
// buffer that was lost.
type memory struct {
	object *cl.MemObject
	size   int // at least the bytes of the buffer
}

func (b *buffer) Device() device.Device { return b.on }
func (b *buffer) Bytes() int            { return b.bytes }
func (b *buffer) Free()                 { b.on.free(b.memory) }

// NewBuffer implements device.Device. A buffer of no bytes has memory too, since OpenCL
// knows none of no bytes.
func (d *opened) NewBuffer(bytes int) (device.Buffer, error) {
	const most = math.MaxInt / 2 // so that it can be rounded up
	if bytes < 0 || bytes > most {
		return nil, d.error("NewBuffer", fmt.Errorf("no buffer can have %d bytes", bytes))
	}
	if d.made.Add(int64(bytes)) > d.info.Memory/8 {
		d.made.Store(0)
		runtime.GC() // Go does not know how much memory of the device a lost buffer holds
	}
	d.lock.Lock()
	defer d.lock.Unlock()
	if d.closed.Load() {
		return nil, d.error("NewBuffer", device.ErrClosed)
	}
	size := min(roundUp(bytes), max(bytes, int(d.info.MaxBuffer)))
	object := d.pool.take(size)
	if object == nil {
		var err error
		if object, err = d.allocate(size); err != nil {
			return nil, err
		}
	}
	b := &buffer{d, bytes, &memory{object, size}}
	d.live[b.memory] = true
	d.counters.Bytes += int64(size)
	runtime.AddCleanup(b, d.free, b.memory)
	return b, nil
}

// allocate makes memory.
func (d *opened) allocate(size int) (made *cl.MemObject, err error) {
	err = d.withMemory(func() (err error) {
		made, err = create(d, "clCreateBuffer", func() (*cl.MemObject, error) {
			return d.context.CreateEmptyBuffer(cl.MemReadWrite, size)
		})
		return err
	})
	return made, err
}

// withMemory calls f, which may need memory: some devices find it when a buffer is first used. If
// there is none left, it empties the pool and tries again.
func (d *opened) withMemory(f func() error) error {
	err := f()
	if isExhausted(err) {
		d.emptyPool()
		err = f()
	}
	return err
}

func (d *opened) emptyPool() {
	d.waiting.Lock()
	defer d.waiting.Unlock()
	d.pool.empty(d)
}

// isExhausted reports whether err says that memory has run out.
func isExhausted(err error) bool {
	return errors.Is(err, cl.ErrMemObjectAllocationFailure) ||
		errors.Is(err, cl.ErrOutOfResources) || errors.Is(err, cl.ErrOutOfHostMemory)
}

// free puts memory into the pool, unless it has been freed.
func (d *opened) free(m *memory) {
	d.lock.Lock()
	defer d.lock.Unlock()
	if !d.live[m] {
		return
	}
	d.forget(m)
	d.pool.put(m.size, m.object)
	if int64(d.pool.bytes) > d.info.Memory/4 { // sizes that nothing asks for again
		d.emptyPool()
	}
}

// forget makes memory that of no buffer.
func (d *opened) forget(m *memory) {
	delete(d.live, m)
	d.counters.Bytes -= int64(m.size)
}

// A pool has memory that nobody uses, by size.
type pool struct {
	free  map[int][]*cl.MemObject
	bytes int
}

// roundUp returns a size that there are few of, at most an eighth above bytes once
// that matters.
func roundUp(bytes int) int {
	const least = 256
	step := max(least, 1<<max(bits.Len(uint(bytes))-4, 0))
	return max(least, (bytes+step-1)/step*step)
}

func (p *pool) take(size int) *cl.MemObject {
	all := p.free[size]
	if len(all) == 0 {
		return nil
	}
	last := len(all) - 1
	object := all[last]
	p.free[size] = all[:last]
	p.bytes -= size
	return object
}

func (p *pool) put(size int, object *cl.MemObject) {
	p.free[size] = append(p.free[size], object)
	p.bytes += size
}

// empty gives all memory back to d.
func (p *pool) empty(d *opened) {
	for _, all := range p.free {
		for _, object := range all {
			d.release(object)
		}
	}
	clear(p.free)
	p.bytes = 0
}
