package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// A Cursor goes over the elements of a layout in row-major order. It is before the first at the
// start.
type Cursor struct {
	layout Layout
	index  [tensor.MaxRank]int
	offset int // of the current element
	left   int // elements after the current one
	begun  bool
}

// NewCursor returns a cursor over the elements of l.
func NewCursor(l *Layout) Cursor { return Cursor{layout: *l, offset: l.start, left: l.size} }

// Next moves c to the next element, and reports whether there is one.
func (c *Cursor) Next() bool {
	if c.left == 0 {
		return false
	}
	c.left--
	if !c.begun {
		c.begun = true
		return true
	}
	for k, d := range slices.Backward(c.layout.dims()) {
		c.index[k]++
		c.offset += d.stride
		if c.index[k] < d.length {
			break
		}
		c.index[k] = 0
		c.offset -= d.length * d.stride
	}
	return true
}

// Offset returns where the current element is. It panics with a *tensor.ValueError that names op
// before the first call of Next.
func (c *Cursor) Offset(op string) int {
	if !c.begun {
		panic(valueError(op, "cursor", "before the first element", "Next, and that it is true"))
	}
	return c.offset
}
