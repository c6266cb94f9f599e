package search

import (
	"math"

	kernels "github.com/ashlar-go/ashlar/asm/float32"
)

// width is how many vectors a block has: enough for a search to cost little besides reading them,
// and few enough that the kernel for one query, which reads eight rows side by side, goes through
// memory in order. At 128 it took nearly twice as long.
const width = 32

// A block is up to width vectors, transposed: row i of its store has element i of each. So the
// scores of a query are sums over rows, in the order of elements, as they are for many queries.
type block struct {
	store
	// what products become scores by, or nil
	scales, offsets []float32
	// the largest of vectors, which tell how far off scores may be
	norm, scale, scaledNorm, offset float64
}

// A store keeps vectors of a length.
type store interface {
	// put sets a column to v. It returns the number that its products are to be multiplied with,
	// or reports that elements cannot be kept.
	put(column int, v []float32) (scale float64, ok bool)
	// rows returns rows from low to high as float32, in memory of its own or in buffer.
	rows(low, high int, buffer []float32) []float32
	// together is how many rows that memory is for.
	together() int
	// at returns an element, without the scale.
	at(row, column int) float32
	// len is the number of rows.
	len() int
}

func newBlock(s store) *block { return &block{store: s} }

// put sets a column to v, and kept to what is kept of that, or reports that it cannot be.
func (b *block) put(column int, v []float32, metric Metric, kept []float32) bool {
	scale, ok := b.store.put(column, v)
	if !ok {
		return false
	}
	if scale != 1 || metric == Cosine {
		b.scales = b.orFull(b.scales, 1)
		b.scales[column] = float32(scale)
	}
	norm := norm(b.vector(kept, column))
	unscaled := norm / scale
	switch metric {
	case Cosine:
		scale = 0
		if norm != 0 {
			scale = 1 / unscaled
		}
		b.scales[column] = float32(scale)
	case Euclidean:
		// The nearest by q·v - v·v/2 are those by (q-v)·(q-v).
		b.offsets = b.orFull(b.offsets, 0)
		b.offsets[column] = float32(-norm * norm / 2)
		b.offset = largest(b.offset, norm*norm/2)
	}
	b.norm, b.scale = largest(b.norm, unscaled), largest(b.scale, scale)
	b.scaledNorm = largest(b.scaledNorm, unscaled*scale)
	return true
}

// largest returns the larger of two numbers, and +Inf of NaN.
func largest(x, y float64) float64 {
	if y != y {
		return math.Inf(1)
	}
	return max(x, y)
}

// orFull returns x, or a number for each vector.
func (b *block) orFull(x []float32, v float32) []float32 {
	if x == nil {
		x = make([]float32, width)
		for i := range x {
			x[i] = v
		}
	}
	return x
}

// vector sets z to a vector as it is kept, and returns it.
func (b *block) vector(z []float32, column int) []float32 {
	for i := range z {
		z[i] = b.at(i, column)
	}
	return z
}

// scores sets rows of z, one for each row of queries, to the scores of all columns, with float32's
// roundings.
func (b *block) scores(z, queries kernels.Matrix, buffer []float32) {
	multiply := kernels.Best.MatMul
	for low := 0; low < b.len(); low += b.together() {
		high := min(low+b.together(), b.len())
		part := queries
		part.Start, part.Cols = low, high-low
		multiply(z, part, kernels.Dense(b.rows(low, high, buffer), high-low, width))
		multiply = kernels.Best.MatMulAdd
	}
	for row := range z.Rows {
		scores := z.Data[row*width:][:width]
		switch {
		case b.offsets != nil && b.scales != nil:
			kernels.Best.FMA(scores, scores, b.scales, b.offsets)
		case b.offsets != nil:
			kernels.Best.Add(scores, scores, b.offsets)
		case b.scales != nil:
			kernels.Best.Mul(scores, scores, b.scales)
		}
	}
}

// slack returns how far scores of a query of a norm may be from those without rounding. It is twice
// the bound of n fused multiply-adds in a row, and what comes after them (Higham, Accuracy and
// Stability of Numerical Algorithms, section 3.1), and infinite where numbers may overflow.
func (b *block) slack(queryNorm float64) float64 {
	const unit, tiny = 1.0 / (1 << 24), math.SmallestNonzeroFloat32
	n := float64(b.len() + 4)
	sums := queryNorm * b.norm
	slack := 2 * (n*unit*(queryNorm*b.scaledNorm+b.offset) + n*tiny*(b.scale+1))
	if !(sums < math.MaxFloat32/2 && sums*b.scale+b.offset < math.MaxFloat32/2) {
		return math.Inf(1)
	}
	return slack
}
