// Package expr is the language of the table of operations: names, numerals, calls of
// functions, and operators with the precedence of Go. Back ends say what they mean.
//
// The library has it too, for expressions that a program gives it when it runs.
package expr

import "fmt"

// A Lowering says each part of an expression in one back end's language, whose
// values have type V. What it does not know, it panics with a Mistake about.
type Lowering[V any] interface {
	Var(name string) V
	Num(literal string) V
	// an operator or a function; unary - is "neg" and ^ "not", parentheses "()"
	Call(word string, args ...V) V
}

// A Mistake is what is wrong with a part of an expression.
type Mistake string

// An Error is a mistake in an expression, at a byte of it.
type Error struct {
	Expr   string
	Offset int
	Mistake
}

func (e *Error) Error() string {
	return fmt.Sprintf("%q, at %q: %s", e.Expr, e.Expr[e.Offset:], e.Mistake)
}

// Lower translates an expression. It panics with an *Error if there is a mistake in it.
func Lower[V any](source string, in Lowering[V]) V {
	p := parser[V]{source: source, in: in}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case Mistake:
			panic(&Error{source, p.mark, v})
		default:
			panic(v)
		}
	}()
	return p.expression()
}

// IsConstant reports whether name is that of a number, not of a variable.
func IsConstant(name string) bool { return name == "inf" || name == "nan" }
