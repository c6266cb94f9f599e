package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/language"
	"github.com/ashlar-go/ashlar/gen/ops"
)

// maxRank and maxOperands are those of package tensor, which the generator does not import.
const maxRank, maxOperands = 12, 6

// openCLKernels returns the kernels of d in OpenCL.
func openCLKernels(d ops.DType) Output {
	return fill("device/opencl/"+d.Name+".cl", "kernels.cl.tmpl", d)
}

// openCLWord returns a word as a function.
func openCLWord(d ops.DType, w ops.Word) string {
	// // exp returns e to the power x.
	// static T word_exp(T x) {
	// 	T v = word_clamp(x, -104.0f, 89.0f);
	// 	…
	// 	return word_scale(1.0f + fma(r * r, …, r), k);
	// }
	in := openCL{d, itself}
	var b strings.Builder
	b.WriteString("// " + w.Name + " returns " + w.Doc + ".\n")
	b.WriteString("static T word_" + w.Name + "(T " + strings.Join(w.Params(), ", T ") + ") {\n")
	for _, line := range w.Lines(d.Name) {
		start := "return "
		switch {
		case line.Name != "" && ops.IsCondition(line.Expr):
			start = "bool " + line.Name + " = "
		case line.Name != "":
			start = "T " + line.Name + " = "
		}
		b.WriteString("\t" + start + language.Lower(line.Expr, in) + ";\n")
	}
	return b.String() + "}\n"
}

// openCLParams declares the parameters of a function: elements of the operands of op, its
// scalars, and where it reports a division by zero.
func openCLParams(d ops.DType, op ops.Op) string {
	var params []string
	for _, name := range op.Tensors() {
		params = append(params, op.Type(d, name).CL+" "+name)
	}
	return strings.Join(append(params, openCLScalars(d, op)...), ", ")
}

// openCLArrays declares the parameters of a kernel: z, arrays of the operands of op, and the
// others of the function.
func openCLArrays(d ops.DType, op ops.Op) string {
	params := []string{"__global " + op.Result(d).CL + " *z"}
	for _, name := range op.Tensors() {
		params = append(params, "__global const "+op.Type(d, name).CL+" *"+name)
	}
	return strings.Join(append(params, openCLScalars(d, op)...), ", ")
}

// openCLScalars declares the parameters that functions and kernels have in common.
func openCLScalars(d ops.DType, op ops.Op) (params []string) {
	for _, name := range op.Scalars {
		params = append(params, "T "+name)
	}
	if divides(op, d) {
		params = append(params, "__global int *fault")
	}
	return params
}

// openCLCall returns the call of the function of op with the elements that EACH finds.
func openCLCall(d ops.DType, op ops.Op) string {
	var args []string
	for i, name := range op.Tensors() {
		args = append(args, fmt.Sprintf("%s[PLACE(%d)]", name, i+1))
	}
	args = append(args, op.Scalars...)
	if divides(op, d) {
		args = append(args, "fault")
	}
	return "op_" + op.Name + "(" + strings.Join(args, ", ") + ")"
}

// openCLExpr returns the expression of op.
func openCLExpr(d ops.DType, op ops.Op) string {
	return language.Lower(op.Expr, openCL{d, itself})
}

// openCLFolds returns the folds of d that devices have.
func openCLFolds(d ops.DType) []ops.Fold {
	if d.Kind == ops.Bool {
		return []ops.Fold{
			{Name: "Any", Of: "x", Combine: "a || b", Start: "0", Doc: "whether any of x holds"},
			{Name: "All", Of: "x", Combine: "a && b", Start: "1", Doc: "whether all of x hold"},
		}
	}
	return slices.DeleteFunc(d.Folds(), func(f ops.Fold) bool { return f.Keep })
}

// openCLStart returns where a fold begins, number l of several side by side.
func openCLStart(d ops.DType, f ops.Fold) string {
	if f.Start == "x" {
		return "x[element(&walk, kept, 0, at[1]) + min(l, width - 1) * (long)step]"
	}
	return language.Lower(f.Start, openCL{d, nil})
}

// openCLFold returns what the fold a so far, and an element x, do together.
func openCLFold(d ops.DType, f ops.Fold) string { return language.Lower(f.Step(), openCL{d, itself}) }

// openCLCombine returns what two folds a and b do together.
func openCLCombine(d ops.DType, f ops.Fold) string {
	return language.Lower(f.Combine, openCL{d, itself})
}

// openCLSearch returns whether element i of x is the one that is searched for.
func openCLSearch(d ops.DType) string {
	return language.Lower(ops.Search(d, ops.IsNaN), openCL{d, func(name string) string {
		return map[string]string{"x": "x[element(&walk, kept, i, at[1])]", "c": "c[at[2]]"}[name]
	}})
}

// itself returns the name of a parameter of a function, which is that of the operand.
func itself(name string) string { return name }

// openCL lowers an expression to OpenCL C, of the values that of names.
type openCL struct {
	d  ops.DType
	of func(name string) string
}

func (l openCL) Var(name string) string {
	if language.IsConstant(name) {
		return map[string]string{"inf": "INFINITY", "nan": "NAN"}[name]
	}
	return l.of(name)
}

func (l openCL) Num(lit string) string {
	if l.d.Kind == ops.Float && !strings.ContainsAny(lit, ".ex") {
		lit += ".0"
	}
	if l.d.Name == "float32" {
		lit += "f"
	}
	return lit
}

func (l openCL) Call(word string, x ...string) string {
	switch word {
	case "()":
		return "(" + x[0] + ")"
	case "neg":
		return "-" + x[0]
	case "not":
		return "~" + x[0]
	case "!":
		return "!" + x[0]
	case "where", "rare":
		return "(" + x[0] + " ? " + x[1] + " : " + x[2] + ")"
	case "/", "%", "mod":
		if l.d.Kind == ops.Int {
			return "word_" + openCLDivisions[word] + "(" + strings.Join(x, ", ") + ", fault)"
		}
	}
	switch word {
	case "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=", "&&", "||":
		return x[0] + " " + word + " " + x[1]
	}
	if word == "gather" {
		return "((const T[]){" + strings.Join(x[1:], ", ") + "})[(int)(" + x[0] + ")]"
	}
	if l.d.Kind == ops.Float {
		if word == "<<" || word == ">>" {
			x[1] = "(int)" + x[1]
		}
		if name, ok := openCLBuiltins[word]; ok {
			return name + "(" + strings.Join(x, ", ") + ")"
		}
	}
	// Names of the language's own functions are not those of OpenCL.
	if name, ok := openCLOperators[word]; ok {
		word = name
	}
	return "word_" + word + "(" + strings.Join(x, ", ") + ")"
}

// openCLBuiltins names the built-in functions that compute a word exactly.
var openCLBuiltins = map[string]string{
	"abs": "fabs", "fma": "fma", "round": "rint", "floor": "floor", "ceil": "ceil", "trunc": "trunc",
	"sqrt": "sqrt", "signbit": "signbit", "%": "fmod",
}

// openCLOperators and openCLDivisions name the functions of templates/kernels.cl.tmpl for
// operators.
var (
	openCLOperators = map[string]string{"<<": "shl", ">>": "shr", "&": "and", "|": "or", "^": "xor"}
	openCLDivisions = map[string]string{"/": "div", "%": "rem", "mod": "mod"}
)
