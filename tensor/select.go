package tensor

import "slices"

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

func (s excl) Indices(n int) []int {
	out := s.within(n)
	indices := MakeSlice[int]("Select", n-len(out))
	i := 0
	for k := range indices {
		for ; len(out) > 0 && out[0] == i; i++ {
			out = out[1:]
		}
		indices[k] = i
		i++
	}
	return indices
}

// within returns the indices of n elements that s leaves out, in ascending order.
func (s excl) within(n int) (out []int) {
	for _, i := range s {
		if i < 0 {
			i += n
		}
		if i >= 0 && i < n {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Indices lists the indices that i chooses of n elements. It panics with an *IndexError if
// At is out of range, and with a *ValueError if i is NewAxis or Ellipsis.
func (i Index) Indices(n int) []int {
	first, count := i.choose("Select", n)
	indices := MakeSlice[int]("Select", count)
	for k := range indices {
		indices[k] = first + k*i.step
	}
	return indices
}

// choose returns the first element that i chooses of n, and how many. It panics as Indices does.
func (i Index) choose(op string, n int) (first, count int) {
	switch i.kind {
	case single:
		return fromStart(op, i.lo, n), 1
	case stretch:
		return i.bounds(op, n)
	}
	panic(&ValueError{op, "selector", "NewAxis or Ellipsis", "a choice along a dimension"})
}

// Drops reports whether Select drops the dimension that s chooses an element of, as At does.
func Drops(s Selector) bool {
	i, ok := s.(Index)
	return ok && i.kind == single
}

// A choice is of elements along a dimension.
type choice struct {
	dim
	selector Selector
	count    int
	list     []int // the indices, or nil if they are not listed yet
}

// choose returns the choice of s along d, whose indices it lists only if s does not tell their
// number.
func choose(s Selector, d dim) choice {
	c := choice{dim: d, selector: s}
	switch s := s.(type) {
	case Index:
		_, c.count = s.choose("Select", d.length)
	case excl:
		c.count = d.length - len(s.within(d.length))
	default:
		c.list = s.Indices(d.length)
		c.count = len(c.list)
	}
	return c
}

// offsets returns how far in memory the chosen slices are from the first.
func (c *choice) offsets() []int {
	if c.list == nil {
		c.list = c.selector.Indices(c.length)
	}
	return c.dim.offsets("Select", c.list)
}

// offsets returns how far in memory the slices at indices along d are from the first. It panics
// with an *IndexError that names op if there is none.
func (d dim) offsets(op string, indices []int) []int {
	offsets := MakeSlice[int](op, len(indices))
	for k, i := range indices {
		offsets[k] = fromStart(op, i, d.length) * d.stride
	}
	return offsets
}

// Offsets returns how far in memory the slices at indices along an axis are from the first. It
// panics with an *AxisError or an *IndexError that names op if there are none.
func (l *Layout) Offsets(op string, axis int, indices ...int) []int {
	return l.dims()[l.Axis(op, axis)].offsets(op, indices)
}

// Select returns the shape of the elements at all combinations of the indices that selectors
// list, one for each dimension from the first on, of which At drops its own; and where the
// elements are in memory, in row-major order. It panics with an *AxisError if there are more
// selectors than dimensions, and with an *IndexError if an index is out of range.
func (l *Layout) Select(selectors ...Selector) (shape Shape, offsets []int) {
	l.CheckMade("Select")
	if len(selectors) > l.Rank() {
		panic(&AxisError{"Select", l.Rank(), l.Rank()})
	}
	var choices []choice
	for axis, d := range l.dims() {
		var s Selector = All
		if axis < len(selectors) {
			s = selectors[axis]
		}
		c := choose(s, d)
		choices = append(choices, c)
		if !Drops(s) {
			shape = append(shape, c.count)
		}
	}
	chosen := LayoutFor("Select", shape...)
	offsets = MakeSlice[int]("Select", chosen.size)
	for _, c := range choices {
		if c.list != nil {
			c.offsets() // panics if there are none, though no element may be chosen
		}
	}
	if chosen.size == 0 {
		return shape, offsets
	}
	offsets[0] = l.start
	for n := 1; len(choices) > 0; choices = choices[1:] {
		// Each of the first n offsets makes as many as there are choices, from the last one on so that
		// none is written before it is read.
		along := choices[0].offsets()
		for i := n - 1; i >= 0; i-- {
			at := offsets[i]
			for k, offset := range along {
				offsets[i*len(along)+k] = at + offset
			}
		}
		n *= len(along)
	}
	return shape, offsets
}

// SelectAlong returns where the elements are in memory whose index along an axis is of the given
// ones, of which there are n for each index along the other axes, in row-major order. It panics
// with an *AxisError, an *IndexError or a *ShapeError that names op if there are none, or not so
// many indices.
func (l *Layout) SelectAlong(op string, axis, n int, indices []int) []int {
	axis = l.Axis(op, axis)
	d := l.dims()[axis]
	starts := l.clone()
	starts.dims()[axis] = dim{n, 0}
	starts.settle(op)
	if starts.size != len(indices) {
		panic(&ShapeError{
			op,
			[]Shape{starts.Shape(), {len(indices)}},
			"want an index for each element",
		})
	}
	if starts.size == 0 {
		return nil
	}
	_, offsets := starts.Select()
	for k, i := range indices {
		offsets[k] += fromStart(op, i, d.length) * d.stride
	}
	return offsets
}
