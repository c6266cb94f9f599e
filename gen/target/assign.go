package target

import (
	"fmt"
	"maps"
	"slices"
)

// An Assigned block is code with registers assigned, as calls of a Writer.
type Assigned struct {
	Code   []func(w Writer)
	Slots  int     // on the stack
	Spills int     // values stored there
	At     []Place // where each virtual register is at the end
}

// Write writes the code.
func (a *Assigned) Write(w Writer) {
	for _, f := range a.Code {
		f(w)
	}
}

// assigner assigns registers in one pass over a block. Where there are too few, the value used last
// goes to memory (Belady, A study of replacement algorithms, 1966), for which a value that came
// from there needs no store.
type assigner struct {
	*Block
	Assigned
	slot   []int    // of virtual registers, or -1
	holder [2][]int // the virtual register in each register
	// registers, of their class, of virtual registers that keep them throughout the block
	fixed map[int]int
	into  map[int]int // the registers that results are wanted in, which nothing else gets
}

const nobody, reserved = -1, -2

// Assign assigns the registers of b, of which the first few are free, given those of fixed virtual
// registers, and those wanted of results. Last are used at its end.
func (b *Block) Assign(free int, fixed, into map[int]int, last []int) (_ Assigned, err error) {
	defer recoverTooFew(&err)
	a := &assigner{Block: b, slot: make([]int, len(b.regs)), fixed: fixed, into: into}
	a.At = make([]Place, len(b.regs))
	for v := range b.regs {
		b.regs[v].uses, a.slot[v] = nil, -1
		if r, ok := fixed[v]; ok {
			a.At[v] = Place{Kind: b.regs[v].class.register(), N: r}
		}
	}
	for i, in := range b.insts {
		for _, v := range in.reads() {
			b.regs[v].uses = append(b.regs[v].uses, i)
		}
	}
	for _, v := range last {
		b.regs[v].uses = append(b.regs[v].uses, len(b.insts))
	}
	if free < 0 {
		panic(&TooFewRegisters{b.Kernel, b.Target.Name})
	}
	a.holder[Vector] = slices.Repeat([]int{nobody}, free)
	a.holder[Mask] = slices.Repeat([]int{nobody}, b.Target.Masks)
	for _, registers := range []map[int]int{fixed, into} {
		for v, r := range registers {
			if class := b.regs[v].class; r < len(a.holder[class]) {
				a.holder[class][r] = reserved
			}
		}
	}
	for v, r := range b.regs {
		if r.source.Kind == VectorRegister {
			a.hold(v, r.source)
		}
	}
	for i, in := range b.insts {
		a.instruction(i, in)
	}
	for _, v := range last {
		if !a.inRegister(v) {
			a.toRegister(v, len(b.insts), last)
		}
	}
	for _, v := range slices.Sorted(maps.Keys(into)) {
		if to := (Place{Kind: b.regs[v].class.register(), N: into[v]}); a.At[v] != to {
			from := a.At[v]
			a.emit(func(w Writer) { w.Move(to, from) })
			a.At[v] = to
		}
	}
	return a.Assigned, nil
}

func (a *assigner) emit(f func(w Writer)) { a.Code = append(a.Code, f) }

// next returns the first use of v after instruction i, or -1.
func (a *assigner) next(v, i int) int {
	for _, use := range a.regs[v].uses {
		if use > i {
			return use
		}
	}
	return -1
}

func (a *assigner) inRegister(v int) bool {
	return a.At[v].Kind == VectorRegister || a.At[v].Kind == MaskRegister
}

// cost is how many moves and loads a form takes at instruction i.
func (a *assigner) cost(f form, i int) (cost int) {
	for _, arg := range f.args[1:] {
		if arg.v >= 0 && !a.inRegister(arg.v) && !a.staysInMemory(arg, i) {
			cost++
		}
	}
	if f.over >= 0 && !a.isInPlace(f, i) {
		cost++
	}
	return cost
}

// isInPlace reports whether instruction i in a form needs no copy of what it overwrites: that is
// used no more, and in the register that the result is wanted in, if in any.
func (a *assigner) isInPlace(f form, i int) bool {
	if !a.inRegister(f.over) {
		return false
	}
	if r := a.intoOf(f.args[0].v); r >= 0 {
		return a.At[f.over].N == r && a.next(f.over, i) < 0
	}
	return a.canTake(f.over, i)
}

// canTake reports whether instruction i may overwrite v.
func (a *assigner) canTake(v, i int) bool {
	_, isFixed := a.fixed[v]
	return !isFixed && a.next(v, i) < 0
}

// staysInMemory reports whether an operand that is not in a register is read from memory by
// instruction i.
func (a *assigner) staysInMemory(arg operand, i int) bool {
	return arg.mem != 0 && (a.next(arg.v, i) < 0 || a.regs[arg.v].source.Kind == Constant)
}

func (a *assigner) instruction(i int, in inst) {
	if in.forms == nil {
		a.call(i, in)
		return
	}
	f := slices.MinFunc(in.forms, func(f, g form) int { return a.cost(f, i) - a.cost(g, i) })
	busy := f.reads()
	args := make([]Place, len(f.args))
	for j, arg := range f.args[1:] {
		args[j+1] = a.source(arg, i, busy)
	}
	d := f.args[0]
	switch over := f.over; {
	case over < 0:
		a.free(i, busy)
		a.register(d.v, i, busy)
	case a.isInPlace(f, i) && a.intoOf(d.v) >= 0:
		a.hold(d.v, a.At[over])
		a.free(i, busy)
	case a.isInPlace(f, i):
		r := a.At[over]
		a.At[over] = Place{}
		a.hold(d.v, r)
		a.free(i, busy)
	default:
		from := a.At[over]
		if !a.inRegister(over) {
			from = a.memory(over)
		}
		a.bring(a.register(d.v, i-1, busy), from) // before the instruction reads the others
		a.free(i, busy)
	}
	args[0] = a.At[d.v]
	args[0].Bytes = d.bytes
	a.emit(func(w Writer) { w.Instruction(f.opcode, args) })
	if a.next(d.v, i) < 0 {
		a.free(i, []int{d.v})
	}
}

// call assigns the register of a call of a Writer.
func (a *assigner) call(i int, in inst) {
	switch in.call {
	case callLoad:
		to := a.register(in.v, i, nil)
		a.emit(func(w Writer) { w.Load(to, in.at.Slice, in.at.N) })
	case callStore:
		if !a.inRegister(in.v) {
			a.toRegister(in.v, i, nil)
		}
		from := a.At[in.v]
		a.emit(func(w Writer) { w.Store(from, in.at.N, false) })
		a.free(i, []int{in.v})
	}
}

// source returns where instruction i reads an operand, in a register unless it may be in memory.
func (a *assigner) source(arg operand, i int, busy []int) Place {
	switch {
	case arg.v < 0:
		return Place{Kind: Immediate, N: arg.imm}
	case a.inRegister(arg.v):
	case a.staysInMemory(arg, i):
		p := a.memory(arg.v)
		if arg.mem != 'b' {
			p.Lane = 0
		}
		p.Bytes = arg.bytes
		return p
	default:
		a.toRegister(arg.v, i, busy)
	}
	p := a.At[arg.v]
	p.Bytes = arg.bytes
	if arg.list != nil {
		return Place{Kind: List, N: p.N, Bytes: p.Bytes, List: &arg.list, Lane: arg.lane}
	}
	return p
}

// memory returns where a value is in memory.
func (a *assigner) memory(v int) Place {
	if s := a.slot[v]; s >= 0 {
		return Place{Kind: Slot, N: s}
	}
	if a.regs[v].source.Kind == Nowhere {
		panic(fmt.Sprintf("target: %s: value %d is nowhere", a.Kernel, v))
	}
	return a.regs[v].source
}

// toRegister loads a value, for instruction i.
func (a *assigner) toRegister(v, i int, busy []int) {
	from := a.memory(v)
	a.bring(a.register(v, i, busy), from)
}

// bring moves a value to a register from wherever it is.
func (a *assigner) bring(to, from Place) {
	if from.Kind == Element {
		a.emit(func(w Writer) { w.Load(to, from.Slice, from.N) })
		return
	}
	a.emit(func(w Writer) { w.Move(to, from) })
}

// free frees the registers of values that instruction i is the last to use.
func (a *assigner) free(i int, values []int) {
	for _, v := range values {
		if !a.inRegister(v) || a.next(v, i) >= 0 {
			continue
		}
		if _, isFixed := a.fixed[v]; !isFixed {
			a.hold(nobody, a.At[v])
			a.At[v] = Place{}
		}
	}
}

// hold says that v is in a register.
func (a *assigner) hold(v int, r Place) {
	class := Vector
	if r.Kind == Mask.register() {
		class = Mask
	}
	if h := a.holder[class]; r.N < len(h) && h[r.N] != reserved {
		h[r.N] = v
	}
	if v >= 0 {
		a.At[v] = r
	}
}

func (a *assigner) intoOf(v int) int {
	if r, ok := a.into[v]; ok {
		return r
	}
	return -1
}

// register returns a register for v, whose holder goes to memory if it has one. That of busy values
// stays.
func (a *assigner) register(v, i int, busy []int) Place {
	class := a.regs[v].class
	h := a.holder[class]
	n := slices.Index(h, nobody)
	if r := a.intoOf(v); r >= 0 && !a.isLive(class, r, i) {
		n = r
	} else if n < 0 {
		n = a.victim(class, i, busy)
		old := h[n]
		if source := a.regs[old].source.Kind; a.slot[old] < 0 &&
			(source == Nowhere || source == VectorRegister) {
			a.slot[old] = a.Slots
			a.Slots++
			a.Spills++
			to, from := Place{Kind: Slot, N: a.slot[old]}, a.At[old]
			a.emit(func(w Writer) { w.Move(to, from) })
		}
		a.At[old] = Place{}
	}
	r := Place{Kind: class.register(), N: n}
	a.hold(v, r)
	return r
}

// isLive reports whether a fixed value in register r of a class is used after instruction i.
func (a *assigner) isLive(class Class, r, i int) bool {
	for v, at := range a.fixed {
		if at == r && a.regs[v].class == class && a.next(v, i) >= 0 {
			return true
		}
	}
	return false
}

// victim returns the register whose value is used last.
func (a *assigner) victim(class Class, i int, busy []int) int {
	best, when := -1, -1
	for n, v := range a.holder[class] {
		if v < 0 || slices.Contains(busy, v) {
			continue
		}
		next := a.next(v, i)
		if next < 0 {
			next = len(a.insts) + 1
		}
		if next > when {
			best, when = n, next
		}
	}
	if best < 0 {
		panic(&TooFewRegisters{a.Kernel, a.Target.Name})
	}
	return best
}

// TooFewRegisters says that an instruction has more operands than there are registers left for.
type TooFewRegisters struct{ Kernel, Target string }

func (e *TooFewRegisters) Error() string {
	return fmt.Sprintf("%s: %s has too few registers", e.Kernel, e.Target)
}

// recoverTooFew, deferred, makes the panic of a TooFewRegisters an error.
func recoverTooFew(err *error) {
	if v := recover(); v != nil {
		e, ok := v.(*TooFewRegisters)
		if !ok {
			panic(v)
		}
		*err = e
	}
}
