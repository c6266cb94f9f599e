package sparse

import (
	"math"
	"slices"
	"sort"
	"sync"
	"sync/atomic"

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

	packing func() *packing
}

// A Side is whose rows are compressed: those of a matrix, or its columns.
type Side int

const (
	Rows    Side = iota // of the matrix
	Columns             // as the rows of the transposed one
)

// A side has what products need of one, made when the first does.
type side[T any] struct {
	compressed atomic.Pointer[Compressed] // until an element is added
	ordered    atomic.Pointer[[]T]        // values in the order of compressed, until one changes
	packed     atomic.Pointer[[][lanes]T] // those of its packing
}

// forgetValues is for when a value may change.
func (s *side[T]) forgetValues() {
	if s.ordered.Load() != nil {
		s.ordered.Store(nil)
	}
	if s.packed.Load() != nil {
		s.packed.Store(nil)
	}
}

// Compressed returns where the elements of a matrix are. It panics with a *tensor.ShapeError that
// names op if there are more than 2³² rows or columns.
func (e *Elements[T]) Compressed(op string, side Side) *Compressed {
	if c := e.sides[side].compressed.Load(); c != nil {
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
	c.packing = sync.OnceValue(c.pack)
	e.sides[side].compressed.Store(c)
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

// ordered returns values in the order of a side.
func (e *Elements[T]) ordered(c *Compressed, side Side) []T {
	if c.Order == nil {
		return e.Values
	}
	return cached(e, &e.sides[side].ordered, func() []T {
		z := make([]T, len(e.Values))
		for i, k := range c.Order {
			z[i] = e.Values[k]
		}
		return z
	})
}

// cached returns what f makes of values, which is kept where others do not write to these.
func cached[T, V any](e *Elements[T], at *atomic.Pointer[V], f func() V) V {
	if e.shared.Load() {
		return f()
	}
	if v := at.Load(); v != nil {
		return *v
	}
	v := f()
	at.Store(&v)
	return v
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
	of Kernels[A, T],
) {
	c := e.Compressed(op, side)
	best := kernelsOf[T]()
	values := e.ordered(c, side)
	switch {
	case n == 1 && best.timesVector != nil && !e.shared.Load():
		packed := cached(e, &e.sides[side].packed, func() [][lanes]T {
			return pack(c, c.packing(), values)
		})
		timesVector(element.As[T](z), c, packed, values, y, best)
	case n == 1:
		split(c.Starts, 1, func(lo, hi int) {
			for i := lo; i < hi; i++ {
				from, to := c.Starts[i], c.Starts[i+1]
				z[i] = addProducts[A](0, c.Columns[from:to], values[from:to], y)
			}
		})
	case n > 1 && best.timesRows != nil:
		split(c.Starts, n, func(lo, hi int) {
			for i := lo; i < hi; i++ {
				timesRows(element.As[T](z)[i*n:(i+1)*n], c, i, values, y, best)
			}
		})
	default:
		matMul(z, c, values, y, n, of)
	}
}

// timesRows sets z to the sum of rows of y, each times a value of row i.
func timesRows[T any](z []T, c *Compressed, i int, values, y []T, best kernels[T]) {
	const atOnce = 1 << 17 // products: a kernel cannot be interrupted
	clear(z)
	step := max(1, atOnce/len(z))
	for k, end := c.Starts[i], c.Starts[i+1]; k < end; k += step {
		best.timesRows(&z[0], &c.Columns[k], &values[k], min(step, end-k), &y[0], len(z),
			rest[T](len(z)))
	}
}

// matMul is MatMul in Go, or by kernels of operations on elements.
func matMul[A, T element.Number](z []A, c *Compressed, values, y []T, n int, of Kernels[A, T]) {
	split(c.Starts, n, func(lo, hi int) {
		var products []A
		if n >= wide && of.Mul != nil {
			products = make([]A, n)
		}
		for i := lo; i < hi; i++ {
			columns, values := c.Columns[c.Starts[i]:c.Starts[i+1]], values[c.Starts[i]:c.Starts[i+1]]
			row := z[i*n : (i+1)*n]
			if products == nil {
				addRows(row, columns, values, y)
				continue
			}
			clear(row)
			for k, column := range columns {
				of.Mul(products, y[int(column)*n:][:n], values[k:k+1])
				of.Add(row, row, products)
			}
		}
	})
}

// addProducts returns the sum that begins with sum and goes on with products of values and elements
// of y.
func addProducts[A, T element.Number](sum A, columns []uint32, values, y []T) A {
	values = values[:len(columns)]
	for k, column := range columns {
		sum += A(A(values[k]) * A(y[column])) // the conversion keeps Go from fusing product and sum
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

// split calls f for all rows, which begin at starts, in parts with about as many elements; each is
// worth n operations.
func split(starts []int, n int, f func(lo, hi int)) {
	const worth = 1 << 15 // operations that are worth a goroutine
	rows := len(starts) - 1
	count := starts[rows]
	parts := max(1, min(4*parallel.Threads(), count*n/worth))
	if parallel.Threads() == 1 {
		parts = 1
	}
	bound := func(part int) int {
		if part == parts {
			return rows
		}
		return sort.SearchInts(starts[:rows], part*count/parts)
	}
	parallel.For(parts, func(part int) { f(bound(part), bound(part+1)) })
}
