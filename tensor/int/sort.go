// Code generated from templates/sort.go.tmpl. DO NOT EDIT.

package ints

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/folding"
	"github.com/ashlar-go/ashlar/internal/order"
	"github.com/ashlar-go/ashlar/internal/strided"
	"github.com/ashlar-go/ashlar/tensor"
)

// Sort returns the elements of x in ascending order along an axis. It panics with a
// *tensor.AxisError if x does not have the axis.
func Sort(x *Tensor, axis int) *Tensor { return new(Tensor).Sort(x, axis) }

// Sort sets z to what the function Sort returns, and returns z.
func (z *Tensor) Sort(x *Tensor, axis int) *Tensor {
	return z.alongAxes("Sort", func(z, x []int, n int) {
		copy(z, x)
		for row := range slices.Chunk(z, n) {
			order.Sort(row)
		}
	}, x.onHost("Sort"), axis)
}

// ArgSort returns where along an axis the elements of x are that Sort gives; equal ones keep
// their order.
func ArgSort(x *Tensor, axis int) *Tensor {
	n := x.Dim(axis)
	z, places := rowsFor[int]("ArgSort", x, axis, n)
	eachRow("ArgSort", x, axis, func(i int, row []int) { order.ArgSort(places[i*n:(i+1)*n], row) })
	return Wrap(rowMajor(z))
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are; of equal ones, the first come first. It panics with a
// *tensor.AxisError if x does not have the axis, and with a *tensor.ValueError if that has not
// that many.
func TopK(x *Tensor, k, axis int) (values *Tensor, places *Tensor) {
	if k < 0 || k > x.Dim(axis) {
		panic(&tensor.ValueError{Op: "TopK", Argument: "k", Value: k, Want: "at most the length of the axis"})
	}
	v, top := rowsFor[int]("TopK", x, axis, k)
	p, at := rowsFor[int]("TopK", x, axis, k)
	eachRow("TopK", x, axis, func(i int, row []int) { order.Top(top[i*k:(i+1)*k], at[i*k:(i+1)*k], row) })
	return Wrap(rowMajor(v)), Wrap(rowMajor(p))
}

// Unique returns the elements of x in ascending order, each once.
func Unique(x *Tensor) *Tensor {
	values := x.onHost("Unique").Values()
	order.Sort(values)
	return Of(slices.CompactFunc(values, func(v, w int) bool { return v == w })...)
}

// SearchSorted returns for each element of x the first place in sorted, a vector in ascending
// order, where it could be put in. It panics with a *tensor.ShapeError if sorted is no vector.
func SearchSorted(sorted, x *Tensor) *Tensor {
	if sorted.Rank() != 1 {
		panic(&tensor.ShapeError{Op: "SearchSorted", Shapes: []tensor.Shape{sorted.Shape()}, Want: "want a vector"})
	}
	among, z := sorted.onHost("SearchSorted").Values(), Zeros(x.Shape()...)
	for i, v := range x.onHost("SearchSorted").Values() {
		z.Data()[i] = order.Search(among, v)
	}
	return z
}

// eachRow calls f with each row of x along an axis, numbered in row-major order. Rows are valid
// during the call only.
func eachRow(op string, x *Tensor, axis int, f func(i int, row []int)) {
	kept, folded := folding.Split(op, &x.layout, []int{axis})
	folding.EachRow(x.onHost(op).data, x.layout.Start(), &kept, &folded, f)
}

// rowsFor returns an array of the shape of x but with n elements along an axis, and its memory, in
// which the rows along that follow one another as eachRow numbers them.
func rowsFor[E any](op string, x *Tensor, axis, n int) (z tensor.Raw[E], rows []E) {
	shape := x.Shape()
	axes, _ := shape.Last(op, axis)
	shape[axes[len(axes)-1]] = n
	l := tensor.NewLayout(shape...)
	l = l.Packed(axes...)
	z = tensor.MakeRaw[E](&l)
	return z, z.Data
}

// rowMajor returns z, or a copy unless z is contiguous.
func rowMajor[E any](z tensor.Raw[E]) tensor.Raw[E] {
	if z.IsContiguous() {
		return z
	}
	return strided.Clone(z)
}
