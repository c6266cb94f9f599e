package order

import (
	"slices"
	"sync"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
)

// An entry is an element: a key, of the same order, and where it is.
type entry struct {
	key uint64
	at  int
}

// Bytes is how much memory it takes at most to sort an element.
const Bytes = 2 * 16

// A sorter has memory to sort in.
type sorter struct{ entries, others []entry }

// idle keeps the memory of sorters.
var idle sync.Pool

func newSorter() *sorter {
	if s, ok := idle.Get().(*sorter); ok {
		return s
	}
	return new(sorter)
}

func (s *sorter) release() { idle.Put(s) }

// keys returns the entries of x.
func keys[T element.Number](s *sorter, x []T) []entry {
	s.entries = slices.Grow(s.entries[:0], len(x))[:len(x)]
	switch {
	case !element.IsFloat[T]():
		for i, v := range x {
			s.entries[i] = entry{integerKey(v), i}
		}
	case element.Size[T]() == 4:
		for i, v := range x {
			s.entries[i] = entry{uint64(floatKey[uint32](v)), i}
		}
	default:
		for i, v := range x {
			s.entries[i] = entry{floatKey[uint64](v), i}
		}
	}
	return s.entries
}

// keyOf returns the key of an element: as many bytes as that has, the first ones of which are
// sorted.
func keyOf[T element.Number](v T) uint64 {
	switch {
	case !element.IsFloat[T]():
		return integerKey(v)
	case element.Size[T]() == 4:
		return uint64(floatKey[uint32](v))
	}
	return floatKey[uint64](v)
}

// floatKey returns the key of a float whose bits are a W.
func floatKey[W word, T element.Number](v T) W {
	if v != v {
		return ^W(0)
	}
	v += 0 // no -0
	return ascending(*(*W)(unsafe.Pointer(&v)))
}

// integerKey returns the key of an integer: its bits, the first of which is turned around if it is
// a sign.
func integerKey[T element.Number](v T) uint64 {
	bits := 8 * element.Size[T]()
	key := uint64(v)
	if element.IsSigned[T]() {
		key ^= 1 << (bits - 1)
	}
	return key & (1<<bits - 1)
}

// few is how many entries are sorted by putting one after another in its place.
const few = 64

// sort sorts entries by their keys, a byte at a time from the last one on, each of which leaves
// the order of equal ones as it is (Knuth, The Art of Computer Programming, 5.2.5). Bytes that all
// keys share it skips.
func (s *sorter) sort(x []entry) []entry {
	if len(x) < few {
		insert(x)
		return x
	}
	var varies uint64 // bits in which keys differ
	for _, e := range x {
		varies |= e.key ^ x[0].key
	}
	s.others = slices.Grow(s.others[:0], len(x))[:len(x)]
	from, to := x, s.others
	for shift := 0; shift < 64; shift += 8 {
		if byte(varies>>shift) == 0 {
			continue
		}
		var places [256]int
		for _, e := range from {
			places[byte(e.key>>shift)]++
		}
		place := 0
		for digit, n := range places {
			places[digit] = place
			place += n
		}
		for _, e := range from {
			digit := byte(e.key >> shift)
			to[places[digit]] = e
			places[digit]++
		}
		from, to = to, from
	}
	return from
}

// insert sorts entries by their keys, and leaves the order of equal ones as it is.
func insert(x []entry) {
	for i, e := range x {
		for ; i > 0 && x[i-1].key > e.key; i-- {
			x[i] = x[i-1]
		}
		x[i] = e
	}
}
