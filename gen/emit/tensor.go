package emit

import (
	"slices"
	"strconv"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// tensors returns the package of tensors of d.
func tensors(d table.DType) []Output {
	var files []Output
	texts := []string{
		"tensor", "create", "view", "move", "map", "select", "device", "support", "example_test",
		"gather", "pad", "marshal", "marshal_test", "ragged", "ragged_test",
	}
	if d.IsStored() {
		texts = append(texts, "stored")
	}
	switch {
	case d.IsText():
		texts = append(texts, "text")
	case d.IsHalf():
		texts = append(texts, "half")
	default:
		files = append(files, tensorOps(d))
		texts = append(texts, "reduce", "tensor_test")
	}
	if d.IsCondition() {
		texts = append(texts, "masks")
	}
	if d.IsCondition() || d.IsText() {
		texts = append(texts, "order")
	}
	if !d.IsText() {
		texts = append(texts, "making")
	}
	if !d.IsHalf() {
		texts = append(texts, "unique")
	}
	if d.IsNumber() {
		texts = append(texts, "rows", "fuse", "sort", "random", "convolution", "convolution_device",
			"scatter", "order_test", "sparse", "sparse_test", "power")
		if d.IsAccumulator() {
			texts = append(texts, "along", "product", "volumes", "vectors")
		} else {
			texts = append(texts, "wide")
		}
	}
	if d.IsFloat() {
		files, texts = append(files, rowTensors(d)), append(texts, "autograd", "resize", "vectors_test")
	}
	if d.IsInteger() {
		texts = append(texts, "mean")
	}
	for _, name := range texts {
		files = append(files, fill("tensor/"+d.Name+"/"+name+".go", name+".go.tmpl", d))
	}
	return files
}

// tensorOps returns the operations on tensors of d.
func tensorOps(d table.DType) Output {
	f := newFile("tensor/"+d.Name, d.Package)
	for _, op := range d.Ops() {
		if op.Result(d) == d {
			operation(f, d, op)
			if op.TakesNumber(d) {
				numberForm(f, d, op)
			}
		} else {
			condition(f, d, op)
		}
	}
	return render("tensor/"+d.Name+"/ops.go", f)
}

// operation writes the function and the method of op, which is unexported if people are not to call
// it: autograd does.
func operation(f *File, d table.DType, op table.Op) {
	name := op.Name
	if !op.IsMethod() {
		name = unexport(name)
	}
	if op.IsGradient() {
		f.Commentf("%s sets z to %s, and returns z.", name, op.Doc)
	} else {
		// // Mul returns x * y.
		// func Mul(x, y *Tensor) *Tensor { return new(Tensor).Mul(x, y) }
		f.Commentf("%s returns %s.", op.Name, op.Doc)
		f.Func().Id(op.Name).Add(tensorParams(op, d)).Op("*").Id("Tensor").Block(
			Return(New(Id("Tensor")).Dot(name).Call(ids(op.Operands()...)...)),
		).Line()
		f.Commentf("%s sets z to what the function %s returns, and returns z.", name, op.Name)
	}
	// // Mul sets z to what the function Mul returns, and returns z.
	// func (z *Tensor) Mul(x, y *Tensor) *Tensor {
	// 	if !x.isOnHost() || !y.isOnHost() {
	// 		return z.onDevice(deviceops.Float32, deviceops.OpMul, x, y)
	// 	}
	// 	z = z.result("Mul", &x.layout, &y.layout)
	// 	iterate.Apply2(kernels.For(z.layout.Size()).Mul, z.raw(), x.raw(), y.raw())
	// 	return z
	// }
	body := []Code{
		onDevice(op, d, Id("z").Dot("onDevice")),
		Id("z").Op("=").Id("z").Dot("result").Call(append([]Code{Lit(op.Name)},
			layouts(op, d)...)...),
		applyKernel(op, d),
		Return(Id("z")),
	}
	if divides(op, d) {
		body = append([]Code{Defer().Qual(Module+"/internal/iterate", "Division").Call()}, body...)
	}
	f.Func().Params(Id("z").Op("*").Id("Tensor")).Id(name).Add(tensorParams(op,
		d)).Op("*").Id("Tensor").Block(body...).Line()
}

// numberForm writes the function of op with a number in place of its second operand.
func numberForm(f *File, d table.DType, op table.Op) {
	// // MulC returns Mul(x, y) for a y of which each element is the number y.
	// func MulC(x *Tensor, y float32) *Tensor {
	// 	if !x.isOnHost() {
	// 		return new(Tensor).withNumber((*Tensor).Mul, x, y)
	// 	}
	// 	z := new(Tensor).result("MulC", &x.layout)
	// 	iterate.Apply2(kernels.For(z.layout.Size()).Mul, z.raw(), x.raw(), layout.Scalar(y))
	// 	return z
	// }
	form := op
	form.Scalars = []string{"y"}
	var body []Code
	if divides(op, d) {
		body = append(body, Defer().Qual(Module+"/internal/iterate", "Division").Call())
	}
	body = append(
		body,
		If(Op("!").Id("x").Dot("isOnHost").Call()).Block(
			Return(New(Id("Tensor")).Dot("withNumber").Call(
				Parens(Op("*").Id("Tensor")).Dot(op.Name), Id("x"), Id("y"),
			)),
		),
		Id("z").Op(":=").New(Id("Tensor")).Dot("result").Call(Lit(op.Name+"C"),
			Op("&").Id("x").Dot("layout")),
		applyKernel(form, d),
		Return(Id("z")),
	)
	tensor := Op("*").Id("Tensor")
	withNumber(f, op, Params(Id("x").Add(tensor), Id("y").Id(d.Name)).Add(tensor), body)
}

// withNumber writes the function of op with a number in place of its second operand, for tensors or
// variables: its parameters and result, and what it does unless op.WithNumber has an answer.
func withNumber(f *File, op table.Op, signature *Statement, body []Code) {
	f.Commentf("%[1]sC returns %[1]s(x, y) for a y of which each element is the number y.", op.Name)
	if op.WithNumber != "" {
		body = append([]Code{
			If(Id("z").Op(":=").Id(op.WithNumber).Call(Id("x"), Id("y")), Id("z").Op("!=").Nil()).
				Block(Return(Id("z"))),
		}, body...)
	}
	f.Func().Id(op.Name + "C").Add(signature).Block(body...).Line()
}

// onDevice returns the statement that has run compute op on a device, if an operand is there.
func onDevice(op table.Op, d table.DType, run *Statement) Code {
	var there *Statement
	for i, name := range op.Tensors() {
		is := Op("!").Id(name).Dot("isOnHost").Call()
		if op.Type(d, name) != d {
			is = Id(name).Dot("Device").Call().Op("!=").Nil()
		}
		if i == 0 {
			there = is
		} else {
			there = there.Op("||").Add(is)
		}
	}
	args := append([]Code{
		Qual(Module+"/internal/deviceops", table.Exported(d.Name)),
		Qual(Module+"/internal/deviceops", "Op"+op.Name),
	}, ids(op.Operands()...)...)
	if divides(op, d) {
		args = append(args, Qual(Module+"/device",
			"Fault").Values(Dict{Id("Err"): Qual(Module+"/tensor", "ErrDivision")}))
	}
	return If(there).Block(Return(run.Call(args...)))
}

// divides reports whether op on d panics if an operand is zero.
func divides(op table.Op, d table.DType) bool {
	return d.IsInteger() && slices.ContainsFunc(table.Inline(op.Expr, d).Steps,
		func(s expr.Step) bool {
			return s.Kind == expr.Operation && slices.Contains([]string{"/", "%", "mod"}, s.Text)
		})
}

// condition writes the function of op, whose result is of another type than its
// operands.
func condition(f *File, d table.DType, op table.Op) {
	// // Less returns whether x is less than y.
	// func Less(x, y *Tensor) *bools.Tensor {
	// 	if !x.isOnHost() || !y.isOnHost() {
	// 		return boolsSupport.OnDevice(deviceops.Float32, deviceops.OpLess, x, y)
	// 	}
	// 	z := boolsSupport.Result("Less", &x.layout, &y.layout)
	// 	iterate.Apply2(kernels.Best.Less, boolsSupport.Raw(z), x.raw(), y.raw())
	// 	return z
	// }
	operands := layouts(op, d)
	if len(operands) == 1 {
		operands = append(operands, Nil())
	}
	f.Commentf("%s returns %s.", op.Name, op.Doc)
	f.Func().Id(op.Name).Add(tensorParams(op, d)).Add(tensorOf(op.Result(d), d)).Block(
		onDevice(op, d, supportOf(op.Result(d)).Dot("OnDevice")),
		Id("z").Op(":=").Add(supportOf(op.Result(d))).Dot("Result").Call(append([]Code{Lit(op.Name)}, operands...)...),
		applyKernel(op, d),
		Return(Id("z")),
	).Line()
}

// tensorOf returns the type of tensors of an element type, in the package of d.
func tensorOf(t, d table.DType) *Statement {
	if t == d {
		return Op("*").Id("Tensor")
	}
	return Op("*").Qual(Module+"/tensor/"+t.Name, "Tensor")
}

// tensorParams returns the parameters of op: tensors, and its scalars.
func tensorParams(op table.Op, d table.DType) *Statement {
	var params []Code
	for _, r := range runs(op.Tensors(),
		func(name string) table.DType { return op.Type(d, name) }) {
		params = append(params, List(ids(r.names...)...).Add(tensorOf(r.of, d)))
	}
	if len(op.Scalars) > 0 {
		params = append(params, List(ids(op.Scalars...)...).Id(d.Name))
	}
	return Params(params...)
}

// supportOf returns the variable that has what other packages need of tensors of t.
func supportOf(t table.DType) *Statement { return Id(t.Package + "Support") }

// otherTensors lists the element types of tensors that the package of d makes and reads.
func otherTensors(d table.DType) []table.DType {
	var others []table.DType
	if !d.IsCondition() {
		others = append(others, table.Bool, table.Index)
	}
	if d.IsText() {
		others = append(others, table.Byte)
	}
	if d.IsHalf() {
		others = append(others, table.Single)
	}
	return slices.DeleteFunc(others, func(t table.DType) bool { return t == d })
}

// rawOf returns a tensor of t as it is in memory, in the package of d.
func rawOf(x string, t, d table.DType) *Statement {
	if t == d {
		return Id(x).Dot("raw").Call()
	}
	return supportOf(t).Dot("Raw").Call(Id(x))
}

// layouts returns pointers to the layouts of the operands of op.
func layouts(op table.Op, d table.DType) []Code {
	var args []Code
	for _, name := range op.Tensors() {
		if of := op.Type(d, name); of == d {
			args = append(args, Op("&").Id(name).Dot("layout"))
		} else {
			args = append(args, rawOf(name, of, d).Dot("Layout"))
		}
	}
	return args
}

// kernelsFor returns the kernels for op by what it moves: kernels.For(3*z.layout.Size(), z == x ||
// z == y).
func kernelsFor(op table.Op, d table.DType) *Statement {
	moved, inPlace := 1, Null()
	for _, name := range op.Tensors() {
		if op.Type(d, name) != d {
			continue
		}
		if moved++; moved > 2 {
			inPlace.Op("||")
		}
		inPlace.Id("z").Op("==").Id(name)
	}
	return Qual(Module+"/asm/"+d.Name, "For").Call(Lit(moved).Op("*").Id("z").Dot("layout").Dot("Size").Call(), inPlace)
}

// applyKernel returns the call that runs the kernel of op.
func applyKernel(op table.Op, d table.DType) *Statement {
	best := Qual(Module+"/asm/"+d.Name, "Best")
	if canBypass(op, d) {
		best = kernelsFor(op, d)
	}
	args := []Code{best.Dot(op.Name), rawOf("z", op.Result(d), d)}
	for _, name := range op.Operands() {
		if slices.Contains(op.Scalars, name) {
			args = append(args, Qual(Module+"/internal/layout", "Scalar").Call(Id(name)))
		} else {
			args = append(args, rawOf(name, op.Type(d, name), d))
		}
	}
	return Qual(Module+"/internal/iterate", "Apply"+strconv.Itoa(len(op.Operands()))).Call(args...)
}
