// Code generated from templates/masks.go.tmpl. DO NOT EDIT.

package bools

import (
	"slices"

	kernels "github.com/ashlar-go/ashlar/asm/bool"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// The functions of this file order elements, false before true, and most give tensors of int. That
// type is to be named, since packages of numbers import this one:
// bools.NonZero[*ints.Tensor](x).

// indices is what is needed of tensors Z of int.
func indices[Z tensor.Tensor[int]]() *support.Tensors[Z, int] {
	return support.Of[support.Tensors[Z, int]]()
}

// NonZero returns the indices of the elements of x that are true, in row-major order, as the rows of
// a matrix of a type to be named: bools.NonZero[*ints.Tensor](x). It panics with a
// *tensor.DeviceError if x is on a device.
func NonZero[Z tensor.Tensor[int]](x *Tensor) Z {
	n := Count(x.onHost("NonZero"))
	z := indices[Z]().ResultOn(nil, "NonZero", n, x.Rank())
	found := indices[Z]().Raw(z).Flat()
	for index, v := range x.All() {
		if v {
			found = found[copy(found, index):]
		}
	}
	return z
}

// CountNonzero returns how many elements of x along axes are true, or of all of x if there are
// none, as a type to be named: bools.CountNonzero[*ints.Tensor](x). It panics with a
// *tensor.AxisError if x does not have an axis, or one is named twice.
func CountNonzero[Z tensor.Tensor[int]](x *Tensor, axes ...int) Z {
	if !x.isOnHost() {
		kept, _ := reduce.Split("CountNonzero", &x.layout, axes)
		z := indices[Z]().ResultOn(x.Device(), "CountNonzero", kept.AppendLengths(nil)...)
		deviceops.Bool.Fold(deviceops.OpCountNonzero, any(z).(device.Tensor).Array(), x.Array(), x.foldedAxes(axes))
		return z
	}
	return indices[Z]().Wrap(iterate.FoldRows("CountNonzero", x.raw(), axes, kernels.Best.Count))
}

// ArgMax returns where along axes the first element of x is that is true, or else 0: its index
// along one axis, or in row-major order among the elements along several or all. The type is to be
// named: bools.ArgMax[*ints.Tensor](x). It panics with a *tensor.ShapeError if there is no
// element, and with a *tensor.DeviceError if x is on a device.
func ArgMax[Z tensor.Tensor[int]](x *Tensor, axes ...int) Z {
	return first[Z]("ArgMax", true, x, axes)
}

// ArgMin returns where along axes the first element of x is that is false, as ArgMax does of true.
func ArgMin[Z tensor.Tensor[int]](x *Tensor, axes ...int) Z {
	return first[Z]("ArgMin", false, x, axes)
}

// first returns where along axes the first v of x is, or else 0.
func first[Z tensor.Tensor[int]](op string, v bool, x *Tensor, axes []int) Z {
	x.onHost(op)
	if _, folded := reduce.Split(op, &x.layout, axes); folded.Size() == 0 {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()},
			Want: "at least one element to choose from"})
	}
	return indices[Z]().Wrap(iterate.FoldRows(op, x.raw(), axes, func(row []bool) int {
		return max(0, slices.Index(row, v))
	}))
}

// sortRow sets z, of false, to row, false before true.
func sortRow(z, row []bool) {
	for i := len(row) - kernels.Best.Count(row); i < len(row); i++ {
		z[i] = true
	}
}

// argSort sets z to where the elements of row are, false before true.
func argSort(z []int, row []bool) { partition(z, row, false) }

// argSortDown sets z to where the elements of row are, true before false.
func argSortDown(z []int, row []bool) { partition(z, row, true) }

// partition sets z to where the elements of row are, those that are first before the others.
func partition(z []int, row []bool, first bool) {
	before := kernels.Best.Count(row)
	if !first {
		before = len(row) - before
	}
	i, j := 0, before
	for at, v := range row {
		if v == first {
			z[i] = at
			i++
		} else {
			z[j] = at
			j++
		}
	}
}

// distinct returns the elements of all, false before true, each once.
func distinct(all []bool) (values []bool) {
	n := kernels.Best.Count(all)
	if n < len(all) {
		values = append(values, false)
	}
	if n > 0 {
		values = append(values, true)
	}
	return values
}
