package target

import (
	"slices"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
)

// A Class is a file of registers.
type Class int

const (
	Vector Class = iota
	Mask
)

// register returns what places in registers of c are.
func (c Class) register() PlaceKind {
	return [...]PlaceKind{Vector: VectorRegister, Mask: MaskRegister}[c]
}

// A Block is code without jumps, but for one at its end, in virtual registers.
type Block struct {
	Target *Target
	Kernel string // for messages
	IsTail bool   // whether loads are of what a tail has
	regs   []virtual
	insts  []inst
}

// A virtual register. One that is somewhere to begin with, as constants and operands are in memory,
// has a source.
type virtual struct {
	class  Class
	source Place
	uses   []int // instructions
}

// An inst is an instruction, in any of its forms, or, if there are none, a call of a Writer.
type inst struct {
	forms []form
	call  call
	v     int // the virtual register that is loaded or stored
	at    Place
}

// A call is one of a Writer.
type call int

const (
	callLoad call = iota
	callStore
)

// reads lists the virtual registers that in reads.
func (in inst) reads() []int {
	switch {
	case in.forms != nil:
		return in.forms[0].reads()
	case in.call == callStore:
		return []int{in.v}
	}
	return nil
}

// Virtual returns a new virtual register.
func (b *Block) Virtual(c Class) int {
	b.regs = append(b.regs, virtual{class: c})
	return len(b.regs) - 1
}

// Constant returns the virtual register of a constant, the same for each use.
func (b *Block) Constant(bits uint64, on table.Type) int {
	isSame := func(v virtual) bool { return v.source.Kind == Constant && v.source.Bits == bits }
	if i := slices.IndexFunc(b.regs, isSame); i >= 0 {
		return i
	}
	v := b.Virtual(Vector)
	b.regs[v].source = Place{Kind: Constant, Bits: bits, Lane: on.Bytes()}
	return v
}

// Held returns the virtual register of a value that is at a place to begin with.
func (b *Block) Held(p Place) int {
	v := b.Virtual(Vector)
	b.regs[v].source = p
	return v
}

// Store appends that a value is a vector of z.
func (b *Block) Store(v, vector int) {
	b.insts = append(b.insts, inst{
		call: callStore, v: v,
		at: Place{Kind: Element, Slice: "z", N: vector},
	})
}

// Condition returns a new virtual register of a condition.
func (b *Block) Condition(on table.Type) int { return b.Virtual(b.classOf(on.Condition())) }

// Program appends a program for some vectors, a step for all of them at a time, and returns its
// results and rare conditions. Input says where a parameter is, or -1 of a slice.
func (b *Block) Program(p *ir.Program, first, vectors int,
	input func(name string, vector int) int,
) (results, rare []int, err error) {
	value := make([][]int, len(p.Steps))
	for i, s := range p.Steps {
		for v := range vectors {
			args := make([]int, len(s.Args))
			for j, arg := range s.Args {
				args[j] = value[arg][v]
			}
			var to int
			switch s.Word {
			case ir.Param:
				if to = input(s.Text, v); to < 0 {
					if to, err = b.load(s, first+v); err != nil {
						return nil, nil, err
					}
				}
			case ir.Number:
				to = b.Constant(ir.Fill(s.Bits, s.Type), s.Type)
			case ir.Raw, ir.Value:
				to = args[0]
			default:
				if to, err = b.step(s, p.On(i), args...); err != nil {
					return nil, nil, err
				}
			}
			value[i] = append(value[i], to)
		}
	}
	for _, c := range p.Rare {
		rare = append(rare, value[c]...)
	}
	return value[p.Result], rare, nil
}

// Word appends the instructions of a word, and returns its value of a type.
func (b *Block) Word(word string, on, result table.Type, x ...int) (int, error) {
	return b.step(ir.Step{Word: word, Type: result}, on, x...)
}

func (b *Block) step(s ir.Step, on table.Type, x ...int) (int, error) {
	r, ok := b.Target.rule(s.Word, on)
	if !ok {
		return 0, &MissingRule{b.Kernel, s.Word, on, b.Target.Name}
	}
	if b.Target.Taken != nil {
		b.Target.Taken(r)
	}
	return b.apply(r, s, on, x...), nil
}

func (b *Block) classOf(t table.Type) Class {
	if t.IsCondition() && b.Target.Masks > 0 {
		return Mask
	}
	return Vector
}

// load returns the virtual register of an operand. Booleans are made a condition.
func (b *Block) load(s ir.Step, vector int) (int, error) {
	v := b.Virtual(Vector)
	from := Place{Kind: Element, Slice: s.Text, N: vector}
	if b.IsTail {
		b.insts = append(b.insts, inst{call: callLoad, v: v, at: from})
	} else {
		b.regs[v].source = from // read where it is needed
	}
	if !s.Type.IsCondition() {
		return v, nil
	}
	return b.Word("frombools", s.Type, s.Type, v)
}

// Any returns one condition that holds where one of the conditions does.
func (b *Block) Any(t table.Type, conditions []int) (c int, err error) {
	c = conditions[0]
	for _, next := range conditions[1:] {
		if c, err = b.Word("||", t, t, c, next); err != nil {
			return 0, err
		}
	}
	return c, nil
}

// Constants lists the constants of b, the most used first.
func (b *Block) Constants() (constants []int) {
	uses := make([]int, len(b.regs))
	for _, in := range b.insts {
		for _, v := range in.reads() {
			uses[v]++
		}
	}
	for v, r := range b.regs {
		if r.source.Kind == Constant && uses[v] > 0 {
			constants = append(constants, v)
		}
	}
	slices.SortStableFunc(constants, func(v, w int) int { return uses[w] - uses[v] })
	return constants
}

// Source returns where a virtual register's value is in memory to begin with.
func (b *Block) Source(v int) Place { return b.regs[v].source }
