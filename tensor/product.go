package tensor

import "slices"

// A Product is the geometry of the matrix product of two layouts, by NumPy's rules.
type Product struct {
	Shape Shape // of the result
	Full  Shape // the same with a dimension for each that a vector stands for
	Batch Shape // of the matrices
	X, Y  Shape // of the operands as batches of matrices
}

// NewProduct returns the geometry of the product of x and y: of the last two dimensions,
// the others being batches that broadcast. A vector counts as one row on the left and as
// one column on the right, and leaves no dimension in the result. It panics with a
// *ShapeError that names op if the shapes do not fit, or one has rank 0.
func NewProduct(op string, x, y Shape) Product {
	if len(x) == 0 || len(y) == 0 {
		panic(&ShapeError{Op: op, Shapes: []Shape{x, y}, Want: "want vectors, matrices or batches of them"})
	}
	p := Product{X: slices.Clone(x), Y: slices.Clone(y)}
	if len(x) == 1 {
		p.X = Shape{1, x[0]}
	}
	if len(y) == 1 {
		p.Y = Shape{y[0], 1}
	}
	m, k := p.X[len(p.X)-2], p.X[len(p.X)-1]
	l, n := p.Y[len(p.Y)-2], p.Y[len(p.Y)-1]
	if k != l {
		panic(&ShapeError{Op: op, Shapes: []Shape{x, y}, Want: "want as many columns as the right operand has rows"})
	}
	var batch Layout
	if !batch.stretch(p.X[:len(p.X)-2]) || !batch.stretch(p.Y[:len(p.Y)-2]) {
		panic(misfit(op, x, y))
	}
	p.Batch = batch.Shape()
	p.Full = append(slices.Clone(p.Batch), m, n)
	p.X, p.Y = append(slices.Clone(p.Batch), m, k), append(slices.Clone(p.Batch), k, n)
	p.Shape = slices.Clone(p.Batch)
	if len(x) > 1 {
		p.Shape = append(p.Shape, m)
	}
	if len(y) > 1 {
		p.Shape = append(p.Shape, n)
	}
	return p
}
