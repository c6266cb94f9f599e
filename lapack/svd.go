package lapack

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/lapack"

	"github.com/ashlar-go/ashlar/internal/memcopy"
)

// Dgesvd computes the singular values s of the m × n matrix A, in descending order, and as jobU and
// jobVT say the singular vectors, as the columns of U and the rows of VT. It reports whether it
// found them, and leaves A with any values. With lwork -1, it only says in work[0] how long work
// is to be.
func (i Implementation) Dgesvd(
	jobU, jobVT lapack.SVDJob, m, n int, a []float64, lda int, s, u []float64, ldu int,
	vt []float64, ldvt int, work []float64, lwork int,
) (ok bool) {
	rowsV, colsU := vectors(jobVT, n, m), vectors(jobU, m, n)
	if min(m, n) < leastValues || max(m, n) >= i.Ilaenv(6, "DGESVD", "SS", m, n, 0, 0) ||
		rowsV < 0 || colsU < 0 || rowsV+colsU == 0 || lacks(a, m, n, lda) ||
		lacks(u, m, colsU, ldu) || lacks(vt, rowsV, n, ldvt) || len(s) < min(m, n) ||
		lwork < max(3*min(m, n)+max(m, n), 5*min(m, n)) || len(work) < lwork ||
		inRange(i.Dlange(lapack.MaxAbs, m, n, a, lda, work)) != 1 {
		return i.Implementation.Dgesvd(jobU, jobVT, m, n, a, lda, s, u, ldu, vt, ldvt, work, lwork)
	}
	if m >= n {
		return singular(m, n, a, lda, s, colsU, u, ldu, rowsV, vt, ldvt)
	}
	// The singular vectors of the transpose are those of A, exchanged.
	transpose, left, right := make([]float64, n*m), make([]float64, n*rowsV), make([]float64, m*colsU)
	memcopy.Transpose(transpose, a, n, m, m, lda)
	ok = singular(n, m, transpose, m, s, rowsV, left, max(1, rowsV), colsU, right, m)
	memcopy.Transpose(u, right, m, colsU, ldu, m)
	memcopy.Transpose(vt, left, rowsV, n, ldvt, max(1, rowsV))
	return ok
}

// vectors returns how many of n singular vectors a job is to compute, or -1 for other jobs.
func vectors(job lapack.SVDJob, n, other int) int {
	switch job {
	case lapack.SVDAll:
		return n
	case lapack.SVDStore:
		return min(n, other)
	case lapack.SVDNone:
		return 0
	}
	return -1
}

// lacks reports whether a rows × cols matrix, if it has elements, is not in x.
func lacks(x []float64, rows, cols, stride int) bool {
	return rows*cols > 0 && (stride < cols || len(x) < (rows-1)*stride+cols)
}

// singular is Dgesvd for m >= n, with colsU columns of U, and all rows of VT or none.
func singular(
	m, n int, a []float64, lda int, s []float64, colsU int, u []float64, ldu int,
	rowsV int, vt []float64, ldvt int,
) bool {
	e, tauQ, tauP := make([]float64, n-1), make([]float64, n), make([]float64, n)
	work := make([]float64, 64*(m+n))
	small.Dgebrd(m, n, a, lda, s[:n], e, tauQ, tauP, work, len(work))
	left := rotations{rows: n, stride: m}
	if colsU > 0 {
		small.Dlacpy(blas.Lower, m, n, a, lda, u, ldu)
		small.Dorgbr(lapack.GenerateQ, m, colsU, n, u, ldu, tauQ, work, len(work))
		left.data, left.cols = make([]float64, n*m), m
		memcopy.Transpose(left.data, u, n, m, m, ldu)
	}
	right := rotations{data: vt, rows: n, cols: rowsV, stride: ldvt}
	if rowsV > 0 {
		small.Dlacpy(blas.Upper, n, n, a, lda, vt, ldvt)
		small.Dorgbr(lapack.GeneratePT, n, n, n, vt, ldvt, tauP, work, len(work))
	}
	ok := bidiagonal(s[:n], e, &left, &right)
	if colsU > 0 {
		memcopy.Transpose(u, left.data, m, n, ldu, m)
	}
	return ok
}

// bidiagonal sets d to the singular values of the upper bidiagonal matrix with diagonal d and e
// beside it, in descending order, and multiplies rows with its singular vectors. It is LAPACK's
// dbdsqr, after which gonum's is (Demmel and Kahan, Accurate singular values of bidiagonal
// matrices, 1990), but for rotations, and that what goes up a matrix goes down one turned round.
func bidiagonal(d, e []float64, u, vt *rotations) bool {
	q := qr{d: d, e: e, u: u, vt: vt, limit: 6 * len(d) * len(d), to: len(d)}
	q.setThreshold()
	for q.to > 1 && q.limit >= 0 {
		q.step()
	}
	u.apply()
	vt.apply()
	for i := range d {
		if d[i] < 0 {
			d[i] = -d[i]
			routines.Dscal(vt.cols, -1, vt.row(i), 1)
		}
	}
	sortRows(d, -1, func(i, j int) {
		routines.Dswap(u.cols, u.row(i), 1, u.row(j), 1)
		routines.Dswap(vt.cols, vt.row(i), 1, vt.row(j), 1)
	})
	return !slices.ContainsFunc(e, func(e float64) bool { return e != 0 })
}

// qr is the QR algorithm with implicit shifts, zero ones where others would lose accuracy.
type qr struct {
	d, e      []float64
	u, vt     *rotations
	threshold float64 // what is no larger beside the diagonal is 0
	limit     int     // of rotations
	to        int     // rows before it are not done

	// Of the block in work:
	from   int  // its first row
	rows   int  // how many it has
	turned bool // whether it is turned round, and u and vt exchanged
	before struct{ from, to int }
}

// tolerance is the relative accuracy of singular values: eps times eps^(-1/8), within 10 and 100.
var tolerance = eps * max(10, min(100, math.Pow(eps, -1.0/8)))

// setThreshold sets the threshold from a lower bound of the least singular value.
func (q *qr) setThreshold() {
	least := math.Abs(q.d[0])
	bound := least
	for i := 1; i < len(q.d) && least != 0; i++ {
		bound = math.Abs(q.d[i]) * (bound / (bound + math.Abs(q.e[i-1])))
		least = min(least, bound)
	}
	n := float64(len(q.d))
	q.threshold = max(tolerance*least/math.Sqrt(n), 6*n*n*safMin)
}

// rotate rotates rows i and i + 1 of the block, of u and of vt.
func (q *qr) rotate(i int, cosU, sinU, cosV, sinV float64) {
	if q.turned {
		i, cosU, sinU, cosV, sinV = q.rows-2-i, cosV, -sinV, cosU, -sinU
	}
	q.u.add(q.from+i, cosU, sinU)
	q.vt.add(q.from+i, cosV, sinV)
}

// step takes the last block that is not done, and finds a singular value or comes nearer to one.
func (q *qr) step() {
	from, largest := q.to-1, math.Abs(q.d[q.to-1])
	for from > 0 && math.Abs(q.e[from-1]) > q.threshold {
		from--
		largest = max(largest, math.Abs(q.d[from]), math.Abs(q.e[from]))
	}
	if from > 0 {
		q.e[from-1] = 0
	}
	d, e := q.d[from:q.to], q.e[from:q.to-1]
	q.from, q.rows = from, len(d)
	switch len(d) {
	case 1:
		q.to--
		return
	case 2:
		var sinV, cosV, sinU, cosU float64
		d[1], d[0], sinV, cosV, sinU, cosU = small.Dlasv2(d[0], e[0], d[1])
		e[0] = 0
		q.u.add(from, cosU, sinU)
		q.vt.add(from, cosV, sinV)
		q.to -= 2
		return
	}
	// It is turned so that it gets smaller downward, anew in a block that is not within the last.
	if from >= q.before.to || q.to <= q.before.from || q.before.to == 0 {
		q.turned = math.Abs(d[0]) < math.Abs(d[len(d)-1])
	}
	q.turn(d, e)
	if least, ok := q.leastValue(d, e); ok {
		q.before.from, q.before.to = from, q.to
		q.limit -= len(d)
		q.sweep(d, e, q.shift(d, e, least, largest))
	}
	q.turn(d, e)
}

// turn turns the block round, or back.
func (q *qr) turn(d, e []float64) {
	if q.turned {
		slices.Reverse(d)
		slices.Reverse(e)
	}
}

// leastValue returns a lower bound of the least singular value of the block, unless there is an e
// that it sets to 0 since that does not matter to the accuracy of singular values.
func (q *qr) leastValue(d, e []float64) (least float64, ok bool) {
	if last := len(e) - 1; math.Abs(e[last]) <= tolerance*math.Abs(d[last+1]) {
		e[last] = 0
		return 0, false
	}
	bound := math.Abs(d[0])
	least = bound
	for i := range e {
		if math.Abs(e[i]) <= tolerance*bound {
			e[i] = 0
			return 0, false
		}
		bound = math.Abs(d[i+1]) * (bound / (bound + math.Abs(e[i])))
		least = min(least, bound)
	}
	return least, true
}

// shift returns the shift of a sweep, 0 where another would make singular values less accurate.
func (q *qr) shift(d, e []float64, least, largest float64) float64 {
	if float64(len(q.d))*tolerance*(least/largest) <= max(eps, tolerance/100) {
		return 0
	}
	last := len(e) - 1
	shift, _ := small.Dlas2(d[last], e[last], d[last+1])
	if first := math.Abs(d[0]); first > 0 && (shift/first)*(shift/first) < eps {
		return 0
	}
	return shift
}

// sweep goes down the block once.
func (q *qr) sweep(d, e []float64, shift float64) {
	last := len(e) - 1
	if shift == 0 {
		cosV, cosU, sinU := 1.0, 1.0, 0.0
		for i := range e {
			var sinV, r float64
			cosV, sinV, r = small.Dlartg(d[i]*cosV, e[i])
			if i > 0 {
				e[i-1] = sinU * r
			}
			cosU, sinU, d[i] = small.Dlartg(cosU*r, d[i+1]*sinV)
			q.rotate(i, cosU, sinU, cosV, sinV)
		}
		h := d[last+1] * cosV
		d[last+1], e[last] = h*cosU, h*sinU
	} else {
		f, g := (math.Abs(d[0])-shift)*(math.Copysign(1, d[0])+shift/d[0]), e[0]
		for i := range e {
			cosV, sinV, r := small.Dlartg(f, g)
			if i > 0 {
				e[i-1] = r
			}
			f, e[i] = turned(d[i], e[i], cosV, sinV)
			g = sinV * d[i+1]
			d[i+1] *= cosV
			var cosU, sinU float64
			cosU, sinU, d[i] = small.Dlartg(f, g)
			f, d[i+1] = turned(e[i], d[i+1], cosU, sinU)
			if i < last {
				g = sinU * e[i+1]
				e[i+1] *= cosU
			}
			q.rotate(i, cosU, sinU, cosV, sinV)
		}
		e[last] = f
	}
	if math.Abs(e[last]) <= q.threshold {
		e[last] = 0
	}
}

// turned returns the point x, y, turned by the angle of cosine c and sine s.
func turned(x, y, c, s float64) (float64, float64) {
	return float64(c*x) + float64(s*y), float64(c*y) - float64(s*x)
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
