package optim_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/autograd/optim"
	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// TestDevice trains a network on every device, as on the host, and without transfers.
func TestDevice(t *testing.T) {
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	x, y := f32.Uniform(nil, -1, 1, 16, 5), f32.Uniform(nil, -1, 1, 16, 2)
	w, v := f32.Uniform(nil, -1, 1, 5, 7), f32.Uniform(nil, -1, 1, 7, 2)
	type variable = autograd.Variable[*f32.Tensor]
	optimizers := map[string]func(vars ...*variable) stepper{
		"SGD": func(vars ...*variable) stepper {
			s := optim.NewSGD(0.1, vars...)
			s.Momentum, s.Nesterov = 0.9, true
			return s
		},
		"RMSProp": func(vars ...*variable) stepper { return optim.NewRMSProp(0.01, vars...) },
		"AdamW":   func(vars ...*variable) stepper { return optim.NewAdamW(0.01, 0.1, vars...) },
	}
	train := func(d device.Device, of func(vars ...*variable) stepper) *f32.Tensor {
		on := func(x *f32.Tensor) *f32.Tensor {
			z, err := x.Clone().To(d)
			if err != nil {
				t.Fatal(err)
			}
			return z
		}
		xv, yv, wv, vv := autograd.Constant(on(x)), autograd.Constant(on(y)), autograd.New(on(w)),
			autograd.New(on(v))
		optimizer := of(wv, vv)
		var before device.Counters
		if d != nil {
			before = d.Counters()
		}
		for range 5 {
			p := autograd.MatMul(autograd.Tanh(autograd.MatMul(xv, wv)), vv)
			autograd.Mean(autograd.Square(autograd.Sub(p, yv))).Backward()
			optimizer.Step()
		}
		if d != nil {
			if after := d.Counters(); after.Reads != before.Reads || after.Writes != before.Writes {
				t.Errorf("transfers in training: %+v, then %+v", before, after)
			}
		}
		h, err := wv.Value.Host()
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	for _, info := range found {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		for name, of := range optimizers {
			got, want := train(d, of), train(nil, of)
			if !f32.AllClose(got, want, f32.Tolerance{Relative: 1e-4, Absolute: 1e-4}) {
				t.Errorf("%s, %s: got %v, want %v", info.Name, name, got, want)
			}
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}
