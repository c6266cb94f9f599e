package emit

import (
	"slices"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// autogradRows returns the row operations on variables, and their derivatives.
func autogradRows() Output {
	f := newFile("autograd", "autograd")
	var methods []Code
	for _, op := range table.RowOps {
		if !op.NoMethod {
			methods = append(methods, Id(op.Name).Add(autogradRowParams(op, Id("T"))).Id("T"))
		}
		autogradRowFunction(f, op)
		autogradRowGraph(f, op.GradProgram())
	}
	f.Comment("rowOperations are those of a tensor type.")
	f.Type().Id("rowOperations").Types(Id("T").Any()).Interface(methods...)
	return render("autograd/rowops.go", f)
}

// rowFunctions lists the operations on rows that are no methods of tensors.
func rowFunctions() []table.RowOp {
	return slices.DeleteFunc(slices.Clone(table.RowOps),
		func(op table.RowOp) bool { return !op.NoMethod })
}

// autogradRowParams returns the parameters of op: tensors or variables of a type, and the others.
func autogradRowParams(op table.RowOp, of *Statement) *Statement {
	params := []Code{List(ids(append([]string{"x"}, names(op.Parameters)...)...)...).Add(of)}
	for _, s := range op.Scalars {
		params = append(params, Id(s.Name).Id(s.Type))
	}
	if op.Axes == table.OneAxis {
		return Params(append(params, Id("axis").Int())...)
	}
	return Params(append(params, Id("axes").Op("...").Int())...)
}

// autogradRowFunction writes the function of op on variables.
func autogradRowFunction(f *File, op table.RowOp) {
	// // RMSNorm returns x divided by …
	// func RMSNorm[T Tensor[T]](x, weight *Variable[T], epsilon float64, axes ...int) *Variable[T] {
	// 	if weight == nil {
	// 		weight = x.Number(1)
	// 	}
	// 	axes = orLast(axes)
	// 	value := none[T]().RMSNorm(x.Value, weight.Value, epsilon, axes...)
	// 	return record("RMSNorm", value, rowRule[T]{[]float64{epsilon}, axes, rmsNormGraph[T]}, x, weight)
	// }
	var body, values, scalars, operands []Code
	for _, p := range op.Parameters {
		body = append(body, If(Id(p.Name).Op("==").Nil()).Block(
			Id(p.Name).Op("=").Id("x").Dot("Number").Call(Op(p.Default)),
		))
	}
	for _, name := range append([]string{"x"}, names(op.Parameters)...) {
		values, operands = append(values, Id(name).Dot("Value")), append(operands, Id(name))
	}
	for _, s := range op.Scalars {
		values, scalars = append(values, Id(s.Name)), append(scalars, Float64().Call(Id(s.Name)))
	}
	axes := Id("axes")
	switch op.Axes {
	case table.OneAxis:
		values, axes = append(values, Id("axis")), Index().Int().Values(Id("axis"))
	case table.LastIfNone:
		body = append(body, Id("axes").Op("=").Id("orLast").Call(Id("axes")))
		values = append(values, Id("axes").Op("..."))
	case table.AllIfNone:
		body = append(body, Id("axes").Op("=").Id("x").Dot("orAll").Call(Id("axes")))
		values = append(values, Id("axes").Op("..."))
	}
	numbers := Nil()
	if len(scalars) > 0 {
		numbers = Index().Float64().Values(scalars...)
	}
	rule := Id("rowRule").Types(Id("T")).Values(numbers, axes,
		Id(graphName(op.Name)).Types(Id("T")))
	args := append([]Code{Lit(op.Name), Id("value"), rule}, operands...)
	tensors := none()
	if op.NoMethod {
		tensors = Id("of").Types(Id("T")).Call()
	}
	body = append(body, Id("value").Op(":=").Add(tensors).Dot(op.Name).Call(values...),
		Return(Id("record").Call(args...)))
	f.Add(comment(op.Name + " returns " + op.Doc + ". " + rowsDoc(op, op.Program()))).
		Func().Id(op.Name).Types(Id("T").Id("Tensor").Types(Id("T"))).Add(autogradRowParams(op,
		variable())).
		Add(variable()).Block(body...).Line()
}

// graphName names the function of gradients by operations on variables: softmaxGraph of Softmax.
func graphName(op string) string { return unexport(op) + "Graph" }

// autogradRowGraph writes the gradients of a program by operations on variables.
func autogradRowGraph(f *File, p table.RowProgram) {
	// func softmaxGraph[T Tensor[T]](v *rows[T], _ int) *Variable[T] {
	// 	g, r := v.g, v.r
	// 	total := v.fold(Sum, Mul(g, r))
	// 	return Mul(r, Sub(g, total))
	// }
	results := p.Results()
	operand := "_"
	var body []Code
	for i, s := range results[:len(results)-1] {
		operand = "operand"
		body = append(body, If(Id("operand").Op("==").Lit(i+1)).Block(rowGradient(p, s)...))
	}
	body = append(body, rowGradient(p, results[len(results)-1])...)
	f.Func().Id(graphName(p.Name[:len(p.Name)-len("Grad")])).Types(Id("T").Id("Tensor").Types(Id("T"))).
		Params(Id("v").Op("*").Id("rows").Types(Id("T")),
			Id(operand).Int()).Add(variable()).Block(body...).Line()
}

// rowGradient returns the statements that return a result of a program.
func rowGradient(p table.RowProgram, result table.RowStatement) (body []Code) {
	needed := map[string]bool{}
	need := func(s table.RowStatement) {
		for _, name := range table.Operands(s.Expr) {
			needed[name] = true
		}
	}
	need(result)
	for _, s := range slices.Backward(p.Statements) {
		if s.Kind != table.RowSum && (needed[s.Name] || s.Mean != "" && needed[s.Mean]) {
			need(s)
		}
	}
	define := func(name string, value *Statement) {
		if needed[name] {
			body = append(body, Id(name).Op(":=").Add(value))
		}
	}
	for _, name := range []string{"g", "r", "x"} {
		define(name, Id("v").Dot(name))
	}
	for i, name := range p.Parameters {
		define(name, Id("v").Dot("parameters").Index(Lit(i)))
	}
	for i, name := range p.Scalars {
		define(name, Id("v").Dot("Number").Call(Id("v").Dot("scalars").Index(Lit(i))))
	}
	define("n", Id("v").Dot("length").Call())
	masks := 0
	lower := func(source string) *Statement {
		l := inRows{&inVars{masked: masks}}
		value := expr.Lower(source, l).of(func(name string) *Statement { return Id(name) })
		masks += len(l.masks)
		body = append(body, l.masks...)
		return value
	}
	for _, s := range p.Statements {
		switch {
		case s.Kind == table.RowNumber && needed[s.Name], s.Kind == table.RowStored &&
			needed[s.Name]:
			define(s.Name, lower(s.Expr))
		case s.Word == "deviations" && (needed[s.Name] || needed[s.Mean]):
			blank := func(name string) string {
				if needed[name] {
					return name
				}
				return "_"
			}
			body = append(body, List(Id(blank(s.Mean)),
				Id(blank(s.Name))).Op(":=").Id("v").Dot("deviations").Call(lower(s.Expr)))
		case s.Kind == table.RowReduction && needed[s.Name]:
			define(s.Name, Id("v").Dot("fold").Call(Id(rowFolds[s.Word]), lower(s.Expr)))
		}
	}
	return append(body, Return(lower(result.Expr)))
}

// rowFolds names the folds of variables that are reductions.
var rowFolds = map[string]string{"sum": "Sum", "prod": "Prod", "max": "Max", "min": "Min"}

// inRows lowers an expression to calls of the operations on variables of a row operation.
type inRows struct{ *inVars }

func (inRows) Var(name string) varValue {
	if expr.IsConstant(name) {
		return numberInVars(map[string]*Statement{
			"inf": Qual("math", "Inf").Call(Lit(1)),
			"nan": Qual("math", "NaN").Call(),
		}[name])
	}
	return varValue{
		of:    func(operand func(string) *Statement) *Statement { return operand(name) },
		value: Id(name).Dot("Value"),
	}
}
