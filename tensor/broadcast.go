package tensor

// stretch makes l's shape, which starts empty, the one that l and a tensor of shape
// s stretch to. It reports whether they fit.
func (l *Layout) stretch(s []int) bool {
	if more := len(s) - l.rank; more > 0 {
		copy(l.shape[more:], l.shape[:l.rank])
		for i := range more {
			l.shape[i] = 1
		}
		l.rank = len(s)
	}
	fits := true
	for i, d := range s {
		have := &l.shape[l.rank-len(s)+i]
		if *have == 1 {
			*have = d
		} else if d != 1 && d != *have {
			fits = false
		}
	}
	return fits
}

// ResultLayout returns the row-major layout of the result of an elementwise
// operation: of the shape that its operands stretch to. It panics with a
// *ShapeError that names op if they do not fit, or one is the zero Layout.
func ResultLayout(op string, operands ...*Layout) (z Layout) {
	if len(operands) > 0 {
		if x := operands[0]; x.contiguous && !x.IsZero() && allSameShape(x, operands[1:]) {
			z = *x
			z.start, z.readOnly = 0, false
			return z
		}
	}
	for _, x := range operands {
		x.CheckMade(op)
		if !z.stretch(x.shape[:x.rank]) {
			panic(operandsMisfit(op, operands))
		}
	}
	z.pack()
	return z
}

func allSameShape(x *Layout, others []*Layout) bool {
	for _, y := range others {
		if !x.SameShape(y) {
			return false
		}
	}
	return true
}

// operandsMisfit returns the error of operands that do not broadcast together.
func operandsMisfit(op string, operands []*Layout) *ShapeError {
	var shapes []Shape
	for _, x := range operands {
		shapes = append(shapes, x.Shape())
	}
	return misfit(op, shapes...)
}

// CheckResult panics unless the result of an elementwise operation on operands can
// be stored in z: with ErrReadOnly, or with a *ShapeError that names op.
func (z *Layout) CheckResult(op string, operands ...*Layout) {
	if z.readOnly {
		panic(ErrReadOnly)
	}
	if allSameShape(z, operands) {
		return
	}
	if r := ResultLayout(op, operands...); !r.SameShape(z) {
		z.misfit(op, &r)
	}
}

// misfit panics since z has not the shape of the result r.
func (z *Layout) misfit(op string, r *Layout) {
	panic(&ShapeError{op, []Shape{r.Shape(), z.Shape()}, "the result does not fit the receiver"})
}

// CheckShape panics unless a result of the given shape can be stored in z: with
// ErrReadOnly, or with a *ShapeError that names op.
func (z *Layout) CheckShape(op string, shape ...int) {
	if z.readOnly {
		panic(ErrReadOnly)
	}
	if !z.HasShape(shape...) {
		r := NewLayout(shape...)
		z.misfit(op, &r)
	}
}

// HasShape reports whether l has the given shape.
func (l *Layout) HasShape(shape ...int) bool {
	return Shape(shape).Equal(l.shape[:l.rank])
}

// BroadcastTo returns the view of l stretched to a shape: aligned at the last
// dimensions, those of length 1 and those missing repeat. The view is read-only if
// an element shows twice. It panics with a *ShapeError if l does not fit.
func (l *Layout) BroadcastTo(shape ...int) Layout { return l.broadcastTo("BroadcastTo", shape) }

func (l *Layout) broadcastTo(op string, shape []int) Layout {
	z := NewLayout(shape...)
	if !l.broadcast(&z) {
		panic(&ShapeError{op, []Shape{l.Shape(), z.Shape()}, "the first does not stretch to the second"})
	}
	return z
}

// Onto returns the view of l stretched to the shape of z, as BroadcastTo does. It
// panics with a *ShapeError that names op if l does not fit.
func (l *Layout) Onto(op string, z *Layout) Layout {
	if l.SameShape(z) {
		return *l
	}
	return l.broadcastTo(op, z.shape[:z.rank])
}

// broadcast makes z the view of l stretched to z's shape, and reports whether it
// fits.
func (l *Layout) broadcast(z *Layout) bool {
	more := z.rank - l.rank
	if more < 0 || l.IsZero() {
		return false
	}
	repeats := false
	for i := range z.rank {
		switch {
		case i < more || l.shape[i-more] == 1 && z.shape[i] != 1:
			repeats = repeats || z.shape[i] > 1
			z.strides[i] = 0
		case l.shape[i-more] != z.shape[i]:
			return false
		default:
			z.strides[i] = l.strides[i-more]
		}
	}
	z.start, z.readOnly = l.start, l.readOnly || repeats && z.size > 0
	z.settle()
	return true
}

// AlignTo returns the view of l stretched to a shape, with its dimensions aligned
// at the last ones if they fit there, or else at the first: 2 onto 2 by 3 as
// columns. It panics with a *ShapeError if they fit neither way.
func (l *Layout) AlignTo(shape ...int) Layout {
	l.CheckMade("AlignTo")
	z := NewLayout(shape...)
	if l.broadcast(&z) {
		return z
	}
	first := *l
	for first.rank < len(shape) {
		first.shape[first.rank], first.strides[first.rank] = 1, 0
		first.rank++
	}
	return first.broadcastTo("AlignTo", shape)
}
