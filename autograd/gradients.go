package autograd

// Gradients returns the derivatives of the sum of v by each of vars, as variables that can be
// differentiated again. One that v does not depend on is zero. It panics as Backward does.
func Gradients[T Tensor[T]](v *Variable[T], vars ...*Variable[T]) []*Variable[T] {
	v.unfreed("Gradients")
	sums := map[*Variable[T]]*graphSum[T]{}
	var ready queue[T]
	if !v.constant {
		sums[v] = &graphSum[T]{sum: New(of[T]().Ones(v.Value))}
		ready.push(v)
	}
	for len(ready) > 0 {
		x := ready.pop()
		g := sums[x].total(x)
		for i, o := range x.operands {
			if o.constant {
				continue
			}
			sum := sums[o.Variable]
			if sum == nil {
				sum = &graphSum[T]{}
			}
			if !sum.accumulate(x, i, g) {
				continue
			}
			if sums[o.Variable] == nil {
				sums[o.Variable] = sum
				ready.push(o.Variable)
			}
		}
	}
	result := make([]*Variable[T], len(vars))
	for i, x := range vars {
		if sum := sums[x]; sum != nil {
			result[i] = sum.total(x)
		} else {
			result[i] = New(of[T]().Zeros(x.Value, x.Shape()...))
		}
	}
	return result
}

// A graphSum is a gradient as a variable, in the making: sum, if not nil, plus what parts
// scatter.
type graphSum[T Tensor[T]] struct {
	sum   *Variable[T]
	parts []gathering[T]
	of    []*Variable[T] // of each part
}

// accumulate adds the gradient by an operand of x, computed from g, that by x. It reports
// whether there is any.
func (s *graphSum[T]) accumulate(x *Variable[T], operand int, g *Variable[T]) bool {
	if part, is := x.rule.(gathering[T]); is {
		s.parts, s.of = append(s.parts, part), append(s.of, g)
		return true
	}
	part := x.rule.Graph(x, operand, g)
	if part == nil {
		return false
	}
	s.add(part.SumTo(x.operands[operand].Shape()...))
	return true
}

func (s *graphSum[T]) add(part *Variable[T]) {
	if s.sum == nil {
		s.sum = part
	} else {
		s.sum = Add(s.sum, part)
	}
}

// total returns the gradient by x.
func (s *graphSum[T]) total(x *Variable[T]) *Variable[T] {
	if len(s.parts) > 0 {
		s.add(scattered(s.parts, s.of, x))
		s.parts, s.of = nil, nil
	}
	return s.sum
}

// scattered returns the sum, in the shape of x, of what the transposes of parts give of g: one
// operation, which writes no element that no part writes.
func scattered[T Tensor[T]](parts []gathering[T], g []*Variable[T], x *Variable[T]) *Variable[T] {
	sum := of[T]().Zeros(x.Value, x.Shape()...)
	for i, part := range parts {
		part.add(sum, g[i].Value)
	}
	return record(parts[0].op+"ᵀ", sum, scatterRule[T](parts), g...)
}

// scatterRule is the derivative of scattered: each operand has what its part gathers.
type scatterRule[T Tensor[T]] []gathering[T]

func (r scatterRule[T]) Kernel(_ *Variable[T], operand int, g, _ T) T { return r[operand].forth(g) }

func (r scatterRule[T]) Graph(_ *Variable[T], operand int, g *Variable[T]) *Variable[T] {
	return r[operand].of(g)
}
