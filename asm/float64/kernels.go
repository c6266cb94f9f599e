// Code generated from gen/table. DO NOT EDIT.

// Package kernels has the kernels of float64 tensors: loops over slices.
//
// An operand of a kernel has as many elements as z, or one that stands for all of them.
// A kernel called with other lengths panics with an *asm.LengthError before it reads or
// writes. z may be the same slice as an operand, but must not overlap one otherwise.
package kernels

import "github.com/ashlar-go/ashlar/asm"

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name                    string                                              // of the implementation
	Add                     func(z, x, y []float64)                             // z = x + y
	Sub                     func(z, x, y []float64)                             // z = x - y
	Mul                     func(z, x, y []float64)                             // z = x * y
	Div                     func(z, x, y []float64)                             // z = x / y
	Rem                     func(z, x, y []float64)                             // z = x % y
	Mod                     func(z, x, y []float64)                             // z = mod(x, y)
	Maximum                 func(z, x, y []float64)                             // z = max(x, y)
	Minimum                 func(z, x, y []float64)                             // z = min(x, y)
	FMA                     func(z, x, y, w []float64)                          // z = fma(x, y, w)
	Lerp                    func(z, x, y, w []float64)                          // z = fma(w, y - x, x)
	Neg                     func(z, x []float64)                                // z = -x
	Abs                     func(z, x []float64)                                // z = abs(x)
	Sign                    func(z, x []float64)                                // z = where(x > 0, 1, where(x < 0, -1, x))
	Square                  func(z, x []float64)                                // z = x * x
	Recip                   func(z, x []float64)                                // z = 1 / x
	Sqrt                    func(z, x []float64)                                // z = sqrt(x)
	Clip                    func(z, x, lo, hi []float64)                        // z = clamp(x, lo, hi)
	DivGradY                func(z, g, r, y []float64)                          // z = -g * r / y
	RemGradY                func(z, g, x, y []float64)                          // z = -g * trunc(x / y)
	ModGradY                func(z, g, x, y []float64)                          // z = -g * floor(x / y)
	MaximumGradX            func(z, g, x, y []float64)                          // z = where(x >= y, g, 0)
	MaximumGradY            func(z, g, x, y []float64)                          // z = where(x >= y, 0, g)
	MinimumGradX            func(z, g, x, y []float64)                          // z = where(x <= y, g, 0)
	MinimumGradY            func(z, g, x, y []float64)                          // z = where(x <= y, 0, g)
	LerpGradX               func(z, g, w []float64)                             // z = g * (1 - w)
	LerpGradW               func(z, g, x, y []float64)                          // z = g * (y - x)
	AbsGrad                 func(z, g, x []float64)                             // z = where(x < 0, -g, where(x > 0, g, 0))
	SquareGrad              func(z, g, x []float64)                             // z = 2 * g * x
	RecipGrad               func(z, g, r []float64)                             // z = -g * r * r
	SqrtGrad                func(z, g, r []float64)                             // z = g / (2 * r)
	ClipGrad                func(z, g, x, lo, hi []float64)                     // z = where(x < lo || x > hi, 0, g)
	Floor                   func(z, x []float64)                                // z = floor(x)
	Ceil                    func(z, x []float64)                                // z = ceil(x)
	Trunc                   func(z, x []float64)                                // z = trunc(x)
	Round                   func(z, x []float64)                                // z = round(x)
	Exp                     func(z, x []float64)                                // z = exp(x)
	Exp2                    func(z, x []float64)                                // z = exp2(x)
	Expm1                   func(z, x []float64)                                // z = expm1(x)
	Log                     func(z, x []float64)                                // z = log(x)
	Log2                    func(z, x []float64)                                // z = log2(x)
	Log10                   func(z, x []float64)                                // z = log10(x)
	Log1p                   func(z, x []float64)                                // z = log1p(x)
	Pow                     func(z, x, y []float64)                             // z = pow(x, y)
	Cbrt                    func(z, x []float64)                                // z = cbrt(x)
	Rsqrt                   func(z, x []float64)                                // z = rsqrt(x)
	Exp2Grad                func(z, g, r []float64)                             // z = 0.6931471805599453 * g * r
	Expm1Grad               func(z, g, r []float64)                             // z = g * (r + 1)
	Log2Grad                func(z, g, x []float64)                             // z = 1.4426950408889634 * g / x
	Log10Grad               func(z, g, x []float64)                             // z = 0.4342944819032518 * g / x
	Log1pGrad               func(z, g, x []float64)                             // z = g / (1 + x)
	PowGradX                func(z, g, x, y []float64)                          // z = where(x == 0 && y == 0, 0, g * y * pow(x, y - 1))
	PowGradY                func(z, g, r, x []float64)                          // z = where(r == 0 || x == 0, 0, g * r * log(x))
	CbrtGrad                func(z, g, r []float64)                             // z = g / (3 * r * r)
	RsqrtGrad               func(z, g, r, x []float64)                          // z = -0.5 * g * r / x
	Sin                     func(z, x []float64)                                // z = sin(x)
	Cos                     func(z, x []float64)                                // z = cos(x)
	Tan                     func(z, x []float64)                                // z = tan(x)
	Asin                    func(z, x []float64)                                // z = asin(x)
	Acos                    func(z, x []float64)                                // z = acos(x)
	Atan                    func(z, x []float64)                                // z = atan(x)
	Atan2                   func(z, x, y []float64)                             // z = atan2(x, y)
	Hypot                   func(z, x, y []float64)                             // z = hypot(x, y)
	Erf                     func(z, x []float64)                                // z = erf(x)
	NormCDF                 func(z, x []float64)                                // z = phi(x)
	SinGrad                 func(z, g, x []float64)                             // z = g * cos(x)
	CosGrad                 func(z, g, x []float64)                             // z = -g * sin(x)
	TanGrad                 func(z, g, r []float64)                             // z = g * fma(r, r, 1)
	AsinGrad                func(z, g, x []float64)                             // z = g / sqrt((1 - x) * (1 + x))
	AcosGrad                func(z, g, x []float64)                             // z = -g / sqrt((1 - x) * (1 + x))
	AtanGrad                func(z, g, x []float64)                             // z = g / fma(x, x, 1)
	Atan2GradX              func(z, g, x, y []float64)                          // z = g * y / (x * x + y * y)
	Atan2GradY              func(z, g, x, y []float64)                          // z = -g * x / (x * x + y * y)
	HypotGradX              func(z, g, r, x []float64)                          // z = where(r == 0, 0, g * x / r)
	HypotGradY              func(z, g, r, y []float64)                          // z = where(r == 0, 0, g * y / r)
	ErfGrad                 func(z, g, x []float64)                             // z = 1.1283791670955126 * g * exp(-x * x)
	NormCDFGrad             func(z, g, x []float64)                             // z = g * (0.3989422804014327 * exp(-0.5 * x * x))
	Sinh                    func(z, x []float64)                                // z = sinh(x)
	Cosh                    func(z, x []float64)                                // z = cosh(x)
	Tanh                    func(z, x []float64)                                // z = tanh(x)
	Asinh                   func(z, x []float64)                                // z = asinh(x)
	Acosh                   func(z, x []float64)                                // z = acosh(x)
	Atanh                   func(z, x []float64)                                // z = atanh(x)
	SinhGrad                func(z, g, x []float64)                             // z = g * cosh(x)
	CoshGrad                func(z, g, x []float64)                             // z = g * sinh(x)
	TanhGrad                func(z, g, r []float64)                             // z = g * (1 - r) * (1 + r)
	AsinhGrad               func(z, g, x []float64)                             // z = g / sqrt(x*x + 1)
	AcoshGrad               func(z, g, x []float64)                             // z = g / (sqrt(x - 1) * sqrt(x + 1))
	AtanhGrad               func(z, g, x []float64)                             // z = g / ((1 - x) * (1 + x))
	ReLU                    func(z, x []float64)                                // z = max(x, 0)
	LeakyReLU               func(z, x, slope []float64)                         // z = where(x < 0, slope * x, x)
	Softplus                func(z, x []float64)                                // z = softplus(x)
	GELU                    func(z, x []float64)                                // z = gelu(x)
	Sigmoid                 func(z, x []float64)                                // z = sigmoid(x)
	SiLU                    func(z, x []float64)                                // z = silu(x)
	ELU                     func(z, x, alpha []float64)                         // z = elu(x, alpha)
	Mish                    func(z, x []float64)                                // z = mish(x)
	HardTanh                func(z, x []float64)                                // z = clamp(x, -1, 1)
	SELU                    func(z, x []float64)                                // z = where(x > 0, 1.0507009873554804934193349852946 * x, 1.7580993408473768599402175208123 * expm1(x))
	HardSigmoid             func(z, x []float64)                                // z = clamp(x + 3, 0, 6) / 6
	ReLUGrad                func(z, g, x []float64)                             // z = where(x > 0, g, 0)
	LeakyReLUGrad           func(z, g, x, slope []float64)                      // z = where(x < 0, slope * g, g)
	SoftplusGrad            func(z, g, x []float64)                             // z = g * sigmoid(x)
	GELUGrad                func(z, g, x []float64)                             // z = g * fma(max(min(x, 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x, 1000), -1000) * max(min(x, 1000), -1000)), phi(x))
	SigmoidGrad             func(z, g, r []float64)                             // z = g * r * (1 - r)
	SiLUGrad                func(z, g, x []float64)                             // z = g * sigmoid(x) * (1 + max(min(x, 1000), -1000) * (1 - sigmoid(x)))
	ELUGrad                 func(z, g, x, alpha []float64)                      // z = where(x > 0, g, g * alpha * exp(x))
	MishGrad                func(z, g, x []float64)                             // z = g * (sigmoid(x) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1)) * fma(4 * (max(min(x, 1000), -1000) * (1 - sigmoid(x))), (1 - sigmoid(x)) / fma(1 - sigmoid(x), 1 - sigmoid(x), 1), 2 - sigmoid(x))
	HardTanhGrad            func(z, g, x []float64)                             // z = where(x < -1 || x > 1, 0, g)
	SELUGrad                func(z, g, x []float64)                             // z = where(x > 0, 1.0507009873554804934193349852946 * g, 1.7580993408473768599402175208123 * (g * exp(x)))
	HardSigmoidGrad         func(z, g, x []float64)                             // z = where(x > -3 && x < 3, g / 6, 0)
	Equal                   func(z []bool, x, y []float64)                      // z = x == y
	NotEqual                func(z []bool, x, y []float64)                      // z = x != y
	Less                    func(z []bool, x, y []float64)                      // z = x < y
	LessEqual               func(z []bool, x, y []float64)                      // z = x <= y
	Greater                 func(z []bool, x, y []float64)                      // z = x > y
	GreaterEqual            func(z []bool, x, y []float64)                      // z = x >= y
	IsNaN                   func(z []bool, x []float64)                         // z = x != x
	IsInf                   func(z []bool, x []float64)                         // z = abs(x) == inf
	IsPosInf                func(z []bool, x []float64)                         // z = x == inf
	IsNegInf                func(z []bool, x []float64)                         // z = x == -inf
	IsFinite                func(z []bool, x []float64)                         // z = abs(x) < inf
	Where                   func(z []float64, m []bool, x, y []float64)         // z = where(m, x, y)
	WhereGradX              func(z, g []float64, m []bool)                      // z = where(m, g, 0)
	WhereGradY              func(z, g []float64, m []bool)                      // z = where(m, 0, g)
	SoftmaxGradRow          func(z, x, y []float64, a float64)                  // z = x * (y - a)
	LogSoftmaxRow           func(z, x []float64, a, b float64)                  // z = x - a - b
	LogSoftmaxGradRow       func(z, x, y []float64, a float64)                  // z = fma(exp(x), a, y)
	VarGradRow              func(z, x []float64, a, b float64)                  // z = (x - a) * b
	LayerNormRow            func(z, x, y, w []float64, a, b float64)            // z = fma((x - a) * b, y, w)
	LayerNormGradRow        func(z, x, y []float64, a, b, c, d float64)         // z = fma(x - a, b, fma(y, c, d))
	RMSNormRow              func(z, x, y []float64, a float64)                  // z = x * a * y
	RMSNormGradRow          func(z, x, y []float64, a, b float64)               // z = fma(x, a, y * b)
	NormalizeGradRow        func(z, x, y []float64, a, b float64)               // z = (x - y * a) / b
	DiffOfProducts          func(z, x, y, w, v []float64)                       // z = fma(x, y, -(w * v)) - fma(w, v, -(w * v))
	DiffOfProductsPlus      func(z, x, y, w, v, u, t []float64)                 // z = fma(u, t, fma(x, y, -(w * v)) - fma(w, v, -(w * v)))
	Sum                     func(x []float64) float64                           // the sum of x
	Prod                    func(x []float64) float64                           // the product of x
	Max                     func(x []float64) float64                           // the largest of x, NaN if any is; it panics if there is none
	Min                     func(x []float64) float64                           // the smallest of x, NaN if any is; it panics if there is none
	SumSquares              func(x []float64, c float64) float64                // the sum of the squares of x - c
	SumProducts             func(x, y []float64, c float64) float64             // the sum of the products of x - c and y
	Dot                     func(x, y []float64) float64                        // the sum of the products of x and y, each added to others with one rounding
	SumExp                  func(x []float64, c float64) float64                // the sum of exp(x - c)
	SoftmaxSum              func(z, x []float64, c float64) float64             // the sum of exp(x - c), which it stores in z
	LogSumExpGradSum        func(z, x []float64, c float64) float64             // the sum of exp(where(x == c, 0, x - c)), which it stores in z
	LayerNormGradSum        func(z, x, y []float64) float64                     // the sum of x * y, which it stores in z
	NormalizeGradSum        func(x []float64, c float64) float64                // the sum of x / c * (x / c)
	SumColumns              func(z, x []float64, rows, stride int)              // z = a + x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	ProdColumns             func(z, x []float64, rows, stride int)              // z = a * x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MaxColumns              func(z, x []float64, rows, stride int)              // z = max(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MinColumns              func(z, x []float64, rows, stride int)              // z = min(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	SumSquaresColumns       func(z, x, c []float64, rows, stride int)           // z = a + ((x - c) * (x - c)) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	SumExpColumns           func(z, x, c []float64, rows, stride int)           // z = a + (exp(x - c)) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	NormalizeGradSumColumns func(z, x, c []float64, rows, stride int)           // z = a + (x / c * (x / c)) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	Deviations              func(x []float64, c float64) (sum, squares float64) // the sum of x - c, and the sum of the squares of that
	PrefixSums              func(z, x []float64, before float64) float64        // z[i] = before + x[0] + … + x[i], of which it returns the last
	Index                   func(x []float64, c float64) int                    // the first i for which x[i] is c, NaN being itself, or -1
	ArgMax                  func(x []float64) int                               // the index of the first of the largest elements of x, or of the first NaN; it panics if there is none
	ArgMin                  func(x []float64) int                               // the index of the first of the smallest elements of x, or of the first NaN; it panics if there is none
	MatMul                  func(c, a, b Matrix)                                // c = a·b
	MatMulAdd               func(c, a, b Matrix)                                // c += a·b
	Conv                    func(z, x, w Images, by asm.Convolution)            // z = x ∗ w
	ConvGradX               func(z, g, w Images, by asm.Convolution)            // of x, where g is that of z
	ConvGradW               func(z, g, x Images, by asm.Convolution)            // of w, where g is that of z
	MaxPool                 func(z, x Images, size [2]int, by asm.Convolution)  // z = the largest elements of windows of x
	SumPool                 func(z, x Images, size [2]int, by asm.Convolution)  // z = the sums of windows of x
}

// Generic is written in Go, and defines what the others compute.
var Generic = Kernels{
	Name:                    "generic",
	Add:                     addGeneric,
	Sub:                     subGeneric,
	Mul:                     mulGeneric,
	Div:                     divGeneric,
	Rem:                     remGeneric,
	Mod:                     modGeneric,
	Maximum:                 maximumGeneric,
	Minimum:                 minimumGeneric,
	FMA:                     fmaGeneric,
	Lerp:                    lerpGeneric,
	Neg:                     negGeneric,
	Abs:                     absGeneric,
	Sign:                    signGeneric,
	Square:                  squareGeneric,
	Recip:                   recipGeneric,
	Sqrt:                    sqrtGeneric,
	Clip:                    clipGeneric,
	DivGradY:                divGradYGeneric,
	RemGradY:                remGradYGeneric,
	ModGradY:                modGradYGeneric,
	MaximumGradX:            maximumGradXGeneric,
	MaximumGradY:            maximumGradYGeneric,
	MinimumGradX:            minimumGradXGeneric,
	MinimumGradY:            minimumGradYGeneric,
	LerpGradX:               lerpGradXGeneric,
	LerpGradW:               lerpGradWGeneric,
	AbsGrad:                 absGradGeneric,
	SquareGrad:              squareGradGeneric,
	RecipGrad:               recipGradGeneric,
	SqrtGrad:                sqrtGradGeneric,
	ClipGrad:                clipGradGeneric,
	Floor:                   floorGeneric,
	Ceil:                    ceilGeneric,
	Trunc:                   truncGeneric,
	Round:                   roundGeneric,
	Exp:                     expGeneric,
	Exp2:                    exp2Generic,
	Expm1:                   expm1Generic,
	Log:                     logGeneric,
	Log2:                    log2Generic,
	Log10:                   log10Generic,
	Log1p:                   log1pGeneric,
	Pow:                     powGeneric,
	Cbrt:                    cbrtGeneric,
	Rsqrt:                   rsqrtGeneric,
	Exp2Grad:                exp2GradGeneric,
	Expm1Grad:               expm1GradGeneric,
	Log2Grad:                log2GradGeneric,
	Log10Grad:               log10GradGeneric,
	Log1pGrad:               log1pGradGeneric,
	PowGradX:                powGradXGeneric,
	PowGradY:                powGradYGeneric,
	CbrtGrad:                cbrtGradGeneric,
	RsqrtGrad:               rsqrtGradGeneric,
	Sin:                     sinGeneric,
	Cos:                     cosGeneric,
	Tan:                     tanGeneric,
	Asin:                    asinGeneric,
	Acos:                    acosGeneric,
	Atan:                    atanGeneric,
	Atan2:                   atan2Generic,
	Hypot:                   hypotGeneric,
	Erf:                     erfGeneric,
	NormCDF:                 normCDFGeneric,
	SinGrad:                 sinGradGeneric,
	CosGrad:                 cosGradGeneric,
	TanGrad:                 tanGradGeneric,
	AsinGrad:                asinGradGeneric,
	AcosGrad:                acosGradGeneric,
	AtanGrad:                atanGradGeneric,
	Atan2GradX:              atan2GradXGeneric,
	Atan2GradY:              atan2GradYGeneric,
	HypotGradX:              hypotGradXGeneric,
	HypotGradY:              hypotGradYGeneric,
	ErfGrad:                 erfGradGeneric,
	NormCDFGrad:             normCDFGradGeneric,
	Sinh:                    sinhGeneric,
	Cosh:                    coshGeneric,
	Tanh:                    tanhGeneric,
	Asinh:                   asinhGeneric,
	Acosh:                   acoshGeneric,
	Atanh:                   atanhGeneric,
	SinhGrad:                sinhGradGeneric,
	CoshGrad:                coshGradGeneric,
	TanhGrad:                tanhGradGeneric,
	AsinhGrad:               asinhGradGeneric,
	AcoshGrad:               acoshGradGeneric,
	AtanhGrad:               atanhGradGeneric,
	ReLU:                    reluGeneric,
	LeakyReLU:               leakyReLUGeneric,
	Softplus:                softplusGeneric,
	GELU:                    geluGeneric,
	Sigmoid:                 sigmoidGeneric,
	SiLU:                    siluGeneric,
	ELU:                     eluGeneric,
	Mish:                    mishGeneric,
	HardTanh:                hardTanhGeneric,
	SELU:                    sELUGeneric,
	HardSigmoid:             hardSigmoidGeneric,
	ReLUGrad:                reluGradGeneric,
	LeakyReLUGrad:           leakyReLUGradGeneric,
	SoftplusGrad:            softplusGradGeneric,
	GELUGrad:                geluGradGeneric,
	SigmoidGrad:             sigmoidGradGeneric,
	SiLUGrad:                siluGradGeneric,
	ELUGrad:                 eluGradGeneric,
	MishGrad:                mishGradGeneric,
	HardTanhGrad:            hardTanhGradGeneric,
	SELUGrad:                sELUGradGeneric,
	HardSigmoidGrad:         hardSigmoidGradGeneric,
	Equal:                   equalGeneric,
	NotEqual:                notEqualGeneric,
	Less:                    lessGeneric,
	LessEqual:               lessEqualGeneric,
	Greater:                 greaterGeneric,
	GreaterEqual:            greaterEqualGeneric,
	IsNaN:                   isNaNGeneric,
	IsInf:                   isInfGeneric,
	IsPosInf:                isPosInfGeneric,
	IsNegInf:                isNegInfGeneric,
	IsFinite:                isFiniteGeneric,
	Where:                   whereGeneric,
	WhereGradX:              whereGradXGeneric,
	WhereGradY:              whereGradYGeneric,
	SoftmaxGradRow:          softmaxGradRowGeneric,
	LogSoftmaxRow:           logSoftmaxRowGeneric,
	LogSoftmaxGradRow:       logSoftmaxGradRowGeneric,
	VarGradRow:              varGradRowGeneric,
	LayerNormRow:            layerNormRowGeneric,
	LayerNormGradRow:        layerNormGradRowGeneric,
	RMSNormRow:              rmsNormRowGeneric,
	RMSNormGradRow:          rmsNormGradRowGeneric,
	NormalizeGradRow:        normalizeGradRowGeneric,
	DiffOfProducts:          diffOfProductsGeneric,
	DiffOfProductsPlus:      diffOfProductsPlusGeneric,
	Sum:                     sumGeneric,
	Prod:                    prodGeneric,
	Max:                     maxGeneric,
	Min:                     minGeneric,
	SumSquares:              sumSquaresGeneric,
	SumProducts:             sumProductsGeneric,
	Dot:                     dotGeneric,
	SumExp:                  sumExpGeneric,
	SoftmaxSum:              softmaxSumGeneric,
	LogSumExpGradSum:        logSumExpGradSumGeneric,
	LayerNormGradSum:        layerNormGradSumGeneric,
	NormalizeGradSum:        normalizeGradSumGeneric,
	SumColumns:              sumColumnsGeneric,
	ProdColumns:             prodColumnsGeneric,
	MaxColumns:              maxColumnsGeneric,
	MinColumns:              minColumnsGeneric,
	SumSquaresColumns:       sumSquaresColumnsGeneric,
	SumExpColumns:           sumExpColumnsGeneric,
	NormalizeGradSumColumns: normalizeGradSumColumnsGeneric,
	Deviations:              deviationsBlockGeneric,
	PrefixSums:              prefixSumsGeneric,
	Index:                   indexGeneric,
	ArgMax:                  argMaxGeneric,
	ArgMin:                  argMinGeneric,
	MatMul:                  matMulGeneric,
	MatMulAdd:               matMulAddGeneric,
	Conv:                    convGeneric,
	ConvGradX:               convGradXGeneric,
	ConvGradW:               convGradWGeneric,
	MaxPool:                 maxPoolGeneric,
	SumPool:                 sumPoolGeneric,
}

// Best is the fastest that this machine can run, and All are those that it can.
var (
	Best = Generic
	All  = []Kernels{Generic}
)

// NonTemporal is Best, but with non-temporal stores where memory takes longer than computing:
// for results of more memory than the caches hold. Others may miss what it wrote until
// memcopy.Fence has returned.
var NonTemporal = Generic

// For returns the best kernels for an operation that reads and writes so many elements in all,
// or does so in place of an operand.
func For(moved int, inPlace bool) *Kernels {
	if moved*8 >= asm.NonTemporalBytes && !inPlace {
		return &NonTemporal
	}
	return &Best
}
