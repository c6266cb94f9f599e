package kernel

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A Reduction is the kernel of a fold of at most a block, for an element type and a target. Element
// i goes to partial result i % Lanes. Those are vectors in registers, each of one or several parts,
// which target.Parts says more of, or one for each result.
type Reduction struct {
	Fold   table.Fold
	Of     table.DType
	Target *target.Target

	function       target.Function
	fast, complete *ir.Program // of what an element contributes
	combine, also  *ir.Program
	parts          int
	// whether they make one result together, as target.Parts says, and not one each
	isApart    bool
	vectors    int // of each part
	loop, rest plan
	end        batch
}

// NewReduction returns the kernel of a fold. It is an error if the fold has a mistake, and a
// *target.MissingRule if the target has not what it needs.
func NewReduction(f table.Fold, d table.DType, t *target.Target) (*Reduction, error) {
	r := &Reduction{Fold: f, Of: d, Target: t, vectors: max(1, f.Lanes(d)/t.Lanes(d.Type))}
	if f.Result(d) != d {
		return nil, &target.MissingRule{
			Kernel: f.Name + " of " + d.Name, Word: "widen", On: d.Type,
			Target: t.Name,
		}
	}
	if err := r.lower(); err != nil {
		return nil, err
	}
	r.function = target.Function{Elem: d.Type, Results: f.Results()}
	for _, name := range f.Slices() {
		r.function.Slices = append(r.function.Slices, target.Slice{Name: name, Type: d.Type})
	}
	if f.Keep {
		r.function.Slices = append([]target.Slice{{Name: "z", Type: d.Type}}, r.function.Slices...)
	}
	if f.About() {
		r.function.Numbers = []string{"c"}
	}
	if err := r.plan(); err != nil {
		return nil, err
	}
	var err error
	r.end, err = r.combined()
	return r, err
}

// lower sets the programs of r.
func (r *Reduction) lower() error {
	f, elem := r.Fold, r.Of.Type
	of, err := ir.Lower(f.Of, elem, map[string]table.Type{"x": elem, "y": elem, "c": elem})
	if err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	r.fast, r.complete = r.Target.For(of.Fast()), r.Target.For(of.Complete())
	both, err := ir.Lower(f.Combine, elem, map[string]table.Type{"a": elem, "b": elem})
	if err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	r.parts = r.Target.Parts(both.Steps[both.Result].Word, elem)
	r.isApart = r.parts > 1
	r.combine = r.Target.For(both)
	if f.Also != "" {
		if both, err = ir.Lower(f.Also, elem,
			map[string]table.Type{"a": elem, "b": elem}); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		r.parts, r.also = 2, r.Target.For(both)
	}
	return nil
}

// isCheap reports whether a group of vectors with masks costs little.
func (r *Reduction) isCheap() bool { return len(r.fast.Steps) <= cheap && len(r.fast.Rare) == 0 }

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
	for n := min(most, group); n > 0; n /= 2 {
		if r.loop, err = r.try(r.fast, group, n, 0, false); err == nil &&
			(n == 1 || r.loop.spills() == 0) {
			r.loop = r.pinned(r.loop, group, n)
			break
		}
	}
	if err != nil {
		return err
	}
	if !r.isCheap() {
		group = 1
	}
	r.rest, err = r.try(r.complete, group, 1, 0, true)
	return err
}

// pinned returns p with as many constants in registers as cost no more memory.
func (r *Reduction) pinned(p plan, group, vectors int) plan {
	for most := r.Target.Registers - 4; most > 0; most-- {
		if q, err := r.try(r.fast, group, vectors, most, false); err == nil &&
			q.spills() <= p.spills() {
			return q
		}
	}
	return p
}

// number returns the register of a number.
func (r *Reduction) number(name string) int {
	return r.Target.Registers - 1 - slices.Index(r.function.Numbers, name)
}

// partial returns the register of a part of the partial results of a vector of a group.
func (r *Reduction) partial(vector, part int) int {
	return r.Target.Registers - 1 - len(r.function.Numbers) - part*r.vectors - vector%r.vectors
}

// try assigns registers in a program for a group, so many vectors of it at a time, with at most so many of its
// constants, of those it uses most, in registers that they keep.
func (r *Reduction) try(p *ir.Program, group, vectors, pins int, isTail bool) (plan, error) {
	q := plan{group: group}
	for first := 0; first < group; first += vectors {
		a := r.block(isTail)
		code, err := a.batch(p, first, vectors, pins)
		if err != nil {
			return q, err
		}
		q.pins = a.pins
		q.batches = append(q.batches, code)
	}
	return q, nil
}

// A reduceBlock is the block of a batch.
type reduceBlock struct {
	*Reduction
	*target.Block
	top      int // the first register that is not free
	fixed    map[int]int
	numbers  map[string]int
	mask     int     // of a tail
	partials [][]int // by part, and vector
	pins     []pin
}

// block returns one that begins with numbers and partial results in registers.
func (r *Reduction) block(isTail bool) *reduceBlock {
	a := &reduceBlock{
		Reduction: r, Block: &target.Block{Target: r.Target, Kernel: r.Fold.Name + " of " +
			r.Of.Name, IsTail: isTail},
		top: r.Target.Registers, fixed: map[int]int{}, numbers: map[string]int{},
	}
	fix := func(register int) (v int) {
		v = a.Virtual(target.Vector)
		a.fixed[v] = register
		a.top = min(a.top, register)
		return v
	}
	for _, name := range r.function.Numbers {
		a.numbers[name] = fix(r.number(name))
	}
	for part := range r.parts {
		a.partials = append(a.partials, nil)
		for v := range r.vectors {
			a.partials[part] = append(a.partials[part], fix(r.partial(v, part)))
		}
	}
	if isTail {
		a.mask = a.TailMask(r.Of.Type)
		if r.function.TailMask = r.Target.Masks; r.Target.Masks == 0 {
			a.top--
			r.function.TailMask = a.top
		}
		a.fixed[a.mask] = r.function.TailMask
	}
	return a
}

// batch returns the code of so many vectors from one on, a step for all of them at a time.
func (a *reduceBlock) batch(p *ir.Program, first, vectors, pins int) (code batch, err error) {
	all, rare, err := a.contributions(p, first, vectors)
	if err != nil {
		return code, err
	}
	code.rare = -1
	if len(rare) > 0 {
		if code.rare, err = a.Any(p.Elem.Condition(), rare); err != nil {
			return code, err
		}
	} else if err := a.add(all, first); err != nil {
		return code, err
	}
	constants := a.Constants()
	for _, v := range constants[:min(pins, len(constants))] {
		a.top--
		a.fixed[v] = a.top
		a.pins = append(a.pins, pin{a.top, a.Source(v)})
	}
	if len(rare) == 0 {
		code.Assigned, err = a.assign(nil)
		return code, err
	}
	if code.Assigned, err = a.assign(append(all, code.rare)); err != nil {
		return code, err
	}
	then := a.block(false)
	then.top = a.top
	for i, v := range all {
		all[i] = then.Held(code.At[v])
	}
	if err = then.add(all, first); err == nil {
		code.then, err = then.assign(nil)
	}
	return code, err
}

// assign assigns registers, those of partial results to new ones. Last are used at the end.
func (a *reduceBlock) assign(last []int) (target.Assigned, error) {
	into := map[int]int{}
	last = slices.Clone(last)
	for part := range a.partials {
		for v, x := range a.partials[part] {
			if _, ok := a.fixed[x]; !ok {
				into[x] = a.partial(v, part)
				last = append(last, x)
			}
		}
	}
	return a.Assign(a.top, a.fixed, into, last)
}

// contributions appends what so many vectors from one on contribute, and returns that and what is
// rare.
func (a *reduceBlock) contributions(p *ir.Program, first,
	vectors int,
) (all, rare []int, err error) {
	return a.Program(p, first, vectors, func(name string, _ int) int {
		if v, ok := a.numbers[name]; ok {
			return v
		}
		return -1
	})
}

// add combines contributions of vectors from one on with their partial results, and stores those
// that are kept.
func (a *reduceBlock) add(contributions []int, first int) error {
	for i, x := range contributions {
		if a.Fold.Keep {
			a.Store(x, first+i)
		}
		for part := range a.parts {
			old := &a.partials[part][(first+i)%a.vectors]
			both, err := a.together(part, *old, x, true)
			if err == nil && a.IsTail {
				both, err = a.Word("where", a.Of.Type, a.Of.Type, a.mask, both, *old)
			}
			if err != nil {
				return err
			}
			*old = both
		}
	}
	return nil
}

// together appends what a part of two partial results is together, or of one and a contribution.
func (a *reduceBlock) together(part, x, y int, contributes bool) (int, error) {
	if a.isApart {
		return a.Word(a.word()+"/"+strconv.Itoa(part), a.Of.Type, a.Of.Type, x, y)
	}
	p := a.combine
	if contributes && part > 0 {
		p = a.also
	}
	both, _, err := a.Program(p, 0, 1, func(name string, _ int) int {
		return map[string]int{"a": x, "b": y}[name]
	})
	if err != nil {
		return 0, err
	}
	return both[0], nil
}

// word returns the word by which partial results of several parts combine.
func (r *Reduction) word() string { return r.combine.Steps[r.combine.Result].Word }

// combined returns the code of the end: vectors combine in halves, and then the lanes of the last.
func (r *Reduction) combined() (code batch, err error) {
	b := &target.Block{Target: r.Target, Kernel: r.Fold.Name + " of " + r.Of.Name}
	a := reduceBlock{Reduction: r, Block: b}
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
		whole, err := b.Word(r.word()+"/", r.Of.Type, r.Of.Type, code.results...)
		if err != nil {
			return code, err
		}
		code.results = []int{whole}
	}
	code.Assigned, err = b.Assign(r.Target.Registers, nil, nil, code.results)
	return code, err
}

// contribute writes the code of a plan, which jumps before it changes what is wrong.
func (p plan) contribute(w target.Reducer, rare string) {
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
func (r *Reduction) Write(w target.Reducer, name string) {
	f := r.function
	f.Name, f.Slots, f.Tail = name, max(r.loop.slots(), r.rest.slots(), r.end.Slots), r.rest.group
	f.Doc = name + " returns " + r.Fold.Doc + ", of at most a block."
	w.Begin(f)
	for _, c := range f.Numbers {
		w.Splat(register(r.number(c)), c)
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
	w.Tail(left)
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

func register(n int) target.Place { return target.Place{Kind: target.VectorRegister, N: n} }

// start sets partial results to what they begin with.
func (r *Reduction) start(w target.Reducer) {
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
func (r *Reduction) turn(w target.Reducer) {
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
