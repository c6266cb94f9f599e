package tensor

import (
	"strings"
	"unsafe"
)

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
// that names op if they take more than MaxBytes.
func MakeRaw[T any](op string, l *Layout) Raw[T] {
	l.CheckBytes(op, int(sizeOf[T]()))
	return Raw[T]{l, make([]T, l.size)}
}

// UnsetRaw is MakeRaw, but that elements, of a type without pointers, may be anything. Make
// sets memory to zero, which the buffer of a strings.Builder is not.
func UnsetRaw[T any](op string, l *Layout) Raw[T] {
	const worthwhile = 32 << 10 // bytes; of less, it saves nothing
	l.CheckBytes(op, int(sizeOf[T]()))
	bytes := l.size * int(sizeOf[T]())
	if bytes < worthwhile {
		return Raw[T]{l, make([]T, l.size)}
	}
	var memory strings.Builder
	memory.Grow(bytes)
	return Raw[T]{l, unsafe.Slice((*T)(unsafe.Pointer(unsafe.StringData(memory.String()))), l.size)}
}

func sizeOf[T any]() uintptr {
	var zero T
	return unsafe.Sizeof(zero)
}

// Flat returns the elements of x in row-major order, as they are in memory. It panics with a
// *ValueError if x is not contiguous.
func (x Raw[T]) Flat() []T {
	if !x.contiguous {
		x.notContiguous()
	}
	return x.Data[x.start : x.start+x.size : x.start+x.size]
}

func (x Raw[T]) notContiguous() {
	panic(&ValueError{"Flat", "layout", x.Strides(), "contiguous"})
}

// Check panics with a *ShapeError that names op unless Data has all elements of x.
func (x Raw[T]) Check(op string) {
	if low, high := x.span(); low < 0 || high > len(x.Data) {
		panic(&ShapeError{
			op,
			[]Shape{x.Shape(), {len(x.Data)}},
			"want as many elements as data has",
		})
	}
}

// addresses returns those of the first element in memory and of the end of the last.
func (x Raw[T]) addresses() (low, high uintptr) {
	first, end := x.span()
	base, size := uintptr(unsafe.Pointer(unsafe.SliceData(x.Data))), sizeOf[T]()
	return base + uintptr(first)*size, base + uintptr(end)*size
}
