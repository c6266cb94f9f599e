// Package element says what element types are made of, for code that is generic over them: no such
// code asks which type it has.
package element

import (
	"encoding/binary"
	"math/bits"
	"reflect"
	"unsafe"
)

// Signed, Unsigned and Integer are types of integers.
type (
	Signed interface {
		~int | ~int8 | ~int16 | ~int32 | ~int64
	}
	Unsigned interface {
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
	}
	Integer interface{ Signed | Unsigned }
)

// Float is a floating-point type.
type Float interface{ ~float32 | ~float64 }

// Number is an element type with arithmetic.
type Number interface{ Float | Integer }

// Any is an element type.
type Any interface{ Number | ~bool }

// IsFloat reports whether T is a floating-point type.
func IsFloat[T Number]() bool {
	var one T = 1
	return one/2 != 0
}

// IsSigned reports whether T has negative numbers.
func IsSigned[T Number]() bool {
	var zero T
	return zero-1 < 0
}

// Range returns the lowest and the highest integer of type T.
func Range[T Integer]() (lowest, highest T) {
	if IsSigned[T]() {
		lowest = 1 << (8*Size[T]() - 1)
	}
	return lowest, ^lowest
}

// Size returns the bytes of an element of type T.
func Size[T any]() int {
	var zero T
	return int(unsafe.Sizeof(zero))
}

// HasPointers reports whether elements of type T have pointers, as strings do: the garbage
// collector has to know where they are, and Go has to write them.
func HasPointers[T any]() bool { return reflect.TypeFor[T]().Kind() == reflect.String }

// As returns the memory of x as elements of another type of the same size.
func As[V, U any](x []U) []V {
	return unsafe.Slice((*V)(unsafe.Pointer(unsafe.SliceData(x))), len(x))
}

// OfBytes returns the memory of bytes as the elements that it has room for. It must be where an
// element may be.
func OfBytes[T any](b []byte) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/Size[T]())
}

// IsBigEndian is whether this machine has the high bytes of a number first.
var IsBigEndian = binary.NativeEndian.Uint16([]byte{0, 1}) == 1

// SwapBytes reverses the bytes of each number of width bytes in b, which is aligned to width.
func SwapBytes(b []byte, width int) {
	switch width {
	case 2:
		swap(OfBytes[uint16](b), bits.ReverseBytes16)
	case 4:
		swap(OfBytes[uint32](b), bits.ReverseBytes32)
	case 8:
		swap(OfBytes[uint64](b), bits.ReverseBytes64)
	}
}

func swap[T any](x []T, reversed func(T) T) {
	for i, v := range x {
		x[i] = reversed(v)
	}
}
