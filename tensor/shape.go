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
