package generated_test

import (
	"errors"
	"maps"
	"slices"
	"testing"

	bools "github.com/ashlar-go/ashlar/asm/bool"
	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
	"github.com/ashlar-go/ashlar/generated_test/harness"
	"github.com/ashlar-go/ashlar/tensor"
	truths "github.com/ashlar-go/ashlar/tensor/bool"
	float32s "github.com/ashlar-go/ashlar/tensor/float32"
)

// onDevices runs a test on every device, and says so if there is none.
func onDevices(t *testing.T, test func(t *testing.T, d device.Device)) {
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	for _, info := range found {
		t.Run(info.Name, func(t *testing.T) {
			d, err := device.Open(info.Name)
			if err != nil {
				t.Fatal(err)
			}
			test(t, d)
			if err := d.Queue().Sync(); err != nil {
				t.Error(err)
			}
			if n := d.Counters().Buffers; n != 0 {
				t.Errorf("%d live buffers", n)
			}
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestDevices(t *testing.T) {
	onDevices(t, func(t *testing.T, d device.Device) {
		t.Run("float32", func(t *testing.T) { testDevice(t, d, "f32", float32Rows, f32.Generic) })
		t.Run("int", func(t *testing.T) { testDevice(t, d, "ints", intRows, ints.Generic) })
		t.Run("bool", func(t *testing.T) { testDevice(t, d, "bools", boolRows, bools.Generic) })
		t.Run("float64", func(t *testing.T) {
			if !d.Info().Float64 {
				t.Skip(d.Info().Model, " does not compute with float64")
			}
			testDevice(t, d, "f64", float64Rows, f64.Generic)
		})
	})
}

func testDevice[K any, T harness.Element](t *testing.T, d device.Device, dtype string, rows []harness.Row[K, T], generic K) {
	harness.TestDevice(t, rows, harness.Implementation[K]{Name: "generic", Kernels: generic}, harness.OnDevice(d, dtype, rows))
}

// TestDeviceLayouts subtracts, which does not commute, on all layouts.
func TestDeviceLayouts(t *testing.T) {
	create := func(shape ...int) *float32s.Tensor { return float32s.Randn(nil, shape...) }
	onDevices(t, func(t *testing.T, d device.Device) {
		for _, shape := range [][]int{{4, 5, 6}, {3, 70}, {1, 1}, {9}, {}, {0}, {2, 0, 3}, {2, 1, 2, 1, 2, 2}} {
			operands := harness.Layouts[float32](create, shape)
			names := slices.Sorted(maps.Keys(operands))
			for i := range names {
				z := operands[names[i]]
				if z.IsReadOnly() {
					continue
				}
				for j := range names {
					x, y := operands[names[j]], operands[names[(i+j)%len(names)]]
					want := z.Clone().Sub(x, y)
					zd, xd, yd := harness.Upload(d, z.Raw()), harness.Upload(d, x.Raw()), harness.Upload(d, y.Raw())
					device.Apply("f32", "Sub", zd, xd, yd)
					xd.Buffer.Free()
					yd.Buffer.Free()
					if err := harness.Download(z.Raw(), zd); err != nil {
						t.Fatal(err)
					}
					if !truths.All(float32s.Equal(z, want)).Item() {
						t.Fatalf("shape %v, %s of %s and %s: got %v, want %v", shape, names[i], names[j], names[(i+j)%len(names)], z, want)
					}
				}
			}
		}
		// As if the operands had been read first.
		x := create(9, 9)
		part := func(low int) *float32s.Tensor { return x.Slice(tensor.Range(low, low+8), tensor.Range(low, low+8)) }
		xd := harness.Upload(d, x.Raw())
		view := func(x *float32s.Tensor) device.Array {
			return device.Array{Layout: x.Raw().Layout, Buffer: xd.Buffer, Width: 4}
		}
		z, a, b := part(1), part(0).T(), part(1).Flip(0)
		device.Apply("f32", "Sub", view(z), view(a), view(b))
		z.Sub(a, b)
		got := create(9, 9)
		if err := harness.Download(got.Raw(), xd); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Data(), x.Data()) {
			t.Errorf("over operands: got %v, want %v", got, x)
		}
	})
}

func TestDeviceMismatch(t *testing.T) {
	onDevices(t, func(t *testing.T, d device.Device) {
		e, err := device.Open(d.Info().Name)
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		x := float32s.Of(1, 2)
		here, there := harness.Upload(d, x.Raw()), harness.Upload(e, x.Raw())
		defer here.Buffer.Free()
		defer func() {
			var mismatch *device.MismatchError
			if err, _ := recover().(error); !errors.As(err, &mismatch) || mismatch.X != d.Info().Name {
				t.Errorf("panic %v", err)
			}
		}()
		device.Apply("f32", "Neg", here, there)
	})
}
