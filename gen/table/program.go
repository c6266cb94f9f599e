package table

import (
	"slices"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A Program is an expression as steps, each of earlier ones, with its words
// inlined and nothing computed twice.
type Program struct {
	Steps expr.Steps
	Value int   // the step that is the value of the expression
	Rare  []int // of Fast: conditions under which the value is wrong
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

// Complete returns p with both values of each rare computed.
func (p Program) Complete() Program {
	steps := slices.Clone(p.Steps)
	for i := range steps {
		if steps[i].Text == "rare" {
			steps[i].Text = "where"
		}
	}
	return Program{Steps: steps, Value: p.Value}
}

// Fast returns p with the fast value of each rare only, and the conditions
// under which that is wrong.
func (p Program) Fast() Program {
	needed := make([]bool, len(p.Steps))
	var need func(i int)
	need = func(i int) {
		if needed[i] {
			return
		}
		needed[i] = true
		s := p.Steps[i]
		for j, arg := range s.Args {
			if s.Text != "rare" || j != rareSlow {
				need(arg)
			}
		}
	}
	need(p.Value)

	var fast Program
	renumbered := make([]int, len(p.Steps))
	for i, s := range p.Steps {
		switch {
		case !needed[i]:
		case s.Text == "rare":
			renumbered[i] = renumbered[s.Args[rareFast]]
			if c := renumbered[s.Args[rareCondition]]; !slices.Contains(fast.Rare, c) {
				fast.Rare = append(fast.Rare, c)
			}
		default:
			var args []int
			for _, arg := range s.Args {
				args = append(args, renumbered[arg])
			}
			renumbered[i] = len(fast.Steps)
			fast.Steps = append(fast.Steps, expr.Step{Kind: s.Kind, Text: s.Text, Args: args})
		}
	}
	fast.Value = renumbered[p.Value]
	return fast
}

// Uses lists for each step those that use it, in order. The value and the rare
// conditions of the program are used at its end.
type Uses [][]int

// Uses returns the uses of the steps of p.
func (p Program) Uses() Uses {
	uses := make(Uses, len(p.Steps))
	for i, s := range p.Steps {
		for _, arg := range s.Args {
			uses[arg] = append(uses[arg], i)
		}
	}
	for _, i := range append(p.Rare, p.Value) {
		uses[i] = append(uses[i], len(p.Steps))
	}
	return uses
}

// After returns the first use of step j after step i, or -1.
func (u Uses) After(j, i int) int {
	for _, k := range u[j] {
		if k > i {
			return k
		}
	}
	return -1
}
