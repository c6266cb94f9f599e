package order

import (
	"math"
	"slices"
	"sync"
)

// An entry is an element: a key, of the same order, and where it is.
type entry struct {
	key uint64
	at  int
}

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
func keys[T Element](s *sorter, x []T) []entry {
	s.entries = slices.Grow(s.entries[:0], len(x))[:len(x)]
	switch x := any(x).(type) {
	case []float32:
		for i, v := range x {
			s.entries[i] = entry{key32(v), i}
		}
	case []float64:
		for i, v := range x {
			s.entries[i] = entry{key64(v), i}
		}
	case []int:
		for i, v := range x {
			s.entries[i] = entry{keyInt(v), i}
		}
	}
	return s.entries
}

// keyOf returns the key of an element.
func keyOf[T Element](v T) uint64 {
	switch v := any(v).(type) {
	case float32:
		return key32(v)
	case float64:
		return key64(v)
	case int:
		return keyInt(v)
	}
	panic("order: no element")
}

// key32 has four bytes, which are sorted in half the time of eight.
func key32(v float32) uint64 {
	if v != v {
		return math.MaxUint32
	}
	b := math.Float32bits(v + 0) // no -0
	return uint64(b ^ (uint32(int32(b)>>31) | 1<<31))
}

func key64(v float64) uint64 {
	if v != v {
		return math.MaxUint64
	}
	b := math.Float64bits(v + 0)
	return b ^ (uint64(int64(b)>>63) | 1<<63)
}

func keyInt(v int) uint64 { return uint64(v) ^ 1<<63 }

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
