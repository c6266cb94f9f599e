package tensor

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
