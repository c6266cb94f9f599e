package strided

import (
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// tileSide is how many rows and columns of a matrix are transposed at a time: few enough for
// them to stay in the L1 cache, where elements far apart in memory would drive out each
// other, and enough for memory to be read and written in long runs.
const tileSide = 64

// crossing returns the axes along which the elements of z, and those of x, are next to each
// other in memory, if these are two, and long enough for tiles to pay.
func crossing(z, x *tensor.Layout) (along, across int, ok bool) {
	along, across = -1, -1
	for axis := range z.Rank() {
		if z.Dim(axis) < tileSide/4 {
			continue
		}
		if z.Stride(axis) == 1 {
			along = axis
		}
		if x.Stride(axis) == 1 {
			across = axis
		}
	}
	return along, across, along >= 0 && across >= 0 && along != across
}

// transpose sets z to x, which has the same shape, by tiles of the matrices whose rows are
// next to each other in z along one axis, and whose columns are in x along another.
func transpose[T any](z, x tensor.Raw[T], along, across int) {
	outer, inner := max(along, across), min(along, across)
	zs, xs := z.Drop(outer), x.Drop(outer)
	zs, xs = zs.Drop(inner), xs.Drop(inner)
	shape := zs.Shape()
	strips := (z.Dim(across) + tileSide - 1) / tileSide
	strip := func(i int) {
		index := indexOf(i/strips, shape)
		t := tiles[T]{
			z: z.Data, x: x.Data, toFirst: zs.Offset("Copy", index...), first: xs.Offset("Copy", index...),
			columns: z.Dim(along), rowStride: z.Stride(across), columnStride: x.Stride(along),
		}
		first := i % strips * tileSide
		t.strip(first, min(first+tileSide, z.Dim(across)))
	}
	if n := shape.Size() * strips; z.Size() < parallelFrom {
		for i := range n {
			strip(i)
		}
	} else {
		parallel.For(n, strip)
	}
}

// indexOf returns the index of an element by its number in row-major order.
func indexOf(i int, shape tensor.Shape) []int {
	index := make([]int, len(shape))
	for k := len(shape) - 1; k >= 0; k-- {
		index[k] = i % shape[k]
		i /= shape[k]
	}
	return index
}

// tiles are those of a matrix whose element of row r and column c is in z at
// toFirst + r*rowStride + c, and in x at first + r + c*columnStride.
type tiles[T any] struct {
	z, x                             []T
	toFirst, first                   int
	columns, rowStride, columnStride int
}

// strip copies the rows from one to another, a tile at a time.
func (t *tiles[T]) strip(from, to int) {
	var tile [tileSide * tileSide]T
	for c := 0; c < t.columns; c += tileSide {
		width := min(tileSide, t.columns-c)
		for j := range width {
			column := t.x[t.first+from+(c+j)*t.columnStride:]
			for i, v := range column[:to-from] {
				tile[i*tileSide+j] = v
			}
		}
		for r := from; r < to; r++ {
			copy(t.z[t.toFirst+r*t.rowStride+c:][:width], tile[(r-from)*tileSide:])
		}
	}
}
