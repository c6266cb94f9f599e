package lapack

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/lapack"
)

// leastDivided is how many rows a tridiagonal matrix has that is divided.
var leastDivided = 40

// conquer sets d to the eigenvalues of the symmetric tridiagonal matrix with diagonal d and e
// beside it, in ascending order, and the columns of q to its eigenvectors. It reports whether it
// could. The matrix is two halves and a matrix of rank one (Cuppen, A divide and conquer method for
// the symmetric tridiagonal eigenproblem, 1981), whose eigenvectors are orthogonal however near
// eigenvalues are (Gu and Eisenstat, A stable and efficient algorithm for the rank-one modification
// of the symmetric eigenproblem, 1994).
func conquer(d, e, q []float64, ldq int) bool {
	n := len(d)
	if n < leastDivided {
		work := make([]float64, max(1, 2*n-2))
		return small.Dsteqr(lapack.EVTridiag, n, d, e, q, ldq, work)
	}
	half := n / 2
	rho := e[half-1]
	d[half-1] -= math.Abs(rho)
	d[half] -= math.Abs(rho)
	for i := range n {
		row := q[i*ldq:][:n]
		if i < half {
			clear(row[half:])
		} else {
			clear(row[:half])
		}
	}
	if !conquer(d[:half], e[:half-1], q, ldq) ||
		!conquer(d[half:], e[half:], q[half*ldq+half:], ldq) {
		return false
	}
	z := make([]float64, n)
	copy(z[:half], q[(half-1)*ldq:])
	copy(z[half:], q[half*ldq+half:])
	if rho < 0 {
		routines.Dscal(n-half, -1, z[half:], 1)
	}
	m := rankOne{d: d, z: z, rho: 2 * math.Abs(rho), q: q, ldq: ldq}
	routines.Dscal(n, math.Sqrt2/2, z, 1)
	return m.solve()
}

// A rankOne is the matrix q·(diag(d) + rho·z·zᵀ)·qᵀ, with rho ≥ 0 and z of length 1.
type rankOne struct {
	d, z []float64
	rho  float64
	q    []float64
	ldq  int
	kept []int // indices of d with a part in the secular equation, ascending by d
	// of the equation: poles, and weights rho·z²; distances of the poles from each root, as columns
	poles, weights []float64
	distances      []float64
}

// solve sets d and q to the eigenvalues, in ascending order, and the eigenvectors.
func (m *rankOne) solve() bool {
	m.deflate()
	k, n := len(m.kept), len(m.d)
	if k > 0 {
		roots, ok := m.roots()
		if !ok {
			return false
		}
		m.vectors()
		m.multiply()
		for i, at := range m.kept {
			m.d[at] = roots[i]
		}
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		switch {
		case m.d[i] < m.d[j]:
			return -1
		case m.d[i] > m.d[j]:
			return 1
		}
		return 0
	})
	permute(order, m.d)
	for i := range n {
		permute(order, m.q[i*m.ldq:][:n])
	}
	return true
}

// permute puts x[order[i]] in the place of x[i].
func permute(order []int, x []float64) {
	y := make([]float64, len(x))
	for i, from := range order {
		y[i] = x[from]
	}
	copy(x, y)
}

// deflate finds the d that are no eigenvalues: without a part in z, they are; and of two that are
// as good as equal, a rotation takes the part of one.
func (m *rankOne) deflate() {
	order := make([]int, len(m.d))
	largest, most := 0.0, 0.0
	for i := range order {
		order[i] = i
		largest, most = max(largest, math.Abs(m.d[i])), max(most, math.Abs(m.z[i]))
	}
	slices.SortStableFunc(order, func(i, j int) int {
		if m.d[i] < m.d[j] {
			return -1
		}
		return 1
	})
	negligible := 8 * eps * max(largest, most)
	if m.rho*most <= negligible {
		return
	}
	before := -1
	for _, at := range order {
		if m.rho*math.Abs(m.z[at]) <= negligible {
			continue
		}
		if before >= 0 && !m.rotate(before, at, negligible) {
			m.kept = append(m.kept, before)
		}
		before = at
	}
	m.kept = append(m.kept, before)
}

// rotate takes the part of d[i] in z to that of d[j], which is not smaller, and reports whether
// that changes the matrix by no more than what is negligible.
func (m *rankOne) rotate(i, j int, negligible float64) bool {
	length := math.Hypot(m.z[i], m.z[j])
	c, s := m.z[j]/length, -m.z[i]/length
	if math.Abs(float64((m.d[j]-m.d[i])*c)*s) > negligible {
		return false
	}
	m.z[i], m.z[j] = 0, length
	routines.Drot(len(m.d), m.q[i:], m.ldq, m.q[j:], m.ldq, c, s)
	di, dj := m.d[i], m.d[j]
	m.d[i] = float64(di*c*c) + float64(dj*s*s)
	m.d[j] = float64(di*s*s) + float64(dj*c*c)
	return true
}

// roots returns the eigenvalues between the poles, and above them.
func (m *rankOne) roots() ([]float64, bool) {
	k := len(m.kept)
	m.poles, m.weights = make([]float64, k), make([]float64, k)
	for i, at := range m.kept {
		m.poles[i], m.weights[i] = m.d[at], float64(m.rho*m.z[at])*m.z[at]
	}
	m.distances = make([]float64, k*k)
	roots := make([]float64, k)
	equation := newSecular(m.poles, m.weights)
	for i := range roots {
		distances := m.distances[i*k:][:k]
		root, ok := equation.root(i, distances)
		if !ok {
			return nil, false
		}
		roots[i] = root
	}
	return roots, true
}

// vectors sets row i of the distances to the eigenvector of root i in terms of the poles. Its
// elements are those of the exact eigenvector of a matrix with a z that is near to this one.
func (m *rankOne) vectors() {
	k := len(m.kept)
	z := make([]float64, k)
	for i, at := range m.kept {
		square := m.distances[i*k+i]
		for j := range k {
			if j != i {
				square *= m.distances[j*k+i] / (m.poles[i] - m.poles[j])
			}
		}
		z[i] = math.Copysign(math.Sqrt(math.Abs(square)), m.z[at])
	}
	for i := range k {
		row := m.distances[i*k:][:k]
		for j, distance := range row {
			row[j] = z[j] / distance
		}
		routines.Dscal(k, 1/routines.Dnrm2(k, row, 1), row, 1)
	}
}

// multiply sets the columns of q that are kept to their products with the vectors.
func (m *rankOne) multiply() {
	n, k := len(m.d), len(m.kept)
	columns, products := make([]float64, n*k), make([]float64, n*k)
	for i := range n {
		row := m.q[i*m.ldq:]
		for j, at := range m.kept {
			columns[i*k+j] = row[at]
		}
	}
	routines.Dgemm(blas.NoTrans, blas.Trans, n, k, k, 1, columns, k, m.distances, k, 0, products, k)
	for i := range n {
		row := m.q[i*m.ldq:]
		for j, at := range m.kept {
			row[at] = products[i*k+j]
		}
	}
}
