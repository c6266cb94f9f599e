package deviceops

import (
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// Fold queues a fold of the library: it sets z to the folds of x along axes, of which about
// has the number that a fold such as SumSquares needs, for each of z. The shape of z is that
// of x without the axes. The fold Index sets z, of int, to the first places along the axes, in
// row-major order, of the elements that about has, and CountNonzero to numbers of elements. Results
// do not depend on what else a device does, but may differ from device to device in how they are
// rounded.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) Fold(op Op, z, x device.Array, axes layout.AxisSet, about ...device.Array) {
	x.Check(op.String(), z.Device())
	if x.Buffer == z.Buffer {
		x = p.clone(x)
		defer x.Buffer.Free()
	}
	w, kept, count := foldWalk(op, z, x, axes, about)
	if w.n == 0 {
		return
	}
	d := z.Device()
	class := classOf(d.Info())
	width := class.width(x.Element.Bytes)
	s := class.split(&w, kept, count, op, width)
	parts, last := z, programOf(z.Element)
	if s.parts > 1 {
		l := layout.New(append(z.Shape(), s.parts)...)
		parts = last.MakeArray(d, &l)
		defer parts.Buffer.Free()
		first := l.Drop(l.Rank() - 1)
		w, kept, count = foldWalk(op, device.Array{
			Layout: &first, Buffer: parts.Buffer,
			Element: z.Element,
		}, x, axes, about)
	}
	args := []any{&w, int32(kept), count, s.parts, s.lanes, s.row, parts, x}
	for _, c := range about {
		c.Check(op.String(), d)
		args = append(args, c)
	}
	blocks := w.n / s.row * ((s.row + width - 1) / width)
	items := blocks * s.parts * s.lanes
	group := class.groupOf(items)
	k, args := p.call(op, append(args, device.Local(group*z.Element.Bytes))...)
	k.Options = class.options()
	d.Queue().Launch(device.Launch{
		Kernel: k, Args: args, Global: []int{roundUp(items, group)},
		Group: []int{group},
	})
	if s.parts > 1 {
		var axis layout.AxisSet
		axis[parts.Rank()-1] = true
		last.Fold(whole(op), z, parts, axis)
	}
}

// Norm queues what sets z to the square roots of the sums of the squares of x along axes, whose
// squares may be out of range. zero is 0 for each of z. The shape of z is that of x without the
// axes.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) Norm(z, x device.Array, axes layout.AxisSet, zero device.Array) {
	x.Check("Norm", z.Device())
	if x.Buffer == z.Buffer {
		x = p.clone(x)
		defer x.Buffer.Free()
	}
	p.Fold(OpSumSquares, z, x, axes, zero)
	w, kept, count := foldWalk(OpNorm, z, x, axes, nil)
	if w.n == 0 {
		return
	}
	d := z.Device()
	class := classOf(d.Info())
	const many = 1024 // results, enough to keep a device busy
	lanes := 1
	if w.n < many && count >= class.group {
		lanes = class.group
	}
	items := w.n * lanes
	group := class.groupOf(items)
	k, args := p.call(OpNorm, &w, int32(kept), count, lanes, z, x,
		device.Local(group*z.Element.Bytes))
	k.Options = class.options()
	d.Queue().Launch(device.Launch{
		Kernel: k, Args: args, Global: []int{roundUp(items, group)},
		Group: []int{group},
	})
}

// whole returns the fold that makes one of the parts of a fold: itself, or Sum of those of
// SumSquares and SumExp, or the first of places.
func whole(op Op) Op {
	switch op {
	case OpIndex:
		return OpMin
	case OpCountNonzero, OpSumSquares, OpSumExp:
		return OpSum
	}
	return op
}

// foldWalk returns the walk over z, x and about along the kept axes, and then over x along the
// others; how many dimensions are kept; and how many elements make one of z.
func foldWalk(op Op, z, x device.Array, axes layout.AxisSet,
	about []device.Array,
) (w walk, kept, count int) {
	xk, xf := apart(x.Layout, axes)
	layouts := []*layout.Layout{z.Layout, &xk}
	for _, c := range about {
		layouts = append(layouts, c.Layout)
	}
	w = newWalk(layouts...)
	folded := newWalk(&xf)
	if op == OpIndex {
		folded = rowMajor(&xf)
	}
	kept = w.rank
	for _, d := range folded.along[:folded.rank] {
		w.along[w.rank].length, w.along[w.rank].steps[1] = d.length, d.steps[0]
		w.rank++
	}
	w.start[1] += folded.start[0] - xf.Start()
	return w, kept, folded.n
}

// A split is how a fold is divided.
type split struct {
	lanes int // work-items that share one result
	parts int // in which a result is computed
	// results that are neighbours and go to one work-item, some at a time; 1 if it has one
	row int
}

// split returns how a fold is divided, of which a work-item folds width numbers side by side.
// Neighbours read neighbours in memory: those of one result, or, where results are many and lie
// nearer to one another, of several.
func (c class) split(w *walk, kept, count int, op Op, width int) split {
	const many = 1024           // results, enough to keep a device busy
	least := max(4096, c.share) // elements of a part
	stepOf := func(d int) int { return max(w.along[d].steps[1], -w.along[d].steps[1]) }
	across := kept > 0 && (kept == w.rank || stepOf(kept-1) < stepOf(w.rank-1))
	switch {
	case width > 1 && across && op != OpIndex && op != OpCountNonzero:
		row := w.along[kept-1].length
		blocks := w.n / row * ((row + width - 1) / width)
		return split{1, max(1, min(count*width/least, many/blocks)), row}
	case w.n >= many && (across || count < c.group/8):
		return split{1, 1, 1}
	}
	return split{c.group, max(1, min(count/least, many/w.n)), 1}
}
