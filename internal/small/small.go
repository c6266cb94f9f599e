// Package small computes with many vectors or matrices of at most Max rows and columns at once. It
// takes blocks of them apart into components, each a row of the same component of all, on which
// elementwise kernels work.
package small

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/memcopy"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/internal/slicepool"
	"github.com/ashlar-go/ashlar/tensor"
)

// Max is the most rows and columns of what is small.
const Max = 4

// Kernels are the elementwise kernels that results are made of.
type Kernels[T element.Number] struct {
	Neg                func(z, x []T)
	Add, Sub, Mul, Div func(z, x, y []T)
	FMA                func(z, x, y, w []T)
}

// Matrices are the matrices like the first one, in a slice.
type Matrices[T any] struct {
	Data  []T
	First layout.Matrix
}

// elements returns the vectors or matrices, by their rank, that x has of a shape, and the layout of
// their first elements.
func elements[T any](rank int, x layout.Strided[T], shape tensor.Shape) (Matrices[T], layout.Layout) {
	first, batch := x.Elements(rank, shape)
	return Matrices[T]{x.Data, first}, batch
}

// components returns how many components a matrix has.
func (m *Matrices[T]) components() int { return m.First.Rows * m.First.Cols }

const (
	// A block of matrices, with what is computed between, fits in the L1 cache.
	blockBytes = 24 << 10
	leastBlock = 64 // matrices, for which a kernel takes longer than its call
	// shareBlocks is how many blocks a goroutine takes at a time.
	shareBlocks = 32
)

// run calls compute with blocks of matrices of z and operands x, which rows walks in this order,
// until all of z are set. scratch is how many components compute takes for itself.
func run[T element.Number](k *Kernels[T], rows *layout.Iterator, scratch int,
	compute func(m *machine[T]), z Matrices[T], x ...Matrices[T],
) {
	all := append([]Matrices[T]{z}, x...)
	components := scratch
	for i := range all {
		components += all[i].components()
	}
	var zero T
	most := max(blockBytes/components/int(unsafe.Sizeof(zero)), leastBlock)
	share := shareBlocks * most
	total := rows.Count * rows.Length
	parallel.For((total+share-1)/share, func(i int) {
		m := newMachine(k, all, components, min(most, total))
		defer slicepool.Put(m.memory)
		for from := i * share; from < min((i+1)*share, total); {
			row, first := from/rows.Length, from%rows.Length
			m.n = min(most, rows.Length-first, (i+1)*share-from)
			m.used = m.fixed
			at := rows.Seek(row).At
			for o := range all {
				m.at[o], m.step[o] = at[o]+first*rows.Steps[o], rows.Steps[o]
				m.resize(o)
				if o > 0 {
					m.load(o)
				}
			}
			compute(m)
			m.store()
			from += m.n
		}
	})
}

// A machine computes a block of matrices.
type machine[T element.Number] struct {
	*Kernels[T]
	n        int // matrices of the block
	matrices []Matrices[T]
	blocks   [][][]T // components of each, row by row; of one element that stands for all, maybe
	at, step [layout.MaxOperands]int

	memory []T
	most   int // matrices of a block
	fixed  int // of memory, for blocks
	used   int
}

func newMachine[T element.Number](k *Kernels[T], matrices []Matrices[T], components, most int,
) *machine[T] {
	m := &machine[T]{Kernels: k, matrices: matrices, most: most}
	m.memory = slicepool.Make[T](components * most)
	for i := range matrices {
		block := make([][]T, matrices[i].components())
		for c := range block {
			block[c] = m.take(most)
		}
		m.blocks = append(m.blocks, block)
	}
	m.fixed = m.used
	return m
}

// take returns memory for n elements.
func (m *machine[T]) take(n int) []T {
	x := m.memory[m.used : m.used+n : m.used+m.most]
	m.used += m.most
	return x
}

// next returns a component to compute.
func (m *machine[T]) next() []T { return m.take(m.n) }

// resize makes the components of an operand those of the matrices of this block, or of the one that
// stands for all.
func (m *machine[T]) resize(operand int) {
	n := m.n
	if operand > 0 && m.step[operand] == 0 {
		n = 1
	}
	for c, x := range m.blocks[operand] {
		m.blocks[operand][c] = x[:n]
	}
}

// load takes the matrices of an operand apart.
func (m *machine[T]) load(operand int) {
	x, at, step := &m.matrices[operand], m.at[operand], m.step[operand]
	block := m.blocks[operand]
	if x.isDense() && step > 0 {
		memcopy.Transpose(m.memory[m.start(operand):], x.Data[at:], len(block), m.n, m.most, step)
		return
	}
	for c, to := range block {
		from := at + x.offset(c)
		for i := range to {
			to[i] = x.Data[from+i*step]
		}
	}
}

// store puts the matrices of the result together.
func (m *machine[T]) store() {
	z, at, step := &m.matrices[0], m.at[0], m.step[0]
	block := m.blocks[0]
	if z.isDense() && step > 0 {
		memcopy.Transpose(z.Data[at:], m.memory, m.n, len(block), step, m.most)
		return
	}
	for c, from := range block {
		to := at + z.offset(c)
		for i, v := range from {
			z.Data[to+i*step] = v
		}
	}
}

// start returns where the components of an operand begin in memory.
func (m *machine[T]) start(operand int) (at int) {
	for i := range operand {
		at += m.most * m.matrices[i].components()
	}
	return at
}

// isDense reports whether the components of a matrix follow each other in memory.
func (m *Matrices[T]) isDense() bool {
	return m.First.ColStride == 1 && m.First.RowStride == m.First.Cols
}

// offset returns where a component is, from the first one.
func (m *Matrices[T]) offset(c int) int {
	return c/m.First.Cols*m.First.RowStride + c%m.First.Cols*m.First.ColStride
}
