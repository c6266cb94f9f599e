package generated_test

import (
	"errors"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// numberForms are the operations with a number in place of their second operand.
var numberForms = map[string]func(x *f32.Tensor, y float32) *f32.Tensor{
	"AddC": f32.AddC, "SubC": f32.SubC, "MulC": f32.MulC, "DivC": f32.DivC, "RemC": f32.RemC,
	"ModC": f32.ModC, "MaximumC": f32.MaximumC, "MinimumC": f32.MinimumC, "PowC": f32.PowC,
	"Atan2C": f32.Atan2C, "HypotC": f32.HypotC,
}

// TestDeviceNumbers compares operations with a number with those of the host.
func TestDeviceNumbers(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		x := f32.Matrix(2, 3, 1, 2, 3, 4, 5, 6).T()
		there, err := x.To(d)
		if err != nil {
			t.Fatal(err)
		}
		for name, f := range numberForms {
			for _, number := range []float32{2, 3, 1.5} {
				got, err := f(there, number).Host()
				if want := f(x, number); err != nil || !f32.AllClose(got, want) {
					t.Errorf("%s(x, %v) is %v, want %v: %v", name, number, got, want, err)
				}
			}
		}
		n, err := ints.Of(7, -7).To(d)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := ints.DivC(n, 2).Host(); err != nil || !got.Same(ints.Of(3, -3)) {
			t.Errorf("7 and -7 by 2 are %v: %v", got, err)
		}
		if _, err := ints.RemC(n, 0).Host(); !errors.Is(err, tensor.ErrDivision) {
			t.Errorf("the remainder of a division by zero is no error but %v", err)
		}
	})
}
