package kernel

import (
	"errors"
	"strconv"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A Reduction is the kernel of a fold of at most a block, for an element type and a target. Element
// i goes to partial result i % Lanes.
type Reduction struct {
	folding
	loop, rest plan
	end        batch
}

// NewReduction returns the kernel of a fold. It is an error if the fold has a mistake, and a
// *target.MissingRule if the target has not what it needs.
func NewReduction(f table.Fold, d table.DType, t *target.Target) (*Reduction, error) {
	of, err := newFolding(f, d, t)
	if err != nil {
		return nil, err
	}
	r := &Reduction{folding: of}
	r.vectors = max(1, f.Lanes(d)/t.Lanes(d.Type))
	r.function.Results, r.function.Slices = f.Results(), r.slices(f.Slices()...)
	if f.Keep {
		r.function.Slices = r.slices(append([]string{"z"}, f.Slices()...)...)
	}
	if f.About() {
		r.function.Numbers, r.held = []string{"c"}, 1
	}
	if err := r.plan(); err != nil {
		return nil, err
	}
	r.end, err = r.combined()
	return r, err
}

// plan chooses the loop of r, and the code of what follows: a group with masks, or a vector at a
// time. Where bits depend on no order, fewer partial results do if all find no room in registers.
func (r *Reduction) plan() error {
	for {
		err := r.planned()
		if tooFew := new(target.TooFewRegisters); !errors.As(err, &tooFew) || !r.Fold.InAny ||
			r.vectors == 1 {
			return err
		}
		r.vectors /= 2
	}
}

func (r *Reduction) planned() (err error) {
	group, most := r.vectors, 4
	if !r.isCheap() {
		group, most = max(2, r.vectors), 2
	}
	if r.loop, err = r.best(r.fast, group, most); err != nil {
		return err
	}
	if !r.isCheap() {
		group = 1
	}
	r.rest, err = r.try(r.complete, group, 1, 0, true)
	return err
}

// combined returns the code of the end: vectors combine in halves, and then the lanes of the last.
func (r *Reduction) combined() (code batch, err error) {
	b := &target.Block{Target: r.Target, Kernel: r.name()}
	a := foldBlock{folding: &r.folding, Block: b}
	for part := range r.parts {
		x := make([]int, r.vectors)
		for v := range x {
			x[v] = b.Held(target.Place{Kind: target.VectorRegister, N: r.partial(v, part)})
		}
		for half := len(x) / 2; half > 0; half /= 2 {
			for v := range half {
				if x[v], err = a.together(part, x[v], x[half+v], false); err != nil {
					return code, err
				}
			}
		}
		for bytes := r.Target.Bytes / 2; bytes >= r.Of.Bytes(); bytes /= 2 {
			other, err := b.Word("swap"+strconv.Itoa(bytes), r.Of.Type, r.Of.Type, x[0])
			if err != nil {
				return code, err
			}
			if x[0], err = a.together(part, x[0], other, false); err != nil {
				return code, err
			}
		}
		code.results = append(code.results, x[0])
	}
	if r.isApart {
		whole, err := a.whole(code.results...)
		if err != nil {
			return code, err
		}
		code.results = []int{whole}
	}
	code.Assigned, err = b.Assign(r.Target.Registers, nil, nil, code.results)
	return code, err
}

// contribute writes the code of a plan, which jumps before it changes what is wrong.
func (p plan) contribute(w target.Writer, rare string) {
	for _, b := range p.batches {
		b.Write(w)
		if b.rare >= 0 {
			w.JumpIfAny(b.At[b.rare], rare)
		}
		b.then.Write(w)
	}
}

// Write writes the kernel: a loop over groups of vectors, on the fast path. If contributions cost
// little, what follows is a group with masks. If not, it goes a vector or less at a time through
// the complete program, and so does a group in which something rare happens.
func (r *Reduction) Write(w target.Writer, name string) {
	f := *r.function
	f.Name, f.Slots, f.Tail = name, max(r.loop.slots(), r.rest.slots(), r.end.Slots), r.rest.group
	f.Doc = name + " returns " + r.Fold.Doc + ", of at most a block."
	w.Begin(f)
	for _, c := range f.Numbers {
		w.Splat(register(r.center(0)), c)
	}
	r.start(w)
	lanes := r.Target.Lanes(r.Of.Type)
	group := r.loop.group * lanes
	isRare := len(r.fast.Rare) > 0

	// Until the loop's end, n is what the group leaves.
	if isRare {
		w.Label("groups")
	}
	w.AddJump("n", -group, target.Less, "under")
	if isRare {
		w.Set("rest", group)
	}
	r.loop.pin(w)
	w.Align()
	w.Label("loop")
	r.loop.contribute(w, "rest")
	w.Advance(r.loop.group)
	w.AddJump("n", -group, target.NotLess, "loop")
	w.Label("under")
	w.AddJump("n", group, target.Equal, "combine")
	left := "n"
	if isRare {
		left = "rest"
		w.Copy("rest", "n")
		w.Set("n", 0)
	}
	w.Label("rest")
	w.Tail(left, false)
	for i := range r.rest.batches {
		if i > 0 {
			w.AddJump(left, -lanes, target.NotGreater, "tailed")
			w.TailNext()
		}
		r.rest.batches[i].Write(w)
	}
	if len(r.rest.batches) > 1 {
		w.Label("tailed")
	}
	w.EndTail()
	if r.rest.group < r.loop.group {
		r.turn(w)
		w.Advance(1) // too far only at the end
		w.AddJump(left, -lanes, target.Greater, "rest")
	}
	if isRare {
		w.JumpUnless0("n", "groups")
	}
	w.Label("combine")
	r.end.Write(w)
	for i, v := range r.end.results {
		w.Return(r.end.At[v], f.Results[i])
	}
	w.End()
}

// start sets partial results to what they begin with.
func (r *Reduction) start(w target.Writer) {
	first := register(r.partial(0, 0))
	if r.Fold.Start == "x" {
		w.SplatFirst(first, "x")
	} else {
		p, err := ir.Lower(r.Fold.Start, r.Of.Type, nil)
		if err != nil {
			panic(err)
		}
		bits := ir.Fill(p.Steps[p.Result].Bits, r.Of.Type)
		w.Move(first, target.Place{Kind: target.Constant, Bits: bits, Lane: r.Of.Bytes()})
	}
	for n := 1; n < r.parts*r.vectors; n++ {
		w.Move(register(first.N-n), first)
	}
}

// turn moves partial results on by a vector, so that the next one's are those of the first. In the
// end it does not matter: two that combine stay half of all apart, and which of them comes first
// changes no bit.
func (r *Reduction) turn(w target.Writer) {
	const free = 0
	if r.vectors == 1 {
		return
	}
	for part := range r.parts {
		w.Move(register(free), register(r.partial(0, part)))
		for v := range r.vectors - 1 {
			w.Move(register(r.partial(v, part)), register(r.partial(v+1, part)))
		}
		w.Move(register(r.partial(r.vectors-1, part)), register(free))
	}
}
