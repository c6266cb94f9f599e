package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// Times returns the shape of copies of l side by side: so many along each axis. It panics with a
// *tensor.ShapeError that names op unless there is a number for each axis, and with a
// *tensor.SizeError if one is negative or no tensor can have the shape.
func (l *Layout) Times(op string, times []int) tensor.Shape {
	l.CheckMade(op)
	shape := l.Shape()
	if len(times) != len(shape) {
		panic(shapeError(op, "want a number for each dimension", shape, slices.Clone(times)))
	}
	for i, n := range times {
		parts := For(op, n, shape[i])
		shape[i] = parts.size
	}
	return shape
}

// Tiles returns views of one rank of z, whose shape is that of times copies of x, and of x, which
// stretches to that of z: a dimension for the copies along an axis is before the one for what is in
// each of them. It reports whether views can have so many dimensions.
func (z *Layout) Tiles(x *Layout, times []int) (tiles, tile Layout, ok bool) {
	z.CheckShape("Tile", x.Times("Tile", times)...)
	tiles, tile = z.part(), x.part()
	for i, d := range x.dims() {
		of := z.dims()[i]
		apart := times[i] > 1 && d.length > 1
		if apart {
			if tiles.Rank() == tensor.MaxRank {
				return tiles, tile, false
			}
			tiles.append(times[i], d.length*of.stride)
			tile.append(1, 0)
			of.length = d.length
		}
		if tiles.Rank() == tensor.MaxRank {
			return tiles, tile, false
		}
		tiles.append(of.length, of.stride)
		tile.append(d.length, d.stride)
	}
	tiles.settle("Tile")
	tile.settle("Tile")
	return tiles, tile, true
}

// Divided returns the view of l with an axis divided into parts of n elements, a dimension after
// the one for the parts, and whether a view can have so many dimensions.
func (l *Layout) Divided(axis, n int) (v Layout, ok bool) {
	axis = l.Axis("Repeat", axis)
	if l.Rank() == tensor.MaxRank || n == 0 {
		return v, false
	}
	shape := l.Shape()
	shape[axis] /= n
	return l.Reshape("Repeat", append(shape[:axis+1:axis+1],
		append([]int{n}, shape[axis+1:]...)...)...)
}
