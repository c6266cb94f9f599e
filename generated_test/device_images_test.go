package generated_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// TestDeviceConvolutions convolves small integers, of which results are exact, and makes gradients,
// as on the host.
func TestDeviceConvolutions(t *testing.T) {
	create := func(shape ...int) *f32.Tensor {
		return f32.Round(f32.Uniform(nil, -3.4, 3.4, shape...))
	}
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, c := range []struct {
			x, w      []int
			by        tensor.Conv
			notFinite bool // some elements
		}{
			{[]int{2, 3, 7, 9}, []int{4, 3, 3, 2}, tensor.Conv{}, false},
			{[]int{2, 3, 7, 9}, []int{4, 3, 1, 1}, tensor.Conv{Stride: []int{2}}, false},
			{
				[]int{1, 4, 8, 7},
				[]int{6, 2, 3, 3},
				tensor.Conv{Stride: []int{2, 1}, Padding: []int{1, 3}, Groups: 2},
				false,
			},
			{
				[]int{3, 2, 9, 9},
				[]int{2, 1, 2, 3},
				tensor.Conv{
					Dilation: []int{3, 2}, Padding: []int{2, 0}, Groups: 2,
					Stride: []int{1, 3},
				},
				false,
			},
			{
				[]int{2, 3, 8},
				[]int{5, 3, 3},
				tensor.Conv{Padding: []int{1}, Stride: []int{2}},
				false,
			},
			{[]int{0, 3, 8}, []int{5, 3, 3}, tensor.Conv{}, false},
			{
				[]int{1, 4, 8, 7},
				[]int{6, 2, 3, 3},
				tensor.Conv{Stride: []int{2, 1}, Padding: []int{1, 3}, Groups: 2},
				true,
			},
			{
				[]int{2, 20, 8, 7},
				[]int{3, 20, 3, 3},
				tensor.Conv{Padding: []int{2, 1}, Dilation: []int{2, 1}},
				true,
			},
			{[]int{2, 17, 8}, []int{5, 17, 3}, tensor.Conv{Padding: []int{2}}, true},
		} {
			x, w := create(c.x...), create(c.w...)
			if c.notFinite {
				x.Slice(tensor.At(-1), tensor.At(0), tensor.Ellipsis,
					tensor.At(2)).Fill(float32(math.Inf(1)))
				w.Slice(tensor.At(-1), tensor.At(0), tensor.Ellipsis,
					tensor.At(1)).Fill(float32(math.Inf(-1)))
			}
			conv := f32.Conv2D
			if len(c.x) == 3 {
				conv = f32.Conv1D
			}
			want := conv(x, w, c.by)
			g := create(want.Shape()...)
			xd, wd, gd := to(d, x.Transpose().Clone()).Transpose(), to(d, w), to(d, g)
			for name, both := range map[string][2]*f32.Tensor{
				"Conv": {conv(xd, wd, c.by), want},
				"ConvGradX": {
					of32.ConvGradX(nil, gd, wd, c.by, c.x...),
					of32.ConvGradX(nil, g, w, c.by, c.x...),
				},
				"ConvGradW": {
					of32.ConvGradW(nil, gd, xd, c.by, c.w...),
					of32.ConvGradW(nil, g, x, c.by, c.w...),
				},
			} {
				if got := to(nil, both[0]); !same(got, both[1]) {
					t.Errorf("%s of %v, %v: %+v: got %v, want %v", name, c.x, c.w, c.by, got,
						both[1])
				}
			}
		}
		x, w := ints.Arange(0, 12, 1).View(1, 1, 3, 4), ints.Of(1, -1).View(1, 1, 1, 2)
		if got, want := to(nil, ints.Conv2D(to(d, x), to(d, w), tensor.Conv{})), ints.Conv2D(x, w,
			tensor.Conv{}); !got.Same(want) {
			t.Errorf("of int: got %v, want %v", got, want)
		}
		square := to(d, create(1, 1, 5, 5))
		want := f32.Conv2D(to(nil, square), to(nil, square), tensor.Conv{Padding: []int{2}})
		if of32.Conv(square.T(), "Conv2D", 2, square, square, tensor.Conv{Padding: []int{2}}); !to(nil,
			square.T()).Same(want) {
			t.Errorf("over operands: got %v, want %v", square.T(), want)
		}
	})
}

// TestDevicePools pools small integers, among which several are largest, and NaN.
func TestDevicePools(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, c := range []struct {
			shape []int
			by    tensor.Pool
		}{
			{[]int{2, 3, 8, 6}, tensor.Pool{Size: []int{2, 2}}},
			{[]int{1, 2, 9, 7}, tensor.Pool{
				Size: []int{3, 2}, Stride: []int{2, 1},
				Padding: []int{1, 0},
			}},
			{[]int{2, 1, 9}, tensor.Pool{Size: []int{3}, Stride: []int{2}, Padding: []int{1}}},
			{[]int{2, 3, 1}, tensor.Pool{Size: []int{4}, Stride: []int{1}, Padding: []int{2}}},
			{[]int{2, 2, 3, 2}, tensor.Pool{
				Size: []int{6, 7}, Stride: []int{1, 1},
				Padding: []int{2, 3},
			}},
			{[]int{1, 2, 2, 3}, tensor.Pool{
				Size: []int{9, 8}, Stride: []int{2, 3},
				Padding: []int{4, 4},
			}},
			{[]int{2, 2, 7, 8}, tensor.Pool{
				Size: []int{3, 2}, Dilation: []int{2, 3}, Padding: []int{1, 0, 0, 2},
				Stride: []int{1, 2}, Ceil: true, ExcludePadding: true,
			}},
			{[]int{1, 2, 5, 4, 6}, tensor.Pool{Size: []int{2, 3, 2}, Padding: []int{1}}},
			{[]int{2, 2, 4, 5, 5}, tensor.Pool{
				Size: []int{2, 2, 3}, Stride: []int{2, 2, 1}, Same: tensor.SameLower,
			}},
		} {
			x, y := f32.Round(f32.Uniform(nil, -2, 2, c.shape...)),
				f32.Round(f32.Uniform(nil, -9, 9, c.shape...))
			x.Slice(tensor.At(0), tensor.At(0)).Fill(float32(math.Inf(-1)))
			if len(c.shape) == 3 {
				x.Set(float32(math.NaN()), 0, 0, min(3, c.shape[2]-1))
			}
			g := f32.Round(f32.Uniform(nil, -9, 9, f32.MaxPool(x, c.by).Shape()...))
			results := func(x, y, g *f32.Tensor) []any {
				values, indices := f32.MaxPoolIndices(x, c.by)
				return []any{
					values, indices,
					f32.MaxPool(x, c.by), of32.MaxPoolGrad(nil, g, x, c.by),
					of32.MaxPoolTake(nil, y, x, c.by),
					f32.AvgPool(y, c.by), of32.AvgPoolGrad(nil, g, c.by, c.shape...),
				}
			}
			want := results(x, y, g)
			for i, got := range results(to(d, x), to(d, y), to(d, g)) {
				// of NaN, too
				if got, want := fmt.Sprintf("%.4f", got), fmt.Sprintf("%.4f",
					want[i]); got != want {
					t.Errorf("%v, %+v, result %d: got %v, want %v", c.shape, c.by, i, got, want)
				}
			}
		}
	})
}

// TestDeviceOrder sorts, and finds what depends on order, with ties and NaN.
func TestDeviceOrder(t *testing.T) {
	withDevices(t, func(t *testing.T, d device.Device) {
		for _, shape := range [][]int{{1}, {2}, {9}, {5, 7}, {3, 64, 2}, {4, 1000}, {0, 3}} {
			x := f32.Round(f32.Uniform(nil, -9, 9, shape...))
			if x.Size() > 20 {
				x.Set(float32(math.NaN()), make([]int, len(shape))...)
			}
			xd, strided := to(d, x), to(d, x.Transpose().Clone()).Transpose()
			for axis := range shape {
				k := min(3, shape[axis])
				values, places := f32.TopK(x, k, axis)
				gotValues, gotPlaces := f32.TopK(strided, k, axis)
				for name, both := range map[string][2]any{
					"Sort":     {f32.Sort(xd, axis), f32.Sort(x, axis)},
					"ArgSort":  {f32.ArgSort(strided, axis), f32.ArgSort(x, axis)},
					"TopK":     {gotValues, values},
					"places":   {gotPlaces, places},
					"Median":   {f32.Median(xd, axis), f32.Median(x, axis)},
					"Quantile": {f32.Quantile(xd, 0.3), f32.Quantile(x, 0.3)},
				} {
					if got, want := fmt.Sprintf("%.4v", both[0]), fmt.Sprintf("%.4v",
						both[1]); got != want {
						t.Errorf("%s of %v along %d: got %v, want %v", name, shape, axis, got, want)
					}
				}
			}
			sorted := f32.Of(-5, -1, -1, 0, 3, float32(math.NaN()))
			if got, want := to(nil, f32.SearchSorted(to(d, sorted),
				strided)), f32.SearchSorted(sorted, x); !got.Same(want) {
				t.Errorf("SearchSorted of %v: got %v, want %v", shape, got, want)
			}
		}
		x := ints.Of(3, -1, 2, 3, -1)
		if got, want := to(nil, ints.ArgSort(to(d, x), 0)), ints.ArgSort(x, 0); !got.Same(want) {
			t.Errorf("ArgSort of int: got %v, want %v", got, want)
		}
	})
}

// TestDeviceElements counts and sets elements.
func TestDeviceElements(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		for _, shape := range [][]int{{6, 5}, {300, 1001}, {0, 3}} {
			x := f32.Round(f32.Uniform(nil, -1, 1, shape...))
			xd := to(d, x)
			for _, axes := range [][]int{{0}, {-1}, nil} {
				if got, want := to(nil, f32.CountNonzero(xd, axes...)), f32.CountNonzero(x,
					axes...); !got.Same(want) {
					t.Errorf("CountNonzero of %v along %v: got %v, want %v", shape, axes, got, want)
				}
			}
			if got, want := bools.Count(f32.Less(xd, of32.Number(xd, 0))), bools.Count(f32.Less(x,
				f32.Scalar(0))); got != want {
				t.Errorf("Count of %v: got %v, want %v", shape, got, want)
			}
		}
		x := to(d, f32.Zeros(3, 4))
		x.Set(2, 1, -1)
		x.T().AddAt(5, 3, 1)
		if x.At(1, 3) != 7 || f32.CountNonzero(x).Item() != 1 || !x.Same(x.Clone()) ||
			x.Same(f32.OnesLike(x)) {
			t.Errorf("elements are %v", x)
		}
		if y := x.WithLayout(1, 0); !y.Same(x) || fmt.Sprint(y.Layout()) != "[1 0]" {
			t.Errorf("layout %v of %v", y.Layout(), y)
		}
		if !f32.Overlap(x.Slice(tensor.Even), x.Slice(tensor.At(2))) ||
			f32.Overlap(x.Slice(tensor.Even), x.Slice(tensor.Odd)) {
			t.Error("rows of one tensor overlap")
		}
	})
}
