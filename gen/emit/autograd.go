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
		if op.On&ops.Float != 0 && len(op.Scalars) == 0 && !ops.IsCondition(op.Expr) && !slices.Contains(op.Tensors(), "m") {
			methods = append(methods, Id(op.Name).Params(List(ids(ops.Operands(op.Expr)...)...).Id("T")).Id("T"))
		}
	}
	f.Comment("operations are those of a tensor type that differentiation calls.")
	f.Type().Id("operations").Types(Id("T").Any()).Interface(methods...).Line()
	for _, op := range ops.Table() {
		if op.On&ops.Float == 0 || op.Grad == nil || len(op.Scalars) > 0 || slices.Contains(op.Tensors(), "m") || op.Grad[0] == "0" {
			continue
		}
		x := ops.Operands(op.Expr)
		var back, values []Code
		for i, grad := range op.Grad {
			values = append(values, Id(x[i]).Dot("Value"))
			back = append(back, Id(x[i]).Dot("receive").Call(gradient(op, i, grad)))
		}
		// // Mul returns x * y.
		// func Mul[T Tensor[T]](x, y *Var[T]) *Var[T] {
		// 	r := zero[T]().Mul(x.Value, y.Value)
		// 	return record(r, func(g T) {
		// 		x.receive(zero[T]().Mul(g, y.Value))
		// 		y.receive(zero[T]().Mul(g, x.Value))
		// 	}, x, y)
		// }
		f.Commentf("%s returns %s.", op.Name, op.Doc)
		f.Func().Id(op.Name).Types(Id("T").Id("Tensor").Types(Id("T"))).
			Params(List(ids(x...)...).Op("*").Id("Var").Types(Id("T"))).Op("*").Id("Var").Types(Id("T")).Block(
			Id("r").Op(":=").Add(zero()).Dot(op.Name).Call(values...),
			Return(Id("record").Call(append([]Code{Id("r"), Func().Params(Id("g").Id("T")).Block(back...)}, ids(x...)...)...)),
		).Line()
	}
	return render("autograd/ops.go", f)
}

// gradient returns the call that computes the gradient of an operand of op.
func gradient(op ops.Op, i int, grad string) Code {
	if grad == "g" {
		return Id("g")
	}
	name, args := op.GradNames()[i], ops.Operands(grad)
	if same, operands, ok := ops.Find(grad); ok {
		name, args = same.Name, operands
	}
	var values []Code
	for _, a := range args {
		v := Id(a)
		if a == "x" || a == "y" || a == "w" {
			v.Dot("Value")
		}
		values = append(values, v)
	}
	return zero().Dot(name).Call(values...)
}

func zero() *Statement { return Id("zero").Types(Id("T")).Call() }
