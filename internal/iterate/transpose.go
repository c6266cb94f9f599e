package iterate

import (
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/memcopy"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/internal/slicepool"
	"github.com/ashlar-go/ashlar/tensor"
)

const (
	// A matrix goes by tiles where its rows would drive each other out of the caches, or are to be
	// written bypassing them: through memory that stays in the L1 cache. The rows of tiles are runs of
	// z, and their columns longer runs of x.
	tileRowBytes = 256
	tileRows     = 128

	// stripColumns is how many columns of a strip of tiles are one share of the work.
	stripColumns = 1 << 12

	// Rows that are a multiple of so many bytes apart share few places in the L1 cache.
	conflicting = 512

	// leastCrossed is from how many rows and columns on tiles pay.
	leastCrossed = 16
)

// crossing returns the axes along which the elements of z, and those of x, are next to each
// other in memory, if these are two, long enough for tiles to pay, and go up.
func crossing(z, x *layout.Layout) (along, across int, ok bool) {
	along, across = -1, -1
	for axis := range z.Rank() {
		if z.Dim(axis) < leastCrossed {
			continue
		}
		if z.Stride(axis) == 1 {
			along = axis
		}
		if x.Stride(axis) == 1 {
			across = axis
		}
	}
	ok = along >= 0 && across >= 0 && along != across && z.Stride(across) > 0 && x.Stride(along) > 0
	return along, across, ok
}

// transpose sets z to x, which has the same shape, by tiles of the matrices whose rows are
// next to each other in z along one axis, and whose columns are in x along another.
func transpose[T any](z, x layout.Strided[T], along, across int) {
	outer, inner := max(along, across), min(along, across)
	zs, xs := z.Drop(outer), x.Drop(outer)
	zs, xs = zs.Drop(inner), xs.Drop(inner)
	shape := zs.Shape()
	rows, columns := z.Dim(across), z.Dim(along)
	down, right := (rows+tileRows-1)/tileRows, (columns+stripColumns-1)/stripColumns
	var write func(z, x []T, rows, n, zStride, xStride int)
	switch {
	case NonTemporal[T](z.Size()):
		write = memcopy.NonTemporalRows[T]
	case z.Stride(across)*sizeOf[T]()%conflicting == 0:
		write = memcopy.Rows[T]
	}
	strip := func(i int) {
		index := indexOf(i/(down*right), shape)
		t := tiles[T]{
			z: z.Data, x: x.Data, toFirst: zs.Offset("Copy", index...),
			first:     xs.Offset("Copy", index...),
			rowStride: z.Stride(across), columnStride: x.Stride(along), write: write,
		}
		row, column := i/right%down*tileRows, i%right*stripColumns
		t.strip(row, min(tileRows, rows-row), column, min(column+stripColumns, columns))
		memcopy.Fence()
	}
	if n := shape.Size() * down * right; z.Size() < parallelFrom {
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
	z, x                    []T
	toFirst, first          int
	rowStride, columnStride int
	// copies a tile to z; nil to do without tiles
	write func(z, x []T, rows, n, zStride, xStride int)
}

// strip copies rows, from one on, and the columns from one to another.
func (t *tiles[T]) strip(row, rows, from, to int) {
	if t.write == nil {
		memcopy.Transpose(t.z[t.toFirst+row*t.rowStride+from:],
			t.x[t.first+row+from*t.columnStride:], rows, to-from, t.rowStride, t.columnStride)
		return
	}
	columns := tileRowBytes / sizeOf[T]()
	tile, pooled := scratch[T](tileRows * columns)
	defer slicepool.Put(pooled)
	for c := from; c < to; c += columns {
		width := min(columns, to-c)
		block := tile[:rows*width]
		memcopy.Transpose(block, t.x[t.first+row+c*t.columnStride:], rows, width, width,
			t.columnStride)
		t.write(t.z[t.toFirst+row*t.rowStride+c:], block, rows, width, t.rowStride, width)
	}
}
