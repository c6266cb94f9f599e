// Package vector prepares the slices of kernels in assembly for these.
package vector

import "unsafe"

// An Operand says where the elements of an operand are, and how many bytes on those of the next vector:
// 0 if one element serves all.
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

const (
	groupBytes = 256 // of the vectors that a loop takes at a time, at most
	lineBytes  = 64  // of the cache; processors take longer over vectors in two lines
)

// A Block is memory for an element as often as vectors have it that a loop takes at a time.
type Block [(groupBytes + lineBytes) / 8]uint64

// of spreads an element of so many bytes over so many of b.
func (b *Block) of(at unsafe.Pointer, size, bytes int) Operand {
	var bits uint64
	switch size {
	case 1:
		bits = uint64(*(*uint8)(at)) * 0x0101010101010101
	case 2:
		bits = uint64(*(*uint16)(at)) * 0x0001000100010001
	case 4:
		bits = uint64(*(*uint32)(at)) * 0x0000000100000001
	case 8:
		bits = *(*uint64)(at)
	}
	skip := -uintptr(unsafe.Pointer(b)) % lineBytes / 8
	for i := range b[skip:][:(bytes+7)/8] {
		b[skip:][i] = bits
	}
	return Operand{At: (*byte)(unsafe.Pointer(&b[skip]))}
}

// Spread returns an operand of a kernel that has n elements, of which so many bytes belong to a
// vector, or one, which it spreads over so many vectors of b. The kernel has checked that.
func Spread[T any](b *Block, x []T, n, step, vectors int) Operand {
	if len(x) == n {
		return Of(x, step)
	}
	return b.of(unsafe.Pointer(&x[0]), int(unsafe.Sizeof(x[0])), step*vectors)
}

// Lines returns how many elements of z are before the first line of the cache, and how many follow in
// whole groups.
func Lines[T any](z []T, group int) (before, groups int) {
	size := int(unsafe.Sizeof(*new(T)))
	before = min(int(-uintptr(unsafe.Pointer(unsafe.SliceData(z)))%lineBytes)/size, len(z))
	return before, (len(z) - before) / group * group
}
