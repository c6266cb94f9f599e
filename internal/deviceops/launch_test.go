package deviceops

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/layouttest"
	"github.com/ashlar-go/ashlar/tensor"
)

// A recorder is a device that keeps what is launched, and does nothing.
type recorder struct {
	t        *testing.T
	info     device.Info
	live     int // buffers
	launches []device.Launch
	failed   error
}

func (r *recorder) Info() device.Info         { return r.info }
func (r *recorder) Queue() device.Queue       { return r }
func (r *recorder) Counters() device.Counters { return device.Counters{Buffers: r.live} }
func (r *recorder) Close() error              { return nil }
func (r *recorder) Sync() error               { return r.failed }
func (r *recorder) Fail(err error)            { r.failed = errors.Join(r.failed, err) }

func (r *recorder) Read([]byte, device.Buffer, int) error  { return r.failed }
func (r *recorder) Write(device.Buffer, int, []byte) error { return nil }

func (r *recorder) NewBuffer(bytes int) (device.Buffer, error) {
	if int64(bytes) > r.info.Memory {
		return nil, fmt.Errorf("no %d bytes", bytes)
	}
	r.live++
	return &recorded{on: r, bytes: bytes}, nil
}

// Launch keeps l. It fails unless a device could run it: with work-groups that divide the
// work-items, and buffers that are its own and have not been freed.
func (r *recorder) Launch(l device.Launch) {
	if err := l.Check(); err != nil {
		r.t.Errorf("%s: %v", l.Kernel.Name, err)
	}
	group := 1
	for _, n := range l.Group {
		group *= n
	}
	if group > r.info.MaxGroup {
		r.t.Errorf("%s: work-groups of %v", l.Kernel.Name, l.Group)
	}
	for i, arg := range l.Args {
		if b, ok := arg.(*recorded); ok && (b.on != r || b.freed) {
			r.t.Errorf("%s: argument %d is freed, or of another device", l.Kernel.Name, i)
		}
	}
	r.launches = append(r.launches, l)
}

type recorded struct {
	on    *recorder
	bytes int
	freed bool
}

func (b *recorded) Device() device.Device { return b.on }
func (b *recorded) Bytes() int            { return b.bytes }

func (b *recorded) Free() {
	if b.freed {
		b.on.t.Error("a buffer is freed twice")
	}
	b.freed = true
	b.on.live--
}

// recorders returns devices of each kind, graphics processors with small work-groups among them.
func recorders(t *testing.T) map[string]*recorder {
	const memory = 1 << 40
	cpu := device.Info{Name: "cpu", Kind: "CPU", Units: 2, MaxGroup: 4096, Memory: memory}
	gpu := device.Info{Name: "gpu", Kind: "GPU", Units: 4, MaxGroup: 1024, Memory: memory}
	small := device.Info{Name: "small", Kind: "accelerator", Units: 1, MaxGroup: 3, Memory: memory}
	return map[string]*recorder{
		"cpu": {t: t, info: cpu}, "gpu": {t: t, info: gpu}, "small": {t: t, info: small},
	}
}

// on returns an array of p on a device, of a shape.
func on(d device.Device, p *Program, shape ...int) device.Array {
	l := layout.New(shape...)
	return p.MakeArray(d, &l)
}

// TestLaunches queues each kind of work on tensors from empty to large, which every device could
// run, and leaves no buffer behind.
func TestLaunches(t *testing.T) {
	last := layout.AxisSet{false, true}
	first := layout.AxisSet{true}
	both := layout.AxisSet{true, true}
	works := map[string]func(w work){
		"Apply":     func(w work) { Float32.Apply(OpAdd, w.z, w.x, w.z) },
		"overlap":   func(w work) { Float32.Apply(OpNeg, w.z, flipped(w.z)) },
		"Random":    func(w work) { Float32.Random(w.z, tensor.NewPhilox(1)) },
		"Triangle":  func(w work) { Float32.Triangle(OpTril, w.z, w.x, 1) },
		"Cumulate":  func(w work) { Float32.Cumulate(OpCumSum, w.z, w.x, 0) },
		"in place":  func(w work) { Float32.Cumulate(OpCumSum, w.z, w.z, 1) },
		"Softmax":   func(w work) { Float32.Rows(OpSoftmax, last, w.z, w.x) },
		"to itself": func(w work) { Float32.MatMul(w.z, w.z, w.z) },
		"Convert": func(w work) {
			i := on(w.d, Int, w.rows, w.cols)
			defer i.Buffer.Free()
			Float32.Convert(OpToInt, i, w.x)
		},
		"along rows":    func(w work) { w.fold(first, w.cols) },
		"along columns": func(w work) { w.fold(last, w.rows) },
		"along both":    func(w work) { w.fold(both) },
		"Take and put": func(w work) {
			if w.rows == 0 {
				return
			}
			offsets, row := make([]int, w.rows), w.x
			l := w.x.Drop(0)
			row.Layout = &l
			Float32.Take(w.z, row, 0, offsets)
			Float32.Put(row, w.z, 0, offsets)
			Float32.IndexAdd(row, w.z, 0, offsets)
		},
		"Sort": func(w work) {
			places, sorted := on(w.d, Int, w.rows, w.cols), on(w.d, Float32, 5)
			Float32.Sort(w.z, places, true)
			Float32.SearchSorted(places, w.z, sorted)
			places.Buffer.Free()
			sorted.Buffer.Free()
		},
	}
	sizes := [][2]int{{0, 3}, {3, 0}, {1, 1}, {7, 7}, {300, 300}, {2, 50000}, {50000, 2}}
	for kind, d := range recorders(t) {
		for name, queue := range works {
			for _, n := range sizes {
				if name == "to itself" && (n[0] != n[1] || kind == "small") {
					continue // products have groups of 256
				}
				x, z := on(d, Float32, n[0], n[1]), on(d, Float32, n[0], n[1])
				d.launches = nil
				queue(work{d, x, z, n[0], n[1]})
				x.Buffer.Free()
				z.Buffer.Free()
				if d.live != 0 {
					t.Fatalf("%s of %v on %s leaves %d buffers", name, n, kind, d.live)
				}
				if d.failed != nil {
					t.Fatalf("%s of %v on %s: %v", name, n, kind, d.failed)
				}
			}
		}
	}
}

// A work is what to do with x and z, matrices of float32.
type work struct {
	d          device.Device
	x, z       device.Array
	rows, cols int
}

// fold queues the kinds of folds of x along axes to results of a shape.
func (w work) fold(axes layout.AxisSet, shape ...int) {
	s, i := on(w.d, Float32, shape...), on(w.d, Int, shape...)
	Float32.Fold(OpSum, s, w.x, axes)
	Float32.Fold(OpMax, s, w.x, axes)
	Float32.Fold(OpSumSquares, s, w.x, axes, s)
	Float32.Fold(OpCountNonzero, i, w.x, axes)
	Float32.Fold(OpIndex, i, w.x, axes, s)
	Float32.Norm(s, w.x, axes, s)
	s.Buffer.Free()
	i.Buffer.Free()
}

// flipped returns the view of z with its elements in reverse.
func flipped(z device.Array) device.Array {
	l := z.Flip()
	z.Layout = &l
	return z
}

// TestItems checks that elementwise launches have enough work-items for all elements, and are told
// whether these follow one another.
func TestItems(t *testing.T) {
	for name, d := range recorders(t) {
		for _, n := range []int{1, 5, 4095, 1 << 14, 100003} {
			z := on(d, Float32, n)
			Float32.Apply(OpNeg, z, z)
			Float32.Apply(OpNeg, z, flipped(z))
			share := classOf(d.info).share
			for _, l := range d.launches {
				if items := l.Global[0]; items*share < n {
					t.Errorf("%d work-items of %d elements on %s, for %d", items, share, name, n)
				}
			}
			z.Buffer.Free()
			d.launches = nil
		}
	}
}

// TestMemory has a device without memory for a result: its queue is told, and work with it goes on.
func TestMemory(t *testing.T) {
	d := &recorder{t: t, info: device.Info{Name: "tiny", Kind: "GPU", MaxGroup: 64, Memory: 100}}
	z := on(d, Float32, 1000)
	if d.failed == nil || z.Buffer.Bytes() != 4000 || z.Device() != d {
		t.Errorf("an array of %d bytes, error %v", z.Buffer.Bytes(), d.failed)
	}
	z.Buffer.Free()
	l := layout.New(1000)
	if _, err := Float32.NewArray(d, &l); err == nil {
		t.Error("NewArray gives memory that there is not")
	}
}

// TestOperands has operands in one place, and in several, which is an error that names both.
func TestOperands(t *testing.T) {
	all := recorders(t)
	x, y := on(all["cpu"], Float32, 2), on(all["gpu"], Float32, 2)
	d, arrays, layouts := Operands("Add", held{x}, 3.0, held{x})
	if d != all["cpu"] || len(layouts) != 2 || arrays[1] != 3.0 || arrays[2].(device.Array) != x {
		t.Errorf("%v, %v, %v", d, arrays, layouts)
	}
	for name, call := range map[string]func(){
		"Add":     func() { Operands("Add", held{x}, held{y}) },
		"Neg":     func() { Float32.Apply(OpNeg, x, y) },
		"MatMul":  func() { Float32.MatMul(x, y, x) },
		"Tril":    func() { Float32.Triangle(OpTril, x, y, 0) },
		"CumSum":  func() { Float32.Cumulate(OpCumSum, x, y, 0) },
		"Sum":     func() { Float32.Fold(OpSum, x, y, layout.AxisSet{}) },
		"Take":    func() { Float32.Take(x, y, 0, nil) },
		"To host": func() { Check("To host", nil, held{x}) },
	} {
		var place *tensor.DeviceError
		err := tensor.Catch(call)
		if !errors.As(err, &place) || place.Op != name || place.Want == place.Have {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// held is a tensor.
type held struct{ x device.Array }

func (h held) Array() device.Array { return h.x }

// TestWalk compares where walks go with the places of elements, by their strides.
func TestWalk(t *testing.T) {
	base := layout.New(4, 5, 6)
	for name, l := range map[string]layout.Layout{
		"row-major": base, "transposed": base.Transpose(), "flipped": base.Flip(1),
		"sliced":    base.Slice(tensor.Range(1, 3), tensor.All, tensor.All.By(-2)),
		"broadcast": base.BroadcastTo(3, 4, 5, 6), "a scalar": layout.New(),
	} {
		shape := l.Shape()
		m := layout.New(shape...)
		w, major := newWalk(&l, &m), rowMajor(&l, &m)
		want := fmt.Sprint(layouttest.Places(&l), layouttest.Places(&m))
		if got := fmt.Sprint(places(&major, 0), places(&major, 1)); got != want {
			t.Errorf("%s, in row-major order: %s, want %s", name, got, want)
		}
		at := map[int]int{} // of elements of l, by those of m
		for i, place := range layouttest.Places(&m) {
			at[place] = layouttest.Places(&l)[i]
		}
		ofL, ofM := places(&w, 0), places(&w, 1)
		if len(ofM) != m.Size() || len(at) != m.Size() {
			t.Fatalf("%s: %d places of %d elements", name, len(ofM), m.Size())
		}
		for i, place := range ofM {
			if at[place] != ofL[i] {
				t.Errorf("%s: %d goes with %d, not %d", name, place, ofL[i], at[place])
			}
			delete(at, place)
		}
		if len(at) > 0 {
			t.Errorf("%s: %d elements are left out", name, len(at))
		}
		if flat := slices.Equal(layouttest.Places(&l), layouttest.Places(&m)); w.isFlat(2) != flat {
			t.Errorf("%s: flat is %t", name, w.isFlat(2))
		}
	}
}

// places returns where a walk goes in a tensor, as kernels do.
func places(w *walk, tensor int) []int {
	at := make([]int, w.n)
	for i := range at {
		at[i] = w.start[tensor]
		for d, left := w.rank-1, i; d >= 0; d-- {
			at[i] += left % w.along[d].length * w.along[d].steps[tensor]
			left /= w.along[d].length
		}
	}
	return at
}
