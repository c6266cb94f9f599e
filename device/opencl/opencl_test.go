//go:build opencl && cgo

package opencl

import (
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jgillich/go-opencl/cl"

	"github.com/ashlar-go/ashlar/device"
)

// onDevices runs a test on every device, with calls of OpenCL that inject makes fail.
func onDevices(t *testing.T, inject func(call string) error, test func(t *testing.T, d *opened)) {
	all, err := find()
	if err != nil {
		t.Skip(err)
	}
	for _, f := range all {
		t.Run(f.info.Name, func(t *testing.T) {
			d, err := open(f, inject)
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			test(t, d)
		})
	}
}

// increment adds 1 to numbers, and reports one that is negative.
var increment = device.Kernel{Name: "increment", Source: `
__kernel void increment(__global int *x, __global int *fault) {
	size_t i = get_global_id(0);
	if (x[i] < 0)
		*fault = 1;
	x[i] += 1;
}`}

var errNegative = errors.New("a number is negative")

func (d *opened) increment(b device.Buffer) {
	d.Launch(device.Launch{Kernel: increment, Args: []any{b, device.Fault{Err: errNegative}}, Global: []int{b.Bytes() / 4}})
}

// numbers returns a buffer of n numbers v.
func (d *opened) numbers(n int, v int32) (device.Buffer, error) {
	data := make([]byte, 0, 4*n)
	for range n {
		data = binary.NativeEndian.AppendUint32(data, uint32(v))
	}
	b, err := d.NewBuffer(len(data))
	if err == nil {
		err = d.Write(b, 0, data)
	}
	return b, err
}

// check reads n numbers, which are to be v.
func (d *opened) check(b device.Buffer, v int32) error {
	data := make([]byte, b.Bytes())
	if err := d.Read(data, b, 0); err != nil {
		return err
	}
	for i := 0; i < len(data); i += 4 {
		if got := int32(binary.NativeEndian.Uint32(data[i:])); got != v {
			return fmt.Errorf("number %d is %d, want %d", i/4, got, v)
		}
	}
	return nil
}

func TestBuffers(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		for i := range 10000 {
			b, err := d.NewBuffer(i % 5000)
			if err != nil {
				t.Fatal(err)
			}
			if b.Bytes() != i%5000 || b.Device() != d {
				t.Fatalf("%d bytes on %v", b.Bytes(), b.Device().Info())
			}
			if i%3 > 0 {
				defer b.Free()
			}
			b.Free()
		}
		if c := d.Counters(); c.Buffers != 0 || c.Bytes != 0 || c.Pooled == 0 || c.Pooled > 1<<20 {
			t.Errorf("%+v", c)
		}
		if _, err := d.NewBuffer(1 << 62); err == nil {
			t.Error("a buffer of 2^62 bytes")
		}
	})
}

func TestLostBuffers(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		for range 100 {
			if _, err := d.NewBuffer(100); err != nil {
				t.Fatal(err)
			}
		}
		for start := time.Now(); d.Counters().Buffers > 0; time.Sleep(time.Millisecond) {
			runtime.GC()
			if time.Since(start) > 10*time.Second {
				t.Fatalf("%+v", d.Counters())
			}
		}
	})
}

func TestClose(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(1000, 1)
		if err != nil {
			t.Fatal(err)
		}
		d.increment(b)
		if err := errors.Join(d.Close(), d.Close()); err != nil {
			t.Error(err)
		}
		if c := d.Counters(); c.Buffers != 0 || c.Bytes != 0 || c.Pooled != 0 || d.objects.Load() != 0 {
			t.Errorf("%+v, %d objects", c, d.objects.Load())
		}
		b.Free()
		d.increment(b)
		_, err = d.NewBuffer(1)
		for _, err := range []error{err, d.Sync(), d.Write(b, 0, nil), d.Read(nil, b, 0)} {
			if !errors.Is(err, errClosed) {
				t.Errorf("error %v", err)
			}
		}
	})
}

func TestMisuse(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(10, 1)
		if err != nil {
			t.Fatal(err)
		}
		d.Launch(device.Launch{Kernel: increment, Args: []any{b, "text"}, Global: []int{10}})
		d.increment(b)
		freed, _ := d.NewBuffer(10)
		freed.Free()
		for want, err := range map[string]error{
			"argument 1 is a string":                d.Sync(),
			"1 bytes at 40 of a buffer of 40":       d.Write(b, 40, make([]byte, 1)),
			"41 bytes at 0 of a buffer of 40":       d.Read(make([]byte, 41), b, 0),
			"the buffer of 10 bytes is freed":       d.Write(freed, 0, make([]byte, 1)),
			"1 bytes at -1 of a buffer of 40":       d.Write(b, -1, make([]byte, 1)),
			"f32_Nothing: device: " + d.Info().Name: d.run(device.Kernel{Name: "f32_Nothing"}),
			"the kernel takes 2 arguments, not 0":   d.run(increment),
			`the library has no program "x"`:        d.run(device.Kernel{Name: "x"}),
			"undeclared":                            d.run(device.Kernel{Name: "k", Source: "kernel void k() { undeclared(); }"}),
		} {
			var typed *device.Error
			if err == nil || !strings.Contains(err.Error(), want) || !errors.As(err, &typed) || typed.Device != d.Info().Name {
				t.Errorf("error %v, want %s", err, want)
			}
		}
		if err := d.check(b, 2); err != nil {
			t.Error(err)
		}
	})
}

// run runs a kernel without arguments.
func (d *opened) run(k device.Kernel) error {
	d.Launch(device.Launch{Kernel: k, Global: []int{1}})
	return d.Sync()
}

func TestFaults(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(10, -2)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			d.increment(b)
			if err := d.Sync(); err != errNegative {
				t.Errorf("error %v", err)
			}
		}
		d.increment(b)
		if err := d.check(b, 1); err != nil {
			t.Error(err)
		}
	})
}

// TestLongChain has more launches than may be queued, of buffers that are freed before.
func TestLongChain(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(100, 0)
		if err != nil {
			t.Fatal(err)
		}
		for range 5 * usualBatch {
			passing, err := d.NewBuffer(400)
			if err != nil {
				t.Fatal(err)
			}
			d.increment(passing)
			d.increment(b)
			passing.Free()
		}
		d.failure = nil // numbers in passing are anything
		for _, f := range d.faults {
			f.queued = false
		}
		if err := d.check(b, 5*usualBatch); err != nil {
			t.Error(err)
		}
		if c := d.Counters(); c.Buffers != 1 || c.Launches != 10*usualBatch || c.Reads != 1 || c.Writes != 1 || c.Pooled != 512 {
			t.Errorf("%+v", c)
		}
	})
}

func TestGoroutines(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		var all sync.WaitGroup
		for i := range 8 {
			all.Go(func() {
				b, err := d.numbers(1000, int32(i))
				if err != nil {
					t.Error(err)
					return
				}
				defer b.Free()
				for range 50 {
					d.increment(b)
				}
				if err := d.check(b, int32(i)+50); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if c := d.Counters(); c.Buffers != 0 {
			t.Errorf("%+v", c)
		}
	})
}

// TestPrograms runs more programs than are kept, and one that calls a function of the library.
func TestPrograms(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(10, 0)
		if err != nil {
			t.Fatal(err)
		}
		d.mostPrograms = 2
		for _, step := range []int{1, 2, 3, 1, 3, 3} {
			k := increment
			k.Options = fmt.Sprintf("-D STEP=%d", step)
			k.Source = strings.Replace(k.Source, "+= 1", "+= STEP", 1)
			d.Launch(device.Launch{Kernel: k, Args: []any{b, device.Fault{Err: errNegative}}, Global: []int{10}})
		}
		if len(d.programs) != 2 {
			t.Errorf("%d programs", len(d.programs))
		}
		k := device.Kernel{Name: "add", Library: "ints", Source: "__kernel void add(__global int *x) { x[get_global_id(0)] = op_Add(x[0], 1); }"}
		d.Launch(device.Launch{Kernel: k, Args: []any{b}, Global: []int{1}, Group: []int{1}})
		k = increment
		d.Launch(device.Launch{Kernel: k, Args: []any{b, device.Fault{Err: errNegative}}, Global: []int{1}})
		var first [4]byte
		if err := d.Read(first[:], b, 0); err != nil || binary.NativeEndian.Uint32(first[:]) != 15 {
			t.Errorf("%v, error %v", first, err)
		}
	})
}

// TestWaiting reads what takes long on one goroutine, while another goes on to queue work.
func TestWaiting(t *testing.T) {
	slow := device.Kernel{Name: "slow", Source: `
__kernel void slow(__global volatile int *x) {
	for (int i = 0; i < 300000000; i++)
		x[0] = i;
}`}
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(10, 1)
		if err != nil {
			t.Fatal(err)
		}
		d.increment(b) // is compiled
		d.Launch(device.Launch{Kernel: slow, Args: []any{b}, Global: []int{1}})
		read := make(chan error)
		go func() { read <- d.Read(make([]byte, 40), b, 0) }()
		for d.Counters().Reads == 0 {
			runtime.Gosched()
		}
		start := time.Now()
		d.increment(b)
		queued := time.Since(start)
		if err := <-read; err != nil {
			t.Error(err)
		}
		if done := time.Since(start); queued > done/2 {
			t.Errorf("queueing took %v of the %v that reading took", queued, done)
		}
	})
}

// TestFailures lets each call of OpenCL that work needs fail in turn.
func TestFailures(t *testing.T) {
	all, err := find()
	if err != nil {
		t.Skip(err)
	}
	errInjected := errors.New("injected")
	for n := 1; ; n++ {
		calls, failed := 0, ""
		inject := func(call string) error {
			if calls++; calls == n {
				failed = call
				return errInjected
			}
			return nil
		}
		d, err := open(all[0], inject)
		if err == nil {
			err = d.work()
			if c := d.Counters(); c.Buffers != 0 {
				t.Errorf("failure of %s: %+v", failed, c)
			}
			err = errors.Join(err, d.Close())
			if live := d.objects.Load(); live != 0 {
				t.Errorf("failure of %s: %d objects", failed, live)
			}
		}
		if failed == "" {
			if err != nil {
				t.Error(err)
			}
			t.Logf("%d calls failed in turn", n-1)
			return
		}
		var typed *device.Error
		if !errors.As(err, &typed) || typed.Call != failed || !errors.Is(err, errInjected) {
			t.Errorf("failure of %s: error %v", failed, err)
		}
	}
}

// work does a bit of everything.
func (d *opened) work() error {
	b, err := d.numbers(10, 0)
	if b != nil {
		defer b.Free()
	}
	if err != nil {
		return err
	}
	d.batch = 3
	for range 2*d.batch + 1 {
		d.increment(b)
	}
	return errors.Join(d.Sync(), d.Read(make([]byte, 40), b, 0))
}

// TestPool frees more memory than the pool keeps.
func TestPool(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		d.info.Memory = 4000
		for size := 256; size < 4096; size += 256 {
			b, err := d.NewBuffer(size)
			if err != nil {
				t.Fatal(err)
			}
			b.Free()
			if pooled := d.Counters().Pooled; pooled > 1000 {
				t.Errorf("%d bytes in the pool", pooled)
			}
		}
	})
}

// TestOutOfMemory runs out of memory, which the pool has.
func TestOutOfMemory(t *testing.T) {
	exhausted, where := 0, "clCreateBuffer"
	inject := func(call string) error {
		if call == where && exhausted > 0 {
			exhausted--
			return cl.ErrMemObjectAllocationFailure
		}
		return nil
	}
	onDevices(t, inject, func(t *testing.T, d *opened) {
		b, err := d.NewBuffer(1000)
		if err != nil {
			t.Fatal(err)
		}
		b.Free()
		exhausted = 1
		if b, err = d.NewBuffer(2000); err != nil || d.Counters().Pooled != 0 {
			t.Errorf("error %v, %+v", err, d.Counters())
		}
		exhausted = 2
		if _, err := d.NewBuffer(4000); !errors.Is(err, cl.ErrMemObjectAllocationFailure) {
			t.Errorf("error %v", err)
		}
		b.Free()
		x, err := d.numbers(10, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, where = range []string{"clEnqueueNDRangeKernel", "clEnqueueReadBuffer", "clEnqueueWriteBuffer"} {
			exhausted = 1
			d.increment(x)
			if err := errors.Join(d.Sync(), d.Read(make([]byte, 40), x, 0), d.Write(x, 0, make([]byte, 40))); err != nil || exhausted != 0 {
				t.Errorf("%s: error %v", where, err)
			}
		}
	})
}
