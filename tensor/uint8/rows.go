// Code generated from templates/rows.go.tmpl. DO NOT EDIT.

package u8

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// alongAxes sets z to what kernel makes of the rows of n elements of x along axes.
func (z *Tensor) alongAxes(op string, kernel func(z, x []uint8, n int), x *Tensor, axes ...int) *Tensor {
	return z.eachRow(op, func(z []uint8, of [][]uint8, n, _ int) { kernel(z, of[0], n) }, axes, x)
}

// eachRow sets z to what do makes of rows of n elements of operands, which must have one shape,
// along axes: of several rows, from one on.
func (z *Tensor) eachRow(op string, do func(z []uint8, of [][]uint8, n, first int), axes []int, operands ...*Tensor) *Tensor {
	return z.asRows(op, func(z []uint8, of [][]uint8, n int) {
		reduce.Share(len(z)/n, n, func(low, high int) { do(z[low*n:high*n], parts(of, low*n, high*n), n, low) })
	}, do, axes, operands...)
}

// parts returns the elements from one to another of each operand.
func parts(of [][]uint8, from, to int) [][]uint8 {
	all := make([][]uint8, len(of))
	for i, x := range of {
		all[i] = x[from:to]
	}
	return all
}

// asRows sets z to what do makes of all rows of n elements of operands, which must have one shape,
// along axes, unless there are none. Where rows do not lie one after another, or z is over operands
// in another order, it works on copies, of a block of rows at a time, of which inBlocks does what
// do does of all, or of all if that is nil.
func (z *Tensor) asRows(
	op string, do func(z []uint8, of [][]uint8, n int), inBlocks func(z []uint8, of [][]uint8, n, first int),
	axes []int, operands ...*Tensor,
) *Tensor {
	x := operands[0].onHost(op)
	order, last := layout.Last(op, x.Shape(), axes...)
	z = z.resultOf(op, x.Shape()...)
	to, kept := z.Transpose(order...), x.Rank()-len(last)
	if to.Size() == 0 {
		return z
	}
	inOrder := to.IsContiguous()
	from := make([]*Tensor, len(operands))
	for i, y := range operands {
		from[i] = y.onHost(op).Transpose(order...)
		if Overlap(to, from[i]) && !layout.SameElements(to.raw(), from[i].raw()) {
			from[i] = from[i].clone(op)
		}
		inOrder = inOrder && from[i].IsContiguous()
	}
	if !inOrder && inBlocks != nil && kept > 0 {
		to.rowsInBlocks(from, kept, last.Size(), inBlocks)
		return z
	}
	of := make([][]uint8, len(from))
	for i, x := range from {
		if !x.IsContiguous() {
			x = x.clone(op)
		}
		of[i] = x.raw().Flat()
	}
	work := to
	if !to.IsContiguous() {
		work = Zeros(to.Shape()...)
	}
	do(work.raw().Flat(), of, last.Size())
	if work != to {
		to.Assign(work)
	}
	return z
}

// rowsInBlocks sets z to what do makes of rows of n elements of operands, along the dimensions that
// are not kept, in copies of a few rows at a time, which are neighbours along the last dimension
// that is.
func (z *Tensor) rowsInBlocks(from []*Tensor, kept, n int, do func(z []uint8, of [][]uint8, n, first int)) {
	const blockElements, leastRows = 1 << 14, 16 // which stay in a near cache, and fill lines of it
	beside, outer := z.Dim(kept-1), z.Shape()[:kept-1]
	rows := min(max(leastRows, blockElements/n), beside)
	blocks := (beside + rows - 1) / rows
	reduce.Share(outer.Size()*blocks, rows*n, func(low, high int) {
		memory := Zeros(len(from)+1, rows*n)
		defer memory.Free()
		for block := low; block < high; block++ {
			first, index := block%blocks*rows, make([]tensor.Index, kept)
			index[kept-1] = tensor.Range(first, min(first+rows, beside))
			for axis, i := kept-2, block/blocks; axis >= 0; axis-- {
				index[axis], i = tensor.At(i%outer[axis]), i/outer[axis]
			}
			part := z.Slice(index...)
			of := make([][]uint8, len(from))
			for i, x := range from {
				of[i] = memory.data[(i+1)*rows*n:][:part.Size()]
				New(of[i], part.Shape()...).Assign(x.Slice(index...))
			}
			done := memory.data[:part.Size()]
			do(done, of, n, block/blocks*beside+first)
			part.Assign(New(done, part.Shape()...))
		}
	})
}

// wantOneShape panics with a *tensor.ShapeError that names op unless x and y have one shape.
func wantOneShape(op string, x, y *Tensor) {
	if !x.layout.SameShape(&y.layout) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape(), y.Shape()}, Want: "want one shape"})
	}
}
