package autograd

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/tensor"
)

// ZeroGrad sets Grad of variables to nil and gives back the memory of those that Backward made:
// the next gradients are written there, so that steps of training allocate none. A gradient to
// be kept is either cloned first, or taken from its variable by setting Grad to nil by hand:
// what Backward made belongs to its caller until ZeroGrad gives it back.
func ZeroGrad[T Tensor[T]](vars ...*Variable[T]) {
	for _, v := range vars {
		v.given = v.given || v.Grad != none[T]() && v.Grad == v.made
		v.Grad = none[T]()
	}
}

// Free gives the memory of v and of all results that it was computed from back, for results
// to come: after Backward, at the end of a step of training. Their values are nil then, and
// neither those nor views of them can be used any more. Variables that New and Constant made
// keep theirs, and so do results of a Function.
func (v *Variable[T]) Free() {
	for left := []*Variable[T]{v}; len(left) > 0; {
		x := left[len(left)-1]
		left = left[:len(left)-1]
		if x.rule == nil || x.Value == none[T]() {
			continue
		}
		if !x.isForeign() {
			x.Value.Free()
		}
		x.Value = none[T]()
		for _, o := range x.operands {
			left = append(left, o.Variable)
		}
	}
}

// unfreed returns v for op. It panics with a *tensor.ValueError if Free has given its value back.
func (v *Variable[T]) unfreed(op string) *Variable[T] {
	if v.Value == none[T]() {
		panic(&tensor.ValueError{
			Op: op, Argument: "the value of a variable", Value: "nil",
			Want: "one that was not freed",
		})
	}
	return v
}

// keep keeps g, which nobody needs any more, for its memory.
func (p *propagation[T]) keep(g T) {
	if p.spare != none[T]() {
		p.spare.Free()
	}
	p.spare = g
}

// space returns memory for the gradient by an operand of x: of the gradient g of x, which is in the
// caches, if that is owned and this is the last use of it; or of an earlier gradient; or of what
// nobody needs any more; or none, to make some.
func (p *propagation[T]) space(x *Variable[T], operand int, g gradient[T], last bool) T {
	if g.owned && last {
		return g.sum
	}
	for _, z := range []T{x.operands[operand].space(), p.spare} {
		if fits(z, x.Value) {
			return z
		}
	}
	return none[T]()
}

// fits reports whether z is memory for a tensor of the shape of x, where x is.
func fits[T Tensor[T]](z, x T) bool {
	return z != none[T]() && of[T]().SameShape(z, x) && z.Device() == x.Device()
}

// space returns memory for the first gradient by v to be accumulated, or none to make some.
func (v *Variable[T]) space() T {
	if !v.given || v.Grad != none[T]() || v.gradient.sum != none[T]() {
		return none[T]()
	}
	return v.made
}

// isFresh reports whether part, a gradient by an operand of v that was computed from that by v,
// g, can be written to and has memory of its own.
func (v *Variable[T]) isFresh(part, g T) bool {
	return !v.isForeign() && !part.IsReadOnly() && !of[T]().SameMemory(part, g)
}

// isForeign reports whether a Function has computed v, which may keep what it sees.
func (v *Variable[T]) isForeign() bool {
	_, is := v.rule.(foreign[T])
	return is
}

// checkGrad panics unless what has been accumulated can be added to Grad of v.
func (v *Variable[T]) checkGrad() {
	switch g := v.Grad; {
	case g == none[T]():
		return
	case !of[T]().SameShape(g, v.Value):
		panic(&tensor.ShapeError{
			Op: "Backward", Shapes: []tensor.Shape{g.Shape(), v.Shape()},
			Want: "want Grad in the shape of its variable",
		})
	case g.IsReadOnly():
		panic(tensor.ErrReadOnly)
	}
	deviceops.Check("Backward", v.gradient.sum.Device(), v.Grad)
}

// addGrad adds what has been accumulated to Grad of v, or makes it Grad.
func (v *Variable[T]) addGrad() {
	g := v.gradient
	switch {
	case v.Grad != none[T]():
		v.Grad.Add(v.Grad, g.sum)
		if g.owned {
			g.sum.Free()
		}
		return
	case g.owned:
		if v.given && v.made != g.sum {
			v.made.Free()
		}
		v.Grad = g.sum
	case v.given && v.made != g.sum && fits(v.made, g.sum):
		v.Grad = v.made.Assign(g.sum)
	default:
		v.Grad = g.sum.Clone()
	}
	v.made, v.given = v.Grad, false
}
