package emit

import (
	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// foldKernels lists the fields of Kernels of d for folds.
func foldKernels(d table.DType) []field {
	var all []field
	for _, f := range d.Folds() {
		all = append(all, field{
			name: f.Name, doc: f.Doc, signature: Add(foldSignature(f, d)),
			generic: unexport(f.Name) + "Generic",
			vectorized: func(t *target.Target) string {
				if reduction(f, d, t) == nil {
					return ""
				}
				return unexport(f.Name) + t.Name
			},
		})
	}
	for _, f := range columnFolds(d) {
		all = append(all, field{
			name: f.Name + "Columns", doc: "z = " + f.Step() +
				" for each x of a column: z[j] of x[j], x[stride+j], … of some rows",
			signature: columnsSignature(f, d), generic: columnsName(f, "Generic"),
			vectorized: func(t *target.Target) string {
				if columns(f, d, t) == nil {
					return ""
				}
				return columnsName(f, t.Name)
			},
		})
	}
	if d.IsFloat() {
		all = append(all, field{
			name: table.Deviations.Name, doc: table.Deviations.Doc,
			signature: foldSignature(table.Deviations, d), generic: foldBlock(table.Deviations) +
				"Generic",
			vectorized: func(t *target.Target) string {
				if reduction(table.Deviations, d, t) == nil {
					return ""
				}
				return foldBlock(table.Deviations) + t.Name
			},
		})
	}
	if d.HasProducts() {
		scan := field{
			name: "PrefixSums", doc: "z[i] = before + x[0] + … + x[i], of which it returns the last",
			signature: scanSignature(d), generic: "prefixSumsGeneric", avx2: "prefixSumsGeneric",
		}
		if d.IsFloat() {
			scan.avx2 = "prefixSumsAVX2"
		}
		all = append(all, scan)
	}
	if d.IsNumber() {
		all = append(all, searchFields(d)...)
	}
	return all
}

// inGoUnless returns kernels as they are if there are such in AVX2, or else with those in Go
// instead.
func inGoUnless(inAVX2 bool, all []field) []field {
	for i, k := range all {
		if !inAVX2 {
			all[i].avx2 = k.generic
		}
	}
	return all
}

// productsInAVX2 reports whether the products of d are written in AVX2: they are for
// lanes of floats, and of integers of 64 bits with a sign.
func productsInAVX2(d table.DType) bool {
	return d.IsFloat() || d.IsInteger() && d.Signed && d.Bits == 64
}

// slicesOf lists the slices of the kernel of f: z, if that keeps contributions, and those folded.
func slicesOf(f table.Fold) []string {
	if f.Keep {
		return append([]string{"z"}, f.Slices()...)
	}
	return f.Slices()
}

// foldSignature returns the parameters and the result of the kernel of f in Go.
func foldSignature(f table.Fold, d table.DType) *Statement {
	params := []Code{List(ids(slicesOf(f)...)...).Index().Id(d.Name)}
	if f.About() {
		params = append(params, Id("c").Id(d.Name))
	}
	if f.Also != "" {
		return Params(params...).Params(List(ids(f.Names...)...).Id(f.Result(d).Name))
	}
	return Params(params...).Id(f.Result(d).Name)
}

// scanSignature returns the parameters and the result of the kernel PrefixSums in Go.
func scanSignature(d table.DType) *Statement {
	return Params(List(ids("z", "x")...).Index().Id(d.Name), Id("before").Id(d.Name)).Id(d.Name)
}

// widened returns x, an element of d, as f folds it: converted if that is to another type.
func widened(x *Statement, f table.Fold, d table.DType) *Statement {
	if of := f.Result(d); of != d {
		return Id(of.Name).Call(x)
	}
	return x
}

// genericFolds returns the kernels of the folds of d in Go.
func genericFolds(d table.DType) Output {
	f := newFile("asm/"+d.Name, "kernels")
	for _, fold := range d.Folds() {
		f.Add(inPairs(fold, d, "Generic", nil)).Line()
		f.Add(genericBlock(fold, d)).Line()
	}
	if d.IsFloat() {
		f.Add(genericBlock(table.Deviations, d)).Line()
	}
	for _, fold := range columnFolds(d) {
		f.Add(genericColumns(fold, d, columnsCode(fold, d))).Line()
	}
	local := func(name string) *Statement { return Id(name) }
	// // indexGeneric returns the first i for which x[i] == c || x[i] != x[i] && c != c, or -1.
	// func indexGeneric(x []float32, c float32) int {
	// 	for i, x := range x {
	// 		if x == c || x != x && c != c {
	// 			return i
	// 		}
	// 	}
	// 	return -1
	// }
	f.Comment("indexGeneric returns the index of the first x for which " +
		table.Search(d, table.IsNaN) + ", or -1.")
	f.Func().Id("indexGeneric").Add(searchSignature(d)).Block(
		For(List(Id("i"), Id("x")).Op(":=").Range().Id("x")).Block(
			If(goExpr(table.Search(d, table.IsNaN), d, local)).Block(Return(Id("i"))),
		),
		Return(Lit(-1)),
	)
	return render("asm/"+d.Name+"/generic_folds.go", f)
}

// inPairs returns the function of an implementation of f that divides what is more than a block,
// and leaves to another what is short, if that says so.
func inPairs(f table.Fold, d table.DType, implementation string,
	short func(args []Code) Code,
) *Statement {
	name := unexport(f.Name) + implementation
	part := func(low, high Code) *Statement {
		var args []Code
		for _, slice := range slicesOf(f) {
			args = append(args, Id(slice).Index(Add(low).Op(":").Add(high)))
		}
		if f.About() {
			args = append(args, Id("c"))
		}
		return Id(name).Call(args...)
	}
	whole := ids(slicesOf(f)...)
	if f.About() {
		whole = append(whole, Id("c"))
	}
	parts := map[string]*Statement{"a": Id("a"), "b": Id("b")}
	// // sumAVX2 returns the sum of x. Blocks combine in pairs.
	// func sumAVX2(x []float32) float32 {
	// 	if len(x) <= asm.FoldBlock {
	// 		return sumBlockAVX2(x)
	// 	}
	// 	half := asm.Half(len(x))
	// 	a, b := sumAVX2(x[:half]), sumAVX2(x[half:])
	// 	return a + b
	// }
	checks := checkCode(d, f.Name, foldChecks(f))
	if short != nil {
		checks = append(checks, short(whole))
	}
	return Commentf("%s returns %s. Blocks combine in pairs.", name, f.Doc).Line().
		Func().Id(name).Add(foldSignature(f, d)).Block(append(
		checks,
		If(Len(Id("x")).Op("<=").Qual(Module+"/asm",
			"FoldBlock")).Block(Return(Id(foldBlock(f)+implementation).Call(whole...))),
		Id("half").Op(":=").Qual(Module+"/asm", "Half").Call(Len(Id("x"))),
		List(Id("a"), Id("b")).Op(":=").List(part(Null(), Id("half")), part(Id("half"), Null())),
		Return(goExpr(f.Combine, f.Result(d), func(name string) *Statement { return parts[name] })),
	)...)
}

// genericBlock returns the fold of at most a block in Go.
func genericBlock(f table.Fold, d table.DType) *Statement {
	lane := Id("lanes").Index(Id("i"))
	beside := func(slice string) *Statement { return Id(slice).Index(Id("at").Op("+").Id("i")) }
	kept := beside("z")
	step := func(name string) *Statement {
		return map[string]*Statement{
			"a": lane.Clone(), "b": kept.Clone(),
			"x": widened(Id("x"), f, d), "y": beside("y"), "c": Id("c"),
		}[name]
	}
	body := []Code{lane.Clone().Op("=").Add(goExpr(f.Step(), f.Result(d), step))}
	if f.Keep {
		body = []Code{
			kept.Clone().Op("=").Add(goExpr(f.Of, d, step)),
			lane.Clone().Op("=").Add(goExpr(f.Combine, d, step)),
		}
	}
	combine := func(lanes string) Code {
		return Id(lanes).Index(Id("i")).Op("=").Add(goExpr(f.Combine, f.Result(d),
			func(name string) *Statement {
				return map[string]*Statement{
					"a": Id(lanes).Index(Id("i")),
					"b": Id(lanes).Index(Id("half").Op("+").Id("i")),
				}[name]
			}))
	}
	all, halves, results := ids("lanes"), []Code{combine("lanes")},
		[]Code{Id("lanes").Index(Lit(0))}
	if f.Also != "" {
		contribution := func(name string) *Statement {
			return map[string]*Statement{"a": lane.Clone(), "b": Id("b")}[name]
		}
		also := func(name string) *Statement {
			return map[string]*Statement{"a": Id("also").Index(Id("i")), "b": Id("b")}[name]
		}
		body = []Code{
			Id("b").Op(":=").Add(goExpr(f.Of, d, step)),
			lane.Clone().Op("=").Add(goExpr(f.Combine, d, contribution)),
			Id("also").Index(Id("i")).Op("=").Add(goExpr(f.Also, d, also)),
		}
		all, halves, results = append(all, Id("also")), append(halves, combine("also")),
			append(results, Id("also").Index(Lit(0)))
	}
	var begin Code = Null()
	start := func(string) *Statement { return Id("x").Index(Lit(0)) }
	if f.Start != "0" {
		begin = For(Id("i").Op(":=").Range().Id("lanes")).Block(lane.Clone().Op("=").Add(goExpr(f.Start, f.Result(d), start)))
	}
	// // sumBlockGeneric folds a block: every element into the lane whose turn it is, and then the
	// // upper half of the lanes into the lower, again and again.
	// func sumBlockGeneric(x []float32) float32 {
	// 	var lanes [64]float32
	// 	for at := 0; at < len(x); at += len(lanes) {
	// 		for i, x := range x[at:min(at+len(lanes), len(x))] {
	// 			lanes[i] = lanes[i] + x
	// 		}
	// 	}
	// 	for half := len(lanes) / 2; half > 0; half /= 2 {
	// 		for i := range half {
	// 			lanes[i] = lanes[i] + lanes[half+i]
	// 		}
	// 	}
	// 	return lanes[0]
	// }
	return Commentf("%sGeneric folds a block: every element into the lane whose turn it is, and then the upper", foldBlock(f)).Line().
		Comment("half of the lanes into the lower, again and again.").Line().
		Func().Id(foldBlock(f)+"Generic").Add(foldSignature(f, d)).Block(
		Var().List(all...).Index(Lit(f.Lanes(d))).Id(f.Result(d).Name),
		begin,
		For(Id("at").Op(":=").Lit(0), Id("at").Op("<").Len(Id("x")),
			Id("at").Op("+=").Len(Id("lanes"))).Block(
			For(List(Id("i"), Id("x")).Op(":=").Range().Id("x").Index(Id("at").Op(":").Min(Id("at").Op("+").Len(Id("lanes")), Len(Id("x"))))).Block(body...),
		),
		For(Id("half").Op(":=").Len(Id("lanes")).Op("/").Lit(2), Id("half").Op(">").Lit(0),
			Id("half").Op("/=").Lit(2)).Block(
			For(Id("i").Op(":=").Range().Id("half")).Block(halves...),
		),
		Return(results...),
	)
}
