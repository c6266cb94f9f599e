// Code generated from templates/view.go.tmpl. DO NOT EDIT.

package bf16

import (
	"iter"
	"sync/atomic"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// view returns a view of x with another layout.
func (x *Tensor) view(l layout.Layout) *Tensor {
	v := &Tensor{data: x.data, buffer: x.buffer, owner: x.owner}
	v.layout = l
	return v
}

// views returns views of x with other layouts.
func (x *Tensor) views(layouts []layout.Layout) []*Tensor {
	views := make([]*Tensor, len(layouts))
	for i, l := range layouts {
		views[i] = x.view(l)
	}
	return views
}

// Transpose returns the view of x whose dimension i is dimension axes[i] of x; without
// axes, they are reversed. It panics with a *tensor.AxisError or a *tensor.ShapeError
// unless each axis is named once.
func (x *Tensor) Transpose(axes ...int) *Tensor { return x.view(x.layout.Transpose(axes...)) }

// T returns the view of x with its last two dimensions exchanged. It panics with a
// *tensor.ShapeError if there are fewer.
func (x *Tensor) T() *Tensor { return x.view(x.layout.T()) }

// View returns the view of x in another shape, of as many elements; one length may be -1
// for what remains. It panics with a *tensor.ShapeError if the shape does not fit, and
// with a *tensor.ValueError if the layout of x does not allow a view; see Reshape.
func (x *Tensor) View(shape ...int) *Tensor {
	l, ok := x.layout.Reshape("View", shape...)
	if !ok {
		panic(&tensor.ValueError{Op: "View", Argument: "layout", Value: x.Strides(), Want: "one in which the shape is a view"})
	}
	return x.view(l)
}

// Reshape returns x in another shape, of as many elements: a view if the layout of x
// allows it, or else a copy. One length may be -1, for what remains. It panics with a
// *tensor.ShapeError if the shape does not fit.
func (x *Tensor) Reshape(shape ...int) *Tensor {
	if l, ok := x.layout.Reshape("Reshape", shape...); ok {
		return x.view(l)
	}
	return x.clone("Reshape").View(shape...)
}

// Ravel returns the elements of x in row-major order as a vector: a view if the layout of
// x allows it, or else a copy.
func (x *Tensor) Ravel() *Tensor {
	if l, ok := x.layout.Reshape("Ravel", x.Size()); ok {
		return x.view(l)
	}
	return x.clone("Ravel").View(x.Size())
}

// Flatten returns a copy of the elements of x in row-major order, as a vector.
func (x *Tensor) Flatten() *Tensor { return x.clone("Flatten").View(x.Size()) }

// KeepDims returns fold(x, axes...) with the dimensions that are folded kept, of length 1, whatever
// the element type of the result:
// Equal(x, KeepDims(Max, x, -1)) is where x has the largest of each row.
func KeepDims[V interface{ Reshape(shape ...int) V }](fold func(x *Tensor, axes ...int) V,
	x *Tensor, axes ...int) V {
	shape, folded := x.Shape(), x.layout.AxisSet("KeepDims", axes...)
	for i := range shape {
		if folded[i] || len(axes) == 0 {
			shape[i] = 1
		}
	}
	return fold(x, axes...).Reshape(shape...)
}

// Squeeze returns the view of x without the given dimensions, which must be of length 1;
// without axes, without any of that length. It panics with a *tensor.AxisError or a
// *tensor.ShapeError if it cannot.
func (x *Tensor) Squeeze(axes ...int) *Tensor { return x.view(x.layout.Squeeze(axes...)) }

// Unsqueeze returns the view of x with dimensions of length 1 inserted, which become the given
// axes. It panics with a *tensor.AxisError if it cannot.
func (x *Tensor) Unsqueeze(axes ...int) *Tensor { return x.view(x.layout.Unsqueeze(axes...)) }

// Flip returns the view of x with the elements along the given axes in reverse; without
// axes, along all. It panics with a *tensor.AxisError if there is no such axis.
func (x *Tensor) Flip(axes ...int) *Tensor { return x.view(x.layout.Flip(axes...)) }

// BroadcastTo returns the view of x stretched to a shape: aligned at the last dimensions,
// those of length 1 and those missing repeat. It is read-only if an element shows twice.
// It panics with a *tensor.ShapeError if x does not fit.
func (x *Tensor) BroadcastTo(shape ...int) *Tensor { return x.view(x.layout.BroadcastTo(shape...)) }

// Broadcast returns views of x and y stretched to the shape that they broadcast to. It panics with a
// *tensor.ShapeError if they do not.
func Broadcast(x, y *Tensor) (*Tensor, *Tensor) {
	l := layout.Result("Broadcast", &x.layout, &y.layout)
	return x.view(x.layout.Onto("Broadcast", &l)), y.view(y.layout.Onto("Broadcast", &l))
}

// AlignTo returns the view of x stretched to a shape, with its dimensions aligned at the last ones
// at which they fit: 2 onto 3 by 2 by 4 along the second. It panics with a *tensor.ShapeError if
// they fit nowhere.
func (x *Tensor) AlignTo(shape ...int) *Tensor { return x.view(x.layout.AlignTo(shape...)) }

// Diagonal returns the view of the elements of x whose last two indices are equal, as a
// last dimension in place of the two. It panics with a *tensor.ShapeError if there are
// fewer than two.
func (x *Tensor) Diagonal() *Tensor { return x.view(x.layout.Diagonal()) }

// Windows returns the view of all stretches of size elements along the last dimension of
// x, step apart: of shape […, count, size]. It is read-only if stretches overlap. It
// panics with a *tensor.ShapeError if x has no dimension, and with a *tensor.ValueError
// unless size and step are positive.
func (x *Tensor) Windows(size, step int) *Tensor { return x.view(x.layout.Windows(size, step)) }

// Split returns views of n parts of x along an axis, of which the first are longer by one
// if the length is no multiple of n. It panics with a *tensor.AxisError or a
// *tensor.ValueError if it cannot.
func (x *Tensor) Split(axis, n int) []*Tensor { return x.views(x.layout.Split(axis, n)) }

// Partition returns views of stretches of x of size elements along an axis, step apart
// from start to start; the last ones may be shorter. It panics with a *tensor.AxisError or
// a *tensor.ValueError if it cannot.
func (x *Tensor) Partition(axis, size, step int) []*Tensor {
	return x.views(x.layout.Partition(axis, size, step))
}

// Slices iterates over the views of x at each index along an axis, without that dimension; an
// empty tensor has none. It panics with a *tensor.AxisError if there is no such axis.
func (x *Tensor) Slices(axis int) iter.Seq2[int, *Tensor] {
	n := x.layout.Dim(x.layout.Axis("Slices", axis))
	if x.Size() == 0 {
		n = 0
	}
	return func(yield func(int, *Tensor) bool) {
		for i := range n {
			if !yield(i, x.view(x.layout.Sub("Slices", axis, i))) {
				return
			}
		}
	}
}

// Slice returns the view of x that indices choose, one for each dimension from the first
// on. It panics with a *tensor.IndexError, a *tensor.AxisError or a *tensor.ValueError if
// they do not fit x.
func (x *Tensor) Slice(indices ...tensor.Index) *Tensor { return x.view(x.layout.Slice(indices...)) }

// ReadOnly returns a view of x that cannot be written to.
func (x *Tensor) ReadOnly() *Tensor { return x.view(x.layout.ReadOnly()) }

// SameMemory reports whether all of the tensors are over the same slice, or the same memory of
// a device.
func SameMemory(x *Tensor, others ...*Tensor) bool {
	for _, y := range others {
		if x.buffer != y.buffer || x.isOnHost() && !layout.SameMemory(x.raw(), y.raw()) {
			return false
		}
	}
	return true
}

// Overlap reports whether x and y share an element.
func Overlap(x, y *Tensor) bool {
	if x.isOnHost() && y.isOnHost() {
		return layout.Overlap(x.raw(), y.raw())
	}
	return x.buffer == y.buffer && x.layout.Overlaps(&y.layout)
}

// All iterates over the elements of x in row-major order, each with its index, which is
// valid until the next.
func (x *Tensor) All() iter.Seq2[[]int, half.BFloat16] {
	return func(yield func([]int, half.BFloat16) bool) {
		x := x.read()
		place := make([]int, max(x.Rank(), 1))
		index, last := place[:x.Rank()], &place[len(place)-1]
		for r := layout.NewRows(&x.layout); r.Next(); {
			r.CopyIndex(index)
			at := r.At
			for *last = range r.Length {
				if !yield(index, x.data[at]) {
					return
				}
				at += r.Step
			}
		}
	}
}

// Elements iterates over the elements of x in row-major order.
func (x *Tensor) Elements() iter.Seq[half.BFloat16] {
	return func(yield func(half.BFloat16) bool) {
		x := x.read()
		for r := layout.NewRuns(&x.layout); r.Next(); {
			at := r.At
			for range r.Length {
				if !yield(x.data[at]) {
					return
				}
				at += r.Step
			}
		}
	}
}

// Rows iterates over the stretches of x along its last dimension, in row-major order, each
// with the index of its first element in the others, which is valid until the next: one element of
// a tensor without dimensions, and none of an empty one. They are in the memory of x if neighbours
// are there and it can be written to, or else copies, valid until the next.
func (x *Tensor) Rows() iter.Seq2[[]int, []half.BFloat16] {
	return func(yield func([]int, []half.BFloat16) bool) {
		x.onHost("Rows")
		var row []half.BFloat16
		index := make([]int, max(x.Rank()-1, 0))
		for r := layout.NewRows(&x.layout); r.Next(); {
			r.CopyIndex(index)
			if r.Step == 1 && !x.IsReadOnly() {
				row = x.data[r.At : r.At+r.Length : r.At+r.Length]
			} else {
				row = layout.AppendRow(row[:0], x.data, &r)
			}
			if !yield(index, row) {
				return
			}
		}
	}
}

// Scalars returns a cursor over the elements of x, to read and write them in row-major order.
func (x *Tensor) Scalars() *Cursor { // inlined, for loops to have the cursor on their stack
	c := new(Cursor)
	c.start(x)
	return c
}

// start puts c before the first element of x.
func (c *Cursor) start(x *Tensor) {
	c.at, c.data = layout.NewCursor(&x.layout), x.onHost("Scalars").data
	if x.IsReadOnly() {
		c.watch = new(atomic.Uint32)
		c.watch.Store(1)
		c.readOnly = true
	} else if x.owner != nil {
		c.watch = &x.owner.version
	}
}

// A Cursor goes over the elements of a tensor in row-major order, to read and write them. It is
// before the first at the start.
type Cursor struct {
	at       layout.Cursor
	data     []half.BFloat16
	readOnly bool
	watch    *atomic.Uint32 // the version of the memory; 0 if writes need not be noted or refused
}

// Next moves c to the next element, and reports whether there is one.
func (c *Cursor) Next() bool { return c.at.Next() }

// Get returns the current element. It panics with a *tensor.ValueError before the first and after
// the last.
func (c *Cursor) Get() half.BFloat16 {
	if uint(c.at.At) >= uint(len(c.data)) {
		panic(layout.NoElement("Get"))
	}
	return c.data[c.at.At]
}

// Put sets the current element. It panics with a *tensor.ValueError before the first and after the
// last, and with tensor.ErrReadOnly if the tensor is read-only.
func (c *Cursor) Put(v half.BFloat16) {
	if uint(c.at.At) >= uint(len(c.data)) || c.watch.Load() != 0 {
		c.beforePut()
	}
	c.data[c.at.At] = v
}

// beforePut notes a write, or panics if there is none.
func (c *Cursor) beforePut() {
	switch {
	case c.readOnly:
		panic(tensor.ErrReadOnly)
	case c.at.At < 0:
		panic(layout.NoElement("Put"))
	}
	c.watch.Add(1)
}
