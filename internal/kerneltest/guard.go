package kerneltest

import (
	"bytes"
	"sync/atomic"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
)

// guardBytes is the size of the memory between two guards that a row needs.
const guardBytes = 4096

// canary fills memory that a kernel must not write.
const canary = 0xA5

// canaries returns n of them, which nobody may write to.
func canaries(n int) []byte {
	if all := cage.Load(); all != nil && len(*all) >= n {
		return (*all)[:n]
	}
	all := bytes.Repeat([]byte{canary}, n)
	cage.Store(&all)
	return all
}

// cage keeps what canaries returns again.
var cage atomic.Pointer[[]byte]

// A Guarded is memory between two guards: pages that fault where a system lets
// them. What lies between its slice in use and the guards is filled with canaries.
type Guarded struct {
	memory []byte
	used   struct{ low, high int } // bytes in use
}

// A Place says where in guarded memory a slice is.
type Place int

const (
	AtStart Place = iota // right after the guard
	AtEnd                // right before the guard
	Inside               // so many elements from the start
)

// vectorIn returns memory for a vector of n elements like v; an offset in elements
// counts where it is inside.
func vectorIn[T element.Any](g *Guarded, n int, bools bool, p Place, offset int) Vector[T] {
	if bools {
		return Vector[T]{Bools: SliceIn[bool](g, n, p, offset)}
	}
	return Vector[T]{Elements: SliceIn[T](g, n, p, offset)}
}

// SliceIn returns n elements of memory, of which none was set; an offset in elements counts where
// they are inside.
func SliceIn[E any](g *Guarded, n int, p Place, offset int) []E {
	var e E
	size := int(unsafe.Sizeof(e))
	low := 0
	switch p {
	case AtEnd:
		low = len(g.memory) - n*size
	case Inside:
		low = offset * size
	}
	g.used.low, g.used.high = low, low+n*size
	copy(g.memory, canaries(len(g.memory)))
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(g.memory[low:]))), n)
}

// Intact reports whether nobody wrote beside the slice in use.
func (g *Guarded) Intact() bool {
	for _, outside := range [][]byte{g.memory[:g.used.low], g.memory[g.used.high:]} {
		if !bytes.Equal(outside, canaries(len(outside))) {
			return false
		}
	}
	return true
}
