package tensor

import "github.com/ashlar-go/ashlar/internal/extent"

// An Index chooses elements along a dimension, for Slice. Counts from the end are
// negative, and what lies beyond it is left out, as in NumPy.
type Index extent.Choice

var (
	// All chooses all elements.
	All = Index{Step: 1}
	// First and Last choose one element, and drop the dimension.
	First, Last = At(0), At(-1)
	// Rest chooses all elements but the first, and ButLast all but the last.
	Rest, ButLast = From(1), To(-1)
	// Even chooses the elements at even indices, and Odd the others.
	Even, Odd = Mod(2), From(1).By(2)
	// NewAxis inserts a dimension of length 1.
	NewAxis = Index{Kind: extent.NewAxis}
	// Ellipsis stands for All in each dimension that the other indices leave.
	Ellipsis = Index{Kind: extent.Ellipsis}
)

// At chooses the element at i, and drops the dimension.
func At(i int) Index { return Index{Kind: extent.Single, Lo: i} }

// Range chooses the elements from lo up to hi, which is not one of them.
func Range(lo, hi int) Index { return Index{Lo: lo, Hi: hi, Step: 1, HasLow: true, HasHigh: true} }

// From chooses the elements from lo on.
func From(lo int) Index { return Index{Lo: lo, Step: 1, HasLow: true} }

// To chooses the elements up to hi, which is not one of them.
func To(hi int) Index { return Index{Hi: hi, Step: 1, HasHigh: true} }

// Mod chooses the elements whose index is a multiple of m.
func Mod(m int) Index { return All.By(m) }

// By chooses each step-th of the elements that i chooses. With a negative step, they are
// counted down: All.By(-1) is all in reverse, and Range(7, 3).By(-2) has indices 7 and 5.
func (i Index) By(step int) Index {
	i.Step = step
	return i
}

// Indices lists the indices that i chooses of n elements. It panics with an *IndexError if
// At is out of range, and with a *ValueError if i is NewAxis or Ellipsis.
func (i Index) Indices(n int) []int {
	first, count := i.choose(n)
	indices := makeIndices(count)
	for k := range indices {
		indices[k] = first + k*i.Step
	}
	return indices
}

// Count returns how many of n elements i chooses. It panics as Indices does.
func (i Index) Count(n int) int {
	_, count := i.choose(n)
	return count
}

// choose returns the first element that i chooses of n, and how many. It panics as Indices does.
func (i Index) choose(n int) (first, count int) {
	switch {
	case i.Kind == extent.Single:
		first, ok := extent.FromStart(i.Lo, n)
		if !ok {
			panic(&IndexError{"Select", []int{i.Lo}, Shape{n}})
		}
		return first, 1
	case i.Kind != extent.Stretch:
		panic(&ValueError{
			"Select", "selector", "NewAxis or Ellipsis", "a choice along a dimension",
		})
	case i.Step == 0:
		panic(&ValueError{"Select", "step", 0, "another number"})
	}
	return extent.Choice(i).Bounds(n)
}
