package mathfn

import (
	"go/ast"
	"go/parser"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// A Line of a function's body names the value of an expression of the table; the
// last line has no name, and is the result.
type Line struct{ Name, Expr string }

// Find returns the function of a name, or nil.
func Find(name string) *Function {
	if i := slices.IndexFunc(Functions, func(f Function) bool { return f.Name == name }); i >= 0 {
		return &Functions[i]
	}
	return nil
}

// Params returns the names of the parameters of f.
func (f *Function) Params() []string {
	if f.Of == nil {
		return []string{"x"}
	}
	return f.Of
}

// Bound returns the proven bound on the error of f on a floating-point type of so many bits.
func (f *Function) Bound(bits int) float64 { return f.ULP[slices.Index(widths[:], bits)] }

// Lines returns the body of f on a floating-point type of so many bits, with its numbers and
// lists put in. Validate has found no mistake in it.
func (f *Function) Lines(bits int) []Line {
	name := body{f.Name, bits}
	if lines, ok := bodies[name]; ok {
		return lines
	}
	lines, err := f.lines(bits)
	if err != nil {
		panic(err)
	}
	bodies[name] = lines
	return lines
}

// A body is of a function on a type.
type body struct {
	function string
	bits     int
}

// bodies remembers what Lines returned.
var bodies = map[body][]Line{}

func (f *Function) lines(bits int) (lines []Line, err error) {
	source := "func() {" + f.Body + "}"
	e, err := parser.ParseExpr(source)
	if err != nil {
		return nil, err
	}
	in := numerals{f, slices.Index(widths[:], bits)}
	lower := func(e ast.Expr) string { return expr.Lower(source[e.Pos()-1:e.End()-1], in) }
	for _, s := range e.(*ast.FuncLit).Body.List {
		switch s := s.(type) {
		case *ast.AssignStmt:
			lines = append(lines, Line{s.Lhs[0].(*ast.Ident).Name, lower(s.Rhs[0])})
		case *ast.ReturnStmt:
			lines = append(lines, Line{"", lower(s.Results[0])})
		}
	}
	return lines, nil
}

// numerals lowers an expression to its text, with numerals for the names of
// numbers, and fma for polynomials.
type numerals struct {
	*Function
	width int
}

func (n numerals) Num(literal string) string { return literal }

func (n numerals) Var(name string) string {
	if v, ok := numbers[name]; ok {
		return n.numeral(v[n.width])
	}
	return name
}

func (n numerals) Call(word string, x ...string) string {
	switch word {
	case "gather":
		return expr.Rename(n.Var).Call(word, append(x[1:], n.list(x[0])...)...)
	case "horner":
		return horner(x[0], n.list(x[1]))
	case "poly":
		const long = 9
		c := n.list(x[1])
		if len(c) < long {
			return horner(x[0], c)
		}
		return halves(x[0], c)
	case "neg":
		if rest, ok := strings.CutPrefix(x[0], "-"); ok {
			return rest
		}
	}
	return expr.Rename(n.Var).Call(word, x...)
}

// horner returns the expression of a polynomial of x.
func horner(x string, c []string) string {
	if len(c) == 1 {
		return c[0]
	}
	return fma(x, horner(x, c[1:]), c[0])
}

// halves returns the same of odd and even powers apart, which a processor computes at the same
// time, but for c₀, since its rounding is in the result.
func halves(x string, c []string) string {
	var half [2][]string
	for i, c := range c[1:] {
		half[i%2] = append(half[i%2], c)
	}
	square := x + "*" + x
	return fma(x, fma(x, horner(square, half[1]), horner(square, half[0])), c[0])
}

func fma(x, y, z string) string { return "fma(" + x + ", " + y + ", " + z + ")" }

func (n numerals) list(name string) []string {
	if len(n.Lists[name]) == 0 || len(n.Lists[name][n.width]) == 0 {
		panic(expr.Mistake("no list is called " + name))
	}
	var c []string
	for _, v := range n.Lists[name][n.width] {
		c = append(c, n.numeral(v))
	}
	return c
}

func (n numerals) numeral(v float64) string {
	if v == math.Trunc(v) && math.Abs(v) < 0x1p53 {
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return strconv.FormatFloat(v, 'g', -1, n.bits())
}

func (n numerals) bits() int { return widths[n.width] }
