package autograd_test

import (
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// TestDevice differentiates a network on every device, as on the host.
func TestDevice(t *testing.T) {
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	x, y := f32.Uniform(nil, -1, 1, 16, 5), f32.Uniform(nil, -1, 1, 16, 2)
	w, b, v := f32.Uniform(nil, -1, 1, 5, 7), f32.Uniform(nil, -1, 1, 7),
		f32.Uniform(nil, -1, 1, 7, 2)
	taps := f32.Uniform(nil, -1, 1, 3, 1, 2)
	gradients := func(d device.Device) (all []*f32.Tensor) {
		on := func(x *f32.Tensor) *f32.Tensor {
			z, err := x.To(d)
			if err != nil {
				t.Fatal(err)
			}
			return z
		}
		wv, bv, vv, tv := autograd.New(on(w)), autograd.New(on(b)), autograd.New(on(v)),
			autograd.New(on(taps))
		h := autograd.Tanh(autograd.Add(autograd.MatMul(autograd.Constant(on(x)), wv), bv))
		p := autograd.LogSoftmax(autograd.MatMul(h, vv), 1)
		loss := autograd.Mean(autograd.Square(autograd.Sub(p, autograd.Constant(on(y)))))
		images := autograd.Conv1D(h.Reshape(16, 1, 7), tv, tensor.Conv{Padding: []int{1}})
		pools := autograd.Add(autograd.MaxPool(images, tensor.Pool{Size: []int{2}}),
			autograd.AvgPool(images, tensor.Pool{Size: []int{2}}))
		total := autograd.Add(autograd.Sum(autograd.Max(autograd.Concat(1, h, p), 0)),
			autograd.Mean(pools))
		autograd.Add(loss, total).Backward()
		for _, g := range []*f32.Tensor{loss.Value, wv.Grad, bv.Grad, vv.Grad, tv.Grad} {
			if g.Device() != d {
				t.Error("a gradient is not on the device")
			}
			h, err := g.Host()
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, h)
		}
		return all
	}
	want := gradients(nil)
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		for i, got := range gradients(d) {
			if !f32.AllClose(got, want[i], f32.Tolerance{Relative: 1e-4, Absolute: 1e-5}) {
				t.Errorf("%s: %d: got %v, want %v", info.Name, i, got, want[i])
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestDeviceMemory goes back from operations whose gradients take several others, without
// transfers, and with no more memory left than that of numbers.
func TestDeviceMemory(t *testing.T) {
	type variable = autograd.Variable[*f32.Tensor]
	operations := map[string]func(x, w *variable) *variable{
		"Std":       func(x, _ *variable) *variable { return autograd.Std(x, 0) },
		"Norm":      func(x, _ *variable) *variable { return autograd.Norm(x, 0) },
		"LogSumExp": func(x, _ *variable) *variable { return autograd.LogSumExp(x, 1) },
		"Max":       func(x, _ *variable) *variable { return autograd.Max(x, 1) },
		"LayerNorm": func(x, w *variable) *variable { return autograd.LayerNorm(x, w, w, 1e-5) },
		"columns": func(x, w *variable) *variable {
			return autograd.RMSNorm(x, autograd.Mean(w), 1e-5, 0)
		},
		"Softmax": func(x, _ *variable) *variable { return autograd.Softmax(x, 0) },
	}
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		on := func(x *f32.Tensor) *variable {
			z, err := x.To(d)
			if err != nil {
				t.Fatal(err)
			}
			return autograd.New(z)
		}
		x, w := on(f32.Uniform(nil, -1, 1, 100, 300)), on(f32.Ones(300))
		for name, f := range operations {
			step := func() {
				y := f(x, w)
				y.Backward()
				y.Free()
			}
			step() // makes Grad
			before := d.Counters()
			for range 5 {
				step()
			}
			after := d.Counters()
			if bytes := after.Bytes - before.Bytes; bytes >= 4*int64(x.Value.Size()) {
				t.Errorf("%s: %d bytes are left", name, bytes)
			}
			if after.Reads != before.Reads || after.Writes != before.Writes {
				t.Errorf("%s: transfers", name)
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestDeviceExtremes compares gradients of folds of extreme rows on every device with those on the
// host.
func TestDeviceExtremes(t *testing.T) {
	type variable = autograd.Variable[*f32.Tensor]
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	inf := float32(math.Inf(1))
	rows := f32.Matrix(8, 2, 3e30, 4e30, 3e-30, 4e-30, 0, 0, 3, 4, -inf, 1, inf, inf, 3e38, 3e38,
		-inf, -inf)
	folds := map[string]func(x *variable, axes ...int) *variable{
		"Norm": autograd.Norm[*f32.Tensor], "LogSumExp": autograd.LogSumExp[*f32.Tensor],
	}
	gradient := func(d device.Device, f func(x *variable, axes ...int) *variable) *f32.Tensor {
		on, err := rows.To(d)
		if err != nil {
			t.Fatal(err)
		}
		x := autograd.New(on)
		f(x, 1).Backward()
		g, err := x.Grad.Host()
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		for name, f := range folds {
			if got, want := gradient(d, f), gradient(nil, f); !f32.AllClose(got, want,
				f32.Tolerance{Absolute: 1e-5}) {
				t.Errorf("%s, %s: got %v, want %v", info.Name, name, got, want)
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}
