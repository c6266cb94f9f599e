package layout

import (
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// Drops reports whether Select drops the dimension that s chooses an element of, as At does.
func Drops(s tensor.Selector) bool {
	i, ok := s.(tensor.Index)
	return ok && i.Kind == extent.Single
}

// A choice is of elements along a dimension.
type choice struct {
	dim
	selector tensor.Selector
	count    int
	list     []int // the indices, or nil if they are not listed yet
}

// choose returns the choice of s along d, whose indices it lists only if s does not tell their
// number.
func choose(s tensor.Selector, d dim) choice {
	c := choice{dim: d, selector: s}
	if counted, ok := s.(interface{ Count(n int) int }); ok {
		c.count = counted.Count(d.length)
	} else {
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
// with a *tensor.IndexError that names op if there is none.
func (d dim) offsets(op string, indices []int) []int {
	offsets := MakeSlice[int](op, len(indices))
	for k, i := range indices {
		offsets[k] = fromStart(op, i, d.length) * d.stride
	}
	return offsets
}

// Offsets returns how far in memory the slices at indices along an axis are from the first. It
// panics with a *tensor.AxisError or a *tensor.IndexError that names op if there are none.
func (l *Layout) Offsets(op string, axis int, indices ...int) []int {
	return l.dims()[l.Axis(op, axis)].offsets(op, indices)
}

// Select returns the shape of the elements at all combinations of the indices that selectors
// list, one for each dimension from the first on, of which At drops its own; and where the
// elements are in memory, in row-major order. It panics with a *tensor.AxisError if there are more
// selectors than dimensions, and with a *tensor.IndexError if an index is out of range.
func (l *Layout) Select(selectors ...tensor.Selector) (shape tensor.Shape, offsets []int) {
	l.CheckMade("Select")
	if len(selectors) > l.Rank() {
		panic(&tensor.AxisError{Op: "Select", Axis: l.Rank(), Rank: l.Rank()})
	}
	var choices []choice
	for axis, d := range l.dims() {
		var s tensor.Selector = tensor.All
		if axis < len(selectors) {
			s = selectors[axis]
		}
		c := choose(s, d)
		choices = append(choices, c)
		if !Drops(s) {
			shape = append(shape, c.count)
		}
	}
	chosen := For("Select", shape...)
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
// with a *tensor.AxisError, a *tensor.IndexError or a *tensor.ShapeError that names op if there are none, or not so
// many indices.
func (l *Layout) SelectAlong(op string, axis, n int, indices []int) []int {
	axis = l.Axis(op, axis)
	d := l.dims()[axis]
	starts := l.clone()
	starts.dims()[axis] = dim{n, 0}
	starts.settle(op)
	if starts.size != len(indices) {
		panic(shapeError(op, "want an index for each element", starts.Shape(), tensor.Shape{len(indices)}))
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
