// Code generated from gen/ops. DO NOT EDIT.

// Package f64 has the kernels of float64 tensors: loops over slices of equal length.
package f64

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name string

	Add          func(z, x, y []float64)    // z = x + y
	Sub          func(z, x, y []float64)    // z = x - y
	Mul          func(z, x, y []float64)    // z = x * y
	Div          func(z, x, y []float64)    // z = x / y
	Max          func(z, x, y []float64)    // z = max(x, y)
	Neg          func(z, x []float64)       // z = -x
	Abs          func(z, x []float64)       // z = abs(x)
	Sqrt         func(z, x []float64)       // z = sqrt(x)
	Square       func(z, x []float64)       // z = x * x
	ReLU         func(z, x []float64)       // z = max(x, 0)
	Exp          func(z, x []float64)       // z = exp(x)
	Log          func(z, x []float64)       // z = log(x)
	Log1p        func(z, x []float64)       // z = log1p(x)
	Sin          func(z, x []float64)       // z = sin(x)
	Cos          func(z, x []float64)       // z = cos(x)
	Tanh         func(z, x []float64)       // z = tanh(x)
	Softplus     func(z, x []float64)       // z = max(x, 0) + log1p(exp(-abs(x)))
	GELU         func(z, x []float64)       // z = x / (1 + exp(-1.5957691216057308 * (x + 0.044715 * x * x * x)))
	Sigmoid      func(z, x []float64)       // z = 1 / (1 + exp(-x))
	DivGradY     func(z, g, r, y []float64) // z = -g * r / y
	MaxGradX     func(z, x, y, g []float64) // z = where(x >= y, g, 0)
	MaxGradY     func(z, x, y, g []float64) // z = where(x < y, g, 0)
	AbsGrad      func(z, x, g []float64)    // z = where(x < 0, -g, g)
	SqrtGrad     func(z, g, r []float64)    // z = g / (2 * r)
	SquareGrad   func(z, g, x []float64)    // z = 2 * g * x
	ReLUGrad     func(z, x, g []float64)    // z = where(x > 0, g, 0)
	Log1pGrad    func(z, g, x []float64)    // z = g / (1 + x)
	SinGrad      func(z, g, x []float64)    // z = g * cos(x)
	CosGrad      func(z, g, x []float64)    // z = -g * sin(x)
	TanhGrad     func(z, g, r []float64)    // z = g * (1 - r) * (1 + r)
	SoftplusGrad func(z, g, x []float64)    // z = g / (1 + exp(-x))
	SigmoidGrad  func(z, g, r []float64)    // z = g * r * (1 - r)
}

// Generic is written in Go, and defines what the others compute.
var Generic = Kernels{
	Name:         "generic",
	Add:          addGeneric,
	Sub:          subGeneric,
	Mul:          mulGeneric,
	Div:          divGeneric,
	Max:          maxGeneric,
	Neg:          negGeneric,
	Abs:          absGeneric,
	Sqrt:         sqrtGeneric,
	Square:       squareGeneric,
	ReLU:         reluGeneric,
	Exp:          expGeneric,
	Log:          logGeneric,
	Log1p:        log1pGeneric,
	Sin:          sinGeneric,
	Cos:          cosGeneric,
	Tanh:         tanhGeneric,
	Softplus:     softplusGeneric,
	GELU:         geluGeneric,
	Sigmoid:      sigmoidGeneric,
	DivGradY:     divGradYGeneric,
	MaxGradX:     maxGradXGeneric,
	MaxGradY:     maxGradYGeneric,
	AbsGrad:      absGradGeneric,
	SqrtGrad:     sqrtGradGeneric,
	SquareGrad:   squareGradGeneric,
	ReLUGrad:     reluGradGeneric,
	Log1pGrad:    log1pGradGeneric,
	SinGrad:      sinGradGeneric,
	CosGrad:      cosGradGeneric,
	TanhGrad:     tanhGradGeneric,
	SoftplusGrad: softplusGradGeneric,
	SigmoidGrad:  sigmoidGradGeneric,
}

// Best is the fastest that this machine can run, and All are those that it can.
var (
	Best = Generic
	All  = []Kernels{Generic}
)
