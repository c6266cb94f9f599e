package blas

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/blas"
)

// routines are those of one type of elements that are not gonum's.
type routines[T element] struct {
	asum, nrm2 func(int, []T, int) T
	iamax      func(int, []T, int) int
	dot        func(int, []T, int, []T, int) T
	axpy       func(int, T, []T, int, []T, int)
	scal       func(int, T, []T, int)
	rot        func(int, []T, int, []T, int, T, T)
	gemv       func(blas.Transpose, int, int, T, []T, int, []T, int, T, []T, int)
	ger        func(int, int, T, []T, int, []T, int, []T, int)
	symv       func(blas.Uplo, int, T, []T, int, []T, int, T, []T, int)
	trmv, trsv func(blas.Uplo, blas.Transpose, blas.Diag, int, []T, int, []T, int)
	gemm       func(blas.Transpose, blas.Transpose, int, int, int, T, []T, int, []T, int, T, []T, int)
	symm       func(blas.Side, blas.Uplo, int, int, T, []T, int, []T, int, T, []T, int)
	syrk       func(blas.Uplo, blas.Transpose, int, int, T, []T, int, T, []T, int)
	syr2k      func(blas.Uplo, blas.Transpose, int, int, T, []T, int, []T, int, T, []T, int)
	trmm, trsm func(blas.Side, blas.Uplo, blas.Transpose, blas.Diag, int, int, T, []T, int, []T, int)
}

func doubles(b blas.Float64) *routines[float64] {
	return &routines[float64]{
		b.Dasum, b.Dnrm2, b.Idamax, b.Ddot, b.Daxpy, b.Dscal, b.Drot, b.Dgemv, b.Dger, b.Dsymv,
		b.Dtrmv, b.Dtrsv, b.Dgemm, b.Dsymm, b.Dsyrk, b.Dsyr2k, b.Dtrmm, b.Dtrsm,
	}
}

func singles(b blas.Float32) *routines[float32] {
	return &routines[float32]{
		b.Sasum, b.Snrm2, b.Isamax, b.Sdot, b.Saxpy, b.Sscal, b.Srot, b.Sgemv, b.Sger, b.Ssymv,
		b.Strmv, b.Strsv, b.Sgemm, b.Ssymm, b.Ssyrk, b.Ssyr2k, b.Strmm, b.Strsm,
	}
}

// A call is one of a routine, on slices that it may write.
type call[T element] struct {
	routine string
	text    string // other arguments
	slices  [][]T
	numbers []T // alpha, beta or cosine, sine
	run     func(r *routines[T], s [][]T, c []T)
	terms   int // of sums
	solved  int // the distance of rows of a triangle to solve with, the first slice, or 0
}

// A drawer draws calls: of integers, of which all results are exact, or else of numbers within ±1.
type drawer[T element] struct {
	*rand.Rand
	gonum    *routines[T]
	integers bool
	most     int // of a dimension
}

func (d *drawer[T]) number() T {
	if d.integers {
		return T(d.IntN(5) - 2)
	}
	return T(2*d.Float64() - 1)
}

// factor returns a number that alpha or beta may be: 0 and 1 often.
func (d *drawer[T]) factor() T {
	return []T{0, 1, 1, -1, 2, d.number()}[d.IntN(6)]
}

func (d *drawer[T]) size() int { return d.IntN(d.most + 1) }

// stride returns a distance of at least n.
func (d *drawer[T]) stride(n int) int { return max(1, n) + d.IntN(2)*d.IntN(4) }

func (d *drawer[T]) increment() int { return []int{1, 1, 1, 2, 3, -1, -2}[d.IntN(7)] }

// fill returns elements of which those that a routine does not read are NaN.
func (d *drawer[T]) fill(n int, read func(i int) bool) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = T(math.NaN())
		if read(i) {
			x[i] = d.number()
		}
	}
	return x
}

func (d *drawer[T]) vector(n, inc int) []T {
	inc = max(inc, -inc)
	return d.fill(max(0, n-1)*inc+min(n, 1), func(i int) bool { return i%inc == 0 })
}

func (d *drawer[T]) matrix(rows, cols, stride int) []T {
	if rows == 0 {
		return nil
	}
	return d.fill((rows-1)*stride+cols, func(i int) bool { return i%stride < cols })
}

// result returns a matrix that is read unless beta is 0.
func (d *drawer[T]) result(rows, cols, stride int, beta T) []T {
	x := d.matrix(rows, cols, stride)
	if beta == 0 && d.IntN(2) == 0 {
		for i := range x {
			x[i] = T(math.NaN())
		}
	}
	return x
}

// triangle returns a square with numbers in one triangle, in which lines in the same order are the
// less likely to grow: the diagonal is ±1 or, with a unit diagonal, not read, or large.
func (d *drawer[T]) triangle(n, stride int, ul blas.Uplo, unit bool) []T {
	x := d.matrix(n, n, stride)
	for i := range n {
		for j := range n {
			at := &x[i*stride+j]
			switch {
			case i == j && unit || i < j && ul == blas.Lower || i > j && ul == blas.Upper:
				*at = T(math.NaN())
			case i == j && d.integers:
				*at = T(1 - 2*d.IntN(2))
			case i == j:
				*at += T(n)
			case unit && !d.integers:
				*at /= T(n)
			}
		}
	}
	return x
}

func pick[E any](d *rand.Rand, of ...E) E { return of[d.IntN(len(of))] }

func (d *drawer[T]) triangleFlags() (blas.Uplo, blas.Transpose, blas.Diag) {
	return pick(d.Rand, blas.Upper, blas.Lower), d.transpose(), pick(d.Rand, blas.Unit, blas.NonUnit)
}

func (d *drawer[T]) transpose() blas.Transpose {
	return pick(d.Rand, blas.NoTrans, blas.Trans, blas.ConjTrans)
}

// shape returns the rows and columns of what is an m × n matrix, transposed if t says so.
func shape(t blas.Transpose, m, n int) (rows, cols int) {
	if t == blas.NoTrans {
		return m, n
	}
	return n, m
}

// level1 draws a call of each routine of vectors.
func (d *drawer[T]) level1() []call[T] {
	n, incX, incY := d.size(), d.increment(), d.increment()
	x, y, result := d.vector(n, incX), d.vector(n, incY), make([]T, 1)
	numbers := []T{d.factor(), d.factor()}
	text := fmt.Sprintf("n %d, increments %d %d, numbers %v", n, incX, incY, numbers)
	type R = *routines[T]
	calls := []call[T]{
		{routine: "asum", slices: [][]T{result, x}, run: func(r R, s [][]T, _ []T) {
			s[0][0] = r.asum(n, s[1], incX)
		}},
		{routine: "iamax", slices: [][]T{result, x}, run: func(r R, s [][]T, _ []T) {
			s[0][0] = T(r.iamax(n, s[1], incX))
		}},
		{routine: "nrm2", slices: [][]T{result, x}, run: func(r R, s [][]T, _ []T) {
			s[0][0] = r.nrm2(n, s[1], incX)
		}},
		{routine: "dot", slices: [][]T{result, x, y}, run: func(r R, s [][]T, _ []T) {
			s[0][0] = r.dot(n, s[1], incX, s[2], incY)
		}},
		{routine: "axpy", slices: [][]T{x, y}, run: func(r R, s [][]T, c []T) {
			r.axpy(n, c[0], s[0], incX, s[1], incY)
		}},
		{routine: "scal", slices: [][]T{x}, run: func(r R, s [][]T, c []T) {
			r.scal(n, c[0], s[0], incX)
		}},
		{routine: "rot", slices: [][]T{x, y}, run: func(r R, s [][]T, c []T) {
			r.rot(n, s[0], incX, s[1], incY, c[0], c[1])
		}},
	}
	for i := range calls {
		calls[i].text, calls[i].numbers, calls[i].terms = text, numbers, n
	}
	return calls
}

// level2 draws a call of each routine of a matrix and vectors.
func (d *drawer[T]) level2() []call[T] {
	m, n, incX, incY := d.size(), d.size(), d.increment(), d.increment()
	lda, square, numbers := d.stride(n), d.stride(m), []T{d.factor(), d.factor()}
	ul, tA, diag := d.triangleFlags()
	rows, cols := shape(tA, m, n)
	text := fmt.Sprintf("%c %c %c %d×%d, strides %d %d, increments %d %d, numbers %v",
		ul, tA, diag, m, n, lda, square, incX, incY, numbers)
	triangle, x := d.triangle(m, square, ul, diag == blas.Unit), d.vector(m, incX)
	product := slices.Clone(x)
	d.gonum.trmv(ul, tA, diag, m, triangle, square, product, incX)
	type R = *routines[T]
	calls := []call[T]{
		{
			routine: "gemv", slices: [][]T{
				d.matrix(m, n, lda), d.vector(cols, incX), d.vector(rows, incY),
			},
			run: func(r R, s [][]T, c []T) {
				r.gemv(tA, m, n, c[0], s[0], lda, s[1], incX, c[1], s[2], incY)
			},
		},
		{
			routine: "ger", slices: [][]T{x, d.vector(n, incY), d.matrix(m, n, lda)},
			run: func(r R, s [][]T, c []T) { r.ger(m, n, c[0], s[0], incX, s[1], incY, s[2], lda) },
		},
		{
			routine: "symv", slices: [][]T{
				d.triangle(m, square, ul, false), x, d.vector(m, incY),
			},
			run: func(r R, s [][]T, c []T) {
				r.symv(ul, m, c[0], s[0], square, s[1], incX, c[1], s[2], incY)
			},
		},
		{
			routine: "trmv", slices: [][]T{triangle, x},
			run: func(r R, s [][]T, _ []T) { r.trmv(ul, tA, diag, m, s[0], square, s[1], incX) },
		},
		{
			routine: "trsv", slices: [][]T{triangle, product}, solved: square,
			run: func(r R, s [][]T, _ []T) { r.trsv(ul, tA, diag, m, s[0], square, s[1], incX) },
		},
	}
	for i := range calls {
		calls[i].text, calls[i].numbers, calls[i].terms = text, numbers, max(m, n)
	}
	return calls
}

// level3 draws a call of each routine of matrices.
func (d *drawer[T]) level3() []call[T] {
	m, n, l, numbers := d.size(), d.size(), d.size(), []T{d.factor(), d.factor()}
	ul, tA, diag := d.triangleFlags()
	tB, side := d.transpose(), pick(d.Rand, blas.Left, blas.Right)
	order := n
	if side == blas.Left {
		order = m
	}
	rowsA, colsA := shape(tA, m, l)
	rowsB, colsB := shape(tB, l, n)
	lda, ldb, ldc := d.stride(colsA), d.stride(colsB), d.stride(n)
	square, ldm := d.stride(order), d.stride(m)
	text := fmt.Sprintf("%c %c %c %c %c %d×%d×%d, strides %d %d %d %d %d, numbers %v",
		side, ul, tA, tB, diag, m, n, l, lda, ldb, ldc, square, ldm, numbers)
	a, b := d.matrix(rowsA, colsA, lda), d.matrix(rowsB, colsB, ldb)
	symmetric := d.triangle(order, square, ul, false)
	triangle := d.triangle(order, square, ul, diag == blas.Unit)
	right, product := d.matrix(m, n, ldc), d.matrix(m, n, ldc)
	d.gonum.trmm(side, ul, tA, diag, m, n, 1, triangle, square, product, ldc)
	ofSquare := func(beta T) []T {
		if beta == 0 && (ul == blas.Upper || tA == blas.NoTrans) { // or else gonum's reads c
			return d.result(m, m, ldm, beta)
		}
		return d.triangle(m, ldm, ul, false)
	}
	type R = *routines[T]
	calls := []call[T]{
		{
			routine: "gemm", slices: [][]T{a, b, d.result(m, n, ldc, numbers[1])},
			run: func(r R, s [][]T, c []T) {
				r.gemm(tA, tB, m, n, l, c[0], s[0], lda, s[1], ldb, c[1], s[2], ldc)
			},
		},
		{
			routine: "symm", slices: [][]T{symmetric, right, d.result(m, n, ldc, numbers[1])},
			run: func(r R, s [][]T, c []T) {
				r.symm(side, ul, m, n, c[0], s[0], square, s[1], ldc, c[1], s[2], ldc)
			},
		},
		{
			routine: "syrk", slices: [][]T{a, ofSquare(numbers[1])},
			run: func(r R, s [][]T, c []T) {
				r.syrk(ul, tA, m, l, c[0], s[0], lda, c[1], s[1], ldm)
			},
		},
		{
			routine: "syr2k", slices: [][]T{
				a, d.matrix(rowsA, colsA, lda), ofSquare(numbers[1]),
			},
			run: func(r R, s [][]T, c []T) {
				r.syr2k(ul, tA, m, l, c[0], s[0], lda, s[1], lda, c[1], s[2], ldm)
			},
		},
		{
			routine: "trmm", slices: [][]T{triangle, right},
			run: func(r R, s [][]T, c []T) {
				r.trmm(side, ul, tA, diag, m, n, c[0], s[0], square, s[1], ldc)
			},
		},
		{
			routine: "trsm", slices: [][]T{triangle, product}, solved: square,
			run: func(r R, s [][]T, c []T) {
				r.trsm(side, ul, tA, diag, m, n, c[0], s[0], square, s[1], ldc)
			},
		},
	}
	for i := range calls {
		calls[i].text, calls[i].numbers, calls[i].terms = text, numbers, max(m, n, l)
	}
	return calls
}

// bounds returns at each element what sums of absolute values are there, which errors of rounding
// are in proportion to. Of a triangle to solve with, the comparison matrix takes its place (Higham,
// Accuracy and Stability of Numerical Algorithms, 8.2).
func (c *call[T]) bounds(gonum *routines[T]) [][]T {
	s, numbers := clones(c.slices), make([]T, len(c.numbers))
	for i, x := range c.numbers {
		numbers[i] = max(x, -x)
	}
	for i, x := range s {
		for j := range x {
			x[j] = max(x[j], -x[j])
			if i == 0 && c.solved > 0 && j%(c.solved+1) != 0 {
				x[j] = -x[j]
			}
		}
	}
	if c.routine == "rot" {
		gonum.rot = func(n int, x []T, incX int, y []T, incY int, cos, sin T) {
			gonum.axpy(n, 1, x, incX, y, incY)
			gonum.axpy(n, 1, y, incY, x, incX)
		}
	}
	c.run(gonum, s, numbers)
	return s
}

func clones[T element](s [][]T) [][]T {
	z := make([][]T, len(s))
	for i := range s {
		z[i] = slices.Clone(s[i])
	}
	return z
}

// check runs a call of ours and of gonum's, whose results must be the same, but for rounding where
// elements are no integers.
func (d *drawer[T]) check(t *testing.T, ours *routines[T], c call[T]) {
	t.Helper()
	got, want := clones(c.slices), clones(c.slices)
	c.run(ours, got, c.numbers)
	c.run(d.gonum, want, c.numbers)
	bounds := make([][]T, len(want))
	if !d.integers && c.routine != "iamax" {
		gonum := *d.gonum
		bounds = c.bounds(&gonum)
	}
	epsilon := T(1)
	for 1+epsilon/2 > 1 {
		epsilon /= 2
	}
	for i := range want {
		for j, w := range want[i] {
			g, bound := got[i][j], T(0)
			if bounds[i] != nil {
				bound = T(c.terms+8) * epsilon * bounds[i][j]
			}
			if g != w && !(max(g-w, w-g) <= bound) && (g == g || w == w) {
				t.Fatalf("%s %s: element %d of slice %d is %v, of gonum %v, bound %v",
					c.routine, c.text, j, i, g, w, bound)
			}
		}
	}
}

// compare compares routines with gonum's on random calls.
func compare[T element](t *testing.T, ours, gonum *routines[T], integers bool) {
	gonum.ger = gerByRows(gonum.axpy)
	seeds := uint64(300)
	if testing.Short() {
		seeds = 60
	}
	for seed := range seeds {
		d := drawer[T]{rand.New(rand.NewPCG(seed, 0)), gonum, integers, 10 + int(seed*100/seeds)}
		for _, c := range slices.Concat(d.level1(), d.level2(), d.level3()) {
			d.check(t, ours, c)
		}
	}
}

func compareBoth(t *testing.T, integers bool) {
	t.Run("float64", func(t *testing.T) { compare(t, doubles(impl), doubles(theirs), integers) })
	t.Run("float32", func(t *testing.T) { compare(t, singles(impl), singles(theirs), integers) })
}

// gerByRows is what gonum's ger is to be, which is wrong with negative increments.
func gerByRows[T element](
	axpy func(int, T, []T, int, []T, int),
) func(int, int, T, []T, int, []T, int, []T, int) {
	return func(m, n int, alpha T, x []T, incX int, y []T, incY int, a []T, lda int) {
		for i := range m {
			at := i * incX
			if incX < 0 {
				at -= (m - 1) * incX
			}
			axpy(n, alpha*x[at], y, incY, a[i*lda:], 1)
		}
	}
}

// TestIntegers compares all routines with gonum's where nothing is rounded, and what they must not
// read is NaN.
func TestIntegers(t *testing.T) {
	testSmall(t, func(t *testing.T) { compareBoth(t, true) })
}

// TestRounding compares all routines with gonum's within bounds of errors of rounding.
func TestRounding(t *testing.T) {
	testSmall(t, func(t *testing.T) { compareBoth(t, false) })
}
