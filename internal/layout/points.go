package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// A Batch is points of each of several tensors that have one shape: their indices along the first
// axes say which it is, and coordinates are along the axes that follow.
type Batch struct {
	shape   tensor.Shape
	indices [][]int
}

// PointsOf returns the points of x, of a shape, whose coordinates are values, along the last
// dimension of a shape of its own. Both shapes begin with the same batch dimensions. It panics with
// a *tensor.ShapeError that names op if there is nothing along that, or they do not.
func PointsOf(op string, x tensor.Shape, batch int, shape tensor.Shape, values []int) Batch {
	last := len(shape) - 1
	if batch < 0 || batch > min(last, len(x)) || !shape[:batch].Equal(x[:batch]) {
		const want = "want equal batches, and indices along a dimension more"
		panic(shapeError(op, want, x, shape))
	}
	p := Batch{slices.Clone(shape[:last]), make([][]int, batch+shape[last])}
	if len(p.indices) > len(x) {
		panic(shapeError(op, "want no more indices than dimensions", x, shape))
	}
	n := p.shape.Size()
	for axis := range p.indices {
		p.indices[axis] = MakeSlice[int](op, n)
	}
	each := p.shape[batch:].Size() // points of a tensor
	for k := range n {
		at := k / max(each, 1)
		for axis := batch - 1; axis >= 0; axis-- {
			p.indices[axis][k] = at % x[axis]
			at /= x[axis]
		}
		for i := range shape[last] {
			p.indices[batch+i][k] = values[k*shape[last]+i]
		}
	}
	return p
}

// Coordinates returns the shape of the points, and their indices along each dimension.
func (b Batch) Coordinates() (shape tensor.Shape, indices [][]int) { return b.shape, b.indices }

// Indices returns the indices of the points along the only dimension.
func (b Batch) Indices(int) []int { return b.indices[0] }
