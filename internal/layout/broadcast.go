package layout

import (
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// lengths returns those of the dimensions of l, except for some of the last.
func (l *Layout) lengths(without int) (s extent.Lengths) {
	for _, d := range l.dims()[:l.Rank()-without] {
		s.Append(d.length)
	}
	return s
}

// Result returns the row-major layout of the result of an elementwise
// operation: of the shape that its operands stretch to. It panics with a
// *tensor.ShapeError that names op if they do not fit, or one is the zero Layout.
func Result(op string, operands ...*Layout) (z Layout) {
	z.SetResult(op, operands...)
	return z
}

// SetResult sets z to what Result returns, where it is: to copy it costs more
// than to compute it.
func (z *Layout) SetResult(op string, operands ...*Layout) {
	for _, x := range operands {
		if x.contiguous && x.isResult(operands) {
			*z = *x
			z.start, z.readOnly = 0, false
			return
		}
	}
	var s extent.Lengths
	for _, x := range operands {
		x.CheckMade(op)
		t := x.lengths(0)
		if !s.Broadcast(t.Shape()) {
			panic(operandsMisfit(op, operands))
		}
	}
	*z = For(op, s.Shape()...)
}

// operandsMisfit returns the error of operands that do not broadcast together.
func operandsMisfit(op string, operands []*Layout) *tensor.ShapeError {
	var shapes []tensor.Shape
	for _, x := range operands {
		shapes = append(shapes, x.Shape())
	}
	return misfit(op, shapes...)
}

// CheckResult panics unless the result of an elementwise operation on operands can
// be stored in z: with tensor.ErrReadOnly, or with a *tensor.ShapeError that names op.
func (z *Layout) CheckResult(op string, operands ...*Layout) {
	if z.readOnly {
		panic(tensor.ErrReadOnly)
	}
	if z.isResult(operands) {
		return
	}
	if r := Result(op, operands...); !r.SameShape(z) {
		z.misfit(op, &r)
	}
}

// isResult reports whether one of the operands, if there are any, has the shape of z, and the
// others stretch to it.
func (z *Layout) isResult(operands []*Layout) bool {
	found := len(operands) == 0
	for _, x := range operands {
		switch {
		case x == z || x.SameShape(z):
			found = true
		case !x.stretchesTo(z):
			return false
		}
	}
	return found
}

// stretchesTo reports whether l stretches to the shape of z.
func (l *Layout) stretchesTo(z *Layout) bool {
	from, to := l.dims(), z.dims()
	more := len(to) - len(from)
	if more < 0 || l.IsZero() {
		return false
	}
	for i, d := range from {
		if d.length != 1 && d.length != to[more+i].length {
			return false
		}
	}
	return true
}

// misfit panics since z has not the shape of the result r.
func (z *Layout) misfit(op string, r *Layout) {
	panic(shapeError(op, "the result does not fit the receiver", r.Shape(), z.Shape()))
}

// CheckShape panics unless a result of the given shape can be stored in z: with
// tensor.ErrReadOnly, or with a *tensor.ShapeError that names op.
func (z *Layout) CheckShape(op string, shape ...int) {
	if z.readOnly {
		panic(tensor.ErrReadOnly)
	}
	if !z.HasShape(shape...) {
		r := For(op, shape...)
		z.misfit(op, &r)
	}
}

// HasShape reports whether l has the given shape.
func (l *Layout) HasShape(shape ...int) bool {
	dims := l.dims()
	if len(dims) != len(shape) {
		return false
	}
	for i, d := range dims {
		if d.length != shape[i] {
			return false
		}
	}
	return true
}

// BroadcastTo returns the view of l stretched to a shape: aligned at the last
// dimensions, those of length 1 and those missing repeat. The view is read-only if
// an element shows twice. It panics with a *tensor.ShapeError if l does not fit.
func (l *Layout) BroadcastTo(shape ...int) Layout { return l.broadcastTo("BroadcastTo", shape) }

func (l *Layout) broadcastTo(op string, shape []int) Layout {
	z := For(op, shape...)
	l.mustBroadcast(op, &z)
	return z
}

// mustBroadcast is broadcast, but that it panics with a *tensor.ShapeError that names op if l does
// not fit.
func (l *Layout) mustBroadcast(op string, z *Layout) {
	if !l.stretchesTo(z) {
		panic(shapeError(op, "the first does not stretch to the second", l.Shape(), z.Shape()))
	}
	l.broadcast(z)
}

// Onto returns the view of l stretched to the shape of z, as BroadcastTo does. It
// panics with a *tensor.ShapeError that names op if l does not fit.
func (l *Layout) Onto(op string, z *Layout) Layout {
	if l.SameShape(z) {
		return *l
	}
	v := z.clone()
	l.mustBroadcast(op, &v)
	return v
}

// broadcast makes z, which no other layout shares dimensions with, the view of l stretched
// to z's shape, which it fits.
func (l *Layout) broadcast(z *Layout) {
	from, to := l.dims(), z.dims()
	more := len(to) - len(from)
	repeats := false
	for i := range to {
		if i < more || from[i-more].length != to[i].length {
			repeats = repeats || to[i].length > 1
			to[i].stride = 0
		} else {
			to[i].stride = from[i-more].stride
		}
	}
	z.start, z.readOnly = l.start, l.readOnly || repeats && z.size > 0
	z.settle("BroadcastTo")
}

// AlignTo returns the view of l stretched to a shape, with its dimensions aligned at the last ones
// at which they fit: 2 onto 3 by 2 by 4 along the second. It panics with a *tensor.ShapeError if
// they fit nowhere.
func (l *Layout) AlignTo(shape ...int) Layout {
	l.CheckMade("AlignTo")
	z := For("AlignTo", shape...)
	aligned := l.clone()
	for !aligned.stretchesTo(&z) {
		if aligned.Rank() >= len(shape) {
			panic(shapeError("AlignTo", "the first stretches to the second nowhere", l.Shape(),
				z.Shape()))
		}
		aligned.append(1, 0)
	}
	aligned.broadcast(&z)
	return z
}
