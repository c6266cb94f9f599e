// Package text has loops over slices of strings, and the forms of strings in bytes.
package text

import (
	"cmp"
	"slices"
	"sort"
)

// A loop sets each element of z, given those of its operands, which have as many, or one that
// stands for all.

// Equal sets z to whether x is y.
func Equal(z []bool, x, y []string) {
	for i := range z {
		z[i] = of(x, i) == of(y, i)
	}
}

// NotEqual sets z to whether x is not y.
func NotEqual(z []bool, x, y []string) {
	for i := range z {
		z[i] = of(x, i) != of(y, i)
	}
}

// Less sets z to whether x comes before y, in the order of their bytes.
func Less(z []bool, x, y []string) {
	for i := range z {
		z[i] = of(x, i) < of(y, i)
	}
}

// LessEqual sets z to whether x comes before y, or is y.
func LessEqual(z []bool, x, y []string) {
	for i := range z {
		z[i] = of(x, i) <= of(y, i)
	}
}

// Join sets z to x followed by y.
func Join(z, x, y []string) {
	for i := range z {
		z[i] = of(x, i) + of(y, i)
	}
}

// Len sets z to the numbers of bytes of x.
func Len(z []int, x []string) {
	for i := range z {
		z[i] = len(of(x, i))
	}
}

// of returns element i of x, or the one that stands for all.
func of[T any](x []T, i int) T { return x[min(i, len(x)-1)] }

// Sort sets z to x in ascending order.
func Sort(z, x []string) {
	copy(z, x)
	slices.Sort(z)
}

// ArgSort sets z to where the elements of x are in ascending order, equal ones in the order that
// they have.
func ArgSort(z []int, x []string) { argSort(z, x, 1) }

// ArgSortDown is ArgSort in descending order, in which equal elements keep their order too.
func ArgSortDown(z []int, x []string) { argSort(z, x, -1) }

// argSort sorts in ascending order, or in descending order if sign is -1.
func argSort(z []int, x []string, sign int) {
	for i := range z {
		z[i] = i
	}
	slices.SortStableFunc(z, func(i, j int) int { return sign * cmp.Compare(x[i], x[j]) })
}

// Search returns the loop that sets z to the first place in sorted, which is in ascending order,
// where each x could be put in.
func Search(sorted []string) func(z []int, x []string) {
	return func(z []int, x []string) {
		for i := range z {
			z[i] = sort.SearchStrings(sorted, of(x, i))
		}
	}
}
