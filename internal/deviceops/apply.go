package deviceops

import (
	"math"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// NewArray returns an array of the layout l, the elements of which are not defined.
func (p *Program) NewArray(d device.Device, l *layout.Layout) (device.Array, error) {
	b, err := d.NewBuffer(p.bytesOf(l.Size()))
	return device.Array{Layout: l, Buffer: b, Element: p.Element}, err
}

// MakeArray is NewArray, but that where there is no memory, work with the array fails.
func (p *Program) MakeArray(d device.Device, l *layout.Layout) device.Array {
	return device.Array{Layout: l, Buffer: newBuffer(d, p.bytesOf(l.Size())), Element: p.Element}
}

// bytesOf returns the bytes of n elements, or more than any memory has.
func (p *Program) bytesOf(n int) int {
	if n > math.MaxInt/p.Element.Bytes {
		return math.MaxInt
	}
	return n * p.Element.Bytes
}

// newBuffer returns memory of d. Where there is none, work with it fails.
func newBuffer(d device.Device, bytes int) device.Buffer {
	b, err := d.NewBuffer(bytes)
	if err == nil {
		return b
	}
	d.Queue().Fail(err)
	if s, ok := d.(*specialized); ok {
		return &deferred{on: s, bytes: bytes, memory: noBuffer{s.Device, bytes}}
	}
	return noBuffer{d, bytes}
}

// A noBuffer stands for memory that a device did not have.
type noBuffer struct {
	d     device.Device
	bytes int
}

func (b noBuffer) Device() device.Device { return b.d }
func (b noBuffer) Bytes() int            { return b.bytes }
func (b noBuffer) Free()                 {}

// Apply queues an elementwise operation: it sets z to what op makes of its operands, which are
// Arrays that stretch to the shape of z, followed by arguments that kernels take, such as numbers.
// A result over an operand is as if that had been read before.
//
// It panics with a *tensor.DeviceError unless all are on one device.
func (p *Program) Apply(op Op, z device.Array, operands ...any) {
	args := []any{(*walk)(nil), z}
	layouts, inPlace := []*layout.Layout{z.Layout}, false
	for _, arg := range operands {
		if x, ok := arg.(device.Array); ok {
			x = onto(op.String(), x, z)
			if x.Buffer == z.Buffer && !x.Same(z.Layout) {
				x = p.clone(x)
				defer x.Buffer.Free()
			}
			layouts, inPlace = append(layouts, x.Layout), inPlace || x.Buffer == z.Buffer
			arg = x
		}
		args = append(args, arg)
	}
	fuses := p.check(op, args).fuses
	if z.Size() == 0 {
		return
	}
	if s, ok := z.Device().(*specialized); ok && (fuses || op == OpFill) {
		s.apply(p, z, &Node{Op: op, Element: z.Element, Operands: args[2:]})
		return
	}
	w := newWalk(layouts...)
	if !inPlace { // what is in the caches then is to stay there
		w.moved = len(layouts) * z.Size() * z.Element.Bytes
	}
	p.each(z.Device(), op, w, len(layouts), args[1:]...)
}

// Convert queues a conversion: it sets z to x with its elements converted to those of z. They are
// of one shape, and apart.
func (p *Program) Convert(op Op, z, x device.Array) {
	x.Check(op.String(), z.Device())
	if z.Size() > 0 {
		p.each(z.Device(), op, newWalk(z.Layout, x.Layout), 2, z, x)
	}
}

// each queues a kernel on the elements of a walk over so many tensors.
func (p *Program) each(d device.Device, op Op, w walk, tensors int, args ...any) {
	c := classOf(d.Info())
	w.share = c.share
	p.elementwise(d, c, op, &w, tensors, args...)
}

// elementwise is each in shares as the walk has them.
func (p *Program) elementwise(d device.Device, c class, op Op, w *walk, tensors int, args ...any) {
	k, args := p.call(op, append([]any{w}, args...)...)
	d.Queue().Launch(c.elementwise(k, w, tensors, args))
}

// elementwise returns the launch of a kernel on the elements of a walk over so many tensors.
func (c class) elementwise(k device.Kernel, w *walk, tensors int, args []any) device.Launch {
	k.Options = c.options()
	if w.isFlat(tensors) {
		k.Options += " -D FLAT=1"
		if w.moved > c.cache/2 {
			k.Options += " -D STREAM"
		}
	}
	items := (w.n + w.share - 1) / w.share
	return device.Launch{
		Kernel: k, Args: args, Global: []int{roundUp(items, c.group)},
		Group: []int{c.group},
	}
}

// roundUp returns the least multiple of step that is at least n.
func roundUp(n, step int) int { return (n + step - 1) / step * step }

// onto returns x stretched to the shape of z. It panics unless they fit, and are on one device.
func onto(op string, x, z device.Array) device.Array {
	x.Check(op, z.Device())
	l := x.Onto(op, z.Layout)
	x.Layout = &l
	return x
}

// clone returns a contiguous copy of x. Its memory is to be freed.
func (p *Program) clone(x device.Array) device.Array {
	l := layout.New(x.Shape()...)
	z := p.MakeArray(x.Device(), &l)
	p.Apply(OpCopy, z, x)
	return z
}
