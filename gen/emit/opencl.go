package emit

import (
	"cmp"
	"fmt"
	"go/token"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// maxRank and maxOperands are those of package tensor, which the generator does not import.
const maxRank, maxOperands = 12, 6

// openCLKernels returns the kernels of d in OpenCL.
func openCLKernels(d table.DType) Output {
	return fill("device/opencl/"+d.Name+".cl", "kernels.cl.tmpl", d)
}

// openCLWord returns a word as a function.
func openCLWord(d table.DType, w mathfn.Function) string {
	// // cbrt returns ∛x.
	// static V word_cbrt(V x) {
	// 	V v = fabs(x);
	// 	C extreme = !(v >= 1.1754944e-38f && v < INFINITY);
	// 	V u = v;
	// 	if (SOME(extreme)) {
	// 		u = extreme ? v * 1.6777216e+07f : u;
	// 	}
	// 	…
	// 	return result;
	// }
	f := openCLFunction{in: openCL{d, itself, &openCLLists{word: w.Name}}}
	for _, line := range w.Lines(d.Bits) {
		f.add(line)
	}
	f.close()
	var constants string
	for i, text := range f.in.lists.texts {
		constants += fmt.Sprintf("__constant T list%d_%s[] = {%s};\n\n", i, w.Name, text)
	}
	return constants + "// " + w.Name + " returns " + w.Doc + ".\n" +
		"static V word_" + w.Name + "(V " + strings.Join(w.Params(), ", V ") + ") {\n" +
		f.body.String() + "}\n"
}

// An openCLFunction is a word, line by line. Neighbours that are rare under one condition share a
// branch.
type openCLFunction struct {
	in    openCL
	body  strings.Builder
	under string          // the condition of the lines before this one that are rare
	slow  strings.Builder // what they are to be where it holds
}

// add adds a line.
func (f *openCLFunction) add(line mathfn.Line) {
	condition, slow, fast, rare := table.Rare(line.Expr)
	if condition != f.under {
		f.join()
	}
	switch {
	case !rare && line.Name == "":
		fmt.Fprintf(&f.body, "\treturn %s;\n", f.lower(line.Expr))
	case !rare:
		f.define(line.Name, line.Expr)
	default:
		if !token.IsIdentifier(condition) {
			f.define("rare", condition)
			condition = "rare"
		}
		name := cmp.Or(line.Name, "result")
		f.define(name, fast)
		f.under = condition
		fmt.Fprintf(&f.slow, "\t\t%s = %s ? %s : %[1]s;\n", name, condition, f.lower(slow).value())
	}
}

// define gives the value of an expression a name.
func (f *openCLFunction) define(name, source string) {
	kind := "V"
	if table.IsCondition(source) {
		kind = "C"
	}
	fmt.Fprintf(&f.body, "\t%s %s = %s;\n", kind, name, f.lower(source))
}

func (f *openCLFunction) lower(source string) clTerm { return expr.Lower(source, f.in) }

// join ends the lines that are rare.
func (f *openCLFunction) join() {
	if f.under == "" {
		return
	}
	fmt.Fprintf(&f.body, "\tif (SOME(%s)) {\n%s\t}\n", f.under, &f.slow)
	f.under = ""
	f.slow.Reset()
}

// close ends the function, whose result is the last line.
func (f *openCLFunction) close() {
	if f.under != "" {
		f.join()
		f.body.WriteString("\treturn result;\n")
	}
}

// An openCLVector is what programs with vectors of so many bytes have names for.
type openCLVector struct {
	Bytes, Lanes int
	Numbered     string // the lanes: 0, 1, 2, 3
	Some         string // whether some condition of c holds
	// lanes as components, that change places with those half a vector away, a quarter, …
	Swapped []string
}

// openCLVectors returns the vectors that programs of d can be of.
func openCLVectors(d table.DType) (all []openCLVector) {
	for _, bytes := range []int{32, 64} {
		v := openCLVector{Bytes: bytes, Lanes: bytes / d.Bytes()}
		var numbers []string
		for i := range v.Lanes {
			numbers = append(numbers, fmt.Sprint(i))
		}
		v.Numbered = strings.Join(numbers, ", ")
		for reach := v.Lanes / 2; reach > 0; reach /= 2 {
			components := "s"
			for i := range v.Lanes {
				components += fmt.Sprintf("%x", i^reach)
			}
			v.Swapped = append(v.Swapped, components)
		}
		v.Some = map[int]string{
			4:  "as_uint(convert_char4(c)) != 0",
			8:  "as_ulong(convert_char8(c)) != 0",
			16: "as_ulong(convert_char8((c).lo | (c).hi)) != 0",
		}[v.Lanes]
		all = append(all, v)
	}
	return all
}

// openCLType returns the type of values of functions for elements of t, in programs of d.
func openCLType(d, t table.DType) string {
	if t == d {
		return "V"
	}
	return "C"
}

// openCLResult returns the type of the result of the function of op.
func openCLResult(d table.DType, op table.Op) string { return openCLType(d, op.Result(d)) }

// openCLParams declares the parameters of a function: elements of the operands of op, its
// scalars, and where it reports a division by zero.
func openCLParams(d table.DType, op table.Op) string {
	var params []string
	for _, name := range op.Tensors() {
		params = append(params, openCLType(d, op.Type(d, name))+" "+name)
	}
	return strings.Join(append(params, openCLScalars(d, op, "V")...), ", ")
}

// openCLArrays declares the parameters of a kernel: z, arrays of the operands of op, and the
// others of the function.
func openCLArrays(d table.DType, op table.Op) string {
	params := []string{"__global " + op.Result(d).CL() + " *z"}
	for _, name := range op.Tensors() {
		params = append(params, "__global const "+op.Type(d, name).CL()+" *"+name)
	}
	return strings.Join(append(params, openCLScalars(d, op, "T")...), ", ")
}

// openCLScalars declares the parameters that functions and kernels have in common, numbers of a
// type.
func openCLScalars(d table.DType, op table.Op, numbers string) (params []string) {
	for _, name := range op.Scalars {
		params = append(params, numbers+" "+name)
	}
	if divides(op, d) {
		params = append(params, "__global int *fault")
	}
	return params
}

// openCLMasks declares the parameters of an operation on conditions, in a program of another
// element type.
func openCLMasks(op table.Op) string { return "C " + strings.Join(op.Operands(), ", C ") }

// openCLMask returns the expression of an operation on conditions.
func openCLMask(op table.Op) string { return openCLExpr(table.Bool, op) }

// takesLong reports whether to compute op takes longer than memory does, having more than a few
// steps.
func takesLong(op table.Op, d table.DType) bool {
	const few = 8
	return len(table.Inline(op.Expr, d).Steps) > few
}

// openCLStore returns the statement that sets elements of z to those that op makes of those of its
// operands.
func openCLStore(d table.DType, op table.Op) string {
	suffix := func(t table.DType) string {
		if t == d {
			return ""
		}
		return "MASK"
	}
	store := "STORE" + suffix(op.Result(d))
	if op.Result(d) == d && takesLong(op, d) {
		store = "STORECACHED"
	}
	var args []string
	for i, name := range op.Tensors() {
		args = append(args, fmt.Sprintf("LOAD%s(%s, %d)", suffix(op.Type(d, name)), name, i+1))
	}
	for _, name := range op.Scalars {
		args = append(args, "N("+name+")")
	}
	if divides(op, d) {
		args = append(args, "fault")
	}
	return fmt.Sprintf("%s(z, 0, op_%s(%s))", store, op.Name, strings.Join(args, ", "))
}

// openCLExpr returns the expression of op.
func openCLExpr(d table.DType, op table.Op) string {
	return expr.Lower(op.Expr, openCL{d, itself, nil}).text
}

// openCLFolds returns the folds of d that devices have.
func openCLFolds(d table.DType) []table.Fold {
	if d.IsCondition() {
		return []table.Fold{
			{Name: "Any", Of: "x", Combine: "a || b", Start: "0", Doc: "whether any of x holds"},
			{Name: "All", Of: "x", Combine: "a && b", Start: "1", Doc: "whether all of x hold"},
		}
	}
	return columnFolds(d)
}

// openCLStart returns where a fold begins, number l of several side by side.
func openCLStart(d table.DType, f table.Fold) string {
	if f.Start == "x" {
		return "load(x + element(&walk, kept, 0, at[1]) + (across ? (long)l * step : 0), across ? step : 0, width - l)"
	}
	return expr.Lower(f.Start, openCL{d, nil, nil}).text
}

// openCLFold returns what the fold a so far, and an element x, do together.
func openCLFold(d table.DType, f table.Fold) string {
	return expr.Lower(f.Step(), openCL{d, itself, nil}).text
}

// openCLCombine returns what two folds a and b do together.
func openCLCombine(d table.DType, f table.Fold) string {
	return expr.Lower(f.Combine, openCL{d, itself, nil}).text
}

// openCLSearch returns whether element i of x is the one that is searched for.
func openCLSearch(d table.DType) string {
	return expr.Lower(table.Search(d, table.IsNaN), openCL{d, func(name string) string {
		return map[string]string{"x": "x[element(&walk, kept, i, at[1])]", "c": "c[at[2]]"}[name]
	}, nil}).text
}

// itself returns the name of a parameter of a function, which is that of the operand.
func itself(name string) string { return name }

// A clTerm is an expression in OpenCL C: a numeral, or else a V or a C.
type clTerm struct {
	text    string
	numeral bool
}

// String returns t as an operand of operators, which stretch numerals to vectors.
func (t clTerm) String() string { return t.text }

// value returns t as an argument of functions, which do not: N(1.5f) of 1.5f.
func (t clTerm) value() string {
	if t.numeral {
		return "N(" + t.text + ")"
	}
	return t.text
}

// openCL lowers an expression to OpenCL C, of the values that of names.
type openCL struct {
	d     table.DType
	of    func(name string) string
	lists *openCLLists
}

// openCLLists are the lists of a word, for which there are to be constants.
type openCLLists struct {
	word  string
	texts []string
}

// list returns the name of a list.
func (l openCL) list(numbers []clTerm) string {
	text := clJoin(numbers, clTerm.String)
	i := slices.Index(l.lists.texts, text)
	if i < 0 {
		i = len(l.lists.texts)
		l.lists.texts = append(l.lists.texts, text)
	}
	return fmt.Sprintf("list%d_%s", i, l.lists.word)
}

// clJoin returns a list of terms, as of writes each.
func clJoin(terms []clTerm, of func(clTerm) string) string {
	var texts []string
	for _, t := range terms {
		texts = append(texts, of(t))
	}
	return strings.Join(texts, ", ")
}

func (l openCL) Var(name string) clTerm {
	if expr.IsConstant(name) {
		return clTerm{map[string]string{"inf": "INFINITY", "nan": "NAN"}[name], true}
	}
	return clTerm{l.of(name), false}
}

func (l openCL) Num(lit string) clTerm {
	if l.d.IsFloat() && !strings.ContainsAny(lit, ".ex") {
		lit += ".0"
	}
	if l.d.IsFloat() && l.d.Bits == 32 {
		lit += "f"
	}
	return clTerm{lit, true}
}

func (l openCL) Call(word string, x ...clTerm) clTerm {
	if word == "neg" {
		return clTerm{"-" + x[0].text, x[0].numeral}
	}
	return clTerm{text: l.call(word, x)}
}

// call returns the expression of a word.
func (l openCL) call(word string, x []clTerm) string {
	switch word {
	case "()":
		return "(" + x[0].text + ")"
	case "not":
		return "~" + x[0].text
	case "!":
		return "!" + x[0].text
	case "where":
		return "(" + x[0].text + " ? " + x[1].value() + " : " + x[2].value() + ")"
	case "gather":
		return fmt.Sprintf("gather(%s, %s)", l.list(x[1:]), x[0])
	case "/", "%", "mod":
		if l.d.IsInteger() {
			return "word_" + openCLDivisions[word] + "(" + clJoin(x, clTerm.String) + ", fault)"
		}
	}
	switch word {
	case "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=", "&&", "||":
		return x[0].text + " " + word + " " + x[1].text
	}
	args := "(" + clJoin(x, clTerm.value) + ")"
	if name, ok := openCLBuiltins[word]; ok && l.d.IsFloat() {
		return name + args
	}
	// Names of the language's own functions are not those of OpenCL.
	if name, ok := openCLOperators[word]; ok {
		word = name
	}
	return "word_" + word + args
}

// openCLBuiltins names the built-in functions that compute a word exactly.
var openCLBuiltins = map[string]string{
	"abs": "fabs", "fma": "fma", "sqrt": "sqrt", "signbit": "signbit",
}

// openCLOperators and openCLDivisions name the functions of templates/kernels.cl.tmpl for
// operators.
var (
	openCLOperators = map[string]string{
		"%": "rem", "<<": "shl", ">>": "shr", "&": "and", "|": "or",
		"^": "xor",
	}
	openCLDivisions = map[string]string{"/": "div", "%": "rem", "mod": "mod"}
)
