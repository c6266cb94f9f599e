package mathfn

import (
	"fmt"
	"go/token"
	"slices"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// Language has the words of the language, operators and functions, and how many operands each
// takes: any number if negative.
var Language = map[string]int{
	"()": 1, "+": 2, "-": 2, "*": 2, "/": 2, "%": 2, "neg": 1, "not": 1,
	"<": 2, "<=": 2, "==": 2, "!=": 2, ">=": 2, ">": 2, "signbit": 1,
	"&&": 2, "||": 2, "!": 1, "where": 3, "rare": 3,
	"fma": 3, "max": 2, "min": 2, "abs": 1, "sqrt": 1, "floor": 1, "ceil": 1, "trunc": 1,
	"round": 1, "clamp": 3,
	"sign": 1, "<<": 2, ">>": 2, "&": 2, "|": 2, "^": 2, "addbits": 2, "subbits": 2, "gather": -1,
}

// Arity returns how many operands a word of the language, or a function, takes, any number if
// negative.
func Arity(word string) (n int, ok bool) {
	if n, ok = Language[word]; ok {
		return n, true
	}
	if f := Find(word); f != nil {
		return len(f.Params()), true
	}
	return 0, false
}

// Validate returns the first mistake in the functions.
func Validate() error { return validate(Functions) }

func validate(all []Function) error {
	known := map[string]int{}
	for _, f := range all {
		_, isWord := Language[f.Name]
		_, isKnown := known[f.Name]
		switch {
		case !token.IsIdentifier(f.Name):
			return fmt.Errorf("mathfn: %q is no name", f.Name)
		case isWord || isKnown:
			return fmt.Errorf("mathfn: there are two of %s", f.Name)
		case f.Doc == "":
			return fmt.Errorf("mathfn: %s has no Doc", f.Name)
		}
		for _, bits := range widths {
			if err := f.validate(bits, known); err != nil {
				return fmt.Errorf("mathfn: %s of float%d: %w", f.Name, bits, err)
			}
		}
		known[f.Name] = len(f.Params())
	}
	return nil
}

// validate returns the first mistake in the body of f, that may call functions with so many
// parameters.
func (f *Function) validate(bits int, functions map[string]int) (err error) {
	defer func() {
		if e, ok := recover().(*expr.Error); ok {
			err = e
		}
	}()
	lines, err := f.lines(bits)
	if err != nil {
		return err
	}
	in := scope{names: slices.Clone(f.Params()), functions: functions}
	for i, line := range lines {
		if isLast := i == len(lines)-1; isLast != (line.Name == "") {
			return fmt.Errorf("a body is lines that name values, and then returns one")
		}
		expr.Lower(line.Expr, in)
		in.names = append(in.names, line.Name)
	}
	return nil
}

// A scope lowers an expression to nothing, if it knows all of it.
type scope struct {
	names     []string
	functions map[string]int
}

func (s scope) Var(name string) (v struct{}) {
	if !slices.Contains(s.names, name) && !expr.IsConstant(name) {
		panic(expr.Mistake("nothing is called " + name))
	}
	return v
}

func (s scope) Num(string) (v struct{}) { return v }

func (s scope) Call(word string, x ...struct{}) (v struct{}) {
	n, ok := Language[word]
	if !ok {
		n, ok = s.functions[word]
	}
	switch {
	case !ok:
		panic(expr.Mistake("nothing before is called " + word))
	case n >= 0 && n != len(x):
		panic(expr.Mistake(fmt.Sprintf("%s takes %d operands", word, n)))
	}
	return v
}
