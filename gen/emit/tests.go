package emit

import (
	"slices"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// kernelTests returns the cases of the kernels of d.
func kernelTests(d ops.DType) Output {
	f := newFile("generated_test", "generated_test")
	var rows []Code
	for _, op := range d.Ops() {
		if len(op.Scalars) > 0 || op.Result(d) != d || slices.Contains(op.Tensors(), "m") || d.Kind == ops.Int && op.On != ops.Number || op.Name == "Lerp" || op.Name == "Mod" || op.Name == "Rem" {
			continue
		}
		x := ops.Operands(op.Expr)
		of := func(name string) *Statement { return Id(name) }
		var call []Code
		for i := range x {
			call = append(call, Id("x").Index(Lit(i)))
		}
		// {"Mul", 2, 0,
		// 	func(k kernels.Kernels, z []float32, x [][]float32) { k.Mul(z, x[0], x[1]) },
		// 	func(x, y float64) float64 { return x * y }},
		rows = append(rows, Values(Lit(op.Name), Lit(op.ULP),
			Line().Func().Params(Id("k").Qual(Module+"/asm/"+d.Name, "Kernels"), Id("z").Index().Id(d.Name), Id("x").Op("...").Index().Id(d.Name)).
				Block(Id("k").Dot(op.Name).Call(append([]Code{Id("z")}, call...)...)),
			Line().Func().Params(List(ids(x...)...).Float64()).Float64().
				Block(Return(ops.Lower(op.Expr, reference{inGo{ops.DTypes[1], of}}).Statement)),
		))
	}
	f.Var().Id(d.Name+"Cases").Op("=").Index().Id("kernelCase").Types(Qual(Module+"/asm/"+d.Name, "Kernels"), Id(d.Name)).
		Custom(Options{Open: "{", Close: "}", Separator: ",", Multi: true}, rows...)
	return render("generated_test/"+d.Name+"_test.go", f)
}

// reference lowers an expression to float64 and package math.
type reference struct{ inGo }

func (r reference) Call(word string, x ...goValue) goValue {
	if word == "sigmoid" {
		return r.Call("/", r.Num("1"), r.Call("()", r.Call("+", r.Num("1"), r.Call("exp", r.Call("neg", x[0])))))
	}
	if name, ok := exactly[word]; ok { // package math is not that good, or does not have it
		var reals []Code
		for _, x := range x {
			reals = append(reals, Qual(Module+"/generated_test/reference", "Of").Call(x))
		}
		return goValue{Statement: Qual(Module+"/generated_test/reference", name).Call(reals...).Dot("Float64").Call()}
	}
	if name, ok := goMath[word]; ok {
		return goValue{Statement: Qual("math", name).Call(ids2(x)...)}
	}
	return r.inGo.Call(word, x...)
}

func ids2(x []goValue) (c []Code) {
	for _, x := range x {
		c = append(c, x)
	}
	return c
}

// goMath names the functions of package math for the words of the table.
var goMath = map[string]string{"abs": "Abs", "sqrt": "Sqrt", "exp": "Exp", "log": "Log", "log1p": "Log1p", "exp2": "Exp2", "expm1": "Expm1", "log10": "Log10", "cbrt": "Cbrt", "sinh": "Sinh", "cosh": "Cosh", "asinh": "Asinh", "acosh": "Acosh", "atanh": "Atanh", "tanh": "Tanh", "sin": "Sin", "cos": "Cos", "floor": "Floor", "ceil": "Ceil", "trunc": "Trunc", "round": "RoundToEven", "fma": "FMA"}

// exactly names the functions of package reference for others.
var exactly = map[string]string{"log2": "Log2", "pow": "Pow", "rsqrt": "Rsqrt"}
