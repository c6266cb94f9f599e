package blas

import "gonum.org/v1/gonum/blas"

// gemv computes y = alpha·op(A)·x + beta·y, and reports whether it did: what is wrong, empty or
// without an effect is left to gonum's.
func (k *kernels[T]) gemv(
	tA blas.Transpose, m, n int, alpha T, a []T, lda int, x []T, incX int, beta T, y []T, incY int,
) bool {
	rows, cols := m, n
	if tA != blas.NoTrans {
		rows, cols = n, m
	}
	matrix, okA := operand(tA, a, rows, cols, lda)
	from, okX := vector(x, cols, incX)
	to, okY := vector(y, rows, incY)
	ok := okA && okX && okY && alpha != 0
	if ok {
		k.multiply(to, matrix, from, alpha, beta)
	}
	return ok
}

// ger computes A += alpha·x·yᵀ, or returns false as gemv does.
func (k *kernels[T]) ger(
	m, n int, alpha T, x []T, incX int, y []T, incY int, a []T, lda int,
) bool {
	to, okA := dense(a, m, n, lda)
	column, okX := vector(x, m, incX)
	row, okY := vector(y, n, incY)
	if !okA || !okX || !okY || alpha == 0 {
		return false
	}
	buffer := k.buffer(n)
	scaled := k.scaled(*buffer, row, alpha).Data
	for i := range m {
		k.combine(to.row(i), scaled, to.row(i), *column.at(i, 0), 1)
	}
	k.buffers.Put(buffer)
	return true
}

// symv computes y = alpha·A·x + beta·y of a symmetric A, or returns false as gemv does. A block
// row left of the diagonal is read for its transpose too while it is in a cache.
func (k *kernels[T]) symv(
	ul blas.Uplo, n int, alpha T, a []T, lda int, x []T, incX int, beta T, y []T, incY int,
) bool {
	lower, okA := operand(transposeIf(ul == blas.Upper), a, n, n, lda)
	from, okX := vector(x, n, incX)
	to, okY := vector(y, n, incY)
	if !okA || !okX || !okY || ul != blas.Upper && ul != blas.Lower || alpha == 0 {
		return false
	}
	buffer := k.buffer(2 * n)
	scaled, sums := k.scaled(*buffer, from, alpha), matrix[T]{(*buffer)[n:], 0, n, 1, 1, 1}
	clear(sums.Data[:n])
	for i := 0; i < n; i += vectorRows {
		block, left := span{i, min(vectorRows, n-i)}, span{0, i}
		k.small.symv(ul, block.n, 1, a[i*lda+i:], lda, scaled.Data[i:], 1, 1, sums.Data[i:], 1)
		if i > 0 {
			strip := lower.part(block, left)
			k.addProduct(sums.rows(block), strip, scaled.rows(left))
			k.addProduct(sums.rows(left), strip.T(), scaled.rows(block))
		}
	}
	k.scaleBy(to, beta)
	for i := range n {
		*to.at(i, 0) += *sums.at(i, 0)
	}
	k.buffers.Put(buffer)
	return true
}

// transposeIf returns Trans or NoTrans.
func transposeIf(ok bool) blas.Transpose {
	if ok {
		return blas.Trans
	}
	return blas.NoTrans
}

// trmv computes x = op(A)·x of a triangular A, or returns false as gemv does.
func (k *kernels[T]) trmv(
	ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int, x []T, incX int,
) bool {
	t, to, ok := k.triangleOfVector(ul, tA, d, n, a, lda, x, incX)
	if !ok {
		return false
	}
	for s := range t.spans(!t.lower) {
		k.small.trmv(ul, tA, d, s.n, a[s.from*lda+s.from:], lda, x[s.from:], 1)
		t.addBeside(to, s, 1)
	}
	return true
}

// trsv solves op(A)·x = b of a triangular A, where x is b before, or returns false as gemv does.
func (k *kernels[T]) trsv(
	ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int, x []T, incX int,
) bool {
	t, to, ok := k.triangleOfVector(ul, tA, d, n, a, lda, x, incX)
	if !ok {
		return false
	}
	for s := range t.spans(t.lower) {
		t.addBeside(to, s, -1)
		k.small.trsv(ul, tA, d, s.n, a[s.from*lda+s.from:], lda, x[s.from:], 1)
	}
	return true
}
