// Package ir is the middle between the language and machines: typed steps, each of earlier ones,
// with words inlined and nothing computed twice.
package ir

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A Step computes a value of earlier steps.
type Step struct {
	Word string     // an operator or a function of the language, or one of those below
	Type table.Type // of the value
	Args []int
	Text string   // of a Param: its name
	Bits uint64   // of a Number; of Shl and Shr: how far
	List []uint64 // of a gather: the numbers that it takes one of
}

// Words that are not of the language.
const (
	Param  = "param"  // an operand
	Number = "number" // a constant, by its bits
	Raw    = "raw"    // the bits of a value; no instruction
	Value  = "value"  // the value of bits; no instruction
	Rare   = "rare"   // where, of which the second operand is hardly ever needed
	Shl    = "<<n"    // shifts by a constant, as opposed to << and >>
	Shr    = ">>n"
)

// A Program is an expression in steps.
type Program struct {
	Elem   table.Type // of the values
	Steps  []Step
	Result int
	Rare   []int // of a fast path: conditions under which the result is wrong
}

// On returns the type by which a rule for step i is found: of operands, if the value is a
// condition.
func (p *Program) On(i int) table.Type { return on(p.Steps, p.Steps[i]) }

func on(steps []Step, s Step) table.Type {
	if s.Type.IsCondition() && len(s.Args) > 0 {
		return steps[s.Args[0]].Type
	}
	return s.Type
}

// Lower returns the program of an expression of the table, given the types of its variables.
// Booleans as elements are bytes of 0 and 1, and so whole numbers: && is &.
func Lower(source string, elem table.Type, params map[string]table.Type) (p *Program, err error) {
	defer func() {
		if e, ok := recover().(*expr.Error); ok {
			err = fmt.Errorf("of %s: %w", elem, e)
		}
	}()
	p = &Program{Elem: elem}
	in := lowering{Program: p, params: params}
	if elem.IsCondition() {
		p.Elem, in.ofBooleans = elem.Raw(), true
	}
	p.Result = in.valued(expr.Lower(source, in))
	return p, nil
}

// lowering lowers an expression to the number of a step.
type lowering struct {
	*Program
	params     map[string]table.Type
	ofBooleans bool           // whether elements are booleans
	named      map[string]int // in the body of a word
}

func (in lowering) Var(name string) int {
	if i, ok := in.named[name]; ok {
		return i
	}
	if t, ok := in.params[name]; ok {
		return in.add(Step{Word: Param, Type: t, Text: name})
	}
	if expr.IsConstant(name) {
		return in.Num(name)
	}
	panic(expr.Mistake("nothing is called " + name))
}

func (in lowering) Num(literal string) int {
	bits, ok := bitsOf(literal, in.Elem)
	if !ok {
		panic(expr.Mistake("no number of " + in.Elem.String()))
	}
	return in.add(Step{Word: Number, Type: in.Elem, Bits: bits})
}

// bitsOf returns a number as it is in a lane.
func bitsOf(literal string, t table.Type) (bits uint64, ok bool) {
	switch {
	case t.IsInteger():
		n, err := strconv.ParseInt(literal, 0, 64)
		return uint64(n) & (^uint64(0) >> (64 - t.Bits)), err == nil
	case t.Bits == 32:
		f, err := strconv.ParseFloat(literal, 32)
		return uint64(math.Float32bits(float32(f))), err == nil
	}
	f, err := strconv.ParseFloat(literal, 64)
	return math.Float64bits(f), err == nil
}

// Fill returns a lane's bits over 64 bits.
func Fill(bits uint64, t table.Type) uint64 {
	for n := t.Bits; n < 64; n *= 2 {
		bits |= bits << n
	}
	return bits
}

func (in lowering) Call(word string, x ...int) int {
	if n, ok := mathfn.Arity(word); !ok {
		panic(expr.Mistake("nothing is called " + word))
	} else if n >= 0 && n != len(x) {
		panic(expr.Mistake(fmt.Sprintf("%s takes %d operands", word, n)))
	}
	elem := in.Elem
	switch word {
	case "()":
		return x[0]
	case "neg":
		if s := in.Steps[x[0]]; s.Word == Number && elem.IsFloat() {
			return in.add(Step{Word: Number, Type: elem, Bits: s.Bits ^ 1<<(elem.Bits-1)})
		}
	case "!", "&&", "||":
		if in.ofBooleans {
			return in.ofBytes(word, x)
		}
		in.areConditions(word, x)
		return in.add(Step{Word: word, Type: elem.Condition(), Args: x})
	case "==", "!=", "<", "<=", ">", ">=":
		if in.ofBooleans {
			return in.ofBytes(word, x)
		}
		return in.add(Step{Word: word, Type: elem.Condition(), Args: in.values(x)})
	case "signbit":
		return in.add(Step{Word: word, Type: elem.Condition(), Args: in.values(x)})
	case "where", Rare:
		in.areConditions(word, x[:1])
		return in.add(Step{Word: word, Type: elem, Args: append([]int{x[0]}, in.values(x[1:])...)})
	case "sign":
		sign := in.add(Step{Word: Number, Type: elem.Raw(), Bits: 1 << (elem.Bits - 1)})
		return in.Call("&", x[0], sign)
	case "gather":
		s := Step{Word: word, Type: elem, Args: in.values(x[:1])}
		for _, n := range x[1:] {
			s.List = append(s.List, in.Steps[n].Bits)
		}
		return in.add(s)
	case "addbits", "subbits", "&", "|", "^":
		if elem.IsFloat() {
			return in.add(Step{Word: onBits[word], Type: elem.Raw(), Args: in.raws(x)})
		}
	case "<<", ">>":
		if n := in.Steps[x[1]]; n.Word == Number && elem.IsFloat() {
			return in.add(Step{
				Word: word + "n", Type: elem.Raw(), Args: in.raws(x[:1]),
				Bits: whole(n),
			})
		}
	case "abs":
		if !elem.Signed {
			return x[0]
		}
	case "+":
		// A parameter of a word that is not there; words give no heed to -0 + 0.
		if n := in.Steps[x[1]]; in.named != nil && n.Word == Number && n.Bits == 0 {
			return x[0]
		}
	}
	if w := mathfn.Find(word); w != nil {
		return in.inline(w, x)
	}
	return in.add(Step{Word: word, Type: elem, Args: in.values(x)})
}

// onBits are words on the bits of floats, and what they are on integers.
var onBits = map[string]string{"addbits": "+", "subbits": "-", "&": "&", "|": "|", "^": "^"}

// whole returns a number that is a whole one, of a float.
func whole(s Step) uint64 {
	if s.Type.Bits == 32 {
		return uint64(math.Float32frombits(uint32(s.Bits)))
	}
	return uint64(math.Float64frombits(s.Bits))
}

// areConditions panics with a mistake if a step is no condition.
func (in lowering) areConditions(word string, steps []int) {
	for _, i := range steps {
		if !in.Steps[i].Type.IsCondition() {
			panic(expr.Mistake(word + " of no condition"))
		}
	}
}

// ofBytes lowers an operator on booleans to one on bytes of 0 and 1.
func (in lowering) ofBytes(word string, x []int) int {
	do := func(word string, x ...int) int {
		return in.add(Step{Word: word, Type: in.Elem, Args: x})
	}
	one := in.Num("1")
	switch word {
	case "!":
		return do("^", x[0], one)
	case "&&":
		return do("&", x...)
	case "||":
		return do("|", x...)
	case "!=":
		return do("^", x...)
	case "==":
		return do("^", do("^", x...), one)
	}
	panic(expr.Mistake(word + " of booleans"))
}

// inline lowers the body of a word.
func (in lowering) inline(w *mathfn.Function, x []int) (last int) {
	in.named = map[string]int{}
	for i, name := range w.Params() {
		in.named[name] = x[i]
	}
	for _, line := range w.Lines(in.Elem.Bits) {
		last = expr.Lower(line.Expr, in)
		in.named[line.Name] = last
	}
	return last
}

// values returns steps as values of the element type, of raw bits their value.
func (in lowering) values(x []int) []int {
	y := slices.Clone(x)
	for i := range y {
		y[i] = in.valued(y[i])
	}
	return y
}

func (in lowering) valued(i int) int {
	if in.Elem.IsFloat() && in.Steps[i].Type == in.Elem.Raw() {
		return in.add(Step{Word: Value, Type: in.Elem, Args: []int{i}})
	}
	return i
}

// raws returns the bits of steps.
func (in lowering) raws(x []int) []int {
	y := slices.Clone(x)
	for i, arg := range x {
		switch s := in.Steps[arg]; {
		case s.Type.IsInteger():
		case s.Word == Value:
			y[i] = s.Args[0]
		case s.Word == Number:
			y[i] = in.add(Step{Word: Number, Type: s.Type.Raw(), Bits: s.Bits})
		default:
			y[i] = in.add(Step{Word: Raw, Type: s.Type.Raw(), Args: []int{arg}})
		}
	}
	return y
}

// add returns the number of a step equal to s.
func (p *Program) add(s Step) int {
	same := func(t Step) bool {
		return t.Word == s.Word && t.Type == s.Type && t.Text == s.Text && t.Bits == s.Bits &&
			slices.Equal(t.Args, s.Args) && slices.Equal(t.List, s.List)
	}
	if i := slices.IndexFunc(p.Steps, same); i >= 0 {
		return i
	}
	p.Steps = append(p.Steps, s)
	return len(p.Steps) - 1
}

// mirrored are comparisons, and those that hold of the same operands in the other order.
var mirrored = map[string]string{">": "<", ">=": "<="}

// Form returns what p computes as a text, which is the same for programs that differ only in the
// names and the order of their parameters, and the parameters in the order in which it has them.
func (p *Program) Form() (text string, params []string) {
	var b strings.Builder
	number := map[int]int{}
	var write func(i int) int
	write = func(i int) int {
		if n, ok := number[i]; ok {
			return n
		}
		s := p.Steps[i]
		if word, ok := mirrored[s.Word]; ok {
			s.Word, s.Args = word, []int{s.Args[1], s.Args[0]}
		}
		var args []int
		for _, arg := range s.Args {
			args = append(args, write(arg))
		}
		if s.Word == Param {
			params = append(params, s.Text)
		}
		number[i] = len(number)
		fmt.Fprintln(&b, s.Word, s.Type, s.Bits, s.List, args)
		return number[i]
	}
	for _, i := range append(slices.Clone(p.Rare), p.Result) {
		write(i)
	}
	return b.String(), params
}

// Params lists the parameters that p reads, in the order of their first use.
func (p *Program) Params() (names []string) {
	for _, s := range p.Steps {
		if s.Word == Param {
			names = append(names, s.Text)
		}
	}
	return names
}
