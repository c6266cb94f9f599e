package kernel

import (
	"fmt"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A Search is the kernel that finds the first element of which a condition holds, for an element
// type and a target. There is at least a vector of elements.
type Search struct {
	Condition string // of x, and maybe a number c
	Of        table.DType
	Target    *target.Target

	function   target.Function
	group, one probe
}

// A probe is the code of whether a condition holds anywhere in some vectors, from the current
// element on.
type probe struct {
	target.Assigned
	vectors int
	any     target.Place
}

// searchGroup is of how many vectors a search asks at a time.
const searchGroup = 4

// NewSearch returns the kernel of a condition. It is an error if that has a mistake, and a
// *target.MissingRule if the target has not what it needs.
func NewSearch(condition string, d table.DType, t *target.Target) (*Search, error) {
	k := &Search{Condition: condition, Of: d, Target: t, function: target.Function{
		Elem: d.Type, Slices: []target.Slice{{Name: "x", Type: d.Type}}, Wholes: []string{"ret"},
	}}
	for _, name := range table.Operands(condition) {
		if name != "x" {
			k.function.Numbers = append(k.function.Numbers, name)
		}
	}
	p, err := ir.Lower(condition, d.Type, map[string]table.Type{"x": d.Type, "c": d.Type})
	if err != nil {
		return nil, fmt.Errorf("search: %w", err)
	}
	p = t.For(p)
	if k.group, err = k.probe(p, searchGroup); err != nil {
		return nil, err
	}
	k.one, err = k.probe(p, 1)
	return k, err
}

// number returns the register of the number.
func (k *Search) number() int { return k.Target.Registers - 1 }

// probe returns the code for so many vectors.
func (k *Search) probe(p *ir.Program, vectors int) (q probe, err error) {
	b := &target.Block{Target: k.Target, Kernel: "search in " + k.Of.Name}
	top, fixed, number := k.Target.Registers, map[int]int{}, -1
	if len(k.function.Numbers) > 0 {
		number, top = b.Virtual(target.Vector), k.number()
		fixed[number] = top
	}
	conditions, _, err := b.Program(p, 0, vectors, func(name string, _ int) int {
		if name == "c" {
			return number
		}
		return -1
	})
	if err != nil {
		return q, err
	}
	any, err := b.Any(k.Of.Type.Condition(), conditions)
	if err != nil {
		return q, err
	}
	q.vectors = vectors
	q.Assigned, err = b.Assign(top, fixed, nil, []int{any})
	if err == nil {
		q.any = q.At[any]
	}
	return q, err
}

// jumpIfAny writes the code, which jumps if the condition holds.
func (q *probe) jumpIfAny(w target.Writer, label string) {
	q.Write(w)
	w.JumpIfAny(q.any, label)
	w.Advance(q.vectors)
}

// Write writes the kernel: a loop over groups of vectors for one in which the condition holds, and
// from there over vectors. The last vector ends where x does, part of which was asked before.
func (k *Search) Write(w target.Writer, name string) {
	f := k.function
	f.Name, f.Slots = name, max(k.group.Slots, k.one.Slots)
	f.Doc = name + " returns the first i for which " + k.Condition + " of x[i], or -1."
	w.Begin(f)
	for _, c := range f.Numbers {
		w.Splat(register(k.number()), c)
	}
	w.Copy("first", "x")
	lanes := k.Target.Lanes(k.Of.Type)
	group := k.group.vectors * lanes

	// Until the loop's end, n is what the group leaves, and then what the vector leaves.
	w.AddJump("n", -group, target.Less, "under")
	w.Align()
	w.Label("loop")
	k.group.jumpIfAny(w, "group")
	w.AddJump("n", -group, target.NotLess, "loop")
	w.Label("under")
	w.AddJump("n", group-lanes, target.Less, "last")
	w.Label("vector")
	k.one.jumpIfAny(w, "found")
	w.AddJump("n", -lanes, target.NotLess, "vector")
	w.Label("last")
	w.Skip("n")
	w.AddJump("n", lanes, target.Equal, "none")
	w.Set("n", 0)
	w.Jump("vector")
	w.Label("group")
	w.AddJump("n", group-lanes, target.NotLess, "vector") // as it is
	w.Label("none")
	w.Set("rest", -1)
	w.Jump("done")
	w.Label("found")
	w.FirstLane("rest", k.one.any)
	w.Distance("n", "first")
	w.Add("rest", "n")
	w.Label("done")
	w.ReturnWhole("rest", "ret")
	w.End()
}
