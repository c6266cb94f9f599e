package tensor

// A Product is the geometry of the matrix product of two layouts, by NumPy's rules.
type Product struct {
	X, Y, Z Layout // the operands and, after Result, the result as batches of matrices

	vectorX, vectorY bool
	shape            lengths // of the result, without a dimension for what a vector stands for
}

// NewProduct returns the geometry of the product of x and y: of the last two dimensions,
// the others being batches that broadcast. A vector counts as one row on the left and as
// one column on the right, and leaves no dimension in the result. It panics with a
// *ShapeError that names op if the shapes do not fit, or one has rank 0.
func NewProduct(op string, x, y *Layout) (p Product) {
	if x.rank == 0 || y.rank == 0 {
		panic(&ShapeError{Op: op, Shapes: []Shape{x.Shape(), y.Shape()}, Want: "want vectors, matrices or batches of them"})
	}
	p.X, p.Y = *x, *y
	if p.vectorX = x.rank == 1; p.vectorX {
		p.X = x.Unsqueeze(0)
	}
	if p.vectorY = y.rank == 1; p.vectorY {
		p.Y = y.Unsqueeze(1)
	}
	_, m, k, _, _ := p.X.Matrix()
	_, l, n, _, _ := p.Y.Matrix()
	if k != l {
		panic(&ShapeError{Op: op, Shapes: []Shape{x.Shape(), y.Shape()}, Want: "want as many columns as the right operand has rows"})
	}
	batchX, batchY := p.X.lengths(2), p.Y.lengths(2)
	if !p.shape.stretch(batchX.shape()) || !p.shape.stretch(batchY.shape()) {
		panic(misfit(op, x.Shape(), y.Shape()))
	}
	if batch := p.Shape(); len(batch) > 0 {
		p.X, p.Y = p.X.asBatch(batch), p.Y.asBatch(batch)
	}
	if !p.vectorX {
		p.shape.append(m)
	}
	if !p.vectorY {
		p.shape.append(n)
	}
	return p
}

// Matrix returns where the first of a batch of matrices starts, and the lengths and strides
// of the last two dimensions.
func (l *Layout) Matrix() (start, rows, cols, rowStride, colStride int) {
	dims := l.dims()
	r, c := dims[len(dims)-2], dims[len(dims)-1]
	return l.start, r.length, c.length, r.stride, c.stride
}

// asBatch returns the view of l whose matrices are stretched to a batch, which they fit.
func (l *Layout) asBatch(batch Shape) (z Layout) {
	for _, n := range batch {
		z.append(n, 0)
	}
	z.appendAll(l.dims()[l.rank-2:])
	l.broadcast(&z)
	return z
}

// Shape returns the shape of the result, which is valid as long as p.
func (p *Product) Shape() Shape { return p.shape.shape() }

// Result sets p.Z to the layout of a result, which has the shape for it. Matrices of a
// batch that follow one another, and meet the same Y, become one.
func (p *Product) Result(z *Layout) {
	p.Z = *z
	if p.vectorX {
		p.Z = p.Z.Unsqueeze(p.X.Rank() - 2)
	}
	if p.vectorY {
		p.Z = p.Z.Unsqueeze(-1)
	}
	for b := p.Z.Rank() - 3; b >= 0 && p.Y.Stride(b) == 0 && p.X.follows(b) && p.Z.follows(b); b-- {
		p.X, p.Y, p.Z = p.X.merge(b), p.Y.Drop(b), p.Z.merge(b)
	}
}

// follows reports whether a step along an axis is as many along the next as that has.
func (l *Layout) follows(axis int) bool {
	dims := l.dims()
	return dims[axis].stride == dims[axis+1].length*dims[axis+1].stride
}

// merge returns the view in which an axis and the next, which it follows, are one.
func (l *Layout) merge(axis int) Layout {
	v := l.Drop(axis)
	v.dims()[axis].length *= l.Dim(axis)
	v.settle()
	return v
}

// Matrices returns the walk over the matrices of Z, X and Y: the elements of its rows are
// the first ones of matrices.
func (p *Product) Matrices() Rows {
	z, x, y := p.Z.first(), p.X.first(), p.Y.first()
	return NewRows(&z, &x, &y)
}

// first returns the layout of the first elements of a batch of matrices.
func (l *Layout) first() Layout {
	v := l.part()
	v.appendAll(l.dims()[:l.rank-2])
	v.settle()
	return v
}
