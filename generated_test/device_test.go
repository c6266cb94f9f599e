package generated_test

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	_ "github.com/ashlar-go/ashlar/device/opencl"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
	"github.com/ashlar-go/ashlar/tensor"
	truths "github.com/ashlar-go/ashlar/tensor/bool"
	float32s "github.com/ashlar-go/ashlar/tensor/float32"
)

// onClasses runs a test on every device, and on each as a graphics processor and as one with AVX2.
func onClasses(t *testing.T, test func(t *testing.T, d device.Device)) {
	onDevices(t, func(t *testing.T, d device.Device) {
		test(t, d)
		t.Run("as GPU", func(t *testing.T) { test(t, asGPU(d)) })
		t.Run("as AVX2", func(t *testing.T) { test(t, asAVX2(d)) })
	})
}

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

// TestDevices runs every row on every device, and one of eight on each as another: how work is
// divided is the same for all, and compiling takes a second each.
func TestDevices(t *testing.T) {
	onDevices(t, func(t *testing.T, d device.Device) {
		rowsOnDevice(t, d, 1)
		t.Run("as GPU", func(t *testing.T) { rowsOnDevice(t, asGPU(d), 8) })
		t.Run("as AVX2", func(t *testing.T) { rowsOnDevice(t, asAVX2(d), 8) })
	})
}

// TestDeviceLayouts subtracts, which does not commute, on all layouts.
func TestDeviceLayouts(t *testing.T) {
	create := func(shape ...int) *float32s.Tensor { return float32s.Randn(nil, shape...) }
	onClasses(t, func(t *testing.T, d device.Device) {
		for _, shape := range [][]int{
			{4, 5, 6},
			{3, 70},
			{1, 1},
			{9},
			{},
			{0},
			{2, 0, 3},
			{2, 1, 2, 1, 2, 2},
		} {
			layouts := kerneltest.Layouts[float32](create, shape)
			names := slices.Sorted(maps.Keys(layouts))
			for i := range names {
				z := layouts[names[i]]()
				if z.IsReadOnly() {
					continue
				}
				for j := range names {
					x, y := layouts[names[j]](), layouts[names[(i+j)%len(names)]]()
					want := z.Clone().Sub(x, y)
					zd, xd, yd := kerneltest.Upload(d, f32s.Raw(z)),
						kerneltest.Upload(d, f32s.Raw(x)), kerneltest.Upload(d, f32s.Raw(y))
					deviceops.Float32.Apply(deviceops.OpSub, zd, xd, yd)
					xd.Buffer.Free()
					yd.Buffer.Free()
					if err := kerneltest.Download(f32s.Raw(z), zd); err != nil {
						t.Fatal(err)
					}
					if !truths.All(float32s.Equal(z, want)).Item() {
						t.Fatalf("shape %v, %s of %s and %s: got %v, want %v", shape, names[i],
							names[j], names[(i+j)%len(names)], z, want)
					}
				}
			}
		}
		// As if the operands had been read first.
		x := create(9, 9)
		part := func(low int) *float32s.Tensor {
			return x.Slice(tensor.Range(low, low+8), tensor.Range(low, low+8))
		}
		xd := kerneltest.Upload(d, f32s.Raw(x))
		view := func(x *float32s.Tensor) device.Array {
			return device.Array{Layout: f32s.Raw(x).Layout, Buffer: xd.Buffer, Element: xd.Element}
		}
		z, a, b := part(1), part(0).T(), part(1).Flip(0)
		deviceops.Float32.Apply(deviceops.OpSub, view(z), view(a), view(b))
		z.Sub(a, b)
		got := create(9, 9)
		if err := kerneltest.Download(f32s.Raw(got), xd); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got.Data(), x.Data()) {
			t.Errorf("over operands: got %v, want %v", got, x)
		}
	})
}

func TestDeviceMismatch(t *testing.T) {
	onDevices(t, func(t *testing.T, d device.Device) {
		x := float32s.Of(1, 2)
		here := kerneltest.Upload(d, f32s.Raw(x))
		defer here.Buffer.Free()
		there := kerneltest.Upload(device.Specialized(d), f32s.Raw(x))
		defer there.Buffer.Free()
		var mismatch *tensor.DeviceError
		err := tensor.Catch(func() { deviceops.Float32.Apply(deviceops.OpNeg, here, there) })
		if !errors.As(err, &mismatch) || mismatch.Want != d.Info().Name ||
			mismatch.Have != d.Info().Name+", specialized" {
			t.Errorf("error %v", err)
		}
	})
}

// TestDeviceMismatchClosed computes on a tensor whose device was closed, and one on it as it is
// open again.
func TestDeviceMismatchClosed(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		name := d.Info().Name
		x := to(d, float32s.Of(1, 2))
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		e, err := device.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		y := to(e, float32s.Of(1, 2))
		var mismatch *tensor.DeviceError
		err = tensor.Catch(func() { float32s.Add(x, y) })
		if !errors.As(err, &mismatch) || mismatch.Want != name+", closed" || mismatch.Have != name {
			t.Errorf("error %v", err)
		}
	})
}

// TestDeviceFolds folds small integers, of which sums are exact, along all axes of all
// layouts.
func TestDeviceFolds(t *testing.T) {
	create := func(shape ...int) *float32s.Tensor {
		return float32s.Round(float32s.Uniform(nil, -3.4, 3.4, shape...))
	}
	folds := map[string]func(x *float32s.Tensor, axes ...int) *float32s.Tensor{
		"Sum": float32s.Sum, "Max": float32s.Max, "Min": float32s.Min,
	}
	onClasses(t, func(t *testing.T, d device.Device) {
		for _, shape := range [][]int{
			{4, 5, 6},
			{3, 70},
			{9},
			{},
			{2000, 3},
			{3, 2000},
			{2, 1, 2, 1, 2, 2},
		} {
			for name, layOut := range kerneltest.Layouts[float32](create, shape) {
				x := layOut()
				for set := range 1 << len(shape) {
					var axes []int
					for axis := range shape {
						if set>>axis&1 != 0 {
							axes = append(axes, axis)
						}
					}
					if len(axes) == 0 && len(shape) > 0 {
						continue
					}
					for fold, onHost := range folds {
						want := onHost(x, axes...)
						if got := foldOn(t, d, fold, want, x, axes); !got.Same(want) {
							t.Fatalf("%s of %v, %s, along %v: got %v, want %v", fold, shape, name,
								axes, got, want)
						}
					}
					mean := float32s.Round(float32s.Mean(x, axes...))
					centred := float32s.Sub(x,
						float32s.KeepDims(func(x *float32s.Tensor, axes ...int) *float32s.Tensor {
							return mean
						}, x, axes...))
					want := float32s.Sum(centred.Mul(centred, centred), axes...)
					if got := foldOn(t, d, "SumSquares", want, x, axes, mean); !got.Same(want) {
						t.Fatalf("SumSquares of %v, %s, along %v: got %v, want %v", shape, name,
							axes, got, want)
					}
				}
			}
		}
		large := create(300, 1001)
		for _, axes := range [][]int{{0}, {1}, {0, 1}} {
			want := float32s.Sum(large, axes...)
			if got := foldOn(t, d, "Sum", want, large, axes); !got.Same(want) {
				t.Errorf("large, along %v", axes)
			}
		}
		empty := float32s.Zeros(3, 0)
		if got := foldOn(t, d, "Sum", float32s.Ones(3), empty,
			[]int{1}); !got.Same(float32s.Zeros(3)) {
			t.Errorf("nothing: %v", got)
		}
	})
}

// foldOn folds x on a device, into a tensor like z.
func foldOn(t *testing.T, d device.Device, fold string, z, x *float32s.Tensor, axes []int,
	about ...*float32s.Tensor,
) *float32s.Tensor {
	t.Helper()
	got := z.Clone()
	zd, xd := kerneltest.Upload(d, f32s.Raw(got)), kerneltest.Upload(d, f32s.Raw(x))
	defer xd.Buffer.Free()
	var c []device.Array
	for _, a := range about {
		c = append(c, kerneltest.Upload(d, f32s.Raw(a)))
		defer c[0].Buffer.Free()
	}
	deviceops.Float32.Fold(deviceops.OpNamed(fold), zd, xd, f32s.Raw(x).AxisSet(fold, axes...),
		c...)
	if err := kerneltest.Download(f32s.Raw(got), zd); err != nil {
		t.Fatal(err)
	}
	return got
}

// TestDeviceMatMul multiplies matrices of small integers, of which products are exact.
func TestDeviceMatMul(t *testing.T) {
	create := func(shape ...int) *float32s.Tensor {
		return float32s.Round(float32s.Uniform(nil, -3.4, 3.4, shape...))
	}
	onClasses(t, func(t *testing.T, d device.Device) {
		for _, shapes := range [][2][]int{
			{{1, 1}, {1, 1}},
			{{3, 4}, {4, 5}},
			{{64, 64}, {64, 64}},
			{{65, 67}, {67, 70}},
			{{130, 17}, {17, 1}},
			{{1, 200}, {200, 131}},
			{{5, 0}, {0, 3}},
			{{0, 4}, {4, 3}},
			{{3, 2, 7, 8}, {3, 2, 8, 9}},
		} {
			xs, ys := kerneltest.Layouts[float32](create, shapes[0]),
				kerneltest.Layouts[float32](create, shapes[1])
			for _, names := range [][3]string{
				{"contiguous", "contiguous", "contiguous"},
				{"transposed", "stepped", "contiguous"},
				{"flipped", "transposed", "cut out"},
				{"broadcast rows", "broadcast columns", "transposed"},
			} {
				x, y := xs[names[0]](), ys[names[1]]()
				want := float32s.MatMul(x, y)
				z := kerneltest.Layouts[float32](create, want.Shape())[names[2]]()
				zd, xd, yd := kerneltest.Upload(d, f32s.Raw(z)), kerneltest.Upload(d, f32s.Raw(x)),
					kerneltest.Upload(d, f32s.Raw(y))
				deviceops.Float32.MatMul(zd, xd, yd)
				xd.Buffer.Free()
				yd.Buffer.Free()
				if err := kerneltest.Download(f32s.Raw(z), zd); err != nil {
					t.Fatal(err)
				}
				if !z.Clone().Same(want) {
					t.Fatalf("%v, %v: got %v, want %v", shapes, names, z, want)
				}
			}
		}
	})
}
