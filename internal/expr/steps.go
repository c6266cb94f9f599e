package expr

import (
	"slices"
	"strings"
)

// Steps is an expression in steps, each of earlier ones, with nothing computed twice. It
// lowers expressions to the numbers of their last steps.
type Steps []Step

// A Step is a variable, a numeral, or a call of a word, of steps before it.
type Step struct {
	Kind StepKind
	Text string
	Args []int
}

// A StepKind is what a step is.
type StepKind int

const (
	Variable StepKind = iota
	Numeral
	Operation
)

// Var implements Lowering.
func (s *Steps) Var(name string) int {
	if IsConstant(name) {
		return s.Num(name)
	}
	return s.number(Step{Kind: Variable, Text: name})
}

// Num implements Lowering.
func (s *Steps) Num(literal string) int { return s.number(Step{Kind: Numeral, Text: literal}) }

// Call implements Lowering.
func (s *Steps) Call(word string, args ...int) int {
	if word == "()" {
		return args[0]
	}
	if word == "neg" {
		if x := (*s)[args[0]]; x.Kind == Numeral && x.Text != "nan" {
			return s.Num(negated(x.Text))
		}
	}
	return s.number(Step{Operation, word, args})
}

// negated returns the numeral of a number's negative.
func negated(literal string) string {
	if positive, ok := strings.CutPrefix(literal, "-"); ok {
		return positive
	}
	return "-" + literal
}

// number returns the number of a step equal to step.
func (s *Steps) number(step Step) int {
	same := func(t Step) bool {
		return t.Kind == step.Kind && t.Text == step.Text && slices.Equal(t.Args, step.Args)
	}
	if i := slices.IndexFunc(*s, same); i >= 0 {
		return i
	}
	*s = append(*s, step)
	return len(*s) - 1
}
