package expr

import (
	"encoding/binary"
	"slices"
	"strings"
)

// Steps is an expression in steps, each of earlier ones.
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

// A Numbering lowers expressions to the numbers of their last steps, with nothing computed twice:
// value numbering (Cocke and Schwartz, Programming Languages and Their Compilers, 1970).
type Numbering struct {
	Steps Steps
	known map[string]int // the number of each step, by its key
	key   []byte         // of the last step, for its memory
}

// Var implements Lowering.
func (n *Numbering) Var(name string) int {
	if IsConstant(name) {
		return n.Num(name)
	}
	return n.number(Step{Kind: Variable, Text: name})
}

// Num implements Lowering.
func (n *Numbering) Num(literal string) int { return n.number(Step{Kind: Numeral, Text: literal}) }

// Call implements Lowering.
func (n *Numbering) Call(word string, args ...int) int {
	if word == "()" {
		return args[0]
	}
	if word == "neg" {
		if x := n.Steps[args[0]]; x.Kind == Numeral && x.Text != "nan" {
			return n.Num(negated(x.Text))
		}
	}
	return n.number(Step{Operation, word, args})
}

// Find returns the number of the step that calls a word of others, or -1.
func (s Steps) Find(word string, args ...int) int {
	return slices.IndexFunc(s, func(t Step) bool {
		return t.Kind == Operation && t.Text == word && slices.Equal(t.Args, args)
	})
}

// negated returns the numeral of a number's negative.
func negated(literal string) string {
	if positive, ok := strings.CutPrefix(literal, "-"); ok {
		return positive
	}
	return "-" + literal
}

// number returns the number of a step equal to s.
func (n *Numbering) number(s Step) int {
	key := binary.AppendUvarint(n.key[:0], uint64(s.Kind))
	for _, arg := range s.Args {
		key = binary.AppendUvarint(key, uint64(arg)+1)
	}
	key = append(append(key, 0), s.Text...)
	n.key = key
	if i, ok := n.known[string(key)]; ok {
		return i
	}
	if n.known == nil {
		n.known = map[string]int{}
	}
	i := len(n.Steps)
	n.known[string(key)] = i
	n.Steps = append(n.Steps, s)
	return i
}
