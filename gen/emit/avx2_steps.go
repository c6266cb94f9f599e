package emit

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// values writes a program for some vectors, a step for all of them at a time, and
// returns its value. Numbers are in memory, which instructions read as fast, and so
// are values that registers lack room for: avo does not spill.
func (a *assembler) values(p table.Program, first, vectors int, rare string) []operand.Op {
	p = withSigns(p)
	uses := p.Uses()
	value := make([][]operand.Op, len(p.Steps))
	a.kept = map[valueOf]operand.Mem{}
	for i, s := range p.Steps {
		if len(uses[i]) == 0 {
			continue
		}
		for v := range vectors {
			args := make([]argument, len(s.Args))
			for j, arg := range s.Args {
				_, isHeld := a.held[p.Steps[arg].Text]
				args[j] = argument{value[arg][v], !isHeld && uses.After(arg, i) < 0}
				if _, ok := a.kept[valueOf{arg, v}]; ok && !args[j].free {
					value[arg][v] = a.register(args[j]) // for the next use, too
					args[j].Op = value[arg][v]
				}
			}
			value[i] = append(value[i], a.compute(s, args, first+v, len(uses[i]) > 1))
		}
		for registers := a.inRegisters(p, value, uses,
			i); len(registers)*vectors > a.room; registers = registers[1:] {
			j := registers[0]
			for v, x := range value[j] {
				value[j][v] = a.keep(valueOf{j, v}, x, p.Steps[j], first+v)
			}
		}
	}
	if len(p.Rare) > 0 {
		a.jumpIfAny(p.Rare, value, rare)
	}
	return value[p.Value]
}

// compute writes a step for a vector, that so many past the current element: of a variable, in
// a register if wanted there.
func (a *assembler) compute(s expr.Step, args []argument, vector int, wanted bool) operand.Op {
	switch s.Kind {
	case expr.Variable:
		return a.variable(s.Text, vector, wanted)
	case expr.Numeral:
		return numeral(s.Text)
	}
	return a.call(s.Text, args)
}

// inRegisters returns the steps up to i whose values are in registers and used later, those used
// last first: they are the best to keep in memory (Belady, A study of replacement algorithms,
// 1966).
func (a *assembler) inRegisters(p table.Program, value [][]operand.Op, uses table.Uses,
	i int,
) []int {
	var steps []int
	for j := range i + 1 {
		_, isHeld := a.held[p.Steps[j].Text]
		if len(value[j]) > 0 && !isHeld && uses.After(j, i) > 0 {
			if _, ok := value[j][0].(reg.VecVirtual); ok {
				steps = append(steps, j)
			}
		}
	}
	slices.SortStableFunc(steps, func(j, k int) int { return uses.After(k, i) - uses.After(j, i) })
	return steps
}

// withSigns returns p with what AVX2 has an instruction for, of a word and the sign or the opposite
// of another's value, as a word of its own.
func withSigns(p table.Program) table.Program {
	steps := slices.Clone(p.Steps)
	for i, s := range steps {
		switch s.Text {
		case "fma":
			s.Args = slices.Clone(s.Args)
			negative := make([]bool, len(s.Args))
			for j, arg := range s.Args {
				if negative[j] = p.Steps[arg].Text == "neg"; negative[j] {
					s.Args[j] = p.Steps[arg].Args[0]
				}
			}
			s.Text = fmas[[2]bool{negative[0] != negative[1], negative[2]}]
		case "!":
			if c := p.Steps[s.Args[0]]; macros[table.Float]["!"+c.Text] != nil {
				s.Text, s.Args = "!"+c.Text, c.Args
			}
		}
		steps[i] = s
	}
	return table.Program{Steps: steps, Value: p.Value, Rare: p.Rare}
}

// jumpIfAny jumps if a lane of one of the conditions holds.
func (a *assembler) jumpIfAny(conditions []int, value [][]operand.Op, to string) {
	var any operand.Op
	for _, c := range conditions {
		for _, x := range value[c] {
			if any == nil {
				any = a.register(argument{x, true})
			} else {
				any = a.do("VORP?", x, any)
			}
		}
	}
	signs := a.GP32()
	a.write("VMOVMSKP?", any, signs)
	a.TESTL(signs, signs)
	a.JNZ(operand.LabelRef(to))
}

// variable returns a vector of an operand, in a register if that is wanted or
// lanes are missing.
func (a *assembler) variable(name string, vector int, wanted bool) operand.Op {
	if held, ok := a.held[name]; ok {
		return held[vector]
	}
	x := a.at(name, vector)
	switch {
	case a.mask != nil:
		return a.do(maskMove[a.d.Kind], x, a.mask)
	case wanted:
		return a.load(x)
	}
	return x
}

// A valueOf names the value of a step for a vector.
type valueOf struct{ step, vector int }

// keep returns x in memory: where it is kept already, or where an operand came from, or else on the
// stack.
func (a *assembler) keep(name valueOf, x operand.Op, step expr.Step, vector int) operand.Op {
	if _, inRegister := x.(reg.VecVirtual); !inRegister {
		return x
	}
	m, ok := a.kept[name]
	switch {
	case ok:
	case step.Kind == expr.Variable && a.mask == nil:
		m = a.at(step.Text, vector)
	default:
		m = a.slot(len(a.kept))
		a.write(move[a.d.Kind], x, m)
	}
	a.kept[name] = m
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
		switch n, ok := x[i].Op.(numeral); {
		case !ok || i > 0 && word == "gather":
		case i == 1 && (word == "<<" || word == ">>"):
			x[i].Op = count(n)
		default:
			x[i] = a.placed(n)
		}
	}
	if macro := macros[a.d.Kind][word]; macro != nil {
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
	suffixes := map[int]*strings.Replacer{
		4: strings.NewReplacer("?", "S", "#", "D"),
		8: strings.NewReplacer("?", "D", "#", "Q"),
	}
	if r := suffixes[a.d.Bytes()]; r != nil {
		opcode = r.Replace(opcode)
	}
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
var opcodes = map[string]map[table.Kind]string{
	"+":    {table.Float: "VADDP?", table.Integer: "VPADD#"},
	"-":    {table.Float: "VSUBP?", table.Integer: "VPSUB#"},
	"*":    {table.Float: "VMULP?"},
	"/":    {table.Float: "VDIVP?"},
	"sqrt": {table.Float: "VSQRTP?"},

	"&":       {table.Float: "VANDP?", table.Integer: "VPAND"},
	"|":       {table.Float: "VORP?", table.Integer: "VPOR"},
	"^":       {table.Float: "VXORP?", table.Integer: "VPXOR"},
	"&&":      {table.Float: "VANDP?", table.Integer: "VPAND"},
	"||":      {table.Float: "VORP?", table.Integer: "VPOR"},
	"addbits": {table.Float: "VPADD#"},
	"subbits": {table.Float: "VPSUB#"},
}

var commutes = map[string]bool{
	"+": true, "*": true, "&": true, "|": true, "^": true, "&&": true,
	"||": true, "addbits": true,
}

// A macro writes a word that takes more than an instruction.
type macro func(a *assembler, x []argument) operand.Op

// macros are the words that have one. Conditions are vectors of lanes of all ones
// or all zeros, of which only signs count.
var macros map[table.Kind]map[string]macro

func init() {
	macros = map[table.Kind]map[string]macro{
		table.Float: {
			"neg": func(a *assembler, x []argument) operand.Op {
				return a.do("VXORP?", a.number("-0"), a.register(x[0]))
			},
			"sign": func(a *assembler, x []argument) operand.Op {
				return a.do("VANDP?", a.number("-0"), a.register(x[0]))
			},
			"abs": func(a *assembler, x []argument) operand.Op {
				return a.do("VANDP?", a.number("magnitude"), a.register(x[0]))
			},
			"!": func(a *assembler, x []argument) operand.Op {
				return a.do("VXORP?", a.number("ones"), a.register(x[0]))
			},
			"round": roundTo(8), "floor": roundTo(9), "ceil": roundTo(10), "trunc": roundTo(11),
			"<<": func(a *assembler, x []argument) operand.Op {
				return a.do("VPSLL#", x[1], a.register(x[0]))
			},
			">>": func(a *assembler, x []argument) operand.Op {
				return a.do("VPSRL#", x[1], a.register(x[0]))
			},
			"==": compare(0), "!=": compare(4), "<": compare(17), "<=": compare(18),
			">=": compare(29), ">": compare(30),
			// true of NaN
			"!<": compare(21), "!<=": compare(22), "!>=": compare(25), "!>": compare(26),
			"signbit": func(a *assembler, x []argument) operand.Op { return a.register(x[0]) },
			"where": func(a *assembler, x []argument) operand.Op {
				return a.do("VBLENDVP?", a.register(x[0]), x[1], a.register(x[2]))
			},
			"fma": fma("VFMADD"), "fnma": fma("VFNMADD"), "fms": fma("VFMSUB"),
			"fnms":   fma("VFNMSUB"),
			"gather": (*assembler).gather,
			// VMAX and VMIN give their second operand, the first here, if either is NaN.
			"clamp": func(a *assembler, x []argument) operand.Op {
				return a.do("VMINP?", a.do("VMAXP?", x[0], a.register(x[1])), a.register(x[2]))
			},
			// Both orders of VMAX together have +0 of zeros of both signs, and are made NaN of a NaN.
			"max": func(a *assembler, x []argument) operand.Op {
				v, w := a.register(x[0]), a.register(x[1])
				both := a.do("VANDP?", a.do("VMAXP?", v, w), a.do("VMAXP?", w, v))
				return a.do("VORP?", both, a.do("VCMPP?", operand.U8(3), v, w))
			},
			// Both orders of VMIN together have -0 of zeros of both signs, and NaN of a NaN.
			"min": func(a *assembler, x []argument) operand.Op {
				v, w := a.register(x[0]), a.register(x[1])
				return a.do("VORP?", a.do("VMINP?", v, w), a.do("VMINP?", w, v))
			},
		},
		table.Integer: {
			"neg": func(a *assembler, x []argument) operand.Op {
				return a.do("VPSUB#", x[0], a.load(a.number("0")))
			},
			"not": func(a *assembler, x []argument) operand.Op {
				return a.do("VPXOR", a.number("ones"), a.register(x[0]))
			},
			"!": func(a *assembler, x []argument) operand.Op {
				return a.do("VPXOR", a.number("ones"), a.register(x[0]))
			},
			"abs": func(a *assembler, x []argument) operand.Op {
				v, s := a.register(x[0]), a.negative(x[0])
				return a.do("VPSUB#", s, a.do("VPXOR", s, v))
			},
			"*": (*assembler).multiply,
			"==": func(a *assembler, x []argument) operand.Op {
				return a.do("VPCMPEQ#", x[1], a.register(x[0]))
			},
			"!=": negated("=="), "<=": negated(">"), ">=": negated("<"),
			">": greater,
			"<": func(a *assembler, x []argument) operand.Op {
				return greater(a, []argument{x[1], x[0]})
			},
			"max": func(a *assembler, x []argument) operand.Op {
				return a.choose(greater(a, x), x[0], x[1])
			},
			"min": func(a *assembler, x []argument) operand.Op {
				return a.choose(greater(a, x), x[1], x[0])
			},
			"where": func(a *assembler, x []argument) operand.Op {
				return a.choose(x[0].Op, x[1], x[2])
			},
			"clamp": func(a *assembler, x []argument) operand.Op {
				low := macros[table.Integer]["max"](a, x[:2])
				return macros[table.Integer]["min"](a, []argument{{low, true}, x[2]})
			},
			"<<": func(a *assembler, x []argument) operand.Op {
				return a.do("VPSLLV#", x[1], a.register(x[0]))
			},
			// A negative number's complement is shifted, since AVX2 shifts zeros in.
			">>": func(a *assembler, x []argument) operand.Op {
				v, s := a.register(x[0]), a.negative(x[0])
				return a.do("VPXOR", s, a.do("VPSRLV#", x[1], a.do("VPXOR", s, v)))
			},
		},
	}
}

// compare returns the macro of a comparison, by its number in Intel's manual.
func compare(predicate uint8) macro {
	return func(a *assembler, x []argument) operand.Op {
		return a.do("VCMPP?", operand.U8(predicate), x[1], a.register(x[0]))
	}
}

// roundTo returns the macro of a rounding, by its number in Intel's manual.
func roundTo(mode uint8) macro {
	return func(a *assembler, x []argument) operand.Op {
		return a.do("VROUNDP?", operand.U8(mode), x[0])
	}
}

// greater is x[0] > x[1] of integers.
func greater(a *assembler, x []argument) operand.Op {
	return a.do("VPCMPGT#", x[1], a.register(x[0]))
}

// negated returns the macro of the opposite of a condition on integers.
func negated(word string) macro {
	return func(a *assembler, x []argument) operand.Op {
		return a.do("VPXOR", a.number("ones"), macros[table.Integer][word](a, x))
	}
}

// negative returns the condition that an integer is.
func (a *assembler) negative(x argument) reg.VecVirtual {
	return a.do("VPCMPGT#", a.register(x), a.load(a.number("0")))
}

// choose returns x where a condition holds and y elsewhere, of integers.
func (a *assembler) choose(condition operand.Op, x, y argument) operand.Op {
	return a.do("VBLENDVPD", condition, x, a.register(y))
}

// multiply returns the product of integers of 64 bits, of which AVX2 multiplies
// halves: the products of a low and a high half count 2³² times.
func (a *assembler) multiply(x []argument) operand.Op {
	v, w := a.register(x[0]), a.register(x[1])
	cross := a.do("VPMULLD", v, a.do("VPSHUFD", operand.U8(0xb1), w))
	sum := a.do("VPADDD", cross, a.do("VPSRLQ", operand.U8(32), cross))
	return a.do("VPADDQ", a.do("VPMULUDQ", v, w), a.do("VPSLLQ", operand.U8(32), sum))
}

// gather returns the numbers of a list, x[1:], whose places are in x[0].
func (a *assembler) gather(x []argument) operand.Op {
	list, start := a.list(x[1:]), a.GP64()
	a.LEAQ(list, start)
	mask, z := a.load(a.number("ones")), a.load(a.number("ones"))
	if a.d.Bytes() == 4 {
		a.VGATHERDPS(mask, operand.Mem{Base: start, Index: a.do("VCVTPS2DQ", x[0]), Scale: 4}, z)
		return z
	}
	index := a.XMM()
	a.VCVTPD2DQY(x[0].Op, index)
	a.VGATHERDPD(mask, operand.Mem{Base: start, Index: index, Scale: 8}, z)
	return z
}

// list returns numbers in memory, one after another.
func (a *assembler) list(x []argument) operand.Mem {
	var numbers []operand.Constant
	for _, x := range x {
		if bits := a.bits(string(x.Op.(numeral))); a.d.Bytes() == 4 {
			numbers = append(numbers, operand.U32(bits))
		} else {
			numbers = append(numbers, operand.U64(bits))
		}
	}
	return a.shared(fmt.Sprintf("list%x", numbers[0]), numbers...)
}

// fmas are the words that opcodes fuse with negation, by whether the product and whether what is
// added is negative.
var fmas = map[[2]bool]string{
	{false, false}: "fma", {true, false}: "fnma", {false, true}: "fms",
	{true, true}: "fnms",
}

// fma returns the macro of x[0]*x[1] + x[2], or what has another sign, by the beginning of its
// opcode.
func fma(opcode string) macro {
	return func(a *assembler, x []argument) operand.Op { return a.fma(opcode, x) }
}

// fma writes x[0]*x[1] + x[2], over a register that is free if there is one.
// The digits of an opcode say which of its operands, the last written first,
// are multiplied and which is added; only the third may be in memory.
func (a *assembler) fma(opcode string, x []argument) operand.Op {
	m, n, c := x[0], x[1], x[2]
	if m.inMemory() || !m.free && n.free && !n.inMemory() {
		m, n = n, m
	}
	if m.inMemory() {
		m = argument{a.load(m.Op), true}
	}
	order, dst, second, third := "231P?", c, m, n // c += m*n
	if (!c.free || c.inMemory()) && m.free {
		switch {
		case !n.inMemory():
			order, dst, second, third = "213P?", m, n, c // m = n*m + c
		case !c.inMemory():
			order, dst, second, third = "132P?", m, c, n // m = m*n + c
		}
	}
	v := dst.Op
	if dst.inMemory() || !dst.free {
		v = a.load(dst.Op)
	}
	a.write(opcode+order, third, second, v)
	return v
}

// register returns x in a register.
func (a *assembler) register(x argument) operand.Op {
	if n, ok := x.Op.(numeral); ok {
		x = a.placed(n)
	}
	if x.inMemory() {
		return a.load(x.Op)
	}
	return x.Op
}

func (a *assembler) load(x operand.Op) reg.VecVirtual { return a.do(move[a.d.Kind], x) }

// store writes x to z.
func (a *assembler) store(x operand.Op, to operand.Mem) {
	switch {
	case a.mask != nil:
		a.write(maskMove[a.d.Kind], x, a.mask, to)
	default:
		a.write(move[a.d.Kind], x, to)
	}
}

var (
	move     = map[table.Kind]string{table.Float: "VMOVUP?", table.Integer: "VMOVDQU"}
	maskMove = map[table.Kind]string{table.Float: "VMASKMOVP?", table.Integer: "VPMASKMOV#"}
)

// bits returns a number as it is in memory.
func (a *assembler) bits(text string) uint64 {
	switch f, err := strconv.ParseFloat(text, 64); {
	case text == "magnitude":
		return 1<<(8*a.d.Bytes()-1) - 1
	case text == "ones":
		return 1<<(8*a.d.Bytes()) - 1
	case err != nil:
		panic(err)
	case a.d.IsInteger():
		return uint64(int64(f))
	case a.d.Bytes() == 4:
		return uint64(math.Float32bits(float32(f)))
	default:
		return math.Float64bits(f)
	}
}

// placed returns a number in the register that it is in, or else in memory.
func (a *assembler) placed(n numeral) argument {
	return argument{a.number(string(n)), true}
}

// number returns a number in memory, in all lanes.
func (a *assembler) number(text string) operand.Mem {
	bits := a.bits(text)
	lanes := operand.U64(bits)
	if a.d.Bytes() == 4 {
		lanes |= lanes << 32
	}
	return a.shared(fmt.Sprintf("num%x", bits), lanes, lanes, lanes, lanes)
}

// count returns a number as part of an instruction.
func count(n numeral) operand.Op {
	c, err := strconv.ParseUint(string(n), 10, 8)
	if err != nil {
		panic(err)
	}
	return operand.U8(c)
}
