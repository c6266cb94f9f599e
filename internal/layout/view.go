package layout

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// Each method here returns the layout of a view, which has elements of l at other
// indices.

// Permute returns the view whose dimension i is dimension axes[i] of l. The axes are
// checked as by AxisSet; those not named are left out, at index 0.
func (l *Layout) Permute(op string, axes ...int) Layout {
	l.AxisSet(op, axes...)
	v, dims := l.part(), l.dims()
	for _, axis := range axes {
		d := dims[l.Axis(op, axis)]
		v.append(d.length, d.stride)
	}
	v.settle(op)
	return v
}

// Transpose returns the view whose dimension i is dimension axes[i] of l; without axes,
// they are reversed. It panics with a *tensor.AxisError unless each axis is named once.
func (l *Layout) Transpose(axes ...int) Layout {
	if len(axes) == 0 {
		axes = make([]int, l.rank)
		for i := range axes {
			axes[i] = len(axes) - 1 - i
		}
	}
	if len(axes) < l.Rank() {
		panic(shapeError("Transpose", "want as many axes as dimensions", l.Shape()))
	}
	return l.Permute("Transpose", axes...)
}

// T returns the view with the last two dimensions exchanged. It panics with a
// *tensor.ShapeError if there are fewer.
func (l *Layout) T() (v Layout) {
	if l.rank < 2 {
		panic(shapeError("T", "want two dimensions or more", l.Shape()))
	}
	v = l.clone()
	last := v.dims()[l.rank-2:]
	last[0], last[1] = last[1], last[0]
	v.settle("T")
	return v
}

// Reshape returns the view with the same elements, in row-major order, in another
// shape, of as many elements, in which one length may be -1 for what remains. It reports
// whether there is such a view. It panics with a *tensor.ShapeError that names op if the shape
// does not fit.
func (l *Layout) Reshape(op string, shape ...int) (v Layout, ok bool) {
	v = l.reshaped(op, shape)
	if l.contiguous {
		return v, true
	}
	squeezed := l.squeezed()
	old, dims := squeezed.dims(), v.dims()
	// Runs of dimensions with one product of lengths correspond. The old ones of a
	// run must be as one.
	i := 0
	for j := 0; j < len(dims); {
		if i == len(old) {
			dims[j].stride = 1 // of length 1, like all that follow
			j++
			continue
		}
		first := j
		have, want := old[i].length, dims[j].length
		for have != want {
			if have < want {
				if old[i].stride != old[i+1].stride*old[i+1].length {
					return v, false
				}
				i++
				have *= old[i].length
			} else {
				j++
				want *= dims[j].length
			}
		}
		stride := old[i].stride
		for k := j; k >= first; k-- {
			dims[k].stride = stride
			stride *= dims[k].length
		}
		i++
		j++
	}
	v.settle(op)
	return v, true
}

// reshaped returns the row-major layout of the elements of l in another shape, from the start
// of l on.
func (l *Layout) reshaped(op string, shape []int) Layout {
	l.CheckMade(op)
	var memory [tensor.MaxRank]int
	lengths := memory[:copy(memory[:], shape)]
	if i := slices.Index(lengths, -1); i >= 0 {
		lengths[i] = 1
		if n, ok := extent.Size(lengths); ok && n > 0 {
			lengths[i] = l.size / n
		}
	}
	if n, ok := extent.Size(lengths); !ok || n != l.size || len(shape) > tensor.MaxRank {
		const want = "want as many elements, and one -1 at most"
		panic(shapeError(op, want, l.Shape(), slices.Clone(shape)))
	}
	v := New(lengths...)
	v.start, v.readOnly = l.start, l.readOnly
	return v
}

// squeezed returns l without dimensions of length 1.
func (l *Layout) squeezed() (s Layout) {
	s = l.part()
	for _, d := range l.dims() {
		if d.length != 1 {
			s.append(d.length, d.stride)
		}
	}
	return s
}

// Squeeze returns the view without the given dimensions, which must be of length 1;
// without axes, without any of that length. It panics with a *tensor.AxisError if there is
// no such axis, and with a *tensor.ShapeError if its length is another.
func (l *Layout) Squeeze(axes ...int) Layout {
	drop := l.AxisSet("Squeeze", axes...)
	if len(axes) == 0 {
		s := l.squeezed()
		s.settle("Squeeze")
		return s
	}
	var keep []int
	for i, d := range l.dims() {
		if drop[i] && d.length != 1 {
			panic(shapeError("Squeeze", "want length 1", l.Shape()))
		}
		if !drop[i] {
			keep = append(keep, i)
		}
	}
	return l.Permute("Squeeze", keep...)
}

// Unsqueeze returns the view with dimensions of length 1 inserted, which become the given axes. It
// panics with a *tensor.AxisError if it cannot, and with a *tensor.SizeError if they are more than
// tensor.MaxRank dimensions.
func (l *Layout) Unsqueeze(axes ...int) Layout { return l.Inserted("Unsqueeze", axes...) }

// Inserted is Unsqueeze for op, which the errors name.
func (l *Layout) Inserted(op string, axes ...int) Layout {
	l.CheckMade(op)
	l.checkRank(op, len(axes))
	v, dims := l.clone(), l.dims()
	for range axes {
		v.append(1, 0)
	}
	inserted := v.AxisSet(op, axes...)
	for axis := range v.dims() {
		if inserted[axis] {
			v.dims()[axis] = dim{1, 0}
		} else {
			v.dims()[axis], dims = dims[0], dims[1:]
		}
	}
	v.settle(op)
	return v
}

// Flip returns the view with the elements along the given axes in reverse; without axes,
// along all. It panics with a *tensor.AxisError as AxisSet does.
func (l *Layout) Flip(axes ...int) Layout {
	v, flip := l.clone(), l.AxisSet("Flip", axes...)
	dims := v.dims()
	for i, d := range dims {
		if (flip[i] || len(axes) == 0) && d.length > 0 {
			v.start += (d.length - 1) * d.stride
			dims[i].stride = -d.stride
		}
	}
	v.settle("Flip")
	return v
}

// Diagonal returns the view of the elements whose last two indices are equal, as a last
// dimension in place of the two. It panics with a *tensor.ShapeError if there are fewer than two.
func (l *Layout) Diagonal() Layout {
	if l.rank < 2 {
		panic(shapeError("Diagonal", "want two dimensions or more", l.Shape()))
	}
	v, dims := l.part(), l.dims()
	i := len(dims) - 2
	v.appendAll(dims[:i])
	v.append(min(dims[i].length, dims[i+1].length), dims[i].stride+dims[i+1].stride)
	v.settle("Diagonal")
	return v
}

// Windows returns the view of all stretches of size elements along the last dimension, step apart:
// their number becomes the last dimension but one, and size the last. It is read-only if stretches
// overlap. It panics with a *tensor.ShapeError if there is no last dimension, with a
// *tensor.ValueError unless size and step are positive, and with a *tensor.SizeError if the view
// would have more than tensor.MaxRank dimensions, or more elements than an int counts.
func (l *Layout) Windows(size, step int) Layout {
	if l.rank == 0 {
		panic(shapeError("Windows", "want one dimension or more", l.Shape()))
	}
	positive("Windows", "size", size)
	positive("Windows", "step", step)
	l.checkRank("Windows", 1)
	v, dims := l.part(), l.dims()
	last := dims[len(dims)-1]
	v.appendAll(dims[:len(dims)-1])
	count, apart := 0, 0
	if last.length >= size {
		count = (last.length-size)/step + 1
	}
	if count > 1 {
		apart = step * last.stride
	}
	v.append(count, apart)
	v.append(size, last.stride)
	v.settle("Windows")
	v.readOnly = v.readOnly || step < size && count > 1
	return v
}

func positive(op, argument string, v int) {
	if v < 1 {
		panic(valueError(op, argument, v, "1 or more"))
	}
}

// Partition returns views of stretches of size elements along an axis, step apart from start to
// start, the last of which are shorter if the end comes first. It panics with an *tensor.AxisError
// if there is no such axis, and with a *tensor.ValueError unless size and step are positive.
func (l *Layout) Partition(axis, size, step int) (parts []Layout) {
	axis = l.Axis("Partition", axis)
	positive("Partition", "size", size)
	positive("Partition", "step", step)
	length := l.Dim(axis)
	parts = MakeSlice[Layout]("Partition", ceil(length, step))
	for i := range parts {
		at := i * step
		parts[i] = l.Stretch(axis, at, at+min(size, length-at))
	}
	return parts
}

// ceil returns n / by, rounded up, of an n that is not negative.
func ceil(n, by int) int {
	if n == 0 {
		return 0
	}
	return (n-1)/by + 1
}

// Split returns views of n parts along an axis, of which the first are longer by one if
// the length is no multiple of n. It panics with a *tensor.AxisError if there is no such axis,
// and with a *tensor.ValueError unless n is positive.
func (l *Layout) Split(axis, n int) (parts []Layout) {
	axis = l.Axis("Split", axis)
	positive("Split", "n", n)
	length, at := l.Dim(axis), 0
	parts = MakeSlice[Layout]("Split", n)
	for i := range parts {
		to := at + length/n
		if i < length%n {
			to++
		}
		parts[i] = l.Stretch(axis, at, to)
		at = to
	}
	return parts
}

// Stretch returns the view of the elements from lo up to hi along an axis. It panics with an
// *tensor.AxisError or a *tensor.IndexError if l does not have them.
func (l *Layout) Stretch(axis, lo, hi int) Layout {
	v := l.clone()
	d := &v.dims()[l.Axis("Stretch", axis)]
	if lo < 0 || lo > hi || hi > d.length {
		panic(l.indexError("Stretch", []int{lo, hi}))
	}
	v.start += lo * d.stride
	d.length = hi - lo
	v.settle("Stretch")
	return v
}

// Padded returns the layout of a tensor with so many elements before and after those of l along
// each axis, and the part of it that is for these. It panics with a *tensor.ShapeError unless there
// are widths for each axis, with a *tensor.ValueError if one is negative, and with a
// *tensor.SizeError if no tensor can have so many elements.
func (l *Layout) Padded(widths ...[2]int) (outer, inner Layout) { return l.padded("Pad", widths) }

// padded is Padded for op, which the errors name.
func (l *Layout) padded(op string, widths [][2]int) (outer, inner Layout) {
	shape := l.Shape()
	if len(widths) != len(shape) {
		panic(shapeError(op, "want a width for each dimension", shape))
	}
	for i, w := range widths {
		if min(w[0], w[1]) < 0 {
			panic(valueError(op, "width", w, "0 or more"))
		}
		lengthen(op, shape, i, w[0])
		lengthen(op, shape, i, w[1])
	}
	outer = For(op, shape...)
	inner = outer
	for i, w := range widths {
		inner = inner.Stretch(i, w[0], shape[i]-w[1])
	}
	return outer, inner
}

// Diagonals returns the number k of a diagonal of the matrices of l, how far it is to the right of
// the main one, or that of the nearest one outside of them if it is farther. It panics with a
// *tensor.ShapeError that names op if l has fewer than two dimensions.
func (l *Layout) Diagonals(op string, k int) int {
	if l.rank < 2 {
		panic(shapeError(op, "want two dimensions or more", l.Shape()))
	}
	return min(max(k, -l.Dim(-2)), l.Dim(-1))
}

// Sub returns the view of the elements at index i along an axis, without that dimension.
// It panics with a *tensor.AxisError or a *tensor.IndexError that names op.
func (l *Layout) Sub(op string, axis, i int) Layout {
	axis = l.Axis(op, axis)
	v := l.Drop(axis)
	v.start = l.start + fromStart(op, i, l.Dim(axis))*l.Stride(axis)
	v.settle(op)
	return v
}

// PartAt returns the view of the elements at first indices; or, given an index for each dimension,
// of those from that element on along the last dimension, n at most. It panics with a
// *tensor.IndexError or a *tensor.AxisError that names op if l does not have the indices.
func (l *Layout) PartAt(op string, at []int, n int) Layout {
	v := l.clone()
	for i, index := range at {
		if i == l.Rank()-1 && len(at) == l.Rank() {
			from := fromStart(op, index, v.Dim(0))
			return v.Stretch(0, from, from+min(n, v.Dim(0)-from))
		}
		v = v.Sub(op, 0, index)
	}
	return v
}

// Drop returns the layout of the elements at index 0 along an axis, without that
// dimension, which may be empty. It panics with a *tensor.AxisError if there is no such axis.
func (l *Layout) Drop(axis int) Layout {
	axis = l.Axis("Drop", axis)
	v, dims := l.part(), l.dims()
	v.appendAll(dims[:axis])
	v.appendAll(dims[axis+1:])
	v.settle("Drop")
	return v
}

// ReadOnly returns the view that cannot be written to.
func (l *Layout) ReadOnly() Layout {
	l.CheckMade("ReadOnly")
	v := *l
	v.readOnly = true
	return v
}
