// Package expr is the language of the table of operations: expressions of Go, of names,
// numerals, operators and calls of functions. Back ends say what they mean.
//
// The library has it too, for expressions that a program gives it when it runs.
package expr

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
)

// A Lowering says each part of an expression in one back end's language, whose
// values have type V. What it does not know, it panics with a Mistake about.
type Lowering[V any] interface {
	Var(name string) V
	Num(literal string) V
	Call(word string, args ...V) V // an operator or a function; unary - is "neg" and ^ "not", parentheses "()"
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
func Lower[V any](expr string, in Lowering[V]) V {
	e, err := parser.ParseExpr(expr)
	if err != nil {
		panic(syntax(expr, err))
	}
	defer func() {
		if v := recover(); v != nil {
			if e, ok := v.(*Error); ok && e.Expr == "" {
				e.Expr = expr
			}
			panic(v)
		}
	}()
	return LowerNode(e, in)
}

// syntax returns the first error of Go's parser in an expression.
func syntax(expr string, err error) *Error {
	var all scanner.ErrorList
	if !errors.As(err, &all) {
		return &Error{expr, 0, Mistake(err.Error())}
	}
	return &Error{expr, min(all[0].Pos.Offset, len(expr)), Mistake(all[0].Msg)}
}

// LowerNode translates an expression that has been parsed.
func LowerNode[V any](e ast.Expr, in Lowering[V]) V {
	defer locate(e)
	switch e := e.(type) {
	case *ast.ParenExpr:
		return in.Call("()", LowerNode(e.X, in))
	case *ast.Ident:
		return in.Var(e.Name)
	case *ast.BasicLit:
		return in.Num(e.Value)
	case *ast.UnaryExpr:
		if word, ok := unary[e.Op]; ok {
			return in.Call(word, LowerNode(e.X, in))
		}
	case *ast.BinaryExpr:
		return in.Call(e.Op.String(), LowerNode(e.X, in), LowerNode(e.Y, in))
	case *ast.CallExpr:
		if f, ok := e.Fun.(*ast.Ident); ok {
			var args []V
			for _, arg := range e.Args {
				args = append(args, LowerNode(arg, in))
			}
			return in.Call(f.Name, args...)
		}
	}
	panic(Mistake("the language has no such expression"))
}

// unary names the operators of one operand.
var unary = map[token.Token]string{token.SUB: "neg", token.XOR: "not", token.NOT: "!"}

// locate, deferred, makes the panic of a Mistake in e one of an *Error.
func locate(e ast.Expr) {
	switch v := recover().(type) {
	case nil:
	case Mistake:
		at := e.Pos()
		if binary, ok := e.(*ast.BinaryExpr); ok {
			at = binary.OpPos
		}
		panic(&Error{Offset: int(at) - 1, Mistake: v})
	default:
		panic(v)
	}
}

// IsConstant reports whether name is that of a number, not of a variable.
func IsConstant(name string) bool { return name == "inf" || name == "nan" }
