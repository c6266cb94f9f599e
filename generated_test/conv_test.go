package generated_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestConvAsTorch compares a convolution, its gradients and pools with what torch 1.13 computes.
func TestConvAsTorch(t *testing.T) {
	x, w := f64.Arange(0, 40, 1).View(1, 2, 4, 5), f64.Arange(0, 12, 1).View(2, 1, 2, 3)
	x.Rem(x, f64.Scalar(7))
	w.Sub(w.Rem(w, f64.Scalar(5)), f64.Scalar(2))
	c := tensor.Conv{Stride: []int{2, 1}, Padding: []int{1, 2}, Dilation: []int{1, 2}, Groups: 2}
	z := f64.Conv2D(x, w, c)
	g := f64.Arange(0, 30, 1).View(1, 2, 3, 5)
	g.Sub(g.Rem(g, f64.Scalar(3)), f64.Scalar(1))
	image := f32.New([]float32{1, 3, 3, 2, 0, 3, 1, 5, 5, 4, -1, 2}, 1, 1, 3, 4)
	p := tensor.Pool{Size: []int{2, 2}, Stride: []int{1, 2}, Padding: []int{1}}
	numbers := f32.Arange(1, 13, 1).View(1, 1, 4, 3)
	for name, values := range map[string][2][]float64{
		"Conv2D": {z.Values(), {
			-4, -4, -4, 7, 10, -9, -10, 3, 3, 3, -1, -2, -5, -8, -11,
			-13, -2, 7, -4, -4, -2, -11, -13, -9, -10, 2, 3, 4, -1, -2,
		}},
		"ConvGradX": {of64.ConvGradX(nil, g, w, c, 1, 2, 4, 5).Values(), {
			-1, -1, 4, -2, -2, -1, -1, 2, -1, 1, 2, -1, -3, 4, -2, 2, -1, -1, 0, -1,
			4, -2, -1, 2, -1, 0, -1, 2, -1, 0, -2, 4, -3, -1, 2, 1, 0, -1, 1, -1,
		}},
		"ConvGradW": {
			of64.ConvGradW(nil, g, x, c, 2, 1, 2, 3).Values(),
			{8, 2, -2, -2, 4, 1, 1, 1, 5, 5, -9, 1},
		},
		"MaxPool": {of32.Numbers(f32.MaxPool(image, p)), {1, 3, 2, 1, 3, 5, 5, 4, 5, 5, 4, 2}},
		"MaxPoolGrad": {
			of32.Numbers(of32.MaxPoolGrad(nil, numbers, image, p)),
			{5, 7, 0, 3, 0, 0, 0, 15, 17, 19, 0, 12},
		},
		"AvgPool": {
			of32.Numbers(f32.AvgPool(image, p)),
			{0.25, 1.5, 0.5, 0.25, 2.5, 1.75, 1.25, 1.75, 1.75, 1.25, 0.75, 0.5},
		},
	} {
		if !slices.Equal(values[0], values[1]) {
			t.Errorf("%s: %v, want %v", name, values[0], values[1])
		}
	}
}

// windows calls f for the places at which taps of filters, or elements of windows, meet an image
// of a shape: i, of the output, and at, of the image.
func windows(z, x, size tensor.Shape, stride, padding, dilation []int, f func(i, tap, at [2]int)) {
	for y := range z[2] {
		for x0 := range z[3] {
			for a := range size[0] {
				for b := range size[1] {
					row, col := y*stride[0]+a*dilation[0]-padding[0],
						x0*stride[1]+b*dilation[1]-padding[1]
					if row >= 0 && row < x[2] && col >= 0 && col < x[3] {
						f([2]int{y, x0}, [2]int{a, b}, [2]int{row, col})
					}
				}
			}
		}
	}
}

// aView returns a tensor of small integers in some layout.
func aView(t *rapid.T, r *rand.Rand, shape ...int) *f64.Tensor {
	z := f64.Zeros(shape...)
	switch rapid.IntRange(0, 3).Draw(t, "layout") {
	case 1:
		z = f64.Zeros(shape[3], shape[1], shape[0], shape[2]).Transpose(2, 1, 3, 0)
	case 2:
		z = f64.Zeros(shape[0], 2*shape[1]+1, shape[2], 3*shape[3]+1).
			Slice(tensor.All, tensor.Range(1, 2*shape[1]+1).By(2), tensor.All,
				tensor.Range(0, 3*shape[3]).By(3))
	case 3:
		z = z.Flip(0, 3)
	}
	return z.Sub(convert.Float64(ints.RandInt(r, 9, shape...)), f64.Scalar(4))
}

// convolved returns the convolution of x with w, of a shape, by the definition.
func convolved(x, w *f64.Tensor, c tensor.Conv, shape tensor.Shape) *f64.Tensor {
	z := f64.Zeros(shape...)
	filters := shape[1] / c.Groups
	for image := range shape[0] {
		for o := range shape[1] {
			for channel := range w.Dim(1) {
				windows(shape, x.Shape(), w.Shape()[2:], c.Stride,
					[]int{c.Padding[0], c.Padding[0]}, c.Dilation, func(i, tap, at [2]int) {
						v := x.At(image, o/filters*w.Dim(1)+channel, at[0], at[1]) * w.At(o,
							channel,
							tap[0], tap[1])
						z.AddAt(v, image, o, i[0], i[1])
					})
			}
		}
	}
	return z
}

// TestConvOfManyChannels compares convolutions of many channels with few filters, which add up
// products with each tap, with the definition.
func TestConvOfManyChannels(t *testing.T) {
	for padding := range 4 {
		for dilation := 1; dilation <= 2; dilation++ {
			c := tensor.Conv{
				Stride: []int{1, 1}, Padding: []int{padding},
				Dilation: []int{dilation, 1}, Groups: 2,
			}
			r := rand.New(rand.NewPCG(1, 2))
			x, w := f64.Round(f64.Uniform(r, -9, 9, 2, 36, 6, 7)),
				f64.Round(f64.Uniform(r, -9, 9, 6, 18, 3, 3))
			z := f64.Conv2D(x, w, c)
			if want := convolved(x, w, c, z.Shape()); !z.Same(want) {
				t.Errorf("padding %d, dilation %d: %v, want %v", padding, dilation, z, want)
			}
		}
	}
}

// TestConv compares convolutions of tensors of any layout, and into some, with the definition.
func TestConv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, name) }
		groups := n("groups", 1, 2)
		c := tensor.Conv{
			Stride:  []int{n("down", 1, 3), n("across", 1, 3)},
			Padding: []int{n("padding", 0, 3)}, Dilation: []int{n("dilation", 1, 2), 1},
			Groups: groups,
		}
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		x := aView(t, r, n("batch", 0, 2), groups*n("channels", 1, 3), n("height", 1, 8),
			n("width", 1, 20))
		w := aView(t, r, groups*n("filters", 1, 5), x.Dim(1)/groups, n("taps down", 1, 3),
			n("taps across", 1, 3))
		var z *f64.Tensor
		if err := tensor.Catch(func() { z = f64.Conv2D(x, w, c) }); err != nil {
			if x.Dim(2)+2*c.Padding[0] > c.Dilation[0]*(w.Dim(2)-1) &&
				x.Dim(3)+2*c.Padding[0] > w.Dim(3)-1 {
				t.Fatal(err)
			}
			return
		}
		want := convolved(x, w, c, z.Shape())
		into := f64.Zeros(z.Dim(3), z.Dim(0), z.Dim(1), z.Dim(2)).Transpose(1, 2, 3, 0)
		whole := ints.Conv2D(convert.Int(x), convert.Int(w), c)
		single := f32.Conv2D(convert.Float32(x), convert.Float32(w), c)
		for name, got := range map[string]*f64.Tensor{
			"new": z, "view": of64.Conv(into, "Conv2D", 2, x, w, c),
			"int": convert.Float64(whole), "float32": convert.Float64(single),
		} {
			if !got.Same(want) {
				t.Errorf("%s: %v, want %v", name, got, want)
			}
		}
	})
}

// TestConv1D compares convolutions of rows with those of images of one row.
func TestConv1D(t *testing.T) {
	x, w := f64.Uniform(nil, -1, 1, 2, 4, 30), f64.Uniform(nil, -1, 1, 6, 2, 3)
	c := tensor.Conv{Stride: []int{2}, Padding: []int{3}, Dilation: []int{2}, Groups: 2}
	of2 := tensor.Conv{Stride: []int{1, 2}, Padding: []int{0, 3}, Dilation: []int{1, 2}, Groups: 2}
	z, z2 := f64.Conv1D(x, w, c), f64.Conv2D(x.Unsqueeze(2), w.Unsqueeze(2), of2)
	dx, dw := of64.ConvGradX(nil, z, w, c, x.Shape()...), of64.ConvGradW(nil, z, x, c, w.Shape()...)
	dx2 := of64.ConvGradX(nil, z2, w.Unsqueeze(2), of2, x.Unsqueeze(2).Shape()...)
	dw2 := of64.ConvGradW(nil, z2, x.Unsqueeze(2), of2, w.Unsqueeze(2).Shape()...)
	for name, pair := range map[string][2]*f64.Tensor{
		"Conv1D": {z, z2}, "ConvGradX": {dx, dx2},
		"ConvGradW": {dw, dw2},
	} {
		if !pair[0].Same(pair[1].Squeeze(2)) {
			t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
		}
	}
	p, p2 := tensor.Pool{Size: []int{3}, Stride: []int{2}, Padding: []int{1}},
		tensor.Pool{Size: []int{1, 3}, Stride: []int{1, 2}, Padding: []int{0, 1}}
	if got, want := f64.MaxPool(x, p), f64.MaxPool(x.Unsqueeze(2), p2); !got.Same(want.Squeeze(2)) {
		t.Errorf("MaxPool: %v, want %v", got, want)
	}
}

func TestConvDestinations(t *testing.T) {
	x, w := f64.Uniform(nil, -1, 1, 2, 3, 6, 6), f64.Uniform(nil, -1, 1, 3, 3, 3, 3)
	c := tensor.Conv{Padding: []int{1}}
	want := f64.Conv2D(x, w, c)
	dx, dw := of64.ConvGradX(nil, want, w, c, x.Shape()...),
		of64.ConvGradW(nil, want, x, c, w.Shape()...)
	if got := of64.ConvGradW(w.T().Clone().T(), want, x, c, w.Shape()...); !got.Same(dw) {
		t.Errorf("the gradient of filters into a transpose: %v, want %v", got, dw)
	}
	if got := of64.ConvGradX(want.T().Clone().T(), want, w, c, x.Shape()...); !got.Same(dx) {
		t.Errorf("the gradient of images into a transpose: %v, want %v", got, dx)
	}
	column, columnOfMany := want.Slice(tensor.Ellipsis, tensor.Range(0, 1)).Clone(),
		want.Slice(tensor.Ellipsis, tensor.Range(0, 1))
	narrow, ofColumn := x.Slice(tensor.Ellipsis, tensor.Range(0, 1)), tensor.Conv{Padding: []int{1}}
	if got, want := of64.ConvGradW(nil, columnOfMany, narrow, ofColumn,
		w.Shape()...), of64.ConvGradW(nil, column, narrow, ofColumn,
		w.Shape()...); !got.Same(want) {
		t.Errorf("the gradient of filters of a column: %v, want %v", got, want)
	}
	if of64.Conv(x, "Conv2D", 2, x, w, c); !x.Same(want) {
		t.Errorf("into an operand: %v, want %v", x, want)
	}
}

// TestConvOfInfinities convolves with a filter of an infinite element, tap by tap and through
// patches, of images of one row and of more: it makes NaN of padding, and the gradient of images
// has infinite elements only, as that of padding is not part of it.
func TestConvOfInfinities(t *testing.T) { testConvOfInfinities(t, nil) }

func TestDeviceConvOfInfinities(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) { testConvOfInfinities(t, d) })
}

func testConvOfInfinities(t *testing.T, d device.Device) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, channels := range []int{1, 3, 16, 40} { // those of one tap after the other are many
		for _, filters := range []int{1, 5, 30} {
			for dims := 1; dims <= 3; dims++ {
				images, size := []int{2, channels, 6, 5, 5}[:2+dims],
					[]int{filters, channels, 3, 3, 3}[:2+dims]
				x, w := f32.Ones(images...), f32.Ones(size...)
				// the first column
				w.Slice(tensor.At(filters-1), tensor.At(0), tensor.Ellipsis, tensor.To(1)).Fill(inf)
				v, filter := autograd.New(to(d, x)), autograd.New(to(d, w))
				z := []func(x, w *autograd.Variable[*f32.Tensor], c tensor.Conv,
					bias ...*autograd.Variable[*f32.Tensor]) *autograd.Variable[*f32.Tensor]{
					autograd.Conv1D[*f32.Tensor], autograd.Conv2D[*f32.Tensor],
					autograd.Conv3D[*f32.Tensor],
				}[dims-1](v, filter, tensor.Conv{Padding: []int{1}})
				infinite := f32.FullLike(inf, x.Slice(tensor.All, tensor.To(1)))
				for axis := 2; axis <= dims; axis++ { // both ends meet padding in a corner
					ends := slices.Repeat([]tensor.Index{tensor.All}, axis)
					infinite.Slice(append(ends, tensor.At(0))...).Fill(nan)
					infinite.Slice(append(ends, tensor.At(-1))...).Fill(nan)
				}
				infinite.Slice(tensor.Ellipsis, tensor.At(0)).Fill(nan)
				if got := to(nil, z.Value.Slice(tensor.All, tensor.From(filters-1))); !same(got,
					infinite) {
					t.Errorf("%d channels, %d filters, %d dimensions: %v, want %v", channels,
						filters, dims, got, infinite)
				}
				autograd.Sum(z).Backward()
				gradient := f32.FullLike(inf, x.Slice(tensor.All, tensor.To(1)))
				// none meets the first column
				gradient.Slice(tensor.Ellipsis, tensor.At(-1)).Fill(float32(2 * filters))
				edge := gradient.Slice(tensor.Ellipsis, tensor.At(-1))
				met := []*f32.Tensor{f32.Of(2, 3, 3, 3, 3, 2), f32.Of(2, 3, 3, 3, 2)}
				if dims == 3 {
					met[0] = met[0].Unsqueeze(1)
				}
				for _, n := range met[:dims-1] {
					edge.Mul(edge, n)
				}
				if got := to(nil, v.Grad.Slice(tensor.All, tensor.To(1))); !same(got, gradient) {
					t.Errorf("the gradient of %d channels, %d filters, %d dimensions: %v, want %v",
						channels, filters, dims, got, gradient)
				}
			}
		}
	}
}

// TestPoolsOfAll pools windows that are much larger than images, all of whose elements each meets.
func TestPoolsOfAll(t *testing.T) {
	const half = 1 << 29
	x := f64.Arange(1, 4, 1).Reshape(1, 1, 3)
	p := tensor.Pool{Size: []int{2 * half}, Stride: []int{1}, Padding: []int{half}}
	if got, want := f64.MaxPool(x, p), f64.Full(3, 1, 1, 4); !got.Same(want) {
		t.Errorf("MaxPool: %v, want %v", got, want)
	}
	mean := 6.0 / (2 * half)
	if got, want := f64.AvgPool(x, p), f64.Full(mean, 1, 1, 4); !got.Same(want) {
		t.Errorf("AvgPool: %v, want %v", got, want)
	}
	g := f64.Arange(1, 5, 1).Reshape(1, 1, 4)
	if got, want := of64.AvgPoolGrad(nil, g, p, 1, 1, 3), f64.Full(10.0/(2*half), 1, 1,
		3); !got.Same(want) {
		t.Errorf("AvgPoolGrad: %v, want %v", got, want)
	}
	if got, want := of64.MaxPoolGrad(nil, g, x, p), f64.New([]float64{0, 0, 10}, 1, 1,
		3); !got.Same(want) {
		t.Errorf("MaxPoolGrad: %v, want %v", got, want)
	}
}

// TestConvFarApart tests strides of which products overflow.
func TestConvFarApart(t *testing.T) {
	x, w := f32.Uniform(nil, -1, 1, 1, 16, 3, 3), f32.Uniform(nil, -1, 1, 2, 16, 1, 1)
	c := tensor.Conv{Stride: []int{1 << 30}}
	z := f32.Conv2D(x, w, c)
	first := x.Slice(tensor.All, tensor.All, tensor.At(0), tensor.At(0))
	if want := f32.MatMul(first, w.Reshape(2, 16).T()).Reshape(1, 2, 1, 1); !f32.AllClose(z, want) {
		t.Errorf("%v, want %v", z, want)
	}
	if dw, want := of32.ConvGradW(nil, f32.OnesLike(z), x, c, w.Shape()...), f32.Stack(0,
		first.Ravel(), first.Ravel()); !dw.Same(want.Reshape(2, 16, 1, 1)) {
		t.Errorf("gradient of filters: %v, want %v", dw, want)
	}
}

// TestMaxPoolSpecial tests that the first NaN of a window counts as its largest element.
func TestMaxPoolSpecial(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	x := f64.New([]float64{1, nan, inf, nan, -inf, -inf}, 1, 1, 6)
	p := tensor.Pool{Size: []int{3}}
	if z := f64.MaxPool(x, tensor.Pool{Size: []int{2}}); !f64.IsNaN(z).At(0, 0, 0) ||
		!f64.IsNaN(z).At(0, 0, 1) || z.At(0, 0, 2) != -inf {
		t.Errorf("MaxPool: %v", z)
	}
	if got, want := of64.MaxPoolGrad(nil, f64.New([]float64{5, 7}, 1, 1, 2), x, p), []float64{
		0, 5,
		0, 7, 0, 0,
	}; !slices.Equal(got.Values(), want) {
		t.Errorf("MaxPoolGrad: %v, want %v", got, want)
	}
	lowest, around := f32.Full(float32(-inf), 1, 1, 3, 3),
		tensor.Pool{Size: []int{2, 2}, Padding: []int{1}}
	if got, want := of32.MaxPoolGrad(nil, f32.New([]float32{1, 2, 3, 4}, 1, 1, 2, 2), lowest,
		around), []float32{1, 2, 0, 3, 4, 0, 0, 0, 0}; !slices.Equal(got.Values(), want) {
		t.Errorf("MaxPoolGrad of images of nothing but the lowest number: %v, want %v", got, want)
	}
}

// TestConvFarTaps tests that taps take no memory for what is between them.
func TestConvFarTaps(t *testing.T) {
	const far = 1 << 30
	x, w := f64.Arange(1, 21, 1).Reshape(1, 1, 4, 5), f64.Arange(1, 10, 1).Reshape(1, 1, 3, 3)
	c := tensor.Conv{Padding: []int{far}, Dilation: []int{far}}
	z := f64.Conv2D(x, w, c)
	if want := f64.Mul(x, f64.Scalar(5)); !f64.AllClose(z, want) {
		t.Errorf("x ∗ w = %v, want %v", z, want)
	}
	if got, want := of64.ConvGradX(nil, z, w, c, x.Shape()...), f64.Mul(z,
		f64.Scalar(5)); !f64.AllClose(got, want) {
		t.Errorf("gradient of x = %v, want %v", got, want)
	}
	want := f64.Zeros(1, 1, 3, 3)
	want.Set(f64.Sum(f64.Mul(z, x)).Item(), 0, 0, 1, 1)
	if got := of64.ConvGradW(nil, z, x, c, w.Shape()...); !f64.AllClose(got, want) {
		t.Errorf("gradient of w = %v, want %v", got, want)
	}
}

func TestConvMisuse(t *testing.T) {
	x, w := f32.Zeros(2, 4, 5, 6), f32.Zeros(6, 2, 3, 3)
	var shape *tensor.ShapeError
	var value *tensor.ValueError
	var size *tensor.SizeError
	for name, c := range map[string]struct {
		f    func()
		want any
		text string
	}{
		"rank": {func() {
			f32.Conv2D(x.Squeeze().Reshape(8, 5, 6), w, tensor.Conv{Groups: 2})
		}, &shape, "tensor: Conv2D: shapes [[8 5 6] [6 2 3 3]]: want images and filters of rank 4"},
		"channels": {func() {
			f32.Conv2D(x, w, tensor.Conv{})
		}, &shape, "tensor: Conv2D: shapes [[2 4 5 6] [6 2 3 3]]: want filters with as many channels as a group of images"},
		"too large": {func() {
			f32.Conv2D(x, w, tensor.Conv{Groups: 2, Dilation: []int{3}})
		}, &shape, "tensor: Conv2D: shapes [[2 4 5 6] [6 2 3 3]]: want images that are, with their padding, as large as filters"},
		"groups": {
			func() { f32.Conv2D(x, w, tensor.Conv{Groups: 4}) }, &value,
			"tensor: Conv2D: groups is 4, want a number that divides 4 channels and 6 filters",
		},
		"stride": {
			func() { f32.Conv2D(x, w, tensor.Conv{Groups: 2, Stride: []int{1, 0}}) },
			&value, "tensor: Conv2D: stride is [1 0], want 1 to 1073741824",
		},
		"dilation": {func() {
			f32.Conv2D(x, w, tensor.Conv{Groups: 2, Dilation: []int{1, 1, 1}})
		}, &value, "tensor: Conv2D: dilation is [1 1 1], want one number, or 2"},
		"padding": {func() {
			f32.Conv1D(f32.Zeros(1, 1, 5), f32.Zeros(1, 1, 3), tensor.Conv{Padding: []int{-1}})
		}, &value, "tensor: Conv1D: padding is [-1], want 0 to 1073741824"},
		"result": {func() { of32.Conv(f32.Zeros(1), "Conv2D", 2, x, w, tensor.Conv{Groups: 2}) }, &shape, ""},
		"gradient": {
			func() { of32.ConvGradX(nil, x, w, tensor.Conv{Groups: 2}, 2, 4, 5, 6) },
			&shape, "",
		},
		"gradient w": {
			func() { of32.ConvGradW(nil, x, x, tensor.Conv{Groups: 2}, 6, 2, 3, 3) },
			&shape, "",
		},
		"pool": {
			func() { f32.MaxPool(x, tensor.Pool{}) }, &value,
			"tensor: MaxPool: size is [], want one number, two or three",
		},
		"pool far": {
			func() { f32.AvgPool(x, tensor.Pool{Size: []int{2, 2}, Padding: []int{2}}) },
			&value, "tensor: AvgPool: padding is [2], want less than the size",
		},
		"pool rank": {
			func() { f32.MaxPool(x, tensor.Pool{Size: []int{2}}) }, &shape,
			"tensor: MaxPool: shapes [[2 4 5 6]]: want images of rank 3",
		},
		"pool none": {func() {
			f32.MaxPool(x.Slice(tensor.All, tensor.All, tensor.To(0)),
				tensor.Pool{Size: []int{4, 2}, Padding: []int{2, 1}})
		}, &shape, "tensor: MaxPool: shapes [[2 4 0 6] [4 2]]: want images that are not empty, and with their padding as large as windows"},
		"huge": {
			func() { f32.Conv2D(x, w, tensor.Conv{Groups: 2, Padding: []int{1 << 30}}) },
			&size, "tensor: Conv2D: no tensor can have shape [2 6 2147483651 2147483652]",
		},
		"pool large": {func() {
			f32.MaxPool(x, tensor.Pool{Size: []int{6, 6}})
		}, &shape, "tensor: MaxPool: shapes [[2 4 5 6] [6 6]]: want images that are not empty, and with their padding as large as windows"},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || c.text != "" &&
			err.Error() != c.text {
			t.Errorf("%s: %v, want %s", name, err, c.text)
		}
	}
}
