package lapack

import (
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/mat"
)

// TestVectors asks what eigenvectors and singular vectors make of a matrix, and of one another.
func TestVectors(t *testing.T) {
	testSmall(t, func(t *testing.T) {
		for _, n := range []int{2, 3, 10, 40, 100} {
			rng := rand.New(rand.NewPCG(1, uint64(n)))
			a, s := mat.NewDense(n, n, nil), mat.NewSymDense(n, nil)
			for i := range n {
				for j := range n {
					a.Set(i, j, rng.NormFloat64())
					s.SetSym(min(i, j), max(i, j), a.At(i, j))
				}
			}
			var eigen mat.EigenSym
			var v, u mat.Dense
			if !eigen.Factorize(s, true) {
				t.Fatalf("no eigenvalues of %d × %d", n, n)
			}
			eigen.VectorsTo(&v)
			checkVectors(t, s, &v, eigen.Values(nil), &v)
			rising := mat.NewDense(n, n, nil) // which the algorithm turns round
			for i := range n {
				rising.Set(i, i, float64(i+1))
				rising.Set(i, min(i+1, n-1), rising.At(i, min(i+1, n-1))+1)
			}
			for _, a := range []*mat.Dense{a, rising} {
				var svd mat.SVD
				if !svd.Factorize(a, mat.SVDFull) {
					t.Fatalf("no singular values of %d × %d", n, n)
				}
				svd.UTo(&u)
				svd.VTo(&v)
				checkVectors(t, a, &u, svd.Values(nil), &v)
			}
		}
	})
}

// checkVectors checks that a is u·values·vᵀ, and the columns of u and v are orthonormal, within
// what rounding of n steps may change.
func checkVectors(t *testing.T, a mat.Matrix, u *mat.Dense, values []float64, v *mat.Dense) {
	t.Helper()
	n := len(values)
	bound := 64 * float64(n) * eps
	one := mat.NewDiagDense(n, nil)
	for i := range n {
		one.SetDiag(i, 1)
	}
	var product, difference mat.Dense
	product.Product(u, mat.NewDiagDense(n, values), v.T())
	difference.Sub(&product, a)
	if x := mat.Norm(&difference, 2); x > bound*mat.Norm(a, 2) {
		t.Errorf("%d × %d: vectors and values are %g from the matrix", n, n, x)
	}
	for _, x := range []*mat.Dense{u, v} {
		product.Reset()
		difference.Reset()
		product.Mul(x.T(), x)
		difference.Sub(&product, one)
		if x := mat.Norm(&difference, 2); x > bound {
			t.Errorf("%d × %d: columns are %g from orthonormal", n, n, x)
		}
	}
}

// TestSingular factors matrices with a column of zeros.
func TestSingular(t *testing.T) {
	testSmall(t, func(t *testing.T) {
		for _, n := range []int{2, 40, 200} {
			rng := rand.New(rand.NewPCG(1, uint64(n)))
			a := make([]float64, n*n)
			for i := range a {
				if i%n != n/2 {
					a[i] = rng.NormFloat64()
				}
			}
			if (Implementation{}).Dgetrf(n, n, a, n, make([]int, n)) {
				t.Errorf("a singular matrix, %d × %d, has pivots", n, n)
			}
		}
	})
}
