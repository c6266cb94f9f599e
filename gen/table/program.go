package table

import (
	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A Program is an expression as steps, each of earlier ones, with its words
// inlined and nothing computed twice.
type Program struct {
	Steps expr.Steps
	Value int // the step that is the value of the expression
}

// Inline returns the program of an expression for an element type.
func Inline(source string, d DType) Program {
	var n expr.Numbering
	value := expr.Lower(source, inliner{&n, d.Type, nil})
	return Program{Steps: n.Steps, Value: value}
}

// inliner lowers an expression to the number of a step, appending steps.
type inliner struct {
	*expr.Numbering
	of    Type
	named map[string]int // in the body of a word
}

func (in inliner) Var(name string) int {
	if i, ok := in.named[name]; ok {
		return i
	}
	return in.Numbering.Var(name)
}

func (in inliner) Call(name string, args ...int) int {
	if in.named != nil && name == "+" && in.Steps[args[1]].Text == "0" {
		return args[0] // a parameter of a word that is not there; words give no heed to -0 + 0
	}
	w := mathfn.Find(name)
	if w == nil || !in.of.IsFloat() {
		return in.Numbering.Call(name, args...)
	}
	named := map[string]int{}
	for i, p := range w.Params() {
		named[p] = args[i]
	}
	var last int
	for _, line := range w.Lines(in.of.Bits) {
		last = expr.Lower(line.Expr, inliner{in.Numbering, in.of, named})
		named[line.Name] = last
	}
	return last
}

// rare(c, slow, fast) is where(c, slow, fast), of which slow is hardly ever needed.
const (
	rareCondition, rareSlow, rareFast = 0, 1, 2
)
