package kernel

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A folding is what kernels of a fold have in common: programs, and partial results. Those are
// vectors in registers, each of one or several parts, which target.Parts says more of, or one for
// each result.
type folding struct {
	Fold   table.Fold
	Of     table.DType
	Target *target.Target

	function *target.Function
	// of what an element contributes, or if the fold says so, of that with a partial result
	fast, complete *ir.Program
	combine, also  *ir.Program
	parts          int
	// whether they make one result together, as target.Parts says, and not one each
	isApart bool
	vectors int // of each part
	held    int // vectors of c, each in a register: one if c is a number
}

// newFolding returns the programs of a fold. It is an error if the fold has a mistake, and a
// *target.MissingRule if its results are of another type than elements.
func newFolding(f table.Fold, d table.DType, t *target.Target) (r folding, err error) {
	r = folding{Fold: f, Of: d, Target: t, function: &target.Function{Elem: d.Type}}
	if f.Result(d) != d {
		return r, &target.MissingRule{Kernel: r.name(), Word: "widen", On: d.Type, Target: t.Name}
	}
	return r, r.lower()
}

// name returns what messages call the kernel.
func (r *folding) name() string { return r.Fold.Name + " of " + r.Of.Name }

// slices returns slices of elements, as parameters.
func (r *folding) slices(names ...string) (all []target.Slice) {
	for _, name := range names {
		all = append(all, target.Slice{Name: name, Type: r.Of.Type})
	}
	return all
}

// lower sets the programs of r.
func (r *folding) lower() error {
	f, elem := r.Fold, r.Of.Type
	of, err := ir.Lower(cmp.Or(f.Into, f.Of), elem,
		map[string]table.Type{"x": elem, "y": elem, "c": elem, "a": elem})
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
		both, err = ir.Lower(f.Also, elem, map[string]table.Type{"a": elem, "b": elem})
		if err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		r.parts, r.also = 2, r.Target.For(both)
	}
	return nil
}

// isCheap reports whether a group of vectors costs little.
func (r *folding) isCheap() bool { return len(r.fast.Steps) <= cheap && len(r.fast.Rare) == 0 }

// center returns the register of a vector of c.
func (r *folding) center(vector int) int { return r.Target.Registers - 1 - vector%r.held }

// partial returns the register of a part of the partial results of a vector of a group.
func (r *folding) partial(vector, part int) int {
	return r.Target.Registers - 1 - r.held - part*r.vectors - vector%r.vectors
}

// best returns the plan for a group of most vectors at a time, or half as many and so on, that
// needs no memory for values if there is one; with constants in registers.
func (r *folding) best(p *ir.Program, group, most int) (best plan, err error) {
	for n := min(most, group); n > 0; n /= 2 {
		if best, err = r.try(p, group, n, 0, false); err == nil && (n == 1 || best.spills() == 0) {
			return pinned(best, r.Target.Registers-4, func(pins int) (plan, error) {
				return r.try(p, group, n, pins, false)
			}), nil
		}
	}
	return best, err
}

// try assigns registers in a program for a group, so many vectors of it at a time, with at most so
// many of its constants, of those it uses most, in registers that they keep.
func (r *folding) try(p *ir.Program, group, vectors, pins int, isTail bool) (plan, error) {
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

// A foldBlock is the block of a batch.
type foldBlock struct {
	*folding
	*target.Block
	top      int // the first register that is not free
	fixed    map[int]int
	centers  []int   // the vectors of c that are in registers
	mask     int     // of a tail
	partials [][]int // by part, and vector
	pins     []pin
}

// block returns one that begins with c and partial results in registers.
func (r *folding) block(isTail bool) *foldBlock {
	a := &foldBlock{
		folding: r, Block: &target.Block{Target: r.Target, Kernel: r.name(), IsTail: isTail},
		top: r.Target.Registers, fixed: map[int]int{},
	}
	fix := func(register int) (v int) {
		v = a.Virtual(target.Vector)
		a.fixed[v] = register
		a.top = min(a.top, register)
		return v
	}
	for v := range r.held {
		a.centers = append(a.centers, fix(r.center(v)))
	}
	for part := range r.parts {
		a.partials = append(a.partials, nil)
		for v := range r.vectors {
			a.partials[part] = append(a.partials[part], fix(r.partial(v, part)))
		}
	}
	if isTail {
		a.mask = a.Condition(r.Of.Type)
		if r.function.TailMask = r.Target.Masks; r.Target.Masks == 0 {
			a.top--
			r.function.TailMask = a.top
		}
		a.fixed[a.mask] = r.function.TailMask
	}
	return a
}

// batch returns the code of so many vectors from one on, a step for all of them at a time.
func (a *foldBlock) batch(p *ir.Program, first, vectors, pins int) (code batch, err error) {
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
func (a *foldBlock) assign(last []int) (target.Assigned, error) {
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
func (a *foldBlock) contributions(p *ir.Program, first, vectors int) (all, rare []int, err error) {
	return a.Program(p, first, vectors, func(name string, v int) int {
		switch {
		case name == "c" && a.held > 0:
			return a.centers[(first+v)%a.held]
		case name == "a":
			return a.partials[0][(first+v)%a.vectors]
		default:
			return -1
		}
	})
}

// add combines contributions of vectors from one on with their partial results, and stores those
// that are kept. Lanes that a tail lacks contribute nothing to a result of all lanes.
func (a *foldBlock) add(contributions []int, first int) error {
	for i, x := range contributions {
		if a.Fold.Keep {
			a.Store(x, first+i)
		}
		for part := range a.parts {
			old := &a.partials[part][(first+i)%a.vectors]
			both, err := a.together(part, *old, x, true)
			if err == nil && a.IsTail && !a.function.Rows {
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
func (a *foldBlock) together(part, x, y int, contributes bool) (int, error) {
	if a.isApart {
		return a.Word(a.word()+"/"+strconv.Itoa(part), a.Of.Type, a.Of.Type, x, y)
	}
	if contributes && a.Fold.Into != "" {
		return y, nil
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

// whole appends what parts are together.
func (a *foldBlock) whole(parts ...int) (int, error) {
	return a.Word(a.word()+"/", a.Of.Type, a.Of.Type, parts...)
}

// word returns the word by which partial results of several parts combine.
func (r *folding) word() string { return r.combine.Steps[r.combine.Result].Word }

func register(n int) target.Place { return target.Place{Kind: target.VectorRegister, N: n} }
