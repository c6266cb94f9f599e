package device

import "github.com/ashlar-go/ashlar/tensor"

// Rows queues an operation of the library on rows along axes, such as Softmax, which goes over each
// several times while it is in a cache: it sets z to what op makes of operands, which are Arrays in the
// shape of z, followed by numbers. A z that repeats along the axes is set once for a row. Where the elements of a
// row do not follow one another, rows are too few to keep the device busy, or z is over operands otherwise than
// element on element, it does nothing, and returns false.
//
// It panics with a *tensor.PlaceError unless all are on one device.
func Rows(dtype, op string, axes tensor.AxisSet, z Array, operands ...any) bool {
	layouts := []*tensor.Layout{z.Layout}
	for _, arg := range operands {
		if x, ok := arg.(Array); ok {
			z.check(op, x)
			layouts = append(layouts, x.Layout)
		}
	}
	const rowsOfUnit = 4 // at least, so that no unit waits long for another
	d := z.Buffer.Device()
	w, ok := rowWalk(axes, layouts...)
	if !ok || w.n < rowsOfUnit*d.Info().Units {
		return false
	}
	c := classOf(d.Info())
	row := w.along[w.rank-1]
	lanes, group := c.splitRows(row.length)
	k := Kernel{Name: dtype + "_" + op, Options: c.options()}
	if row.steps[0] == 0 {
		row.steps[0] = 1 // which nothing asks for
	}
	if row.follow(len(layouts)) {
		k.Options += " -D FLAT=1"
	}
	args := []any{w.bytes(), int64(lanes), z.Buffer}
	for _, arg := range operands {
		x, ok := arg.(Array)
		if !ok {
			args = append(args, argument(arg))
			continue
		}
		if x.Buffer == z.Buffer && !x.Same(z.Layout) {
			return false
		}
		args = append(args, x.Buffer)
	}
	d.Queue().Launch(Launch{
		Kernel: k, Args: append(args, Local(group*z.Width)),
		Global: []int{roundUp(w.n*lanes, group)}, Group: []int{group},
	})
	return true
}

// rowWalk returns the walk over the rows along axes of layouts of one shape, whose last dimension is that along
// a row, and whether there is one: elements along the axes must follow one another in the second, and be in
// equal steps in the others.
func rowWalk(axes tensor.AxisSet, layouts ...*tensor.Layout) (w walk, ok bool) {
	if layouts[0].Size() == 0 {
		return w, false
	}
	var across, along []*tensor.Layout
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
func apart(l *tensor.Layout, axes tensor.AxisSet) (across, along tensor.Layout) {
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
