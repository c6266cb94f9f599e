package emit

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/printer"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/gen/target/arm64"
	"github.com/ashlar-go/ashlar/gen/target/x86"
)

// An architecture is one of processors: its name in Go, and its instruction sets, each better than
// those before.
type architecture struct {
	name    string
	targets []*target.Target
}

var architectures = []architecture{
	{"amd64", []*target.Target{x86.AVX2, x86.AVX512}},
	{"arm64", []*target.Target{arm64.NEON}},
}

// targets are the instruction sets of all architectures.
func targets() (all []*target.Target) {
	for _, a := range architectures {
		all = append(all, a.targets...)
	}
	return all
}

// architectureOf returns that of an instruction set, by its name.
func architectureOf(t *target.Target) architecture {
	isOf := func(a architecture) bool {
		return slices.ContainsFunc(a.targets,
			func(of *target.Target) bool { return of.Name == t.Name })
	}
	return architectures[slices.IndexFunc(architectures, isOf)]
}

// A kernelOf names the kernel of a row, for an element type and a target.
type kernelOf struct{ op, d, t string }

// unlessLacking returns a kernel, or nil if the target lacks a rule for it.
func unlessLacking[K any](k *K, err error) *K {
	if lacks := new(target.MissingRule); errors.As(err, &lacks) {
		return nil
	}
	if err != nil {
		panic(err)
	}
	return k
}

// A made kernel is what elementwise remembers: one, or the rule that it lacks.
type made struct {
	kernel *kernel.Elementwise
	lacks  *target.MissingRule
}

var elementwise = map[kernelOf]made{}

// vectorized returns the kernel of a row in an instruction set, or nil if that has not what it
// needs.
func vectorized(op table.Op, d table.DType, t *target.Target) *kernel.Elementwise {
	return makeKernel(op, d, t).kernel
}

// lacking lists the rows of d that an instruction set has no kernels of, and the first rule that
// each lacks.
func lacking(d table.DType, t *target.Target) (all []*target.MissingRule) {
	for _, op := range d.Kernels() {
		if m := makeKernel(op, d, t); m.lacks != nil {
			all = append(all, m.lacks)
		}
	}
	return all
}

func makeKernel(op table.Op, d table.DType, t *target.Target) (m made) {
	name := kernelOf{op.Name, d.Name, t.Name}
	if m, ok := elementwise[name]; ok {
		return m
	}
	k, err := kernel.NewElementwise(op, d, t)
	if !errors.As(err, &m.lacks) {
		if err != nil {
			panic(err)
		}
		m.kernel = k
	}
	elementwise[name] = m
	return m
}

// bypasses reports whether the kernel of op, a row of the table, can use non-temporal stores.
func bypasses(op table.Op, d table.DType, t *target.Target) bool {
	isRow := slices.ContainsFunc(table.Table(),
		func(row table.Op) bool { return row.Name == op.Name })
	k := vectorized(op, d, t)
	return isRow && k != nil && k.CanBypass()
}

// loopsOf returns the row whose loops in an instruction set are those of op too, and the operands
// of op as they take them: the first row of d that does the same with operands in another order, as
// Less does of Greater, or op itself.
func loopsOf(op table.Op, d table.DType, t *target.Target) (of table.Op, operands []string) {
	operands = append(op.Tensors(), op.Scalars...)
	if len(op.Numbers) > 0 || bypasses(op, d, t) {
		return op, operands
	}
	form, params := programForm(op, d)
	for _, of := range d.Kernels() {
		if of.Name == op.Name {
			break
		}
		same, as := programForm(of, d)
		if same != form || len(of.Numbers) > 0 || vectorized(of, d, t) == nil {
			continue
		}
		for i, x := range append(of.Tensors(), of.Scalars...) {
			operands[i] = params[slices.Index(as, x)]
		}
		return of, operands
	}
	return op, operands
}

// A form is what ir.Program.Form returns of a row.
type form struct {
	text   string
	params []string
}

var forms = map[[2]string]form{}

// programForm returns the form of the program of a row on d.
func programForm(op table.Op, d table.DType) (text string, params []string) {
	name := [2]string{op.Name, d.Name}
	if f, ok := forms[name]; ok {
		return f.text, f.params
	}
	p, err := kernel.Program(op, d)
	if err != nil {
		panic(err)
	}
	text, params = p.Form()
	forms[name] = form{text, params}
	return text, params
}

// loopsName names the function in assembly of the kernel of op, or of the one with
// non-temporal stores.
func loopsName(op table.Op, t *target.Target, nonTemporal bool) string {
	if nonTemporal {
		return unexport(op.Name) + "NonTemporalLoops" + t.Name
	}
	return unexport(op.Name) + "Loops" + t.Name
}

// kernelName names the kernel of op, or the one that writes bypassing the caches.
func kernelName(op table.Op, t *target.Target, nonTemporal bool) string {
	if nonTemporal {
		return unexport(op.Name) + "NonTemporal" + t.Name
	}
	return unexport(op.Name) + t.Name
}

// assembly returns the kernels of a group of rows on d in an instruction set, if any, adding to
// numbers those that they read from memory.
func assembly(d table.DType, g table.Group, t *target.Target,
	numbers map[string]*ir.Global,
) []Output {
	path := "asm/" + d.Name + "/" + fileOf(t) + "_" + g.Name + "_" + architectureOf(t).name + ".s"
	w, text := newListing(t, numbers)
	writeRows(w, d, d.Of(g.All()), t)
	if text := text(path); text != nil {
		return []Output{{path, text}}
	}
	return nil
}

// newListing begins a file in an instruction set. Text returns what was written, or nil if there
// are no functions.
func newListing(t *target.Target, numbers map[string]*ir.Global) (w target.Writer, text func(path string) []byte) {
	const source = "elementwise.go"
	if architectureOf(t).name == "arm64" {
		w := new(arm64.Writer)
		return w, func(string) []byte { return w.Text("gen/emit/" + source) }
	}
	x := x86.NewWriter(t, numbers)
	return x, func(path string) []byte {
		file := x.File()
		if len(file.Functions()) == 0 {
			return nil
		}
		return append(print(path, source, file, printer.NewGoAsm).Text, x.Subroutines()...)
	}
}

// writeRows writes the loops of rows on d, but for those that are another's.
func writeRows(w target.Writer, d table.DType, rows []table.Op, t *target.Target) {
	for _, op := range rows {
		if of, _ := loopsOf(op, d, t); of.Name != op.Name {
			continue
		}
		if k := vectorized(op, d, t); k != nil {
			k.Write(w, loopsName(op, t, false))
			if bypasses(op, d, t) {
				k.WriteNonTemporal(w, loopsName(op, t, true))
			}
		}
	}
}

// numbersFile returns the numbers that the kernels of d in an instruction set read from memory, if
// any: in Go, where they take a line each.
func numbersFile(d table.DType, t *target.Target, numbers map[string]*ir.Global) []Output {
	if len(numbers) == 0 {
		return nil
	}
	// // What assembly reads, and nothing writes.
	// var (
	// 	num3f800000_4AVX2 = [1]uint32{0x3f800000}
	// 	…
	// )
	var all []Code
	for _, name := range slices.Sorted(maps.Keys(numbers)) {
		data := numbers[name].Data
		bits := 8 * data[0].Value.Bytes()
		var values []Code
		for _, n := range data {
			values = append(values, Op(fmt.Sprintf("%#x", n.Value)))
		}
		all = append(all, Id(name).Op("=").Index(Lit(len(data))).Id(fmt.Sprintf("uint%d", bits)).
			Values(values...))
	}
	f := newFile("asm/"+d.Name, "kernels")
	f.Comment("What assembly reads, and nothing writes.")
	f.Var().Defs(all...)
	return []Output{render("asm/"+d.Name+"/"+fileOf(t)+"_numbers_amd64.go", f)}
}

// fileOf returns how the names of files of an instruction set begin.
func fileOf(t *target.Target) string {
	return strings.ToLower(t.Name)
}

// elementwiseKernels returns the kernels of rows on d, in Go, that have loops in assembly.
func elementwiseKernels(d table.DType, t *target.Target) []Output {
	f, some := preparingRows(d, d.Kernels(), t)
	if !some {
		return nil
	}
	return []Output{render("asm/"+d.Name+"/"+fileOf(t)+"_elementwise_"+architectureOf(t).name+".go", f)}
}

// preparingRows returns a file of kernels of rows on d, of which there may be none.
func preparingRows(d table.DType, rows []table.Op, t *target.Target) (f *File, some bool) {
	f = newFile("asm/"+d.Name, "kernels")
	for _, op := range rows {
		if vectorized(op, d, t) == nil {
			continue
		}
		some = true
		f.Add(preparing(op, d, t, false)).Line()
		if bypasses(op, d, t) {
			f.Add(preparing(op, d, t, true)).Line()
		}
	}
	return f, some
}

// preparing returns the kernel of op, which prepares its operands for a loop in assembly.
func preparing(op table.Op, d table.DType, t *target.Target, nonTemporal bool) *Statement {
	vector := func(name string) *Statement { return Qual(Module+"/internal/vector", name) }
	shared, order := loopsOf(op, d, t)
	k := vectorized(shared, d, t)
	lanes := t.Lanes(d.Type)
	operands := append(op.Tensors(), op.Scalars...)

	var names, from, misfit, spread, args, loops []Code
	loops = append(loops, Id("z").Op("*").Byte(), Id("n").Int())
	for i, x := range operands {
		step := lanes * op.Type(d, x).Bytes()
		names = append(names, Id(x+"s"))
		from = append(from, vector("Of").Call(Id(x), Lit(step)))
		misfit = append(misfit, Len(Id(x)).Op("!=").Len(Id("z")))
		spread = append(spread, Id(x+"s").Op("=").Add(vector("Spread")).Call(
			Op("&").Id("blocks").Index(Lit(i)), Id(x), Len(Id("z")), Lit(step), Lit(k.Group(false)),
		))
		args = append(args, Id(order[i]+"s"))
		loops = append(loops, Id(x).Add(vector("Operand")))
	}
	for _, n := range op.Numbers {
		loops = append(loops, Id(n).Id(d.Name))
	}
	blocks := Var().Id("blocks").Index(Lit(len(operands))).Add(vector(fmt.Sprintf("Block%d",
		t.Bytes)))
	others := append(append(checkCode(d, op.Name, opChecks(op)), blocks), spread...)
	condition := misfit[0].(*Statement)
	for _, other := range misfit[1:] {
		condition.Op("||").Add(other)
	}
	// // addAVX2 sets z[i] = x[i] + y[i].
	// func addAVX2(z, x, y []float32) {
	// 	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	// 	if len(x) != len(z) || len(y) != len(z) {
	// 		lengths.Fit("float32.Add", "len(x)", len(x), len(z))
	// 		lengths.Fit("float32.Add", "len(y)", len(y), len(z))
	// 		var blocks [2]vector.Block32
	// 		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	// 		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	// 	}
	// 	addLoopsAVX2(vector.Start(z), len(z), xs, ys)
	// }
	body := []Code{
		List(names...).Op(":=").List(from...),
		If(condition).Block(others...),
	}
	loop := func(nonTemporal bool, z, n *Statement, args []Code) Code {
		return Id(loopsName(shared, t, nonTemporal)).Call(append(append([]Code{z, n}, args...),
			ids(op.Numbers...)...)...)
	}
	if !nonTemporal {
		body = append(body, loop(false, vector("Start").Call(Id("z")), Len(Id("z")), args))
	} else {
		// 	before, groups := vector.Lines(z, 32)
		// 	zs := vector.Of(z, 32)
		// 	if before > 0 {
		// 		addLoopsAVX2(zs.At, before, xs, ys)
		// 	}
		// 	…
		//
		// A call without elements would have pointers beyond a slice, which the garbage collector
		// may not see.
		part := func(nonTemporal bool, first, n *Statement) Code {
			rest := func(x *Statement) *Statement { return x.Dot("From").Call(first, Lit(lanes)) }
			var all []Code
			for _, x := range order {
				all = append(all, rest(Id(x+"s")))
			}
			return If(n.Clone().Op(">").Lit(0)).Block(loop(nonTemporal, rest(Id("zs")).Dot("At"), n, all))
		}
		body = append(
			body,
			Id("zs").Op(":=").Add(vector("Of")).Call(Id("z"), Lit(t.Bytes)),
			List(Id("before"), Id("groups")).Op(":=").Add(vector("Lines")).Call(Id("z"),
				Lit(k.Group(true)*lanes)),
			Id("after").Op(":=").Id("before").Op("+").Id("groups"),
			If(Id("before").Op(">").Lit(0)).Block(loop(false, Id("zs").Dot("At"), Id("before"),
				args)),
			part(true, Id("before"), Id("groups")),
			part(false, Id("after"), Len(Id("z")).Op("-").Id("after")),
		)
	}
	name := kernelName(op, t, nonTemporal)
	does := " sets z[i] = " + table.Subscript(op.Expr)
	if nonTemporal {
		does += ", with non-temporal stores"
	}
	code := Comment(name + does + ".").Line().Func().Id(name).Add(signature(op, d)).Block(body...)
	if shared.Name != op.Name {
		return code
	}
	return code.Line().Line().
		Comment("//go:noescape").Line().
		Func().Id(loopsName(op, t, nonTemporal)).Params(loops...)
}
