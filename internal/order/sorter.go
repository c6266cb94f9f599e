package order

import (
	"cmp"
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
	const sign = 1 << 31
	switch b := math.Float32bits(v + 0); { // no -0
	case v != v:
		return math.MaxUint32
	case b >= sign:
		return uint64(^b)
	default:
		return uint64(b | sign)
	}
}

func key64(v float64) uint64 {
	const sign = 1 << 63
	switch b := math.Float64bits(v + 0); {
	case v != v:
		return math.MaxUint64
	case b >= sign:
		return ^b
	default:
		return b | sign
	}
}

func keyInt(v int) uint64 { return uint64(v) ^ 1<<63 }

// few is how many entries are sorted by comparing them.
const few = 128

// sort sorts entries by their keys, a byte at a time from the last one on, each of which leaves
// the order of equal ones as it is (Knuth, The Art of Computer Programming, 5.2.5). Bytes that all
// keys share it skips.
func (s *sorter) sort(x []entry) []entry {
	if len(x) < few {
		slices.SortFunc(x, func(a, b entry) int { return cmp.Or(cmp.Compare(a.key, b.key), a.at-b.at) })
		return x
	}
	var count [8][256]int
	for _, e := range x {
		for b := range count {
			count[b][byte(e.key>>(8*b))]++
		}
	}
	s.others = slices.Grow(s.others[:0], len(x))[:len(x)]
	from, to := x, s.others
	for b := range count {
		if count[b][byte(x[0].key>>(8*b))] == len(x) {
			continue
		}
		place := 0
		for digit, n := range count[b] {
			count[b][digit] = place
			place += n
		}
		for _, e := range from {
			digit := byte(e.key >> (8 * b))
			to[count[b][digit]] = e
			count[b][digit]++
		}
		from, to = to, from
	}
	return from
}
