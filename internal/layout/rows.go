package layout

import "github.com/ashlar-go/ashlar/tensor"

// Rows goes over a layout in row-major order, by rows whose elements are at equal distances. It is
// before the first at the start.
type Rows struct {
	At     int // where the current row starts
	Length int // elements of each row
	Step   int // from an element of a row to the next

	layout *Layout
	left   int                 // elements of the rows that follow
	outer  int                 // dimensions that are not along rows
	index  [tensor.MaxRank]int // of the current row, along those
}

// NewRows returns the rows of l along its last dimension.
func NewRows(l *Layout) (r Rows) {
	r.start(l)
	if l.rank > 0 {
		r.take()
	}
	return r
}

// NewRuns returns the longest rows of l, along as many dimensions as go on in equal steps.
func NewRuns(l *Layout) (r Rows) {
	r.start(l)
	for r.outer > 0 && r.take() {
	}
	return r
}

func (r *Rows) start(l *Layout) {
	r.Length, r.Step = 1, 1
	r.layout, r.left, r.outer = l, l.size, l.Rank()
}

// take makes the last dimension that is not along rows one that is, if rows go on there, which it
// reports.
func (r *Rows) take() bool {
	d := r.layout.dims()[r.outer-1]
	switch {
	case d.length == 1:
	case r.Length == 1:
		r.Length, r.Step = d.length, d.stride
	case d.stride == r.Length*r.Step:
		r.Length *= d.length
	default:
		return false
	}
	r.outer--
	return true
}

// Next moves r to the next row, and reports whether there is one.
func (r *Rows) Next() bool {
	if r.left == 0 {
		return false
	}
	isFirst := r.left == r.layout.size
	r.left -= r.Length
	if isFirst {
		r.At = r.layout.start
		return true
	}
	dims := r.layout.dims()
	for k := r.outer - 1; k >= 0; k-- {
		d := &dims[k]
		r.index[k]++
		r.At += d.stride
		if r.index[k] < d.length {
			break
		}
		r.index[k] = 0
		r.At -= d.length * d.stride
	}
	return true
}

// CopyIndex copies where the current row is, along the dimensions that are not along rows, to
// index.
func (r *Rows) CopyIndex(index []int) { copy(index, r.index[:r.outer]) }

// AppendRow appends the elements of the current row of r, of data, to row.
func AppendRow[T any](row, data []T, r *Rows) []T {
	for i := range r.Length {
		row = append(row, data[r.At+i*r.Step])
	}
	return row
}

// A Cursor goes over the elements of a layout in row-major order. It is before the first at the
// start.
type Cursor struct {
	At int // the current element, or -1 before the first and after the last

	left int // elements after the current one in its run
	step int
	runs Rows
}

// NewCursor returns a cursor over the elements of l, which it refers to.
func NewCursor(l *Layout) (c Cursor) {
	c.At, c.runs = -1, NewRuns(l)
	c.step = c.runs.Step
	return c
}

// Next moves c to the next element, and reports whether there is one. Loops inline it.
func (c *Cursor) Next() bool {
	c.At += c.step
	c.left--
	return c.left >= 0 || c.nextRun()
}

func (c *Cursor) nextRun() bool {
	if !c.runs.Next() {
		c.At = -1
		return false
	}
	c.At, c.left = c.runs.At, c.runs.Length-1
	return true
}

// NoElement returns what a cursor at no element panics with: a *tensor.ValueError that names op.
func NoElement(op string) error {
	return valueError(op, "cursor", "at no element", "Next, and that it is true")
}
