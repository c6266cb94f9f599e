package deviceops

import (
	"runtime"
	"slices"
	"sync"
	"weak"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/specialize"
)

func init() { specialize.Device = func(d any) any { return specializedOf(d.(device.Device)) } }

// specializedOf is device.Specialized.
func specializedOf(d device.Device) *specialized {
	if s, ok := d.(*specialized); ok {
		return s
	}
	inUse.Lock()
	defer inUse.Unlock()
	if s := inUse.of[d].Value(); s != nil {
		return s
	}
	s := &specialized{Device: d}
	if inUse.of == nil {
		inUse.of = map[device.Device]weak.Pointer[specialized]{}
	}
	inUse.of[d] = weak.Make(s)
	runtime.AddCleanup(s, forget, d)
	return s
}

// inUse has the specialized devices, by what they are of.
var inUse struct {
	sync.Mutex
	of map[device.Device]weak.Pointer[specialized]
}

// forget drops what is specialized of d, unless it is in use again.
func forget(d device.Device) {
	inUse.Lock()
	defer inUse.Unlock()
	if inUse.of[d].Value() == nil {
		delete(inUse.of, d)
	}
}

type specialized struct {
	device.Device
	lock sync.Mutex // of what all buffers hold and wait for
}

// A deferred is a buffer of a specialized device: memory, once something has needed it, and the
// expression that all of it is to be set to, if there is one.
type deferred struct {
	on      *specialized
	bytes   int
	memory  device.Buffer
	pending *expression
	readers []weak.Pointer[deferred] // that wait, and read what is in memory
}

func (b *deferred) Device() device.Device { return b.on }
func (b *deferred) Bytes() int            { return b.bytes }

func (b *deferred) Free() {
	b.on.lock.Lock()
	defer b.on.lock.Unlock()
	b.pending = nil
	b.settleReaders()
	if b.memory != nil {
		b.memory.Free()
	}
}

func (s *specialized) Info() device.Info {
	info := s.Device.Info()
	info.Name += ", specialized"
	return info
}

func (s *specialized) Queue() device.Queue { return specializedQueue{s, s.Device.Queue()} }

// NewBuffer implements Device. That there is no memory is found out when it is needed, unless that
// is more than there can be.
func (s *specialized) NewBuffer(bytes int) (device.Buffer, error) {
	b := &deferred{on: s, bytes: bytes}
	if bytes >= 0 && int64(bytes) <= s.Device.Info().Memory {
		return b, nil
	}
	var err error
	if b.memory, err = s.Device.NewBuffer(bytes); err != nil {
		return nil, err
	}
	return b, nil
}

// apply sets z to the value of root, of Arrays in the shape of z, which overlap z nowhere but
// element on element.
func (s *specialized) apply(p *Program, z device.Array, root *Node) {
	s.lock.Lock()
	defer s.lock.Unlock()
	target := z.Buffer.(*deferred)
	target.settleReaders()
	e := s.expression(p, z, root)
	leaves, fits := e.leaves()
	if !fits {
		root.replaced(func(x device.Array) any {
			x.Buffer.(*deferred).settle()
			return x
		})
		e = s.expression(p, z, root)
		leaves, _ = e.leaves()
	}
	reports := false
	eachNode(e.root, func(x any) {
		if n, ok := x.(*Node); ok {
			reports = reports || slices.ContainsFunc(n.Operands,
				func(x any) bool { _, fault := x.(device.Fault); return fault })
		}
	})
	if whole := z.IsContiguous() && z.Size()*z.Element.Bytes == target.bytes; !whole || reports {
		target.settle()
		s.launch(e, z)
		return
	}
	target.pending = e
	for _, l := range leaves {
		if b := l.of.(*deferred); b != target {
			b.addReader(target)
		}
	}
}

// expression returns the expression root, that z is to be set to. It goes on from those that
// operands wait for, where these are of the same program and shape.
func (s *specialized) expression(p *Program, z device.Array, root *Node) *expression {
	root = root.replaced(func(x device.Array) any {
		b := x.Buffer.(*deferred)
		if e := b.pending; e != nil && e.program == p && (e.root.Op == OpFill || x.Same(&e.shape)) {
			return e.root
		}
		b.settle()
		return leafOf(x)
	})
	return &expression{p, layout.New(z.Shape()...), root}
}

// mostReaders is how many buffers may wait to read one, so that work does not pile up.
const mostReaders = 256

// addReader notes that r waits to read what is in the memory of b.
func (b *deferred) addReader(r *deferred) {
	b.readers = slices.DeleteFunc(b.readers, func(w weak.Pointer[deferred]) bool {
		other := w.Value()
		return other == nil || other.pending == nil || other == r
	})
	b.readers = append(b.readers, weak.Make(r))
	if len(b.readers) > mostReaders {
		if first := b.readers[0].Value(); first != nil {
			first.settle()
		}
	}
}

// settleReaders queues what waits to read the memory of b, but for b itself, before that changes.
func (b *deferred) settleReaders() {
	readers := b.readers
	b.readers = nil
	for _, w := range readers {
		if r := w.Value(); r != nil && r != b {
			r.settle()
		}
	}
}

// settle queues what b waits for.
func (b *deferred) settle() {
	e := b.pending
	if e == nil {
		return
	}
	b.pending = nil
	b.settleReaders()
	b.on.launch(e, device.Array{Layout: &e.shape, Buffer: b, Element: e.root.Element})
}

// launch queues the kernel that sets z to e.
func (s *specialized) launch(e *expression, z device.Array) {
	z.Buffer = inMemory(z.Buffer)
	s.Device.Queue().Launch(e.launch(classOf(s.Info()), z, true))
}

// inMemory returns the memory of a buffer, which is itself unless it is deferred.
func inMemory(x device.Buffer) device.Buffer {
	b, ok := x.(*deferred)
	if !ok {
		return x
	}
	if b.memory == nil {
		b.memory = newBuffer(b.on.Device, b.bytes)
	}
	return b.memory
}

// A specializedQueue queues work on the memory of buffers, once that is up to date.
type specializedQueue struct {
	on *specialized
	device.Queue
}

// settled returns the memory of a buffer, which is to be read, or to be written too.
func (q specializedQueue) settled(x device.Buffer, written bool) device.Buffer {
	b, ok := x.(*deferred)
	if !ok || b.on != q.on {
		return x
	}
	b.settle()
	if written {
		b.settleReaders()
	}
	return inMemory(b)
}

func (q specializedQueue) Write(z device.Buffer, offset int, data []byte) error {
	q.on.lock.Lock()
	z = q.settled(z, true)
	q.on.lock.Unlock()
	return q.Queue.Write(z, offset, data)
}

func (q specializedQueue) Read(data []byte, x device.Buffer, offset int) error {
	q.on.lock.Lock()
	x = q.settled(x, false)
	q.on.lock.Unlock()
	return q.Queue.Read(data, x, offset)
}

func (q specializedQueue) Launch(l device.Launch) {
	q.on.lock.Lock()
	defer q.on.lock.Unlock()
	l.Args = slices.Clone(l.Args)
	for i, arg := range l.Args {
		if b, ok := arg.(device.Buffer); ok {
			l.Args[i] = q.settled(b, true)
		}
	}
	q.Queue.Launch(l)
}
