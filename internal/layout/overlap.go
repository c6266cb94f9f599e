package layout

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/tensor"
)

// SameElements reports whether x and y have the same shape, and at each index the
// same element in memory.
func SameElements[X, Y any](x Strided[X], y Strided[Y]) bool {
	return unsafe.Pointer(unsafe.SliceData(x.Data)) == unsafe.Pointer(unsafe.SliceData(y.Data)) &&
		x.Same(y.Layout)
}

// SameMemory reports whether x and y are over the same slice.
func SameMemory[X, Y any](x Strided[X], y Strided[Y]) bool {
	return unsafe.Pointer(unsafe.SliceData(x.Data)) == unsafe.Pointer(unsafe.SliceData(y.Data)) &&
		len(x.Data) > 0 && len(y.Data) > 0
}

// Overlap reports whether x and y share an element. The answer is exact but for
// layouts in which dimensions interleave without order, where it may be true
// though there is none.
func Overlap[X, Y any](x Strided[X], y Strided[Y]) bool {
	xlow, xhigh := x.addresses()
	ylow, yhigh := y.addresses()
	if x.size == 0 || y.size == 0 || xhigh <= ylow || yhigh <= xlow {
		return false
	}
	var a X
	var b Y
	size := unsafe.Sizeof(a)
	if unsafe.Sizeof(b) != size || (ylow-xlow)%size != 0 {
		return true
	}
	return meet(x.Layout, y.Layout, (int(ylow)-int(xlow))/int(size))
}

// Overlaps reports whether l and m, of the same memory, share an element, as Overlap does.
func (l *Layout) Overlaps(m *Layout) bool {
	lowest, _ := l.span()
	lowestOfM, _ := m.span()
	return l.size > 0 && m.size > 0 && meet(l, m, lowestOfM-lowest)
}

// A term is a multiple of a stride in a sum of offsets: stride times 0 to most.
type term struct{ stride, most int }

// meet reports whether x and y have an element in common, of which the lowest of y
// is at the given distance from the lowest of x: whether offsets in x plus offsets
// down from the top of y make that distance plus the extent of y.
func meet(x, y *Layout, distance int) bool {
	var terms [2 * tensor.MaxRank]term
	n := 0
	for _, l := range []*Layout{x, y} {
		for _, d := range l.dims() {
			if s := d.distance(); s > 0 && d.length > 1 {
				at := n
				for ; at > 0 && terms[at-1].stride < s; at-- {
					terms[at] = terms[at-1]
				}
				terms[at] = term{s, d.length - 1}
				n++
			}
		}
	}
	low, high := y.span()
	tries := 10000
	return reach(terms[:n], distance+high-1-low, &tries)
}

// reach reports whether terms, of descending strides, can sum to total. After so
// many tries it gives up, and says that they can.
func reach(terms []term, total int, tries *int) bool {
	if total == 0 || *tries == 0 {
		return total >= 0
	}
	if len(terms) == 0 || total < 0 {
		return false
	}
	rest := 0
	for _, t := range terms[1:] {
		rest += t.stride * t.most
	}
	t := terms[0]
	for i := min(t.most, total/t.stride); i >= 0 && total-i*t.stride <= rest; i-- {
		*tries = max(*tries-1, 0)
		if reach(terms[1:], total-i*t.stride, tries) {
			return true
		}
	}
	return false
}
