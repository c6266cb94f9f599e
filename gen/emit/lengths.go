package emit

import (
	"fmt"
	"slices"
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A check is a call of package lengths with which a kernel begins: of a function, for an argument
// of which there is so much, and should be so much.
type check struct{ function, argument, have, want string }

// fit checks that x has n elements, or one for all.
func fit(x, n string) check { return ofLength("Fit", x, n) }

// equal checks that x has n elements.
func equal(x, n string) check { return ofLength("Equal", x, n) }

// atLeast checks that x has n elements or more.
func atLeast(x, n string) check { return ofLength("AtLeast", x, n) }

// positive checks that an argument is.
func positive(argument string) check { return check{"AtLeast", argument, argument, "1"} }

// ofLength returns a check of the length of x.
func ofLength(function, x, n string) check {
	return check{function, "len(" + x + ")", "len(" + x + ")", n}
}

// rows checks that x is rows of n elements, and that others have as many.
func rows(x string, others ...string) []check {
	all := []check{positive("n"), ofLength("Multiple", x, "n")}
	for _, other := range others {
		all = append(all, equal(other, "len("+x+")"))
	}
	return all
}

// opChecks lists the checks of the kernel of an operation on elements.
func opChecks(op table.Op) (all []check) {
	for _, name := range append(op.Tensors(), op.Scalars...) {
		all = append(all, fit(name, "len(z)"))
	}
	return all
}

// foldChecks lists the checks of the kernel of f.
func foldChecks(f table.Fold) (all []check) {
	for _, slice := range slicesOf(f) {
		if slice != "x" {
			all = append(all, equal(slice, "len(x)"))
		}
	}
	if f.Start == "x" {
		all = append(all, atLeast("x", "1"))
	}
	return all
}

// columnChecks lists the checks of the kernel of f for columns.
func columnChecks(f table.Fold) []check {
	all := []check{
		{"AtLeast", "rows", "rows", "0"},
		{"AtLeast", "stride", "stride", "0"},
		atLeast("x", "lengths.Span(rows, len(z), stride)"),
	}
	if f.About() {
		all = append(all, equal("c", "len(z)"))
	}
	return all
}

// rowChecks lists the checks of the kernel of a program of rows, but for sums, which may be nil.
func rowChecks(p table.RowProgram) []check {
	all := rows(p.Rows[0], append([]string{"z"}, p.Rows[1:]...)...)
	for _, number := range p.Numbers { // one of each row
		all = append(all, equal(number, "len("+p.Rows[0]+")/n"))
	}
	for _, parameter := range p.Parameters {
		if len(p.Sums()) > 0 {
			all = append(all, equal(parameter, "n"))
		} else {
			all = append(all, fit(parameter, "n"))
		}
	}
	return all
}

// rowNumberChecks lists the checks of the kernel of a program that makes a number of a row.
func rowNumberChecks(p table.RowProgram) (all []check) {
	for _, other := range p.Rows[1:] {
		all = append(all, equal(other, "len("+p.Rows[0]+")"))
	}
	for _, f := range table.Folds {
		ofNone := func(c table.RowCall) bool { return c.Kernel == f.Name && f.Start == "x" }
		if slices.ContainsFunc(table.RowCalls(p), ofNone) {
			all = append(all, atLeast(p.Rows[0], "1"))
		}
	}
	return all
}

// lengthClasses says for tests which lengths the slices of folds and row operations of d must have,
// by the kernel's name a letter for each slice:
//
//	x  as many elements as others of this class
//	X  the same, and at least one
//	r  as many as others of this class, rows of n, which follows the slices
//	1  one for each row
//	n  n
//	c  n, or one
func lengthClasses(d table.DType) map[string]string {
	classes := map[string]string{}
	for _, f := range d.Folds() {
		class := "x"
		if f.Start == "x" {
			class = "X"
		}
		classes[f.Name] = strings.Repeat(class, len(slicesOf(f)))
	}
	for _, op := range d.RowOps() {
		for _, p := range []table.RowProgram{op.Program(), op.GradProgram()} {
			switch {
			case p.ToNumber && len(rowNumberChecks(p)) > 0:
				classes[p.Name] = strings.Repeat("X", len(p.Rows))
			case p.ToNumber:
				classes[p.Name] = strings.Repeat("x", len(p.Rows))
			case p.HasReductions():
				parameter := "c"
				if len(p.Sums()) > 0 {
					parameter = "n"
				}
				classes[p.Name] = "r" + strings.Repeat("n", len(p.Sums())) +
					strings.Repeat("r", len(p.Rows)) +
					strings.Repeat("1", len(p.Numbers)) +
					strings.Repeat(parameter, len(p.Parameters))
			}
		}
	}
	return classes
}

// checks lists the checks of kernels that are written by hand, and of methods of Kernels.
var checks = map[string][]check{
	"PrefixSums": {equal("z", "len(x)")},
	"ArgMax":     {atLeast("x", "1")},
	"ArgMin":     {atLeast("x", "1")},
	"CumSum":     rows("x", "z"),
	"CumProd":    rows("x", "z"),
}

// arguments returns those of the call of c in a kernel of d.
func (c check) arguments(d table.DType, kernel string) string {
	return fmt.Sprintf("%q, %q, %s, %s", d.Name+"."+kernel, c.argument, c.have, c.want)
}

// checkCode returns the checks of a kernel of d in Go.
func checkCode(d table.DType, kernel string, all []check) (codes []Code) {
	for _, c := range all {
		codes = append(codes, Qual(lengthsPath, c.function).Call(Op(c.arguments(d, kernel))))
	}
	return codes
}

// checkText is checkCode for templates, of a kernel or a method that checks lists.
func checkText(d table.DType, kernel string) string {
	all, ok := checks[kernel]
	if !ok {
		panic("emit: " + kernel + " has no checks")
	}
	var calls []string
	for _, c := range all {
		calls = append(calls, "lengths."+c.function+"("+c.arguments(d, kernel)+")")
	}
	return strings.Join(calls, "\n")
}

const lengthsPath = Module + "/internal/lengths"
