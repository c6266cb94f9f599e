package expr

import "strings"

// A Rename lowers an expression to its text, with other names for variables.
type Rename func(name string) string

// Var implements Lowering.
func (r Rename) Var(name string) string { return r(name) }

// Num implements Lowering.
func (r Rename) Num(literal string) string { return literal }

// Call implements Lowering.
func (r Rename) Call(word string, args ...string) string {
	switch {
	case word == "()":
		return "(" + args[0] + ")"
	case word == "neg":
		return "-" + args[0]
	case word == "not":
		return "^" + args[0]
	case word == "!":
		return "!" + args[0]
	case word[0] < 'a' || word[0] > 'z':
		return args[0] + " " + word + " " + args[1]
	}
	return word + "(" + strings.Join(args, ", ") + ")"
}
