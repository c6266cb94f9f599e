package autograd

import "slices"

// Backward adds to Grad of each variable made by New that v was computed from the
// derivative of the sum of v, and sets that of v itself to ones if New made it. Every
// step is gone back once, however many paths lead to it. Of a constant it does nothing.
// It panics with a *tensor.ChangedError if a value that it needs was changed after it
// was used, and then leaves each Grad as it was.
func (v *Variable[T]) Backward() {
	if v.constant {
		return
	}
	var s sweep[T]
	defer s.clear()
	s.arrive(v, v.Value.Ones(), true)
	for len(s.left) > 0 {
		s.back(s.left.pop())
	}
	for _, x := range s.reached {
		x.accumulate()
	}
	if s.spare != none[T]() {
		s.spare.Free()
	}
}

// A sweep is a run of Backward.
type sweep[T Tensor[T]] struct {
	left    queue[T]       // the variables at which gradients have arrived
	reached []*Variable[T] // those to set Grad of
	spare   T              // a gradient that nobody needs any more, for its memory
}

// arrive adds g, which is owned if nobody else has its memory, to the gradient by x.
func (s *sweep[T]) arrive(x *Variable[T], g T, owned bool) {
	if !g.SameShape(x.Value) {
		total := g.SumTo(x.Shape()...)
		if owned {
			s.keep(g)
		}
		g, owned = total, true
	}
	switch sum := &x.arrived; {
	case sum.total == none[T]():
		s.left.push(x)
		sum.total, sum.owned = g, owned
	case sum.owned:
		sum.total.Add(sum.total, g)
		if owned {
			s.keep(g)
		}
	default:
		sum.total, sum.owned = none[T]().Add(sum.total, g), true
	}
}

// keep keeps g, which nobody needs any more, for its memory.
func (s *sweep[T]) keep(g T) {
	if s.spare != none[T]() {
		s.spare.Free()
	}
	s.spare = g
}

// back sends the gradient by x on to the operands that x was computed from. Its memory goes to the
// last of them, or, where they are computed together, the first, if no other has it already; if none
// has, it is kept for gradients to come.
func (s *sweep[T]) back(x *Variable[T]) {
	g := x.arrived
	switch {
	case x.rule == nil:
		s.reached = append(s.reached, x)
		return
	case x.retained:
		s.reached = append(s.reached, x)
		x.arrived.owned, g.owned = false, false
	default:
		x.arrived = sum[T]{}
	}
	last := x.lastVariable()
	var heirs []*Variable[T] // of the memory of g
	var parts []T            // the gradients of operands, if they are computed together
	if together, is := x.rule.(jointRule[T]); is {
		parts = together.Kernels(x, g.total, s.space(x, 0, g, true))
	}
	for i, o := range x.operands {
		if o.constant || x.addProduct(i, g.total) {
			continue
		}
		var part, z T
		if parts != nil {
			part = parts[i]
		} else {
			z = s.space(x, i, g, i == last && len(heirs) == 0)
			part = x.rule.Kernel(x, i, g.total, z)
		}
		if part == none[T]() {
			continue
		}
		if s.spare != none[T]() && part.SharesMemory(s.spare) {
			s.spare = none[T]()
		}
		s.arrive(o.Variable, part, part == z && z != g.total || x.isFresh(part, g.total))
		if o.arrived.total.SharesMemory(g.total) {
			heirs = append(heirs, o.Variable)
		}
	}
	switch {
	case !g.owned:
	case len(heirs) == 1 && heirs[0].arrived.total == g.total:
		heirs[0].arrived.owned = true
	case len(heirs) == 0 && !x.isForeign():
		s.keep(g.total)
	}
}

// space returns memory for the gradient by an operand of x: of the gradient g of x, which is in the
// caches, if that is owned and this is the last use of it; or of an earlier gradient; or of what
// nobody needs any more; or none, to make some.
func (s *sweep[T]) space(x *Variable[T], operand int, g sum[T], last bool) T {
	if g.owned && last {
		return g.total
	}
	for _, z := range []T{x.operands[operand].space(), s.spare} {
		if z != none[T]() && z.SameShape(x.Value) {
			return z
		}
	}
	return none[T]()
}

// addProduct adds the gradient by an operand of v, of that of v, g, to what has arrived there
// before, if v is a product, by one operation. It reports whether it could.
func (v *Variable[T]) addProduct(operand int, g T) bool {
	x := v.operands[operand]
	if _, is := v.rule.(mulRule[T]); !is || !x.arrived.owned || !x.Value.SameShape(v.Value) {
		return false
	}
	x.arrived.total.FMA(g, v.operand(1-operand).Value, x.arrived.total)
	return true
}

// isForeign reports whether a Function has computed v, which may keep what it sees.
func (v *Variable[T]) isForeign() bool {
	_, is := v.rule.(foreign[T])
	return is
}

// Free gives the memory of v and of all results that it was computed from back, for results
// to come: after Backward, at the end of a step of training. Their values are nil then, and
// neither those nor views of them can be used any more. Variables that New and Constant made
// keep theirs, and so do results of a Function.
func (v *Variable[T]) Free() { v.freeApart() }

// freeApart is Free, but for results in the memory of what is kept.
func (v *Variable[T]) freeApart(kept ...T) {
	for left := []*Variable[T]{v}; len(left) > 0; {
		x := left[len(left)-1]
		left = left[:len(left)-1]
		if x.rule == nil || x.Value == none[T]() {
			continue
		}
		if !x.isForeign() && !slices.ContainsFunc(kept, x.Value.SharesMemory) {
			x.Value.Free()
		}
		x.Value = none[T]()
		for _, o := range x.operands {
			left = append(left, o.Variable)
		}
	}
}

// clear forgets the gradients that have arrived.
func (s *sweep[T]) clear() {
	for _, x := range append(s.left, s.reached...) {
		x.arrived = sum[T]{}
	}
}

// accumulate adds to Grad of v what has arrived.
func (v *Variable[T]) accumulate() {
	switch g := v.arrived; {
	case v.Grad != none[T]():
		v.Grad.Add(v.Grad, g.total)
		if g.owned {
			g.total.Free()
		}
	case g.owned:
		if v.made != none[T]() && v.made != g.total {
			v.made.Free()
		}
		v.Grad, v.made = g.total, g.total
	default:
		v.Grad = g.total.Clone()
		v.made = v.Grad
	}
}

// space returns memory for the first gradient by v to arrive, or none to make some.
func (v *Variable[T]) space() T {
	if v.Grad != none[T]() || v.arrived.total != none[T]() {
		return none[T]()
	}
	return v.made
}

// lastVariable returns the number of the last operand that is no constant.
func (v *Variable[T]) lastVariable() int {
	last := len(v.operands) - 1
	for last >= 0 && v.operands[last].constant {
		last--
	}
	return last
}

// isFresh reports whether part, a gradient of an operand of v that was computed from that
// of v, g, can be written to and has memory of its own.
func (v *Variable[T]) isFresh(part, g T) bool {
	return !part.IsReadOnly() && !part.SharesMemory(g) && !part.SharesMemory(v.Value) &&
		!slices.ContainsFunc(v.operands, func(o operand[T]) bool { return part.SharesMemory(o.Value) })
}

// A sum is a gradient of which parts arrive one by one.
type sum[T Tensor[T]] struct {
	total T
	owned bool // whether nobody else has the memory of total
}

// Gradients returns the derivatives of the sum of v by each of vars, as variables that
// can be differentiated again. One that v does not depend on is zero. It panics as
// Backward does.
func Gradients[T Tensor[T]](v *Variable[T], vars ...*Variable[T]) []*Variable[T] {
	sums := map[*Variable[T]]*Variable[T]{}
	var left queue[T]
	if !v.constant {
		sums[v] = New(v.Value.Ones())
		left = append(left, v)
	}
	for len(left) > 0 {
		x := left.pop()
		for i, o := range x.operands {
			if o.constant {
				continue
			}
			part := x.rule.Graph(x, i, sums[x])
			if part == nil {
				continue
			}
			part = part.SumTo(o.Shape()...)
			if before := sums[o.Variable]; before != nil {
				part = Add(before, part)
			} else {
				left.push(o.Variable)
			}
			sums[o.Variable] = part
		}
	}
	result := make([]*Variable[T], len(vars))
	for i, x := range vars {
		if result[i] = sums[x]; result[i] == nil {
			result[i] = New(x.Value.Zeros(x.Shape()...))
		}
	}
	return result
}

// A queue is variables in the order in which they were computed. The one computed last leaves
// it first, so that all that was computed from a variable leaves it before that variable does.
type queue[T Tensor[T]] []*Variable[T]

// push adds x: near the end, as what is gone back from leads to what was computed shortly before.
func (q *queue[T]) push(x *Variable[T]) {
	*q = append(*q, x)
	all := *q
	i := len(all) - 1
	for ; i > 0 && all[i-1].order > x.order; i-- {
		all[i] = all[i-1]
	}
	all[i] = x
}

func (q *queue[T]) pop() *Variable[T] {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
