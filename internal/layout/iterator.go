package layout

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
)

// MaxOperands is how many layouts an Iterator can walk together.
const MaxOperands = 6

// An Iterator is a walk over layouts of one shape together, in as few, as long rows as the
// layouts allow. It visits elements in the order of memory of the first layout, not
// in row-major order; along a row each layout has a stride of its own.
type Iterator struct {
	Length int              // elements of a row
	Count  int              // rows
	Steps  [MaxOperands]int // strides along a row, of each layout

	layouts int
	starts  [MaxOperands]int
	rank    int // dimensions that are not along a row
	shape   [tensor.MaxRank]int
	strides [tensor.MaxRank][MaxOperands]int
}

// A Position is a place in a walk.
type Position struct {
	At    [MaxOperands]int // where the row starts in each layout
	index [tensor.MaxRank]int
}

// NewIterator returns the walk over layouts, which have one shape. It panics with a
// *tensor.ValueError unless there are 1 to MaxOperands layouts, and with a *tensor.ShapeError if
// their shapes differ.
func NewIterator(layouts ...*Layout) (r Iterator) {
	if len(layouts) == 0 || len(layouts) > MaxOperands {
		want := fmt.Sprintf("1 to %d", MaxOperands)
		panic(valueError("NewIterator", "number of layouts", len(layouts), want))
	}
	first := layouts[0]
	for _, l := range layouts[1:] {
		if !l.SameShape(first) {
			panic(shapeError("NewIterator", "want one shape", first.Shape(), l.Shape()))
		}
	}
	r.layouts = len(layouts)
	for k, l := range layouts {
		r.starts[k], r.Steps[k] = l.start, 1
	}
	if first.size == 0 {
		return r
	}
	r.Length, r.Count = 1, 1
	order, n := outermostFirst(layouts)
	for _, axis := range order[:n] {
		r.add(axis, layouts)
	}
	if r.rank > 0 {
		r.rank--
		r.Length, r.Steps = r.shape[r.rank], r.strides[r.rank]
	}
	for _, length := range r.shape[:r.rank] {
		r.Count *= length
	}
	return r
}

// outermostFirst lists the axes of length other than 1 by descending strides: of
// the first layout, or of the next ones where those are equal.
func outermostFirst(layouts []*Layout) (order [tensor.MaxRank]int, n int) {
	first := layouts[0]
	for axis, d := range first.dims() {
		if d.length == 1 {
			continue
		}
		at := n
		for ; at > 0 && isOutside(axis, order[at-1], layouts); at-- {
			order[at] = order[at-1]
		}
		order[at] = axis
		n++
	}
	return order, n
}

// isOutside reports whether axis i has larger strides than j.
func isOutside(i, j int, layouts []*Layout) bool {
	for _, l := range layouts {
		dims := l.dims()
		if si, sj := dims[i].distance(), dims[j].distance(); si != sj {
			return si > sj
		}
	}
	return false
}

// add puts axis inside those added before, as one with the last of them if all
// layouts go on there in the same steps. An axis that goes down in the first layout
// is walked from its end.
func (r *Iterator) add(axis int, layouts []*Layout) {
	first := layouts[0].dims()[axis]
	n, down := first.length, first.stride < 0
	merges := r.rank > 0
	var steps [MaxOperands]int
	for k, l := range layouts {
		steps[k] = l.dims()[axis].stride
		if down {
			r.starts[k] += (n - 1) * steps[k]
			steps[k] = -steps[k]
		}
		if merges && r.strides[r.rank-1][k] != n*steps[k] {
			merges = false
		}
	}
	if merges {
		r.shape[r.rank-1] *= n
		r.strides[r.rank-1] = steps
		return
	}
	r.shape[r.rank], r.strides[r.rank] = n, steps
	r.rank++
}

// Seek returns a row by its number in the walk.
func (r *Iterator) Seek(row int) (p Position) {
	p.At = r.starts
	for d := r.rank - 1; d >= 0; d-- {
		i := row % r.shape[d]
		row /= r.shape[d]
		p.index[d] = i
		for k := range r.layouts {
			p.At[k] += i * r.strides[d][k]
		}
	}
	return p
}

// Next moves p to the row that follows, and from the last to the first.
func (r *Iterator) Next(p *Position) {
	for d := r.rank - 1; d >= 0; d-- {
		p.index[d]++
		for k := range r.layouts {
			p.At[k] += r.strides[d][k]
		}
		if p.index[d] < r.shape[d] {
			return
		}
		p.index[d] = 0
		for k := range r.layouts {
			p.At[k] -= r.shape[d] * r.strides[d][k]
		}
	}
}

// Dimensions returns how many dimensions the walk has, with the one along rows.
func (r *Iterator) Dimensions() int { return r.rank + 1 }

// Dimension returns the length of a dimension of the walk, the outermost of which is 0,
// and the strides along it.
func (r *Iterator) Dimension(d int) (length int, steps [MaxOperands]int) {
	if d == r.rank {
		return r.Length, r.Steps
	}
	return r.shape[d], r.strides[d]
}
