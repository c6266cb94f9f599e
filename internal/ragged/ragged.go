// Package ragged has what ragged tensors of all element types share: rows with lengths of their
// own, and their indices.
package ragged

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Rows are the elements of a tensor of which one dimension, the ragged one, has a length of its own
// at each index of the dimensions before it: there is a row. Any number of goroutines may read
// them, or one may write.
type Rows[T any] struct {
	Lengths []int // of the rows along the ragged dimension

	shape tensor.Shape // the ragged dimension is -1
	axis  int          // which that is
	cell  int          // elements of a row for each step along it
	rows  [][]T
}

// New returns rows without elements. It panics with a *tensor.ValueError that names op unless just
// one dimension is -1, and with a *tensor.SizeError if no tensor can have the others.
func New[T any](op string, shape ...int) *Rows[T] {
	axis := slices.Index(shape, -1)
	if axis < 0 || slices.Contains(shape[axis+1:], -1) {
		panic(&tensor.ValueError{
			Op: op, Argument: "shape", Value: shape, Want: "just one dimension of -1",
		})
	}
	before, after := layout.For(op, shape[:axis]...), layout.For(op, shape[axis+1:]...)
	return &Rows[T]{
		Lengths: layout.MakeSlice[int](op, before.Size()),
		shape:   slices.Clone(shape), axis: axis, cell: after.Size(),
		rows: layout.MakeSlice[[]T](op, before.Size()),
	}
}

// Shape returns the shape of the tensor, in which the ragged dimension is -1.
func (r *Rows[T]) Shape() tensor.Shape { return slices.Clone(r.shape) }

// Before returns the lengths of the dimensions before the ragged one, of which each index has a
// row.
func (r *Rows[T]) Before() tensor.Shape { return r.Shape()[:r.axis] }

// Longest returns the shape of the tensor with the length of the longest row as the ragged one.
func (r *Rows[T]) Longest() tensor.Shape {
	shape := r.Shape()
	shape[r.axis] = 0
	if len(r.Lengths) > 0 {
		shape[r.axis] = slices.Max(r.Lengths)
	}
	return shape
}

// Row returns the elements of row i, and their shape.
func (r *Rows[T]) Row(i int) ([]T, tensor.Shape) {
	shape := r.Shape()[r.axis:]
	shape[0] = r.Lengths[i]
	return r.rows[i], shape
}

// RowAt returns which row is at an index, a number for each dimension before the ragged one. It
// panics with a *tensor.IndexError that names op if there is none.
func (r *Rows[T]) RowAt(op string, index ...int) (row int) {
	if len(index) != r.axis {
		panic(&tensor.IndexError{Op: op, Index: slices.Clone(index), Shape: r.Before()})
	}
	return r.offset(op, index, 0, r.axis)
}

// offset returns the row-major offset of an index among dimensions lo up to hi.
func (r *Rows[T]) offset(op string, index []int, lo, hi int) (at int) {
	for d := lo; d < hi; d++ {
		at = at*r.shape[d] + r.within(op, index, index[d], r.shape[d])
	}
	return at
}

// within returns i, counted from the end n if it is negative.
func (r *Rows[T]) within(op string, index []int, i, n int) int {
	if i < -n || i >= n {
		panic(&tensor.IndexError{Op: op, Index: slices.Clone(index), Shape: r.Shape()})
	}
	if i < 0 {
		i += n
	}
	return i
}

// Place returns the element at an index, a number for each dimension. Its row grows by zeros up to
// it if it may. It panics with a *tensor.IndexError that names op if there is no such element, and
// with a *tensor.SizeError if the row would take more than tensor.MaxBytes.
func (r *Rows[T]) Place(op string, grow bool, index ...int) *T {
	if len(index) != len(r.shape) {
		panic(&tensor.IndexError{Op: op, Index: slices.Clone(index), Shape: r.Shape()})
	}
	row := r.offset(op, index, 0, r.axis)
	step := index[r.axis]
	if !grow || step < 0 {
		step = r.within(op, index, step, r.Lengths[row])
	}
	at := r.offset(op, index, r.axis+1, len(r.shape))
	r.Grow(op, row, step+1)
	return &r.rows[row][step*r.cell+at]
}

// Grow gives a row zeros up to n steps along the ragged dimension, if it has less, and returns its
// elements. It panics with a *tensor.SizeError that names op if they would take more than
// tensor.MaxBytes.
func (r *Rows[T]) Grow(op string, row, n int) []T {
	if n > r.Lengths[row] {
		longer := append(tensor.Shape{n}, r.shape[r.axis+1:]...)
		whole := layout.For(op, longer...)
		if have := r.rows[row]; whole.Size() > cap(have) {
			room := min(max(whole.Size(), 2*len(have)), max(whole.Size(), len(have)+1<<20))
			r.rows[row] = append(layout.MakeSlice[T](op, room)[:0], have...)
		}
		r.rows[row] = r.rows[row][:whole.Size()]
		r.Lengths[row] = n
	}
	return r.rows[row]
}

// Joined returns a copy of the rows that follow one another in memory, and all their elements.
func (r *Rows[T]) Joined(op string) (*Rows[T], []T) {
	count := 0
	for _, row := range r.rows {
		count += len(row)
	}
	all := layout.MakeSlice[T](op, count)
	z := &Rows[T]{
		Lengths: slices.Clone(r.Lengths), shape: r.shape, axis: r.axis, cell: r.cell,
		rows: make([][]T, len(r.rows)),
	}
	rest := all
	for i, row := range r.rows {
		n := copy(rest, row)
		z.rows[i], rest = rest[:n:n], rest[n:]
	}
	return z, all
}
