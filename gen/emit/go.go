package emit

import (
	"strconv"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// newFile starts a Go file of a package of the library.
func newFile(path, pkg string) *File {
	f := NewFilePathName(Module+"/"+path, pkg)
	f.ImportName(Module+"/asm", "asm")
	f.ImportName(Module+"/tensor", "tensor")
	for _, name := range []string{"iterate", "layout", "lengths", "vector"} {
		f.ImportName(Module+"/internal/"+name, name)
	}
	for _, d := range table.DTypes {
		f.ImportAlias(Module+"/tensor/"+d.Name, d.Package)
		f.ImportAlias(Module+"/asm/"+d.Name, "kernels")
	}
	return f
}

// inGo lowers an expression to Go on elements of d, of the values that of names.
type inGo struct {
	d  table.DType
	of func(name string) *Statement
}

// A goValue is an expression in Go. A product is one that a compiler may fuse
// with an addition, which the language of the table does only by fma.
type goValue struct {
	*Statement
	product bool
	numeral string // the text of a numeral
}

// goExpr returns an expression of the table in Go, for a variable or a result: on arm64, Go fuses
// products with additions across these too, unless a conversion is between.
func goExpr(source string, d table.DType, of func(name string) *Statement) *Statement {
	l := inGo{d, of}
	return l.rounded(expr.Lower(source, l))
}

// goStored returns an expression of the table in Go that is stored to memory, which rounds it.
func goStored(source string, d table.DType, of func(name string) *Statement) *Statement {
	return expr.Lower(source, inGo{d, of}).Statement
}

func (l inGo) Var(name string) goValue { return goValue{Statement: l.of(name)} }
func (l inGo) Num(lit string) goValue  { return goValue{Statement: Op(lit), numeral: lit} }

// integer returns the number that a numeral of integers is.
func integer(numeral string) int {
	n, err := strconv.ParseInt(numeral, 0, 64)
	if err != nil {
		panic(err)
	}
	return int(n)
}

func (l inGo) Call(word string, x ...goValue) goValue {
	switch word {
	case "()":
		return goValue{Statement: Parens(x[0]), product: x[0].product}
	case "neg":
		// Go has no negative constants of l.d, but -n is ^(n - 1)
		if x[0].numeral != "" && !l.d.Signed {
			return goValue{Statement: Op("^").Id(l.d.Name).Call(Lit(integer(x[0].numeral) - 1))}
		}
		return goValue{Statement: Op("-").Add(x[0]), product: x[0].product}
	case "not":
		return goValue{Statement: Op("^").Add(x[0])}
	case "!":
		return goValue{Statement: Op("!").Add(x[0])}
	case "+", "-":
		return goValue{Statement: l.rounded(x[0]).Op(word).Add(l.rounded(x[1]))}
	case "*":
		return goValue{Statement: x[0].Op(word).Add(x[1]), product: l.d.IsFloat()}
	case "/", "<", ">", "<=", ">=", "==", "!=", "&&", "||":
		return goValue{Statement: x[0].Op(word).Add(x[1])}
	}
	if l.d.IsInteger() {
		switch word {
		case "&", "|", "^", "%":
			return goValue{Statement: x[0].Op(word).Add(x[1])}
		case "<<", ">>":
			return goValue{Statement: x[0].Op(word).Uint().Parens(x[1])}
		}
	}
	if name, ok := goFunctions[word]; ok {
		word = name
	}
	var args []Code
	for _, x := range x {
		if word == "fma" {
			args = append(args, x) // which adds to no product but its own
		} else {
			args = append(args, l.rounded(x))
		}
	}
	return goValue{Statement: Id(word).Call(args...)}
}

// rounded returns x converted to its type, if x is a product.
func (l inGo) rounded(x goValue) *Statement {
	if x.product {
		return Id(l.d.Name).Call(x)
	}
	return x.Statement
}

// goFunctions names the functions of templates/language.go.tmpl for operators
// that Go does not have on floats.
var goFunctions = map[string]string{
	"<<": "shl", ">>": "shr", "&": "and", "|": "or", "^": "xor",
	"%": "rem",
}

// ids returns names as identifiers.
func ids(names ...string) []Code {
	var codes []Code
	for _, n := range names {
		codes = append(codes, Id(n))
	}
	return codes
}

// lines lists codes between braces or parentheses, a line to each.
func lines(open, end string, codes ...Code) *Statement {
	return Custom(Options{Open: open, Close: end, Separator: ",", Multi: true}, codes...)
}
