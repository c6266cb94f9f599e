package tensor

import "slices"

// A Cursor goes over the elements of a tensor in row-major order, to read and write them. It
// is before the first at the start.
type Cursor[T any] struct {
	layout  Layout
	data    []T
	written func() // is called before a write
	index   [MaxRank]int
	at      int // of the current element in data
	left    int // elements after the current one
	begun   bool
}

// NewCursor returns a cursor over x, which calls written before it writes.
func NewCursor[T any](x Raw[T], written func()) *Cursor[T] {
	return &Cursor[T]{layout: *x.Layout, data: x.Data, written: written, at: x.start, left: x.size}
}

// Next moves c to the next element, and reports whether there is one.
func (c *Cursor[T]) Next() bool {
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
		c.at += d.stride
		if c.index[k] < d.length {
			break
		}
		c.index[k] = 0
		c.at -= d.length * d.stride
	}
	return true
}

// Get returns the current element. It panics before the first call of Next.
func (c *Cursor[T]) Get() T { return *c.current("Get") }

// Put sets the current element. It panics before the first call of Next, and with ErrReadOnly
// if the tensor is read-only.
func (c *Cursor[T]) Put(v T) {
	if c.layout.readOnly {
		panic(ErrReadOnly)
	}
	at := c.current("Put")
	c.written()
	*at = v
}

func (c *Cursor[T]) current(op string) *T {
	if !c.begun {
		panic(&ValueError{
			Op: op, Argument: "cursor", Value: "before the first element",
			Want: "Next, and that it is true",
		})
	}
	return &c.data[c.at]
}
