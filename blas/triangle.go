package blas

import (
	"iter"

	"gonum.org/v1/gonum/blas"

	"github.com/ashlar-go/ashlar/internal/memcopy"
	"github.com/ashlar-go/ashlar/internal/parallel"
)

// A triangle is a triangular matrix, to multiply or to solve in place.
type triangle[T element] struct {
	*kernels[T]
	a           matrix[T]
	lower, unit bool // unit triangles have ones on the diagonal, which is not read
}

// triangle returns op(A), and reports whether it and the flags are right.
func (k *kernels[T]) triangle(
	ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int,
) (*triangle[T], bool) {
	m, ok := operand(tA, a, n, n, lda)
	ok = ok && (ul == blas.Lower || ul == blas.Upper) && (d == blas.Unit || d == blas.NonUnit)
	return &triangle[T]{k, m, (ul == blas.Lower) == (tA == blas.NoTrans), d == blas.Unit}, ok
}

// trmm computes B = alpha·op(A)·B or B = alpha·B·op(A) of a triangular A, or returns false as gemv
// does.
func (k *kernels[T]) trmm(
	s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha T, a []T, lda int,
	b []T, ldb int,
) bool {
	t, to, ok := k.triangleAndOperand(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	if ok {
		k.scaleBy(to, alpha)
		t.multiply(to, span{0, t.a.Rows})
	}
	return ok
}

// trsm solves op(A)·X = alpha·B or X·op(A) = alpha·B of a triangular A, where X takes the place of
// B, or returns false as gemv does.
func (k *kernels[T]) trsm(
	s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha T, a []T, lda int,
	b []T, ldb int,
) bool {
	t, to, ok := k.triangleAndOperand(s, ul, tA, d, m, n, alpha, a, lda, b, ldb)
	if ok {
		k.scaleBy(to, alpha)
		t.solve(to, span{0, t.a.Rows})
	}
	return ok
}

// triangleAndOperand returns the operands of trmm and trsm as if the triangle were to the left,
// for which it takes the transposes if it is not.
func (k *kernels[T]) triangleAndOperand(
	s blas.Side, ul blas.Uplo, tA blas.Transpose, d blas.Diag, m, n int, alpha T, a []T, lda int,
	b []T, ldb int,
) (*triangle[T], matrix[T], bool) {
	to, okB := dense(b, m, n, ldb)
	if s == blas.Right {
		to = to.T()
	}
	t, okA := k.triangle(ul, tA, d, to.Rows, a, lda)
	if s == blas.Right {
		t.a, t.lower = t.a.T(), !t.lower
	}
	ok := okA && okB && (s == blas.Left || s == blas.Right) && alpha != 0
	return t, to, ok
}

// triangleOfVector returns the operands of trmv and trsv.
func (k *kernels[T]) triangleOfVector(
	ul blas.Uplo, tA blas.Transpose, d blas.Diag, n int, a []T, lda int, x []T, incX int,
) (*triangle[T], matrix[T], bool) {
	t, okA := k.triangle(ul, tA, d, n, a, lda)
	to, okX := vector(x, n, incX)
	return t, to, okA && okX && incX == 1
}

// spans returns blocks of rows, from the first to the last or the other way round.
func (t *triangle[T]) spans(forward bool) iter.Seq[span] {
	return func(yield func(span) bool) {
		n := t.a.Rows
		for i := 0; i < n; i += vectorRows {
			s := span{i, min(vectorRows, n-i)}
			if !forward {
				s.from = n - i - s.n
			}
			if !yield(s) {
				return
			}
		}
	}
}

// beside returns the columns of t other than 0 beside those of a block on the diagonal.
func (t *triangle[T]) beside(s span) span {
	if t.lower {
		return span{0, s.from}
	}
	return span{s.from + s.n, t.a.Rows - s.from - s.n}
}

// addBeside adds to rows s of b the products of those of t beside the diagonal with b, times alpha.
func (t *triangle[T]) addBeside(b matrix[T], s span, alpha T) {
	if beside := t.beside(s); beside.n > 0 {
		t.kernels.multiply(b.rows(s), t.a.part(s, beside), b.rows(beside), alpha, 1)
	}
}

// order returns the halves of rows s: first those that need no others.
func (t *triangle[T]) order(s span) (free, bound span) {
	free, bound = s.halves(triangleRows)
	if !t.lower {
		free, bound = bound, free
	}
	return free, bound
}

// solve solves t·x = b in rows s and columns s of t, where x takes the place of b.
func (t *triangle[T]) solve(b matrix[T], s span) {
	if s.n <= triangleRows {
		t.inChunks(b.rows(s), s, true)
		return
	}
	free, bound := t.order(s)
	t.solve(b, free)
	t.kernels.multiply(b.rows(bound), t.a.part(bound, free), b.rows(free), -1, 1)
	t.solve(b, bound)
}

// multiply sets rows s of b to the product of t there with them.
func (t *triangle[T]) multiply(b matrix[T], s span) {
	if s.n <= triangleRows {
		t.inChunks(b.rows(s), s, false)
		return
	}
	free, bound := t.order(s)
	t.multiply(b, bound)
	t.kernels.multiply(b.rows(bound), t.a.part(bound, free), b.rows(free), 1, 1)
	t.multiply(b, free)
}

// inChunks solves or multiplies the few rows b with the block on the diagonal at s, so many columns
// at a time that they stay in L1.
func (t *triangle[T]) inChunks(b matrix[T], s span, solve bool) {
	block := t.buffer(s.n * s.n)
	d := diagonal[T]{t, matrix[T]{*block, 0, s.n, s.n, s.n, 1}, solve}
	d.set(t.a.part(s, s))
	chunks := (b.Cols + chunkCols - 1) / chunkCols
	if b.Cols*s.n*s.n < leastParallel {
		for i := range chunks {
			d.chunk(b, i)
		}
	} else {
		parallel.For(chunks, func(i int) { d.chunk(b, i) })
	}
	t.buffers.Put(block)
}

// A diagonal is a copy of a block on the diagonal of a triangle: to solve, with elements beside the
// diagonal negated.
type diagonal[T element] struct {
	*triangle[T]
	a     matrix[T]
	solve bool
}

func (d *diagonal[T]) set(from matrix[T]) {
	sign := T(1)
	if d.solve {
		sign = -1
	}
	for i := range from.Rows {
		for j := range from.Cols {
			switch {
			case j < i == d.lower && j != i:
				*d.a.at(i, j) = sign * *from.at(i, j)
			case j == i && !d.unit:
				*d.a.at(i, j) = *from.at(i, j)
			}
		}
	}
}

// chunk does chunk i of b.
func (d *diagonal[T]) chunk(b matrix[T], i int) {
	b = b.cols(span{i * chunkCols, min(chunkCols, b.Cols-i*chunkCols)})
	switch {
	case b.Cols < leastCols:
		d.byColumns(b)
	case b.ColStride == 1:
		d.byRows(b)
	default:
		buffer := d.buffer(b.Rows * b.Cols)
		z := matrix[T]{*buffer, 0, b.Rows, b.Cols, b.Cols, 1}
		memcopy.Transpose(z.Data, b.Data[b.Start:], z.Rows, z.Cols, z.RowStride, b.ColStride)
		d.byRows(z)
		memcopy.Transpose(b.Data[b.Start:], z.Data, z.Cols, z.Rows, b.ColStride, z.RowStride)
		d.buffers.Put(buffer)
	}
}

// row returns the row of a block to compute after so many others, and the columns beside its
// diagonal.
func (d *diagonal[T]) row(after int) (int, span) {
	i, n := after, d.a.Rows
	if d.lower != d.solve {
		i = n - 1 - after
	}
	if d.lower {
		return i, span{0, i}
	}
	return i, span{i + 1, n - 1 - i}
}

// byRows does rows of b, whose elements follow one another.
func (d *diagonal[T]) byRows(b matrix[T]) {
	for after := range b.Rows {
		i, beside := d.row(after)
		row, a := b.row(i), d.a.row(i)
		if !d.solve && !d.unit {
			d.scale(row, row, 0, a[i])
		}
		for j := beside.from; j < beside.from+beside.n; j++ {
			d.combine(row, b.row(j), row, a[j], 1)
		}
		if d.solve && !d.unit {
			d.div(row, row, a[i:i+1])
		}
	}
}

// byColumns does columns of b, an element after the other.
func (d *diagonal[T]) byColumns(b matrix[T]) {
	for j := range b.Cols {
		x := b.Data[b.Start+j*b.ColStride:]
		for after := range b.Rows {
			i, beside := d.row(after)
			a := d.a.row(i)
			sum, at := x[i*b.RowStride], beside.from*b.RowStride
			if !d.solve && !d.unit {
				sum *= a[i]
			}
			for _, a := range a[beside.from:][:beside.n] {
				p := a * x[at]
				sum += p
				at += b.RowStride
			}
			if d.solve && !d.unit {
				sum /= a[i]
			}
			x[i*b.RowStride] = sum
		}
	}
}
