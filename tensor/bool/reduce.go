// Code generated from templates/reduce.go.tmpl. DO NOT EDIT.

package bools

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	"github.com/ashlar-go/ashlar/internal/folding"
	"github.com/ashlar-go/ashlar/tensor"
)

// The folds, by kernels for rows and for columns.
var (
	some = folding.Fold[bool]{
		Row:     func(x []bool, _ bool) bool { return kernels.Best.Any(x) },
		Combine: func(z, x []bool) { kernels.Best.Or(z, z, x) },
		Itself:  true,
	}
	every = folding.Fold[bool]{
		Row:     func(x []bool, _ bool) bool { return kernels.Best.All(x) },
		Combine: func(z, x []bool) { kernels.Best.And(z, z, x) },
		Itself:  true,
	}
)

// fold sets z to the folds of x along axes, given c.
func (z *Tensor) fold(op string, f folding.Fold[bool], x *Tensor, axes []int, c []bool) *Tensor {
	kept, folded := folding.Axes(op, &x.layout, axes)
	z = z.ResultOf(op, folding.Lengths(kept)...)
	start := x.layout.Start()
	if z.IsContiguous() && !tensor.Overlap(z.Raw(), x.Raw()) {
		f.Into(z.Raw().Flat(), x.data, start, kept, folded, c)
		return z
	}
	values := make([]bool, z.Size())
	f.Into(values, x.data, start, kept, folded, c)
	return z.Assign(New(values, z.Shape()...))
}

// Keep returns fold(x, axes...) with the dimensions that are folded kept, of length 1:
// And(x, Keep(All, x, -1)) is x in the rows of which all holds.
func Keep(fold func(x *Tensor, axes ...int) *Tensor, x *Tensor, axes ...int) *Tensor {
	shape, folded := x.Shape(), x.layout.AxisSet("Keep", axes...)
	for i := range shape {
		if folded[i] || len(axes) == 0 {
			shape[i] = 1
		}
	}
	return fold(x, axes...).Reshape(shape...)
}

// Any returns whether an element of x along axes holds, or of all of x if there are
// none. It panics with a *tensor.AxisError if x does not have an axis, or one is named
// twice.
func Any(x *Tensor, axes ...int) *Tensor { return new(Tensor).fold("Any", some, x, axes, nil) }

// All returns whether every element of x along axes holds, as Any does whether one does.
func All(x *Tensor, axes ...int) *Tensor { return new(Tensor).fold("All", every, x, axes, nil) }

// Count returns how many elements of x hold.
func Count(x *Tensor) int { return kernels.Best.Count(x.Values()) }
