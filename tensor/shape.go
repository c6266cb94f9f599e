package tensor

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/extent"
)

// MaxRank is the largest number of dimensions of a tensor, 12.
const MaxRank = extent.MaxRank

// A Shape is the length of each dimension, outermost first.
type Shape []int

// Size returns the number of elements, 1 of a shape without dimensions. It panics
// with a *SizeError if no tensor can have the shape.
func (s Shape) Size() int {
	n, ok := extent.Size(s)
	if !ok || len(s) > MaxRank {
		panic(&SizeError{Op: "Size", Shape: slices.Clone(s)})
	}
	return n
}

// Equal reports whether s and t are the same.
func (s Shape) Equal(t Shape) bool { return slices.Equal(s, t) }

// RavelIndex returns the number, in row-major order, of the element at an index of a tensor of a
// shape. It panics with an *IndexError if there is none; negative numbers count from the end.
func RavelIndex(index []int, shape ...int) (i int) {
	missing := len(index) != len(shape)
	for k := 0; k < len(index) && !missing; k++ {
		at, ok := extent.FromStart(index[k], shape[k])
		i, missing = i*shape[k]+at, !ok
	}
	if missing {
		panic(&IndexError{"RavelIndex", slices.Clone(index), slices.Clone(shape)})
	}
	return i
}

// UnravelIndex returns the index of element i, in row-major order, of a tensor of a shape: of what
// ArgMax returns, for one. It panics with an *IndexError if there is none; a negative i counts from
// the end.
func UnravelIndex(i int, shape ...int) (index []int) {
	at, ok := extent.FromStart(i, Shape(shape).Size())
	if !ok {
		panic(&IndexError{"UnravelIndex", []int{i}, slices.Clone(shape)})
	}
	index = make([]int, len(shape))
	for k, n := range slices.Backward(shape) {
		index[k], at = at%n, at/n
	}
	return index
}

// Broadcast returns the shape that all of the shapes stretch to: aligned at their
// last dimensions, lengths agree or are 1. It panics with a *ShapeError if they do
// not fit.
func Broadcast(shapes ...Shape) Shape {
	var all extent.Lengths
	for _, s := range shapes {
		if len(s) > MaxRank || !all.Broadcast(s) {
			panic(&ShapeError{"Broadcast", slices.Clone(shapes), extent.Misfit})
		}
	}
	return slices.Clone(all.Shape())
}
