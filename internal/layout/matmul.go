package layout

import (
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// A Matrix says where the elements of a matrix are in a slice: the one at i, j is at
// Start + i*RowStride + j*ColStride.
type Matrix struct{ Start, Rows, Cols, RowStride, ColStride int }

// A MatMul is the geometry of the matrix product of two layouts, by NumPy's rules.
type MatMul struct {
	X, Y, Z Matrix // the operands and, after Result, the result: the first ones of a batch

	x, y, z *Layout
	shape   extent.Lengths // of the result, without a dimension for what a vector stands for
	batch   int            // the number of dimensions of the batch
}

// Set makes the zero MatMul p the geometry of the product of x and y: of the last two
// dimensions, the others being batches that broadcast. A vector counts as one row on the left
// and as one column on the right, and leaves no dimension in the result. It panics with a
// *tensor.ShapeError that names op if the shapes do not fit, or one has rank 0.
func (p *MatMul) Set(op string, x, y *Layout) {
	if x.rank == 0 || y.rank == 0 {
		panic(shapeError(op, "want vectors, matrices or batches of them", x.Shape(), y.Shape()))
	}
	p.x, p.y = x, y
	p.X.set(x, x.rank > 1, true)
	p.Y.set(y, true, y.rank > 1)
	if p.X.Cols != p.Y.Rows {
		const want = "want as many columns as the right operand has rows"
		panic(shapeError(op, want, x.Shape(), y.Shape()))
	}
	for _, l := range []*Layout{x, y} {
		if l.rank <= 2 {
			continue
		}
		if batch := l.lengths(2); !p.shape.Broadcast(batch.Shape()) {
			panic(misfit(op, x.Shape(), y.Shape()))
		}
	}
	p.batch = len(p.Shape())
	if x.rank > 1 {
		p.shape.Append(p.X.Rows)
	}
	if y.rank > 1 {
		p.shape.Append(p.Y.Cols)
	}
}

// set makes m the first matrix of a batch: of the last dimensions of l, but one row or
// one column if l has no dimension for these.
func (m *Matrix) set(l *Layout, rows, cols bool) {
	m.Start, m.Rows, m.RowStride, m.Cols, m.ColStride = l.start, 1, 0, 1, 0
	dims := l.dims()
	if last := len(dims) - 1; cols {
		m.Cols, m.ColStride = dims[last].length, dims[last].stride
		dims = dims[:last]
	}
	if last := len(dims) - 1; rows {
		m.Rows, m.RowStride = dims[last].length, dims[last].stride
	}
}

// Shape returns the shape of the result, which is valid as long as p.
func (p *MatMul) Shape() tensor.Shape { return p.shape.Shape() }

// Result sets p.Z to that of a result, which has the shape for it.
func (p *MatMul) Result(z *Layout) {
	p.z = z
	p.Z.set(z, p.x.rank > 1, p.y.rank > 1)
}

// IsBatch reports whether there is a batch of matrices, of which p.X, p.Y and p.Z are the
// first ones.
func (p *MatMul) IsBatch() bool { return p.batch > 0 }

// Batches returns the layouts of the first elements of the matrices of the result and of the
// operands, all of the shape of the batch.
func (p *MatMul) Batches() (z, x, y Layout) {
	shape := p.shape.Shape()[:p.batch]
	return p.z.batch(p.batch, shape), p.x.batch(max(p.x.Rank()-2, 0), shape),
		p.y.batch(max(p.y.Rank()-2, 0), shape)
}

// Elements returns the first of the matrices that the last two dimensions of l are of; or of rows,
// if rank is 1, and single elements, if it is 0; and the layout of the first elements of all,
// stretched to a shape, which they fit.
func (l *Layout) Elements(rank int, shape tensor.Shape) (first Matrix, batch Layout) {
	first.set(l, rank > 1, rank > 0)
	return first, l.batch(l.Rank()-rank, shape)
}

// batch returns the layout of the elements at index 0 of all but some dimensions, stretched to
// a shape, which they fit.
func (l *Layout) batch(rank int, shape tensor.Shape) Layout {
	first, z := l.part(), New(shape...)
	first.appendAll(l.dims()[:rank])
	first.broadcast(&z)
	return z
}

// Of returns the layout of the matrices like m whose first elements have a layout.
func (m Matrix) Of(batch Layout) Layout {
	batch.checkRank("MatMul", 2)
	l := batch.clone()
	l.append(m.Rows, m.RowStride)
	l.append(m.Cols, m.ColStride)
	l.settle("MatMul")
	return l
}

// Matrices returns the walk over the matrices of Z, X and Y: the elements of its rows are
// the first ones of matrices. Those of a batch that follow one another, and meet the same Y,
// become one in p.Z and p.X.
func (p *MatMul) Matrices() Iterator {
	z, x, y := p.Batches()
	for b := z.Rank() - 1; b >= 0 && y.Stride(b) == 0 && x.Stride(b) == p.X.Rows*p.X.RowStride &&
		z.Stride(b) == p.Z.Rows*p.Z.RowStride; b-- {
		p.X.Rows *= z.Dim(b)
		p.Z.Rows *= z.Dim(b)
		z, x, y = z.Drop(b), x.Drop(b), y.Drop(b)
	}
	return NewIterator(&z, &x, &y)
}
