package layout

import (
	"slices"
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

// Over returns a tensor of a shape over data, in row-major order.
func Over[T any](data []T, shape ...int) Strided[T] {
	l := New(shape...)
	return Strided[T]{&l, data}
}

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

// Foreign returns the layout of a shape with given strides in memory of n elements, the first of
// which is at an offset; it is read-only if an element shows twice. It panics with a
// *tensor.ShapeError or a *tensor.ValueError that names op if that is none, or not within memory.
func Foreign(op string, n, offset int, shape, strides []int) Layout {
	l := For(op, shape...)
	if len(strides) != len(shape) {
		panic(shapeError(op, "want a stride for each dimension", slices.Clone(shape),
			slices.Clone(strides)))
	}
	if offset < 0 || offset > n || l.size > 0 && offset == n {
		panic(valueError(op, "offset", offset, "one within data"))
	}
	outside := func() {
		panic(valueError(op, "strides", slices.Clone(strides), "those of elements within data"))
	}
	for axis, step := range strides {
		d := &l.dims()[axis]
		if d.stride = step; d.length <= 1 {
			d.stride = 0
		} else if l.size > 0 && (step < -n || step > n || d.distance() > n/(d.length-1)) {
			outside()
		}
	}
	l.settle(op)
	if l.start = offset; l.size == 0 {
		l.start = 0
	}
	if low, high := l.span(); low < 0 || high > n {
		outside()
	}
	l.readOnly = l.repeats()
	return l
}

// repeats reports whether an element of l shows at several indices.
func (l *Layout) repeats() bool {
	reach, order := 0, l.Order()
	apart := l.size > 0
	for _, axis := range slices.Backward(order) {
		d := l.dims()[axis]
		apart = apart && (d.length == 1 || d.distance() > reach)
		reach += (d.length - 1) * d.distance()
	}
	if apart || l.size == 0 {
		return false
	}
	low, high := l.span()
	if l.size > high-low {
		return true
	}
	seen := make([]uint64, (high-low+63)/64)
	for c := NewCursor(l); c.Next(); {
		at := c.At - low
		if seen[at/64]&(1<<(at%64)) != 0 {
			return true
		}
		seen[at/64] |= 1 << (at % 64)
	}
	return false
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
