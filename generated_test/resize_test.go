package generated_test

import (
	"errors"
	"math"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// resized returns element i of row made m elements long, by the formulas of ONNX's specification.
func resized(row []float64, i, m int, r tensor.Resize) float64 {
	n := len(row)
	scale, x := float64(m)/float64(n), 0.0
	switch r.Coordinates {
	case tensor.ResizeHalfPixel, tensor.ResizeHalfPixelSymmetric:
		x = (float64(i)+0.5)/scale - 0.5
	case tensor.ResizePyTorchHalfPixel:
		if m > 1 {
			x = (float64(i)+0.5)/scale - 0.5
		}
	case tensor.ResizeTFHalfPixel:
		x = (float64(i) + 0.5) / scale
	case tensor.ResizeAlignCorners:
		if m > 1 {
			x = float64(i) * float64(n-1) / float64(m-1)
		}
	case tensor.ResizeAsymmetric:
		x = float64(i) / scale
	}
	at := func(k int) float64 { return row[min(max(k, 0), n-1)] }
	floor := int(math.Floor(x))
	d := x - float64(floor)
	if r.Mode == tensor.ResizeNearest {
		switch r.Rounding {
		case tensor.ResizeRoundDown:
			return at(int(math.Ceil(x - 0.5)))
		case tensor.ResizeRoundUp:
			return at(int(math.Floor(x + 0.5)))
		case tensor.ResizeFloor:
			return at(floor)
		}
		return at(int(math.Ceil(x)))
	}
	taps := map[int]float64{floor: 1 - d, floor + 1: d}
	if r.Mode == tensor.ResizeCubic {
		a := r.Cubic
		near := func(d float64) float64 { return ((a+2)*d-(a+3))*d*d + 1 }
		far := func(d float64) float64 { return ((a*d-5*a)*d+8*a)*d - 4*a }
		taps = map[int]float64{
			floor - 1: far(1 + d), floor: near(d), floor + 1: near(1 - d), floor + 2: far(2 - d),
		}
	}
	sum, all := 0.0, 0.0
	for k, w := range taps {
		if r.ExcludeOutside && (k < 0 || k >= n) {
			continue
		}
		sum, all = sum+w*at(k), all+w
	}
	return sum / all
}

// TestResize compares Resize of tensors of any layout, along any axis, with the formulas; that of
// several axes with that of one after the other; and its gradient with the transposed map.
func TestResize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string, lo, hi int) int { return rapid.IntRange(lo, hi).Draw(t, name) }
		x := digitsOf(t, n("first", 0, 3), n("second", 1, 9), n("third", 1, 40))
		axis := n("axis", 0, 2)
		if x.Size() == 0 {
			axis = 2
		}
		r := tensor.Resize{
			Sizes: []int{n("size", 1, 40)}, Axes: []int{axis - 3*n("negative", 0, 1)},
			Mode:           tensor.ResizeMode(n("mode", 0, 2)),
			Coordinates:    tensor.ResizeCoordinates(n("coordinates", 0, 5)),
			Rounding:       tensor.ResizeRounding(n("rounding", 0, 3)),
			Cubic:          rapid.SampledFrom([]float64{-0.75, -0.5}).Draw(t, "cubic"),
			ExcludeOutside: rapid.Bool().Draw(t, "exclude"),
		}
		z := f64.Resize(x, r)
		shape := x.Shape()
		shape[axis] = r.Sizes[0]
		want := f64.Zeros(shape...)
		for index := range want.All() {
			row := make([]float64, x.Dim(axis))
			at := append([]int{}, index...)
			for k := range row {
				at[axis] = k
				row[k] = x.At(at...)
			}
			want.Set(resized(row, index[axis], r.Sizes[0], r), index...)
		}
		if !z.Shape().Equal(shape) || !f64.AllClose(z, want, f64.Tolerance{Absolute: 1e-11, Relative: 1e-11}) {
			t.Fatalf("%+v: %v, want %v", r, z, want)
		}
		g := digitsOf(t, shape...)
		dot := f64.Sum(f64.Mul(f64.Resize(x, r), g)).Item()
		back := f64.Sum(f64.Mul(x, of64.ResizeGrad(g, r, x.Shape()...))).Item()
		if math.Abs(dot-back) > 1e-8*(1+math.Abs(dot)) {
			t.Errorf("%+v: the gradient is no transpose: %v, want %v", r, back, dot)
		}
		if x.Size() == 0 {
			return
		}
		both := r
		both.Axes, both.Sizes = nil, []int{n("rows", 1, 12), n("columns", 1, 50)}
		first, second := r, r
		first.Axes, first.Sizes = []int{1}, both.Sizes[:1]
		second.Axes, second.Sizes = []int{2}, both.Sizes[1:]
		got := f64.Resize(x, both)
		if want := f64.Resize(f64.Resize(x, first), second); !f64.AllClose(got, want, f64.Tolerance{Absolute: 1e-11, Relative: 1e-11}) {
			t.Errorf("%+v: %v, want %v", both, got, want)
		}
	})
}

// TestResizeSamples compares Resize, as PyTorch's interpolate is documented, with numbers found by
// hand.
func TestResizeSamples(t *testing.T) {
	x := f32.Arange(1, 5, 1).View(1, 1, 4)
	for name, c := range map[string]struct {
		r    tensor.Resize
		want []float32
	}{
		"linear": {
			tensor.Resize{Sizes: []int{6}, Mode: tensor.ResizeLinear},
			[]float32{1, 1.5, 2.1666667, 2.8333333, 3.5, 4},
		},
		"align_corners": {
			tensor.Resize{
				Sizes: []int{7}, Mode: tensor.ResizeLinear,
				Coordinates: tensor.ResizeAlignCorners,
			},
			[]float32{1, 1.5, 2, 2.5, 3, 3.5, 4},
		},
		"nearest": {
			tensor.Resize{
				Sizes: []int{6}, Coordinates: tensor.ResizeAsymmetric, Rounding: tensor.ResizeFloor,
			},
			[]float32{1, 1, 2, 3, 3, 4},
		},
		"bicubic": { // by two, with the coefficient -0.75
			tensor.Resize{Scales: []float64{2}, Mode: tensor.ResizeCubic},
			[]float32{
				0.89453125, 1.1914062, 1.6679688, 2.296875, 2.703125, 3.3320312, 3.8085938,
				4.1054688,
			},
		},
		"antialias": { // a tent over four elements: of the first two, 3 : 3 : 1 of 7
			tensor.Resize{
				Sizes: []int{2}, Mode: tensor.ResizeLinear, Antialias: true, ExcludeOutside: true,
			},
			[]float32{12.0 / 7, 23.0 / 7},
		},
	} {
		if got := f32.Resize(x, c.r); !f32.AllClose(got, f32.New(c.want, 1, 1, len(c.want))) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestResizeEdges resizes to the same size, which is a copy, what is infinite, which makes no NaN
// where it does not count, crops, and nothing.
func TestResizeEdges(t *testing.T) {
	x := f64.Arange(0, 12, 1).View(3, 4)
	same := f64.Resize(x, tensor.Resize{Sizes: []int{3, 4}, Mode: tensor.ResizeLinear})
	if !same.Same(x) || f64.Overlap(same, x) {
		t.Errorf("to the same size: %v", same)
	}
	inf := f64.Of(math.Inf(1), 1, 2)
	corners := tensor.Resize{
		Sizes: []int{5}, Mode: tensor.ResizeLinear, Coordinates: tensor.ResizeAlignCorners,
	}
	want := f64.Of(math.Inf(1), math.Inf(1), 1, 1.5, 2)
	if got := f64.Resize(inf, corners); !got.Same(want) {
		t.Errorf("of infinity: %v, want %v", got, want)
	}
	columns := inf.BroadcastTo(40, 3)
	if got := f64.Resize(columns.T(), tensor.Resize{
		Sizes: []int{5}, Axes: []int{0}, Mode: tensor.ResizeLinear,
		Coordinates: tensor.ResizeAlignCorners,
	}); !got.Slice(tensor.All, tensor.At(7)).Same(want) {
		t.Errorf("of rows of infinity: %v, want %v", got, want)
	}
	crop := f64.Resize(f64.Of(1, 2, 3, 4), tensor.Resize{
		Sizes: []int{4}, Mode: tensor.ResizeLinear, Coordinates: tensor.ResizeCrop,
		Crop: [][2]float64{{0.5, 1.5}}, Extrapolation: -1,
	})
	if !crop.Same(f64.Of(2.5, 3.5, -1, -1)) {
		t.Errorf("crop: %v", crop)
	}
	if got := f64.Resize(f64.Zeros(0, 1<<40), tensor.Resize{Sizes: []int{1 << 50}}); got.Dim(1) !=
		1<<50 {
		t.Errorf("of nothing: shape %v", got.Shape())
	}
	var value *tensor.ValueError
	var shape *tensor.ShapeError
	var axis *tensor.AxisError
	for name, c := range map[string]struct {
		r    tensor.Resize
		want any
	}{
		"none":   {tensor.Resize{}, &value},
		"both":   {tensor.Resize{Sizes: []int{1}, Scales: []float64{1}}, &value},
		"many":   {tensor.Resize{Sizes: []int{1, 1, 1}}, &value},
		"axes":   {tensor.Resize{Sizes: []int{1}, Axes: []int{2}}, &axis},
		"twice":  {tensor.Resize{Sizes: []int{1, 1}, Axes: []int{1, -1}}, &axis},
		"scale":  {tensor.Resize{Scales: []float64{math.NaN()}}, &value},
		"huge":   {tensor.Resize{Scales: []float64{1e300}}, &value},
		"minus":  {tensor.Resize{Sizes: []int{-1}}, &shape},
		"mode":   {tensor.Resize{Sizes: []int{1}, Mode: 3}, &value},
		"coords": {tensor.Resize{Sizes: []int{1}, Coordinates: -1}, &value},
		"crop":   {tensor.Resize{Sizes: []int{1}, Coordinates: tensor.ResizeCrop}, &value},
	} {
		if err := tensor.Catch(func() { f64.Resize(x, c.r) }); !errors.As(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	empty := tensor.Catch(func() { f64.Resize(f64.Zeros(3, 0), tensor.Resize{Sizes: []int{2}}) })
	if !errors.As(empty, &shape) {
		t.Errorf("of no elements: %v", empty)
	}
}

// TestResizeThreads resizes images with any number of threads.
func TestResizeThreads(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	x := f32.Uniform(nil, -1, 1, 3, 5, 60, 70)
	r := tensor.Resize{Sizes: []int{100, 33}, Mode: tensor.ResizeCubic, Antialias: true}
	runtime.GOMAXPROCS(1)
	want := f32.Resize(x, r)
	for _, threads := range []int{2, 5} {
		runtime.GOMAXPROCS(threads)
		if got := f32.Resize(x, r); !got.Same(want) {
			t.Errorf("%d threads: other bits", threads)
		}
		if got := f32.Resize(x.WithLayout(3, 1, 2, 0), r); !got.Same(want) {
			t.Errorf("%d threads: other bits of another layout", threads)
		}
	}
}
