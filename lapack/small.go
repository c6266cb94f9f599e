package lapack

import (
	"math"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/gonum"
)

// direct has gonum's BLAS, which small matrices call without asking which is in use.
var direct gonum.Implementation

// factorSmall is Dgetrf of a small matrix.
func factorSmall(m, n int, a []float64, lda int, ipiv []int) bool {
	ok := true
	for j := range ipiv {
		pivot := largestBelow(a, lda, j, m)
		ipiv[j] = pivot
		by := a[pivot*lda+j]
		if by == 0 {
			ok = false
			continue
		}
		row := a[j*lda : j*lda+n]
		if pivot != j {
			other := a[pivot*lda : pivot*lda+n]
			for l, x := range row {
				row[l], other[l] = other[l], x
			}
		}
		for i := j + 1; i < m; i++ {
			a[i*lda+j] /= by
		}
		if j+1 < min(m, n) {
			below := a[(j+1)*lda+j:]
			direct.Dger(m-j-1, n-j-1, -1, below, lda, row[j+1:], 1, below[1:], lda)
		}
	}
	return ok
}

// largestBelow returns the row, from j on, of the largest element of column j.
func largestBelow(a []float64, lda, j, m int) int {
	at, largest := j, math.Abs(a[j*lda+j])
	for i := j + 1; i < m; i++ {
		if x := math.Abs(a[i*lda+j]); x > largest {
			at, largest = i, x
		}
	}
	return at
}

// choleskySmall is Dpotrf of a small upper triangle.
func choleskySmall(n int, a []float64, lda int) bool {
	for j := range n {
		row, above := a[j*lda+j:j*lda+n], a[j:]
		if j > 0 {
			row[0] -= direct.Ddot(j, above, lda, above, lda)
		}
		if row[0] <= 0 || math.IsNaN(row[0]) {
			return false
		}
		row[0] = math.Sqrt(row[0])
		if len(row) == 1 {
			return true
		}
		direct.Dgemv(blas.Trans, j, n-j-1, -1, above[1:], lda, above, lda, 1, row[1:], 1)
		direct.Dscal(n-j-1, 1/row[0], row[1:], 1)
	}
	return true
}
