package generated_test

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// double is a kernel of one's own.
var double = device.Kernel{Name: "twice", Source: `
__kernel void twice(__global float *z, __global const float *x) {
	z[get_global_id(0)] = 2 * x[get_global_id(0)];
}`}

// TestDeviceRunSizes runs a kernel with numbers of work-items that make no sense.
func TestDeviceRunSizes(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		x := to(d, f32.Of(1, 2, 3))
		z := f32.ZerosLike(x)
		for _, global := range [][]int{
			nil,
			{},
			{-1},
			{3, -1},
			{0, -1},
			{math.MinInt},
			{1, 1, 1, 1},
			{math.MaxInt, 2},
			{1 << 32, 1 << 32},
			{1 << 31, 1 << 31, 2},
		} {
			var mistake *tensor.ValueError
			err := tensor.Catch(func() { double.Run(d, global, z, x) })
			if !errors.As(err, &mistake) || mistake.Op != "twice" || mistake.Argument != "global" {
				t.Errorf("%v work-items: error %v", global, err)
			}
		}
		for _, global := range [][]int{{0}, {3, 0}, {0, math.MaxInt}} {
			double.Run(d, global, z, x)
		}
		if got := to(nil, z); !got.Same(f32.Zeros(3)) {
			t.Errorf("no work-items: %v", got)
		}
		double.Run(d, []int{3, 1, 1}, z, x)
		if got := to(nil, z); !got.Same(f32.Of(2, 4, 6)) {
			t.Errorf("3 work-items: %v", got)
		}
		var mistake *tensor.ValueError
		err := tensor.Catch(func() { device.Kernel{Name: "f32_Neg"}.Run(d, []int{3}, z, x) })
		if !errors.As(err, &mistake) || mistake.Argument != "source" {
			t.Errorf("a kernel without source: error %v", err)
		}
	})
}

// TestDeviceRunReadOnly runs a kernel on tensors that cannot be written to: it may have them as
// const alone.
func TestDeviceRunReadOnly(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		x, z := to(d, f32.Of(1, 2, 3)), to(d, f32.Of(7, 7, 7))
		double.Run(d, []int{3}, z.ReadOnly(), x)
		if err := d.Queue().Sync(); !errors.Is(err, tensor.ErrReadOnly) {
			t.Errorf("to a read-only tensor: error %v", err)
		}
		if got := to(nil, z); !got.Same(f32.Of(7, 7, 7)) {
			t.Errorf("a read-only tensor is %v", got)
		}
		double.Run(d, []int{3}, z, x.ReadOnly())
		if got := to(nil, z); !got.Same(f32.Of(2, 4, 6)) {
			t.Errorf("of a read-only tensor: %v", got)
		}
	})
}

// TestDeviceClosed uses a device, and tensors on it, after it was closed.
func TestDeviceClosed(t *testing.T) {
	withDevices(t, func(t *testing.T, first device.Device) {
		name := first.Info().Name
		if err := first.Close(); err != nil {
			t.Fatal(err)
		}
		for kind, of := range map[string]func(device.Device) device.Device{
			"itself":      func(d device.Device) device.Device { return d },
			"specialized": device.Specialized,
			"as GPU":      asGPU,
		} {
			opened, err := device.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			d := of(opened)
			x := to(d, f32.Ones(3, 4))
			pending := f32.Add(x, x)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
			for call, f := range map[string]func() error{
				"Sync": d.Queue().Sync,
				"Sync of work": func() error {
					x.Add(x, x)
					f32.Exp(x)
					return d.Queue().Sync()
				},
				"Host": func() error { _, err := x.Host(); return err },
				"Host of work": func() error {
					_, err := f32.Sum(f32.Mul(x, x)).Host()
					return err
				},
				"Host of what waits": func() error { _, err := pending.Host(); return err },
				"To":                 func() error { _, err := f32.Ones(3).To(d); return err },
				"To of nothing":      func() error { _, err := f32.Zeros(0).To(d); return err },
				"Run": func() error {
					double.Run(d, []int{12}, x, x)
					return d.Queue().Sync()
				},
				"At": func() (err error) {
					defer func() { err = recover().(error) }()
					x.At(1, 1)
					return nil
				},
				"All": func() (err error) {
					defer func() { err = recover().(error) }()
					f32.Max(x).Item()
					return nil
				},
				"Values": func() (err error) {
					defer func() { err = recover().(error) }()
					x.Values()
					return nil
				},
				"Close and Sync": func() error {
					return errors.Join(d.Close(), d.Queue().Sync())
				},
			} {
				var typed *device.Error
				if err := f(); !errors.Is(err, device.ErrClosed) || !errors.As(err, &typed) {
					t.Errorf("%s, %s: error %v", kind, call, err)
				}
			}
			x.Free()
		}
	})
}

// TestDeviceHandles computes on tensors that came to one device by two handles.
func TestDeviceHandles(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		e, err := device.Open(d.Info().Name)
		if err != nil {
			t.Fatal(err)
		}
		for _, pair := range [][2]device.Device{
			{d, e},
			{device.Specialized(d), device.Specialized(e)},
		} {
			x, y := to(pair[0], f32.Of(1, 2)), to(pair[1], f32.Of(3, 4))
			if got := to(nil, f32.Add(x, y)); !got.Same(f32.Of(4, 6)) {
				t.Errorf("%s: %v", pair[0].Info().Name, got)
			}
			if to(pair[1], x) != x {
				t.Errorf("%s: a copy for the other handle", pair[0].Info().Name)
			}
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
		if got := to(nil, to(d, f32.Of(5))); !got.Same(f32.Of(5)) {
			t.Errorf("after the other was closed: %v", got)
		}
	})
}

// TestDeviceHuge copies more than the host may have to devices and back.
func TestDeviceHuge(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		one := to(d, f32.Of(1))
		for name, f := range map[string]func() error{
			"Host": func() error {
				_, err := one.BroadcastTo(1 << 40).Host()
				return err
			},
			"To": func() error {
				_, err := f32.Of(1).BroadcastTo(1 << 40).To(d)
				return err
			},
			"To, of bytes that are 0 by overflow": func() error {
				_, err := f64.Of(1).BroadcastTo(1 << 61).To(d)
				return err
			},
			"To, of ints": func() error {
				_, err := ints.Scalar(1).BroadcastTo(1 << 62).To(d)
				return err
			},
			"To, of bools": func() error {
				_, err := bools.Scalar(true).BroadcastTo(math.MaxInt).To(d)
				return err
			},
		} {
			var size *tensor.SizeError
			if err := f(); !errors.As(err, &size) {
				t.Errorf("%s: error %v", name, err)
			}
		}
		if err := d.Queue().Sync(); err != nil {
			t.Error(err)
		}
	})
}

// TestDeviceNoMemory copies to and from a device that has no memory left: it says so before the
// host has taken as much.
func TestDeviceNoMemory(t *testing.T) {
	const few = 1 << 20 // bytes
	withDevices(t, func(t *testing.T, below device.Device) {
		f := &disguise{below, func(*device.Info) {}, func() error { return nil }}
		for _, d := range []device.Device{f, device.Specialized(f)} {
			f.allocate = func() error { return nil }
			x := to(d, f32.Ones(1000, 1000))
			for name, copied := range map[string]func() error{
				"Host of a view":   func() error { _, err := x.T().Host(); return err },
				"Host of a result": func() error { _, err := f32.Add(x, x).Host(); return err },
				"Host of work": func() error {
					z := f32.MatMul(x, x)
					_, err := f32.Exp(z).Host()
					return err
				},
				"To": func() error {
					if d != f {
						return errNoMemory // the host has copied before memory is needed there
					}
					_, err := f32.Scalar(1).BroadcastTo(1000, 1000).To(d)
					return err
				},
			} {
				f.allocate = func() error { return errNoMemory }
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				err := copied()
				runtime.ReadMemStats(&after)
				if taken := after.TotalAlloc - before.TotalAlloc; !errors.Is(err, errNoMemory) ||
					taken > few {
					t.Errorf("%s, %s: error %v after %d bytes of the host", d.Info().Name, name,
						err, taken)
				}
			}
			below.Queue().Sync() // of what follows from the first error
		}
	})
}

// TestDeviceTo copies views of all kinds to devices and back.
func TestDeviceTo(t *testing.T) {
	deep := make([]int, tensor.MaxRank)
	for i := range deep {
		deep[i] = 1 + i%2
	}
	x := f32.Uniform(nil, 0, 1, 6, 8)
	views := map[string]*f32.Tensor{
		"read-only": x.ReadOnly(), "broadcast": x.BroadcastTo(3, 6, 8), "transposed": x.T(),
		"stepped": x.Slice(tensor.Even, tensor.Odd), "flipped": x.Flip(0).Flip(1),
		"windows": x.Slice(tensor.At(0)).Windows(3, 1),
		"deep":    f32.Uniform(nil, 0, 1, deep...), "scalar": f32.Scalar(2),
		"empty":          f32.Zeros(3, 0),
		"huge and empty": f32.Zeros(1<<40, 0),
		"part":           x.Slice(tensor.At(2)),
	}
	withKinds(t, func(t *testing.T, d device.Device) {
		for name, view := range views {
			y := to(d, view)
			if y.IsReadOnly() || !y.IsContiguous() || y.Device() != d {
				t.Errorf("%s: %v", name, y)
			}
			if got := to(nil, y); !got.Same(view) || !got.Shape().Equal(view.Shape()) {
				t.Errorf("%s: got %v, want %v", name, got, view)
			}
		}
		for name, f := range map[string]func(){
			"float32": func() { new(f32.Tensor).To(d) }, "int": func() { new(ints.Tensor).To(d) },
			"bool": func() { new(bools.Tensor).To(d) },
		} {
			var mistake *tensor.ShapeError
			if err := tensor.Catch(f); !errors.As(err, &mistake) || mistake.Op != "To" {
				t.Errorf("%s without a shape: error %v", name, err)
			}
		}
		if got := fmt.Sprint(to(nil, f32.Add(to(d, f32.Zeros(0, 5)),
			to(d, f32.Ones(5))))); got != fmt.Sprint(f32.Zeros(0, 5)) {
			t.Errorf("sums of nothing: %s", got)
		}
	})
}
