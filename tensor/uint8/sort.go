// Code generated from templates/sort.go.tmpl. DO NOT EDIT.

package u8

import (
	"slices"

	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/order"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Sort returns the elements of x in ascending order along an axis. It panics with a
// *tensor.AxisError if x does not have the axis.
func Sort(x *Tensor, axis int) *Tensor { return new(Tensor).Sort(x, axis) }

// Sort sets z to what the function Sort returns, and returns z.
func (z *Tensor) Sort(x *Tensor, axis int) *Tensor {
	if !x.isOnHost() {
		z = z.resultOn(x.Device(), "Sort", x.Shape()...)
		values, places, back := x.sortOnDevice("Sort", false, axis)
		defer freeAll(values, places)
		return z.Assign(values.Transpose(back...))
	}
	checkSortable("Sort", x.layout.Dim(x.layout.Axis("Sort", axis)))
	return z.alongAxes("Sort", func(z, x []uint8, n int) {
		if &z[0] == &x[0] {
			x = slices.Clone(x)
		}
		for i := 0; i < len(z); i += n {
			order.Sort(z[i:i+n], x[i:i+n])
		}
	}, x, axis)
}

// ArgSort returns where along an axis the elements of x are that Sort gives; equal ones keep
// their order.
func ArgSort(x *Tensor, axis int) *ints.Tensor {
	if !x.isOnHost() {
		values, places, back := x.sortOnDevice("ArgSort", false, axis)
		defer freeAll(values, places)
		return places.Transpose(back...).Clone()
	}
	n := x.Dim(axis)
	z, places := rowsFor[int]("ArgSort", x, axis, n)
	eachRow("ArgSort", x, axis, func(i int, row []uint8) { order.ArgSort(places[i*n:(i+1)*n], row) })
	return intsSupport.Wrap(rowMajor("ArgSort", z))
}

// TopK returns the k largest elements of x along an axis, in descending order, and where along it
// they are; of equal ones, the first come first. With a k of the length of the
// axis, it sorts x in descending order. It panics with a *tensor.AxisError if x does not have the
// axis, and with a *tensor.ValueError if that has not that many.
func TopK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	return x.firstK("TopK", k, axis, true)
}

// BottomK returns the k smallest elements of x along an axis, in ascending order, and where along it
// they are, as TopK does the largest.
func BottomK(x *Tensor, k, axis int) (values *Tensor, places *ints.Tensor) {
	return x.firstK("BottomK", k, axis, false)
}

// firstK returns the first k elements of x in descending or ascending order along an axis.
func (x *Tensor) firstK(op string, k, axis int, descending bool) (values *Tensor, places *ints.Tensor) {
	axis = x.layout.Axis(op, axis)
	if k < 0 || k > x.Dim(axis) {
		panic(&tensor.ValueError{Op: op, Argument: "k", Value: k, Want: "at most the length of the axis"})
	}
	if !x.isOnHost() {
		v, p, back := x.sortOnDevice(op, descending, axis)
		defer freeAll(v, p)
		first := []tensor.Index{tensor.Ellipsis, tensor.To(k)}
		return v.Slice(first...).Transpose(back...).Clone(), p.Slice(first...).Transpose(back...).Clone()
	}
	pick, fold := order.Bottom[uint8], kernels.Best.MinColumns
	if descending {
		pick, fold = order.Top[uint8], kernels.Best.MaxColumns
	}
	v, top := rowsFor[uint8](op, x, axis, k)
	p, at := rowsFor[int](op, x, axis, k)
	eachRow(op, x, axis, func(i int, row []uint8) { pick(top[i*k:(i+1)*k], at[i*k:(i+1)*k], row, fold) })
	return wrap(rowMajor(op, v)), intsSupport.Wrap(rowMajor(op, p))
}

// distinct returns the elements of all in ascending order, each once.
func distinct(all []uint8) []uint8 {
	checkSortable("Unique", len(all))
	values := make([]uint8, len(all))
	order.Sort(values, all)
	return slices.CompactFunc(values, func(v, w uint8) bool { return v == w })
}

// SearchSorted returns for each element of x the first place in sorted, a vector in ascending
// order, where it could be put in. It panics with a *tensor.ShapeError if sorted is no vector.
func SearchSorted(sorted, x *Tensor) *ints.Tensor {
	if sorted.Rank() != 1 {
		panic(&tensor.ShapeError{Op: "SearchSorted", Shapes: []tensor.Shape{sorted.Shape()}, Want: "want a vector"})
	}
	if !x.isOnHost() || !sorted.isOnHost() {
		deviceops.Check("SearchSorted", x.Device(), sorted)
		z, among := intsSupport.ResultOn(x.Device(), "SearchSorted", x.Shape()...), sorted.Clone()
		defer among.Free()
		deviceops.Uint8.SearchSorted(z.Array(), x.Array(), among.Array())
		return z
	}
	among, z := sorted.values("SearchSorted"), intsSupport.ResultOn(nil, "SearchSorted", x.Shape()...)
	places, i := z.Data(), 0
	for v := range x.Elements() {
		places[i] = order.Search(among, v)
		i++
	}
	return z
}

// sortOnDevice returns the elements of x in order along axes, or along all if there are none, as
// the last axis of a tensor with the other axes of x before it; where along the axes they were;
// and, of one axis, the order of axes that is that of x. Both tensors are to be freed.
func (x *Tensor) sortOnDevice(op string, descending bool, axes ...int) (values *Tensor, places *ints.Tensor, back []int) {
	order, lengths := layout.Last(op, x.Shape(), axes...)
	if len(axes) == 0 {
		lengths = x.Shape()
	}
	values = x.Transpose(order...).clone(op)
	values.layout = layout.New(append(values.Shape()[:len(order)-len(lengths)], lengths.Size())...)
	places = intsSupport.ResultOn(x.Device(), op, values.Shape()...)
	deviceops.Uint8.Sort(values.Array(), places.Array(), descending)
	back = make([]int, len(order))
	for i, axis := range order {
		back[axis] = i
	}
	return values, places, back
}

// checkSortable panics with a *tensor.SizeError that names op if there is no memory to sort n
// elements.
func checkSortable(op string, n int) {
	l := layout.For(op, n)
	l.CheckBytes(op, order.Bytes)
}

// eachRow calls f with each row of x, unless that is empty, along an axis, numbered in row-major
// order. Rows are valid during the call only.
func eachRow(op string, x *Tensor, axis int, f func(i int, row []uint8)) {
	kept, folded := reduce.Split(op, &x.layout, []int{axis})
	checkSortable(op, x.Dim(axis))
	if x.Size() == 0 {
		return
	}
	reduce.EachRow(op, x.onHost(op).data, x.layout.Start(), &kept, &folded, f)
}

// rowsFor returns an array of the shape of x but with n elements along an axis, and its memory, in
// which the rows along that follow one another as eachRow numbers them.
func rowsFor[E any](op string, x *Tensor, axis, n int) (z layout.Strided[E], rows []E) {
	shape := x.Shape()
	axes, _ := layout.Last(op, shape, axis)
	shape[axes[len(axes)-1]] = n
	l := layout.For(op, shape...)
	l = l.Packed(op, axes...)
	z = layout.Make[E](op, &l)
	return z, z.Data
}

// rowMajor returns z, or a copy unless z is contiguous.
func rowMajor[E any](op string, z layout.Strided[E]) layout.Strided[E] {
	if z.IsContiguous() {
		return z
	}
	return iterate.Clone(op, z)
}
