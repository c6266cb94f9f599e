package kernel

import (
	"math/bits"
	"slices"
	"strconv"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// An ArgMax is the kernel that finds the first of the largest elements of at least a group of
// vectors, or of the smallest, for an element type and a target: a loop over groups that keeps the
// largest number of each lane, and in which group it was first, and then a look at the first of
// these groups. The last group ends where x does, over the one before if need be.
type ArgMax struct {
	Word   string // max or min
	Of     table.DType
	Target *target.Target

	function        target.Function
	vectors         int // of a group
	group, end, all target.Assigned
	isNaN           target.Place // after the end, of floats, the condition
	first           target.Place // the number of the first group
	is              []target.Place
}

// The registers that the kernel keeps, from the last on.
const (
	largest = iota // of lanes; in the end of all
	at             // in which group it was first, of lanes
	number         // of the group
	one            // 1
	anyNaN         // the condition that there was a NaN, if the target's largest forgets it
	keptByArgMax
)

// ArgMaxGroups is how many groups x has at most: elements count them.
func ArgMaxGroups(d table.DType) int { return 1<<min(d.Bits-2, 10) - 1 }

// NewArgMax returns the kernel of a word, max or min. It is a *target.MissingRule if the target has
// not what it needs.
func NewArgMax(word string, d table.DType, t *target.Target) (*ArgMax, error) {
	k := &ArgMax{Word: word, Of: d, Target: t, vectors: min(4, 64/t.Lanes(d.Type))}
	k.function = target.Function{
		Elem: d.Type, Slices: []target.Slice{{Name: "x", Type: d.Type}},
		Results: []string{"most"}, Wholes: []string{"at"},
	}
	for _, lower := range []func() error{k.lowerGroup, k.lowerEnd, k.lowerAll} {
		if err := lower(); err != nil {
			return nil, err
		}
	}
	return k, nil
}

// Elements returns how many elements a group has.
func (k *ArgMax) Elements() int { return k.vectors * k.Target.Lanes(k.Of.Type) }

// register returns one that the kernel keeps.
func (k *ArgMax) register(kept int) target.Place {
	if kept == anyNaN && k.Target.Masks > 0 {
		return target.Place{Kind: target.MaskRegister, N: k.Target.Masks - 1}
	}
	return register(k.Target.Registers - 1 - kept)
}

// forgetsNaN reports whether the larger of two numbers may be one where the other is NaN.
func (k *ArgMax) forgetsNaN() bool { return k.Target.Parts(k.Word, k.Of.Type) > 1 }

// An argBlock is a block of an ArgMax. The first mistake is its error.
type argBlock struct {
	*target.Block
	k     *ArgMax
	fixed map[int]int
	err   error
}

func (k *ArgMax) block() *argBlock {
	b := &target.Block{Target: k.Target, Kernel: "arg" + k.Word + " of " + k.Of.Name}
	return &argBlock{Block: b, k: k, fixed: map[int]int{}}
}

// kept returns the virtual register of what the kernel keeps.
func (a *argBlock) kept(kept int) int {
	v := a.Virtual(target.Vector)
	if kept == anyNaN {
		v = a.Condition(a.k.Of.Type)
	}
	a.fixed[v] = a.k.register(kept).N
	return v
}

// assign assigns registers, those of results to what the kernel keeps. Last are used at the end.
func (a *argBlock) assign(results map[int]int, last ...int) (target.Assigned, error) {
	if a.err != nil {
		return target.Assigned{}, a.err
	}
	into := map[int]int{}
	for kept := range keptByArgMax {
		if v, ok := results[kept]; ok {
			into[v] = a.k.register(kept).N
			last = append(last, v)
		}
	}
	return a.Assign(a.Target.Registers-keptByArgMax, a.fixed, into, last)
}

// value appends an expression of values; x is a vector of the slice unless it is one of them.
func (a *argBlock) value(source string, vector int, values map[string]int) int {
	types := map[string]table.Type{"x": a.k.Of.Type}
	for name := range values {
		types[name] = a.k.Of.Type
	}
	p, err := ir.Lower(source, a.k.Of.Type, types)
	if err != nil {
		panic(err)
	}
	results, _, err := a.Program(a.Target.For(p), vector, 1, func(name string, _ int) int {
		if v, ok := values[name]; ok {
			return v
		}
		return -1
	})
	if err != nil {
		a.fail(err)
		return a.Virtual(target.Vector)
	}
	return results[0]
}

// word appends a word on two values of a type.
func (a *argBlock) word(word string, on, result table.Type, x, y int) int {
	v, err := a.Word(word, on, result, x, y)
	a.fail(err)
	return v
}

func (a *argBlock) fail(err error) {
	if a.err == nil {
		a.err = err
	}
}

// most appends the larger of two numbers, or the smaller, by a word; any of the two if one is NaN
// where targets keep that apart.
func (a *argBlock) most(word string, x, y int) int {
	if a.Target.Parts(word, a.k.Of.Type) > 1 {
		return a.word(word+"/0", a.k.Of.Type, a.k.Of.Type, x, y)
	}
	return a.value(word+"(a, b)", 0, map[string]int{"a": x, "b": y})
}

// pairs combines values in pairs, again and again.
func pairs(x []int, combine func(x, y int) int) int {
	for x = slices.Clone(x); len(x) > 1; x = x[:len(x)/2] {
		for i := range len(x) / 2 {
			x[i] = combine(x[2*i], x[2*i+1])
		}
	}
	return x[0]
}

// acrossLanes appends the combination of all lanes, in each.
func (a *argBlock) acrossLanes(x int, combine func(x, y int) int) int {
	for bytes := a.Target.Bytes / 2; bytes >= a.k.Of.Bytes(); bytes /= 2 {
		other, err := a.Word("swap"+strconv.Itoa(bytes), a.k.Of.Type, a.k.Of.Type, x)
		if err != nil {
			a.fail(err)
			break
		}
		x = combine(x, other)
	}
	return x
}

// lowerGroup makes the code for a group.
func (k *ArgMax) lowerGroup() (err error) {
	a := k.block()
	var x []int
	for v := range k.vectors {
		x = append(x, a.value("x", v, nil))
	}
	results := map[int]int{}
	if k.forgetsNaN() {
		elem, condition := k.Of.Type, k.Of.Type.Condition()
		nan := []int{a.kept(anyNaN)}
		for v := 0; v < len(x); v += 2 {
			nan = append(nan, a.word("unordered", elem, condition, x[v], x[v+1]))
		}
		any, err := a.Any(condition, nan)
		a.fail(err)
		results[anyNaN] = any
	}
	group := pairs(x, func(x, y int) int { return a.most(k.Word, x, y) })
	m, n := a.kept(largest), a.kept(number)
	exceeds := map[string]string{"max": ">", "min": "<"}[k.Word]
	results[at] = a.value("where(g "+exceeds+" m, n, t)", 0, map[string]int{
		"g": group, "m": m, "n": n, "t": a.kept(at),
	})
	results[largest] = a.most(k.Word, m, group)
	results[number] = a.value("n + i", 0, map[string]int{"n": n, "i": a.kept(one)})
	k.group, err = a.assign(results)
	return err
}

// lowerEnd makes the code that finds the largest of all, the first group that has it, and whether
// there is a NaN.
func (k *ArgMax) lowerEnd() (err error) {
	a := k.block()
	m, t := a.kept(largest), a.kept(at)
	most := a.acrossLanes(m, func(x, y int) int { return a.most(k.Word, x, y) })
	none := strconv.Itoa(ArgMaxGroups(k.Of) + 1)
	groups := a.value("where(m == a, t, "+none+")", 0, map[string]int{"m": m, "a": most, "t": t})
	first := a.acrossLanes(groups, func(x, y int) int { return a.most("min", x, y) })
	last := []int{first}
	switch {
	case k.forgetsNaN():
		last = append(last, a.kept(anyNaN))
	case k.Of.IsFloat():
		last = append(last, a.value("x != x", 0, map[string]int{"x": most}))
	}
	if k.end, err = a.assign(map[int]int{largest: most}, last...); err != nil {
		return err
	}
	k.first, k.isNaN = k.end.At[first], k.end.At[last[len(last)-1]]
	return nil
}

// lowerAll makes the code that compares a group with the largest of all.
func (k *ArgMax) lowerAll() (err error) {
	a := k.block()
	var is []int
	for v := range k.vectors {
		is = append(is, a.value("x == m", v, map[string]int{"m": a.kept(largest)}))
	}
	if k.all, err = a.assign(nil, is...); err != nil {
		return err
	}
	for _, v := range is {
		k.is = append(k.is, k.all.At[v])
	}
	return nil
}

// constant returns a whole number as a place, in all lanes.
func (k *ArgMax) constant(n int) target.Place {
	p, err := ir.Lower(strconv.Itoa(n), k.Of.Type, nil)
	if err != nil {
		panic(err)
	}
	bits := ir.Fill(p.Steps[p.Result].Bits, k.Of.Type)
	return target.Place{Kind: target.Constant, Bits: bits, Lane: k.Of.Bytes()}
}

// Write writes the kernel.
func (k *ArgMax) Write(w target.Writer, name string) {
	f := k.function
	f.Name, f.Slots = name, max(k.group.Slots, k.end.Slots, k.all.Slots)
	does := map[string]string{"max": "largest", "min": "smallest"}[k.Word]
	f.Doc = name + " returns the " + does + " of x and where it is first; or a NaN, if there is one."
	w.Begin(f)
	w.Copy("first", "x")
	w.Copy("len", "n")
	w.SplatFirst(k.register(largest), "x")
	zero, nan := target.Place{Kind: target.Constant}, k.constant(0)
	nan.Bits = ^uint64(0)
	w.Move(k.register(at), zero)
	w.Move(k.register(number), zero)
	if k.forgetsNaN() {
		w.Move(k.register(anyNaN), zero)
	}
	w.Move(k.register(one), k.constant(1))

	// In the loop, n is what the group leaves.
	group := k.Elements()
	w.AddJump("n", -group, target.Less, "under")
	w.Align()
	w.Label("loop")
	k.group.Write(w)
	w.Advance(k.vectors)
	w.AddJump("n", -group, target.NotLess, "loop")
	w.Label("under")
	w.Skip("n")
	w.AddJump("n", group, target.Equal, "end")
	w.Set("n", 0)
	w.Jump("loop")
	w.Label("end")
	k.end.Write(w)
	if k.Of.IsFloat() {
		w.JumpIfAny(k.isNaN, "nan")
	}

	// To the group, or to the last one, which is over the one before.
	w.Whole("rest", k.first)
	w.Shift("rest", bits.TrailingZeros(uint(group)))
	w.Copy("x", "first")
	w.Skip("rest")
	w.Copy("n", "len")
	w.Subtract("n", "rest")
	w.AddJump("n", -group, target.NotLess, "within")
	w.Skip("n")
	w.Label("within")
	k.all.Write(w)
	w.FirstLane("rest", k.is...)
	w.Distance("n", "first")
	w.Add("rest", "n")
	if k.Of.IsFloat() {
		w.Jump("done")
		w.Label("nan")
		w.Move(k.register(largest), nan)
		w.Label("done")
	}
	w.Return(k.register(largest), "most")
	w.ReturnWhole("rest", "at")
	w.End()
}
