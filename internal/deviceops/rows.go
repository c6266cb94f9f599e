package deviceops

import (
	"slices"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// Rows queues an operation of the library on rows along axes, such as Softmax, which goes over each
// several times while it is in a cache: it sets z to what op makes of operands, which are Arrays in
// the shape of z, followed by numbers. A z that repeats along the axes is set once for a row. Where
// the elements of a row do not follow one another, rows are too few to keep the device busy, or z
// is over operands otherwise than element on element, it does nothing, and returns false.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) Rows(op Op, axes layout.AxisSet, z device.Array, operands ...any) bool {
	r, ok := p.newRowWork(op, axes, z, operands)
	if !ok {
		return false
	}
	lanes, group := r.class.splitRows(r.length)
	r.launch(r.n, lanes, group, lanes)
	return true
}

// RowParts is Rows for an operation that sums up something over rows too: work-items that have a
// part of these, as many rows for each but the last as follow one another, go over one after the
// other.
func (p *Program) RowParts(op Op, axes layout.AxisSet, parts int, z device.Array,
	operands ...any,
) bool {
	r, ok := p.newRowWork(op, axes, z, operands)
	if !ok {
		return false
	}
	lanes, _ := r.class.splitRows(r.length)
	r.launch(parts, lanes, r.class.group, lanes, ceil(r.n, parts))
	return true
}

// PartsOfRows returns how many parts of so many rows keep a device busy, one of no rows included.
func PartsOfRows(d device.Device, rows int) int {
	const partsOfUnit = 8
	together := max(1, ceil(rows, partsOfUnit*d.Info().Units))
	return max(1, ceil(rows, together))
}

func ceil(n, by int) int { return (n + by - 1) / by }

// A rowWork is a walk over rows, the last dimension of which is that along a row, and what is
// needed to launch a kernel on them.
type rowWork struct {
	walk
	class
	program *Program
	op      Op
	z       device.Array
	options string // of the compiler
	length  int    // of a row
	args    []any  // of the kernel, from operands on
}

// newRowWork returns the operation op on rows along axes of z and operands, and whether there is a
// kernel for it.
func (p *Program) newRowWork(op Op, axes layout.AxisSet, z device.Array,
	operands []any,
) (r rowWork, ok bool) {
	r.program, r.op, r.z, r.args = p, op, z, operands
	layouts := []*layout.Layout{z.Layout}
	for _, arg := range operands {
		x, ok := arg.(device.Array)
		if !ok {
			continue
		}
		x.Check(op.String(), z.Device())
		if x.Buffer == z.Buffer && !x.Same(z.Layout) {
			return r, false
		}
		layouts = append(layouts, x.Layout)
	}
	const rowsOfUnit = 4 // at least, so that no unit waits long for another
	info := z.Device().Info()
	if r.walk, ok = rowWalk(axes, layouts...); !ok || r.n < rowsOfUnit*info.Units {
		return r, false
	}
	r.class = classOf(info)
	r.options = r.class.options()
	row := r.along[r.rank-1]
	if row.steps[0] == 0 {
		row.steps[0] = 1 // which nothing asks for
	}
	if row.follow(len(layouts)) {
		r.options += " -D FLAT=1"
	}
	r.length = row.length
	return r, true
}

// launch queues the kernel with so many lanes for each of items. Its first arguments, after the
// walk, are given.
func (r *rowWork) launch(items, lanes, group int, first ...any) {
	args := slices.Concat([]any{&r.walk}, first, []any{r.z}, r.args,
		[]any{device.Local(group * r.z.Element.Bytes)})
	k, args := r.program.call(r.op, args...)
	k.Options = r.options
	r.z.Device().Queue().Launch(device.Launch{
		Kernel: k, Args: args,
		Global: []int{roundUp(items*lanes, group)}, Group: []int{group},
	})
}

// rowWalk returns the walk over the rows along axes of layouts of one shape, whose last dimension
// is that along a row, and whether there is one: elements along the axes must follow one another in
// the second, and be in equal steps in the others.
func rowWalk(axes layout.AxisSet, layouts ...*layout.Layout) (w walk, ok bool) {
	if layouts[0].Size() == 0 {
		return w, false
	}
	var across, along []*layout.Layout
	for _, l := range layouts {
		keeps, folds := apart(l, axes)
		across, along = append(across, &keeps), append(along, &folds)
	}
	w = newWalk(across...)
	row := newWalk(along...)
	for k, l := range along {
		w.start[k] += row.start[k] - l.Start()
	}
	w.along[w.rank] = row.along[0]
	w.rank++
	return w, row.rank == 1 && row.along[0].steps[1] == 1
}

// apart returns the layout of the first elements along axes, and that of elements along these.
func apart(l *layout.Layout, axes layout.AxisSet) (across, along layout.Layout) {
	var keeps, folds []int
	for axis := range l.Rank() {
		if axes[axis] {
			folds = append(folds, axis)
		} else {
			keeps = append(keeps, axis)
		}
	}
	return l.Permute("rows", keeps...), l.Permute("rows", folds...)
}
