package lapack

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/lapack"

	"github.com/ashlar-go/ashlar/internal/memcopy"
)

// Dsyev computes the eigenvalues w of the symmetric n × n matrix in a triangle of A, in ascending
// order, and if jobz says so the eigenvectors, as the columns of A. It reports whether it found
// them. With lwork -1, it only says in work[0] how long work is to be.
func (i Implementation) Dsyev(
	jobz lapack.EVJob, uplo blas.Uplo, n int, a []float64, lda int, w, work []float64, lwork int,
) (ok bool) {
	if jobz != lapack.EVCompute || uplo != blas.Upper && uplo != blas.Lower || n < leastValues || lda < n ||
		lwork < 3*n-1 || len(work) < lwork || len(a) < (n-1)*lda+n || len(w) < n {
		return i.Implementation.Dsyev(jobz, uplo, n, a, lda, w, work, lwork)
	}
	scale := inRange(i.Dlansy(lapack.MaxAbs, uplo, n, a, lda, work))
	if scale != 1 {
		kind := lapack.LowerTri
		if uplo == blas.Upper {
			kind = lapack.UpperTri
		}
		i.Dlascl(kind, 0, 0, 1, scale, n, n, a, lda)
	}
	e, tau, rest := work[:n], work[n:2*n], work[2*n:lwork]
	i.Dsytrd(uplo, n, a, lda, w, e, tau, rest, len(rest))
	i.Dorgtr(uplo, n, a, lda, tau, rest, len(rest))
	ok = tridiagonal(w[:n], e[:n-1], a, lda)
	if scale != 1 {
		routines.Dscal(n, 1/scale, w, 1)
	}
	return ok
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

// tridiagonal sets d to the eigenvalues of the symmetric tridiagonal matrix with diagonal d and e
// beside it, in ascending order, and multiplies the columns of z with its eigenvectors. It is
// LAPACK's dsteqr, after which gonum's is, but for rotations, which go over the transpose of z.
func tridiagonal(d, e, z []float64, ldz int) bool {
	n := len(d)
	columns := make([]float64, n*n)
	memcopy.Transpose(columns, z, n, n, n, ldz)
	q := ql{rotations: &rotations{data: columns, rows: n, cols: n, stride: n}, left: 30 * n}
	for from := 0; from < n; {
		to := from
		for to < n-1 && !negligible(d[to], e[to], d[to+1]) {
			to++
		}
		if to < n-1 {
			e[to] = 0
		}
		q.block(d[from:to+1], e[from:to], from)
		from = to + 1
	}
	q.apply()
	sortRows(d, 1, func(i, j int) { routines.Dswap(n, columns[i*n:], 1, columns[j*n:], 1) })
	memcopy.Transpose(z, columns, n, n, ldz, n)
	return !slices.ContainsFunc(e, func(e float64) bool { return e != 0 })
}

// negligible reports whether a matrix with e beside elements c and d of the diagonal is as good as
// one with 0 there.
func negligible(c, e, d float64) bool {
	return math.Abs(e) <= math.Sqrt(math.Abs(c))*math.Sqrt(math.Abs(d))*eps
}

// sortRows sorts d in the order of d times a sign, with as few exchanges as there can be.
func sortRows(d []float64, sign float64, exchange func(i, j int)) {
	for i := range d {
		least := i
		for j := i + 1; j < len(d); j++ {
			if sign*d[j] < sign*d[least] {
				least = j
			}
		}
		if least != i {
			d[i], d[least] = d[least], d[i]
			exchange(i, least)
		}
	}
}

// ql is the QL algorithm with implicit shifts. A matrix that is larger at its end is turned round:
// its first row is its last then, and so is each rotation.
type ql struct {
	*rotations
	left   int // iterations
	first  int // row of rotations
	n      int // rows
	turned bool
}

// block finds the eigenvalues of a block, whose first row is given.
func (q *ql) block(d, e []float64, first int) {
	largest := 0.0
	for _, x := range slices.Concat(d, e) {
		largest = max(largest, math.Abs(x))
	}
	if len(d) == 1 || largest == 0 {
		return
	}
	const most = 0x1p511 / 3 // √(1 / safMin) / 3
	least := math.Sqrt(safMin) / (eps * eps)
	scale := 1.0
	switch {
	case largest > most:
		scale = most / largest
	case largest < least:
		scale = least / largest
	}
	rescale(scale, d, e)
	q.first, q.n, q.turned = first, len(d), math.Abs(d[len(d)-1]) < math.Abs(d[0])
	if q.turned {
		slices.Reverse(d)
		slices.Reverse(e)
	}
	q.iterate(d, e)
	if q.turned {
		slices.Reverse(d)
		slices.Reverse(e)
	}
	rescale(1/scale, d, e)
}

func rescale(by float64, slices ...[]float64) {
	for _, x := range slices {
		if by != 1 {
			routines.Dscal(len(x), by, x, 1)
		}
	}
}

// rotate rotates rows i and i + 1 of a block.
func (q *ql) rotate(i int, c, s float64) {
	if q.turned {
		i, s = q.n-2-i, -s
	}
	q.add(q.first+i, c, s)
}

// iterate finds one eigenvalue after the other.
func (q *ql) iterate(d, e []float64) {
	for l := 0; l < len(d); {
		m := l
		for m < len(e) {
			x := math.Abs(e[m])
			if x*x <= float64(eps*eps*math.Abs(d[m])*math.Abs(d[m+1]))+safMin {
				e[m] = 0
				break
			}
			m++
		}
		switch {
		case m == l:
			l++
		case m == l+1:
			var c, s float64
			d[l], d[l+1], c, s = small.Dlaev2(d[l], e[l], d[l+1])
			q.rotate(l, c, s)
			e[l] = 0
			l += 2
		case q.left == 0:
			return
		default:
			q.left--
			q.sweep(d[l:m+1], e[l:m], l)
		}
	}
}

// sweep is one step, of rows from l on, with the shift of Wilkinson.
func (q *ql) sweep(d, e []float64, l int) {
	m := len(e)
	g := (d[1] - d[0]) / (2 * e[0])
	g = d[m] - d[0] + e[0]/(g+math.Copysign(small.Dlapy2(g, 1), g))
	c, s, p := 1.0, 1.0, 0.0
	for i := m - 1; i >= 0; i-- {
		f, b := s*e[i], c*e[i]
		var r float64
		c, s, r = small.Dlartg(g, f)
		if i != m-1 {
			e[i+1] = r
		}
		g = d[i+1] - p
		r = float64((d[i]-g)*s) + float64(2*c*b)
		p = s * r
		d[i+1] = g + p
		g = float64(c*r) - b
		q.rotate(l+i, c, -s)
	}
	d[0] -= p
	e[0] = g
}
