package sparse

import (
	"math"
	"slices"
	"sort"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// Compressed says where the elements of a matrix are, row by row: those of row i are from Starts[i]
// to Starts[i+1], in columns that ascend. It is known as compressed sparse row, or column for the
// rows of the transposed matrix.
type Compressed struct {
	Starts  []int
	Columns []uint32
	Order   []int // of the elements; nil if it is their own
}

// A Side is whose rows are compressed: those of a matrix, or its columns.
type Side int

const (
	Rows    Side = iota // of the matrix
	Columns             // as the rows of the transposed one
)

// Compressed returns where the elements of a matrix are. It panics with a *tensor.ShapeError that
// names op if there are more than 2³² rows or columns.
func (e *Elements[T]) Compressed(op string, side Side) *Compressed {
	if c := e.sides[side].Load(); c != nil {
		return c
	}
	lengths := e.Shape()
	if int64(max(lengths[0], lengths[1])) > math.MaxUint32 {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{lengths}, Want: "want less than 2³² rows and columns",
		})
	}
	along := func(axis int) func(i int) int {
		if axis == 0 {
			return func(i int) int { return e.places[i] / lengths[1] }
		}
		return func(i int) int { return e.places[i] % lengths[1] }
	}
	row, column := along(int(side)), along(1-int(side))
	c := new(Compressed)
	if side == Columns || e.at != nil {
		c.Order = make([]int, len(e.places))
		for i := range c.Order {
			c.Order[i] = i
		}
		c.Order, _ = sorted(c.Order, lengths[1-side], column)
		c.Order, c.Starts = sorted(c.Order, lengths[side], row)
	} else {
		c.Starts = starts(len(e.places), lengths[side], row)
	}
	c.Columns = make([]uint32, len(e.places))
	for i := range c.Columns {
		c.Columns[i] = uint32(column(c.element(i)))
	}
	e.sides[side].Store(c)
	return c
}

// element returns which element is the i-th.
func (c *Compressed) element(i int) int {
	if c.Order == nil {
		return i
	}
	return c.Order[i]
}

// starts returns where those begin that have each of n keys, if so many are sorted by their keys.
func starts(count, n int, key func(i int) int) []int {
	starts := make([]int, n+1)
	for i := range count {
		starts[key(i)+1]++
	}
	for i := range n {
		starts[i+1] += starts[i]
	}
	return starts
}

// sorted returns elements sorted by their keys from 0 to n - 1, those of a key in the order in
// which they were, and where those of each key begin (counting sort).
func sorted(elements []int, n int, key func(i int) int) (z, begin []int) {
	begin = starts(len(elements), n, key)
	next := slices.Clone(begin)
	z = make([]int, len(elements))
	for _, e := range elements {
		k := key(e)
		z[next[k]] = e
		next[k]++
	}
	return z, begin
}

// Kernels work on slices of one length, but for the operand v of one element. The zero value is of
// an element type that has none with sums A.
type Kernels[A, T element.Number] struct {
	Mul func(z []A, y, v []T) // z = y * v
	Add func(z, x, y []A)     // z = x + y
}

const (
	few  = 8   // columns at a time, whose sums stay in registers
	wide = 128 // columns that kernels are faster for
)

// MatMul sets z to the product of a matrix, of which side is one, and y. Both have rows of n
// elements. Each product is rounded, and then each sum.
func MatMul[A, T element.Number](op string, z []A, e *Elements[T], side Side, y []T, n int,
	kernels Kernels[A, T],
) {
	c := e.Compressed(op, side)
	values := ordered(c, e.Values)
	c.split(n, func(lo, hi int) {
		if n == 1 {
			addElements(z[lo:hi], c.Starts[lo:hi+1], c.Columns, values, y)
			return
		}
		var products []A
		if n >= wide && kernels.Mul != nil {
			products = make([]A, n)
		}
		for i := lo; i < hi; i++ {
			columns, of := c.Columns[c.Starts[i]:c.Starts[i+1]], values[c.Starts[i]:c.Starts[i+1]]
			row := z[i*n : (i+1)*n]
			if products == nil {
				addRows(row, columns, of, y)
				continue
			}
			clear(row)
			for k, column := range columns {
				kernels.Mul(products, y[int(column)*n:][:n], of[k:k+1])
				kernels.Add(row, row, products)
			}
		}
	})
}

// addElements sets each element of z to the sum of elements of y, each times one of values: of
// those from one of starts to the next. Four sums at a time do not wait for each other.
func addElements[A, T element.Number](z []A, starts []int, columns []uint32, values, y []T) {
	for len(z) >= 4 {
		n := math.MaxInt
		for i := range 4 {
			n = min(n, starts[i+1]-starts[i])
		}
		c0, v0 := columns[starts[0]:][:n], values[starts[0]:][:n]
		c1, v1 := columns[starts[1]:][:n], values[starts[1]:][:n]
		c2, v2 := columns[starts[2]:][:n], values[starts[2]:][:n]
		c3, v3 := columns[starts[3]:][:n], values[starts[3]:][:n]
		var s0, s1, s2, s3 A
		for k := range c0 {
			s0 += A(A(v0[k]) * A(y[c0[k]])) // the conversion keeps Go from fusing product and sum
			s1 += A(A(v1[k]) * A(y[c1[k]]))
			s2 += A(A(v2[k]) * A(y[c2[k]]))
			s3 += A(A(v3[k]) * A(y[c3[k]]))
		}
		for i, sum := range [4]A{s0, s1, s2, s3} {
			from, to := starts[i]+n, starts[i+1]
			z[i] = addProducts(sum, columns[from:to], values[from:to], y)
		}
		z, starts = z[4:], starts[4:]
	}
	var zero A
	for i := range z {
		z[i] = addProducts(zero, columns[starts[i]:starts[i+1]], values[starts[i]:starts[i+1]], y)
	}
}

// addProducts returns the sum that begins with sum and goes on with products of values and elements
// of y.
func addProducts[A, T element.Number](sum A, columns []uint32, values, y []T) A {
	values = values[:len(columns)]
	for k, column := range columns {
		sum += A(A(values[k]) * A(y[column]))
	}
	return sum
}

// addRows sets z to the sum of rows of y, each times one of values.
func addRows[A, T element.Number](z []A, rows []uint32, values, y []T) {
	n, j := len(z), 0
	for ; j+few <= n; j += few {
		var a, b, c, d, e, f, g, h A
		for k, row := range rows {
			y := y[int(row)*n+j:][:few]
			v := A(values[k])
			a += A(v * A(y[0])) // the conversion keeps Go from fusing product and sum
			b += A(v * A(y[1]))
			c += A(v * A(y[2]))
			d += A(v * A(y[3]))
			e += A(v * A(y[4]))
			f += A(v * A(y[5]))
			g += A(v * A(y[6]))
			h += A(v * A(y[7]))
		}
		*(*[few]A)(z[j:]) = [few]A{a, b, c, d, e, f, g, h}
	}
	for ; j < n; j++ {
		var sum A
		for k, row := range rows {
			sum += A(A(values[k]) * A(y[int(row)*n+j]))
		}
		z[j] = sum
	}
}

// ordered returns values in the order of c.
func ordered[T any](c *Compressed, values []T) []T {
	if c.Order == nil {
		return values
	}
	z := make([]T, len(values))
	for i, e := range c.Order {
		z[i] = values[e]
	}
	return z
}

// split calls f for all rows, in parts with about as many elements; each is worth n operations.
func (c *Compressed) split(n int, f func(lo, hi int)) {
	const worth = 1 << 15 // operations that are worth a goroutine
	rows, count := len(c.Starts)-1, len(c.Columns)
	parts := max(1, min(4*parallel.Threads(), count*n/worth))
	if parallel.Threads() == 1 {
		parts = 1
	}
	bound := func(part int) int {
		if part == parts {
			return rows
		}
		return sort.SearchInts(c.Starts[:rows], part*count/parts)
	}
	parallel.For(parts, func(part int) { f(bound(part), bound(part+1)) })
}
