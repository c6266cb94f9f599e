package tensor

import (
	"math"
	"math/bits"
	"slices"
)

// MaxRank is the largest number of dimensions of a tensor.
const MaxRank = 12

// A Shape is the length of each dimension, outermost first.
type Shape []int

// Size returns the number of elements, 1 of a shape without dimensions. It panics
// with a *SizeError if no tensor can have the shape.
func (s Shape) Size() int {
	n, ok := product(s)
	if !ok || len(s) > MaxRank {
		panic(&SizeError{Op: "Size", Shape: slices.Clone(s)})
	}
	return n
}

// Equal reports whether s and t are the same.
func (s Shape) Equal(t Shape) bool { return slices.Equal(s, t) }

// lengthen adds n to the length of s along an axis. It panics with a *SizeError that names op if
// that is more than an int counts.
func (s Shape) lengthen(op string, axis, n int) {
	if n > math.MaxInt-s[axis] {
		s[axis] = math.MaxInt
		panic(&SizeError{Op: op, Shape: slices.Clone(s)})
	}
	s[axis] += n
}

// product multiplies lengths. It fails if one is negative, or if the result is more
// than an int can hold.
func product(lengths []int) (n int, ok bool) {
	size, fits, empty := uint(1), true, false
	for _, d := range lengths {
		if d < 0 {
			return 0, false
		}
		if d == 0 {
			empty = true
			continue
		}
		high, low := bits.Mul(size, uint(d))
		fits = fits && high == 0 && low <= math.MaxInt
		size = low
	}
	if empty {
		return 0, true
	}
	return int(size), fits
}

// Broadcast returns the shape that all of the shapes stretch to: aligned at their
// last dimensions, lengths agree or are 1. It panics with a *ShapeError if they do
// not fit.
func Broadcast(shapes ...Shape) Shape {
	var all lengths
	for _, s := range shapes {
		if len(s) > MaxRank || !all.stretch(s) {
			panic(misfit("Broadcast", shapes...))
		}
	}
	return slices.Clone(all.shape())
}

// KeepDims returns s with length 1 along axes, or along all if none are named. It panics
// with an *AxisError that names op if there is no such axis.
func (s Shape) KeepDims(op string, axes ...int) Shape {
	l := LayoutFor(op, s...)
	kept, set := slices.Clone(s), l.AxisSet(op, axes...)
	for i := range kept {
		if set[i] || len(axes) == 0 {
			kept[i] = 1
		}
	}
	return kept
}

// Last returns the order of the axes of s that has the given ones last, in ascending order, and
// their lengths. It panics with an *AxisError that names op if there is no such axis, or one is
// named twice.
func (s Shape) Last(op string, axes ...int) (order []int, lengths Shape) {
	l := LayoutFor(op, s...)
	set := l.AxisSet(op, axes...)
	for _, isLast := range []bool{false, true} {
		for axis, n := range s {
			if set[axis] != isLast {
				continue
			}
			order = append(order, axis)
			if isLast {
				lengths = append(lengths, n)
			}
		}
	}
	return order, lengths
}

// BroadcastAxes returns the axes of shape to that a shape from has stretched or lacks.
// It panics with a *ShapeError that names op if from does not broadcast to it.
func BroadcastAxes(op string, from, to Shape) []int {
	skip := len(to) - len(from)
	var axes []int
	for axis, n := range to {
		switch {
		case axis < skip:
			axes = append(axes, axis)
		case skip < 0, from[axis-skip] != n && from[axis-skip] != 1:
			panic(misfit(op, from, to))
		case from[axis-skip] != n:
			axes = append(axes, axis)
		}
	}
	if skip < 0 {
		panic(misfit(op, from, to))
	}
	return axes
}

// misfit returns the error of shapes that do not broadcast together.
func misfit(op string, shapes ...Shape) *ShapeError {
	e := &ShapeError{Op: op, Want: "want equal lengths, or 1, from the last dimension on"}
	for _, s := range shapes {
		e.Shapes = append(e.Shapes, slices.Clone(s))
	}
	return e
}
