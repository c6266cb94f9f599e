package emit

import (
	"slices"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// autogradOps returns the differentiable operations on variables.
func autogradOps() Output {
	f := newFile("autograd", "autograd")
	var methods []Code
	for _, op := range ops.All() {
		if onTensors(op) {
			methods = append(methods, Id(op.Name).Params(List(ids(op.Operands()...)...).Id("T")).Id("T"))
		}
	}
	f.Comment("operations are those of a tensor type that differentiation calls.")
	f.Type().Id("operations").Types(Id("T").Any()).Interface(methods...).Line()
	for _, op := range ops.Table() {
		if !onTensors(op) || op.Grad == nil {
			continue
		}
		// // Mul returns x * y.
		// func Mul[T Tensor[T]](x, y *Var[T]) *Var[T] {
		// 	r := none[T]().Mul(x.Value, y.Value)
		// 	return record(r, func(operand int, g T) T {
		// 		if operand == 0 {
		// 			return none[T]().Mul(g, y.Value)
		// 		}
		// 		return none[T]().Mul(g, x.Value)
		// 	}, func(operand int, g, r *Var[T]) *Var[T] {
		// 		…
		// 	}, x, y)
		// }
		variable := Op("*").Id("Var").Types(Id("T"))
		x := ids(op.Operands()...)
		var values, kernels, graphs []Code
		for i, grad := range op.Grad {
			values = append(values, Id(op.Operands()[i]).Dot("Value"))
			kernels = append(kernels, gradient(op, i, grad))
			graphs = append(graphs, composed(op, i, grad))
		}
		f.Commentf("%s returns %s.", op.Name, op.Doc)
		f.Func().Id(op.Name).Types(Id("T").Id("Tensor").Types(Id("T"))).Params(List(x...).Add(variable)).Add(variable).Block(
			Id("r").Op(":=").Add(none()).Dot(op.Name).Call(values...),
			Return(Id("record").Call(append([]Code{
				Id("r"),
				Func().Params(Id("operand").Int(), Id("g").Id("T")).Id("T").Block(byOperand(kernels)...),
				Func().Params(Id("operand").Int(), List(ids("g", "r")...).Add(variable)).Add(variable).Block(byOperand(graphs)...),
			}, x...)...)),
		).Line()
	}
	return render("autograd/ops.go", f)
}

// autogradTests returns the cases of the differentiable operations.
func autogradTests() Output {
	f := newFile("autograd_test", "autograd_test")
	f.ImportName(Module+"/autograd", "autograd")
	var rows []Code
	for _, op := range ops.Table() {
		if !onTensors(op) || op.Grad == nil {
			continue
		}
		var x []Code
		for i := range op.Grad {
			x = append(x, Id("x").Index(Lit(i)))
		}
		// {"Mul", 2, func(x ...*variable) *variable { return autograd.Mul(x[0], x[1]) }},
		rows = append(rows, Values(Lit(op.Name), Lit(len(x)),
			Func().Params(Id("x").Op("...").Op("*").Id("variable")).Op("*").Id("variable").
				Block(Return(Qual(Module+"/autograd", op.Name).Call(x...)))))
	}
	f.Var().Id("rows").Op("=").Index().Id("row").Add(lines("{", "}", rows...))
	return render("autograd/rows_test.go", f)
}

// onTensors reports whether op is of float tensors to one: the only operands of
// variables.
func onTensors(op ops.Op) bool {
	return op.On&ops.Float != 0 && len(op.Scalars) == 0 && !ops.IsCondition(op.Expr) && !slices.Contains(op.Tensors(), "m")
}

// byOperand returns statements that return the value for an operand.
func byOperand(values []Code) []Code {
	var body []Code
	last := len(values) - 1
	for i, v := range values[:last] {
		body = append(body, If(Id("operand").Op("==").Lit(i)).Block(Return(v)))
	}
	return append(body, Return(values[last]))
}

// gradient returns the kernel that computes the gradient of an operand of op.
func gradient(op ops.Op, i int, grad string) Code {
	switch grad {
	case "g":
		return Id("g")
	case "0":
		return none()
	}
	name, args := op.GradNames()[i], ops.Operands(grad)
	if same, operands, ok := ops.Find(grad); ok {
		name, args = same.Name, operands
	}
	var values []Code
	for _, a := range args {
		v := Id(a)
		if a != "g" && a != "r" {
			v.Dot("Value")
		}
		values = append(values, v)
	}
	return none().Dot(name).Call(values...)
}

// composed returns the gradient of an operand of op made of operations on variables.
// One that only chooses is a kernel that is its own derivative.
func composed(op ops.Op, i int, grad string) Code {
	switch {
	case grad == "0":
		return Nil()
	case grad != "g" && ops.Lower(grad, choices{}):
		return Id("piecewise").Call(Func().Params(Id("g").Id("T")).Id("T").Block(Return(gradient(op, i, grad))), Id("g"))
	}
	return ops.Lower(grad, inVars{})
}

// choices lowers an expression to whether it is made of choices and signs alone.
type choices struct{}

func (choices) Var(string) bool { return true }
func (choices) Num(string) bool { return true }
func (choices) Call(word string, x ...bool) bool {
	return slices.Contains([]string{"where", "neg", "()", "<", "<=", "==", "!=", ">=", ">", "&&", "||", "!"}, word) && !slices.Contains(x, false)
}

// inVars lowers an expression to calls of the operations on variables. Of a choice that
// guards a singular point it takes the regular value.
type inVars struct{}

func (inVars) Var(name string) *Statement { return Id(name) }
func (inVars) Num(lit string) *Statement  { return Id("r").Dot("number").Call(Op(lit)) }

func (inVars) Call(word string, x ...*Statement) *Statement {
	switch word {
	case "()":
		return x[0]
	case "where":
		return x[2]
	case "==":
		return nil
	}
	for _, op := range ops.Table() {
		if onTensors(op) && ops.IsCall(op.Expr, word, op.Operands()) {
			var args []Code
			for _, x := range x {
				args = append(args, x)
			}
			return Id(op.Name).Call(args...)
		}
	}
	panic("emit: no operation for " + word + " in a derivative")
}

func none() *Statement { return Id("none").Types(Id("T")).Call() }
