package emit

import (
	"slices"
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A field of Kernels is a function that each implementation has.
type field struct {
	name      string
	doc       string
	signature *Statement
	generic   string // the function in Go
	avx2      string // the function in AVX2, or that in Go

	// vectorized returns the function in an instruction set, or "" if that has none; nil if there is
	// one of AVX2.
	vectorized func(t *target.Target) string
}

// kernelsOf lists the fields of Kernels of d.
func kernelsOf(d table.DType) []field {
	var all []field
	for _, op := range d.Kernels() {
		k := field{
			name: op.Name, doc: "z = " + op.Expr, signature: signature(op, d),
			generic: unexport(op.Name) + "Generic",
		}
		k.vectorized = func(t *target.Target) string {
			if vectorized(op, d, t) == nil {
				return ""
			}
			return kernelName(op, t, false)
		}
		all = append(all, k)
	}
	all = append(all, foldKernels(d)...)
	if d.HasProducts() {
		all = append(all, productKernels(d)...)
	}
	return all
}

// A named is an operation with the words that it has in expressions.
type named struct {
	Op    table.Op
	Words []string
	At    int // its place among kernels
}

// namesOf lists the operations of the table on d, each word once.
func namesOf(d table.DType) (all []named) {
	known := map[string]bool{"": true}
	kernels := kernelsOf(d)
	for _, op := range d.Of(table.Table()) {
		n := named{Op: op, At: slices.IndexFunc(kernels,
			func(k field) bool { return k.name == op.Name })}
		for _, word := range []string{strings.ToLower(op.Name), op.Word()} {
			if !known[word] {
				n.Words, known[word] = append(n.Words, word), true
			}
		}
		all = append(all, n)
	}
	return all
}

// A run is parameters of one type that follow one another.
type run[K comparable] struct {
	names []string
	of    K
}

// runs groups names, in order, by the type of each.
func runs[K comparable](names []string, of func(name string) K) (all []run[K]) {
	for _, name := range names {
		if last := len(all) - 1; last >= 0 && all[last].of == of(name) {
			all[last].names = append(all[last].names, name)
		} else {
			all = append(all, run[K]{[]string{name}, of(name)})
		}
	}
	return all
}

// A parameter is of a kernel: a slice of an element type, or a number.
type parameter struct {
	of       table.DType
	isNumber bool
}

func (p parameter) String() string {
	if p.isNumber {
		return p.of.Name
	}
	return "[]" + p.of.Name
}

// code returns the type of p in Go.
func (p parameter) code() *Statement {
	if p.isNumber {
		return Id(p.of.Name)
	}
	return Index().Id(p.of.Name)
}

// parameters lists those of a kernel: z, and the operands in order.
func parameters(op table.Op, d table.DType) []run[parameter] {
	return runs(append([]string{"z"}, op.Operands()...), func(name string) parameter {
		if name == "z" {
			return parameter{op.Result(d), false}
		}
		return parameter{op.Type(d, name), op.IsNumber(name)}
	})
}

// signature returns the parameters of a kernel in Go.
func signature(op table.Op, d table.DType) *Statement {
	var params []Code
	for _, r := range parameters(op, d) {
		params = append(params, List(ids(r.names...)...).Add(r.of.code()))
	}
	return Params(params...)
}

// kernelTable returns the type Kernels of d, and the value of it in Go.
func kernelTable(d table.DType) Output {
	f := newFile("asm/"+d.Name, "kernels")
	f.PackageComment("Package kernels has the kernels of " + d.Name +
		" tensors: loops over slices.")
	f.PackageComment("")
	f.PackageComment("An operand of a kernel has as many elements as z, or one that stands for all of them.")
	f.PackageComment("A kernel called with other lengths panics with an *asm.LengthError before it reads or")
	f.PackageComment("writes. z may be the same slice as an operand, but must not overlap one otherwise.")
	var fields, generic []Code
	fields = append(fields, Id("Name").String().Comment("of the implementation"))
	generic = append(generic, Id("Name").Op(":").Lit("generic"))
	for _, k := range kernelsOf(d) {
		fields = append(fields, Id(k.name).Func().Add(k.signature).Comment(k.doc))
		generic = append(generic, Id(k.name).Op(":").Id(k.generic))
	}
	f.Comment("Kernels is one implementation of every kernel.")
	f.Type().Id("Kernels").Struct(fields...).Line()
	f.Comment("Generic is written in Go, and defines what the others compute.")
	f.Var().Id("Generic").Op("=").Id("Kernels").Add(lines("{", "}", generic...)).Line()
	f.Comment("Best is the fastest that this machine can run, and All are those that it can.")
	f.Var().Defs(
		Id("Best").Op("=").Id("Generic"),
		Id("All").Op("=").Index().Id("Kernels").Values(Id("Generic")),
	)
	if !haveNonTemporal(d) {
		return render("asm/"+d.Name+"/kernels.go", f)
	}
	f.Line().Comment("NonTemporal is Best, but with non-temporal stores where memory takes longer than computing:")
	f.Comment("for results of more memory than the caches hold. Others may miss what it wrote until")
	f.Comment("memcopy.Fence has returned.")
	f.Var().Id("NonTemporal").Op("=").Id("Generic").Line()
	// // For returns the best kernels for an operation that reads and writes so many elements in all,
	// // or does so in place of an operand.
	// func For(moved int, inPlace bool) *Kernels {
	// 	if moved*4 >= asm.NonTemporalBytes && !inPlace {
	// 		return &NonTemporal
	// 	}
	// 	return &Best
	// }
	f.Comment("For returns the best kernels for an operation that reads and writes so many elements in all,")
	f.Comment("or does so in place of an operand.")
	f.Func().Id("For").Params(Id("moved").Int(), Id("inPlace").Bool()).Op("*").Id("Kernels").Block(
		If(Id("moved").Op("*").Lit(d.Bytes()).Op(">=").Qual(Module+"/asm",
			"NonTemporalBytes").Op("&&").Op("!").Id("inPlace")).Block(Return(Op("&").Id("NonTemporal"))),
		Return(Op("&").Id("Best")),
	)
	return render("asm/"+d.Name+"/kernels.go", f)
}

// genericKernels returns the kernels of a group of rows on d in Go.
func genericKernels(d table.DType, g table.Group) Output {
	return render("asm/"+d.Name+"/generic_"+g.Name+".go", genericRows(d, d.Of(g.All())))
}

// genericRows returns a file of the kernels of rows on d in Go.
func genericRows(d table.DType, rows []table.Op) *File {
	f := newFile("asm/"+d.Name, "kernels")
	for _, op := range rows {
		element := func(name string) *Statement {
			if expr.IsConstant(name) || op.IsNumber(name) {
				return Id(name)
			}
			return Id(name).Index(Id("i").Op("&").Id(name + "s"))
		}
		var masks, from []Code
		for _, name := range append(op.Tensors(), op.Scalars...) {
			masks = append(masks, Id(name+"s"))
			from = append(from, Qual(Module+"/asm", "IndexMask").Call(Len(Id(name))))
		}
		// // mulGeneric sets z[i] = x[i] * y[i].
		// func mulGeneric(z, x, y []float32) {
		// 	lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
		// 	lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
		// 	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
		// 	for i := range z {
		// 		z[i] = x[i&xs] * y[i&ys]
		// 	}
		// }
		f.Commentf("%sGeneric sets z[i] = %s.", unexport(op.Name), table.Subscript(op.Expr))
		f.Func().Id(unexport(op.Name) + "Generic").Add(signature(op, d)).Block(append(
			checkCode(d, op.Name, opChecks(op)),
			List(masks...).Op(":=").List(from...),
			For(Id("i").Op(":=").Range().Id("z")).Block(
				Id("z").Index(Id("i")).Op("=").Add(goStored(op.Expr, d, element)),
			),
		)...).Line()
	}
	return f
}

// goWords returns the words in Go.
func goWords(d table.DType) Output {
	f := newFile("asm/"+d.Name, "kernels")
	local := func(name string) *Statement { return Id(name) }
	for _, w := range mathfn.Functions {
		// // exp returns e to the power x.
		// func exp(x float32) float32 {
		// 	if x < -104 || x > 89 {
		// 		return …
		// 	}
		// 	k := round(x * 1.442695)
		// 	…
		// 	return scale(1+fma(r*r, …, r), k)
		// }
		var body []Code
		for _, line := range w.Lines(d.Bits) {
			condition, slow, fast, rare := table.Rare(line.Expr)
			switch {
			case rare && line.Name != "":
				body = append(body,
					Id(line.Name).Op(":=").Add(goExpr(fast, d, local)),
					If(goExpr(condition, d,
						local)).Block(Id(line.Name).Op("=").Add(goExpr(slow, d, local))))
			case rare:
				body = append(body,
					If(goExpr(condition, d, local)).Block(Return(goExpr(slow, d, local))),
					Return(goExpr(fast, d, local)))
			case line.Name == "":
				body = append(body, Return(goExpr(line.Expr, d, local)))
			default:
				body = append(body, Id(line.Name).Op(":=").Add(goExpr(line.Expr, d, local)))
			}
		}
		f.Commentf("%s returns %s.", w.Name, w.Doc)
		f.Func().Id(w.Name).Params(List(ids(w.Params()...)...).Id(d.Name)).Id(d.Name).Block(body...).Line()
	}
	return render("asm/"+d.Name+"/words.go", f)
}

// in returns the function of a field in an instruction set: the best that there is.
func (k field) in(t *target.Target) string {
	a := architectureOf(t)
	switch {
	case k.vectorized == nil && a.name == "amd64":
		return k.avx2
	case k.vectorized == nil:
		return k.generic
	}
	for i := slices.Index(a.targets, t); i >= 0; i-- {
		if name := k.vectorized(a.targets[i]); name != "" {
			return name
		}
	}
	return k.generic
}

// canBypass reports whether the kernel of op, a row of the table, can write bypassing the caches
// somewhere.
func canBypass(op table.Op, d table.DType) bool {
	return slices.ContainsFunc(targets(), func(t *target.Target) bool { return bypasses(op, d, t) })
}

// haveNonTemporal reports whether a kernel of d writes bypassing the caches somewhere.
func haveNonTemporal(d table.DType) bool {
	return slices.ContainsFunc(d.Ops(), func(op table.Op) bool { return canBypass(op, d) })
}

// kernelTables returns the values of Kernels in the instruction sets of an architecture, and the
// choice at start.
func kernelTables(d table.DType, a architecture) Output {
	f := newFile("asm/"+d.Name, "kernels")
	var choice []Code
	implementation := func(name string) Code {
		return Id("All").Op("=").Append(Id("All"), Id(name))
	}
	for _, t := range a.targets {
		fields := []Code{Id("Name").Op(":").Lit(fileOf(t))}
		for _, k := range kernelsOf(d) {
			fields = append(fields, Id(k.name).Op(":").Id(k.in(t)))
		}
		f.Commentf("%s is written in assembly, but for what it has no kernels of.", t.Name)
		if lacking := lacking(d, t); len(lacking) > 0 {
			f.Comment("Rules are missing:")
			f.Comment("")
			for _, e := range lacking {
				f.Comment("\t" + e.Error())
			}
		}
		f.Var().Id(t.Name).Op("=").Id("Kernels").Add(lines("{", "}", fields...)).Line()
		// if asm.UseAVX2 {
		// 	Best = AVX2
		// 	All = append(All, AVX2)
		// 	NonTemporal = AVX2
		// 	NonTemporal.Name = "avx2-nt"
		// 	NonTemporal.Add = addNonTemporalAVX2
		// 	…
		// 	All = append(All, NonTemporal)
		// }
		body := []Code{Id("Best").Op("=").Id(t.Name), implementation(t.Name)}
		if haveNonTemporal(d) {
			body = append(body, Id("NonTemporal").Op("=").Id(t.Name))
		}
		if haveNonTemporal(d) && t.NonTemporal {
			body = append(body, Id("NonTemporal").Dot("Name").Op("=").Lit(fileOf(t)+"-nt"))
			for _, op := range d.Ops() {
				if bypasses(op, d, t) {
					body = append(body, Id("NonTemporal").Dot(op.Name).Op("=").Id(kernelName(op, t, true)))
				}
			}
			body = append(body, implementation("NonTemporal"))
		}
		choice = append(choice, If(Qual(Module+"/asm", "Use"+t.Name)).Block(body...))
	}
	f.Func().Id("init").Params().Block(choice...)
	return render("asm/"+d.Name+"/kernels_"+a.name+".go", f)
}
