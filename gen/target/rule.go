package target

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/gen/ir"
	"github.com/ashlar-go/ashlar/gen/table"
)

// A Rule says how a word is done on values of some types: in instructions, or "= expression" of
// other words, or by the name of an operand that has the value already.
//
// Instructions are separated by ";", ways to write one by "|", of which the cheapest is taken. An
// instruction is an opcode, its destination, and its sources: x y w are the operands of the word, d
// its value, k a temporary mask, other letters temporaries, $name a constant in all lanes, n the
// count of a shift, list[t] the numbers of a gather by their places; numbers stand for themselves.
// d=w says that the instruction overwrites w. A source /m may be in memory, one /b by one lane
// there if it is a constant. x:16 is the first 16 bytes of a register.
type Rule struct {
	Line string // of the table
	Word string
	On   Match
	Code string
}

// A Match is a set of types.
type Match struct {
	kinds  table.Kind
	signed []bool // either if nil
	bits   []int  // any if nil
}

// matches are the names of sets of types in tables, before a colon and widths.
var matches = map[string]Match{
	"float":     {kinds: table.Float},
	"integer":   {kinds: table.Integer},
	"signed":    {kinds: table.Integer, signed: []bool{true}},
	"unsigned":  {kinds: table.Integer, signed: []bool{false}},
	"condition": {kinds: table.Condition},
	"any":       {kinds: table.Float | table.Integer | table.Condition},
}

// Rules reads a table: lines of a word, a set of types, and code. Blank lines and those that begin
// with # say nothing.
func Rules(text string) (rules []Rule) {
	for _, line := range strings.Split(text, "\n") {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		if len(fields) < 3 {
			panic("target: no rule: " + line)
		}
		name, widths, _ := strings.Cut(fields[1], ":")
		on, ok := matches[name]
		if !ok {
			panic("target: no types: " + line)
		}
		for _, width := range strings.FieldsFunc(widths, func(r rune) bool { return r == ',' }) {
			n, err := strconv.Atoi(width)
			if err != nil {
				panic("target: no width: " + line)
			}
			on.bits = append(on.bits, n)
		}
		rules = append(rules, Rule{line, fields[0], on, strings.Join(fields[2:], " ")})
	}
	return rules
}

func (m Match) has(t table.Type) bool {
	return m.kinds&t.Kind != 0 && (m.signed == nil || slices.Contains(m.signed, t.Signed)) &&
		(m.bits == nil || slices.Contains(m.bits, t.Bits))
}

// rule returns the first rule for a word on a type.
func (t *Target) rule(word string, on table.Type) (Rule, bool) {
	i := slices.IndexFunc(t.Rules, func(r Rule) bool { return r.Word == word && r.On.has(on) })
	if i < 0 {
		return Rule{}, false
	}
	return t.Rules[i], true
}

// An operand of an instruction before registers are assigned.
type operand struct {
	v     int // virtual register; -1 of an immediate
	imm   int
	mem   byte // 'm' if it may be in memory, 'b' if by one lane too
	bytes int  // that count, or 0
	list  []uint64
	lane  int // bytes of a number of list
}

// A form is a way to write an instruction.
type form struct {
	opcode string
	args   []operand // destination first
	over   int       // the virtual register that it overwrites, or -1
}

// reads lists the virtual registers that f reads, an overwritten one last.
func (f *form) reads() (all []int) {
	for _, arg := range f.args[1:] {
		if arg.v >= 0 {
			all = append(all, arg.v)
		}
	}
	if f.over >= 0 {
		all = append(all, f.over)
	}
	return all
}

// apply appends the instructions of a rule for a step of some operands, and returns its value.
func (b *Block) apply(r Rule, s ir.Step, on table.Type, x ...int) int {
	names := map[string]int{}
	for i, v := range x {
		names["xyw"[i:i+1]] = v
	}
	if v, ok := names[r.Code]; ok {
		return v
	}
	virtual := func(name string) int {
		v, ok := names[name]
		if !ok {
			switch {
			case name[0] == '$':
				v = b.Constant(constantOf(name[1:], on), on)
			case name == "d":
				v = b.Virtual(b.classOf(s.Type))
			case name == "k":
				v = b.Virtual(Mask)
			default:
				v = b.Virtual(Vector)
			}
			names[name] = v
		}
		return v
	}
	for _, text := range strings.Split(r.Code, ";") {
		var forms []form
		for _, text := range strings.Split(text, "|") {
			fields := strings.Fields(text)
			f := form{opcode: b.Target.Letters(on).Replace(fields[0]), over: -1}
			for _, field := range fields[1:] {
				name, over, _ := strings.Cut(field, "=")
				if over != "" {
					f.over = virtual(over)
				}
				f.args = append(f.args, operandOf(name, s, on, virtual))
			}
			forms = append(forms, f)
		}
		b.insts = append(b.insts, inst{forms: forms})
	}
	return names["d"]
}

// operandOf reads an operand of a rule.
func operandOf(text string, s ir.Step, on table.Type, virtual func(name string) int) operand {
	arg := operand{v: -1}
	if index, ok := strings.CutPrefix(text, "list["); ok {
		text = strings.TrimSuffix(index, "]")
		arg.list, arg.lane = s.List, on.Bytes()
	}
	if before, mem, ok := strings.Cut(text, "/"); ok {
		text, arg.mem = before, mem[0]
	}
	if before, bytes, ok := strings.Cut(text, ":"); ok {
		text = before
		arg.bytes, _ = strconv.Atoi(bytes)
	}
	switch n, err := strconv.Atoi(text); {
	case err == nil:
		arg.imm = n
	case text == "n":
		arg.imm = int(s.Bits)
	default:
		arg.v = virtual(text)
	}
	return arg
}

// constantOf returns the bits of a constant of rules.
func constantOf(name string, on table.Type) uint64 {
	switch name {
	case "ones":
		return ^uint64(0)
	case "sign":
		return ir.Fill(1<<(on.Bits-1), on)
	case "magnitude":
		return ^ir.Fill(1<<(on.Bits-1), on)
	case "truebytes":
		return 0x0101010101010101
	case "bits":
		return ir.Fill(uint64(on.Bits), on)
	}
	n, err := strconv.ParseUint(name, 0, 64)
	if err != nil {
		panic(fmt.Sprintf("target: no constant $%s", name))
	}
	return ir.Fill(n, on)
}
