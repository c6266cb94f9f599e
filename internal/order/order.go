// Package order sorts slices, and finds what their order says. NaN is greater than all numbers,
// and zeros of both signs are equal.
package order

import (
	"math"
	"sort"
)

// An Element is a number.
type Element interface{ float32 | float64 | int }

// Sort puts x in ascending order, equal elements in the order that they have.
func Sort[T Element](x []T) {
	s := newSorter()
	defer s.release()
	old := append([]T(nil), x...)
	for i, e := range s.sort(keys(s, x)) {
		x[i] = old[e.at]
	}
}

// ArgSort sets z to where the elements of x are in ascending order, equal ones in the order that
// they have.
func ArgSort[T Element](z []int, x []T) {
	s := newSorter()
	defer s.release()
	for i, e := range s.sort(keys(s, x)) {
		z[i] = e.at
	}
}

// Top sets values to the largest elements of x in descending order, of equal ones the first, and
// places to where they are. If they are few, it looks at each element once.
func Top[T Element](values []T, places []int, x []T) {
	s := newSorter()
	defer s.release()
	k := len(values)
	if k == 0 {
		return
	}
	var top []entry
	if len(x)/k >= 32 { // a heap of more of them is slower than sorting all
		top = largest(keys(s, x[:k]), x)
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

// largest makes top, the first entries of x, the largest of all, and of equal ones the first.
func largest[T Element](top heap, x []T) []entry {
	for i := len(top) / 2; i >= 0; i-- {
		top.sink(i)
	}
	least := x[top[0].at]
	for at := len(top); at < len(x); at++ {
		if x[at] <= least {
			continue
		}
		if key := keyOf(x[at]); key > top[0].key {
			top[0] = entry{key, at}
			top.sink(0)
			least = x[top[0].at]
		}
	}
	return top
}

// A heap has in front the entry that is to go first: the least, and of equal ones the last.
type heap []entry

// sink moves entry i to its place among those behind it.
func (h heap) sink(i int) {
	for {
		first := i
		for child := 2*i + 1; child <= 2*i+2 && child < len(h); child++ {
			if c, f := h[child], h[first]; c.key < f.key || c.key == f.key && c.at > f.at {
				first = child
			}
		}
		if first == i {
			return
		}
		h[i], h[first] = h[first], h[i]
		i = first
	}
}

// Search returns the first place in x, which is in ascending order, where v could be put in.
func Search[T Element](x []T, v T) int {
	if v != v {
		return sort.Search(len(x), func(i int) bool { return x[i] != x[i] })
	}
	return sort.Search(len(x), func(i int) bool { return !(x[i] < v) })
}

// Quantile returns the number that a part q of x, which is in ascending order, is less than:
// between two elements, by linear interpolation. It is NaN if x has one, or is empty.
func Quantile[T float32 | float64](x []T, q float64) T {
	n := len(x)
	if n == 0 || x[n-1] != x[n-1] {
		return T(math.NaN())
	}
	low, part := math.Modf(q * float64(n-1))
	a := float64(x[int(low)])
	if part == 0 {
		return T(a)
	}
	return T(a + part*(float64(x[int(low)+1])-a))
}
