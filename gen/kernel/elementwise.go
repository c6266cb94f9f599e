// Package kernel writes the loops of kernels, once for all targets.
package kernel

import (
	"errors"
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// An Elementwise kernel is of a row, for an element type and a target.
type Elementwise struct {
	Op     table.Op
	Of     table.DType
	Target *target.Target

	function       target.Function
	fast, complete *ir.Program
	loop, rest     plan
	one            plan // of a cheap kernel: for a vector of what follows the loop
	// of one that writes bypassing the caches, which waits for memory however long its loop is
	nonTemporal plan
}

// NewElementwise returns the kernel of a row. It is an error if the row has a mistake, and a
// *target.MissingRule if the target has not what it needs.
func NewElementwise(op table.Op, d table.DType, t *target.Target) (*Elementwise, error) {
	p, err := Program(op, d)
	if err != nil {
		return nil, err
	}
	k := &Elementwise{
		Op: op, Of: d, Target: t, fast: t.For(p.Fast()),
		complete: t.For(p.Complete()),
	}
	k.function = target.Function{
		Elem: p.Elem, Tail: 1, Numbers: op.Numbers,
		Slices: []target.Slice{{Name: "z", Type: p.Steps[p.Result].Type}},
	}
	types := params(op, d)
	for _, name := range op.Operands() {
		if !op.IsNumber(name) {
			k.function.Slices = append(k.function.Slices,
				target.Slice{Name: name, Type: types[name]})
		}
	}
	group := 2
	if k.isCheap() {
		group = 4
		if k.one, err = k.try(k.fast, 1, 1, 0, false); err != nil {
			return nil, err
		}
	}
	if k.loop, err = k.plan(group); err != nil {
		return nil, err
	}
	if k.CanBypass() {
		if k.nonTemporal, err = k.plan(1); err != nil {
			return nil, err
		}
	}
	k.rest, err = k.try(k.complete, 1, 1, 0, true)
	return k, err
}

// Program returns the program of a row on an element type.
func Program(op table.Op, d table.DType) (*ir.Program, error) {
	p, err := ir.Lower(op.Expr, d.Type, params(op, d))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", op.Name, err)
	}
	return p, nil
}

// params returns the types of the operands of a row.
func params(op table.Op, d table.DType) map[string]table.Type {
	elem := d.Type
	if elem.IsCondition() {
		elem = elem.Raw()
	}
	types := map[string]table.Type{}
	for _, name := range op.Operands() {
		types[name] = elem
		if name == "m" {
			types[name] = elem.Condition()
		}
	}
	return types
}

// cheap is how many steps a program has at most of which a loop's own instructions count.
const cheap = 12

// isCheap reports whether the loop's own instructions count beside those of k.
func (k *Elementwise) isCheap() bool { return len(k.fast.Steps) <= cheap && len(k.fast.Rare) == 0 }

// Group returns how many vectors the loop of k takes at a time, or that bypassing the caches.
func (k *Elementwise) Group(nonTemporal bool) int {
	if nonTemporal {
		return k.nonTemporal.group
	}
	return k.loop.group
}

// CanBypass reports whether k has non-temporal stores: if its target does, and it does little more
// than to move memory.
func (k *Elementwise) CanBypass() bool {
	const few = 8
	return k.Target.NonTemporal && len(k.fast.Steps) <= few && len(k.fast.Rare) == 0 &&
		!k.Op.Result(k.Of).IsCondition()
}

// plan returns the best plan for a group: as one if that needs no memory for values, or else two
// vectors at a time, which give the processor a step of one while the other waits for its last;
// then with constants in registers.
func (k *Elementwise) plan(group int) (best plan, err error) {
	vectors := group
	best, err = k.try(k.fast, group, vectors, 0, false)
	var lacks *target.MissingRule
	if errors.As(err, &lacks) {
		return best, err
	}
	if vectors > 2 && (err != nil || best.spills() > 0) {
		vectors = 2
		best, err = k.try(k.fast, group, vectors, 0, false)
	}
	if err != nil {
		return best, err
	}
	return pinned(best, k.Target.Registers-len(k.Op.Numbers)-4, func(pins int) (plan, error) {
		return k.try(k.fast, group, vectors, pins, false)
	}), nil
}

// try assigns registers in a program for a group, so many vectors of it at a time, with at most so
// many of its constants, of those it uses most, in registers that they keep.
func (k *Elementwise) try(p *ir.Program, group, vectors, pins int,
	isTail bool,
) (_ plan, err error) {
	q := plan{group: group, vectors: vectors, numbers: map[string]int{}}
	for first := 0; first < group; first += vectors {
		b := &target.Block{Target: k.Target, Kernel: k.Op.Name + " of " + k.Of.Name, IsTail: isTail}
		fixed, inputs := map[int]int{}, map[string]int{}
		top := k.Target.Registers
		for _, n := range k.Op.Numbers {
			top--
			inputs[n] = b.Virtual(target.Vector)
			fixed[inputs[n]], q.numbers[n] = top, top
		}
		if isTail && k.Target.Masks == 0 {
			top--
			k.function.TailMask = top
		}
		input := func(name string, _ int) int {
			if v, ok := inputs[name]; ok {
				return v
			}
			return -1
		}
		code := batch{rare: -1}
		var rare []int
		if code.results, rare, err = b.Program(p, first, vectors, input); err != nil {
			return plan{}, err
		}
		of := p.Steps[p.Result].Type
		if _, ok := k.Target.Has("tobools", of); ok && of.IsCondition() {
			for i, v := range code.results {
				if code.results[i], err = b.Word("tobools", of, p.Elem, v); err != nil {
					return plan{}, err
				}
			}
		}
		last := slices.Clone(code.results)
		if len(rare) > 0 {
			if code.rare, err = b.Any(p.Elem.Condition(), rare); err != nil {
				return plan{}, err
			}
			last = append(last, code.rare)
		}
		constants := b.Constants()
		q.pins = nil
		for _, v := range constants[:min(pins, len(constants))] {
			top--
			fixed[v] = top
			q.pins = append(q.pins, pin{top, b.Source(v)})
		}
		if code.Assigned, err = b.Assign(top, fixed, nil, last); err != nil {
			return plan{}, err
		}
		q.batches = append(q.batches, code)
	}
	return q, nil
}

// write writes the code of a plan, which jumps before it stores what is wrong.
func (p plan) write(w target.Writer, rare string, nonTemporal bool) {
	first := 0
	for _, b := range p.batches {
		b.Write(w)
		if b.rare >= 0 {
			w.JumpIfAny(b.At[b.rare], rare)
		}
		for i, v := range b.results {
			w.Store(b.At[v], first+i, nonTemporal)
		}
		first += p.vectors
	}
}

// begin begins a function of k.
func (k *Elementwise) begin(w target.Writer, name, does string) {
	f := k.function
	f.Name, f.Slots = name, max(k.loop.slots(), k.rest.slots(), k.one.slots(), k.nonTemporal.slots())
	f.Doc = fmt.Sprintf("%s sets z[i] = %s%s.", name, table.Subscript(k.Op.Expr), does)
	w.Begin(f)
	for _, name := range k.Op.Numbers {
		w.Splat(target.Place{Kind: target.VectorRegister, N: k.loop.numbers[name]}, name)
	}
}

// Write writes the kernel: a loop over groups of vectors, on the fast path; what follows, and a
// group in which something rare happens, go a vector or less at a time through the complete
// program. Where the loop's own instructions count, whole vectors of what follows do without masks.
func (k *Elementwise) Write(w target.Writer, name string) {
	lanes := k.Target.Lanes(k.function.Elem)
	group := k.loop.group * lanes
	isRare := len(k.fast.Rare) > 0

	// Until the loop's end, n is what the group leaves.
	k.begin(w, name, "")
	w.Label("groups")
	w.AddJump("n", -group, target.Less, "under")
	if isRare {
		w.Set("rest", group)
	}
	k.loop.pin(w)
	w.Align()
	w.Label("loop")
	k.loop.write(w, "rest", false)
	w.Advance(k.loop.group)
	w.AddJump("n", -group, target.NotLess, "loop")
	w.Label("under")
	if k.isCheap() {
		w.AddJump("n", group-lanes, target.Less, "last")
		w.Label("vector")
		k.one.write(w, "", false)
		w.Advance(1)
		w.AddJump("n", -lanes, target.NotLess, "vector")
		w.Label("last")
		w.AddJump("n", lanes, target.Equal, "done")
		k.masked(w, "n", true)
	} else {
		w.AddJump("n", group, target.Equal, "done")
		w.Copy("rest", "n")
		w.Set("n", 0)
		w.Label("rest")
		k.masked(w, "rest", false)
		w.Advance(1) // too far only at the end
		w.AddJump("rest", -lanes, target.Greater, "rest")
		if isRare {
			w.JumpUnless0("n", "groups")
		}
	}
	w.Label("done")
	w.End()
}

// masked writes the complete program for as many of the elements that are left as a vector has:
// all, if they are part of one.
func (k *Elementwise) masked(w target.Writer, left string, isPart bool) {
	w.Tail(left, isPart)
	k.rest.write(w, "", false)
	w.EndTail()
}

// WriteNonTemporal writes the kernel with non-temporal stores, for whole groups of vectors that
// begin at a line of the cache.
func (k *Elementwise) WriteNonTemporal(w target.Writer, name string) {
	group := k.nonTemporal.group * k.Target.Lanes(k.function.Elem)
	k.begin(w, name, ", with non-temporal stores, of whole groups of vectors")
	w.AddJump("n", -group, target.Less, "done")
	k.nonTemporal.pin(w)
	w.Align()
	w.Label("loop")
	k.nonTemporal.write(w, "", true)
	w.Advance(k.nonTemporal.group)
	w.AddJump("n", -group, target.NotLess, "loop")
	w.Label("done")
	w.End()
}
