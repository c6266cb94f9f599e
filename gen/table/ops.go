// Package table is the table from which the whole library is generated.
package table

import (
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/internal/expr"
)

// An Op is one row of the table. Everything generated for an operation, on
// every element type and every back end, follows from its row.
type Op struct {
	Name string // exported name
	Doc  string // what the operation gives, completing "Name returns …"
	Expr string // one element of the result; see package language
	// gradient of each operand, of g, that of the result r, r, and the operands; "" for a mask
	Grad    []string
	On      Kind     // element types it is defined on
	Scalars []string // operands that are one number for all elements
	Numbers []string // such operands of Parts, which kernels take as numbers
	ULP     float64  // error allowed to a kernel, in units in the last place
	// NoMethod says that the operation is a function of tensors, and no method of theirs. They have
	// few, so that people can read through them.
	NoMethod bool
	// name of a function that computes the operation with some numbers in place of y by less, and
	// returns nil with others
	WithNumber string
}

// TakesNumber reports whether op on d has a form with a number in place of its second operand.
func (op Op) TakesNumber(d DType) bool {
	return d.IsNumber() && !op.IsGradient() && op.Result(d) == d && len(op.Scalars) == 0 &&
		slices.Equal(op.Tensors(), []string{"x", "y"})
}

// A Group is rows that belong together, and share files.
type Group struct {
	Name string // of its files
	Doc  string // heading of its part of a table for people
	Ops  []Op
}

// near is x where an activation is not flat, and finite elsewhere: derivatives multiply it by what
// is 0 there.
const near = "max(min(x, 1000), -1000)"

// Groups is the table of the elementwise operations. Operands are x, y and w; m is
// a mask, of booleans; others are Scalars.
var Groups = []Group{
	{"arithmetic", "arithmetic", []Op{
		{Name: "Add", Expr: "x + y", Grad: []string{"g", "g"}, On: Number, Doc: "x + y"},
		{Name: "Sub", Expr: "x - y", Grad: []string{"g", "-g"}, On: Number, Doc: "x - y"},
		{Name: "Mul", Expr: "x * y", Grad: []string{"g * y", "g * x"}, On: Number, Doc: "x * y"},
		{
			Name: "Div", Expr: "x / y", Grad: []string{"g / y", "-g * r / y"}, On: Number,
			Doc: "x / y; of integers, truncated toward zero",
		},
		{
			Name: "Rem", Expr: "x % y", Grad: []string{"g", "-g * trunc(x / y)"}, On: Number,
			Doc: "the remainder of x / y, with the sign of x, as Go's % and C's fmod",
		},
		{
			Name: "Mod", Expr: "mod(x, y)", Grad: []string{"g", "-g * floor(x / y)"}, On: Number,
			Doc: "the remainder of x / y, with the sign of y, as in NumPy",
		},
		{
			Name: "Maximum", Expr: "max(x, y)",
			Grad: []string{"where(x >= y, g, 0)", "where(x >= y, 0, g)"}, On: Number,
			Doc: "the larger of x and y, NaN if either is; +0 is larger than -0",
		},
		{
			Name: "Minimum", Expr: "min(x, y)",
			Grad: []string{"where(x <= y, g, 0)", "where(x <= y, 0, g)"}, On: Number,
			Doc: "the smaller of x and y, NaN if either is; -0 is smaller than +0",
		},
		{
			Name: "FMA", Expr: "fma(x, y, w)", Grad: []string{"g * y", "g * x", "g"}, On: Float,
			Doc: "x*y + w, rounded once",
		},
		{
			Name: "Lerp", Expr: "fma(w, y - x, x)",
			Grad: []string{"g * (1 - w)", "g * w", "g * (y - x)"}, On: Float, ULP: 0,
			Doc: "the linear interpolation x + w*(y - x)",
		},
		{Name: "Neg", Expr: "-x", Grad: []string{"-g"}, On: Number, Doc: "-x"},
		{
			Name: "Abs", Expr: "abs(x)", Grad: []string{"where(x < 0, -g, where(x > 0, g, 0))"},
			On: Number, Doc: "the magnitude of x",
		},
		{
			Name: "Sign", Expr: "where(x > 0, 1, where(x < 0, -1, x))", Grad: []string{"0"},
			On: Number, Doc: "-1, 0 or 1 as x is negative, zero or positive",
		},
		{Name: "Square", Expr: "x * x", Grad: []string{"2 * g * x"}, On: Number, Doc: "x * x"},
		{Name: "Recip", Expr: "1 / x", Grad: []string{"-g * r * r"}, On: Float, Doc: "1 / x"},
		{
			Name: "Sqrt", Expr: "sqrt(x)", Grad: []string{"g / (2 * r)"}, On: Float,
			Doc: "the square root of x",
		},
		{
			Name: "Clip", Expr: "clamp(x, lo, hi)", Grad: []string{"where(x < lo || x > hi, 0, g)"},
			On: Number, Scalars: []string{"lo", "hi"},
			Doc: "the number nearest to x that is within [lo, hi], NaN if x is",
		},
	}},
	{"rounding", "rounding", []Op{
		{
			Name: "Floor", Expr: "floor(x)", Grad: []string{"0"}, On: Float,
			Doc: "the greatest integer ≤ x",
		},
		{
			Name: "Ceil", Expr: "ceil(x)", Grad: []string{"0"}, On: Float,
			Doc: "the least integer ≥ x",
		},
		{
			Name: "Trunc", Expr: "trunc(x)", Grad: []string{"0"}, On: Float,
			Doc: "the integer part of x",
		},
		{
			Name: "Round", Expr: "round(x)", Grad: []string{"0"}, On: Float,
			Doc: "the integer nearest to x, the even one of two",
		},
	}},
	{"exponential", "exponentials, logarithms and powers", []Op{
		{Name: "Exp", Expr: "exp(x)", Grad: []string{"g * r"}, On: Float, Doc: "e to the power x"},
		{
			Name: "Exp2", Expr: "exp2(x)", Grad: []string{"0.6931471805599453 * g * r"}, On: Float,
			Doc: "2 to the power x",
		},
		{
			Name: "Expm1", Expr: "expm1(x)", Grad: []string{"g * (r + 1)"}, On: Float,
			Doc: "e to the power x, less 1",
		},
		{
			Name: "Log", Expr: "log(x)", Grad: []string{"g / x"}, On: Float,
			Doc: "the natural logarithm of x",
		},
		{
			Name: "Log2", Expr: "log2(x)", Grad: []string{"1.4426950408889634 * g / x"}, On: Float,
			Doc: "the binary logarithm of x",
		},
		{
			Name: "Log10", Expr: "log10(x)", Grad: []string{"0.4342944819032518 * g / x"}, On: Float,
			Doc: "the decimal logarithm of x",
		},
		{
			Name: "Log1p", Expr: "log1p(x)", Grad: []string{"g / (1 + x)"}, On: Float,
			Doc: "the natural logarithm of 1 + x",
		},
		{
			Name: "Pow", Expr: "pow(x, y)", WithNumber: "smallPower",
			Grad: []string{
				"where(x == 0 && y == 0, 0, g * y * pow(x, y - 1))",
				"where(r == 0 || x == 0, 0, g * r * log(x))",
			}, On: Float,
			Doc: "x to the power y, as C's pow: NaN of a negative x unless y is an integer, and 1 of any x where y is 0",
		},
		{
			Name: "Cbrt", Expr: "cbrt(x)", Grad: []string{"g / (3 * r * r)"}, On: Float,
			Doc: "the cube root of x",
		},
		{
			Name: "Rsqrt", Expr: "rsqrt(x)", Grad: []string{"-0.5 * g * r / x"}, On: Float,
			Doc: "the reciprocal of the square root of x",
		},
	}},
	{"trigonometric", "trigonometry and its inverses", []Op{
		{
			Name: "Sin", Expr: "sin(x)", Grad: []string{"g * cos(x)"}, On: Float,
			Doc: "the sine of x radians",
		},
		{
			Name: "Cos", Expr: "cos(x)", Grad: []string{"-g * sin(x)"}, On: Float,
			Doc: "the cosine of x radians",
		},
		{
			Name: "Tan", Expr: "tan(x)", Grad: []string{"g * fma(r, r, 1)"}, On: Float,
			Doc: "the tangent of x radians",
		},
		{
			Name: "Asin", Expr: "asin(x)", Grad: []string{"g / sqrt((1 - x) * (1 + x))"}, On: Float,
			Doc: "the angle in radians whose sine is x, within ±π/2",
		},
		{
			Name: "Acos", Expr: "acos(x)", Grad: []string{"-g / sqrt((1 - x) * (1 + x))"}, On: Float,
			Doc: "the angle in radians whose cosine is x, from 0 to π",
		},
		{
			Name: "Atan", Expr: "atan(x)", Grad: []string{"g / fma(x, x, 1)"}, On: Float,
			Doc: "the angle in radians whose tangent is x, within ±π/2",
		},
		{
			Name: "Atan2", Expr: "atan2(x, y)",
			Grad: []string{"g * y / (x * x + y * y)", "-g * x / (x * x + y * y)"}, On: Float,
			Doc: "the angle in radians from the first axis to the point whose coordinate along it is y, and x across, within ±π, as C's atan2(x, y)",
		},
		{
			Name: "Hypot", Expr: "hypot(x, y)",
			Grad: []string{"where(r == 0, 0, g * x / r)", "where(r == 0, 0, g * y / r)"}, On: Float,
			Doc: "the square root of x*x + y*y, without overflow",
		},
		{
			Name: "Erf", Expr: "erf(x)", Grad: []string{"1.1283791670955126 * g * exp(-x * x)"},
			On: Float, Doc: "the error function of x",
		},
		{
			Name: "NormCDF", Expr: "phi(x)",
			Grad: []string{"g * (0.3989422804014327 * exp(-0.5 * x * x))"}, On: Float, NoMethod: true,
			Doc: "the standard normal distribution function at x",
		},
	}},
	{"hyperbolic", "hyperbolic functions and their inverses", []Op{
		{
			Name: "Sinh", Expr: "sinh(x)", Grad: []string{"g * cosh(x)"}, On: Float,
			Doc: "the hyperbolic sine of x",
		},
		{
			Name: "Cosh", Expr: "cosh(x)", Grad: []string{"g * sinh(x)"}, On: Float,
			Doc: "the hyperbolic cosine of x",
		},
		{
			Name: "Tanh", Expr: "tanh(x)", Grad: []string{"g * (1 - r) * (1 + r)"}, On: Float,
			Doc: "the hyperbolic tangent of x",
		},
		{
			Name: "Asinh", Expr: "asinh(x)", Grad: []string{"g / sqrt(x*x + 1)"}, On: Float,
			Doc: "the inverse hyperbolic sine of x",
		},
		{
			Name: "Acosh", Expr: "acosh(x)", Grad: []string{"g / (sqrt(x - 1) * sqrt(x + 1))"},
			On: Float, Doc: "the inverse hyperbolic cosine of x",
		},
		{
			Name: "Atanh", Expr: "atanh(x)", Grad: []string{"g / ((1 - x) * (1 + x))"}, On: Float,
			Doc: "the inverse hyperbolic tangent of x",
		},
	}},
	{"activation", "activations of neural networks", []Op{
		{
			Name: "ReLU", Expr: "max(x, 0)", Grad: []string{"where(x > 0, g, 0)"}, On: Float,
			Doc: "x, or 0 where x is negative",
		},
		{
			Name: "LeakyReLU", Expr: "where(x < 0, slope * x, x)",
			Grad: []string{"where(x < 0, slope * g, g)"}, On: Float, Scalars: []string{"slope"},
			Doc: "x, or slope*x where x is negative",
		},
		{
			Name: "Softplus", Expr: "softplus(x)", Grad: []string{"g * sigmoid(x)"}, On: Float,
			Doc: "ln(1 + eˣ)",
		},
		{
			Name: "GELU", Expr: "gelu(x)",
			Grad: []string{"g * fma(" + near + " * 0.3989422804014327, exp(-0.5 * " + near + " * " + near + "), phi(x))"}, On: Float,
			Doc: "x times the standard normal distribution function at x",
		},
		{
			Name: "Sigmoid", Expr: "sigmoid(x)", Grad: []string{"g * r * (1 - r)"}, On: Float,
			Doc: "the logistic function of x",
		},
		{
			Name: "SiLU", Expr: "silu(x)",
			Grad: []string{"g * sigmoid(x) * (1 + " + near + " * (1 - sigmoid(x)))"}, On: Float,
			Doc: "x times the logistic function of x, also called swish",
		},
		{
			Name: "ELU", Expr: "elu(x, alpha)", Grad: []string{"where(x > 0, g, g * alpha * exp(x))"},
			On: Float, Scalars: []string{"alpha"}, Doc: "x, or alpha*(eˣ - 1) where x is negative",
		},
		// Of s = sigmoid(x) and q = 1 - s, tanh(ln(1 + eˣ)) is s(2 - s)/(1 + q²), and its
		// derivative 4s(q/(1 + q²))².
		{
			Name: "Mish", Expr: "mish(x)",
			Grad: []string{"g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (" + near + " * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x))"}, On: Float, Doc: "x tanh(ln(1 + eˣ))",
		},
		{
			Name: "HardTanh", Expr: "clamp(x, -1, 1)", Grad: []string{"where(x < -1 || x > 1, 0, g)"},
			On: Float, Doc: "the number nearest to x that is within [-1, 1], also called hard tanh",
		},
		// Klambauer and others, Self-normalizing neural networks, 2017: scale and scale times
		// alpha.
		{
			Name: "SELU", Expr: "where(x > 0, 1.0507009873554804934193349852946 * x, 1.7580993408473768599402175208123 * expm1(x))",
			Grad: []string{"where(x > 0, 1.0507009873554804934193349852946 * g, 1.7580993408473768599402175208123 * (g * exp(x)))"},
			On:   Float, NoMethod: true, ULP: 2,
			Doc: "the scaled exponential linear unit: 1.0507 x, or 1.7581 (eˣ - 1) where x is negative",
		},
		{
			Name: "HardSigmoid", Expr: "clamp(x + 3, 0, 6) / 6",
			Grad: []string{"where(x > -3 && x < 3, g / 6, 0)"}, On: Float, NoMethod: true,
			Doc: "(x + 3)/6, or the number nearest to that within [0, 1]",
		},
	}},
	{"comparison", "comparisons and choices", []Op{
		{Name: "Equal", Expr: "x == y", On: Any, Doc: "whether x is equal to y"},
		{Name: "NotEqual", Expr: "x != y", On: Any, Doc: "whether x is not equal to y"},
		{Name: "Less", Expr: "x < y", On: Number, Doc: "whether x is less than y"},
		{
			Name: "LessEqual", Expr: "x <= y", On: Number,
			Doc: "whether x is less than y or equal to it",
		},
		{Name: "Greater", Expr: "x > y", On: Number, Doc: "whether x is greater than y"},
		{
			Name: "GreaterEqual", Expr: "x >= y", On: Number,
			Doc: "whether x is greater than y or equal to it",
		},
		{Name: "IsNaN", Expr: "x != x", On: Float, Doc: "whether x is not a number"},
		{Name: "IsInf", Expr: "abs(x) == inf", On: Float, Doc: "whether x is an infinity"},
		{Name: "IsPosInf", Expr: "x == inf", On: Float, Doc: "whether x is +Inf"},
		{Name: "IsNegInf", Expr: "x == -inf", On: Float, Doc: "whether x is -Inf"},
		{
			Name: "IsFinite", Expr: "abs(x) < inf", On: Float,
			Doc: "whether x is neither an infinity nor NaN",
		},
		{
			Name: "Where", Expr: "where(m, x, y)",
			Grad: []string{"", "where(m, g, 0)", "where(m, 0, g)"}, On: Any,
			Doc: "x where m holds and y elsewhere",
		},
	}},
	{"bit", "bits and booleans", []Op{
		{Name: "And", Expr: "x & y", On: Integer, Doc: "the bits of both x and y"},
		{Name: "And", Expr: "x && y", On: Condition, Doc: "whether both x and y hold"},
		{Name: "Or", Expr: "x | y", On: Integer, Doc: "the bits of x or y"},
		{Name: "Or", Expr: "x || y", On: Condition, Doc: "whether x or y holds"},
		{Name: "Xor", Expr: "x ^ y", On: Integer, Doc: "the bits of either x or y"},
		{Name: "Xor", Expr: "x != y", On: Condition, Doc: "whether just one of x and y holds"},
		{Name: "Not", Expr: "^x", On: Integer, Doc: "the bits that x has not"},
		{Name: "Not", Expr: "!x", On: Condition, Doc: "whether x does not hold"},
		{
			Name: "Shl", Expr: "x << y", On: Integer,
			Doc: "x with its bits y places to the left; 0 where y, as an unsigned number, is no less than the bits of an element",
		},
		{
			Name: "Shr", Expr: "x >> y", On: Integer,
			Doc: "x with its bits y places to the right, the sign kept; 0 or -1 where y, as an unsigned number, is no less than the bits of an element",
		},
	}},
}

// Parts are rows that have kernels only: operations on rows of tensors, and on small matrices, are
// made of them.
var Parts = Group{"part", "parts of other operations", append(rowKernels.maps, smallParts...)}

// differenceOfProducts is right to 1.5 units in the last place unless a product overflows: NaN
// then, maybe (Jeannerod, Louvet and Muller, Further analysis of Kahan's algorithm for the accurate
// computation of 2×2 determinants, 2013).
const differenceOfProducts = "fma(x, y, -(w * v)) - fma(w, v, -(w * v))"

// smallParts are those of operations on small matrices.
var smallParts = []Op{
	{Name: "DiffOfProducts", Expr: differenceOfProducts, On: Float, Doc: "x*y - w*v"},
	{
		Name: "DiffOfProductsPlus", Expr: "fma(u, t, " + differenceOfProducts + ")", On: Float,
		Doc: "x*y - w*v + u*t",
	},
}

// Table lists the rows of all groups.
func Table() []Op {
	var all []Op
	for _, g := range Groups {
		all = append(all, g.Ops...)
	}
	return all
}

// IsMethod reports whether op is a method of tensors: neither a derivative nor a function only.
func (op Op) IsMethod() bool { return !op.NoMethod && !op.IsGradient() }

// IsGradient reports whether op is a derivative of a row: that of an operand, of the gradient g.
func (op Op) IsGradient() bool { return slices.Contains(op.Operands(), "g") }

// All returns the rows of all groups, with their gradients.
func All() []Op {
	var all []Op
	for _, g := range Groups {
		all = append(all, g.All()...)
	}
	return all
}

// All returns the rows of g, followed by a row for each gradient that is no row of
// the table already.
func (g Group) All() []Op {
	all := slices.Clone(g.Ops)
	for _, op := range g.Ops {
		for i, name := range op.GradNames() {
			grad := op.Grad[i]
			if grad == "" || grad == "0" || grad == "g" {
				continue
			}
			if _, _, ok := Find(grad); ok {
				continue
			}
			all = append(all, Op{
				Name: name, Expr: grad, On: Float, ULP: op.ULP + 2, Scalars: op.scalarsOf(grad),
				Doc: "the gradient of operand " + op.Operands()[i] + " of " + op.Name + ", " + grad,
			})
		}
	}
	return all
}

// GradNames names the gradients of the operands: SqrtGrad, or DivGradX and DivGradY.
func (op Op) GradNames() []string {
	if len(op.Grad) == 1 {
		return []string{op.Name + "Grad"}
	}
	var names []string
	for i := range op.Grad {
		names = append(names, op.Name+"Grad"+strings.ToUpper(op.Operands()[i]))
	}
	return names
}

// Operands returns the names of the operands of op, its Scalars and Numbers last.
func (op Op) Operands() []string { return slices.Concat(op.Tensors(), op.Scalars, op.Numbers) }

// Tensors returns the names of the operands of op but for its Scalars and Numbers.
func (op Op) Tensors() []string {
	return slices.DeleteFunc(Operands(op.Expr),
		func(name string) bool { return slices.Contains(op.Scalars, name) || op.IsNumber(name) })
}

// IsNumber reports whether kernels take an operand of op as a number.
func (op Op) IsNumber(operand string) bool { return slices.Contains(op.Numbers, operand) }

// Word returns the operator or the function of the language that op is a call of, or "".
func (op Op) Word() string {
	var numbering expr.Numbering
	last := expr.Lower(op.Expr, &numbering)
	steps, operands := numbering.Steps, op.Operands()
	if len(steps[last].Args) != len(operands) {
		return ""
	}
	for i, arg := range steps[last].Args {
		if steps[arg].Text != operands[i] {
			return ""
		}
	}
	return steps[last].Text
}

// Type returns the element type of an operand of op on d.
func (op Op) Type(d DType, operand string) DType {
	if operand == "m" {
		return Bool
	}
	return d
}

// Result returns the element type of the result of op on d.
func (op Op) Result(d DType) DType {
	if IsCondition(op.Expr) {
		return Bool
	}
	return d
}

// scalarsOf returns the scalars of op that source has.
func (op Op) scalarsOf(source string) []string {
	var s []string
	for _, name := range Operands(source) {
		if slices.Contains(op.Scalars, name) {
			s = append(s, name)
		}
	}
	return s
}

// Find returns the row of the table that source is a call of, and its operands:
// "g * y" is Mul of g and y.
func Find(source string) (op Op, args []string, ok bool) {
	args = Operands(source)
	for _, op := range Table() {
		names := op.Operands()
		if op.On&Float != 0 && len(op.Scalars) == 0 && len(names) == len(args) &&
			rename(source, args, names) == op.Expr {
			return op, args, true
		}
	}
	return Op{}, nil, false
}

// rename returns source with names for args.
func rename(source string, args, names []string) string {
	return expr.Lower(source, expr.Rename(func(name string) string {
		if i := slices.Index(args, name); i >= 0 {
			return names[i]
		}
		return name
	}))
}
