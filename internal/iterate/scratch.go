package iterate

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// scratch returns n elements of any values to write to, and the memory that they are in, to give
// back to package slicepool, or nil if that must not have what they point to.
func scratch[T any](n int) (elements []T, pooled []uint64) {
	if element.HasPointers[T]() {
		return make([]T, n), nil
	}
	pooled = slicepool.Make[uint64]((n*sizeOf[T]() + 7) / 8)
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(pooled))), n), pooled
}
