package autograd

import (
	"fmt"
	"math"
	"slices"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// folds are those of a tensor type.
type folds[T any] interface {
	Sum(x T, axes ...int) T
	Prod(x T, axes ...int) T
	Max(x T, axes ...int) T
	Min(x T, axes ...int) T
	Mean(x T, axes ...int) T
	Norm(x T, axes ...int) T
	CumSum(x T, axis int, how ...tensor.Scan) T
}

// Sum returns the sum of x along axes, or of all of x if there are none. As all folds do, it
// panics with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Sum[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	axes = slices.Clone(axes)
	return linear[T]{
		"Sum",
		func(x T) T { return none[T]().Sum(x, axes...) },
		spread[T]("Sum", x.Shape(), axes),
	}.of(x)
}

// Mean returns the mean of x along axes, as Sum does the sum; NaN of nothing.
func Mean[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	from, axes := x.Shape(), slices.Clone(axes)
	back, n := spread[T]("Mean", from, axes), count(from, layout.KeepDims("Mean", from, axes...))
	return linear[T]{
		"Mean",
		func(x T) T { return none[T]().Mean(x, axes...) },
		func(g T) T { return back(none[T]().Div(g, of[T]().Number(g, n))) },
	}.of(x)
}

// KeepDims returns fold(x, axes...) with the dimensions that are folded kept, of length 1:
// Sub(x, KeepDims(Max, x, -1)) is x less the largest of each row.
func KeepDims[T Tensor[T]](fold func(x *Variable[T], axes ...int) *Variable[T], x *Variable[T],
	axes ...int,
) *Variable[T] {
	return fold(x, axes...).Reshape(layout.KeepDims("KeepDims", x.Shape(), axes...)...)
}

// spread returns the opposite of Sum of a shape along axes, for a fold that op names.
func spread[T Tensor[T]](op string, from tensor.Shape, axes []int) func(g T) T {
	kept := layout.KeepDims(op, from, axes...)
	return func(g T) T { return g.Reshape(kept...).BroadcastTo(from...) }
}

// count returns how many elements become one in a fold from a shape to one of which the
// folded dimensions are kept.
func count(from, kept tensor.Shape) float64 {
	n := 1.0
	for i, length := range from {
		if kept[i] != length {
			n *= float64(length)
		}
	}
	return n
}

// Prod returns the product of x along axes, as Sum does the sum; 1 of nothing. It multiplies
// by halves, so that zeros do no harm to derivatives.
func Prod[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	from := x.Shape()
	kept := layout.KeepDims("Prod", from, axes...)
	var remaining, folded []int // axes
	var shape tensor.Shape
	for axis, n := range kept {
		if slices.Contains(axes, axis) || slices.Contains(axes, axis-len(kept)) || len(axes) == 0 {
			folded = append(folded, axis)
		} else {
			remaining, shape = append(remaining, axis), append(shape, n)
		}
	}
	n := int(count(from, kept))
	if n == 0 {
		return Constant(none[T]().Prod(x.Value, axes...))
	}
	x = x.Transpose(append(remaining, folded...)...).Reshape(append(slices.Clone(shape), n)...)
	part := func(from, to int) *Variable[T] {
		return x.Slice(tensor.Ellipsis, tensor.Range(from, to))
	}
	for ; n > 1; n = (n + 1) / 2 {
		half := n / 2
		product := Mul(part(0, half), part(half, 2*half))
		if n%2 == 1 {
			product = Concat(-1, product, part(n-1, n))
		}
		x = product
	}
	return x.Reshape(shape...)
}

// CumSum returns the sum of x along an axis up to each element, or as how says: see CumSum of
// tensors. It panics with a *tensor.AxisError if there is no such axis.
func CumSum[T Tensor[T]](x *Variable[T], axis int, how ...tensor.Scan) *Variable[T] {
	_, reversed := layout.Scan("CumSum", how)
	how = slices.Clone(how)
	back := slices.DeleteFunc(slices.Clone(how),
		func(h tensor.Scan) bool { return h == tensor.Reversed })
	if !reversed {
		back = append(back, tensor.Reversed)
	}
	return linear[T]{
		"CumSum",
		func(x T) T { return none[T]().CumSum(x, axis, how...) },
		func(g T) T { return none[T]().CumSum(g, axis, back...) },
	}.of(x)
}

// CumProd returns the product of x along an axis up to each element, or as how says: see CumProd of
// tensors. Each step doubles the number of factors (Hillis and Steele, Data Parallel Algorithms,
// 1986), so that zeros do no harm to derivatives. It panics with a *tensor.AxisError if there is no
// such axis.
func CumProd[T Tensor[T]](x *Variable[T], axis int, how ...tensor.Scan) *Variable[T] {
	exclusive, reversed := layout.Scan("CumProd", how)
	axis = x.axis("CumProd", axis)
	if reversed {
		x = x.Flip(axis)
	}
	part := func(from, to int) *Variable[T] {
		return x.Slice(along(axis, tensor.Range(from, to))...)
	}
	n := x.Shape()[axis]
	if exclusive && n > 0 {
		one := Constant(of[T]().Ones(part(0, 1).Value))
		x = Concat(axis, one, part(0, n-1))
	}
	for factors := 1; factors < n; factors *= 2 {
		x = Concat(axis, part(0, factors), Mul(part(factors, n), part(0, n-factors)))
	}
	if reversed {
		x = x.Flip(axis)
	}
	return x
}

// Max returns the largest of x along axes, as Sum does the sum; NaN if any is. Several that
// are largest have equal parts in the gradient. It panics with a *tensor.ShapeError if there
// is none.
func Max[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	return extreme("Max", none[T]().Max(x.Value, axes...), x, axes)
}

// Min returns the smallest of x along axes, as Max does the largest.
func Min[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	return extreme("Min", none[T]().Min(x.Value, axes...), x, axes)
}

func extreme[T Tensor[T]](op string, value T, x *Variable[T], axes []int) *Variable[T] {
	axes = slices.Clone(axes)
	return record(op, value, extremeRule[T]{axes, layout.KeepDims(op, x.Shape(), axes...)}, x)
}

// extremeRule is the derivative of a fold that chooses among elements.
type extremeRule[T Tensor[T]] struct {
	axes []int
	kept tensor.Shape // of the result with the folded dimensions kept
}

func (p extremeRule[T]) Kernel(v *Variable[T], _ int, g, _ T) T {
	share := p.share(v)
	return share.Mul(share, g.Reshape(p.kept...))
}

func (p extremeRule[T]) Graph(v *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	share := p.share(v)
	return linear[T]{
		v.op + "Grad",
		func(g T) T { return none[T]().Mul(share, g.Reshape(p.kept...)) },
		func(h T) T { return none[T]().Sum(none[T]().Mul(share, h), p.axes...) },
	}.of(g)
}

// share returns what the gradient of v is multiplied by to be that of its operand: the share of
// each element.
func (p extremeRule[T]) share(v *Variable[T]) T {
	x, r := v.operand(0).Value, v.result().Value
	chosen := of[T]().Equal(x, r.Reshape(p.kept...))
	defer chosen.Free()
	share := none[T]().Where(chosen, of[T]().Number(x, 1), of[T]().Number(x, 0))
	number := none[T]().Sum(share, p.axes...)
	defer number.Free()
	return share.Div(share, number.Reshape(p.kept...))
}

// Norm returns the square root of the sum of the squares of x along axes. Where that is 0,
// so is the derivative; where it is infinite, that is the limit in the direction of x.
func Norm[T Tensor[T]](x *Variable[T], axes ...int) *Variable[T] {
	axes = slices.Clone(axes)
	rule := normRule[T]{axes, layout.KeepDims("Norm", x.Shape(), axes...)}
	return record("Norm", none[T]().Norm(x.Value, axes...), rule, x)
}

// normRule is the derivative of Norm.
type normRule[T Tensor[T]] struct {
	axes []int
	kept tensor.Shape // of the result with the folded dimensions kept
}

func (p normRule[T]) Kernel(v *Variable[T], _ int, g, _ T) T {
	r := v.result().Value.Reshape(p.kept...)
	return normGradient(v.operands[0].space(), v.operand(0).Value, g.Reshape(p.kept...), r, p.axes)
}

func (p normRule[T]) Graph(v *Variable[T], _ int, g *Variable[T]) *Variable[T] {
	return Mul(g.Reshape(p.kept...), unit(v.operand(0), p.axes, p.kept))
}

// normGradient sets z to g x / r, of norms r of x along axes, which are folded dimensions of length
// 1 as g has them, and returns z.
func normGradient[T Tensor[T]](z, x, g, r T, axes []int) T {
	const ordinary = 1e15
	switch low, high := extent(r); {
	case low > 1/ordinary && high < ordinary: // nothing between overflows, or underflows
		factor := none[T]().Div(g, r)
		defer factor.Free()
		return z.Mul(x, factor)
	case !(high < math.Inf(1)):
		z = z.Fuse(inRange[T](), r, x)
		x, r = z, none[T]().Norm(z, axes...).Reshape(g.Shape()...)
		defer r.Free()
	}
	return z.Fuse("where(r == 0, 0, g * (x / r))", r, g, x)
}

// extent returns the lowest and the highest of the elements of x, or infinities if x is on a
// device, which is not to wait.
func extent[T Tensor[T]](x T) (low, high float64) {
	if x.Device() != nil || x.Shape().Size() == 0 {
		return math.Inf(-1), math.Inf(1)
	}
	return of[T]().Numbers(none[T]().Min(x))[0], of[T]().Numbers(none[T]().Max(x))[0]
}

// unit returns x divided by its norms along axes, which are kept, as normGradient does.
func unit[T Tensor[T]](x *Variable[T], axes []int, kept tensor.Shape) *Variable[T] {
	// x times a positive number has the same direction: a number that brings its norm near to 1.
	none, of := none[T](), of[T]()
	r := none.Norm(x.Value, axes...).Reshape(kept...)
	zero, most := of.Number(r, 0), of.Number(r, huge[T]())
	near1 := none.Minimum(none.Maximum(none.Recip(r), of.Number(r, tiny)), most)
	scale := Constant(none.Where(of.Equal(r, zero), zero, near1))
	infinite := of.IsInf(x.Value)
	signed := Constant(none.Mul(none.Sign(x.Value), most))
	x = Where(infinite, signed, Mul(x, scale))
	return Div(x, notZero(Norm(x, axes...).Reshape(kept...)))
}

// tiny and huge are numbers that no norm of elements overflows by: of finite ones times tiny, and
// of several that are huge, which are infinitely more.
const tiny = 1e-36

func huge[T Tensor[T]]() float64 {
	if rounded[T](math.MaxFloat64) == math.MaxFloat64 {
		return math.MaxFloat64 * 1e-16
	}
	return math.MaxFloat32 * 1e-16
}

// inRange returns the expression of x, or, where their norm r is infinite, of elements in
// proportion to them whose norm is not.
func inRange[T Tensor[T]]() string {
	return fmt.Sprintf("where(abs(r) == inf, where(abs(x) == inf, sign(x) * %g, x * %g), x)",
		huge[T](), tiny)
}

// notZero returns r with 1 for 0, to divide 0 by.
func notZero[T Tensor[T]](r *Variable[T]) *Variable[T] {
	return only(of[T]().Equal(r.Value, r.Number(0).Value), false, r)
}
