package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// TestDeviceFusion counts the kernels that chains of operations become.
func TestDeviceFusion(t *testing.T) {
	host := f32.Uniform(nil, 1, 2, 20, 30)
	withDevices(t, func(t *testing.T, below device.Device) {
		d := device.Specialized(below)
		x, row := to(d, host), to(d, host.Slice(tensor.At(1)))
		for _, c := range []struct {
			name     string
			launches int64
			f        func(x, row *f32.Tensor) *f32.Tensor
		}{
			{"chain", 1, func(x, row *f32.Tensor) *f32.Tensor {
				return f32.Exp(f32.Mul(f32.Sub(x, row), x))
			}},
			{"shared", 1, func(x, row *f32.Tensor) *f32.Tensor {
				y := f32.Add(x, row)
				return f32.Mul(y, y)
			}},
			{"in place", 1, func(x, row *f32.Tensor) *f32.Tensor {
				y := f32.Log(x)
				y.Mul(y, row)
				return y.Add(y, y)
			}},
			{"numbers", 1, func(x, row *f32.Tensor) *f32.Tensor {
				return f32.LeakyReLU(f32.Sub(f32.Neg(x), of32.Number(x, -1.5)), 0.25)
			}},
			{"infinite", 1, func(x, row *f32.Tensor) *f32.Tensor {
				return f32.Clip(f32.Neg(x), float32(math.Inf(-1)), float32(math.Inf(1)))
			}},
			{"mask", 1, func(x, row *f32.Tensor) *f32.Tensor {
				return f32.Where(f32.Less(x, row), x, row)
			}},
			{"fold", 2, func(x, row *f32.Tensor) *f32.Tensor { return f32.Sum(f32.Add(x, x), 1) }},
			{"stretched", 2, func(x, row *f32.Tensor) *f32.Tensor {
				return f32.Add(x, f32.Neg(row))
			}},
			{"across", 2, func(x, row *f32.Tensor) *f32.Tensor { return f32.Neg(f32.Exp(x).T()) }},
			{"many", 7, func(x, row *f32.Tensor) *f32.Tensor {
				y := x
				for range 200 {
					y = f32.Add(y, row)
				}
				return y
			}},
		} {
			before := below.Counters()
			got := c.f(x, row)
			if launches := below.Counters().Launches - before.Launches; c.launches == 1 &&
				launches > 0 {
				t.Errorf("%s: %d launches before the result is needed", c.name, launches)
			}
			h := to(nil, got)
			if want := c.f(host, host.Slice(tensor.At(1))); !f32.AllClose(h, want) {
				t.Errorf("%s: got %v, want %v", c.name, h, want)
			}
			if launches := below.Counters().Launches - before.Launches; launches != c.launches {
				t.Errorf("%s: %d launches, want %d", c.name, launches, c.launches)
			}
		}
	})
}

// TestDeviceWaiting runs random operations on tensors and views of them, of which some are over
// their operands, on a specialized device as on the host. Numbers are small integers, of which
// results are exact.
func TestDeviceWaiting(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	operations := []func(z, x, y *f32.Tensor) *f32.Tensor{
		(*f32.Tensor).Add, (*f32.Tensor).Sub, (*f32.Tensor).Maximum,
		func(z, x, _ *f32.Tensor) *f32.Tensor { return z.Clip(x, -100, 100) },
		func(z, x, y *f32.Tensor) *f32.Tensor { return z.Where(f32.Less(x, y), x, y) },
		func(z, x, _ *f32.Tensor) *f32.Tensor { return z.Assign(x) },
		func(z, x, _ *f32.Tensor) *f32.Tensor { return z.Sub(x, of32.Number(x, 3)) },
	}
	views := []func(x *f32.Tensor) *f32.Tensor{
		(*f32.Tensor).T,
		func(x *f32.Tensor) *f32.Tensor { return x.Flip(0) },
		func(x *f32.Tensor) *f32.Tensor { return x.Slice(tensor.At(2)).BroadcastTo(4, 4) },
	}
	whole := func(x *f32.Tensor) *f32.Tensor { return x }
	view := func() func(x *f32.Tensor) *f32.Tensor {
		if rng.IntN(3) > 0 {
			return whole
		}
		return views[rng.IntN(len(views))]
	}
	withDevices(t, func(t *testing.T, below device.Device) {
		d := device.Specialized(below)
		var all, onHost []*f32.Tensor
		for range 4 {
			x := f32.Round(f32.Uniform(nil, -9, 9, 4, 4))
			all, onHost = append(all, to(d, x)), append(onHost, x)
		}
		log := ""
		for range 150 {
			op, view1, view2, viewZ, isNew := rng.IntN(len(operations)), view(), view(), whole,
				rng.IntN(2) == 0
			if !isNew && rng.IntN(4) == 0 {
				viewZ = views[rng.IntN(2)]
			}
			z, i, j, frees := rng.IntN(4), rng.IntN(4), rng.IntN(4), rng.IntN(2) == 0
			log += fmt.Sprintln("operation", op, "on", i, j, "to", z, "new", isNew)
			for _, x := range [][]*f32.Tensor{all, onHost} {
				if !isNew {
					operations[op](viewZ(x[z]), view1(x[i]), view2(x[j]))
					continue
				}
				result := operations[op](new(f32.Tensor), view1(x[i]), view2(x[j]))
				if frees {
					x[z].Free()
				}
				x[z] = result
			}
			k := rng.IntN(12)
			if k < len(all) && !to(nil, all[k]).Same(onHost[k]) {
				t.Fatalf("tensor %d: got %v, want %v after\n%s", k, all[k], onHost[k], log)
			}
		}
	})
}

// TestDeviceGoroutines computes on several goroutines, with a tensor that all read.
func TestDeviceGoroutines(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		shared := to(d, f32.Full(2, 100))
		var all sync.WaitGroup
		for i := range 4 {
			all.Go(func() {
				x := to(d, f32.Full(float32(i), 100))
				for range 20 {
					y := f32.Add(x, shared)
					x.Sub(y, of32.Number(x, 1))
					y.Free()
				}
				if h, err := x.Host(); err != nil || !h.Same(f32.Full(float32(i+20), 100)) {
					t.Errorf("goroutine %d: %v, error %v", i, h, err)
				}
			})
		}
		all.Wait()
	})
}
