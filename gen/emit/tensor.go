package emit

import (
	"slices"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// tensorType returns the tensor type of d, with all but its operations.
func tensorType(d ops.DType) Output {
	return fill("tensor/"+d.Name+"/tensor.go", "tensor.go.tmpl", d)
}

// tensorOps returns the operations on tensors of d.
func tensorOps(d ops.DType) Output {
	f := newFile("tensor/"+d.Name, d.Package)
	for _, op := range d.Ops() {
		if len(op.Scalars) > 0 || op.Result(d) != d || slices.Contains(op.Tensors(), "m") {
			continue
		}
		x := ops.Operands(op.Expr)
		params := Params(List(ids(x...)...).Op("*").Id("Tensor"))
		best := Qual(Module+"/asm/"+d.Name, "Best").Dot(op.Name)

		// // Mul returns x * y.
		// func Mul(x, y *Tensor) *Tensor { return new(Tensor).Mul(x, y) }
		f.Commentf("%s returns %s.", op.Name, op.Doc)
		f.Func().Id(op.Name).Add(params).Op("*").Id("Tensor").Block(
			Return(New(Id("Tensor")).Dot(op.Name).Call(ids(x...)...)),
		).Line()

		// // Mul sets z to x * y and returns z.
		// func (z *Tensor) Mul(x, y *Tensor) *Tensor {
		// 	return z.apply2(kernels.Best.Mul, x, y)
		// }
		f.Commentf("%s sets z to %s and returns z.", op.Name, op.Doc)
		f.Func().Params(Id("z").Op("*").Id("Tensor")).Id(op.Name).Add(params).Op("*").Id("Tensor").Block(
			Return(Id("z").Dot(apply[len(x)]).Call(append([]Code{best}, ids(x...)...)...)),
		).Line()
	}
	return render("tensor/"+d.Name+"/ops.go", f)
}

// apply names the method that runs a kernel, by the number of its operands.
var apply = map[int]string{1: "apply1", 2: "apply2", 3: "apply3"}
