package sparse

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
)

// A packing has some rows of a compressed matrix side by side, so that vectors have an element of
// each: as many elements of each row as the shortest of them has. It is known as sliced ELLPACK,
// of rows that are sorted by their lengths, so that they are about as long.
type packing struct {
	rows    []uint32 // by groups
	starts  []int    // where those begin in columns that each group has
	columns [][lanes]uint32

	rest       []tail // of rows that are longer than others of their group, or in none
	restStarts []int  // how many elements come before each
}

// A tail is what is not packed of a row: its elements from one on, of those of the matrix.
type tail struct {
	row  uint32
	from int
}

// pack returns the packing of c.
func (c *Compressed) pack() *packing {
	const near = 256 // rows that are sorted: what they read and write stays in caches
	rows := make([]uint32, len(c.Starts)-1)
	for i := range rows {
		rows[i] = uint32(i)
	}
	for rows := range slices.Chunk(rows, near) {
		slices.SortStableFunc(rows, func(i, j uint32) int { return c.length(j) - c.length(i) })
	}
	p := &packing{rows: rows, starts: []int{0}, restStarts: []int{0}}
	n := 0
	for group := range slices.Chunk(rows, lanes) {
		packed := 0
		if len(group) == lanes {
			packed = c.length(slices.MinFunc(group, func(i, j uint32) int {
				return c.length(i) - c.length(j)
			}))
			n += packed
			p.starts = append(p.starts, n)
		}
		for _, row := range group {
			if c.length(row) > packed || len(group) < lanes {
				p.rest = append(p.rest, tail{row, c.Starts[row] + packed})
				p.restStarts = append(p.restStarts,
					p.restStarts[len(p.restStarts)-1]+c.length(row)-packed)
			}
		}
	}
	p.columns = pack(c, p, c.Columns)
	return p
}

// length returns how many elements a row has.
func (c *Compressed) length(row uint32) int { return c.Starts[row+1] - c.Starts[row] }

// pack returns what there is of each element of c as p has them side by side.
func pack[V any](c *Compressed, p *packing, of []V) [][lanes]V {
	z := make([][lanes]V, p.starts[len(p.starts)-1])
	for group, start := range p.starts[:len(p.starts)-1] {
		packed := z[start:p.starts[group+1]]
		for lane, row := range p.group(group) {
			for k, v := range of[c.Starts[row]:][:len(packed)] {
				packed[k][lane] = v
			}
		}
	}
	return z
}

// group returns the rows that are side by side in a group.
func (p *packing) group(i int) *[lanes]uint32 { return (*[lanes]uint32)(p.rows[i*lanes:]) }

// timesVector sets z to the product of c, whose values are packed as well as in its order, and y.
func timesVector[T element.Number](z []T, c *Compressed, packed [][lanes]T, values, y []T,
	best kernels[T],
) {
	const atOnce = 1 << 14 // products of a row: a kernel cannot be interrupted
	p := c.packing()
	split(p.starts, lanes, func(lo, hi int) {
		sums := new([lanes]T)
		for group := lo; group < hi; group++ {
			clear(sums[:])
			start, end := p.starts[group], p.starts[group+1]
			for k := start; k < end; k += atOnce {
				best.timesVector(sums, &p.columns[k], &packed[k], min(atOnce, end-k), &y[0])
			}
			for lane, row := range p.group(group) {
				z[row] = sums[lane]
			}
		}
	})
	split(p.restStarts, 1, func(lo, hi int) {
		for _, rest := range p.rest[lo:hi] {
			end, sum := c.Starts[rest.row+1], z[rest.row]
			if rest.from == c.Starts[rest.row] {
				sum = 0
			}
			z[rest.row] = addProducts(sum, c.Columns[rest.from:end], values[rest.from:end], y)
		}
	})
}
