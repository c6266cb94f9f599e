// Package vector prepares the slices of kernels in assembly for these.
package vector

import "unsafe"

// An Operand says where the elements of an operand are, and how many bytes on those of the next
// vector: 0 if one element serves all.
type Operand struct {
	At   *byte
	Step int
}

// Start returns where the elements of x are.
func Start[T any](x []T) *byte { return (*byte)(unsafe.Pointer(unsafe.SliceData(x))) }

// Of returns the operand x, of which so many bytes belong to a vector.
func Of[T any](x []T, step int) Operand { return Operand{Start(x), step} }

// From returns what is left of an operand after n elements, of which a vector has so many.
func (x Operand) From(n, lanes int) Operand {
	return Operand{(*byte)(unsafe.Add(unsafe.Pointer(x.At), n*x.Step/lanes)), x.Step}
}

// Blocks are memory for an element as often as the four vectors have it that a loop takes at a
// time, at most, and for a fifth, so that some begin at a multiple of their size: processors take
// longer over others.
type (
	Block16 [blockVectors * 16 / 8]uint64 // of vectors of 16 bytes, which amd64 has no kernels of
	Block32 [blockVectors * 32 / 8]uint64
	Block64 [blockVectors * 64 / 8]uint64
)

const blockVectors = 5

// Spread returns an operand of a kernel that has n elements, of which so many bytes belong to a
// vector, or one, which it spreads over so many vectors of b. The kernel has checked that.
func Spread[T any, B Block16 | Block32 | Block64](b *B, x []T, n, step, vectors int) Operand {
	if len(x) == n {
		return Of(x, step)
	}
	size := int(unsafe.Sizeof(*b)) / blockVectors
	skip := -int(uintptr(unsafe.Pointer(b))) & (size - 1)
	at := (*byte)(unsafe.Add(unsafe.Pointer(b), skip))
	fill(at, repeated(unsafe.Pointer(&x[0]), int(unsafe.Sizeof(x[0]))), size,
		(step*vectors+size-1)/size)
	return Operand{At: at}
}

// repeated returns an element of so many bytes as often as 64 bits have it.
func repeated(at unsafe.Pointer, size int) uint64 {
	switch size {
	case 1:
		return uint64(*(*uint8)(at)) * 0x0101010101010101
	case 2:
		return uint64(*(*uint16)(at)) * 0x0001000100010001
	case 4:
		return uint64(*(*uint32)(at)) * 0x0000000100000001
	}
	return *(*uint64)(at)
}

const lineBytes = 64 // of the cache

// Lines returns how many elements of z are before the first line of the cache, and how many follow
// in whole groups.
func Lines[T any](z []T, group int) (before, groups int) {
	size := int(unsafe.Sizeof(*new(T)))
	before = min(int(-uintptr(unsafe.Pointer(unsafe.SliceData(z)))%lineBytes)/size, len(z))
	return before, (len(z) - before) / group * group
}
