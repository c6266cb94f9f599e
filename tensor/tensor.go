package tensor

import "fmt"

// Any is what tensors of all element types are: for programs that choose the type when they run.
// Package convert makes such tensors, and others of them; to compute with one, switch by its type:
//
//	switch x := x.(type) {
//	case *f32.Tensor:
//	case *strs.Tensor:
//	}
type Any interface {
	// DType returns the element type.
	DType() DType
	// Shape returns the length of each dimension, Rank how many these are, and Size the number of
	// elements.
	Shape() Shape
	Rank() int
	Size() int
	// Nested returns a copy of the elements as nested slices, such as a [][]float32 of two
	// dimensions, or one element of none.
	Nested() any
	// Format prints the elements within brackets, by verbs of package fmt.
	Format(f fmt.State, verb rune)
}

// A Tensor is what tensors of elements T are in all packages of tensors, such as *f64.Tensor of
// float64: for functions whose results are of a package that theirs does not import.
type Tensor[T any] interface {
	// Shape returns the length of each dimension.
	Shape() Shape
	// At returns the element at an index: a number for each dimension, or none for the first.
	At(index ...int) T
	// Values returns a copy of the elements, in row-major order.
	Values() []T
}
