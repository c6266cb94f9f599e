package layout

import (
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Chosen is what selectors choose of the elements of a shape.
type Chosen struct {
	Shape   tensor.Shape // of the elements
	choices []choice
}

// A choice is of elements along none, one or several dimensions.
type choice struct {
	count   int                         // elements
	taken   int                         // dimensions
	all     bool                        // of one dimension
	offsets func(dims []dim) (at []int) // how far in memory they are from the first
}

// Choose returns what selectors choose of the elements of l, one selector after the other for the
// dimensions from the first on, and all along those that follow. It panics with a *tensor.AxisError
// that names op if there are not so many dimensions, and with a *tensor.IndexError or a
// *tensor.ShapeError if they do not have the indices.
func (l *Layout) Choose(op string, selectors ...tensor.Selector) (c Chosen) {
	l.CheckMade(op)
	lengths := l.Shape()
	left := l.Rank() - takenBy(op, selectors, l.Rank())
	for _, s := range selectors {
		if isOf(s, extent.Ellipsis) {
			lengths = c.all(op, lengths, left)
			continue
		}
		shape, choice := choose(op, s, lengths)
		c.Shape = append(c.Shape, shape...)
		c.choices = append(c.choices, choice)
		lengths = lengths[choice.taken:]
	}
	c.all(op, lengths, len(lengths))
	size := For(op, c.Shape...) // panics if it is too large
	size.CheckBytes(op, strconv.IntSize/8)
	return c
}

// all adds all elements along the first n of dimensions of the given lengths, and returns those of
// the others.
func (c *Chosen) all(op string, lengths tensor.Shape, n int) tensor.Shape {
	for _, length := range lengths[:n] {
		c.Shape = append(c.Shape, length)
		choice := counted(op, tensor.All, length, length)
		choice.all = true
		c.choices = append(c.choices, choice)
	}
	return lengths[n:]
}

// points are a selector of elements by their indices along one dimension or several.
type points interface {
	Coordinates() (shape tensor.Shape, indices [][]int)
}

// isOf reports whether s is an Index of a kind.
func isOf(s tensor.Selector, kind extent.Kind) bool {
	i, ok := s.(tensor.Index)
	return ok && i.Kind == kind
}

// takenBy returns how many of rank dimensions selectors take without Ellipsis. It panics as Choose
// does, and with a *tensor.ValueError if Ellipsis is there twice.
func takenBy(op string, selectors []tensor.Selector, rank int) (n int) {
	dots := 0
	for _, s := range selectors {
		switch s := s.(type) {
		case tensor.Tensor[bool]:
			n += len(s.Shape())
		case points:
			_, indices := s.Coordinates()
			n += len(indices)
		default:
			switch {
			case isOf(s, extent.Ellipsis):
				dots++
			case !isOf(s, extent.NewAxis):
				n++
			}
		}
	}
	if n > rank {
		panic(&tensor.AxisError{Op: op, Axis: rank, Rank: rank})
	}
	if dots > 1 {
		panic(valueError(op, "number of Ellipsis", dots, "one at most"))
	}
	return n
}

// choose returns what s, which is no Ellipsis, chooses along the first of dimensions of the given
// lengths, as many as it takes, and the shape of it.
func choose(op string, s tensor.Selector, lengths tensor.Shape) (shape tensor.Shape, c choice) {
	switch of := s.(type) {
	case tensor.Tensor[bool]:
		c = held(op, s, of.Shape(), lengths)
		return tensor.Shape{c.count}, c
	case points:
		shape, indices := of.Coordinates()
		return shape, listed(op, indices, shape.Size(), lengths)
	}
	if isOf(s, extent.NewAxis) {
		return tensor.Shape{1}, listed(op, nil, 1, lengths)
	}
	n := lengths[0]
	switch counter, ok := s.(interface{ Count(n int) int }); {
	case isOf(s, extent.Single):
		return nil, listed(op, [][]int{s.Indices(n)}, 1, lengths)
	case ok:
		c = counted(op, s, n, counter.Count(n))
		return tensor.Shape{c.count}, c
	}
	indices := s.Indices(n)
	shape = tensor.Shape{len(indices)}
	if t, ok := s.(tensor.Tensor[int]); ok {
		shape = t.Shape()
	}
	return shape, listed(op, [][]int{indices}, len(indices), lengths)
}

// counted returns the choice of s of n elements along a dimension, which are listed when they are
// asked for.
func counted(op string, s tensor.Selector, n, count int) choice {
	return choice{count: count, taken: 1, offsets: func(dims []dim) []int {
		return dims[0].offsets(op, s.Indices(n))
	}}
}

// listed returns the choice of count elements by their indices along each of the first dimensions
// of the given lengths. It panics with a *tensor.IndexError that names op if there are none.
func listed(op string, indices [][]int, count int, lengths tensor.Shape) choice {
	within := make([][]int, len(indices))
	for axis, list := range indices {
		within[axis] = MakeSlice[int](op, count)
		for k, i := range list {
			at, ok := extent.FromStart(i, lengths[axis])
			if !ok {
				missing := &tensor.IndexError{Op: op, Shape: lengths[:len(indices)]}
				for _, of := range indices {
					missing.Index = append(missing.Index, of[k])
				}
				panic(missing)
			}
			within[axis][k] = at
		}
	}
	return choice{count: count, taken: len(indices), offsets: func(dims []dim) []int {
		offsets := MakeSlice[int](op, count)
		for axis, d := range dims {
			for k, i := range within[axis] {
				offsets[k] += i * d.stride
			}
		}
		return offsets
	}}
}

// held returns the choice of the elements at which s, a mask of some shape, holds, of as many
// dimensions. It panics with a *tensor.ShapeError that names op if the lengths are others.
func held(op string, s tensor.Selector, shape, lengths tensor.Shape) choice {
	if !shape.Equal(lengths[:len(shape)]) {
		panic(shapeError(op, "want a mask as long as the dimensions that it is of",
			slices.Clone(lengths), shape))
	}
	flat := s.Indices(shape.Size())
	return choice{count: len(flat), taken: len(shape), offsets: func(dims []dim) []int {
		return unravelled(op, flat, dims)
	}}
}

// unravelled returns how far in memory the elements at row-major indices along dims, in ascending
// order, are from the first. It may return flat itself.
func unravelled(op string, flat []int, dims []dim) []int {
	all := Layout{}
	all.appendAll(dims)
	all.settle(op)
	if all.IsContiguous() {
		return flat
	}
	offsets := MakeSlice[int](op, len(flat))
	last := dims[len(dims)-1]
	rows := Layout{}
	rows.appendAll(dims[:len(dims)-1])
	rows.settle(op)
	c := NewCursor(&rows)
	c.Next()
	end := last.length // of the current row
	for k, i := range flat {
		for ; i >= end; end += last.length {
			c.Next()
		}
		offsets[k] = c.At + (i-end+last.length)*last.stride
	}
	return offsets
}

// offsets returns how far in memory the slices at indices along d are from the first. It panics
// with a *tensor.IndexError that names op if there is none.
func (d dim) offsets(op string, indices []int) []int {
	offsets, steps := MakeSlice[int](op, len(indices)), d.steps(op, indices)
	for k, i := range indices {
		offsets[k] = steps.Offset(i)
	}
	return offsets
}

// Offsets returns how far in memory the slices at indices along an axis are from the first. It
// panics with a *tensor.AxisError or a *tensor.IndexError that names op if there are none.
func (l *Layout) Offsets(op string, axis int, indices ...int) []int {
	return l.dims()[l.Axis(op, axis)].offsets(op, indices)
}

// Runs returns where in the memory of l, which has the shape that the choice is of, its elements
// are, in row-major order: in runs, of so many each. There is none if there are no elements.
func (c Chosen) Runs(op string, l *Layout) (offsets []int, run int) {
	if chosen := For(op, c.Shape...); chosen.size == 0 {
		return nil, 0
	}
	run = 1
	for axis := l.Rank() - 1; len(c.choices) > 0; axis-- {
		last := len(c.choices) - 1
		if !c.choices[last].all || l.dims()[axis].stride != run && l.dims()[axis].length != 1 {
			break
		}
		run *= l.dims()[axis].length
		c.choices = c.choices[:last]
	}
	return c.Offsets(op, l), run
}

// Offsets returns where in the memory of l, which has the shape that the choice is of, its elements
// are, in row-major order.
func (c Chosen) Offsets(op string, l *Layout) []int {
	size := 1
	for _, choice := range c.choices {
		size *= choice.count
	}
	if size > 0 && len(c.choices) == 1 && l.start == 0 {
		return c.choices[0].offsets(l.dims()[:c.choices[0].taken])
	}
	offsets := MakeSlice[int](op, size)
	if size == 0 {
		return offsets
	}
	offsets[0] = l.start
	n, dims := 1, l.dims()
	for _, choice := range c.choices {
		// Each of the first n offsets makes as many as there are choices, from the last one on so
		// that none is written before it is read.
		along := choice.offsets(dims[:choice.taken])
		for i := n - 1; i >= 0; i-- {
			at := offsets[i]
			for k, offset := range along {
				offsets[i*len(along)+k] = at + offset
			}
		}
		n *= len(along)
		dims = dims[choice.taken:]
	}
	return offsets
}

// ChooseAlong returns the indices along an axis that s chooses, and the shape of the elements
// there, which has the dimensions of the choice in place of the axis. It panics as Choose does, and
// with a *tensor.ValueError that names op unless s is a choice along one dimension.
func (l *Layout) ChooseAlong(op string, axis int, s tensor.Selector) (
	shape tensor.Shape, indices []int,
) {
	axis = l.Axis(op, axis)
	lengths := l.Shape()
	along := New(lengths[axis])
	if takenBy(op, []tensor.Selector{s}, 1) != 1 {
		panic(valueError(op, "selector", s, "a choice along one dimension"))
	}
	c := along.Choose(op, s)
	shape = append(append(lengths[:axis:axis], c.Shape...), lengths[axis+1:]...)
	For(op, shape...) // panics if it cannot be
	return shape, c.Offsets(op, &along)
}

// SelectAlong returns where the elements are in memory whose index along an axis is of the given
// ones, of which there are n for each index along the other axes, in row-major order. It panics
// with a *tensor.AxisError, a *tensor.IndexError or a *tensor.ShapeError that names op if there are
// none, or not so many indices.
func (l *Layout) SelectAlong(op string, axis, n int, indices []int) []int {
	axis = l.Axis(op, axis)
	d := l.dims()[axis]
	starts := l.Starts(op, axis, n)
	if starts.size != len(indices) {
		panic(shapeError(op, "want an index for each element", starts.Shape(), tensor.Shape{len(indices)}))
	}
	if starts.size == 0 {
		return nil
	}
	offsets, steps, k := MakeSlice[int](op, starts.size), d.steps(op, indices), 0
	for rows := NewRows(&starts); rows.Next(); {
		for i := range rows.Length {
			offsets[k] = rows.At + i*rows.Step + steps.Offset(indices[k])
			k++
		}
	}
	return offsets
}

// Starts returns the layout of the elements at index 0 along an axis, each n times along it.
func (l *Layout) Starts(op string, axis, n int) Layout {
	starts := l.clone()
	starts.dims()[l.Axis(op, axis)] = dim{n, 0}
	starts.settle(op)
	return starts
}

// Slices are those of a layout at indices along an axis, which has them.
type Slices struct {
	Indices []int
	Axis    AxisSteps
}

// AxisSteps says where slices along an axis are: from -length to length - 1.
type AxisSteps struct{ length, stride int }

// SlicesAt returns the slices of l at indices along an axis. It panics with a *tensor.AxisError or
// a *tensor.IndexError that names op if there are none.
func (l *Layout) SlicesAt(op string, axis int, indices []int) Slices {
	d := l.dims()[l.Axis(op, axis)]
	return Slices{indices, d.steps(op, indices)}
}

// steps returns those of slices at indices along d. It panics with a *tensor.IndexError that names
// op if there is none.
func (d dim) steps(op string, indices []int) AxisSteps {
	for _, i := range indices {
		if uint(i+d.length) >= 2*uint(d.length) {
			fromStart(op, i, d.length) // which is not inlined
		}
	}
	return AxisSteps(d)
}

// Offset returns how far in memory the slice at an index is from the first.
func (s AxisSteps) Offset(index int) int {
	fromEnd := index >> (strconv.IntSize - 1) // all bits of a negative index, or none
	return (index + fromEnd&s.length) * s.stride
}
