package deviceops

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Take queues the setting of the slices of z along an axis to those at offsets in memory from x,
// the first of them. The memory of z must be another.
func (p *Program) Take(z, x device.Array, axis int, offsets []int) {
	x.Check("Take", z.Device())
	if z.Size() == 0 {
		return
	}
	at := integers(z.Device(), offsets)
	defer at.Buffer.Free()
	xs, ats := repeated(x.Layout, axis, z.Shape()), along(axis, z.Shape())
	p.each(z.Device(), OpTake, newWalk(z.Layout, &xs, &ats), 3, z, x, at)
}

// Put queues the setting of the slices at offsets in memory from z, the first of them, to those of
// y along an axis. Of several for one, the last counts.
func (p *Program) Put(z, y device.Array, axis int, offsets []int) {
	g := groupBy(offsets)
	from := make([]int, len(g.to))
	for i, numbers := range g.numbers {
		from[i] = numbers[len(numbers)-1]
	}
	p.toGroups(OpPut, g, z, y, axis, from)
}

// IndexAdd queues the addition of the slices of y along an axis, one after the other, to those at
// offsets in memory from z, the first of them.
func (p *Program) IndexAdd(z, y device.Array, axis int, offsets []int) {
	g := groupBy(offsets)
	var from []int
	starts := []int{0}
	for _, numbers := range g.numbers {
		from = append(from, numbers...)
		starts = append(starts, len(from))
	}
	at := integers(z.Device(), starts)
	defer at.Buffer.Free()
	p.toGroups(OpIndexAdd, g, z, y, axis, from, at)
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

// toGroups queues a kernel on the groups of z, and the slices of y that have the numbers from.
func (p *Program) toGroups(op Op, g groups, z, y device.Array, axis int, from []int, args ...any) {
	y.Check(op.String(), z.Device())
	if y.Size() == 0 {
		return
	}
	if y.Buffer == z.Buffer {
		y = p.clone(y)
		defer y.Buffer.Free()
	}
	offsets := make([]int, len(from))
	for i, number := range from {
		offsets[i] = number * y.Stride(axis)
	}
	to, of := integers(z.Device(), g.to), integers(z.Device(), offsets)
	defer to.Buffer.Free()
	defer of.Buffer.Free()
	shape := y.Shape()
	shape[axis] = len(g.to)
	rest := y.Drop(axis)
	zs, ys, tos := repeated(z.Layout, axis, shape), repeated(&rest, axis, shape), along(axis, shape)
	p.each(z.Device(), op, newWalk(&zs, &ys, &tos), 3, append([]any{z, y, to, of}, args...)...)
}

// integers returns an array of numbers, for which it waits.
func integers(d device.Device, numbers []int) device.Array {
	l := layout.New(len(numbers))
	x := Int.MakeArray(d, &l)
	if err := d.Queue().Write(x.Buffer, 0, Memory(numbers)); err != nil {
		d.Queue().Fail(err)
	}
	return x
}

// repeated returns the layout of one slice so many times along an axis.
func repeated(l *layout.Layout, axis int, shape tensor.Shape) layout.Layout {
	u := l.Unsqueeze(axis)
	return u.BroadcastTo(shape...)
}

// along returns the layout of numbers that each hold for a slice along an axis.
func along(axis int, shape tensor.Shape) layout.Layout {
	lengths := make([]int, len(shape))
	for i := range lengths {
		lengths[i] = 1
	}
	lengths[axis] = shape[axis]
	l := layout.New(lengths...)
	return l.BroadcastTo(shape...)
}

// Triangle queues Tril or Triu: it sets z to x, but to 0 above or below the diagonal k of matrices.
func (p *Program) Triangle(op Op, z, x device.Array, k int) {
	x.Check(op.String(), z.Device())
	if z.Size() == 0 {
		return
	}
	p.each(z.Device(), op, rowMajor(z.Layout, x.Layout), 2, z, x, z.Dim(-2), z.Dim(-1), k)
}

// Cumulate queues CumSum or CumProd: it sets each element of z to the sum or the product of those
// of x along an axis, from the first up to it.
func (p *Program) Cumulate(op Op, z, x device.Array, axis int) {
	x.Check(op.String(), z.Device())
	if z.Size() == 0 {
		return
	}
	if x.Buffer == z.Buffer && !x.Same(z.Layout) {
		x = p.clone(x)
		defer x.Buffer.Free()
	}
	zs, xs := z.Drop(axis), x.Drop(axis)
	w := newWalk(&zs, &xs)
	w.share = 1
	d := z.Device()
	p.elementwise(d, classOf(d.Info()), op, &w, 2, z, z.Stride(axis), x, x.Stride(axis),
		z.Dim(axis))
}
