package lapack

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// tridiagonals are matrices whose eigenvalues are near to each other, or far apart.
var tridiagonals = map[string]func(rng *rand.Rand, i int) (d, e float64){
	"normal": func(rng *rand.Rand, _ int) (d, e float64) {
		return rng.NormFloat64(), rng.NormFloat64()
	},
	"ones": func(*rand.Rand, int) (d, e float64) { return 2, -1 },
	"Wilkinson": func(_ *rand.Rand, i int) (d, e float64) {
		return math.Abs(float64(i%42 - 21)), 1
	},
	"glued": func(_ *rand.Rand, i int) (d, e float64) {
		if i%21 == 20 {
			return 10, 1e-10
		}
		return math.Abs(float64(i%21 - 10)), 1
	},
	"zero":   func(*rand.Rand, int) (d, e float64) { return 0, 0 },
	"equal":  func(*rand.Rand, int) (d, e float64) { return 1, 0 },
	"beside": func(*rand.Rand, int) (d, e float64) { return 0, 1 },
	"graded": func(_ *rand.Rand, i int) (d, e float64) {
		return math.Pow(0.7, float64(i)), math.Pow(0.7, float64(i)) / 3
	},
	"small": func(rng *rand.Rand, _ int) (d, e float64) { return 1, 1e-17 * rng.NormFloat64() },
	"scales": func(rng *rand.Rand, _ int) (d, e float64) {
		return math.Ldexp(1, rng.IntN(40)), math.Ldexp(1, rng.IntN(40)-20)
	},
}

// TestConquer checks that eigenvectors are orthogonal, and that they and eigenvalues make the
// matrix.
func TestConquer(t *testing.T) {
	for name, elements := range tridiagonals {
		for _, n := range []int{1, 2, 39, 40, 83, 200} {
			rng := rand.New(rand.NewPCG(1, 2))
			d, e := make([]float64, n), make([]float64, n)
			for i := range n {
				d[i], e[i] = elements(rng, i)
			}
			e = e[:n-1]
			w, q, stride := slices.Clone(d), make([]float64, n*(n+3)), n+3
			if !conquer(w, slices.Clone(e), q, stride) {
				t.Errorf("%s of %d: no eigenvalues", name, n)
				continue
			}
			if !slices.IsSorted(w) {
				t.Errorf("%s of %d: eigenvalues %v", name, n, w)
			}
			checkEigen(t, fmt.Sprintf("%s of %d", name, n), d, e, w, q, stride)
		}
	}
}

func checkEigen(t *testing.T, name string, d, e, w, q []float64, stride int) {
	n := len(d)
	size := 0.0
	for i := range n {
		size = max(size, math.Abs(d[i]))
		if i < n-1 {
			size = max(size, math.Abs(e[i]))
		}
	}
	columns := make([][]float64, n)
	for j := range columns {
		columns[j] = make([]float64, n)
		for i := range n {
			columns[j][i] = q[i*stride+j]
		}
	}
	var worstAngle, worstRest float64
	for j := range n {
		x := columns[j]
		for l := range j + 1 {
			dot := routines.Ddot(n, x, 1, columns[l], 1)
			if l == j {
				dot--
			}
			worstAngle = max(worstAngle, math.Abs(dot))
		}
		for i := range n {
			rest := (d[i] - w[j]) * x[i]
			if i > 0 {
				rest += e[i-1] * x[i-1]
			}
			if i < n-1 {
				rest += e[i] * x[i+1]
			}
			worstRest = max(worstRest, math.Abs(rest))
		}
	}
	if bound := 10 * float64(n) * eps; worstAngle > bound || worstRest > bound*size {
		t.Errorf("%s: vectors are orthogonal within %g, and vectors within %g of %g", name, worstAngle,
			worstRest, size)
	}
}
