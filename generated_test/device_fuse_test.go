package generated_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// ranks are those of layouts that are a value, and of some with memory of their own.
var ranks = []int{4, 5, tensor.MaxRank}

// alternating returns a shape of lengths 1 and 2.
func alternating(rank int) []int {
	shape := make([]int, rank)
	for i := range shape {
		shape[i] = 1 + i%2
	}
	return shape
}

// TestDeviceFuseOperands uses an operand more often than a kernel has operands: one that is
// broadcast, and one that the result is over.
func TestDeviceFuseOperands(t *testing.T) {
	const often = "(x+y)*(y-1)/(y*y+2) + y*x - y/(3-y) + where(y < x, y, x*y)"
	const over = "(x+1)*(x+2)*(x+3)*(x+4)*(x+5)*(x+6)"
	withKinds(t, func(t *testing.T, d device.Device) {
		for _, rank := range ranks {
			shape := alternating(rank)
			x, y := f32.Uniform(nil, 0, 1, shape...), f32.Uniform(nil, 0, 1, shape[rank-1])
			got := f32.Fuse(often, to(d, x), to(d, y))
			if want := f32.Fuse(often, x, y); !f32.AllClose(to(nil, got), want) {
				t.Errorf("shape %v: got %v, want %v", shape, to(nil, got), want)
			}
		}
		x := f32.Uniform(nil, 0, 1, 4, 4)
		for name, view := range map[string]func(x *f32.Tensor) *f32.Tensor{
			"itself":     func(x *f32.Tensor) *f32.Tensor { return x },
			"transposed": (*f32.Tensor).T,
			"a row": func(x *f32.Tensor) *f32.Tensor {
				return x.Slice(tensor.At(2)).BroadcastTo(4, 4)
			},
		} {
			z := to(d, x)
			z.Fuse(over, view(z))
			if want := f32.Fuse(over, view(x)); !f32.AllClose(to(nil, z), want) {
				t.Errorf("over %s: got %v, want %v", name, to(nil, z), want)
			}
		}
	})
}

// TestDeviceFusionRank counts the kernels of a chain that uses one row often.
func TestDeviceFusionRank(t *testing.T) {
	withDevices(t, func(t *testing.T, below device.Device) {
		d := device.Specialized(below)
		for _, rank := range ranks {
			shape := alternating(rank)
			x, row := to(d, f32.Ones(shape...)), to(d, f32.Ones(shape[rank-1]))
			before := below.Counters().Launches
			y := x
			for range 8 {
				y = f32.Add(y, row)
			}
			if got := to(nil, y); !got.Same(f32.Full(9, shape...)) {
				t.Errorf("rank %d: %v", rank, got)
			}
			if n := below.Counters().Launches - before; n != 1 {
				t.Errorf("rank %d: %d launches", rank, n)
			}
		}
	})
}
