package fuse

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/memcopy"
)

// Run sets z to the value of the expression of p on operands, each stretched to the shape of z.
func (p *Plan[T]) Run(z layout.Strided[T], operands []layout.Strided[T]) {
	nonTemporal := z.IsContiguous() && iterate.NonTemporal[T](z.Size())
	iterate.ApplyAll(z, operands, len(p.Values), func() (func(z []T, x [][]T), func()) {
		m := p.machine()
		m.nonTemporal = nonTemporal
		return m.run, m.release
	})
}

// A machine runs a plan on blocks.
type machine[T any] struct {
	plan        *Plan[T]
	values      values[T]
	ones        values[T] // memory of values of one element
	blocks      values[T] // and of others
	length      int       // of the blocks that values are
	direct      bool      // whether the last value is where the result goes
	nonTemporal bool      // whether with non-temporal stores
}

func (p *Plan[T]) machine() *machine[T] {
	if m, ok := p.idle.Get().(*machine[T]); ok {
		return m
	}
	n := len(p.Values)
	m := &machine[T]{
		plan: p, values: newValues[T](n), ones: newValues[T](n),
		blocks: newValues[T](p.blocks),
	}
	m.values.arguments, m.values.ofMasks = new(asm.Arguments[T]), new(asm.Arguments[bool])
	numbers, masks := make([]T, n), make([]bool, n)
	for i, v := range p.Values {
		numbers[i] = v.Number
		if v.IsMask {
			m.ones.masks[i] = masks[i : i+1]
		} else {
			m.ones.numbers[i] = numbers[i : i+1]
		}
	}
	m.forget()
	return m
}

func newValues[T any](n int) values[T] {
	return values[T]{numbers: make([][]T, n), masks: make([][]bool, n)}
}

// release keeps m for later, without what it was run on.
func (m *machine[T]) release() {
	m.forget()
	m.plan.idle.Put(m)
}

func (m *machine[T]) forget() {
	copy(m.values.numbers, m.ones.numbers)
	copy(m.values.masks, m.ones.masks)
	clear(m.values.arguments.Elements[:])
	m.length = 0
}

// run sets z to the value of the expression on a block of each operand, or on one element that
// stands for all: of the same operands while it is not released.
func (m *machine[T]) run(z []T, x [][]T) {
	for i, operand := range m.plan.operands {
		m.values.numbers[operand] = x[i]
	}
	if m.length != len(z) {
		m.length = len(z)
		m.resize()
	}
	last := &m.values.numbers[len(m.values.numbers)-1]
	if m.direct {
		*last = z
	}
	for i, call := range m.plan.calls {
		if m.nonTemporal {
			m.prefetch(x, i)
		}
		if m.nonTemporal && m.direct && i == len(m.plan.calls)-1 {
			m.plan.nonTemporal(&m.values)
		} else {
			call.run(&m.values)
		}
	}
	if !m.direct {
		iterate.Fill(z, *last)
	}
}

// prefetch starts to bring what follows the blocks x in their operands to the caches: a part before
// each call, so that memory works while kernels compute.
func (m *machine[T]) prefetch(x [][]T, call int) {
	calls := len(m.plan.calls)
	for _, x := range x {
		if n := len(x); n > 1 && 2*n <= cap(x) {
			memcopy.Prefetch(x[n : 2*n][n*call/calls : n*(call+1)/calls])
		}
	}
}

// resize finds memory for the values of operations on blocks of a length.
func (m *machine[T]) resize() {
	m.direct = false
	for _, call := range m.plan.calls {
		i, n := call.value, 1
		for _, arg := range m.plan.Values[i].Args {
			n = max(n, m.values.len(arg))
		}
		switch {
		case n == 1:
			m.values.numbers[i], m.values.masks[i] = m.ones.numbers[i], m.ones.masks[i]
		case i == len(m.plan.Values)-1:
			m.direct = true
		case m.plan.Values[i].IsMask:
			m.values.masks[i] = grown(&m.blocks.masks[call.block], n)
		default:
			m.values.numbers[i] = grown(&m.blocks.numbers[call.block], n)
		}
	}
}

// grown returns n elements of a block.
func grown[E any](block *[]E, n int) []E {
	if len(*block) < n {
		*block = make([]E, n)
	}
	return (*block)[:n]
}
