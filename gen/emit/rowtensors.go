package emit

import (
	"fmt"
	"slices"
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// rowTensors returns the row operations of d on tensors.
func rowTensors(d table.DType) Output {
	f := newFile("tensor/"+d.Name, d.Package)
	var cases []Code
	for _, op := range d.RowOps() {
		program, grad := op.Program(), op.GradProgram()
		rowFunction(f, op, program)
		f.Add(rowKernel(d, op, program)).Line()
		f.Add(rowKernel(d, op, grad)).Line()
		cases = append(cases, Case(Lit(op.Name)).Block(Return(rowGrad(grad))))
	}
	// // RowGrad sets z to the gradient …
	// func (z *Tensor) rowGrad(op string, sums []*Tensor, g, r, x *Tensor, parameters []*Tensor,
	// 	scalars []float64, axes ...int) *Tensor {
	// 	switch op {
	// 	case "Softmax":
	// 		return z.ofRows(&softmaxGrad, &rowOperands{rows: []*Tensor{g, r}, parameters: nil, …})
	// 	…
	// 	}
	// 	panic(&tensor.ValueError{Op: "RowGrad", Argument: "op", Value: op, Want: "a row operation"})
	// }
	for _, line := range []string{
		"rowGrad sets z to the gradient of x, of the gradient g of r, which the row operation op made of",
		"x, parameters and scalars along axes; and sums to those of the parameters, as many as there are,",
		"which have the lengths of x along axes, in ascending order. z must not be over x or r.",
	} {
		f.Comment(line)
	}
	tensor := Op("*").Id("Tensor")
	f.Func().Params(Id("z").Add(tensor)).Id("rowGrad").Params(
		Id("op").String(), Id("sums").Index().Add(tensor),
		List(Id("g"), Id("r"), Id("x")).Add(tensor),
		Id("parameters").Index().Add(tensor), Id("scalars").Index().Float64(),
		Id("axes").Op("...").Int(),
	).Add(tensor).Block(
		Switch(Id("op")).Block(cases...),
		Panic(Op("&").Qual(Module+"/tensor", "ValueError").Values(Dict{
			Id("Op"): Lit("RowGrad"), Id("Argument"): Lit("op"), Id("Value"): Id("op"),
			Id("Want"): Lit("a row operation"),
		})),
	)
	return render("tensor/"+d.Name+"/rowops.go", f)
}

// rowFunction writes the function and the method of op.
func rowFunction(f *File, op table.RowOp, p table.RowProgram) {
	// // Softmax returns the exponentials of x, divided by their sum. Rows of x lie along an axis. It
	// // panics with a *tensor.AxisError if there is no such axis.
	// func Softmax(x *Tensor, axis int) *Tensor { return new(Tensor).Softmax(x, axis) }
	//
	// // Softmax sets z to what the function Softmax returns, and returns z.
	// func (z *Tensor) Softmax(x *Tensor, axis int) *Tensor {
	// 	return z.ofRows(&softmaxRows, &rowOperands{rows: []*Tensor{x}, axes: []int{axis}})
	// }
	tensor := Op("*").Id("Tensor")
	params := []Code{List(ids(append([]string{"x"}, names(op.Parameters)...)...)...).Add(tensor)}
	args := ids(op.Operands()...)
	var scalars []Code
	for _, s := range op.Scalars {
		params = append(params, Id(s.Name).Id(s.Type))
		scalars = append(scalars, Float64().Call(Id(s.Name)))
	}
	axes := map[table.Axes]*Statement{
		table.OneAxis:    Index().Int().Values(Id("axis")),
		table.LastIfNone: Id("orLast").Call(Id("axes")),
		table.AllIfNone:  Id("x").Dot("orAll").Call(Id("axes")),
	}[op.Axes]
	if op.Axes == table.OneAxis {
		params, args = append(params, Id("axis").Int()), append(args, Id("axis"))
	} else {
		params, args = append(params, Id("axes").Op("...").Int()),
			append(args, Id("axes").Op("..."))
	}
	operands := Dict{Id("rows"): tensorList(Id("x")), Id("axes"): axes}
	if len(op.Parameters) > 0 {
		operands[Id("parameters")] = tensorList(ids(names(op.Parameters)...)...)
	}
	if len(scalars) > 0 {
		operands[Id("scalars")] = Index().Float64().Values(scalars...)
	}
	call := callOfRows(New(Id("Tensor")), op.Name, operands)
	if !op.NoMethod {
		call = New(Id("Tensor")).Dot(op.Name).Call(args...)
	}
	f.Add(comment(op.Name + " returns " + op.Doc + ". " + rowsDoc(op, p))).
		Func().Id(op.Name).Params(params...).Add(tensor).Block(Return(call)).Line()
	if op.NoMethod {
		return
	}
	f.Add(comment(op.Name + " sets z to what the function " + op.Name +
		" returns, and returns z.")).
		Func().Params(Id("z").Add(tensor)).Id(op.Name).Params(params...).Add(tensor).
		Block(Return(callOfRows(Id("z"), op.Name, operands))).Line()
}

// rowsDoc says where rows of op lie, what its parameters are, and when it panics.
func rowsDoc(op table.RowOp, p table.RowProgram) string {
	doc := map[table.Axes]string{
		table.OneAxis:    "Rows of x lie along an axis. ",
		table.LastIfNone: "Rows of x lie along axes, or along the last one if there are none. ",
		table.AllIfNone:  "It is of the elements along axes, or of all of x if there are none. ",
	}[op.Axes]
	var defaults []string
	for _, parameter := range op.Parameters {
		defaults = append(defaults, "a nil "+parameter.Name+" is "+parameter.Default)
	}
	if len(defaults) > 0 {
		list := strings.Join(defaults, ", and ")
		doc += "Its parameters stretch to the lengths of x along these, in ascending order; " +
			list + ". "
	}
	errors := "It panics with a *tensor.AxisError if x does not have an axis, or one is named twice"
	if op.Axes == table.OneAxis {
		errors = "It panics with a *tensor.AxisError if x does not have the axis"
	}
	switch {
	case len(defaults) > 0:
		errors += ", and with a *tensor.ShapeError if a parameter does not fit"
	case p.ToNumber && chooses(p):
		errors += ", and with a *tensor.ShapeError if there are no elements"
	}
	return doc + errors + "."
}

// chooses reports whether there is no result of a row of no elements.
func chooses(p table.RowProgram) bool {
	return slices.ContainsFunc(p.Statements, func(s table.RowStatement) bool {
		return s.Word == "max" || s.Word == "min"
	})
}

// names returns those of parameters.
func names(parameters []table.Parameter) (all []string) {
	for _, p := range parameters {
		all = append(all, p.Name)
	}
	return all
}

// tensorList returns a slice of tensors.
func tensorList(of ...Code) *Statement { return Index().Op("*").Id("Tensor").Values(of...) }

// kernelVariable names the variable of a kernel: softmaxRows of Softmax.
func kernelVariable(kernel string) string { return unexport(kernel) + "Rows" }

// rowGrad returns the call that makes gradients.
func rowGrad(p table.RowProgram) *Statement {
	operands := Dict{Id("rows"): tensorList(ids(p.Rows...)...), Id("axes"): Id("axes")}
	if len(p.Numbers) > 0 {
		operands[Id("numbers")] = tensorList(ids(p.Numbers...)...)
	}
	if n := len(p.Parameters); n > 0 {
		operands[Id("parameters")] = Id("parameters").Index(Empty(), Lit(n))
	}
	if len(p.Sums()) > 0 {
		operands[Id("sums")] = Id("sums")
	}
	if len(p.Scalars) > 0 {
		operands[Id("scalars")] = Id("scalars")
	}
	return callOfRows(Id("z"), p.Name, operands)
}

// callOfRows returns the call of a kernel with operands.
func callOfRows(z *Statement, kernel string, operands Dict) *Statement {
	return z.Dot("ofRows").
		Call(Op("&").Id(kernelVariable(kernel)), Op("&").Id("rowOperands").Values(operands))
}

// rowKernel returns the variable of the kernel of a program.
func rowKernel(d table.DType, op table.RowOp, p table.RowProgram) *Statement {
	// var softmaxRows = rowKernel{
	// 	name: "Softmax", device: deviceops.OpSoftmax,
	// 	rows: func(z []float32, sums, of [][]float32, n int, scalars []float32) {
	// 		kernels.Best.Softmax(z, of[0], n)
	// 	},
	// 	parts: func(p *rowParts, z *Tensor) {
	// 		x := p.rows[0]
	// 		largest := p.fold(largest, x, nil)
	// 		e := p.fuse("exp(x - largest)", x, largest)
	// 		total := p.fold(sums, e, nil)
	// 		z.Fuse("e * (1 / total)", e, total)
	// 	},
	// }
	slice, list := Index().Id(d.Name), Index().Index().Id(d.Name)
	best := Qual(Module+"/asm/"+d.Name, "Best").Dot(p.Name)
	fields := Dict{Id("name"): Lit(p.Name), Id("parts"): rowPartsOf(p)}
	if len(p.Parameters) > 0 {
		var defaults []Code
		for _, parameter := range op.Parameters[:len(p.Parameters)] {
			defaults = append(defaults, Op(parameter.Default))
		}
		fields[Id("defaults")] = Index().Float64().Values(defaults...)
	}
	if n := len(p.Sums()); n > 0 {
		fields[Id("sums")] = Lit(n)
	}
	var of, scalars []Code
	for i := range len(p.Rows) + len(p.Numbers) + len(p.Parameters) {
		of = append(of, Id("of").Index(Lit(i)))
	}
	for i := range p.Scalars {
		scalars = append(scalars, Id("scalars").Index(Lit(i)))
	}
	if p.HasReductions() {
		fields[Id("device")] = Qual(Module+"/internal/deviceops", "Op"+p.Name)
	}
	switch {
	case p.ToNumber:
		fields[Id("number")] = Func().Params(List(Id("x"), Id("scalars")).Add(slice)).Id(d.Name).
			Block(Return(best.Call(append([]Code{Id("x")}, scalars...)...)))
	case p.HasReductions():
		args := []Code{Id("z")}
		for i := range p.Sums() {
			args = append(args, Id("sums").Index(Lit(i)))
		}
		args = append(append(append(args, of...), Id("n")), scalars...)
		fields[Id("rows")] = Func().
			Params(Id("z").Add(slice), List(Id("sums"), Id("of")).Add(list), Id("n").Int(),
				Id("scalars").Add(slice)).
			Block(best.Call(args...))
	}
	return Var().Id(kernelVariable(p.Name)).Op("=").Id("rowKernel").Values(fields)
}

// partFolds names the folds of tensors that are reductions.
var partFolds = map[string]string{
	"sum": "sums", "prod": "products", "max": "largest",
	"min": "smallest",
}

// rowPartsOf returns the function that does a program by several operations on tensors.
func rowPartsOf(p table.RowProgram) *Statement {
	b := partsBody{RowProgram: p}
	b.operands("rows", p.Rows)
	b.operands("numbers", p.Numbers)
	b.operands("parameters", p.Parameters)
	for i, name := range p.Scalars {
		if b.uses(name) {
			b.define(name, Id("p").Dot("scalar").Call(Lit(i)))
		}
	}
	if b.uses("n") {
		b.define("n", Id("p").Dot("length").Call())
	}
	sum := 0
	for _, s := range p.Statements {
		switch s.Kind {
		case table.RowNumber, table.RowStored:
			b.define(s.Name, b.fused(s.Expr))
		case table.RowReduction:
			b.reduction(s)
		case table.RowSum:
			b.body = append(b.body, If(Len(Id("p").Dot("sums")).Op(">").Lit(sum)).Block(
				Id("p").Dot("sum").Call(Lit(sum), b.fused(s.Expr)),
			))
			sum++
		case table.RowResult:
			args := b.arguments(s.Expr)
			b.body = append(b.body, Id("z").Dot("Fuse").Call(args...))
		}
	}
	return Func().Params(Id("p").Op("*").Id("rowParts"),
		Id("z").Op("*").Id("Tensor")).Block(b.body...)
}

// A partsBody writes that function.
type partsBody struct {
	table.RowProgram
	body  []Code
	split int // how many parts expressions have that are too long
}

func (b *partsBody) define(name string, value *Statement) {
	b.body = append(b.body, Id(local(name)).Op(":=").Add(value))
}

// local returns the name of a variable, which is not that of a fold.
func local(name string) string {
	for _, fold := range partFolds {
		if name == fold {
			return name + "Of"
		}
	}
	if name == "squares" {
		return "squaresOf"
	}
	return name
}

// operands declares those that are used, of a list of p.
func (b *partsBody) operands(list string, names []string) {
	for i, name := range names {
		if b.uses(name) {
			b.define(name, Id("p").Dot(list).Index(Lit(i)))
		}
	}
}

// uses reports whether a statement is of a name.
func (b *partsBody) uses(name string) bool {
	return slices.ContainsFunc(b.Statements, func(s table.RowStatement) bool {
		return slices.Contains(table.Operands(s.Expr), name)
	})
}

// reduction declares the number that one makes of rows.
func (b *partsBody) reduction(s table.RowStatement) {
	p := Id("p")
	if s.Word == "deviations" {
		mean := "_"
		if s.Mean != "" {
			mean = local(s.Mean)
		}
		b.body = append(b.body, List(Id(mean),
			Id(local(s.Name))).Op(":=").Add(p).Dot("deviations").Call(b.fused(s.Expr)))
		return
	}
	if x, c, ok := exponentialsOf(s); ok {
		b.define(s.Name, p.Dot("fold").Call(Id("exponentials"), Id(local(x)), Id(local(c))))
		return
	}
	b.define(s.Name, p.Dot("fold").Call(Id(partFolds[s.Word]), b.fused(s.Expr), Nil()))
}

// exponentialsOf returns the row x and the number c of a sum of exp(x - c), for which there is a
// fold.
func exponentialsOf(s table.RowStatement) (x, c string, ok bool) {
	names := table.InOrder(s.Expr)
	if s.Word != "sum" || len(names) != 2 ||
		s.Expr != fmt.Sprintf("exp(%s - %s)", names[0], names[1]) {
		return "", "", false
	}
	return names[0], names[1], true
}

// fused returns a tensor that is an expression.
func (b *partsBody) fused(source string) *Statement {
	if names := table.InOrder(source); len(names) == 1 && names[0] == source {
		return Id(local(source))
	}
	return Id("p").Dot("fuse").Call(b.arguments(source)...)
}

// arguments returns those of Fuse for an expression. Of one of too many operands, a part is
// computed before.
func (b *partsBody) arguments(source string) []Code {
	for len(table.InOrder(source)) > maxOperands-1 {
		b.split++
		name := fmt.Sprint("part", b.split)
		part, rest := table.Split(source, name, maxOperands-1)
		b.define(name, b.fused(part))
		source = rest
	}
	args := []Code{Lit(source)}
	for _, name := range table.InOrder(source) {
		args = append(args, Id(local(name)))
	}
	return args
}
