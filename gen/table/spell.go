package table

import (
	"go/token"
	"strings"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// spell returns the expression of a step that is an operation. Steps that it is of have the names
// that name returns, or, where that is "", are spelled out.
func spell(steps expr.Steps, step int, name func(step int) string) string {
	text, _ := speller{steps, name}.operation(step)
	return text
}

// Split returns the part of an expression that has the most operands, but no more than so many, and
// the rest: the expression with a name for that part.
func Split(source, name string, most int) (part, rest string) {
	var n expr.Numbering
	last, longest := expr.Lower(source, &n), -1
	spelled := func(step int) string { return spell(n.Steps, step, func(int) string { return "" }) }
	for i, s := range n.Steps[:last] {
		if s.Kind != expr.Operation || IsCondition(spelled(i)) {
			continue
		}
		if operands := len(InOrder(spelled(i))); operands <= most &&
			(longest < 0 || operands > len(InOrder(part))) {
			part, longest = spelled(i), i
		}
	}
	return part, spell(n.Steps, last, func(step int) string {
		if step == longest {
			return name
		}
		return ""
	})
}

// A speller says steps as expressions, with how tightly their operators bind.
type speller struct {
	steps expr.Steps
	name  func(step int) string
}

// tightest is how names, numerals and calls bind.
const tightest = token.HighestPrec

func (s speller) text(step int) (string, int) {
	if name := s.name(step); name != "" {
		return name, tightest
	}
	if of := s.steps[step]; of.Kind != expr.Operation {
		return of.Text, tightest
	}
	return s.operation(step)
}

// operand returns a step as an operand of an operator that binds so tightly.
func (s speller) operand(step, precedence int) string {
	text, binds := s.text(step)
	if binds < precedence {
		return "(" + text + ")"
	}
	return text
}

func (s speller) operation(step int) (string, int) {
	of := s.steps[step]
	if prefix, ok := prefixes[of.Text]; ok {
		return prefix + s.operand(of.Args[0], token.UnaryPrec), token.UnaryPrec
	}
	if p := precedence(of.Text); p != token.LowestPrec {
		return s.operand(of.Args[0], p) + " " + of.Text + " " + s.operand(of.Args[1], p+1), p
	}
	var args []string
	for _, arg := range of.Args {
		text, _ := s.text(arg)
		args = append(args, text)
	}
	return of.Text + "(" + strings.Join(args, ", ") + ")", tightest
}

// prefixes are the operators of one operand.
var prefixes = map[string]string{"neg": "-", "not": "^", "!": "!"}

// precedence returns how tightly a binary operator binds, or token.LowestPrec of other words.
func precedence(word string) int {
	for t := token.ADD; t <= token.GEQ; t++ {
		if t.String() == word {
			return t.Precedence()
		}
	}
	return token.LowestPrec
}
