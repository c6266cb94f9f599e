package contraction

import (
	"fmt"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// VecDot returns the dot products of vectors along the last axes.
func (o Operations[T]) VecDot(x, y T) T {
	s, t := o.Shape(x), o.Shape(y)
	batch := batchOfVectors("VecDot", s, t, 1)
	if len(batch) == tensor.MaxRank-1 { // no dimension is left for matrices
		return o.Sum(o.Mul(x, y), -1)
	}
	z := o.MatMul(o.insert(x, s, len(s)-1), o.insert(y, t, len(t)))
	return o.Reshape(z, batch...)
}

// MatVec returns the products of matrices and vectors along the last axes.
func (o Operations[T]) MatVec(x, y T) T {
	s, t := o.Shape(x), o.Shape(y)
	batch := batchOfVectors("MatVec", s, t, 2)
	if len(batch) > tensor.MaxRank-2 {
		want := fmt.Sprintf("want vectors of at most %d dimensions", tensor.MaxRank-1)
		panic(&tensor.ShapeError{Op: "MatVec", Shapes: []tensor.Shape{s, t}, Want: want})
	}
	z := o.MatMul(x, o.insert(y, t, len(t)))
	return o.Reshape(z, append(batch, s[len(s)-2])...)
}

// insert inserts a dimension of length 1 into the shape of x.
func (o Operations[T]) insert(x T, shape tensor.Shape, axis int) T {
	return o.Reshape(x, append(append(shape[:axis:axis], 1), shape[axis:]...)...)
}

// batchOfVectors returns the dimensions to which those stretch that are not of elements, vectors of
// the last dimension of t, and with them those of so many dimensions of s.
func batchOfVectors(op string, s, t tensor.Shape, elements int) tensor.Shape {
	rank := len(s) - elements
	if rank < 0 || len(t) == 0 || s[len(s)-1] != t[len(t)-1] {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{s, t}, Want: "want last axes of one length",
		})
	}
	var batch extent.Lengths
	if !batch.Broadcast(s[:rank]) || !batch.Broadcast(t[:len(t)-1]) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{s, t}, Want: extent.Misfit})
	}
	return batch.Shape()
}
