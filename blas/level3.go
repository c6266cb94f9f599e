package blas

import "gonum.org/v1/gonum/blas"

// gemm computes C = alpha·op(A)·op(B) + beta·C, or returns false as gemv does.
func (k *kernels[T]) gemm(
	tA, tB blas.Transpose, m, n, l int, alpha T, a []T, lda int, b []T, ldb int, beta T,
	c []T, ldc int,
) bool {
	left, okA := operand(tA, a, m, l, lda)
	right, okB := operand(tB, b, l, n, ldb)
	to, okC := dense(c, m, n, ldc)
	ok := okA && okB && okC && alpha != 0
	if ok {
		k.multiply(to, left, right, alpha, beta)
	}
	return ok
}

// multiply sets c to alpha·a·b + beta·c.
func (k *kernels[T]) multiply(c, a, b matrix[T], alpha, beta T) {
	product := k.addProduct
	if beta == 0 {
		product = k.product
	} else {
		k.scaleBy(c, beta)
	}
	if alpha == 1 {
		product(c, a, b)
		return
	}
	buffer := k.buffer(min(scaledDepth, a.Cols) * min(a.Rows, b.Cols))
	for l := 0; l < a.Cols; l += scaledDepth {
		s := span{l, min(scaledDepth, a.Cols-l)}
		if a.Rows < b.Cols {
			product(c, k.scaled(*buffer, a.cols(s), alpha), b.rows(s))
		} else {
			product(c, a.cols(s), k.scaled(*buffer, b.rows(s), alpha))
		}
		product = k.addProduct
	}
	k.buffers.Put(buffer)
}

// scaleBy sets m to by·m, which is 0 if by is.
func (k *kernels[T]) scaleBy(m matrix[T], by T) {
	switch {
	case by == 1:
	case m.hasRows():
		for i := range m.Rows {
			k.scaleRow(m.row(i), by)
		}
	case m.T().hasRows():
		k.scaleBy(m.T(), by)
	default:
		for i := range m.Rows {
			for j := range m.Cols {
				setScaled(m.at(i, j), by)
			}
		}
	}
}

// scaleRow sets x to by·x, which is 0 if by is.
func (k *kernels[T]) scaleRow(x []T, by T) {
	if by == 0 {
		clear(x)
	} else {
		k.scale(x, x, 0, by)
	}
}

func setScaled[T element](x *T, by T) {
	if by == 0 {
		*x = 0
	} else {
		*x *= by
	}
}

// scaled returns by·m, with the elements in a buffer.
func (k *kernels[T]) scaled(buffer []T, m matrix[T], by T) matrix[T] {
	z := matrix[T]{buffer, 0, m.Rows, m.Cols, m.Cols, 1}
	switch {
	case m.hasRows():
		for i := range m.Rows {
			k.scale(z.row(i), m.row(i), 0, by)
		}
	case m.T().hasRows():
		return k.scaled(buffer, m.T(), by).T()
	default:
		for i := range m.Rows {
			for j := range m.Cols {
				*z.at(i, j) = by * *m.at(i, j)
			}
		}
	}
	return z
}

// syrk computes C = alpha·A·Aᵀ + beta·C in a triangle of C, with Aᵀ in place of A if tA says so,
// or returns false as gemv does.
func (k *kernels[T]) syrk(
	ul blas.Uplo, tA blas.Transpose, n, l int, alpha T, a []T, lda int, beta T, c []T, ldc int,
) bool {
	left, okA := operand(tA, a, n, l, lda)
	to, okC := dense(c, n, n, ldc)
	upper := ul == blas.Upper
	if !okA || !okC || !upper && ul != blas.Lower || alpha == 0 {
		return false
	}
	k.scaleTriangle(to, upper, beta)
	k.addTriangle(to, left, left.T(), alpha, upper, span{0, n})
	return true
}

// syr2k computes C = alpha·(A·Bᵀ + B·Aᵀ) + beta·C in a triangle of C, with transposes in place of
// A and B if tA says so, or returns false as gemv does.
func (k *kernels[T]) syr2k(
	ul blas.Uplo, tA blas.Transpose, n, l int, alpha T, a []T, lda int, b []T, ldb int, beta T,
	c []T, ldc int,
) bool {
	left, okA := operand(tA, a, n, l, lda)
	right, okB := operand(tA, b, n, l, ldb)
	to, okC := dense(c, n, n, ldc)
	upper := ul == blas.Upper
	if !okA || !okB || !okC || !upper && ul != blas.Lower || alpha == 0 {
		return false
	}
	k.scaleTriangle(to, upper, beta)
	k.addTriangle(to, left, right.T(), alpha, upper, span{0, n})
	k.addTriangle(to, right, left.T(), alpha, upper, span{0, n})
	return true
}

// inTriangle returns the part of row i of c in the upper or the lower triangle, the diagonal with
// it, and the column that it starts at.
func inTriangle[T element](c matrix[T], i int, upper bool) ([]T, int) {
	if upper {
		return c.row(i)[i:], i
	}
	return c.row(i)[:i+1], 0
}

func (k *kernels[T]) scaleTriangle(c matrix[T], upper bool, by T) {
	if by == 1 {
		return
	}
	for i := range c.Rows {
		row, _ := inTriangle(c, i, upper)
		k.scaleRow(row, by)
	}
}

// addTriangle adds a triangle of alpha·a·b to that of c, in rows and columns s.
func (k *kernels[T]) addTriangle(c, a, b matrix[T], alpha T, upper bool, s span) {
	if s.n > squareRows {
		first, last := s.halves(squareRows / 2)
		k.addTriangle(c, a, b, alpha, upper, first)
		rows, cols := last, first
		if upper {
			rows, cols = first, last
		}
		k.multiply(c.part(rows, cols), a.rows(rows), b.cols(cols), alpha, 1)
		k.addTriangle(c, a, b, alpha, upper, last)
		return
	}
	buffer := k.buffer(s.n * s.n)
	square := matrix[T]{*buffer, 0, s.n, s.n, s.n, 1}
	k.product(square, a.rows(s), b.cols(s))
	part := c.part(s, s)
	for i := range s.n {
		to, j := inTriangle(part, i, upper)
		k.combine(to, square.row(i)[j:][:len(to)], to, alpha, 1)
	}
	k.buffers.Put(buffer)
}

// symm computes C = alpha·A·B + beta·C, or C = alpha·B·A + beta·C, of a symmetric A, or returns
// false as gemv does.
func (k *kernels[T]) symm(
	s blas.Side, ul blas.Uplo, m, n int, alpha T, a []T, lda int, b []T, ldb int, beta T,
	c []T, ldc int,
) bool {
	right, okB := dense(b, m, n, ldb)
	to, okC := dense(c, m, n, ldc)
	if s == blas.Right {
		right, to = right.T(), to.T()
	}
	lower, okA := operand(transposeIf(ul == blas.Upper), a, to.Rows, to.Rows, lda)
	if !okA || !okB || !okC || s != blas.Left && s != blas.Right ||
		ul != blas.Upper && ul != blas.Lower || alpha == 0 {
		return false
	}
	k.scaleBy(to, beta)
	k.addSymmetric(to, lower, right, alpha)
	return true
}

// addSymmetric adds alpha·a·b to c, of a symmetric a of which it reads the lower triangle.
func (k *kernels[T]) addSymmetric(c, a, b matrix[T], alpha T) {
	buffer := k.buffer(min(symmetricRows, a.Rows) * min(symmetricRows, a.Rows))
	for i := 0; i < a.Rows; i += symmetricRows {
		s, left := span{i, min(symmetricRows, a.Rows-i)}, span{0, i}
		square := matrix[T]{*buffer, 0, s.n, s.n, s.n, 1}
		unfold(square, a.part(s, s))
		k.multiply(c.rows(s), square, b.rows(s), alpha, 1)
		if i > 0 {
			strip := a.part(s, left)
			k.multiply(c.rows(s), strip, b.rows(left), alpha, 1)
			k.multiply(c.rows(left), strip.T(), b.rows(s), alpha, 1)
		}
	}
	k.buffers.Put(buffer)
}

// unfold sets c to the symmetric matrix of which a has the lower triangle.
func unfold[T element](c, a matrix[T]) {
	for i := range a.Rows {
		for j := range i + 1 {
			x := *a.at(i, j)
			*c.at(i, j), *c.at(j, i) = x, x
		}
	}
}
