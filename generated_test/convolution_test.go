package generated_test

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
)

// eachPair calls f with the indices of the elements of z, x and w that meet in the convolution of
// images of any number of dimensions, by the definition. All lists of c are complete, and padding
// has two sides.
func eachPair(z, x, w tensor.Shape, c tensor.Conv, f func(z, x, w []int)) {
	dims := len(z) - 2
	for i := range z.Size() {
		to := index(i, z)
		for j := range w.Size() / max(w[0], 1) {
			filter := index(j, append(tensor.Shape{1}, w[1:]...))
			filter[0] = to[1]
			from, inside := []int{to[0], to[1]/(z[1]/c.Groups)*w[1] + filter[1]}, true
			for d := range dims {
				k := to[2+d]*c.Stride[d] + filter[2+d]*c.Dilation[d] - c.Padding[d]
				from, inside = append(from, k), inside && k >= 0 && k < x[2+d]
			}
			if inside {
				f(to, from, filter)
			}
		}
	}
}

// index returns the index of element i of a shape.
func index(i int, shape tensor.Shape) []int {
	index := make([]int, len(shape))
	for d := len(shape) - 1; d >= 0; d-- {
		index[d], i = i%shape[d], i/shape[d]
	}
	return index
}

// digitsOf returns small integers of a shape, in some layout.
func digitsOf(t *rapid.T, shape ...int) *f64.Tensor {
	order := make([]int, len(shape))
	for i := range order {
		order[i] = i
	}
	r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	x := convert.Float64(ints.RandInt(r, 9, shape...))
	x.Sub(x, f64.Scalar(4))
	return x.WithLayout(rapid.Permutation(order).Draw(t, "layout")...)
}

// TestConvolutions compares convolutions of images of one to three dimensions, their gradients and
// ConvTranspose with the definition.
func TestConvolutions(t *testing.T) {
	convs := []func(x, w *f64.Tensor, c tensor.Conv, bias ...*f64.Tensor) *f64.Tensor{
		f64.Conv1D, f64.Conv2D, f64.Conv3D,
	}
	singles := []func(x, w *f32.Tensor, c tensor.Conv, bias ...*f32.Tensor) *f32.Tensor{
		f32.Conv1D, f32.Conv2D, f32.Conv3D,
	}
	wholes := []func(x, w *i32.Tensor, c tensor.Conv, bias ...*i32.Tensor) *ints.Tensor{
		i32.Conv1D, i32.Conv2D, i32.Conv3D,
	}
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, name) }
		dims := n("dims", 1, 3)
		list := func(name string, n, lo, hi int) []int {
			return rapid.SliceOfN(rapid.IntRange(lo, hi), n, n).Draw(t, name)
		}
		c := tensor.Conv{
			Stride: list("stride", dims, 1, 3), Dilation: list("dilation", dims, 1, 2),
			Padding: list("padding", 2*dims, 0, 3), Groups: n("groups", 1, 2),
		}
		filters, channels := c.Groups*n("filters", 0, 3), n("channels", 0, 2)
		x := digitsOf(t, append([]int{n("batch", 0, 2), c.Groups * channels},
			list("image", dims, 1, 7)...)...)
		w := digitsOf(t, append([]int{filters, channels}, list("taps", dims, 1, 3)...)...)
		bias := digitsOf(t, filters)
		var z *f64.Tensor
		if tensor.Catch(func() { z = convs[dims-1](x, w, c, bias) }) != nil {
			t.Skip("images that are smaller than filters")
		}
		g := digitsOf(t, z.Shape()...)
		want, dx, dw := f64.ZerosLike(z), f64.ZerosLike(x), f64.ZerosLike(w)
		eachPair(z.Shape(), x.Shape(), w.Shape(), c, func(i, j, k []int) {
			want.AddAt(x.At(j...)*w.At(k...), i...)
			dx.AddAt(g.At(i...)*w.At(k...), j...)
			dw.AddAt(g.At(i...)*x.At(j...), k...)
		})
		column := append([]int{filters}, make([]int, 0, 3)...)
		for range dims {
			column = append(column, 1)
		}
		with := f64.Add(want, bias.Reshape(column...))
		c.OutputPadding = list("output padding", dims, 0, 3)
		var transposed *f64.Tensor
		if tensor.Catch(func() {
			transposed = f64.ConvTranspose(g, w, c, f64.Ones(w.Dim(1)*c.Groups))
		}) != nil {
			t.Skip("images that are smaller than their padding")
		}
		sum := f64.OnesLike(transposed)
		eachPair(g.Shape(), sum.Shape(), w.Shape(), c, func(i, j, k []int) {
			sum.AddAt(g.At(i...)*w.At(k...), j...)
		})
		last := len(g.Shape()) - 1
		length := (g.Dim(last)-1)*c.Stride[dims-1] + (w.Dim(last)-1)*c.Dilation[dims-1] + 1 +
			c.OutputPadding[dims-1] - c.Padding[dims-1] - c.Padding[2*dims-1]
		if transposed.Dim(last) != length {
			t.Errorf("ConvTranspose has shape %v, want %d elements last", transposed.Shape(), length)
		}
		c.OutputPadding = nil
		whole := wholes[dims-1](convert.Int32(x), convert.Int32(w), c, convert.Int32(bias))
		single := singles[dims-1](convert.Float32(x), convert.Float32(w), c)
		for name, pair := range map[string][2]*f64.Tensor{
			"with a bias": {z, with}, "without": {convs[dims-1](x, w, c), want},
			"float32": {convert.Float64(single), want}, "int32": {convert.Float64(whole), with},
			"gradient of x": {of64.ConvGradX(nil, g, w, c, x.Shape()...), dx},
			"gradient of w": {of64.ConvGradW(nil, g, x, c, w.Shape()...), dw},
			"ConvTranspose": {transposed, sum},
		} {
			if !pair[0].Same(pair[1]) {
				t.Errorf("%s: %v, want %v", name, pair[0], pair[1])
			}
		}
	})
}

// TestConvSame compares convolutions with the padding of Same with those whose padding is given,
// and looks for as many elements as strides, which ConvTranspose makes of them again.
func TestConvSame(t *testing.T) {
	x, w := f64.Uniform(nil, -1, 1, 1, 2, 7, 6, 5), f64.Uniform(nil, -1, 1, 3, 2, 4, 3, 2)
	for _, c := range []struct {
		same    tensor.Same
		padding []int
	}{
		{tensor.SameUpper, []int{1, 0, 0, 2, 1, 0}},
		{tensor.SameLower, []int{2, 1, 0, 1, 0, 0}},
	} {
		same := tensor.Conv{Stride: []int{2, 2, 3}, Same: c.same}
		z := f64.Conv3D(x, w, same)
		want := f64.Conv3D(x, w, tensor.Conv{Stride: same.Stride, Padding: c.padding})
		if !z.Same(want) {
			t.Errorf("%v: %v, want %v", c.same, z, want)
		}
		if back := f64.ConvTranspose(z, w, same); !back.Shape().Equal([]int{1, 2, 8, 6, 6}) {
			t.Errorf("%v: shape %v of 4 by 3 by 2 strides", c.same, back.Shape())
		}
	}
}

// TestConv3DThreads convolves volumes with any number of threads.
func TestConv3DThreads(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	x, w := f32.Uniform(nil, -1, 1, 2, 8, 9, 17, 18), f32.Uniform(nil, -1, 1, 16, 8, 3, 3, 3)
	c := tensor.Conv{Padding: []int{1}}
	var first []*f32.Tensor
	for _, threads := range []int{1, 2, 5} {
		runtime.GOMAXPROCS(threads)
		z := f32.Conv3D(x, w, c)
		results := []*f32.Tensor{
			z, of32.ConvGradX(nil, z, w, c, x.Shape()...),
			of32.ConvGradW(nil, z, x, c, w.Shape()...), f32.ConvTranspose(z, w, c),
		}
		if first == nil {
			first = results
		}
		for i, got := range results {
			if !got.Same(first[i]) {
				t.Errorf("result %d on %d threads differs", i, threads)
			}
		}
	}
}

// TestConvBiasMisuse gives biases and transposes that do not fit.
func TestConvBiasMisuse(t *testing.T) {
	x, w := f32.Zeros(1, 2, 5), f32.Zeros(3, 2, 3)
	var shape *tensor.ShapeError
	var value *tensor.ValueError
	for name, c := range map[string]struct {
		f    func()
		want any
		text string
	}{
		"bias": {
			func() { f32.Conv1D(x, w, tensor.Conv{}, f32.Zeros(2)) }, &shape,
			"tensor: Conv1D: shapes [[2]]: want [3]",
		},
		"biases": {
			func() { f32.Conv1D(x, w, tensor.Conv{}, f32.Zeros(3), f32.Zeros(3)) }, &value,
			"tensor: Conv1D: bias is 2, want one at most",
		},
		"output padding": {
			func() { f32.Conv1D(x, w, tensor.Conv{OutputPadding: []int{1}}) }, &value,
			"tensor: Conv1D: output padding is [1], want none",
		},
		"channels": {
			func() { f32.ConvTranspose(x, w, tensor.Conv{}) }, &shape,
			"tensor: ConvTranspose: shapes [[1 2 5] [3 2 3]]: want a filter for each channel of images",
		},
		"groups": {
			func() { f32.ConvTranspose(f32.Zeros(1, 3, 5), w, tensor.Conv{Groups: 2}) }, &value, "",
		},
		"rank": {
			func() { f32.ConvTranspose(x, w.Unsqueeze(2), tensor.Conv{}) }, &shape, "",
		},
		"padding": {
			func() { f32.ConvTranspose(f32.Zeros(1, 3, 1), w, tensor.Conv{Padding: []int{2}}) },
			&shape,
			"tensor: ConvTranspose: shapes [[1 3 1] [3 2 3]]: want images that are larger than their padding",
		},
	} {
		if err := tensor.Catch(c.f); !errors.As(err, c.want) || c.text != "" &&
			err.Error() != c.text {
			t.Errorf("%s: %v, want %s", name, err, c.text)
		}
	}
}

// TestDeviceVolumes convolves small integers of three dimensions, and transposes convolutions, as
// on the host.
func TestDeviceVolumes(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		create := func(shape ...int) *f32.Tensor {
			return f32.Round(f32.Uniform(nil, -3.4, 3.4, shape...))
		}
		x, w, bias := create(2, 4, 5, 6, 7), create(6, 2, 3, 2, 3), create(6)
		c := tensor.Conv{
			Stride: []int{2, 1, 2}, Padding: []int{1, 0, 2, 2, 1, 0}, Dilation: []int{1, 2, 1},
			Groups: 2,
		}
		g := create(f32.Conv3D(x, w, c).Shape()...)
		up := c
		up.OutputPadding = []int{1, 3, 0}
		results := func(x, w, g, bias *f32.Tensor) []*f32.Tensor {
			return []*f32.Tensor{
				f32.Conv3D(x, w, c), f32.Conv3D(x, w, c, bias),
				of32.ConvGradX(nil, g, w, c, x.Shape()...),
				of32.ConvGradW(nil, g, x, c, w.Shape()...), f32.ConvTranspose(g, w, up),
				f32.ConvTranspose(g.Slice(tensor.Ellipsis, tensor.At(1)),
					w.Slice(tensor.Ellipsis, tensor.At(1)), tensor.Conv{
						Stride: []int{2}, Padding: []int{0, 1}, OutputPadding: []int{3},
					}),
			}
		}
		want := results(x, w, g, bias)
		for i, got := range results(to(d, x), to(d, w), to(d, g), to(d, bias)) {
			if !to(nil, got).Same(want[i]) {
				t.Errorf("result %d: got %v, want %v", i, got, want[i])
			}
		}
	})
}
