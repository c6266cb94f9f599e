package emit

import (
	"slices"

	"github.com/mmcloughlin/avo/ir"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// columnFolds lists the folds of d that have kernels for columns.
func columnFolds(d table.DType) []table.Fold {
	return slices.DeleteFunc(d.Folds(), func(f table.Fold) bool { return !hasColumns(f) })
}

// hasColumns reports whether f has kernels for columns: if it is of x alone.
func hasColumns(f table.Fold) bool { return len(slicesOf(f)) == 1 }

// columnsName names a kernel for columns.
func columnsName(f table.Fold, implementation string) string {
	return unexport(f.Name) + "Columns" + implementation
}

// columnsSignature returns the parameters of the kernel of f for columns in Go.
func columnsSignature(f table.Fold, d table.DType) *Statement {
	var params []Code
	names := []string{"z", "x"}
	if f.About() {
		names = append(names, "c")
	}
	for _, r := range runs(names, func(name string) table.DType {
		if name == "z" {
			return f.Result(d)
		}
		return d
	}) {
		params = append(params, List(ids(r.names...)...).Index().Id(r.of.Name))
	}
	return Params(append(params, List(ids("rows", "stride")...).Int())...)
}

// genericColumns returns the fold of columns in Go, after checks.
func genericColumns(f table.Fold, d table.DType, checks []Code) *Statement {
	element := func(name string) *Statement {
		return map[string]*Statement{
			"a": Id("z").Index(Id("j")), "x": widened(Id("row").Index(Id("j")), f, d),
			"c": Id("c").Index(Id("j")),
		}[name]
	}
	// // sumColumnsGeneric folds rows of x, each a stride after the other, into z.
	// func sumColumnsGeneric(z, x []float32, rows, stride int) {
	// 	lengths.Spaced("float32.SumColumns", "x", len(x), rows, len(z), stride)
	// 	for r := range rows {
	// 		row := x[r*stride:][:len(z)]
	// 		for j := range z {
	// 			z[j] = z[j] + row[j]
	// 		}
	// 	}
	// }
	return Commentf("%s folds rows of x, each a stride after the other, into z.",
		columnsName(f, "Generic")).Line().
		Func().Id(columnsName(f, "Generic")).Add(columnsSignature(f, d)).Block(append(
		checks,
		For(Id("r").Op(":=").Range().Id("rows")).Block(
			Id("row").Op(":=").Id("x").Index(Id("r").Op("*").Id("stride").Op(":")).
				Index(Op(":").Len(Id("z"))),
			For(Id("j").Op(":=").Range().Id("z")).Block(
				Id("z").Index(Id("j")).Op("=").Add(goStored(f.Step(), f.Result(d), element)),
			),
		),
	)...)
}

// columnsCode returns the checks of the kernel of f for columns in Go.
func columnsCode(f table.Fold, d table.DType) []Code {
	return checkCode(d, f.Name+"Columns", columnChecks(f))
}

// columnKernels remembers what columns returned.
var columnKernels = map[kernelOf]*kernel.Columns{}

// columns returns the kernel of a fold of columns in an instruction set, or nil if that has not
// what it needs.
func columns(f table.Fold, d table.DType, t *target.Target) *kernel.Columns {
	name := kernelOf{f.Name, d.Name, t.Name}
	if k, ok := columnKernels[name]; ok {
		return k
	}
	k := unlessLacking(kernel.NewColumns(f, d, t))
	columnKernels[name] = k
	return k
}

// columnsLoops names the function in assembly of the kernel of f for columns.
func columnsLoops(f table.Fold, t *target.Target) string { return columnsName(f, "Loops"+t.Name) }

// writeColumns writes the kernels of folds of d for columns.
func writeColumns(w target.Writer, d table.DType, t *target.Target) {
	for _, f := range columnFolds(d) {
		if k := columns(f, d, t); k != nil {
			k.Write(w, columnsLoops(f, t))
		}
	}
}

// columnFiles returns the kernels of the folds of d for columns in an instruction set, adding to
// numbers those that they read from memory.
func columnFiles(d table.DType, t *target.Target, numbers map[string]*ir.Global) []Output {
	w, text := newListing(t, numbers)
	writeColumns(w, d, t)
	at := "asm/" + d.Name + "/" + fileOf(t) + "_columns_" + architectureOf(t).name + "."
	listing := text(at + "s")
	if listing == nil {
		return nil
	}
	f := newFile("asm/"+d.Name, "kernels")
	for _, fold := range columnFolds(d) {
		if columns(fold, d, t) == nil {
			continue
		}
		args := ids("z", "x")
		if fold.About() {
			args = ids("z", "x", "c")
		}
		// func sumColumnsAVX2(z, x []float32, rows, stride int) {
		// 	lengths.AtLeast("float32.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
		// 	sumColumnsLoopsAVX2(z, x, rows, stride*4)
		// }
		f.Func().Id(columnsName(fold, t.Name)).Add(columnsSignature(fold, d)).Block(append(
			columnsCode(fold, d),
			Id(columnsLoops(fold, t)).Call(append(args, Id("rows"), Id("stride").Op("*").Lit(d.Bytes()))...),
		)...).Line()
		f.Comment("//go:noescape").Line().
			Func().Id(columnsLoops(fold, t)).Add(columnsSignature(fold, d)).Line()
	}
	return []Output{render(at+"go", f), {at + "s", listing}}
}
