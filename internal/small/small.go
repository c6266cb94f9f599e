// Package small computes with many vectors or matrices of at most Max rows and columns at once. It
// takes blocks of them apart into components, each a row of the same component of all, on which
// elementwise kernels work.
package small

import (
	"unsafe"

	"github.com/ashlar-go/ashlar/asm"
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
	Add, Mul, Div      func(z, x, y []T)
	FMA                func(z, x, y, w []T)
	DiffOfProducts     func(z, x, y, w, v []T)
	DiffOfProductsPlus func(z, x, y, w, v, u, t []T)
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

// isDense reports whether the components of a matrix follow each other in memory.
func (m *Matrices[T]) isDense() bool {
	rowsFollow := m.First.Rows == 1 || m.First.RowStride == m.First.Cols
	return rowsFollow && (m.First.Cols == 1 || m.First.ColStride == 1)
}

// offset returns where a component is, from the first one.
func (m *Matrices[T]) offset(c int) int {
	return c/m.First.Cols*m.First.RowStride + c%m.First.Cols*m.First.ColStride
}

const (
	// A block of matrices, with what is computed between, fits in the L2 cache, and what a kernel
	// works on in the L1 cache.
	blockBytes = 64 << 10
	leastBlock = 64 // matrices, for which a kernel takes longer than its call
	// shareBlocks is how many blocks a goroutine takes at a time.
	shareBlocks = 16
)

// run calls compute with blocks of matrices of z and operands x, which rows walks in this order,
// until all of z are set. scratch is how many components compute takes for itself.
func run[T element.Number](k *Kernels[T], rows *layout.Iterator, scratch int,
	compute func(m *machine[T]), z Matrices[T], x ...Matrices[T],
) {
	all := append([]Matrices[T]{z}, x...)
	components := scratch + z.components()
	for i := range all {
		components += all[i].components()
	}
	width := int(unsafe.Sizeof(*new(T)))
	total := rows.Count * rows.Length
	if total == 0 {
		return
	}
	most := min(max(blockBytes/components/width/leastBlock, 1)*leastBlock, total)
	nonTemporal := total*z.components()*width >= asm.NonTemporalBytes
	share := shareBlocks * most
	parallel.For((total+share-1)/share, func(i int) {
		m := newMachine(k, all, components*most, most)
		m.nonTemporal = nonTemporal
		defer slicepool.Put(m.memory)
		for from := i * share; from < min((i+1)*share, total); from += m.n {
			row, first := from/rows.Length, from%rows.Length
			m.start(rows, row, first, min(most, rows.Length-first, (i+1)*share-from))
			compute(m)
			m.store()
		}
		memcopy.Fence()
	})
}

// A machine computes a block of matrices.
type machine[T element.Number] struct {
	*Kernels[T]
	n           int // matrices of the block
	operands    []operand[T]
	blocks      [][][]T // components of each operand
	nonTemporal bool    // whether the result goes past the caches

	memory []T
	most   int // matrices of a block
	fixed  int // of memory, for operands
	used   int
}

// An operand is a block of matrices, taken apart.
type operand[T element.Number] struct {
	Matrices[T]
	at, step int // where the matrices of the block are
	memory   []T // of components
	// Row by row, of one element that stands for all, maybe; where they are in the matrices, if
	// they follow one another there.
	components [][]T
}

func newMachine[T element.Number](k *Kernels[T], matrices []Matrices[T], elements, most int,
) *machine[T] {
	m := &machine[T]{Kernels: k, most: most, memory: slicepool.Make[T](elements)}
	for _, of := range matrices {
		n := of.components()
		components := make([][]T, n)
		memory := m.take(n)
		m.operands = append(m.operands, operand[T]{Matrices: of, memory: memory, components: components})
		m.blocks = append(m.blocks, components)
	}
	m.fixed = m.used
	return m
}

// take returns memory for components of a block.
func (m *machine[T]) take(components int) []T {
	n := components * m.most
	m.used += n
	return m.memory[m.used-n : m.used : m.used]
}

// next returns a component to compute.
func (m *machine[T]) next() []T { return m.take(1)[:m.n] }

// start makes the block that of n matrices, from one of a row on, and takes operands apart.
func (m *machine[T]) start(rows *layout.Iterator, row, first, n int) {
	m.n, m.used = n, m.fixed
	at := rows.Seek(row).At
	for i := range m.operands {
		o := &m.operands[i]
		o.step = rows.Steps[i]
		o.at = at[i] + first*o.step
		o.place(n, m.most)
		if i > 0 {
			o.load(m.most)
		}
	}
}

// place says where the components of n matrices are, or one.
func (o *operand[T]) place(n, most int) {
	if o.step == 0 {
		n = 1
	}
	for c := range o.components {
		if o.isApart() {
			o.components[c] = o.Data[o.at+o.offset(c):][:n]
		} else {
			o.components[c] = o.memory[c*most:][:n]
		}
	}
}

// isApart reports whether the matrices are apart as they are: each component follows that of the
// matrix before.
func (o *operand[T]) isApart() bool { return o.step == 1 }

// load takes the matrices apart.
func (o *operand[T]) load(most int) {
	switch {
	case o.isApart():
	case o.isDense() && o.step > 0:
		n := len(o.components[0])
		memcopy.Transpose(o.memory, o.Data[o.at:], len(o.components), n, most, o.step)
	default:
		for c, to := range o.components {
			from := o.at + o.offset(c)
			for i := range to {
				to[i] = o.Data[from+i*o.step]
			}
		}
	}
}

// store puts the matrices of the result together.
func (m *machine[T]) store() {
	z := &m.operands[0]
	n := len(z.components)
	switch {
	case z.isApart():
	case m.nonTemporal && z.isDense() && z.step == n:
		block := m.take(n)
		memcopy.Transpose(block, z.memory, m.n, n, n, m.most)
		memcopy.NonTemporalRows(z.Data[z.at:], block, 1, m.n*n, 0, 0)
	case z.isDense() && z.step > 0:
		memcopy.Transpose(z.Data[z.at:], z.memory, m.n, n, z.step, m.most)
	default:
		for c, from := range z.components {
			to := z.at + z.offset(c)
			for i, v := range from {
				z.Data[to+i*z.step] = v
			}
		}
	}
}
