package generated_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// A disguise is a device that says it is another, or of which an allocation fails.
type disguise struct {
	device.Device
	pretend  func(info *device.Info)
	allocate func() error
}

// asGPU returns d as a graphics processor, for which work is divided otherwise.
func asGPU(d device.Device) device.Device {
	return disguised(d, func(info *device.Info) { info.Kind = "GPU" })
}

// asAVX2 returns d as one that computes by vectors of 32 bytes.
func asAVX2(d device.Device) device.Device {
	return disguised(d, func(info *device.Info) { info.Vector = 32 })
}

func disguised(d device.Device, pretend func(info *device.Info)) device.Device {
	return &disguise{d, pretend, func() error { return nil }}
}

// A part is a buffer of a disguise.
type part struct {
	device.Buffer
	on *disguise
}

func (p part) Device() device.Device { return p.on }

func (f *disguise) Info() device.Info {
	info := f.Device.Info()
	f.pretend(&info)
	return info
}

func (f *disguise) NewBuffer(bytes int) (device.Buffer, error) {
	if err := f.allocate(); err != nil {
		return nil, err
	}
	b, err := f.Device.NewBuffer(bytes)
	return part{b, f}, err
}

func (f *disguise) Queue() device.Queue { return disguisedQueue{f.Device.Queue()} }

// A disguisedQueue queues work on the buffers below parts.
type disguisedQueue struct{ device.Queue }

func below(b device.Buffer) device.Buffer {
	if p, ok := b.(part); ok {
		return p.Buffer
	}
	return b
}

func (q disguisedQueue) Write(z device.Buffer, offset int, data []byte) error {
	return q.Queue.Write(below(z), offset, data)
}

func (q disguisedQueue) Read(data []byte, x device.Buffer, offset int) error {
	return q.Queue.Read(data, below(x), offset)
}

func (q disguisedQueue) Launch(l device.Launch) {
	l.Args = slices.Clone(l.Args)
	for i, arg := range l.Args {
		if b, ok := arg.(device.Buffer); ok {
			l.Args[i] = below(b)
		}
	}
	q.Queue.Launch(l)
}

var errNoMemory = errors.New("no memory")

// TestDeviceFailures lets each allocation of operations fail in turn: the first error is that,
// and no memory is left.
func TestDeviceFailures(t *testing.T) {
	operations := map[string]func(x *f32.Tensor) interface{ Free() }{
		"Add":     func(x *f32.Tensor) interface{ Free() } { return f32.Add(x, x) },
		"Less":    func(x *f32.Tensor) interface{ Free() } { return f32.Less(x, x) },
		"IsClose": func(x *f32.Tensor) interface{ Free() } { return f32.IsClose(x, x) },
		"over": func(x *f32.Tensor) interface{ Free() } {
			y := x.Clone()
			return y.Sub(y,
				y.T())
		},
		"Sum":        func(x *f32.Tensor) interface{ Free() } { return f32.Sum(x) },
		"Var":        func(x *f32.Tensor) interface{ Free() } { return f32.Var(x, 1) },
		"LogSumExp":  func(x *f32.Tensor) interface{ Free() } { return f32.LogSumExp(x, 0) },
		"ArgMax":     func(x *f32.Tensor) interface{ Free() } { return f32.ArgMax(x) },
		"Softmax":    func(x *f32.Tensor) interface{ Free() } { return f32.Softmax(x, 0) },
		"LogSoftmax": func(x *f32.Tensor) interface{ Free() } { return f32.LogSoftmax(x, 1) },
		"NormGrad": func(x *f32.Tensor) interface{ Free() } {
			return normGrad(new(f32.Tensor), "LayerNorm", nil, x, x, nil, 1, 0)
		},
		"rows": func(x *f32.Tensor) interface{ Free() } {
			return normGrad(new(f32.Tensor), "LayerNorm", nil, x, x, nil, 1, 1)
		},
		"MatMul": func(x *f32.Tensor) interface{ Free() } {
			y := x.Clone()
			return y.MatMul(y,
				y.T())
		},
		"CumSum": func(x *f32.Tensor) interface{ Free() } {
			y := x.Clone()
			return y.CumSum(y.T(),
				0)
		},
		"Concat": func(x *f32.Tensor) interface{ Free() } { return f32.Concat(0, x, x) },
		"Take":   func(x *f32.Tensor) interface{ Free() } { return f32.Take(x, 0, tensor.Incl(3, 1, 3)) },
		"Tile":   func(x *f32.Tensor) interface{ Free() } { return f32.Tile(x, 2, 3) },
		"Normal": func(x *f32.Tensor) interface{ Free() } { return x.Clone().Normal(tensor.NewPhilox(1), 0, 1) },
		"IndexAdd": func(x *f32.Tensor) interface{ Free() } {
			return x.Clone().IndexAdd(x, 0,
				make([]int, 200)...)
		},
		"Select": func(x *f32.Tensor) interface{ Free() } {
			y := x.Clone()
			y.Select(tensor.At(1)).Fill(3)
			return y
		},
	}
	withDevices(t, func(t *testing.T, d device.Device) {
		left := 0 // allocations until one fails
		f := &disguise{d, func(*device.Info) {}, func() error {
			if left--; left == 0 {
				return errNoMemory
			}
			return nil
		}}
		x := to(f, f32.Ones(200, 200))
		for name, operation := range operations {
			for n := 1; ; n++ {
				before := d.Counters().Buffers
				left = n
				operation(x).Free()
				err := d.Queue().Sync()
				if after := d.Counters().Buffers; after != before {
					t.Errorf("%s, allocation %d: %d buffers are left", name, n, after-before)
				}
				if left > 0 {
					if err != nil || n == 1 {
						t.Errorf("%s: error %v after %d allocations", name, err, n-1)
					}
					break
				}
				if !errors.Is(err, errNoMemory) {
					t.Errorf("%s, allocation %d: error %v", name, n, err)
				}
			}
		}
	})
}
