package sparse

import (
	"github.com/ashlar-go/ashlar/internal/element"
)

// kernels are those of an element type that this machine can run; the zero value does it in Go.
// They add n > 0 products, each rounded, one after the other.
type kernels[T any] struct {
	// timesVector adds to each element of z products of values and elements of y.
	timesVector func(z *[lanes]T, columns *[lanes]uint32, values *[lanes]T, n int, y *T)

	// timesRows adds to width > 0 elements of z products of values and rows of y. Bytes at rest are
	// 255 for the elements that are left of a vector.
	timesRows func(z *T, columns *uint32, values *T, n int, y *T, width int, rest *byte)
}

// lanes is how many rows of a sparse matrix lie side by side.
const lanes = 8

// available are kernels of several element types.
var available []any

// kernelsOf returns the kernels of an element type.
func kernelsOf[T any]() (k kernels[T]) {
	for _, of := range available {
		if of, ok := of.(kernels[T]); ok {
			k = of
		}
	}
	return k
}

// vectorBytes is the size of the vectors of kernels.
const vectorBytes = 32

// masks are bytes of which those at vectorBytes - n are 255 for n bytes of a vector.
var masks = func() (b [2 * vectorBytes]byte) {
	for i := range vectorBytes {
		b[i] = 255
	}
	return b
}()

// rest returns the mask of what is left of n elements behind whole vectors.
func rest[T any](n int) *byte {
	size := element.Size[T]()
	return &masks[vectorBytes-n%(vectorBytes/size)*size]
}
