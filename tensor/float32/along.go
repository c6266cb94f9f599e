// Code generated from templates/along.go.tmpl. DO NOT EDIT.

package f32

import (
	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
)

// CumSum returns the sums of the elements of x along an axis, from the first up to each. It
// panics with a *tensor.AxisError if x does not have the axis.
func CumSum(x *Tensor, axis int) *Tensor { return new(Tensor).CumSum(x, axis) }

// CumSum sets z to what the function CumSum returns, and returns z.
func (z *Tensor) CumSum(x *Tensor, axis int) *Tensor {
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumSum, x, axis)
	}
	return z.scan("CumSum", kernels.Best.CumSum, kernels.Best.Add, 0, x, axis)
}

// CumProd returns the products of the elements of x along an axis, as CumSum does the sums.
func CumProd(x *Tensor, axis int) *Tensor { return new(Tensor).CumProd(x, axis) }

// CumProd sets z to what the function CumProd returns, and returns z.
func (z *Tensor) CumProd(x *Tensor, axis int) *Tensor {
	if !x.isOnHost() {
		return z.cumulate(deviceops.OpCumProd, x, axis)
	}
	return z.scan("CumProd", kernels.Best.CumProd, kernels.Best.Mul, 1, x, axis)
}

// scan is CumSum or CumProd on the host. It takes elements one after another along the axis, by the kernel rows,
// or all that are neighbours across it at once, by the kernel next, from a start on.
func (z *Tensor) scan(op string, rows func(z, x []float32, n int), next func(z, x, y []float32), start float32, x *Tensor, axis int) *Tensor {
	const few = 32 // neighbours, for which a call takes longer than they do
	axis = x.layout.Axis(op, axis)
	z = z.resultOf(op, x.Shape()...)
	inner := x.Shape()[axis+1:].Size()
	if inner < few || !z.IsContiguous() || !x.IsContiguous() || Overlap(z, x) && !tensor.SameElements(z.raw(), x.raw()) {
		return z.alongAxes(op, rows, x, axis)
	}
	zs, xs, n := z.raw().Flat(), x.raw().Flat(), x.Dim(axis)
	reduce.EachPanel(len(zs), n, inner, func(at, width int) {
		before := []float32{start}
		for range n {
			now := zs[at : at+width]
			next(now, before, xs[at:at+width])
			before = now
			at += inner
		}
	})
	return z
}

// cumulate is CumSum or CumProd on a device.
func (z *Tensor) cumulate(op deviceops.Op, x *Tensor, axis int) *Tensor {
	axis = x.layout.Axis(op.String(), axis)
	z = z.resultOn(x.Device(), op.String(), x.Shape()...)
	deviceops.Float32.Cumulate(op, z.Array(), x.Array(), axis)
	return z
}

// Softmax returns the exponentials of x, divided by their sum along an axis. It panics with a
// *tensor.AxisError if x does not have the axis.
func Softmax(x *Tensor, axis int) *Tensor { return new(Tensor).Softmax(x, axis) }

// Softmax sets z to what the function Softmax returns, and returns z.
func (z *Tensor) Softmax(x *Tensor, axis int) *Tensor {
	if x.hasRows("Softmax", axis) {
		return z.alongAxes("Softmax", kernels.Best.Softmax, x, axis)
	}
	z = z.resultOn(x.Device(), "Softmax", x.Shape()...)
	if z.Size() == 0 || z.rowsOnDevice(deviceops.OpSoftmax, []int{axis}, x) {
		return z
	}
	e, largest, sum := exponentialsOf(x, axis)
	defer e.Free()
	defer largest.Free()
	defer sum.Free()
	return z.Div(e, sum.Unsqueeze(axis))
}

// LogSoftmax returns the logarithm of Softmax, without the loss of computing that first.
func LogSoftmax(x *Tensor, axis int) *Tensor { return new(Tensor).LogSoftmax(x, axis) }

// LogSoftmax sets z to what the function LogSoftmax returns, and returns z.
func (z *Tensor) LogSoftmax(x *Tensor, axis int) *Tensor {
	if x.hasRows("LogSoftmax", axis) {
		return z.alongAxes("LogSoftmax", kernels.Best.LogSoftmax, x, axis)
	}
	z = z.resultOn(x.Device(), "LogSoftmax", x.Shape()...)
	if z.Size() == 0 || z.rowsOnDevice(deviceops.OpLogSoftmax, []int{axis}, x) {
		return z
	}
	e, largest, sum := exponentialsOf(x, axis)
	e.Free()
	defer largest.Free()
	defer sum.Free()
	return z.Fuse("x - m - l", x, largest.Unsqueeze(axis), sum.Log(sum).Unsqueeze(axis))
}

// softmaxGrad sets z to the gradient of what Softmax made r of along an axis, of the gradient g of r:
// r (g - Σ g r). z must not be over r.
func (z *Tensor) softmaxGrad(g, r *Tensor, axis int) *Tensor {
	if r.hasRows("SoftmaxGrad", axis) {
		return z.alongBoth("SoftmaxGrad", kernels.Best.SoftmaxGrad, g, r, axis)
	}
	z = z.resultOn(r.Device(), "SoftmaxGrad", r.Shape()...)
	if z.rowsOnDevice(deviceops.OpSoftmaxGrad, []int{axis}, g, r) {
		return z
	}
	product := Mul(g, r)
	sum := Sum(product, axis)
	defer product.Free()
	defer sum.Free()
	return z.Fuse("r * (g - s)", r, g, sum.Unsqueeze(axis))
}

// logSoftmaxGrad sets z to the gradient of what LogSoftmax made r of along an axis, of the gradient g
// of r: g - eʳ Σ g.
func (z *Tensor) logSoftmaxGrad(g, r *Tensor, axis int) *Tensor {
	if r.hasRows("LogSoftmaxGrad", axis) {
		return z.alongBoth("LogSoftmaxGrad", kernels.Best.LogSoftmaxGrad, g, r, axis)
	}
	z = z.resultOn(r.Device(), "LogSoftmaxGrad", r.Shape()...)
	if z.rowsOnDevice(deviceops.OpLogSoftmaxGrad, []int{axis}, g, r) {
		return z
	}
	sum := Sum(g, axis)
	defer sum.Free()
	return z.Fuse("g - exp(r) * s", g, r, sum.Unsqueeze(axis))
}

// rowsOnDevice sets z to what a kernel of rows of devices makes of operands, tensors that stretch to the shape of z
// and numbers, along axes. It returns false, and does nothing, where that is not for such a kernel: see deviceops.Program.Rows.
func (z *Tensor) rowsOnDevice(op deviceops.Op, axes []int, operands ...any) bool {
	if z.isOnHost() || len(axes) == 0 {
		return false
	}
	return deviceops.Float32.Rows(op, z.layout.AxisSet(op.String(), axes...), z.Array(), z.ontoIt(op.String(), operands...)...)
}

// ontoIt returns operands, tensors on a device, stretched to the shape of z, and numbers.
func (z *Tensor) ontoIt(op string, operands ...any) []any {
	for i, operand := range operands {
		if x, ok := operand.(*Tensor); ok {
			operands[i] = x.view(x.layout.Onto(op, &z.layout)).Array()
		}
	}
	return operands
}

// hasRows reports whether elements along an axis follow one another in memory of the host.
func (x *Tensor) hasRows(op string, axis int) bool {
	axis = x.layout.Axis(op, axis)
	return x.isOnHost() && (x.layout.Stride(axis) == 1 || x.Size() == 0)
}

// exponentialsOf returns the exponentials of x less the largest of it along an axis, and what it
// is, and their sum along it.
func exponentialsOf(x *Tensor, axis int) (e, largest, sum *Tensor) {
	largest = Max(x, axis)
	e = Fuse("exp(x - m)", x, largest.Unsqueeze(axis))
	return e, largest, Sum(e, axis)
}

// alongAxes sets z to what kernel makes of the rows of n elements of x along axes. It works
// on copies where rows do not lie one after another, or z is over x in another order.
func (z *Tensor) alongAxes(op string, kernel func(z, x []float32, n int), x *Tensor, axes ...int) *Tensor {
	return z.alongBoth(op, func(z, x, _ []float32, n int) { kernel(z, x, n) }, x, x, axes...)
}

// alongBoth is alongAxes of x and y, which must have one shape.
func (z *Tensor) alongBoth(op string, kernel func(z, x, y []float32, n int), x, y *Tensor, axes ...int) *Tensor {
	return z.asRows(op, func(z, x, y []float32, n int) {
		reduce.Share(len(z)/n, n, func(low, high int) {
			kernel(z[low*n:high*n], x[low*n:high*n], y[low*n:high*n], n)
		})
	}, x, y, axes...)
}

// asRows sets z to what do makes of all rows of n elements of x and y, which must have one shape, along axes, unless
// there are none.
func (z *Tensor) asRows(op string, do func(z, x, y []float32, n int), x, y *Tensor, axes ...int) *Tensor {
	wantOneShape(op, x, y)
	order, last := x.Shape().Last(op, axes...)
	z = z.resultOf(op, x.onHost(op).Shape()...)
	to := z.Transpose(order...)
	rows := func(x *Tensor) []float32 {
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
func (x *Tensor) rows(op string, order []int) []float32 {
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
