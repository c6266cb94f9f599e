package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	f32kernels "github.com/ashlar-go/ashlar/asm/float32"
	f64kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/device"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// A normed is what norms of an element type are tested with.
type normed[T float32 | float64, V any] struct {
	least   float64 // the smallest normal number
	factors []float64
	of      func(data []T, shape ...int) V
	norm    func(x V, axes ...int) V
	turn    func(x V, axes ...int) V
	values  func(x V) []T
}

var (
	normed32 = normed[float32, *f32.Tensor]{
		0x1p-126,
		[]float64{1, 1e36, 1e20, 1e-13, 1e-20, 1e-24, 1e-36, 0x1p-140, 0},
		f32.New, f32.Norm, (*f32.Tensor).Transpose, (*f32.Tensor).Values,
	}
	normed64 = normed[float64, *f64.Tensor]{
		0x1p-1022,
		[]float64{1, 1e305, 1e160, 1e-140, 1e-160, 1e-170, 1e-306, 0x1p-1060, 0},
		f64.New, f64.Norm, (*f64.Tensor).Transpose, (*f64.Tensor).Values,
	}
)

// scaled returns numbers times a factor.
func scaled[T float32 | float64](x []float64, factor float64) []T {
	z := make([]T, len(x))
	for i, x := range x {
		z[i] = T(x * factor)
	}
	return z
}

// check compares a norm of what is of so many numbers times a factor with that of x, wide.
func (n normed[T, V]) check(t *testing.T, what string, got T, x []float64, factor float64) {
	t.Helper()
	squares, epsilon := 0.0, 1e-14
	if n.least == 0x1p-126 {
		epsilon = 1e-6
	}
	for _, x := range x {
		squares += x * x
	}
	want := math.Sqrt(squares) * factor
	// Below the smallest normal number, elements are rounded to multiples of one.
	if rounded := n.least * epsilon * float64(len(x)); !(math.Abs(float64(got)-want) <= 16*epsilon*want+rounded) {
		t.Errorf("%s, times %g: %v, want %v", what, factor, got, want)
	}
}

func (n normed[T, V]) test(t *testing.T, kernels map[string]func(x []T) T, place string,
	on func(x V) V,
) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, length := range []int{1, 2, 17, 3000, 10_000} {
		x := make([]float64, length)
		for i := range x {
			x[i] = 2*rng.Float64() - 1
		}
		var rows []T
		for _, factor := range n.factors {
			row := scaled[T](x, factor)
			rows = append(rows, row...)
			for name, norm := range kernels {
				n.check(t, fmt.Sprint(name, " of ", length), norm(row), x, factor)
			}
			all := n.values(n.norm(on(n.of(row, length))))[0]
			n.check(t, fmt.Sprint(place, ": all of ", length), all, x, factor)
		}
		z := on(n.of(rows, len(n.factors), length))
		for layout, norms := range map[string]V{
			"rows":    n.norm(z, 1),
			"columns": n.norm(n.turn(z, 1, 0), 0),
		} {
			for i, got := range n.values(norms) {
				n.check(t, fmt.Sprint(place, ": ", layout, " of ", length), got, x, n.factors[i])
			}
		}
	}
	for _, c := range [][]float64{
		{math.Inf(1), 1, 0},
		{1, math.Inf(-1), 1e30},
		{math.NaN(), 1, 2},
		{math.NaN(), math.Inf(1), 0},
		{},
	} {
		want := 0.0
		for _, x := range c {
			want += x * x
		}
		got := float64(n.values(n.norm(on(n.of(scaled[T](c, 1), len(c)))))[0])
		if got != want && (got == got || want == want) {
			t.Errorf("%s: %v of %v", place, got, c)
		}
	}
}

// TestNormIsOfAnyRange checks norms of elements whose squares overflow, underflow or lose digits:
// of kernels, along rows and columns of tensors each in a range of its own, and on devices.
func TestNormIsOfAnyRange(t *testing.T) {
	of32, of64 := map[string]func([]float32) float32{}, map[string]func([]float64) float64{}
	for _, k := range f32kernels.All {
		of32[k.Name] = k.Norm
	}
	for _, k := range f64kernels.All {
		of64[k.Name] = k.Norm
	}
	normed32.test(t, of32, "float32 on the host", func(x *f32.Tensor) *f32.Tensor { return x })
	normed64.test(t, of64, "float64 on the host", func(x *f64.Tensor) *f64.Tensor { return x })
}

// TestDeviceNormIsOfAnyRange is TestNormIsOfAnyRange on devices.
func TestDeviceNormIsOfAnyRange(t *testing.T) {
	withKinds(t, func(t *testing.T, d device.Device) {
		normed32.test(t, nil, "float32 on a device",
			func(x *f32.Tensor) *f32.Tensor { return to(d, x) })
		normed64.test(t, nil, "float64 on a device",
			func(x *f64.Tensor) *f64.Tensor { return to(d, x) })
	})
}
