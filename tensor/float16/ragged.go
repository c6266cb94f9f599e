// Code generated from templates/ragged.go.tmpl. DO NOT EDIT.

package f16

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/ragged"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Ragged is a tensor on the host of which one dimension has a length of its own at each index of
// the dimensions before it: there is a row, which grows as its elements are set. Any number of
// goroutines may read it, or one may write.
type Ragged struct {
	rows     *ragged.Rows[half.Float16]
	readOnly bool
}

// NewRagged returns a ragged tensor without elements, of a shape in which the ragged dimension is
// -1. It panics with a *tensor.ValueError unless just one is, and with a *tensor.SizeError if no
// tensor can have the others.
func NewRagged(shape ...int) *Ragged {
	return &Ragged{rows: ragged.New[half.Float16]("NewRagged", shape...)}
}

// RaggedOf returns the ragged tensor of two dimensions with a copy of the given rows.
func RaggedOf(rows ...[]half.Float16) *Ragged {
	r := NewRagged(len(rows), -1)
	for i, row := range rows {
		copy(r.rows.Grow("RaggedOf", i, len(row)), row)
	}
	return r
}

// Shape returns the length of each dimension of r, -1 of the ragged one.
func (r *Ragged) Shape() tensor.Shape { return r.rows.Shape() }

// Lengths returns the length of each row, in row-major order of their indices.
func (r *Ragged) Lengths() []int { return slices.Clone(r.rows.Lengths) }

// At returns the element at an index, a number for each dimension. It panics with a
// *tensor.IndexError if there is none.
func (r *Ragged) At(index ...int) half.Float16 { return *r.rows.Place("At", false, index...) }

// Set sets the element at an index, as of At, to v. Its row grows if that is beyond its end, with
// zero values in between. It panics with tensor.ErrReadOnly if r is read-only, and with a
// *tensor.SizeError if a row would take more than tensor.MaxBytes.
func (r *Ragged) Set(v half.Float16, index ...int) {
	r.check()
	*r.rows.Place("Set", true, index...) = v
}

// check panics if r is read-only.
func (r *Ragged) check() {
	if r.readOnly {
		panic(tensor.ErrReadOnly)
	}
}

// Append adds x to the end of the row at an index, a number for each dimension before the ragged
// one, which is the first of x. It panics with a *tensor.ShapeError if the others are not those of
// r, with a *tensor.DeviceError if x is on a device, and otherwise as Set does.
func (r *Ragged) Append(x *Tensor, index ...int) {
	r.check()
	deviceops.Check("Append", nil, x)
	row := r.rows.RowAt("Append", index...)
	have, shape := r.rows.Row(row)
	if x.Rank() != len(shape) || !x.Shape()[1:].Equal(shape[1:]) {
		shape[0] = -1
		panic(&tensor.ShapeError{
			Op: "Append", Shapes: []tensor.Shape{x.Shape(), shape},
			Want: "want the dimensions after the ragged one",
		})
	}
	values := x.Values() // before the row grows, which x may be of
	copy(r.rows.Grow("Append", row, shape[0]+x.Dim(0))[len(have):], values)
}

// Row returns the row at an index, a number for each dimension before the ragged one, which is its
// first. It shares memory with r until the row grows, and is read-only if r is. It panics with a
// *tensor.IndexError if there is none.
func (r *Ragged) Row(index ...int) *Tensor { return r.row(r.rows.RowAt("Row", index...)) }

// row returns row i.
func (r *Ragged) row(i int) *Tensor {
	data, shape := r.rows.Row(i)
	x := New(data, shape...)
	if r.readOnly {
		return x.ReadOnly()
	}
	return x
}

// Rows iterates over the rows as Row returns them, each with its index, which is valid until the
// next.
func (r *Ragged) Rows() iter.Seq2[[]int, *Tensor] {
	return func(yield func([]int, *Tensor) bool) {
		i := 0
		for index := range Zeros(r.rows.Before()...).All() {
			if !yield(index, r.row(i)) {
				return
			}
			i++
		}
	}
}

// Freeze returns a copy of r that is read-only. Its rows follow one another in memory.
func (r *Ragged) Freeze() *Ragged {
	rows, _ := r.rows.Joined("Freeze")
	return &Ragged{rows, true}
}

// IsReadOnly reports whether r cannot be written to.
func (r *Ragged) IsReadOnly() bool { return r.readOnly }

// Values returns the elements of all rows, one after another.
func (r *Ragged) Values() []half.Float16 {
	_, all := r.rows.Joined("Values")
	return all
}

// Tensor returns a tensor in which all rows are as long as the longest, with v in the places beyond
// the end of others. It panics with a *tensor.SizeError if it takes more than tensor.MaxBytes.
func (r *Ragged) Tensor(v half.Float16) *Tensor {
	z := Full(v, r.rows.Longest()...)
	for index, row := range r.Rows() {
		at := make([]tensor.Index, len(index), len(index)+1)
		for d, i := range index {
			at[d] = tensor.At(i)
		}
		z.Slice(append(at, tensor.To(row.Dim(0)))...).Assign(row)
	}
	return z
}

// String returns a line for each row of r: its index, and the elements.
func (r *Ragged) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "ragged %v", r.Shape())
	for index, row := range r.Rows() {
		fmt.Fprintf(&b, "\n%v %v", index, row)
	}
	return b.String()
}
