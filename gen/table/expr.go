package table

import (
	"fmt"
	"go/ast"
	"go/parser"
	"slices"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// Operands returns the variables of an expression, each once: those that rows
// use in the order of operands below, then others in order of use.
func Operands(source string) []string {
	var vars operands
	expr.Lower(source, &vars)
	slices.SortStableFunc(vars, func(a, b string) int { return rank(a) - rank(b) })
	return vars
}

// rank orders the operands of rows.
func rank(name string) int {
	order := []string{"g", "r", "m", "x", "y", "w", "v", "u", "t"}
	if i := slices.Index(order, name); i >= 0 {
		return i
	}
	return len(order)
}

// IsCall reports whether an expression is a call of a word, an operator or a function,
// of just the operands.
func IsCall(source, word string, operands []string) bool {
	return source == expr.Rename(func(name string) string { return name }).Call(word, operands...)
}

// Rare returns the operands of an expression that is a call of rare.
func Rare(source string) (condition, slow, fast string, ok bool) {
	e, err := parser.ParseExpr(source)
	if err != nil {
		panic(fmt.Sprintf("ops: %q: %v", source, err))
	}
	call, ok := e.(*ast.CallExpr)
	if !ok || call.Fun.(*ast.Ident).Name != "rare" {
		return "", "", "", false
	}
	part := func(i int) string { return source[call.Args[i].Pos()-1 : call.Args[i].End()-1] }
	return part(rareCondition), part(rareSlow), part(rareFast), true
}

// operands lowers an expression to nothing, noting its variables on the way.
type operands []string

func (o *operands) Var(name string) (v struct{}) {
	if !slices.Contains(*o, name) && !expr.IsConstant(name) {
		*o = append(*o, name)
	}
	return
}
func (o *operands) Num(string) (v struct{})               { return }
func (o *operands) Call(string, ...struct{}) (v struct{}) { return }

// IsCondition reports whether the value of an expression is true or false.
func IsCondition(source string) bool { return expr.Lower(source, conditions{}) }

// conditions lowers an expression to whether it is one.
type conditions struct{}

func (conditions) Var(string) bool { return false }
func (conditions) Num(string) bool { return false }
func (conditions) Call(word string, args ...bool) bool {
	switch word {
	case "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!", "signbit":
		return true
	case "()":
		return args[0]
	}
	return false
}

// Subscript returns an expression for people to read, of element i of the operands.
func Subscript(source string) string {
	return expr.Lower(source, expr.Rename(func(name string) string {
		if expr.IsConstant(name) {
			return name
		}
		return name + "[i]"
	}))
}
