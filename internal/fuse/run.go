package fuse

import (
	"github.com/ashlar-go/ashlar/internal/strided"
	"github.com/ashlar-go/ashlar/tensor"
)

// Run sets z to the value of the expression of p on operands, each stretched to the shape of z.
func (p *Plan[T]) Run(z tensor.Raw[T], operands []tensor.Raw[T]) {
	strided.ApplyAll(z, operands, len(p.Values), func() (func(z []T, x [][]T), func()) {
		m := p.machine()
		return m.run, m.release
	})
}

// A machine runs a plan on blocks.
type machine[T any] struct {
	plan   *Plan[T]
	values []cell[T]
	ones   []cell[T] // memory of values of one element
	blocks []cell[T] // and of others
	length int       // of the blocks that values are
	direct bool      // whether the last value is where the result goes
}

func (p *Plan[T]) machine() *machine[T] {
	if m, ok := p.idle.Get().(*machine[T]); ok {
		return m
	}
	m := &machine[T]{plan: p, values: make([]cell[T], len(p.Values)), blocks: make([]cell[T], p.blocks)}
	numbers, masks := make([]T, len(p.Values)), make([]bool, len(p.Values))
	for i, v := range p.Values {
		one := cell[T]{numbers: numbers[i : i+1]}
		if v.IsMask {
			one = cell[T]{masks: masks[i : i+1]}
		}
		numbers[i] = v.Number
		m.values[i] = one
		m.ones = append(m.ones, one)
	}
	return m
}

// release keeps m for later, without what it was run on.
func (m *machine[T]) release() {
	copy(m.values, m.ones)
	m.length = 0
	m.plan.idle.Put(m)
}

// run sets z to the value of the expression on a block of each operand, or on one element that
// stands for all: of the same operands while it is not released.
func (m *machine[T]) run(z []T, x [][]T) {
	for i, operand := range m.plan.operands {
		m.values[operand].numbers = x[i]
	}
	if m.length != len(z) {
		m.length = len(z)
		m.resize()
	}
	last := &m.values[len(m.values)-1]
	if m.direct {
		last.numbers = z
	}
	for _, i := range m.plan.calls {
		m.plan.Values[i].run(&m.values[i], m.values)
	}
	if !m.direct {
		strided.Fill(z, last.numbers)
	}
}

// resize finds memory for the values of operations on blocks of a length.
func (m *machine[T]) resize() {
	m.direct = false
	for _, i := range m.plan.calls {
		n := 1
		for _, arg := range m.plan.Values[i].Args {
			n = max(n, m.values[arg].len())
		}
		switch {
		case n == 1:
			m.values[i] = m.ones[i]
		case i == len(m.values)-1:
			m.direct = true
		default:
			m.values[i] = m.block(&m.plan.Values[i], n)
		}
	}
}

// block returns memory for n elements of v.
func (m *machine[T]) block(v *Value[T], n int) cell[T] {
	b := &m.blocks[v.block]
	if v.IsMask {
		if len(b.masks) < n {
			b.masks = make([]bool, n)
		}
		return cell[T]{masks: b.masks[:n]}
	}
	if len(b.numbers) < n {
		b.numbers = make([]T, n)
	}
	return cell[T]{numbers: b.numbers[:n]}
}
