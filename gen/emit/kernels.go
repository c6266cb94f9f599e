package emit

import (
	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// kernelTable returns the type Kernels of d, and the value of it in Go.
func kernelTable(d ops.DType) Output {
	f := newFile("asm/"+d.Name, d.Package)
	f.PackageComment("Package " + d.Package + " has the kernels of " + d.Name + " tensors: loops over slices of equal length.")
	fields := []Code{Id("Name").String().Line()}
	generic := []Code{Id("Name").Op(":").Lit("generic")}
	for _, op := range d.Ops() {
		fields = append(fields, Id(op.Name).Func().Params(operands(d, op)).Comment("z = "+op.Expr))
		generic = append(generic, Id(op.Name).Op(":").Id(unexport(op.Name)+"Generic"))
	}
	f.Comment("Kernels is one implementation of every kernel.")
	f.Type().Id("Kernels").Struct(fields...).Line()
	f.Comment("Generic is written in Go, and defines what the others compute.")
	f.Var().Id("Generic").Op("=").Add(table("Kernels", generic...)).Line()
	f.Comment("Best is the fastest that this machine can run, and All are those that it can.")
	f.Var().Defs(
		Id("Best").Op("=").Id("Generic"),
		Id("All").Op("=").Index().Id("Kernels").Values(Id("Generic")),
	)
	return render("asm/"+d.Name+"/kernels.go", f)
}

// genericKernels returns the kernels of d in Go.
func genericKernels(d ops.DType) Output {
	f := newFile("asm/"+d.Name, d.Package)
	element := func(x string) *Statement { return Id(x).Index(Id("i")) }
	for _, op := range d.Ops() {
		var shorten []Code
		x := ops.Operands(op.Expr)
		for _, name := range x {
			shorten = append(shorten, Id(name).Index(Op(":").Len(Id("z"))))
		}
		// // mulGeneric sets z[i] = x[i] * y[i].
		// func mulGeneric(z, x, y []float32) {
		// 	x, y = x[:len(z)], y[:len(z)]
		// 	for i := range z {
		// 		z[i] = x[i] * y[i]
		// 	}
		// }
		f.Commentf("%sGeneric sets z[i] = %s.", unexport(op.Name), ops.Subscript(op.Expr))
		f.Func().Id(unexport(op.Name)+"Generic").Params(operands(d, op)).Block(
			List(ids(x...)...).Op("=").List(shorten...),
			For(Id("i").Op(":=").Range().Id("z")).Block(
				element("z").Op("=").Add(ops.Lower(op.Expr, inGo{element})),
			),
		).Line()
	}
	return render("asm/"+d.Name+"/generic.go", f)
}

// goWords returns the words in Go.
func goWords(d ops.DType) Output {
	f := newFile("asm/"+d.Name, d.Package)
	local := func(name string) *Statement { return Id(name) }
	for _, w := range ops.Words {
		// // exp returns e to the power x.
		// func exp(x float32) float32 {
		// 	v := clamp(x, -104, 89)
		// 	…
		// 	return scale(1+fma(r*r, …, r), k)
		// }
		var body []Code
		for _, line := range w.Lines(d.Name) {
			value := ops.Lower(line.Expr, inGo{local})
			if line.Name == "" {
				body = append(body, Return(value))
			} else {
				body = append(body, Id(line.Name).Op(":=").Add(value))
			}
		}
		f.Commentf("%s returns %s.", w.Name, w.Doc)
		f.Func().Id(w.Name).Params(List(ids(w.Params()...)...).Id(d.Name)).Id(d.Name).Block(body...).Line()
	}
	return render("asm/"+d.Name+"/words.go", f)
}

// avx2Table returns the value of Kernels in AVX2, and its choice at start.
func avx2Table(d ops.DType) Output {
	f := newFile("asm/"+d.Name, d.Package)
	fields := []Code{Id("Name").Op(":").Lit("avx2")}
	for _, op := range d.Ops() {
		suffix := "Generic"
		if vectorizes(op, d) {
			suffix = "AVX2"
		}
		fields = append(fields, Id(op.Name).Op(":").Id(unexport(op.Name)+suffix))
	}
	f.Comment("AVX2 is written in assembly, but for what AVX2 has no instructions for.")
	f.Var().Id("AVX2").Op("=").Add(table("Kernels", fields...)).Line()
	// func init() {
	// 	if asm.UseAVX2 {
	// 		Best = AVX2
	// 		All = append(All, AVX2)
	// 	}
	// }
	f.Func().Id("init").Params().Block(
		If(Qual(Module+"/asm", "UseAVX2")).Block(
			Id("Best").Op("=").Id("AVX2"),
			Id("All").Op("=").Append(Id("All"), Id("AVX2")),
		),
	)
	return render("asm/"+d.Name+"/avx2_amd64.go", f)
}

// operands declares the parameters of a kernel.
func operands(d ops.DType, op ops.Op) Code {
	return List(ids(append([]string{"z"}, ops.Operands(op.Expr)...)...)...).Index().Id(d.Name)
}
