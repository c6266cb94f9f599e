package tensor

import "unsafe"

// Raw is a tensor as it is in memory: the element at an index is the one of Data
// at Layout.Offset of it.
type Raw[T any] struct {
	*Layout
	Data []T
}

// scalar is the layout of a tensor without dimensions.
var scalar = NewLayout()

// RawScalar returns v as a tensor without dimensions.
func RawScalar[T any](v T) Raw[T] { return Raw[T]{&scalar, []T{v}} }

// MakeRaw returns a tensor with the layout l, of zeros. It panics with a *SizeError
// if memory cannot have so many.
func MakeRaw[T any](l *Layout) Raw[T] {
	var zero T
	if size := max(unsafe.Sizeof(zero), 1); uintptr(l.size) > maxBytes/size {
		panic(&SizeError{l.Shape()})
	}
	return Raw[T]{l, make([]T, l.size)}
}

// maxBytes is more than any machine has, and the most that Go allocates on amd64.
const maxBytes = 1 << min(47, unsafe.Sizeof(uintptr(0))*8-2)

// Flat returns the elements of a contiguous tensor.
func (x Raw[T]) Flat() []T {
	return x.Data[x.start : x.start+x.size : x.start+x.size]
}

// addresses returns those of the first element in memory and of the end of the last.
func (x Raw[T]) addresses() (low, high uintptr) {
	var zero T
	first, end := x.span()
	base, size := uintptr(unsafe.Pointer(unsafe.SliceData(x.Data))), unsafe.Sizeof(zero)
	return base + uintptr(first)*size, base + uintptr(end)*size
}
