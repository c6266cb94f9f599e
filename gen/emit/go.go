package emit

import (
	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// newFile starts a Go file of a package of the library.
func newFile(path, pkg string) *File {
	f := NewFilePathName(Module+"/"+path, pkg)
	f.ImportName(Module+"/asm", "asm")
	for _, d := range ops.DTypes {
		f.ImportAlias(Module+"/tensor/"+d.Name, d.Package)
		f.ImportAlias(Module+"/asm/"+d.Name, "kernels")
	}
	return f
}

// inGo lowers an expression to Go, of the values that of names.
type inGo struct {
	of func(name string) *Statement
}

func (l inGo) Var(name string) *Statement { return l.of(name) }
func (l inGo) Num(lit string) *Statement  { return Op(lit) }
func (l inGo) Call(word string, x ...*Statement) *Statement {
	switch word {
	case "()":
		return Parens(x[0])
	case "neg":
		return Op("-").Add(x[0])
	case "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=":
		return x[0].Op(word).Add(x[1])
	}
	if name, ok := goBits[word]; ok {
		word = name
	}
	var args []Code
	for _, x := range x {
		args = append(args, x)
	}
	return Id(word).Call(args...)
}

// goBits names the functions of templates/words.go.tmpl for operators on bits.
var goBits = map[string]string{"<<": "shl", ">>": "shr", "|": "or", "^": "xor"}

// reference lowers an expression to float64 and package math.
type reference struct{ inGo }

func (r reference) Call(word string, x ...*Statement) *Statement {
	if name, ok := goMath[word]; ok {
		return Qual("math", name).Call(x[0])
	}
	return r.inGo.Call(word, x...)
}

// goMath names the functions of package math for the words of the table.
var goMath = map[string]string{"abs": "Abs", "sqrt": "Sqrt", "exp": "Exp", "log": "Log", "log1p": "Log1p", "tanh": "Tanh", "sin": "Sin", "cos": "Cos"}

// ids returns names as identifiers.
func ids(names ...string) []Code {
	var codes []Code
	for _, n := range names {
		codes = append(codes, Id(n))
	}
	return codes
}

// table returns a composite literal with a line to each field.
func table(typ string, fields ...Code) *Statement {
	return Id(typ).Custom(Options{Open: "{", Close: "}", Separator: ",", Multi: true}, fields...)
}
