package lapack

import (
	"math"

	"gonum.org/v1/gonum/blas"

	"github.com/ashlar-go/ashlar/internal/memcopy"
)

var (
	panelColumns = 16 // of a matrix that are factored one by one
	panelRows    = 32 // of a positive definite matrix that gonum factors
)

// half returns about half of n > 1, which is a multiple of 8 unless n is small.
func half(n int) int {
	block := min(8, n/2)
	return (n/2 + block - 1) / block * block
}

// Dgetrf computes the LU factorization of the m × n matrix A with partial pivoting, in A, and
// reports whether no pivot is 0. Row i was exchanged with row ipiv[i].
func (i Implementation) Dgetrf(m, n int, a []float64, lda int, ipiv []int) (ok bool) {
	mn := min(m, n)
	switch {
	case mn <= 0 || lda < n || len(a) < (m-1)*lda+n || len(ipiv) != mn:
	case max(m, n) < leastCalls:
		return factorSmall(m, n, a, lda, ipiv)
	case mn >= leastFactor:
		return factor(m, n, a, lda, ipiv)
	}
	return i.Implementation.Dgetrf(m, n, a, lda, ipiv)
}

// factor is Dgetrf by halves (Toledo, Locality of reference in LU decomposition with partial
// pivoting, 1997).
func factor(m, n int, a []float64, lda int, ipiv []int) bool {
	mn := min(m, n)
	left := mn
	if mn > panelColumns {
		left = half(mn)
	}
	var ok bool
	if left == mn {
		ok = factorPanel(m, mn, a, lda, ipiv)
	} else {
		ok = factor(m, left, a, lda, ipiv[:left])
	}
	if left == n {
		return ok
	}
	right := a[left:]
	small.Dlaswp(n-left, right, lda, 0, left-1, ipiv[:left], 1)
	routines.Dtrsm(blas.Left, blas.Lower, blas.NoTrans, blas.Unit, left, n-left, 1, a, lda, right, lda)
	if left == m {
		return ok
	}
	below := a[left*lda:]
	routines.Dgemm(blas.NoTrans, blas.NoTrans, m-left, n-left, left, -1, below, lda, right, lda,
		1, below[left:], lda)
	if left == mn {
		return ok
	}
	ok = factor(m-left, n-left, below[left:], lda, ipiv[left:]) && ok
	for i := left; i < mn; i++ {
		ipiv[i] += left
	}
	small.Dlaswp(left, a, lda, left, mn-1, ipiv, 1)
	return ok
}

// factorPanel is Dgetrf of few columns, in a copy in which their elements follow one another.
func factorPanel(m, n int, a []float64, lda int, ipiv []int) bool {
	columns, ok := make([]float64, m*n), true
	memcopy.Transpose(columns, a, n, m, m, lda)
	for j := range n {
		column := columns[j*m:][:m]
		pivot := j + routines.Idamax(m-j, column[j:], 1)
		ipiv[j] = pivot
		if column[pivot] == 0 {
			ok = false
			continue
		}
		for at := 0; at < m*n && pivot != j; at += m {
			columns[at+j], columns[at+pivot] = columns[at+pivot], columns[at+j]
		}
		divide(column[j+1:], column[j])
		for l := j + 1; l < n; l++ {
			other := columns[l*m:][:m]
			routines.Daxpy(m-j-1, -other[j], column[j+1:], 1, other[j+1:], 1)
		}
	}
	memcopy.Transpose(a, columns, m, n, lda, m)
	return ok
}

// divide divides x by a number, whose reciprocal may overflow.
func divide(x []float64, by float64) {
	if math.Abs(by) >= safMin {
		routines.Dscal(len(x), 1/by, x, 1)
		return
	}
	for i := range x {
		x[i] /= by
	}
}

// Dpotrf computes the Cholesky factorization UᵀU or LLᵀ of a positive definite matrix in a triangle
// of A, and reports whether it is one.
func (i Implementation) Dpotrf(ul blas.Uplo, n int, a []float64, lda int) (ok bool) {
	switch {
	case n <= 0 || ul != blas.Upper && ul != blas.Lower || lda < n || len(a) < (n-1)*lda+n:
	case n < leastCalls && ul == blas.Upper:
		return choleskySmall(n, a, lda)
	case n >= leastFactor:
		return cholesky(ul, n, a, lda)
	}
	return i.Implementation.Dpotrf(ul, n, a, lda)
}

// cholesky is Dpotrf by halves.
func cholesky(ul blas.Uplo, n int, a []float64, lda int) bool {
	if n <= panelRows {
		return small.Dpotf2(ul, n, a, lda)
	}
	first := half(n)
	last := n - first
	if !cholesky(ul, first, a, lda) {
		return false
	}
	corner := a[first*lda+first:]
	if ul == blas.Upper {
		beside := a[first:]
		routines.Dtrsm(blas.Left, ul, blas.Trans, blas.NonUnit, first, last, 1, a, lda, beside, lda)
		routines.Dsyrk(ul, blas.Trans, last, first, -1, beside, lda, 1, corner, lda)
	} else {
		below := a[first*lda:]
		routines.Dtrsm(blas.Right, ul, blas.Trans, blas.NonUnit, last, first, 1, a, lda, below, lda)
		routines.Dsyrk(ul, blas.NoTrans, last, first, -1, below, lda, 1, corner, lda)
	}
	return cholesky(ul, last, corner, lda)
}
