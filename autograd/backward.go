package autograd

// A sum is a gradient of which parts arrive one by one. It owns its tensor from the
// second on, and then adds in place.
type sum[T Tensor[T]] struct {
	total T
	owned bool
}

func (s *sum[T]) add(g T) {
	switch {
	case s.total == none[T]():
		s.total = g
	case s.owned:
		s.total.Add(s.total, g)
	default:
		s.total, s.owned = none[T]().Add(s.total, g), true
	}
}

// Backward adds to Grad of each variable made by New that v was computed from the
// derivative of the sum of v, and sets that of v itself to ones if New made it. Every
// step is gone back once, however many paths lead to it. Of a constant it does nothing.
func (v *Var[T]) Backward() {
	if v.constant {
		return
	}
	sums := map[*Var[T]]*sum[T]{}
	receive := func(x *Var[T], g T) {
		s := sums[x]
		if s == nil {
			s = new(sum[T])
			sums[x] = s
		}
		s.add(g.SumTo(x.Shape()...))
	}
	receive(v, v.Value.Ones())
	for _, r := range v.trail() {
		s := sums[r]
		if s == nil {
			continue // only ways of derivative zero lead here
		}
		delete(sums, r)
		for i, x := range r.operands {
			if x.constant {
				continue
			}
			if g := r.kernel(i, s.total); g != none[T]() {
				receive(x, g)
			}
		}
	}
	for x, s := range sums {
		switch {
		case x.Grad != none[T]():
			x.Grad.Add(x.Grad, s.total)
		case s.owned:
			x.Grad = s.total
		default:
			x.Grad = s.total.Clone() // others may have the same tensor
		}
	}
}

// Gradients returns the derivatives of the sum of v by each of vars, as variables that
// can be differentiated again. One that v does not depend on is zero.
func Gradients[T Tensor[T]](v *Var[T], vars ...*Var[T]) []*Var[T] {
	sums := map[*Var[T]]*Var[T]{v: New(v.Value.Ones())}
	for _, r := range v.trail() {
		g := sums[r]
		if g == nil {
			continue
		}
		for i, x := range r.operands {
			if x.constant {
				continue
			}
			part := r.graph(i, g)
			if part == nil {
				continue
			}
			part = SumTo(part, x.Shape()...)
			if sums[x] != nil {
				part = Add(sums[x], part)
			}
			sums[x] = part
		}
	}
	result := make([]*Var[T], len(vars))
	for i, x := range vars {
		if result[i] = sums[x]; result[i] == nil {
			ones := x.Value.Ones()
			result[i] = New(ones.Sub(ones, ones))
		}
	}
	return result
}
