package layout

import (
	"strings"
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// A Strided is a tensor as it is in memory: the element at an index is the one of Data at
// Layout.Offset of it.
type Strided[T any] struct {
	*Layout
	Data []T
}

// scalar is the layout of a tensor without dimensions.
var scalar = New()

// Scalar returns v as a tensor without dimensions.
func Scalar[T any](v T) Strided[T] { return Strided[T]{&scalar, []T{v}} }

// Make returns a tensor with the layout l, of zeros. It panics with a *tensor.SizeError
// that names op if they take more than tensor.MaxBytes.
func Make[T any](op string, l *Layout) Strided[T] {
	l.CheckBytes(op, int(sizeOf[T]()))
	return Strided[T]{l, make([]T, l.size)}
}

// MakeUnset is Make, but that elements, of a type without pointers, may be anything. Make
// sets memory to zero, which the buffer of a strings.Builder is not.
func MakeUnset[T any](op string, l *Layout) Strided[T] {
	const worthwhile = 32 << 10 // bytes; of less, it saves nothing
	l.CheckBytes(op, int(sizeOf[T]()))
	bytes := l.size * int(sizeOf[T]())
	if bytes < worthwhile {
		return Strided[T]{l, make([]T, l.size)}
	}
	var memory strings.Builder
	memory.Grow(bytes)
	first := (*T)(unsafe.Pointer(unsafe.StringData(memory.String())))
	return Strided[T]{l, unsafe.Slice(first, l.size)}
}

func sizeOf[T any]() uintptr {
	var zero T
	return unsafe.Sizeof(zero)
}

// Flat returns the elements of x in row-major order, as they are in memory. It panics with a
// *tensor.ValueError if x is not contiguous.
func (x Strided[T]) Flat() []T {
	if !x.contiguous {
		x.notContiguous()
	}
	return x.Data[x.start : x.start+x.size : x.start+x.size]
}

func (x Strided[T]) notContiguous() {
	panic(valueError("Flat", "layout", x.Strides(), "contiguous"))
}

// Check panics with a *tensor.ShapeError that names op unless Data has all elements of x.
func (x Strided[T]) Check(op string) {
	if low, high := x.span(); low < 0 || high > len(x.Data) {
		const want = "want as many elements as data has"
		panic(shapeError(op, want, x.Shape(), tensor.Shape{len(x.Data)}))
	}
}

// addresses returns those of the first element in memory and of the end of the last.
func (x Strided[T]) addresses() (low, high uintptr) {
	first, end := x.span()
	base, size := uintptr(unsafe.Pointer(unsafe.SliceData(x.Data))), sizeOf[T]()
	return base + uintptr(first)*size, base + uintptr(end)*size
}
