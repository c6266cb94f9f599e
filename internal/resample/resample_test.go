package resample

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/tensor"
)

// loops are kernels in plain Go.
var loops = Kernels[float64]{
	Mul: func(z, x, v []float64) {
		for i := range z {
			z[i] = x[i] * v[0]
		}
	},
	Add: func(z, x, y []float64) {
		for i := range z {
			z[i] = x[i] + y[i]
		}
	},
}

// drawStep draws a step from one length to another, and how long these are.
func drawStep(t *rapid.T) (s Step, n, m int) {
	n, m = rapid.IntRange(1, 12).Draw(t, "from"), rapid.IntRange(1, 12).Draw(t, "to")
	p := New("Resize", tensor.Resize{
		Sizes:       []int{m},
		Mode:        tensor.ResizeMode(rapid.IntRange(0, int(tensor.ResizeCubic)).Draw(t, "mode")),
		Coordinates: tensor.ResizeAlignCorners,
	}, tensor.Shape{n})
	if len(p.Steps) == 0 { // nothing to do
		return s, n, n
	}
	return p.Steps[0], n, m
}

// apply returns what s makes of x.
func apply(s *Step, x []float64, inner int) []float64 {
	z := make([]float64, len(x)/s.Lengths[0]*s.Lengths[1])
	Apply(s, z, x, inner, loops)
	return z
}

// drawn draws n numbers.
func drawn(t *rapid.T, n int) []float64 {
	return rapid.SliceOfN(rapid.Float64Range(-1, 1), n, n).Draw(t, "x")
}

// TestConstants wants of equal elements elements that equal them: weights add up to 1.
func TestConstants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, n, m := drawStep(t)
		if n == m {
			return
		}
		x := make([]float64, n)
		for i := range x {
			x[i] = 3
		}
		for _, v := range apply(&s, x, 1) {
			if math.Abs(v-3) > 1e-14 {
				t.Fatalf("%v of threes", v)
			}
		}
	})
}

// TestTranspose wants the dot product of y and what the step makes of x to be that of x and what the
// transpose makes of y.
func TestTranspose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, n, m := drawStep(t)
		if n == m {
			return
		}
		x, y := drawn(t, n), drawn(t, m)
		back := s.Transpose()
		left, right := dot(apply(&s, x, 1), y), dot(x, apply(&back, y, 1))
		if math.Abs(left-right) > 1e-13 {
			t.Fatalf("%v and %v", left, right)
		}
	})
}

func dot(x, y []float64) (sum float64) {
	for i := range x {
		sum += float64(x[i] * y[i])
	}
	return sum
}

// TestInner wants the bits of one column at a time of many that are side by side.
func TestInner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, n, m := drawStep(t)
		if n == m {
			return
		}
		inner := rapid.SampledFrom([]int{2, 7, wide, wide + 5}).Draw(t, "inner")
		x := make([]float64, n*inner)
		for i := range x {
			x[i] = math.Sin(float64(i))
		}
		z := apply(&s, x, inner)
		for j := range inner {
			column := make([]float64, n)
			for i := range column {
				column[i] = x[i*inner+j]
			}
			for i, want := range apply(&s, column, 1) {
				if z[i*inner+j] != want {
					t.Fatalf("column %d of %d, element %d: %v, want %v", j, inner, i, z[i*inner+j], want)
				}
			}
		}
	})
}
