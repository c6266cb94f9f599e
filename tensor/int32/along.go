// Code generated from templates/along.go.tmpl. DO NOT EDIT.

package i32

import (
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// alongAxes sets z to what kernel makes of the rows of n elements of x along axes. It works
// on copies where rows do not lie one after another, or z is over x in another order.
func (z *Tensor) alongAxes(op string, kernel func(z, x []int32, n int), x *Tensor, axes ...int) *Tensor {
	return z.alongBoth(op, func(z, x, _ []int32, n int) { kernel(z, x, n) }, x, x, axes...)
}

// alongBoth is alongAxes of x and y, which must have one shape.
func (z *Tensor) alongBoth(op string, kernel func(z, x, y []int32, n int), x, y *Tensor, axes ...int) *Tensor {
	return z.asRows(op, func(z, x, y []int32, n int) {
		reduce.Share(len(z)/n, n, func(low, high int) {
			kernel(z[low*n:high*n], x[low*n:high*n], y[low*n:high*n], n)
		})
	}, x, y, axes...)
}

// asRows sets z to what do makes of all rows of n elements of x and y, which must have one shape, along axes, unless
// there are none.
func (z *Tensor) asRows(op string, do func(z, x, y []int32, n int), x, y *Tensor, axes ...int) *Tensor {
	wantOneShape(op, x, y)
	order, last := x.Shape().Last(op, axes...)
	z = z.resultOf(op, x.onHost(op).Shape()...)
	to := z.Transpose(order...)
	rows := func(x *Tensor) []int32 {
		if from := x.Transpose(order...); Overlap(to, from) && !tensor.SameElements(to.raw(), from.raw()) {
			x = x.Clone()
		}
		return x.rows(op, order)
	}
	xs := rows(x)
	ys := xs
	if y != x {
		ys = rows(y)
	}
	work := to
	if !to.IsContiguous() {
		work = Zeros(to.Shape()...)
	}
	if zs := work.raw().Flat(); len(zs) > 0 {
		do(zs, xs, ys, last.Size())
	}
	if work != to {
		to.Assign(work)
	}
	return z
}

// rows returns the elements of x in the order of axes, which may be a copy.
func (x *Tensor) rows(op string, order []int) []int32 {
	from := x.onHost(op).Transpose(order...)
	if !from.IsContiguous() {
		from = from.Clone()
	}
	return from.raw().Flat()
}

// wantOneShape panics with a *tensor.ShapeError that names op unless x and y have one shape.
func wantOneShape(op string, x, y *Tensor) {
	if !x.layout.SameShape(&y.layout) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape(), y.Shape()}, Want: "want one shape"})
	}
}
