package small_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/small"
)

// kernels take operands of as many elements as z, or of one that stands for all.
var kernels = &small.Kernels[float64]{
	Neg: func(z, x []float64) { each(z, func(v ...float64) float64 { return -v[0] }, x) },
	Add: func(z, x, y []float64) { each(z, func(v ...float64) float64 { return v[0] + v[1] }, x, y) },
	Mul: func(z, x, y []float64) { each(z, func(v ...float64) float64 { return v[0] * v[1] }, x, y) },
	Div: func(z, x, y []float64) { each(z, func(v ...float64) float64 { return v[0] / v[1] }, x, y) },
	FMA: func(z, x, y, w []float64) {
		each(z, func(v ...float64) float64 { return v[0]*v[1] + v[2] }, x, y, w)
	},
	DiffOfProducts: func(z, x, y, w, v []float64) {
		each(z, func(v ...float64) float64 { return v[0]*v[1] - v[2]*v[3] }, x, y, w, v)
	},
	DiffOfProductsPlus: func(z, x, y, w, v, u, t []float64) {
		each(z, func(v ...float64) float64 { return v[0]*v[1] - v[2]*v[3] + v[4]*v[5] },
			x, y, w, v, u, t)
	},
}

func each(z []float64, f func(v ...float64) float64, operands ...[]float64) {
	for i := range z {
		var v []float64
		for _, x := range operands {
			v = append(v, x[min(i, len(x)-1)])
		}
		z[i] = f(v...)
	}
}

// integers returns a row-major tensor of small integers, of which float64 computes without
// rounding.
func integers(rng *rand.Rand, shape ...int) layout.Strided[float64] {
	l := layout.New(shape...)
	x := layout.Make[float64]("integers", &l)
	for i := range x.Data {
		x.Data[i] = float64(rng.IntN(7) - 3)
	}
	return x
}

// det returns the determinant of a matrix by the definition: over the columns of its first row.
func det(rows [][]float64) (sum float64) {
	if len(rows) == 0 {
		return 1
	}
	for j, v := range rows[0] {
		var rest [][]float64
		for _, row := range rows[1:] {
			rest = append(rest, append(slices.Clone(row[:j]), row[j+1:]...))
		}
		sum += v * det(rest) * float64(1-j%2*2)
	}
	return sum
}

// TestDet compares determinants of more matrices than a block has with the definition, and products
// with cofactors with determinants: x adj(x) = det(x).
func TestDet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const n = 5000
	for size := 1; size <= small.Max; size++ {
		x := integers(rng, n, size, size)
		z, cofactors := integers(rng, n), integers(rng, n, size, size)
		small.Det(kernels, z, x)
		small.Cofactors(kernels, cofactors, x)
		for i := range n {
			var rows [][]float64
			for r := range size {
				rows = append(rows, x.Data[(i*size+r)*size:][:size])
			}
			if got, want := z.Data[i], det(rows); got != want {
				t.Fatalf("determinant of %v is %v, want %v", rows, got, want)
			}
			sum := 0.0
			for j, c := range cofactors.Data[i*size*size:][:size] {
				sum += rows[0][j] * c
			}
			if sum != z.Data[i] {
				t.Fatalf("the first row of %v times cofactors is %v, want %v", rows, sum, z.Data[i])
			}
		}
	}
}

// TestNothing computes with no matrices.
func TestNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for size := 1; size <= small.Max; size++ {
		small.Det(kernels, integers(rng, 0), integers(rng, 0, size, size))
		small.Cofactors(kernels, integers(rng, 0, size, size), integers(rng, 0, size, size))
	}
}

// TestSingular checks that a singular matrix is found wherever it is.
func TestSingular(t *testing.T) {
	const n = 3000
	for _, at := range []int{0, n / 2, n - 1} {
		x, z := layout.New(n, 2, 2), layout.New(n, 2, 2)
		of, to := layout.Make[float64]("x", &x), layout.Make[float64]("z", &z)
		for i := range n {
			copy(of.Data[i*4:], []float64{2, 0, 0, 4})
		}
		calls := 0
		small.Inv(kernels, to, of, func() { calls++ })
		if want := []float64{.5, 0, 0, .25}; calls > 0 || !slices.Equal(to.Data[4*at:][:4], want) {
			t.Fatalf("inverse is %v, want %v; %d are singular", to.Data[4*at:][:4], want, calls)
		}
		copy(of.Data[at*4:], []float64{1, 2, 2, 4})
		if small.Inv(kernels, to, of, func() { calls++ }); calls != 1 {
			t.Errorf("matrix %d is singular, %d were found", at, calls)
		}
	}
}
