package kernel

import (
	"errors"
	"fmt"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A Columns is the kernel that folds rows into one, for an element type and a target: z[j] of x[j],
// x[stride+j], … in this order. Every column has a lane.
type Columns struct {
	folding
	strips []strip // each of half as many columns as the one before, down to a vector
	last   strip   // of less than a vector
}

// A strip is the code for columns whose results are in registers at a time.
type strip struct {
	folding
	row plan
	end target.Assigned // after the last row
}

// NewColumns returns the kernel of a fold. It is an error if the fold has a mistake, and a
// *target.MissingRule if the target has not what it needs.
func NewColumns(f table.Fold, d table.DType, t *target.Target) (*Columns, error) {
	of, err := newFolding(f, d, t)
	if err != nil {
		return nil, err
	}
	k := &Columns{folding: of}
	k.function.Rows, k.function.Slices = true, k.slices("z", "x")
	if f.About() {
		k.function.Slices = k.slices("z", "x", "c")
	}
	for vectors := k.most(); vectors > 0; vectors /= 2 {
		s, err := k.strip(vectors, false)
		tooFew := new(target.TooFewRegisters)
		if isNarrower := len(k.strips) == 0 && vectors > 1; isNarrower && errors.As(err, &tooFew) {
			continue
		}
		if err != nil {
			return nil, err
		}
		k.strips = append(k.strips, s)
	}
	k.last, err = k.strip(1, true)
	return k, err
}

// most returns of how many vectors a strip is at most: enough for the processor to go on with
// others while it adds to one.
func (k *Columns) most() int {
	switch {
	case !k.isCheap():
		return 2
	case k.isApart:
		return 4
	}
	return 8
}

// strip returns the code for so many vectors. Vectors of c are in registers if that takes no memory
// for other values.
func (k *Columns) strip(vectors int, isTail bool) (s strip, err error) {
	s = strip{folding: k.folding}
	s.vectors = vectors
	if k.Fold.About() {
		s.held = vectors
	}
	s.row, err = s.plan(isTail)
	tooFew := new(target.TooFewRegisters)
	if s.held > 0 && (errors.As(err, &tooFew) || s.row.spills() > 0) {
		s.held = 0
		s.row, err = s.plan(isTail)
	}
	if err == nil {
		s.end, err = s.whole(isTail)
	}
	return s, err
}

// plan returns the code for a row.
func (s *strip) plan(isTail bool) (plan, error) {
	switch {
	case isTail:
		return s.try(s.complete, 1, 1, 0, true)
	case s.isCheap():
		return s.best(s.complete, s.vectors, 4)
	}
	return s.best(s.complete, s.vectors, 2)
}

// whole returns the code that stores results.
func (s *strip) whole(isTail bool) (target.Assigned, error) {
	a := s.block(isTail)
	a.top -= len(s.row.pins)
	for v := range s.vectors {
		var parts []int
		for part := range s.parts {
			parts = append(parts, a.partials[part][v])
		}
		z := parts[0]
		if s.isApart {
			var err error
			if z, err = a.whole(parts...); err != nil {
				return target.Assigned{}, err
			}
		}
		a.Store(z, v)
	}
	return a.assign(nil)
}

// columns returns how many columns a strip of vectors is.
func (s *strip) columns() int { return s.vectors * s.Target.Lanes(s.Of.Type) }

// write writes the code, of a loop that has a name.
func (s *strip) write(w target.Writer, name string) {
	for v := range s.vectors {
		w.Load(register(s.partial(v, 0)), "z", v)
		for part := 1; part < s.parts; part++ {
			w.Move(register(s.partial(v, part)), register(s.partial(v, 0)))
		}
		if s.held > 0 {
			w.Load(register(s.center(v)), "c", v)
		}
	}
	w.Copy("rest", "rows")
	w.Copy("first", "x")
	w.Align()
	w.Label(name)
	s.row.contribute(w, "")
	w.Add("x", "stride")
	w.AddJump("rest", -1, target.Greater, name)
	s.end.Write(w)
}

// Write writes the kernel: a loop over the widest strips, then half as wide ones down to a vector,
// and less than that by a mask. Without masks, halves of a vector go on down to an element.
func (k *Columns) Write(w target.Writer, name string) {
	f := *k.function
	f.Name, f.Slots = name, max(k.last.row.slots(), k.last.end.Slots)
	for _, s := range k.strips {
		f.Slots = max(f.Slots, s.row.slots(), s.end.Slots)
	}
	f.Doc = name + " folds rows of x, stride bytes after one another, into z."
	if k.Target.HasMasked(k.Of.Type) {
		f.Tail = 1
	}
	w.Begin(f)
	w.AddJump("rows", 0, target.NotGreater, "done")
	before := 0
	strips := func(s *strip, columns int) {
		end := fmt.Sprintf("under%d", columns)
		w.AddJump("n", before-columns, target.Less, end)
		s.row.pin(w)
		w.Label(fmt.Sprintf("by%d", columns))
		s.write(w, fmt.Sprintf("rows%d", columns))
		w.Copy("x", "first")
		w.Advance(s.vectors)
		w.AddJump("n", -columns, target.NotLess, fmt.Sprintf("by%d", columns))
		w.Label(end)
		before = columns
	}
	for i := range k.strips {
		strips(&k.strips[i], k.strips[i].columns())
	}
	lanes := k.last.columns()
	if f.Tail > 0 {
		w.AddJump("n", lanes, target.Equal, "done")
		w.Tail("n", true)
		k.last.write(w, "rows")
		w.EndTail()
	} else {
		for n := lanes / 2; n > 0; n /= 2 {
			w.Part(n)
			strips(&k.last, n)
		}
	}
	w.Label("done")
	w.End()
}
