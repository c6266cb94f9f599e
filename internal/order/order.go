// Package order sorts slices, and finds what their order says. NaN is greater than all numbers,
// and zeros of both signs are equal.
package order

import (
	"sort"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// Sort sets z to x in ascending order, equal elements in the order that they have. They are apart.
func Sort[T element.Number](z, x []T) {
	s := newSorter()
	defer s.release()
	for i, e := range s.sort(keys(s, x)) {
		z[i] = x[e.at]
	}
}

// ArgSort sets z to where the elements of x are in ascending order, equal ones in the order that
// they have.
func ArgSort[T element.Number](z []int, x []T) {
	s := newSorter()
	defer s.release()
	for i, e := range s.sort(keys(s, x)) {
		z[i] = e.at
	}
}

// Top sets values to the largest elements of x in descending order, of equal ones the first, and
// places to where they are. Of few it sorts only what can be among them. Given to it is the kernel
// that folds columns to the largest.
func Top[T element.Number](values []T, places []int, x []T,
	maxColumns func(z, x []T, rows, stride int),
) {
	const leastRows = 4 // for columns to leave out more than they cost
	k := len(values)
	if k == 0 {
		return
	}
	s := newSorter()
	defer s.release()
	// In the largest of more columns than k there is one that at least k elements reach. Of half as
	// many again, few more than k do, and there are few to sort.
	columns := (k + k/2 + 7) / 8 * 8
	var top []entry
	if rows := len(x) / columns; rows >= leastRows {
		largest := slicepool.Make[T](columns)
		defer slicepool.Put(largest)
		copy(largest, x)
		maxColumns(largest, x, rows, columns)
		least := s.sort(keys(s, largest))[columns-k].at
		top = atLeast(s, x, largest[least], k)
	} else {
		top = keys(s, x)
	}
	for i := range top {
		top[i].key = ^top[i].key
	}
	for i, e := range s.sort(top)[:k] {
		values[i], places[i] = x[e.at], e.at
	}
}

// atLeast returns the entries of elements of x above one, and of the first k that equal it.
func atLeast[T element.Number](s *sorter, x []T, least T, k int) []entry {
	s.entries = s.entries[:0]
	bound := keyOf(least)
	for i, v := range x {
		if v < least {
			continue
		}
		key := keyOf(v)
		if key < bound || key == bound && k == 0 {
			continue
		}
		if key == bound {
			k--
		}
		s.entries = append(s.entries, entry{key, i})
	}
	return s.entries
}

// Search returns the first place in x, which is in ascending order, where v could be put in.
func Search[T element.Number](x []T, v T) int {
	if v != v {
		return sort.Search(len(x), func(i int) bool { return x[i] != x[i] })
	}
	return sort.Search(len(x), func(i int) bool { return !(x[i] < v) })
}
