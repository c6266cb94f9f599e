// Package order sorts slices, and finds what their order says. NaN is greater than all numbers,
// and zeros of both signs are equal.
package order

import (
	"cmp"
	"slices"
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
	pick(values, places, x, maxColumns, downward)
}

// Bottom sets values to the smallest elements of x in ascending order, as Top does to the largest.
// Given to it is the kernel that folds columns to the smallest.
func Bottom[T element.Number](values []T, places []int, x []T,
	minColumns func(z, x []T, rows, stride int),
) {
	pick(values, places, x, minColumns, upward)
}

// A direction is what turns keys so that their ascending order is that of elements which is wanted.
type direction uint64

const (
	upward   direction = 0
	downward           = ^upward
)

// pick is Top or Bottom.
func pick[T element.Number](values []T, places []int, x []T,
	foldColumns func(z, x []T, rows, stride int), to direction,
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
	var first []entry
	if rows := len(x) / columns; rows >= leastRows {
		extremes := slicepool.Make[T](columns)
		defer slicepool.Put(extremes)
		copy(extremes, x)
		foldColumns(extremes, x, rows, columns)
		last := s.sort(turned(keys(s, extremes), to))[k-1].at
		first = reaching(s, x, extremes[last], k, to)
	} else {
		first = turned(keys(s, x), to)
	}
	for i, e := range s.sort(first)[:k] {
		values[i], places[i] = x[e.at], e.at
	}
}

// turned turns the keys of entries, and returns these.
func turned(entries []entry, to direction) []entry {
	for i := range entries {
		entries[i].key ^= uint64(to)
	}
	return entries
}

// reaching returns the entries, turned, of elements of x before one, and of the first k that equal
// it.
func reaching[T element.Number](s *sorter, x []T, last T, k int, to direction) []entry {
	s.entries = s.entries[:0]
	bound := keyOf(last) ^ uint64(to)
	add := func(i int, v T) {
		key := keyOf(v) ^ uint64(to)
		if key > bound || key == bound && k == 0 {
			return
		}
		if key == bound {
			k--
		}
		s.entries = append(s.entries, entry{key, i})
	}
	// Few elements reach it.
	if to == downward {
		for i, v := range x {
			if !(v < last) {
				add(i, v)
			}
		}
		return s.entries
	}
	for i, v := range x {
		if !(v > last) {
			add(i, v)
		}
	}
	return s.entries
}

// Unique returns where in x, n rows of m elements each, the first of each of the different rows is,
// in ascending order by their first elements that differ; which of these each row is; and how many
// rows each of them is. All NaN are one.
func Unique[T element.Number](x []T, n, m int) (first, inverse, counts []int) {
	return UniqueFunc(x, n, m, ArgSort, func(v, w T) int { return cmp.Compare(keyOf(v), keyOf(w)) })
}

// UniqueFunc is Unique of elements in the order of compare, by which argSort sorts as ArgSort does.
func UniqueFunc[T any](x []T, n, m int, argSort func(z []int, x []T), compare func(v, w T) int,
) (first, inverse, counts []int) {
	at := make([]int, n)
	row := func(i int) []T { return x[i*m : (i+1)*m] }
	compareRows := func(i, j int) int { return slices.CompareFunc(row(i), row(j), compare) }
	if m == 1 {
		argSort(at, x)
	} else {
		for i := range at {
			at[i] = i
		}
		slices.SortStableFunc(at, compareRows)
	}
	inverse = make([]int, n)
	for k, i := range at {
		if k == 0 || compareRows(at[k-1], i) != 0 {
			first, counts = append(first, i), append(counts, 0)
		}
		inverse[i] = len(first) - 1
		counts[len(first)-1]++
	}
	return first, inverse, counts
}

// Search returns the first place in x, which is in ascending order, where v could be put in.
func Search[T element.Number](x []T, v T) int {
	if v != v {
		return sort.Search(len(x), func(i int) bool { return x[i] != x[i] })
	}
	return sort.Search(len(x), func(i int) bool { return !(x[i] < v) })
}
