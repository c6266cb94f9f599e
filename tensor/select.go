package tensor

import (
	"slices"
)

// A Selector lists indices of a dimension of n elements, for Select. An Index, Incl, Excl,
// tensors of ints (indices) and of bools (a mask) are Selectors.
type Selector interface {
	Indices(n int) []int
}

// Incl chooses the elements at the given indices, in this order.
func Incl(indices ...int) Selector { return incl(indices) }

// Excl chooses the elements at all but the given indices.
func Excl(indices ...int) Selector { return excl(indices) }

type incl []int

func (s incl) Indices(int) []int { return s }

type excl []int

func (s excl) Indices(n int) (indices []int) {
	for i := range n {
		if !slices.Contains(s, i) && !slices.Contains(s, i-n) {
			indices = append(indices, i)
		}
	}
	return indices
}

// Indices lists the indices that i chooses of n elements. It panics with an *IndexError if
// At is out of range, and with a *ValueError if i is NewAxis or Ellipsis.
func (i Index) Indices(n int) []int {
	switch i.kind {
	case single:
		return []int{i.lo}
	case stretch:
		first, count := i.bounds(n)
		indices := make([]int, count)
		for k := range indices {
			indices[k] = first + k*i.step
		}
		return indices
	}
	panic(&ValueError{"Select", "selector", "NewAxis or Ellipsis", "a choice along a dimension"})
}

// Offsets returns how far in memory the slices at indices along an axis are from the first. It
// panics with an *AxisError or an *IndexError that names op if there are none.
func (l *Layout) Offsets(op string, axis int, indices ...int) []int {
	axis = l.Axis(op, axis)
	offsets, d := make([]int, len(indices)), l.dims()[axis]
	for k, i := range indices {
		offsets[k] = fromStart(op, i, d.length) * d.stride
	}
	return offsets
}

// Places returns the shape of the elements at all combinations of the indices that
// selectors list, one for each dimension from the first on, and where the elements are, in
// row-major order. It panics with an *AxisError if there are more selectors than
// dimensions, and with an *IndexError if an index is out of range.
func (l *Layout) Places(selectors ...Selector) (shape Shape, places []int) {
	l.CheckMade("Select")
	if len(selectors) > l.Rank() {
		panic(&AxisError{"Select", l.Rank(), l.Rank()})
	}
	places = []int{l.start}
	for axis, d := range l.dims() {
		var s Selector = All
		if axis < len(selectors) {
			s = selectors[axis]
		}
		indices := s.Indices(d.length)
		inner := make([]int, 0, Shape{len(places), len(indices)}.Size())
		for _, at := range places {
			for _, i := range indices {
				inner = append(inner, at+fromStart("Select", i, d.length)*d.stride)
			}
		}
		shape, places = append(shape, len(indices)), inner
	}
	return shape, places
}

// PlacesAlong returns where the elements are whose index along an axis is of the given ones, which there
// are n of for each index along the other axes, in row-major order. It panics with an *AxisError or
// an *IndexError that names op if there are none.
func (l *Layout) PlacesAlong(op string, axis, n int, indices []int) []int {
	axis = l.Axis(op, axis)
	d := l.dims()[axis]
	starts := l.clone()
	starts.dims()[axis] = dim{n, 0}
	_, places := starts.Places()
	for k, i := range indices {
		places[k] += fromStart(op, i, d.length) * d.stride
	}
	return places
}
