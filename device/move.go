package device

import "github.com/ashlar-go/ashlar/tensor"

// Take queues the setting of the slices of z along an axis to those at offsets in memory from x,
// the first of them. The memory of z must be another.
func Take(dtype string, z, x Array, axis int, offsets []int) {
	z.check("Take", x)
	if z.Size() == 0 {
		return
	}
	d := z.Buffer.Device()
	at := integers(d, offsets)
	defer at.Free()
	xs, ats := repeated(x.Layout, axis, z.Shape()), along(axis, z.Shape())
	each(d, dtype+"_Take", newWalk(z.Layout, &xs, &ats), 3, z.Buffer, x.Buffer, at)
}

// Put queues the setting of the slices at offsets in memory from z, the first of them, to those of
// y along an axis. Of several for one, the last counts.
func Put(dtype string, z, y Array, axis int, offsets []int) {
	g := groupBy(offsets)
	from := make([]int, len(g.to))
	for i, numbers := range g.numbers {
		from[i] = numbers[len(numbers)-1]
	}
	g.queue(dtype, "Put", z, y, axis, from)
}

// IndexAdd queues the addition of the slices of y along an axis, one after the other, to those at
// offsets in memory from z, the first of them.
func IndexAdd(dtype string, z, y Array, axis int, offsets []int) {
	g := groupBy(offsets)
	var from []int
	starts := []int{0}
	for _, numbers := range g.numbers {
		from = append(from, numbers...)
		starts = append(starts, len(from))
	}
	d := z.Buffer.Device()
	at := integers(d, starts)
	defer at.Free()
	g.queue(dtype, "IndexAdd", z, y, axis, from, at)
}

// groups are offsets that differ, each with the numbers of the slices that are for it.
type groups struct {
	to      []int
	numbers [][]int
}

func groupBy(offsets []int) (g groups) {
	known := map[int]int{}
	for number, to := range offsets {
		i, ok := known[to]
		if !ok {
			i = len(g.to)
			known[to] = i
			g.to, g.numbers = append(g.to, to), append(g.numbers, nil)
		}
		g.numbers[i] = append(g.numbers[i], number)
	}
	return g
}

// queue queues a kernel on the groups of z, and the slices of y that have the numbers from.
func (g groups) queue(dtype, op string, z, y Array, axis int, from []int, args ...any) {
	z.check(op, y)
	if y.Size() == 0 {
		return
	}
	if y.Buffer == z.Buffer {
		y = y.clone(dtype)
		defer y.Buffer.Free()
	}
	offsets := make([]int, len(from))
	for i, number := range from {
		offsets[i] = number * y.Stride(axis)
	}
	d := z.Buffer.Device()
	to, of := integers(d, g.to), integers(d, offsets)
	defer to.Free()
	defer of.Free()
	shape := y.Shape()
	shape[axis] = len(g.to)
	rest := y.Drop(axis)
	zs, ys, tos := repeated(z.Layout, axis, shape), repeated(&rest, axis, shape), along(axis, shape)
	each(d, dtype+"_"+op, newWalk(&zs, &ys, &tos), 3, append([]any{z.Buffer, y.Buffer, to, of}, args...)...)
}

// integers returns a buffer of numbers, for which it waits.
func integers(d Device, numbers []int) Buffer {
	b := newBuffer(d, len(numbers)*8)
	if err := d.Queue().Write(b, 0, Memory(numbers)); err != nil {
		d.Queue().Fail(err)
	}
	return b
}

// repeated returns the layout of one slice so many times along an axis.
func repeated(l *tensor.Layout, axis int, shape tensor.Shape) tensor.Layout {
	u := l.Unsqueeze(axis)
	return u.BroadcastTo(shape...)
}

// along returns the layout of numbers that each hold for a slice along an axis.
func along(axis int, shape tensor.Shape) tensor.Layout {
	lengths := make([]int, len(shape))
	for i := range lengths {
		lengths[i] = 1
	}
	lengths[axis] = shape[axis]
	l := tensor.NewLayout(lengths...)
	return l.BroadcastTo(shape...)
}

// Triangle queues Tril or Triu: it sets z to x, but to 0 above or below the diagonal k of matrices.
func Triangle(dtype, op string, z, x Array, k int) {
	z.check(op, x)
	if z.Size() == 0 {
		return
	}
	each(z.Buffer.Device(), dtype+"_"+op, rowMajor(z.Layout, x.Layout), 2, z.Buffer, x.Buffer, int64(z.Dim(-2)), int64(z.Dim(-1)), int64(k))
}

// Cumulate queues CumSum or CumProd: it sets each element of z to the sum or the product of those
// of x along an axis, from the first up to it.
func Cumulate(dtype, op string, z, x Array, axis int) {
	z.check(op, x)
	if z.Size() == 0 {
		return
	}
	if x.Buffer == z.Buffer && !x.Same(z.Layout) {
		x = x.clone(dtype)
		defer x.Buffer.Free()
	}
	zs, xs := z.Drop(axis), x.Drop(axis)
	w := newWalk(&zs, &xs)
	d := z.Buffer.Device()
	c := classOf(d.Info())
	w.share = 1
	d.Queue().Launch(elementwise(c, Kernel{Name: dtype + "_" + op}, &w, 2, []any{
		w.bytes(), z.Buffer, int64(z.Stride(axis)), x.Buffer, int64(x.Stride(axis)), int64(z.Dim(axis)),
	}))
}
