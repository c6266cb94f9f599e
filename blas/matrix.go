package blas

import "gonum.org/v1/gonum/blas"

// A matrix is a view of elements of a slice, as those that products take: see Matrix of
// asm/float64.
type matrix[T element] struct {
	Data                 []T
	Start                int
	Rows, Cols           int
	RowStride, ColStride int
}

// dense returns the matrix in data whose rows are ld apart, and reports whether it has elements,
// and data all of them.
func dense[T element](data []T, rows, cols, ld int) (matrix[T], bool) {
	ok := rows > 0 && cols > 0 && ld >= cols && len(data) >= (rows-1)*ld+cols
	return matrix[T]{data, 0, rows, cols, ld, 1}, ok
}

// operand returns the rows × cols matrix that is, if t says so, the transpose of what data has.
func operand[T element](t blas.Transpose, data []T, rows, cols, ld int) (matrix[T], bool) {
	switch t {
	case blas.NoTrans:
		return dense(data, rows, cols, ld)
	case blas.Trans, blas.ConjTrans:
		m, ok := dense(data, cols, rows, ld)
		return m.T(), ok
	}
	return matrix[T]{}, false
}

// vector returns the column of n elements in data that are inc apart, the first of them at the end
// if that is negative, and reports whether it has elements, and data all of them.
func vector[T element](data []T, n, inc int) (matrix[T], bool) {
	start := max(0, (1-n)*inc)
	ok := n > 0 && inc != 0 && len(data) > max(start, (n-1)*inc)
	return matrix[T]{data, start, n, 1, inc, 1}, ok
}

// T returns the transpose of m, a view of the same elements.
func (m matrix[T]) T() matrix[T] {
	m.Rows, m.Cols, m.RowStride, m.ColStride = m.Cols, m.Rows, m.ColStride, m.RowStride
	return m
}

// A span is n rows or columns from one on.
type span struct{ from, n int }

// halves splits s, whole blocks to each side.
func (s span) halves(block int) (span, span) {
	n := (s.n/2 + block - 1) / block * block
	return span{s.from, n}, span{s.from + n, s.n - n}
}

// part returns a view of some rows and columns of m.
func (m matrix[T]) part(rows, cols span) matrix[T] {
	m.Start += rows.from*m.RowStride + cols.from*m.ColStride
	m.Rows, m.Cols = rows.n, cols.n
	return m
}

// rows returns a view of some rows of m, and cols one of some columns.
func (m matrix[T]) rows(s span) matrix[T] { return m.part(s, span{0, m.Cols}) }
func (m matrix[T]) cols(s span) matrix[T] { return m.part(span{0, m.Rows}, s) }

// hasRows reports whether m has rows of several elements that follow one another in memory.
func (m matrix[T]) hasRows() bool { return m.ColStride == 1 && m.Cols > 1 }

// row returns the elements of a row, which follow one another in memory.
func (m matrix[T]) row(i int) []T { return m.Data[m.Start+i*m.RowStride:][:m.Cols] }

// at returns the address of an element.
func (m matrix[T]) at(i, j int) *T { return &m.Data[m.Start+i*m.RowStride+j*m.ColStride] }
