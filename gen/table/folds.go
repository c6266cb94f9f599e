package table

import (
	"go/token"
	"slices"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A Fold makes one number of many: it is a row whose expressions say what an
// element contributes, and how the contributions of two parts combine.
type Fold struct {
	Name string // of the kernel
	Doc  string // what the kernel gives, completing "Name returns …"
	// what an element x contributes, given a number c, and maybe an element y beside it
	Of      string
	Combine string // what two parts that contribute a and b do together
	Start   string // where to begin; "x", the first element, if there is no such number
	// what a partial result a and an element do together, if that is not Combine of a and Of
	Into string
	// of a fold with a second result: what a partial one a and a contribution b do together there
	Also  string
	Names []string // of the results, then
	Keep  bool     // whether the contributions are kept, in z
	// whether the result is of the accumulator of the element type, not of that itself
	Wide bool
	// whether every order to combine contributions in gives the same bits, of floats too
	InAny bool
	On    Kind
}

// The folds that have kernels.
var (
	sum = Fold{
		Name: "Sum", Of: "x", Combine: "a + b", Start: "0", Wide: true, On: Number,
		Doc: "the sum of x",
	}
	prod = Fold{
		Name: "Prod", Of: "x", Combine: "a * b", Start: "1", Wide: true, On: Number,
		Doc: "the product of x",
	}
	largest = Fold{
		Name: "Max", Of: "x", Combine: "max(a, b)", Start: "x", InAny: true,
		On: Number, Doc: "the largest of x, NaN if any is; it panics if there is none",
	}
	smallest = Fold{
		Name: "Min", Of: "x", Combine: "min(a, b)", Start: "x", InAny: true,
		On: Number, Doc: "the smallest of x, NaN if any is; it panics if there is none",
	}
	sumSquares = Fold{
		Name: "SumSquares", Of: "(x - c) * (x - c)", Combine: "a + b", Start: "0",
		On: Float, Doc: "the sum of the squares of x - c",
	}
	sumProducts = Fold{
		Name: "SumProducts", Of: "(x - c) * y", Combine: "a + b", Start: "0",
		On: Float, Doc: "the sum of the products of x - c and y",
	}
	dot = Fold{
		Name: "Dot", Of: "x * y", Into: "fma(x, y, a)", Combine: "a + b", Start: "0",
		On: Float, Doc: "the sum of the products of x and y, each added to others with one rounding",
	}
	sumExp = Fold{
		Name: "SumExp", Of: "exp(x - c)", Combine: "a + b", Start: "0", On: Float,
		Doc: "the sum of exp(x - c)",
	}
)

// Deviations has two results, which a variance needs of a block. It is no kernel of more.
var Deviations = Fold{
	Name: "Deviations", Of: "x - c", Combine: "a + b", Also: "fma(b, b, a)",
	Names: []string{"sum", "squares"}, Start: "0", On: Float,
	Doc: "the sum of x - c, and the sum of the squares of that",
}

// Folds lists the folds that have kernels: those of the table, and those that row operations need
// besides.
var (
	baseFolds = []Fold{sum, prod, largest, smallest, sumSquares, sumProducts, dot, sumExp}
	Folds     = slices.Concat(baseFolds, rowKernels.folds)
)

// Folds returns the folds that are defined on d.
func (d DType) Folds() []Fold {
	return slices.DeleteFunc(slices.Clone(Folds), func(f Fold) bool { return d.Kind&f.On == 0 })
}

// Blocks returns the folds that are defined on blocks of d: Folds, and Deviations.
func (d DType) Blocks() []Fold {
	all := d.Folds()
	if d.Kind&Deviations.On != 0 {
		all = append(all, Deviations)
	}
	return all
}

// Result returns the element type of folds f of elements of d.
func (f Fold) Result(d DType) DType {
	if f.Wide {
		return d.Accumulator()
	}
	return d
}

// PartialBits is how wide the partial results of a fold are together: enough for a processor to add
// to others while it adds to one. Where it computes long for each, fewer do.
const PartialBits, slowPartialBits = 2048, 512

// Lanes returns how many partial results f has: element i of a block goes to number i % Lanes, and
// then the upper half of them combines with the lower, again and again. That decides how sums
// round.
func (f Fold) Lanes(d DType) int {
	bits := PartialBits
	switch {
	case f.HasFunction():
		bits = slowPartialBits
	case f.Also != "":
		bits /= 2 // for each result
	}
	return bits / f.Result(d).Bits
}

// HasFunction reports whether the contribution of an element is computed by a function of
// mathematics.
func (f Fold) HasFunction() bool {
	var steps expr.Numbering
	expr.Lower(f.Of, &steps)
	return slices.ContainsFunc(steps.Steps,
		func(s expr.Step) bool { return mathfn.Find(s.Text) != nil })
}

// Results names the results of the kernel of f.
func (f Fold) Results() []string {
	if f.Also != "" {
		return f.Names
	}
	return []string{"ret"} // as go vet calls what has no name
}

// About reports whether f depends on a number c.
func (f Fold) About() bool { return slices.Contains(Operands(f.Of), "c") }

// Slices returns the names of the slices that f folds, x first.
func (f Fold) Slices() []string {
	return slices.DeleteFunc(Operands(f.Of), func(name string) bool { return name == "c" })
}

// Step returns what a part that contributes a, and an element x, do together.
func (f Fold) Step() string {
	if f.Into != "" {
		return f.Into
	}
	contribution := f.Of
	if !token.IsIdentifier(f.Of) {
		contribution = "(" + f.Of + ")"
	}
	return expr.Lower(f.Combine, expr.Rename(func(name string) string {
		if name == "b" {
			return contribution
		}
		return name
	}))
}

// Search returns the condition of elements x that the kernel Index finds, given c and the
// condition that it is NaN: that they are the same.
func Search(d DType, isNaN string) string {
	if d.Kind == Float {
		return "x == c || x != x && " + isNaN
	}
	return "x == c"
}

// IsNaN is the condition that c is NaN.
const IsNaN = "c != c"
