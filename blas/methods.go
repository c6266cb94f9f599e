// Code generated from templates/blas.go.tmpl. DO NOT EDIT.

package blas

import "gonum.org/v1/gonum/blas"

// Sasum returns the sum of the absolute values of the elements of x.
func (i Implementation) Sasum(n int, x []float32, incX int) float32 {
	if n >= leastVector && incX == 1 && len(x) >= n {
		return single.asum(x[:n])
	}
	return i.Implementation.Sasum(n, x, incX)
}

// Snrm2 returns the Euclidean norm of x, without overflow of squares.
func (i Implementation) Snrm2(n int, x []float32, incX int) float32 {
	if n >= leastVector && incX == 1 && len(x) >= n {
		return single.norm(x[:n])
	}
	return i.Implementation.Snrm2(n, x, incX)
}

// Isamax returns the index of the first element of x with the largest absolute value, or -1 if x
// has none.
func (i Implementation) Isamax(n int, x []float32, incX int) int {
	if n >= leastVector && incX == 1 && len(x) >= n {
		if at, ok := single.iamax(x[:n]); ok {
			return at
		}
	}
	return i.Implementation.Isamax(n, x, incX)
}

// Sdot returns the sum of the products of the elements of x and y.
func (i Implementation) Sdot(n int, x []float32, incX int, y []float32, incY int) float32 {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n {
		return single.dot(x[:n], y[:n])
	}
	return i.Implementation.Sdot(n, x, incX, y, incY)
}

// Saxpy adds alpha·x to y.
func (i Implementation) Saxpy(n int, alpha float32, x []float32, incX int, y []float32, incY int) {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n && alpha != 0 {
		single.combine(y[:n], x[:n], y[:n], alpha, 1)
		return
	}
	i.Implementation.Saxpy(n, alpha, x, incX, y, incY)
}

// Sscal sets x to alpha·x, or to 0 if alpha is.
func (i Implementation) Sscal(n int, alpha float32, x []float32, incX int) {
	if n >= leastVector && incX == 1 && len(x) >= n {
		single.scaleRow(x[:n], alpha)
		return
	}
	i.Implementation.Sscal(n, alpha, x, incX)
}

// Srot sets x to c·x + s·y, and y to c·y - s·x.
func (i Implementation) Srot(n int, x []float32, incX int, y []float32, incY int, c, s float32) {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n {
		single.rot(x[:n], y[:n], c, s)
		return
	}
	i.Implementation.Srot(n, x, incX, y, incY, c, s)
}

// Sgemv sets y to alpha·op(A)·x + beta·y, where op(A) is the m × n matrix A or its transpose.
func (i Implementation) Sgemv(tA blas.Transpose, m, n int, alpha float32, a []float32, lda int, x []float32, incX int, beta float32, y []float32, incY int) {
	if m*n < leastMatrix || !single.gemv(tA, m, n, alpha, a, lda, x, incX, beta, y, incY) {
		i.Implementation.Sgemv(tA, m, n, alpha, a, lda, x, incX, beta, y, incY)
	}
}

// Sger adds alpha·x·yᵀ to the m × n matrix A.
func (i Implementation) Sger(m, n int, alpha float32, x []float32, incX int, y []float32, incY int, a []float32, lda int) {
	if n < leastRow && incX > 0 && incY > 0 || !single.ger(m, n, alpha, x, incX, y, incY, a, lda) {
		i.Implementation.Sger(m, n, alpha, x, incX, y, incY, a, lda)
	}
}

// Ssymv sets y to alpha·A·x + beta·y, where A is symmetric and read in one triangle.
func (i Implementation) Ssymv(ul blas.Uplo, n int, alpha float32, a []float32, lda int, x []float32, incX int, beta float32, y []float32, incY int) {
	if n < 2*vectorRows || !single.symv(ul, n, alpha, a, lda, x, incX, beta, y, incY) {
		i.Implementation.Ssymv(ul, n, alpha, a, lda, x, incX, beta, y, incY)
	}
}

// Strmv sets x to op(A)·x, where A is triangular.
func (i Implementation) Strmv(ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []float32, lda int, x []float32, incX int) {
	if n < 2*vectorRows || !single.trmv(ul, tA, d, n, a, lda, x, incX) {
		i.Implementation.Strmv(ul, tA, d, n, a, lda, x, incX)
	}
}

// Strsv sets x to the solution of op(A)·y = x, where A is triangular.
func (i Implementation) Strsv(ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []float32, lda int, x []float32, incX int) {
	if n < 2*vectorRows || !single.trsv(ul, tA, d, n, a, lda, x, incX) {
		i.Implementation.Strsv(ul, tA, d, n, a, lda, x, incX)
	}
}

// Sgemm sets the m × n matrix C to alpha·op(A)·op(B) + beta·C, where op(A) has k columns.
func (i Implementation) Sgemm(tA, tB blas.Transpose, m, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	if m*n*k < leastProducts || !single.gemm(tA, tB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Sgemm(tA, tB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Ssymm sets the m × n matrix C to alpha·A·B + beta·C, or if A is to be on the right to alpha·B·A + beta·C, where A is symmetric and read in one triangle.
func (i Implementation) Ssymm(s blas.Side, ul blas.Uplo, m, n int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	if max(m, n) < leastRows || !single.symm(s, ul, m, n, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Ssymm(s, ul, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Ssyrk sets a triangle of the n × n matrix C to that of alpha·A·Aᵀ + beta·C, with the transpose of A in its place if tA says so.
func (i Implementation) Ssyrk(ul blas.Uplo, tA blas.Transpose, n, k int, alpha float32, a []float32, lda int, beta float32, c []float32, ldc int) {
	if n < leastRows || !single.syrk(ul, tA, n, k, alpha, a, lda, beta, c, ldc) {
		i.Implementation.Ssyrk(ul, tA, n, k, alpha, a, lda, beta, c, ldc)
	}
}

// Ssyr2k sets a triangle of the n × n matrix C to that of alpha·(A·Bᵀ + B·Aᵀ) + beta·C, with transposes in place of A and B if tA says so.
func (i Implementation) Ssyr2k(ul blas.Uplo, tA blas.Transpose, n, k int, alpha float32, a []float32, lda int, b []float32, ldb int, beta float32, c []float32, ldc int) {
	if n < leastRows || !single.syr2k(ul, tA, n, k, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Ssyr2k(ul, tA, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Strmm sets the m × n matrix B to alpha·op(A)·B, or if A is to be on the right to alpha·B·op(A), where A is triangular.
func (i Implementation) Strmm(s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha float32, a []float32, lda int, b []float32, ldb int) {
	if smallTriangle(s, m, n) || !single.trmm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb) {
		i.Implementation.Strmm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	}
}

// Strsm sets the m × n matrix B to the solution of op(A)·X = alpha·B, or if A is to be on the right of X·op(A) = alpha·B, where A is triangular.
func (i Implementation) Strsm(s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha float32, a []float32, lda int, b []float32, ldb int) {
	if smallTriangle(s, m, n) || !single.trsm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb) {
		i.Implementation.Strsm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	}
}

// Dasum returns the sum of the absolute values of the elements of x.
func (i Implementation) Dasum(n int, x []float64, incX int) float64 {
	if n >= leastVector && incX == 1 && len(x) >= n {
		return double.asum(x[:n])
	}
	return i.Implementation.Dasum(n, x, incX)
}

// Dnrm2 returns the Euclidean norm of x, without overflow of squares.
func (i Implementation) Dnrm2(n int, x []float64, incX int) float64 {
	if n >= leastVector && incX == 1 && len(x) >= n {
		return double.norm(x[:n])
	}
	return i.Implementation.Dnrm2(n, x, incX)
}

// Idamax returns the index of the first element of x with the largest absolute value, or -1 if x
// has none.
func (i Implementation) Idamax(n int, x []float64, incX int) int {
	if n >= leastVector && incX == 1 && len(x) >= n {
		if at, ok := double.iamax(x[:n]); ok {
			return at
		}
	}
	return i.Implementation.Idamax(n, x, incX)
}

// Ddot returns the sum of the products of the elements of x and y.
func (i Implementation) Ddot(n int, x []float64, incX int, y []float64, incY int) float64 {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n {
		return double.dot(x[:n], y[:n])
	}
	return i.Implementation.Ddot(n, x, incX, y, incY)
}

// Daxpy adds alpha·x to y.
func (i Implementation) Daxpy(n int, alpha float64, x []float64, incX int, y []float64, incY int) {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n && alpha != 0 {
		double.combine(y[:n], x[:n], y[:n], alpha, 1)
		return
	}
	i.Implementation.Daxpy(n, alpha, x, incX, y, incY)
}

// Dscal sets x to alpha·x, or to 0 if alpha is.
func (i Implementation) Dscal(n int, alpha float64, x []float64, incX int) {
	if n >= leastVector && incX == 1 && len(x) >= n {
		double.scaleRow(x[:n], alpha)
		return
	}
	i.Implementation.Dscal(n, alpha, x, incX)
}

// Drot sets x to c·x + s·y, and y to c·y - s·x.
func (i Implementation) Drot(n int, x []float64, incX int, y []float64, incY int, c, s float64) {
	if n >= leastVector && incX == 1 && incY == 1 && len(x) >= n && len(y) >= n {
		double.rot(x[:n], y[:n], c, s)
		return
	}
	i.Implementation.Drot(n, x, incX, y, incY, c, s)
}

// Dgemv sets y to alpha·op(A)·x + beta·y, where op(A) is the m × n matrix A or its transpose.
func (i Implementation) Dgemv(tA blas.Transpose, m, n int, alpha float64, a []float64, lda int, x []float64, incX int, beta float64, y []float64, incY int) {
	if m*n < leastMatrix || !double.gemv(tA, m, n, alpha, a, lda, x, incX, beta, y, incY) {
		i.Implementation.Dgemv(tA, m, n, alpha, a, lda, x, incX, beta, y, incY)
	}
}

// Dger adds alpha·x·yᵀ to the m × n matrix A.
func (i Implementation) Dger(m, n int, alpha float64, x []float64, incX int, y []float64, incY int, a []float64, lda int) {
	if n < leastRow && incX > 0 && incY > 0 || !double.ger(m, n, alpha, x, incX, y, incY, a, lda) {
		i.Implementation.Dger(m, n, alpha, x, incX, y, incY, a, lda)
	}
}

// Dsymv sets y to alpha·A·x + beta·y, where A is symmetric and read in one triangle.
func (i Implementation) Dsymv(ul blas.Uplo, n int, alpha float64, a []float64, lda int, x []float64, incX int, beta float64, y []float64, incY int) {
	if n < 2*vectorRows || !double.symv(ul, n, alpha, a, lda, x, incX, beta, y, incY) {
		i.Implementation.Dsymv(ul, n, alpha, a, lda, x, incX, beta, y, incY)
	}
}

// Dtrmv sets x to op(A)·x, where A is triangular.
func (i Implementation) Dtrmv(ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []float64, lda int, x []float64, incX int) {
	if n < 2*vectorRows || !double.trmv(ul, tA, d, n, a, lda, x, incX) {
		i.Implementation.Dtrmv(ul, tA, d, n, a, lda, x, incX)
	}
}

// Dtrsv sets x to the solution of op(A)·y = x, where A is triangular.
func (i Implementation) Dtrsv(ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []float64, lda int, x []float64, incX int) {
	if n < 2*vectorRows || !double.trsv(ul, tA, d, n, a, lda, x, incX) {
		i.Implementation.Dtrsv(ul, tA, d, n, a, lda, x, incX)
	}
}

// Dgemm sets the m × n matrix C to alpha·op(A)·op(B) + beta·C, where op(A) has k columns.
func (i Implementation) Dgemm(tA, tB blas.Transpose, m, n, k int, alpha float64, a []float64, lda int, b []float64, ldb int, beta float64, c []float64, ldc int) {
	if m*n*k < leastProducts || !double.gemm(tA, tB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Dgemm(tA, tB, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Dsymm sets the m × n matrix C to alpha·A·B + beta·C, or if A is to be on the right to alpha·B·A + beta·C, where A is symmetric and read in one triangle.
func (i Implementation) Dsymm(s blas.Side, ul blas.Uplo, m, n int, alpha float64, a []float64, lda int, b []float64, ldb int, beta float64, c []float64, ldc int) {
	if max(m, n) < leastRows || !double.symm(s, ul, m, n, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Dsymm(s, ul, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Dsyrk sets a triangle of the n × n matrix C to that of alpha·A·Aᵀ + beta·C, with the transpose of A in its place if tA says so.
func (i Implementation) Dsyrk(ul blas.Uplo, tA blas.Transpose, n, k int, alpha float64, a []float64, lda int, beta float64, c []float64, ldc int) {
	if n < leastRows || !double.syrk(ul, tA, n, k, alpha, a, lda, beta, c, ldc) {
		i.Implementation.Dsyrk(ul, tA, n, k, alpha, a, lda, beta, c, ldc)
	}
}

// Dsyr2k sets a triangle of the n × n matrix C to that of alpha·(A·Bᵀ + B·Aᵀ) + beta·C, with transposes in place of A and B if tA says so.
func (i Implementation) Dsyr2k(ul blas.Uplo, tA blas.Transpose, n, k int, alpha float64, a []float64, lda int, b []float64, ldb int, beta float64, c []float64, ldc int) {
	if n < leastRows || !double.syr2k(ul, tA, n, k, alpha, a, lda, b, ldb, beta, c, ldc) {
		i.Implementation.Dsyr2k(ul, tA, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
	}
}

// Dtrmm sets the m × n matrix B to alpha·op(A)·B, or if A is to be on the right to alpha·B·op(A), where A is triangular.
func (i Implementation) Dtrmm(s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha float64, a []float64, lda int, b []float64, ldb int) {
	if smallTriangle(s, m, n) || !double.trmm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb) {
		i.Implementation.Dtrmm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	}
}

// Dtrsm sets the m × n matrix B to the solution of op(A)·X = alpha·B, or if A is to be on the right of X·op(A) = alpha·B, where A is triangular.
func (i Implementation) Dtrsm(s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha float64, a []float64, lda int, b []float64, ldb int) {
	if smallTriangle(s, m, n) || !double.trsm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb) {
		i.Implementation.Dtrsm(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	}
}
