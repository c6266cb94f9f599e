package table

// A RowOp is an operation on the rows of a tensor: what lies along some of its axes. All of it is
// generated from its entry, on every float type: kernels that go over a row while it is in a cache,
// operations on tensors along any axes of any layout, kernels of devices, derivatives, tests and
// benchmarks.
//
// Body and Grad are bodies of functions, as package expr reads them, of the operand x, a row, of
// the Parameters and of the Scalars. A value is a row, with a number for each element, or one
// number for a row. Beside the words of elementwise operations there are
//
//	sum(e), prod(e), max(e), min(e)   one number of those of a row
//	mean(e)                           sum(e) / n
//	deviations(x)                     the sum of the squares of x less its mean
//	n                                 how many elements a row has
//
// Body gives a row, or one number. A row that has a name and is used more than once is computed
// once and stored; without a name it is computed in each loop that uses it. Grad gives the
// gradients of x and of each parameter, of the gradient g of the result, the result r, and all that
// Body has. Those of parameters are summed over rows.
type RowOp struct {
	Name       string
	Doc        string // what it gives, completing "Name returns …"
	Body       string
	Grad       []string
	Parameters []Parameter
	Scalars    []Scalar
	Axes       Axes
	On         Kind
	NoMethod   bool // whether it is a function of tensors, and no method of theirs
}

// A Parameter is an operand that all rows have in common: a number for each element of a row, or
// the default.
type Parameter struct{ Name, Default string }

// A Scalar is an operand that is one number for all rows, of a type in Go.
type Scalar struct{ Name, Type string }

// Axes says how calls name the axes that rows lie along.
type Axes int

const (
	OneAxis    Axes = iota // one
	LastIfNone             // some, or the last if there are none
	AllIfNone              // some, or all if there are none
)

var epsilon = []Scalar{{"epsilon", Double.Name}}

// RowOps lists the operations on rows.
var RowOps = []RowOp{
	// Less the largest, no exponential overflows (Blanchard, Higham and Higham, Accurately computing
	// the log-sum-exp and softmax functions, 2021).
	{
		Name: "Softmax", Axes: OneAxis, On: Float,
		Doc: "the exponentials of x, divided by their sum",
		Body: `
			largest := max(x)
			e := exp(x - largest)
			return e * (1 / sum(e))`,
		Grad: []string{"r * (g - sum(g * r))"},
	},
	{
		Name: "LogSoftmax", Axes: OneAxis, On: Float,
		Doc: "the logarithm of Softmax, without the loss of computing that first",
		Body: `
			largest := max(x)
			return x - largest - log(sum(exp(x - largest)))`,
		Grad: []string{"fma(exp(r), -sum(g), g)"},
	},
	// Less an infinity, there is no number. The gradient is Softmax of x, in which it does not matter
	// how r was rounded, and in which the largest share it where they are infinite.
	{
		Name: "LogSumExp", Axes: AllIfNone, On: Float,
		Doc: "the logarithm of the sum of the exponentials of x, computed without overflow",
		Body: `
			largest := max(x)
			finite := where(abs(largest) < inf, largest, 0)
			return finite + log(sum(exp(x - finite)))`,
		Grad: []string{`
			e := exp(where(x == r, 0, x - r))
			return e * (g / sum(e))`},
	},

	{
		Name: "Var", Axes: AllIfNone, On: Float,
		Doc:  "the variance of x, the mean of the squares of deviations from the mean",
		Body: "deviations(x) / n",
		Grad: []string{"(x - mean(x)) * (2 / n * g)"},
	},
	{
		Name: "VarDDOF", Axes: AllIfNone, On: Float, Scalars: []Scalar{{"ddof", Index.Name}},
		NoMethod: true,
		Doc:      "Var of x with ddof degrees of freedom less: n elements count as n - ddof, or 0 if that is negative",
		Body:     "deviations(x) / max(n - ddof, 0)",
		Grad:     []string{"(x - mean(x)) * (2 / max(n - ddof, 0) * g)"},
	},
	{
		Name: "Std", Axes: AllIfNone, On: Float,
		Doc:  "the standard deviation of x, the square root of Var",
		Body: "sqrt(deviations(x) / n)",
		Grad: []string{"(x - mean(x)) * where(r > 0, g / (n * r), 0)"},
	},

	// Of d = x - centre and weighted = g weight, the gradient is s (weighted - mean(weighted) - d s²
	// mean(weighted d)), of the scale s. Where squares overflow, s is 0, and x - centre might too.
	{
		Name: "LayerNorm", Axes: LastIfNone, On: Float,
		Parameters: []Parameter{{"weight", "1"}, {"bias", "0"}}, Scalars: epsilon,
		Doc: "x less its mean, divided by the square root of its variance plus epsilon, times weight, plus bias",
		Body: `
			squares := deviations(x)
			centre := where(squares == inf, 0, mean(x))
			scale := 1 / sqrt(squares / n + epsilon)
			return fma((x - centre) * scale, weight, bias)`,
		Grad: []string{
			`
			weighted := g * weight
			slope := where(scale == 0, 0, -sum((x - centre) * weighted) * scale / n * scale * scale)
			return fma(x - centre, slope, fma(weighted, scale, -mean(weighted) * scale))`,
			"(x - centre) * scale * g",
			"g",
		},
	},
	{
		Name: "RMSNorm", Axes: LastIfNone, On: Float,
		Parameters: []Parameter{{"weight", "1"}}, Scalars: epsilon,
		Doc: "x divided by the square root of the mean of its squares plus epsilon, times weight",
		Body: `
			scale := 1 / sqrt(sum(x * x) / n + epsilon)
			return x * scale * weight`,
		Grad: []string{
			`
			weighted := g * weight
			slope := where(scale == 0, 0, -sum(x * weighted) * scale / n * scale * scale)
			return fma(x, slope, weighted * scale)`,
			"x * scale * g",
		},
	},
	// Divided by the largest first, or by epsilon, no square overflows, or underflows that matters.
	{
		Name: "Normalize", Axes: LastIfNone, On: Float, Scalars: epsilon, NoMethod: true,
		Doc: "x divided by its norm, the square root of the sum of its squares, or by epsilon if that is larger",
		Body: `
			highest := max(max(abs(x)), epsilon)
			unit := where(highest > 0 && highest < inf, highest, 1)
			scaled := x / unit
			norm := max(sqrt(sum(scaled * scaled)), epsilon / unit)
			return scaled / norm`,
		Grad: []string{"(g - r * where(norm > epsilon / unit, sum(g * r), 0)) / (norm * unit)"},
	},
}
