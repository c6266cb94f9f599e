package layout

import (
	"math"
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// KeepDims returns s with length 1 along axes, or along all if none are named. It panics
// with a *tensor.AxisError that names op if there is no such axis.
func KeepDims(op string, s tensor.Shape, axes ...int) tensor.Shape {
	l := For(op, s...)
	kept, set := slices.Clone(s), l.AxisSet(op, axes...)
	for i := range kept {
		if set[i] || len(axes) == 0 {
			kept[i] = 1
		}
	}
	return kept
}

// Last returns the order of the axes of s that has the given ones last, in ascending order, and
// their lengths. It panics with a *tensor.AxisError that names op if there is no such axis, or one
// is named twice.
func Last(op string, s tensor.Shape, axes ...int) (order []int, lengths tensor.Shape) {
	l := For(op, s...)
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
// It panics with a *tensor.ShapeError that names op if from does not broadcast to it.
func BroadcastAxes(op string, from, to tensor.Shape) []int {
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

// lengthen adds n to the length of s along an axis. It panics with a *tensor.SizeError that names
// op if that is more than an int counts.
func lengthen(op string, s tensor.Shape, axis, n int) {
	if n > math.MaxInt-s[axis] {
		s[axis] = math.MaxInt
		panic(&tensor.SizeError{Op: op, Shape: slices.Clone(s)})
	}
	s[axis] += n
}
