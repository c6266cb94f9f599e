package emit

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// steps writes a program for some vectors, from the one at the current element
// on, a step for all of them at a time. Numbers are in memory, which instructions
// read as fast, and so are values that are long without use: avo does not spill.
func (a *assembler) steps(p ops.Program, first, vectors int) {
	uses := p.Uses()
	value := make([][]operand.Op, len(p))
	for i, s := range p {
		for v := range vectors {
			var x operand.Op
			switch s.Kind {
			case ops.Variable:
				if x = a.at(s.Text, first+v); a.mask != nil {
					x = a.do(maskMove[a.d.Kind], x, a.mask)
				} else if len(uses[i]) > 1 && uses[i][0] < i+a.idle {
					x = a.load(x)
				}
			case ops.Numeral:
				x = numeral(s.Text)
			case ops.Operation:
				args := make([]argument, len(s.Args))
				for j, arg := range s.Args {
					last := uses[arg][len(uses[arg])-1]
					args[j] = argument{value[arg][v], last == i}
				}
				x = a.call(s.Text, args)
			}
			value[i] = append(value[i], x)
		}
		for _, j := range append([]int{i}, s.Args...) {
			if next := uses.After(j, i); next > i+a.idle {
				for v, x := range value[j] {
					value[j][v] = a.keep(slot{j, v}, x, p[j], first+v)
				}
			}
		}
	}
	for v, x := range value[len(p)-1] {
		a.store(a.register(argument{x, true}), a.at("z", first+v))
	}
}

// A slot is the place in memory of the value of a step for a vector.
type slot struct{ step, vector int }

// keep returns x in memory: where an operand came from, or else on the stack.
func (a *assembler) keep(s slot, x operand.Op, step ops.Step, vector int) operand.Op {
	switch _, inRegister := x.(reg.VecVirtual); {
	case !inRegister:
		return x
	case step.Kind == ops.Variable && a.mask == nil:
		return a.at(step.Text, vector)
	}
	m, ok := a.slots[s]
	if !ok {
		m = a.AllocLocal(32)
		a.slots[s] = m
	}
	a.write(move[a.d.Kind], x, m)
	return m
}

// An argument is a vector in a register or in memory. If free, no later step
// uses it.
type argument struct {
	operand.Op
	free bool
}

func (x argument) inMemory() bool { return operand.IsM256(x.Op) }

// A numeral is a number that has no place yet, in memory or an instruction.
type numeral string

func (numeral) Asm() string { panic("emit: numeral in an instruction") }

// call writes a word, and returns its value.
func (a *assembler) call(word string, x []argument) operand.Op {
	for i := range x {
		if n, ok := x[i].Op.(numeral); ok && (word == "<<" || word == ">>") {
			x[i].Op = count(n)
		} else if ok {
			x[i].Op = a.number(string(n))
		}
	}
	if macro := macros[word]; macro != nil && a.d.Kind == ops.Float {
		return macro(a, x)
	}
	if commutes[word] && x[0].inMemory() {
		x[0], x[1] = x[1], x[0]
	}
	opcode := opcodes[word][a.d.Kind]
	switch len(x) {
	case 1:
		return a.do(opcode, x[0])
	case 2:
		return a.do(opcode, x[1], a.register(x[0]))
	}
	panic("emit: no instruction for " + word)
}

// do writes an instruction, its operands in Go's order, and returns its
// result. In the opcode ? is S or D, of floats, and # is D or Q, of integers.
func (a *assembler) do(opcode string, x ...operand.Op) reg.VecVirtual {
	v := a.YMM()
	a.write(opcode, append(x, v)...)
	return v
}

func (a *assembler) write(opcode string, x ...operand.Op) {
	opcode = strings.NewReplacer("?", "SD"[a.d.Bytes/4-1:][:1], "#", "DQ"[a.d.Bytes/4-1:][:1]).Replace(opcode)
	args := make([]reflect.Value, len(x))
	for i, x := range x {
		if arg, ok := x.(argument); ok {
			x = arg.Op
		}
		args[i] = reflect.ValueOf(x)
	}
	reflect.ValueOf(a.Context).MethodByName(opcode).Call(args)
}

// opcodes are the instructions of words that have one, by kind.
var opcodes = map[string]map[ops.Kind]string{
	"+":    {ops.Float: "VADDP?", ops.Int: "VPADD#"},
	"-":    {ops.Float: "VSUBP?", ops.Int: "VPSUB#"},
	"*":    {ops.Float: "VMULP?"},
	"/":    {ops.Float: "VDIVP?"},
	"sqrt": {ops.Float: "VSQRTP?"},

	"|":       {ops.Float: "VORP?"},
	"^":       {ops.Float: "VXORP?"},
	"addbits": {ops.Float: "VPADD#"},
	"subbits": {ops.Float: "VPSUB#"},
}

var commutes = map[string]bool{"+": true, "*": true, "|": true, "^": true, "addbits": true}

// macros are the words that take more to write, on floats.
var macros map[string]func(a *assembler, x []argument) operand.Op

func init() {
	macros = map[string]func(a *assembler, x []argument) operand.Op{
		"neg":  func(a *assembler, x []argument) operand.Op { return a.do("VXORP?", a.number("-0"), a.register(x[0])) },
		"sign": func(a *assembler, x []argument) operand.Op { return a.do("VANDP?", a.number("-0"), a.register(x[0])) },
		"abs": func(a *assembler, x []argument) operand.Op {
			return a.do("VANDP?", a.number("magnitude"), a.register(x[0]))
		},
		"round": func(a *assembler, x []argument) operand.Op { return a.do("VROUNDP?", operand.U8(8), x[0]) },
		"floor": func(a *assembler, x []argument) operand.Op { return a.do("VROUNDP?", operand.U8(9), x[0]) },
		"<<":    func(a *assembler, x []argument) operand.Op { return a.do("VPSLL#", x[1], a.register(x[0])) },
		">>":    func(a *assembler, x []argument) operand.Op { return a.do("VPSRL#", x[1], a.register(x[0])) },
		"<":     compare(17), "<=": compare(18), ">=": compare(29), ">": compare(30), "==": compare(0),
		// where looks at signs only.
		"signbit": func(a *assembler, x []argument) operand.Op { return a.register(x[0]) },
		"where": func(a *assembler, x []argument) operand.Op {
			return a.do("VBLENDVP?", a.register(x[0]), x[1], a.register(x[2]))
		},
		"fma": (*assembler).fma,
		// VMAX and VMIN give their second operand, the first here, if either is NaN.
		"clamp": func(a *assembler, x []argument) operand.Op {
			return a.do("VMINP?", a.do("VMAXP?", x[0], a.register(x[1])), a.register(x[2]))
		},
		"max": func(a *assembler, x []argument) operand.Op {
			v := a.register(x[0])
			return a.do("VBLENDVP?", a.do("VCMPP?", operand.U8(3), v, v), v, a.do("VMAXP?", x[1], v))
		},
	}
}

// compare returns the macro of a comparison, by its number in Intel's manual.
func compare(predicate uint8) func(a *assembler, x []argument) operand.Op {
	return func(a *assembler, x []argument) operand.Op {
		return a.do("VCMPP?", operand.U8(predicate), x[1], a.register(x[0]))
	}
}

// fma writes x[0]*x[1] + x[2], over a register that is free if there is one.
// The digits of an opcode say which of its operands, the last written first,
// are multiplied and which is added; only the third may be in memory.
func (a *assembler) fma(x []argument) operand.Op {
	m, n, c := x[0], x[1], x[2]
	if m.inMemory() || !m.free && n.free && !n.inMemory() {
		m, n = n, m
	}
	if m.inMemory() {
		m = argument{a.load(m.Op), true}
	}
	opcode, dst, second, third := "VFMADD231P?", c, m, n // c += m*n
	if (!c.free || c.inMemory()) && m.free {
		switch {
		case !n.inMemory():
			opcode, dst, second, third = "VFMADD213P?", m, n, c // m = n*m + c
		case !c.inMemory():
			opcode, dst, second, third = "VFMADD132P?", m, c, n // m = m*n + c
		}
	}
	v := dst.Op
	if dst.inMemory() || !dst.free {
		v = a.load(dst.Op)
	}
	a.write(opcode, third, second, v)
	return v
}

// register returns x in a register.
func (a *assembler) register(x argument) operand.Op {
	if n, ok := x.Op.(numeral); ok {
		x.Op = a.number(string(n))
	}
	if x.inMemory() {
		return a.load(x.Op)
	}
	return x.Op
}

func (a *assembler) load(x operand.Op) reg.VecVirtual { return a.do(move[a.d.Kind], x) }

func (a *assembler) store(x, to operand.Op) {
	if a.mask != nil {
		a.write(maskMove[a.d.Kind], x, a.mask, to)
	} else {
		a.write(move[a.d.Kind], x, to)
	}
}

var (
	move     = map[ops.Kind]string{ops.Float: "VMOVUP?", ops.Int: "VMOVDQU"}
	maskMove = map[ops.Kind]string{ops.Float: "VMASKMOVP?", ops.Int: "VPMASKMOV#"}
)

// number returns a number in memory, in all lanes.
func (a *assembler) number(text string) operand.Mem {
	if m, ok := a.data[text]; ok {
		return m
	}
	var bits uint64
	switch f, err := strconv.ParseFloat(text, 64); {
	case text == "magnitude":
		bits = 1<<(8*a.d.Bytes-1) - 1
	case err != nil:
		panic(err)
	case a.d.Kind == ops.Int:
		bits = uint64(int64(f))
	case a.d.Bytes == 4:
		bits = uint64(math.Float32bits(float32(f)))
	default:
		bits = math.Float64bits(f)
	}
	m := a.StaticGlobal(fmt.Sprintf("num%x", bits))
	a.DataAttributes(attr.RODATA | attr.NOPTR)
	for range 32 / a.d.Bytes {
		if a.d.Bytes == 4 {
			a.AppendDatum(operand.U32(bits))
		} else {
			a.AppendDatum(operand.U64(bits))
		}
	}
	a.data[text] = m
	return m
}

// count returns a number as part of an instruction.
func count(n numeral) operand.Op {
	c, err := strconv.ParseUint(string(n), 10, 8)
	if err != nil {
		panic(err)
	}
	return operand.U8(c)
}

// vectorizes reports whether AVX2 has what op is made of.
func vectorizes(op ops.Op, d ops.DType) bool {
	for _, s := range ops.Inline(op.Expr, d) {
		if s.Kind == ops.Operation && opcodes[s.Text][d.Kind] == "" && (macros[s.Text] == nil || d.Kind != ops.Float) {
			return false
		}
	}
	return true
}
