package emit

import (
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

const (
	harnessPath   = Module + "/internal/kerneltest"
	referencePath = Module + "/internal/refmath"
)

// kernelTests returns the rows of d for the tests of its kernels.
func kernelTests(d table.DType) Output {
	f := newFile("generated_test", "generated_test")
	testRows(f, d, d.Name+"Rows", d.Ops())
	testRows(f, d, d.Name+"Parts", d.Of(table.Parts.Ops))
	return render("generated_test/"+d.Name+"_rows_test.go", f)
}

// testRows writes a variable that lists rows.
func testRows(f *File, d table.DType, variable string, of []table.Op) {
	kernels := Qual(Module+"/asm/"+d.Name, "Kernels")
	vector := Qual(harnessPath, "Vector").Types(Id(d.Name))
	var rows []Code
	for _, op := range of {
		// {
		// 	Name: "Mul", Operands: []string{"x", "y"},
		// 	Run: func(k kernels.Kernels, z vector, x []vector) {
		// 		k.Mul(z.Elements, x[0].Elements, x[1].Elements)
		// 	},
		// 	Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
		// 		return round(refmath.Mul(x[0], x[1]))
		// 	},
		// },
		var names []Code
		call := []Code{elements(Id("z"), op.Result(d), d)}
		for i, name := range op.Operands() {
			names = append(names, Lit(name))
			operand := elements(Id("x").Index(Lit(i)), op.Type(d, name), d)
			if op.IsNumber(name) {
				operand = operand.Index(Lit(0))
			}
			call = append(call, operand)
		}
		fields := []Code{
			Id("Name").Op(":").Lit(op.Name),
			Id("Operands").Op(":").Index().String().Values(names...),
		}
		if op.Result(d) != d {
			fields = append(fields, Id("Condition").Op(":").True())
		}
		if bound := errorBound(op, d); bound != 0 {
			fields = append(fields, Id("ULP").Op(":").Lit(bound))
		}
		fields = append(
			fields,
			Id("Run").Op(":").Add(runOf(op,
				Func().Params(Id("k").Add(kernels), Id("z").Add(vector),
					Id("x").Index().Add(vector)).
					Block(Id("k").Dot(op.Name).Call(call...)))),
			Id("Want").Op(":").Func().Params(Id("round").Qual(referencePath, "Rounding"),
				Id("x").Index().Qual(referencePath, "Real")).Qual(referencePath, "Real").
				Block(Return(expr.Lower(op.Expr, inReals{op, d}).value())),
		)
		rows = append(rows, lines("{", "}", fields...))
	}
	f.Var().Id(variable).Op("=").Index().Qual(harnessPath, "Row").Types(kernels,
		Id(d.Name)).Add(lines("{", "}", rows...)).Line()
}

// runOf returns what runs op, of what does so where each of its Numbers is one.
func runOf(op table.Op, run *Statement) *Statement {
	if n := len(op.Numbers); n > 0 {
		return Qual(harnessPath, "WithNumbers").Call(Lit(n), run)
	}
	return run
}

// elements returns the slice of a vector whose element type is t, in tests of d.
func elements(vector *Statement, t, d table.DType) *Statement {
	if t != d {
		return vector.Dot("Bools")
	}
	return vector.Dot("Elements")
}

// errorBound returns the error allowed to kernels of op: its own, or else that of
// the words in its expression; 0 of rows that IEEE 754 says every bit of.
func errorBound(op table.Op, d table.DType) float64 {
	if op.ULP != 0 {
		return op.ULP
	}
	return expr.Lower(op.Expr, bounds{d})
}

// bounds lowers an expression to the largest error of a word in it.
type bounds struct{ d table.DType }

func (bounds) Var(string) float64 { return 0 }
func (bounds) Num(string) float64 { return 0 }
func (b bounds) Call(name string, args ...float64) float64 {
	bound := 0.0
	if w := mathfn.Find(name); w != nil && b.d.IsFloat() {
		bound = w.Bound(b.d.Bits)
	}
	for _, arg := range args {
		bound = max(bound, arg)
	}
	return bound
}

// inReals lowers an expression of a row to package reference. Each step goes
// through a function round, which may round as the kernels do.
type inReals struct {
	op table.Op
	d  table.DType
}

// A realValue is an expression in Go, of type refmath.Real or bool.
type realValue struct {
	*Statement
	condition bool
}

// value returns v as a refmath.Real.
func (v realValue) value() *Statement {
	if v.condition {
		return Qual(referencePath, "Truth").Call(v)
	}
	return v.Statement
}

func (l inReals) Var(name string) realValue {
	if expr.IsConstant(name) {
		return realValue{Statement: Qual(referencePath,
			map[string]string{"inf": "Inf", "nan": "NaN"}[name])}
	}
	for i, operand := range l.op.Operands() {
		if operand == name {
			x := Id("x").Index(Lit(i))
			if l.op.Type(l.d, name) == table.Bool {
				return realValue{Qual(referencePath, "Holds").Call(x), true}
			}
			return realValue{Statement: x}
		}
	}
	panic("emit: " + l.op.Name + " has no operand " + name)
}

func (l inReals) Num(literal string) realValue {
	return realValue{Statement: Id("round").Call(Qual(referencePath, "Num").Call(Lit(literal)))}
}

func (l inReals) Call(word string, x ...realValue) realValue {
	var args []Code
	for _, x := range x {
		args = append(args, x)
	}
	name, known := realNames[word]
	if l.d.IsInteger() && word == "/" {
		name = "Quo"
	}
	switch {
	case word == "()":
		return x[0]
	case word == "!":
		return realValue{Op("!").Add(x[0]), true}
	case word == "&&", word == "||", x[0].condition && len(x) == 2:
		return realValue{x[0].Op(word).Add(x[1]), true}
	case word == "where":
		return realValue{Qual(referencePath, "Where").Call(args...), x[1].condition}
	case realConditions[word] != "":
		return realValue{Qual(referencePath, realConditions[word]).Call(args...), true}
	case !known:
		name = strings.ToUpper(word[:1]) + word[1:]
	}
	return realValue{Statement: Id("round").Call(Qual(referencePath, name).Call(args...))}
}

// realConditions names the functions of package reference for comparisons, and
// realNames those for operators and for words that are abbreviations.
var (
	realConditions = map[string]string{
		"==": "Equal", "!=": "NotEqual", "<": "Less",
		"<=": "LessEqual", ">": "Greater", ">=": "GreaterEqual",
	}
	realNames = map[string]string{
		"+": "Add", "-": "Sub", "*": "Mul", "/": "Div", "%": "Rem", "neg": "Neg", "max": "Maximum",
		"min": "Minimum", "fma": "FMA",
		"phi": "NormalCDF", "&": "And", "|": "Or", "^": "Xor", "not": "Not", "<<": "Shl",
		">>": "Shr",
	}
)
