package harness

import "unsafe"

// guardBytes is the size of the memory between two guards.
const guardBytes = 4096

// canary fills memory that a kernel must not write.
const canary = 0xA5

// A guarded is memory between two guards: pages that fault where a system lets
// them. What lies between its slice in use and the guards is filled with canaries.
type guarded struct {
	memory []byte
	used   struct{ low, high int } // bytes in use
}

// place says where in guarded memory a slice is.
type place int

const (
	atStart place = iota // right after the guard
	atEnd                // right before the guard
	inside               // anywhere
)

// vector returns memory for a vector of n elements like v; an offset in elements
// counts where it is inside.
func vectorIn[T Element](g *guarded, n int, bools bool, p place, offset int) Vector[T] {
	if bools {
		return Vector[T]{Bools: sliceIn[bool](g, n, p, offset)}
	}
	return Vector[T]{Elements: sliceIn[T](g, n, p, offset)}
}

func sliceIn[E any](g *guarded, n int, p place, offset int) []E {
	var e E
	size := int(unsafe.Sizeof(e))
	low := 0
	switch p {
	case atEnd:
		low = len(g.memory) - n*size
	case inside:
		low = offset * size
	}
	g.used.low, g.used.high = low, low+n*size
	for i := range g.memory {
		g.memory[i] = canary
	}
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(g.memory[low:]))), n)
}

// intact reports whether the canaries are there.
func (g *guarded) intact() bool {
	for _, outside := range [][]byte{g.memory[:g.used.low], g.memory[g.used.high:]} {
		for _, b := range outside {
			if b != canary {
				return false
			}
		}
	}
	return true
}
