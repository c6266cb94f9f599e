package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// shapeError returns the error of op that wants other shapes.
func shapeError(op, want string, shapes ...tensor.Shape) *tensor.ShapeError {
	return &tensor.ShapeError{Op: op, Shapes: shapes, Want: want}
}

// misfit returns the error of shapes that do not broadcast together.
func misfit(op string, shapes ...tensor.Shape) *tensor.ShapeError {
	e := shapeError(op, extent.Misfit)
	for _, s := range shapes {
		e.Shapes = append(e.Shapes, slices.Clone(s))
	}
	return e
}

// valueError returns the error of op that wants another value of an argument.
func valueError(op, argument string, value any, want string) *tensor.ValueError {
	return &tensor.ValueError{Op: op, Argument: argument, Value: value, Want: want}
}
