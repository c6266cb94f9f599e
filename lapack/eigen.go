package lapack

import (
	"math"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/lapack"
)

// Dsyev computes the eigenvalues w of the symmetric n × n matrix in a triangle of A, in ascending
// order, and if jobz says so the eigenvectors, as the columns of A. It reports whether it found
// them. With lwork -1, it only says in work[0] how long work is to be.
func (i Implementation) Dsyev(
	jobz lapack.EVJob, uplo blas.Uplo, n int, a []float64, lda int, w, work []float64, lwork int,
) (ok bool) {
	if jobz != lapack.EVCompute || uplo != blas.Upper && uplo != blas.Lower || n < leastValues ||
		lda < n ||
		lwork < 3*n-1 || len(work) < lwork || len(a) < (n-1)*lda+n || len(w) < n {
		return i.Implementation.Dsyev(jobz, uplo, n, a, lda, w, work, lwork)
	}
	if uplo == blas.Upper {
		mirror(n, a, lda)
	}
	scale := inRange(i.Dlansy(lapack.MaxAbs, blas.Lower, n, a, lda, work))
	if scale != 1 {
		i.Dlascl(lapack.LowerTri, 0, 0, 1, scale, n, n, a, lda)
	}
	e, tau, rest := work[:n], work[n:2*n], work[2*n:lwork]
	i.Dsytrd(blas.Lower, n, a, lda, w, e, tau, rest, len(rest))
	vectors := make([]float64, n*n)
	ok = conquer(w[:n], e[:n-1], vectors, n)
	i.reflect(n, a[lda:], lda, tau, vectors[n:])
	for j := range n {
		copy(a[j*lda:][:n], vectors[j*n:])
	}
	if scale != 1 {
		routines.Dscal(n, 1/scale, w, 1)
	}
	return ok
}

// mirror sets the lower triangle of a matrix to the upper one.
func mirror(n int, a []float64, lda int) {
	for i := range n {
		for j := range i {
			a[i*lda+j] = a[j*lda+i]
		}
	}
}

// reflect multiplies n - 1 rows of n elements with the reflections below the diagonal of a.
func (i Implementation) reflect(n int, a []float64, lda int, tau, rows []float64) {
	run := func(work []float64, lwork int) {
		i.Dormqr(blas.Left, blas.NoTrans, n-1, n, n-1, a, lda, tau[:n-1], rows, n, work, lwork)
	}
	length := make([]float64, 1)
	run(length, -1)
	run(make([]float64, int(length[0])), int(length[0]))
}

// inRange returns what to multiply a matrix with, whose largest element is given, so that squares
// of its elements neither overflow nor underflow.
func inRange(largest float64) float64 {
	least := math.Sqrt(safMin / (2 * eps))
	switch {
	case largest > 0 && largest < least:
		return least / largest
	case largest > 1/least:
		return 1 / least / largest
	}
	return 1
}
