package emit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// openCLRows returns the kernels of the row operations of d, which go over a row several times
// while it is in a cache.
func openCLRows(d table.DType) string {
	var text strings.Builder
	for _, op := range d.RowOps() {
		for _, p := range []table.RowProgram{op.Program(), op.GradProgram()} {
			if p.HasReductions() {
				text.WriteString("\n" + newOpenCLRow(d, p).kernel())
			}
		}
	}
	return text.String()
}

// An openCLRow writes the kernel of a program.
type openCLRow struct {
	table.RowProgram
	d       table.DType
	tensors []string        // in the walk
	passes  []table.RowPass // over a row
	kept    string          // the row that is stored in z, if any
	isKept  bool            // already
	indent  string
	text    strings.Builder
}

func newOpenCLRow(d table.DType, p table.RowProgram) *openCLRow {
	k := &openCLRow{RowProgram: p, d: d, passes: p.Passes(), indent: "\t"}
	k.tensors = slices.Concat([]string{"z"}, p.Rows, p.Numbers, p.Parameters)
	for i, pass := range k.passes {
		for _, s := range pass.Reductions {
			for _, name := range table.Operands(s.Expr) {
				if k.kept == "" && k.isStored(name) && !k.readsRows(i+1) {
					k.kept = name
				}
			}
		}
	}
	return k
}

// isStored reports whether a name is that of a stored row.
func (k *openCLRow) isStored(name string) bool {
	_, ok := k.Stored(name)
	return ok
}

// readsRows reports whether passes from one on, or the result, read operands that z may be over.
func (k *openCLRow) readsRows(from int) bool {
	reads := func(s table.RowStatement) bool {
		return slices.ContainsFunc(table.Operands(s.Expr),
			func(name string) bool { return slices.Contains(k.Rows, name) })
	}
	for _, pass := range k.passes[from:] {
		if slices.ContainsFunc(pass.Reductions, reads) {
			return true
		}
	}
	return slices.ContainsFunc(k.Results(), reads)
}

// kernel returns the whole of it.
//
//	// Softmax: z = the exponentials of x, divided by their sum
//	__kernel void f32_Softmax(const Walk walk, ulong lanes, __global T *z, __global const T *x, __local T *partial) {
//		ROWS_OF(2)
//		SIDES(largest, N(-INFINITY))
//		OVER(
//			const V x_i = LOAD(x, 1);
//			FOLDED(largest, word_max, x_i))
//		JOINED(largest, word_max)
//		SIDES(total, N(0))
//		OVER(
//			const V x_i = LOAD(x, 1);
//			const V e = KEEP(z, 0, word_exp(x_i - largest));
//			FOLDED(total, PLUS, e))
//		JOINED(total, PLUS)
//		const T number = 1.0f / total;
//		ALONG {
//			const V e = LOAD(z, 0);
//			STORE(z, 0, e * number);
//		}
//	}
func (k *openCLRow) kernel() string {
	k.head()
	for _, name := range k.Numbers {
		k.line("const T %s_row = %[1]s[at[%d]];", name, k.place(name))
	}
	if k.uses("n") {
		k.line("const T n = length;")
	}
	for _, pass := range k.passes {
		k.pass(pass)
	}
	k.results()
	if len(k.Sums()) > 0 {
		k.text.WriteString("\t}\n")
	}
	k.text.WriteString("}\n")
	return k.text.String()
}

// line writes one of the body.
func (k *openCLRow) line(format string, args ...any) {
	fmt.Fprintf(&k.text, k.indent+format+"\n", args...)
}

func (k *openCLRow) place(tensor string) int { return slices.Index(k.tensors, tensor) }

// uses reports whether a statement is of a name.
func (k *openCLRow) uses(name string) bool {
	return slices.ContainsFunc(k.Statements, func(s table.RowStatement) bool {
		return slices.Contains(table.Operands(s.Expr), name)
	})
}

// head declares the kernel, and where its row is. One that sums up gradients of parameters has
// several rows, one after the other.
func (k *openCLRow) head() {
	params := []string{"const Walk walk", "ulong lanes"}
	sums := k.Sums()
	if len(sums) > 0 {
		params = append(params, "ulong together")
	}
	for _, name := range k.tensors {
		params = append(params, "__global "+map[bool]string{
			true:  "T *",
			false: "const T *",
		}[name == "z"]+name)
	}
	if len(sums) > 0 {
		params = append(params, "__global T *sums")
	}
	for _, name := range k.Scalars {
		params = append(params, "T "+name)
	}
	if len(sums) > 0 {
		params = append(params, "long parameters", "long parts")
	}
	fmt.Fprintf(&k.text, "// %s: z = %s%s\n", k.Name, k.Doc, map[bool]string{
		true: ", and sums those of the parameters,\n// as many as there are, over each of parts of so many rows together",
	}[len(sums) > 0])
	fmt.Fprintf(&k.text, "__kernel void %s_%s(%s, __local T *partial) {\n", k.d.Package, k.Name,
		strings.Join(params, ", "))
	if len(sums) == 0 {
		k.line("ROWS_OF(%d)", len(k.tensors))
		return
	}
	k.line("const ulong part = get_global_id(0) / lanes;")
	k.line("for (ulong r = 0; r < together; r++) {")
	k.indent = "\t\t"
	k.line("ROW(%d, part * together + r)", len(k.tensors)+1)
	for i, parameter := range sums {
		k.line("__global T *%s = sums + (%d * parts + part) * length;", table.SumName(parameter), i)
	}
}

// openCLReductions say how two parts are joined, and where to start.
var openCLReductions = map[string]struct{ join, start string }{
	"sum":  {"PLUS", "N(0)"},
	"prod": {"TIMES", "N(1)"},
	"max":  {"word_max", "N(-INFINITY)"},
	"min":  {"word_min", "N(INFINITY)"},
}

// pass makes numbers of a row in one pass over it, and then those that follow from them.
func (k *openCLRow) pass(pass table.RowPass) {
	var folds []table.RowStatement
	for _, s := range pass.Reductions {
		if s.Word == "deviations" {
			k.line("MOMENTS(%s, %s, %s, %d)", cmp.Or(s.Mean, "mean"), s.Name, s.Expr,
				k.place(s.Expr))
		} else {
			folds = append(folds, s)
			k.line("SIDES(%s, %s)", s.Name, openCLReductions[s.Word].start)
		}
	}
	if len(folds) > 0 {
		k.line("OVER(")
		k.elements(folds)
	}
	for i, s := range folds {
		end := map[bool]string{true: ")"}[i == len(folds)-1]
		k.line("\tFOLDED(%s, %s, %s)%s", s.Name, openCLReductions[s.Word].join, k.ofRow(s.Expr),
			end)
	}
	for _, s := range folds {
		k.line("JOINED(%s, %s)", s.Name, openCLReductions[s.Word].join)
	}
	for _, s := range pass.Numbers {
		k.line("const T %s = %s;", s.Name, k.ofNumbers(s.Expr))
	}
}

// results stores the result, and adds to the sums of gradients of parameters.
func (k *openCLRow) results() {
	all := k.Results()
	if k.ToNumber {
		k.line("if (lane == 0 && some)")
		k.line("\tz[at[0]] = %s;", k.ofNumbers(all[0].Expr))
		return
	}
	k.line("ALONG {")
	k.elements(all)
	for i, s := range all {
		if s.Kind == table.RowResult {
			k.line("\tSTORE(z, 0, %s);", k.ofRow(s.Expr))
			continue
		}
		sum := table.SumName(s.Name)
		place := len(k.tensors)
		k.line("\tif (parameters > %d)", i)
		k.line("\t\tSTORE(%s, %d, (r > 0 ? LOAD(%[1]s, %[2]d) : N(0)) + %[3]s);", sum, place,
			k.ofRow(s.Expr))
	}
	k.line("}")
}

// elements declares the elements of rows that statements are of.
func (k *openCLRow) elements(statements []table.RowStatement) {
	declared := map[string]bool{}
	var declare func(source string)
	declare = func(source string) {
		for _, name := range table.Operands(source) {
			place := k.place(name)
			stored, isStored := k.Stored(name)
			switch {
			case declared[name]:
				continue
			case slices.Contains(k.Rows, name) || slices.Contains(k.Parameters, name):
				k.line("\tconst V %s_i = LOAD(%[1]s, %d);", name, place)
			case name == k.kept && k.isKept:
				k.line("\tconst V %s = LOAD(z, 0);", name)
			case name == k.kept:
				declare(stored.Expr)
				k.line("\tconst V %s = KEEP(z, 0, %s);", name, k.ofRow(stored.Expr))
				k.isKept = true
			case isStored:
				declare(stored.Expr)
				k.line("\tconst V %s = %s;", name, k.ofRow(stored.Expr))
			}
			declared[name] = true
		}
	}
	for _, s := range statements {
		declare(s.Expr)
	}
}

// name returns that of an operand or a statement in the kernel.
func (k *openCLRow) name(name string) string {
	switch {
	case slices.Contains(k.Rows, name) || slices.Contains(k.Parameters, name):
		return name + "_i"
	case slices.Contains(k.Numbers, name):
		return name + "_row"
	}
	return name
}

// ofRow returns an expression of elements of rows, and of numbers.
func (k *openCLRow) ofRow(source string) string {
	return expr.Lower(source, openCLOfRow{openCL{k.d, k.name, nil}, k}).value()
}

// ofNumbers returns an expression of numbers.
func (k *openCLRow) ofNumbers(source string) string {
	return expr.Lower(source, openCLOfNumbers{openCL{k.d, k.name, nil}}).text
}

// openCLOfRow lowers an expression of elements and numbers, which are stretched to vectors as
// numerals are.
type openCLOfRow struct {
	openCL
	row *openCLRow
}

func (l openCLOfRow) Var(name string) clTerm {
	t := l.openCL.Var(name)
	t.numeral = t.numeral || !l.row.isElement(name)
	return t
}

// isElement reports whether a name is that of an element of a row.
func (k *openCLRow) isElement(name string) bool {
	return slices.Contains(k.Rows, name) || slices.Contains(k.Parameters, name) || k.isStored(name)
}

// openCLOfNumbers lowers an expression of numbers: functions of vectors give the first of theirs.
type openCLOfNumbers struct{ openCL }

func (l openCLOfNumbers) Var(name string) clTerm { return clTerm{l.openCL.Var(name).text, false} }
func (l openCLOfNumbers) Num(lit string) clTerm  { return clTerm{l.openCL.Num(lit).text, false} }

func (l openCLOfNumbers) Call(word string, x ...clTerm) clTerm {
	t := l.openCL.Call(word, x...)
	if strings.HasPrefix(t.text, "word_") {
		for i := range x {
			x[i].numeral = true
		}
		t.text = "FIRST(" + l.openCL.call(word, x) + ")"
	}
	return t
}
