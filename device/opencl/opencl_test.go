//go:build opencl && cgo

package opencl

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
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
	d.Launch(device.Launch{
		Kernel: increment, Args: []any{b, device.Fault{Err: errNegative}},
		Global: []int{b.Bytes() / 4},
	})
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
		for _, bytes := range []int{-1, math.MinInt, 1 << 62, math.MaxInt} {
			var typed *device.Error
			if b, err := d.NewBuffer(bytes); b != nil || !errors.As(err, &typed) {
				t.Errorf("%d bytes: %v, error %v", bytes, b, err)
			}
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
		if c := d.Counters(); c.Buffers != 0 || c.Bytes != 0 || c.Pooled != 0 ||
			d.objects.Load() != 0 {
			t.Errorf("%+v, %d objects", c, d.objects.Load())
		}
		b.Free()
		d.increment(b)
		_, err = d.NewBuffer(1)
		for i, err := range []error{
			err, d.Sync(), d.Sync(), d.Write(b, 0, nil), d.Read(nil, b, 0),
			d.Sync(),
		} {
			var typed *device.Error
			if !errors.Is(err, device.ErrClosed) || !errors.As(err, &typed) {
				t.Errorf("call %d: error %v", i, err)
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
			"argument 1 is a string":          d.Sync(),
			"1 bytes at 40 of a buffer of 40": d.Write(b, 40, make([]byte, 1)),
			"41 bytes at 0 of a buffer of 40": d.Read(make([]byte, 41), b, 0),
			"the buffer of 10 bytes is freed": d.Write(freed, 0, make([]byte, 1)),
			"1 bytes at -1 of a buffer of 40": d.Write(b, -1, make([]byte, 1)),
			"f32_Nothing: device: " + d.Info().Name: d.run(device.Kernel{
				Name:    "f32_Nothing",
				Library: "f32",
			}),
			"the kernel takes 2 arguments, not 0": d.run(increment),
			"the buffer is nil":                   d.Write(nil, 0, make([]byte, 1)),
			"transfer: the buffer is nil":         d.Read(make([]byte, 1), nil, 0),
			`the library has no program "x"`:      d.run(device.Kernel{Name: "x", Library: "x"}),
			"undeclared": d.run(device.Kernel{
				Name:   "k",
				Source: "kernel void k() { undeclared(); }",
			}),
		} {
			var typed *device.Error
			if err == nil || !strings.Contains(err.Error(), want) || !errors.As(err, &typed) ||
				typed.Device != d.Info().Name {
				t.Errorf("error %v, want %s", err, want)
			}
		}
		if err := d.check(b, 2); err != nil {
			t.Error(err)
		}
	})
}

// TestLaunches launches with arguments and sizes that make no sense, of which none may hang or end
// the process.
func TestLaunches(t *testing.T) {
	onDevices(t, nil, func(t *testing.T, d *opened) {
		b, err := d.numbers(12, 1)
		if err != nil {
			t.Fatal(err)
		}
		other, _ := d.NewBuffer(8)
		other.Free()
		fault := device.Fault{Err: errNegative}
		kernel := device.Kernel{
			Name:   "k",
			Source: "kernel void k(global int *x, int n, local int *l) { x[0] = n; }",
		}
		most := int(d.info.LocalMemory)
		for _, c := range []struct {
			want string
			l    device.Launch
		}{
			{"the work-items are []", device.Launch{Global: nil}},
			{"the work-items are []", device.Launch{Global: []int{}}},
			{"the work-items are [-1]", device.Launch{Global: []int{-1}}},
			{"the work-items are [3 -1]", device.Launch{Global: []int{3, -1}}},
			{"the work-items are [0 -1]", device.Launch{Global: []int{0, -1}}},
			{"the work-items are [1 1 1 1]", device.Launch{Global: []int{1, 1, 1, 1}}},
			{
				"the work-items are [9223372036854775807 2]",
				device.Launch{Global: []int{math.MaxInt, 2}},
			},
			{
				"the work-items are [4294967296 4294967296]",
				device.Launch{Global: []int{1 << 32, 1 << 32}},
			},
			{"a work-group is [1 1]", device.Launch{Global: []int{4}, Group: []int{1, 1}}},
			{"a work-group is []", device.Launch{Global: []int{4}, Group: []int{}}},
			{"a work-group is [-2]", device.Launch{Global: []int{4}, Group: []int{-2}}},
			{"work-groups of [0]", device.Launch{Global: []int{4}, Group: []int{0}}},
			{"work-groups of [3]", device.Launch{Global: []int{4}, Group: []int{3}}},
			{"clEnqueueNDRangeKernel", device.Launch{
				Global: []int{1 << 40},
				Group:  []int{1 << 40},
			}},
			{"1 types of 2 arguments", device.Launch{
				Types: []string{"int*"},
				Args:  []any{b, fault},
			}},
			{"3 types of 2 arguments", device.Launch{
				Types: make([]string, 3),
				Args:  []any{b, fault},
			}},
			{"takes 2 arguments, not 3", device.Launch{Args: []any{b, fault, b}}},
			{"argument 0 is a <nil>", device.Launch{Args: []any{nil, fault}}},
			{"argument 0 is a int", device.Launch{Args: []any{1, fault}}},
			{"is freed", device.Launch{Args: []any{other, fault}}},
			{"a fault reports the error <nil>", device.Launch{Args: []any{b, device.Fault{}}}},
			{
				"a fault reports the error",
				device.Launch{Args: []any{b, device.Fault{Err: uncomparable{}}}},
			},
			{"argument 1 is no bytes", device.Launch{
				Kernel: kernel,
				Args:   []any{b, device.Bytes(nil), device.Local(4)},
			}},
			{
				"argument 2 is 0 bytes of local memory",
				device.Launch{Kernel: kernel, Args: []any{b, int32(1), device.Local(0)}},
			},
			{
				"argument 2 is -1 bytes of local memory",
				device.Launch{Kernel: kernel, Args: []any{b, int32(1), device.Local(-1)}},
			},
			{"bytes of local memory", device.Launch{
				Kernel: kernel,
				Args:   []any{b, int32(1), device.Local(most + 1)},
			}},
		} {
			if c.l.Kernel.Name == "" {
				c.l.Kernel = increment
			}
			if c.l.Args == nil {
				c.l.Args = []any{b, fault}
			} else {
				c.l.Global = []int{1}
			}
			d.Launch(c.l)
			var typed *device.Error
			if err := d.Sync(); err == nil || !strings.Contains(err.Error(), c.want) ||
				!errors.As(err, &typed) {
				t.Errorf("error %v, want %s", err, c.want)
			}
		}
		d.Launch(device.Launch{Kernel: increment, Args: []any{b, fault}, Global: []int{2, 0, 3}})
		d.Launch(device.Launch{
			Kernel: increment, Args: []any{b, fault}, Global: []int{12},
			Group: []int{4},
		})
		if err := d.check(b, 2); err != nil {
			t.Error(err)
		}
	})
}

// An uncomparable is an error that cannot be told from others.
type uncomparable []int

func (uncomparable) Error() string { return "uncomparable" }

// TestHandles opens a device several times: it is one, until each has closed it.
func TestHandles(t *testing.T) {
	found, err := device.List()
	if err != nil {
		t.Skip(err)
	}
	for _, info := range found {
		var handles []device.Device
		for range 3 {
			d, err := device.Open(info.Name)
			if err != nil {
				t.Fatal(err)
			}
			if handles = append(handles, d); d != handles[0] {
				t.Errorf("%s is two devices", info.Name)
			}
		}
		b, err := handles[0].NewBuffer(4)
		for i, d := range handles {
			if err := errors.Join(err, handles[2].Queue().Write(b, 0,
				make([]byte, 4))); err != nil {
				t.Errorf("after %d of 3 were closed: %v", i, err)
			}
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		}
		if err := handles[0].Queue().Sync(); !errors.Is(err, device.ErrClosed) {
			t.Errorf("after all were closed: %v", err)
		}
		again, err := device.Open(info.Name)
		if err != nil || again == handles[0] {
			t.Fatalf("open again: the closed one, error %v", err)
		}
		if err := errors.Join(handles[0].Close(), again.Queue().Sync(), again.Close()); err != nil {
			t.Errorf("the closed one was closed again: %v", err)
		}
	}
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
		if c := d.Counters(); c.Buffers != 1 || c.Launches != 10*usualBatch || c.Reads != 1 ||
			c.Writes != 1 || c.Pooled != 512 {
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
			d.Launch(device.Launch{
				Kernel: k, Args: []any{b, device.Fault{Err: errNegative}},
				Global: []int{10},
			})
		}
		if len(d.programs) != 2 {
			t.Errorf("%d programs", len(d.programs))
		}
		k := device.Kernel{
			Name: "add", Library: "ints",
			Source: "__kernel void add(__global int *x) { x[get_global_id(0)] = op_Add(x[0], 1); }",
		}
		d.Launch(device.Launch{Kernel: k, Args: []any{b}, Global: []int{1}, Group: []int{1}})
		k = increment
		d.Launch(device.Launch{
			Kernel: k, Args: []any{b, device.Fault{Err: errNegative}},
			Global: []int{1},
		})
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
		for _, where = range []string{
			"clEnqueueNDRangeKernel", "clEnqueueReadBuffer",
			"clEnqueueWriteBuffer",
		} {
			exhausted = 1
			d.increment(x)
			if err := errors.Join(d.Sync(), d.Read(make([]byte, 40), x, 0),
				d.Write(x, 0, make([]byte, 40))); err != nil || exhausted != 0 {
				t.Errorf("%s: error %v", where, err)
			}
		}
	})
}
