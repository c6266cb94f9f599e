package small

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// Pays reports whether MatMul computes products that rows walks, of matrices like z and x, sooner
// than one after the other.
func Pays(rows *layout.Iterator, z, x *layout.Matrix) bool {
	const fewest = 16
	return max(z.Rows, z.Cols, x.Cols) <= Max && x.Cols > 0 && rows.Count*rows.Length >= fewest
}

// MatMul sets z to the products of x and y, which rows walks in this order. Each element is the sum
// that larger products have: in the order of the columns of x, fused; or pairwise.
func MatMul[T element.Number](k *Kernels[T], rows *layout.Iterator, z, x, y Matrices[T]) {
	cols, inner := z.First.Cols, x.First.Cols
	pairwise := inner > 1 && isPairwise(&z.First, &x.First, &y.First)
	run(k, rows, 1+Max, func(m *machine[T]) {
		zero := m.next()
		clear(zero)
		terms := [Max][]T{m.next(), m.next(), m.next(), m.next()}
		for c, z := range m.blocks[0] {
			sum, to := zero, z
			for l := range inner {
				if pairwise {
					to = terms[l]
				}
				m.FMA(to, m.blocks[1][c/cols*inner+l], m.blocks[2][l*cols+c%cols], sum)
				if !pairwise {
					sum = z
				}
			}
			if pairwise {
				m.addPairs(z, terms[:inner])
			}
		}
	}, z, x, y)
}

// isPairwise reports whether elements of z are dot products of rows of x, or columns of y, that are
// contiguous: vectors take elements two by two.
func isPairwise(z, x, y *layout.Matrix) bool {
	if z.Cols == 1 {
		return x.ColStride == 1 || x.Cols == 1
	}
	return z.Rows == 1 && (y.RowStride == 1 || y.Rows == 1)
}

// addPairs sets z to the sum of 2 to Max terms, two by two.
func (m *machine[T]) addPairs(z []T, terms [][]T) {
	if len(terms) == Max {
		m.Add(terms[2], terms[2], terms[3])
	}
	m.Add(z, terms[0], terms[1])
	if len(terms) > 2 {
		m.Add(z, z, terms[2])
	}
}

// Cross sets z to the cross products of vectors x and y of three elements, which stretch to the
// shape of z.
func Cross[T element.Number](k *Kernels[T], z, x, y layout.Strided[T]) {
	shape := z.Shape()[:z.Rank()-1]
	zs, ofZ := elements(1, z, shape)
	xs, ofX := elements(1, x, shape)
	ys, ofY := elements(1, y, shape)
	rows := layout.NewIterator(&ofZ, &ofX, &ofY)
	run(k, &rows, 0, func(m *machine[T]) {
		x, y := m.blocks[1], m.blocks[2]
		for c, z := range m.blocks[0] {
			a, b := (c+1)%3, (c+2)%3
			m.DiffOfProducts(z, x[a], y[b], x[b], y[a])
		}
	}, zs, xs, ys)
}

// Det sets z to the determinants of the matrices x.
func Det[T element.Number](k *Kernels[T], z, x layout.Strided[T]) {
	square(k, 0, z, x, func(c *cofactors[T]) {
		cofactor := c.next()
		c.setDet(c.blocks[0][0], func(j int) []T {
			c.setSigned(cofactor, 0, j)
			return cofactor
		})
	})
}

// Cofactors sets each element of z to its cofactor in the matrices x: the determinant of what is
// left without the row and the column of the element, of which the sign alternates.
func Cofactors[T element.Number](k *Kernels[T], z, x layout.Strided[T]) {
	square(k, 2, z, x, func(c *cofactors[T]) {
		for i, z := range c.blocks[0] {
			c.setSigned(z, i/c.size, i%c.size)
		}
	})
}

// Inv sets z to the inverses of the matrices x, the transposed cofactors by the determinants. It
// calls singular if a determinant is 0.
func Inv[T element.Number](k *Kernels[T], z, x layout.Strided[T], singular func()) {
	square(k, 2, z, x, func(c *cofactors[T]) {
		det, negated, cofactor := c.next(), c.next(), c.next()
		z := c.blocks[0]
		var isNegative [Max * Max]bool
		for i, z := range z {
			isNegative[i] = c.set(z, i%c.size, i/c.size)
		}
		c.setDet(det, func(j int) []T {
			i := j * c.size
			if !isNegative[i] {
				return z[i]
			}
			c.Neg(cofactor, z[i])
			return cofactor
		})
		if slices.Contains(det, 0) {
			singular()
		}
		c.Neg(negated, det)
		for i, z := range z {
			if isNegative[i] {
				c.Div(z, z, negated)
			} else {
				c.Div(z, z, det)
			}
		}
	})
}

// square calls compute with cofactors of blocks of the matrices x until all of z are set, whose
// elements have a rank.
func square[T element.Number](k *Kernels[T], rank int, z, x layout.Strided[T],
	compute func(c *cofactors[T]),
) {
	shape := x.Shape()[:x.Rank()-2]
	zs, ofZ := elements(rank, z, shape)
	xs, ofX := elements(2, x, shape)
	rows := layout.NewIterator(&ofZ, &ofX)
	const scratch = 12 + 3 // minors of a matrix of four rows, and what is between
	run(k, &rows, scratch, func(m *machine[T]) {
		compute(&cofactors[T]{machine: m, x: m.blocks[1], size: xs.First.Rows})
	}, zs, xs)
}

// cofactors are those of square matrices x.
type cofactors[T element.Number] struct {
	*machine[T]
	x      [][]T
	size   int                // rows of a matrix
	minors [Max][Max][Max][]T // of a row and the next, and two columns, once computed
}

// at returns the components of a row and a column.
func (c *cofactors[T]) at(i, j int) []T { return c.x[i*c.size+j] }

// minor returns the determinant of what a row and the next have in columns j and k.
func (c *cofactors[T]) minor(i, j, k int) []T {
	z := &c.minors[i][j][k]
	if *z == nil {
		*z = c.next()
		c.DiffOfProducts(*z, c.at(i, j), c.at(i+1, k), c.at(i, k), c.at(i+1, j))
	}
	return *z
}

// setSigned sets z to the cofactor of row i and column j.
func (c *cofactors[T]) setSigned(z []T, i, j int) {
	if c.set(z, i, j) {
		c.Neg(z, z)
	}
}

// set sets z to the cofactor of row i and column j, or to its negative, which it reports.
func (c *cofactors[T]) set(z []T, i, j int) (isNegative bool) {
	switch isOdd := (i+j)%2 == 1; c.size {
	case 1:
		for i := range z {
			z[i] = 1
		}
	case 2:
		c.Neg(z, c.at(1-i, 1-j))
		return !isOdd
	case 3: // going round, no sign alternates
		i1, i2, j1, j2 := (i+1)%3, (i+2)%3, (j+1)%3, (j+2)%3
		c.DiffOfProducts(z, c.at(i1, j1), c.at(i2, j2), c.at(i1, j2), c.at(i2, j1))
	case 4:
		// Minors of the pair of rows without i, and the other row k (Eberly, The Laplace Expansion
		// Theorem: Computing the Determinants and Inverses of Matrices, 2008).
		pair, k := 2, 1-i
		if i >= 2 {
			pair, k = 0, 5-i
		}
		p, q, r := others(j)
		c.DiffOfProductsPlus(z, c.at(k, p), c.minor(pair, q, r), c.at(k, q), c.minor(pair, p, r),
			c.at(k, r), c.minor(pair, p, q))
		return isOdd
	}
	return false
}

// others returns the columns of four without j.
func others(j int) (p, q, r int) {
	left := [Max]int{0, 1, 2, 3}
	copy(left[j:], left[j+1:])
	return left[0], left[1], left[2]
}

// setDet sets z to the determinants: those of two rows as minors, others by the first row and its
// cofactors.
func (c *cofactors[T]) setDet(z []T, cofactor func(j int) []T) {
	if c.size == 2 {
		c.DiffOfProducts(z, c.at(0, 0), c.at(1, 1), c.at(0, 1), c.at(1, 0))
		return
	}
	for j := range c.size {
		if j == 0 {
			c.Mul(z, c.at(0, 0), cofactor(j))
		} else {
			c.FMA(z, c.at(0, j), cofactor(j), z)
		}
	}
}
