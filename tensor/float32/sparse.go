// Code generated from templates/sparse.go.tmpl. DO NOT EDIT.

package f32

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/sparse"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// A Sparse is a tensor on the host that keeps those elements only that have been set, in the order
// in which they were first; the others are zero. Any number of goroutines may read it, or one may
// write.
type Sparse struct {
	elements *sparse.Elements[float32]
	readOnly bool
}

// NewSparse returns a sparse tensor of the given shape, of zeros, with room for so many elements;
// it grows as more are set. It panics with a *tensor.ValueError if capacity is negative, and with
// a *tensor.SizeError if no tensor can have the shape.
func NewSparse(capacity int, shape ...int) *Sparse {
	return &Sparse{elements: sparse.New[float32]("NewSparse", capacity, shape...)}
}

// SparseOf returns the sparse tensor that keeps the elements of x that are not zero, in row-major
// order. It panics with a *tensor.DeviceError if x is on a device.
func SparseOf(x *Tensor) *Sparse {
	x = x.onHost("SparseOf")
	s := NewSparse(0, x.Shape()...)
	for index, v := range x.All() {
		if v != 0 {
			s.Set(v, index...)
		}
	}
	return s
}

// SparseFrom returns the sparse tensor of the given shape that has the elements of the vector
// values at indices, which are the rows of a matrix. Of an index that comes twice, the last counts.
// It panics with a *tensor.ShapeError unless there is an index for each value, of a number for each
// dimension, and with a *tensor.IndexError if the shape does not have it.
func SparseFrom(indices *ints.Tensor, values *Tensor, shape ...int) *Sparse {
	deviceops.Check("SparseFrom", nil, indices)
	deviceops.Check("SparseFrom", nil, values)
	s := NewSparse(values.Size(), shape...)
	if values.Rank() != 1 || !slices.Equal(indices.Shape(), []int{values.Dim(0), len(shape)}) {
		panic(&tensor.ShapeError{
			Op: "SparseFrom", Shapes: []tensor.Shape{indices.Shape(), values.Shape(), shape},
			Want: "want a row of indices for each of a vector of values",
		})
	}
	at, v := indices.Values(), values.Values()
	for i, v := range v {
		*s.elements.Place("SparseFrom", at[i*len(shape):(i+1)*len(shape)]...) = v
	}
	return s
}

// Shape returns the length of each dimension of s.
func (s *Sparse) Shape() tensor.Shape { return s.elements.Shape() }

// Len returns how many elements s keeps.
func (s *Sparse) Len() int { return len(s.elements.Values) }

// At returns the element at an index, a number for each dimension. It panics with a
// *tensor.IndexError if there is none.
func (s *Sparse) At(index ...int) float32 { return s.elements.At(index...) }

// Set sets the element at an index, as of At, to v, which s keeps even if it is zero. It panics
// with tensor.ErrReadOnly if s is read-only.
func (s *Sparse) Set(v float32, index ...int) { *s.place("Set", index) = v }

// AddAt adds v to the element at an index, as of Set.
func (s *Sparse) AddAt(v float32, index ...int) { *s.place("AddAt", index) += v }

// place returns where the element at an index is, to write to.
func (s *Sparse) place(op string, index []int) *float32 {
	if s.readOnly {
		panic(tensor.ErrReadOnly)
	}
	return s.elements.Place(op, index...)
}

// All iterates over the elements that s keeps, in the order in which they were set first, each with
// its index, which is valid until the next.
func (s *Sparse) All() iter.Seq2[[]int, float32] {
	return func(yield func([]int, float32) bool) {
		index := make([]int, len(s.Shape()))
		for i, v := range s.elements.Values {
			if !yield(s.elements.Index(i, index), v) {
				return
			}
		}
	}
}

// Indices returns the indices of the elements that s keeps, in the order of All, as the rows of a
// matrix.
func (s *Sparse) Indices() *ints.Tensor {
	rank := len(s.Shape())
	z := ints.Zeros(s.Len(), rank)
	at := z.Data()
	for i := range s.Len() {
		s.elements.Index(i, at[i*rank:(i+1)*rank])
	}
	return z
}

// Values returns the vector of the elements that s keeps, in the order of All. It shares memory
// with s until s keeps more of them: operations that set it compute on all elements but zeros. It
// is read-only if s is.
func (s *Sparse) Values() *Tensor {
	if s.readOnly {
		return New(s.elements.Values, s.Len()).ReadOnly()
	}
	return New(s.elements.Shared(), s.Len())
}

// WithValues returns a copy of s that keeps other elements at the same indices, such as
// s.WithValues(Square(s.Values())). It panics with a *tensor.ShapeError unless values is a vector
// of as many, and with a *tensor.DeviceError if it is on a device.
func (s *Sparse) WithValues(values *Tensor) *Sparse {
	deviceops.Check("WithValues", nil, values)
	if !slices.Equal(values.Shape(), []int{s.Len()}) {
		panic(&tensor.ShapeError{
			Op: "WithValues", Shapes: []tensor.Shape{values.Shape(), {s.Len()}},
			Want: "want a vector of as many values",
		})
	}
	return &Sparse{elements: s.elements.With(values.Values())}
}

// Clone returns a copy of s.
func (s *Sparse) Clone() *Sparse {
	return &Sparse{elements: s.elements.With(slices.Clone(s.elements.Values))}
}

// ReadOnly returns s as one that cannot be written to. It shows what is written to s.
func (s *Sparse) ReadOnly() *Sparse { return &Sparse{s.elements, true} }

// IsReadOnly reports whether s cannot be written to.
func (s *Sparse) IsReadOnly() bool { return s.readOnly }

// Tensor returns a tensor with all elements of s, the zeros too. It panics with a *tensor.SizeError
// if they take more than tensor.MaxBytes.
func (s *Sparse) Tensor() *Tensor {
	z := zeros("Tensor", s.Shape())
	s.elements.Scatter(z.data)
	return z
}

// String returns a line for each element that s keeps: its index, and the element.
func (s *Sparse) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "sparse %v", s.Shape())
	for index, v := range s.All() {
		fmt.Fprintf(&b, "\n%v %v", index, v)
	}
	return b.String()
}

// SparseMatMul returns the product of a sparse matrix and a matrix or vector, as MatMul of
// s.Tensor() and y does, but that each product is rounded before it is added. It panics with a
// *tensor.ShapeError unless s is a matrix and y has as many rows as s has columns, and with a
// *tensor.DeviceError if y is on a device.
func SparseMatMul(s *Sparse, y *Tensor) *Tensor {
	shape := s.Shape()
	if len(shape) != 2 || y.Rank() < 1 || y.Rank() > 2 || y.Dim(0) != shape[1] {
		panic(sparseMisfit("SparseMatMul", shape, y.Shape()))
	}
	return s.product("SparseMatMul", sparse.Rows, y)
}

// MatMulSparse returns the product of a matrix or vector and a sparse matrix, as SparseMatMul does
// that of the latter and the former.
func MatMulSparse(x *Tensor, s *Sparse) *Tensor {
	shape := s.Shape()
	if len(shape) != 2 || x.Rank() < 1 || x.Rank() > 2 || x.Dim(-1) != shape[0] {
		panic(sparseMisfit("MatMulSparse", x.Shape(), shape))
	}
	if x.Rank() == 1 {
		return s.product("MatMulSparse", sparse.Columns, x)
	}
	return s.product("MatMulSparse", sparse.Columns, x.T()).T().Clone()
}

// sparseMisfit is the panic of a product of such shapes.
func sparseMisfit(op string, x, y tensor.Shape) error {
	return &tensor.ShapeError{
		Op: op, Shapes: []tensor.Shape{x, y},
		Want: "want a matrix with as many columns as the other has rows",
	}
}

// product returns the product of a side of s and y, whose shapes fit.
func (s *Sparse) product(op string, side sparse.Side, y *Tensor) *Tensor {
	deviceops.Check(op, nil, y)
	shape := append(tensor.Shape{s.Shape()[side]}, y.Shape()[1:]...)
	z := new(Tensor).resultOn(nil, op,
		shape...)
	of := y.raw().Data[y.layout.Start():]
	if !y.IsContiguous() {
		of = y.values(op)
	}
	n := 1
	if len(shape) == 2 {
		n = shape[1]
	}
	sparse.MatMul(op, z.Data(), s.elements, side, of, n,
		sparse.Kernels[float32, float32]{
			Mul: kernels.Best.Mul, Add: kernels.Best.Add,
		})
	return z
}
