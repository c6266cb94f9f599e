package autograd

// Backward adds to Grad of each variable made by New that v was computed from the derivative
// of the sum of v, and sets that of v itself to ones if New made it. It visits every operation
// once, however many paths lead to it. Of a constant it does nothing. It panics with a
// *tensor.ChangedError if a value that it needs was changed after it was used, and with a
// *tensor.ShapeError or tensor.ErrReadOnly if a Grad that was set by hand cannot be added to;
// then it leaves each Grad as it was.
func (v *Variable[T]) Backward() {
	if v.constant {
		return
	}
	p := propagation[T]{}
	defer p.clear()
	p.accumulate(v, of[T]().Ones(v.unfreed("Backward").Value), true)
	for len(p.ready) > 0 {
		p.propagate(p.ready.pop())
	}
	for _, x := range p.reached {
		x.checkGrad()
	}
	for _, x := range p.reached {
		x.addGrad()
	}
	if p.spare != none[T]() {
		p.spare.Free()
	}
}

// A propagation is a run of Backward.
type propagation[T Tensor[T]] struct {
	ready   queue[T]       // results of which gradients have been accumulated
	reached []*Variable[T] // those to set Grad of
	spare   T              // a gradient that nobody needs any more, for its memory
}

// A gradient is the sum of what has been accumulated.
type gradient[T Tensor[T]] struct {
	sum   T
	owned bool // whether nobody else has the memory of sum
}

// accumulate adds g, which is owned if nobody else has its memory, to the gradient by x.
func (p *propagation[T]) accumulate(x *Variable[T], g T, owned bool) {
	if !of[T]().SameShape(g, x.Value) {
		sum := g.SumTo(x.Shape()...)
		if owned {
			p.keep(g)
		}
		g, owned = sum, true
	}
	switch total := &x.gradient; {
	case total.sum == none[T]():
		total.sum, total.owned = g, owned
		if x.rule == nil {
			p.reached = append(p.reached, x)
		} else {
			p.ready.push(x)
		}
	case total.owned:
		total.sum.Add(total.sum, g)
		if owned {
			p.keep(g)
		}
	default:
		total.sum, total.owned = none[T]().Add(total.sum, g), true
	}
}

// propagate accumulates the gradients by the operands of x, computed from that by x. The memory
// of that one goes to the last operand, or, where they are computed together, to the first, if
// no other shares it already; if none does, it is kept for gradients to come.
func (p *propagation[T]) propagate(x *Variable[T]) {
	g := x.gradient
	g.owned = g.owned && !x.retained && !x.isForeign()
	if x.retained {
		p.reached = append(p.reached, x)
		x.gradient.owned = false
	} else {
		x.gradient = gradient[T]{}
	}
	last := x.lastVariable()
	var parts []T // the gradients by all operands, if they are computed together
	if together, is := x.rule.(jointRule[T]); is {
		parts = together.Kernels(x, g.sum, p.space(x, 0, g, true))
	}
	adder, adds := x.rule.(accumulatingRule[T])
	var sharer *Variable[T] // of the memory of g, the last of sharers
	sharers := 0
	for i, o := range x.operands {
		if o.constant || adds && o.gradient.owned && adder.Accumulate(x, i, g.sum, o.gradient.sum) {
			continue
		}
		var part, z T
		if parts != nil {
			part = parts[i]
		} else {
			z = p.space(x, i, g, i == last && sharers == 0)
			part = x.rule.Kernel(x, i, g.sum, z)
		}
		if part == none[T]() {
			continue
		}
		if p.spare != none[T]() && of[T]().SameMemory(part, p.spare) {
			p.spare = none[T]()
		}
		p.accumulate(o.Variable, part, part == z && z != g.sum || x.isFresh(part, g.sum))
		if of[T]().SameMemory(o.gradient.sum, g.sum) {
			sharer, sharers = o.Variable, sharers+1
		}
	}
	switch {
	case !g.owned:
	case sharers == 1 && sharer.gradient.sum == g.sum:
		sharer.gradient.owned = true
	case sharers == 0:
		p.keep(g.sum)
	}
}

// lastVariable returns the number of the last operand that is no constant.
func (v *Variable[T]) lastVariable() int {
	last := len(v.operands) - 1
	for last >= 0 && v.operands[last].constant {
		last--
	}
	return last
}

// clear forgets the gradients that have been accumulated.
func (p *propagation[T]) clear() {
	for _, e := range p.ready {
		e.result.gradient = gradient[T]{}
	}
	for _, x := range p.reached {
		x.gradient = gradient[T]{}
	}
}

// A queue is results to be gone back from, as a heap: the one computed last leaves it first, so
// that all that was computed from a result leaves it before that result does.
type queue[T Tensor[T]] []entry[T]

// An entry is a result with its order at hand.
type entry[T Tensor[T]] struct {
	order  uint64
	result *Variable[T]
}

func (q *queue[T]) push(x *Variable[T]) {
	e := entry[T]{x.order, x}
	*q = append(*q, e)
	heap := *q
	i := len(heap) - 1
	for ; i > 0 && heap[(i-1)/2].order < e.order; i = (i - 1) / 2 {
		heap[i] = heap[(i-1)/2]
	}
	heap[i] = e
}

func (q *queue[T]) pop() *Variable[T] {
	heap := *q
	first, n := heap[0].result, len(heap)-1
	e := heap[n]
	heap[n] = entry[T]{}
	heap = heap[:n]
	i := 0
	for child := 1; child < n; child = 2*i + 1 {
		if child+1 < n && heap[child].order < heap[child+1].order {
			child++
		}
		if heap[child].order < e.order {
			break
		}
		heap[i] = heap[child]
		i = child
	}
	if n > 0 {
		heap[i] = e
	}
	*q = heap
	return first
}

// Accumulate adds to the gradient by one factor of a product that of this use, the product of g
// and the other factor.
func (mulRule[T]) Accumulate(v *Variable[T], operand int, g, sum T) bool {
	if !of[T]().SameShape(sum, v.Value) {
		return false
	}
	sum.FMA(g, v.operand(1-operand).Value, sum)
	return true
}
