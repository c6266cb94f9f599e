// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	reference "github.com/ashlar-go/ashlar/generated_test/reference"
	"math"
)

var float64Cases = []kernelCase[kernels.Kernels, float64]{
	{"Add", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Add(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x + y
		}},
	{"Sub", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sub(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x - y
		}},
	{"Mul", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Mul(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x * y
		}},
	{"Div", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Div(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x / y
		}},
	{"Maximum", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Maximum(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return max(x, y)
		}},
	{"Minimum", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Minimum(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return min(x, y)
		}},
	{"FMA", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.FMA(z, x[0], x[1], x[2])
		},
		func(x, y, w float64) float64 {
			return math.FMA(x, y, w)
		}},
	{"Neg", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Neg(z, x[0])
		},
		func(x float64) float64 {
			return -x
		}},
	{"Abs", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Abs(z, x[0])
		},
		func(x float64) float64 {
			return math.Abs(x)
		}},
	{"Sign", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sign(z, x[0])
		},
		func(x float64) float64 {
			return where(x > 0, 1, where(x < 0, -1, x))
		}},
	{"Square", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Square(z, x[0])
		},
		func(x float64) float64 {
			return x * x
		}},
	{"Recip", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Recip(z, x[0])
		},
		func(x float64) float64 {
			return 1 / x
		}},
	{"Sqrt", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sqrt(z, x[0])
		},
		func(x float64) float64 {
			return math.Sqrt(x)
		}},
	{"DivGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.DivGradY(z, x[0], x[1], x[2])
		},
		func(g, r, y float64) float64 {
			return -g * r / y
		}},
	{"RemGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.RemGradY(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return -g * math.Trunc(x/y)
		}},
	{"ModGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.ModGradY(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return -g * math.Floor(x/y)
		}},
	{"MaximumGradX", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.MaximumGradX(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return where(x >= y, g, 0)
		}},
	{"MaximumGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.MaximumGradY(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return where(x >= y, 0, g)
		}},
	{"MinimumGradX", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.MinimumGradX(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return where(x <= y, g, 0)
		}},
	{"MinimumGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.MinimumGradY(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return where(x <= y, 0, g)
		}},
	{"LerpGradX", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.LerpGradX(z, x[0], x[1])
		},
		func(g, w float64) float64 {
			return g * (1 - w)
		}},
	{"LerpGradW", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.LerpGradW(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return g * (y - x)
		}},
	{"AbsGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.AbsGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return where(x < 0, -g, g)
		}},
	{"SquareGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SquareGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return 2 * g * x
		}},
	{"RecipGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.RecipGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return -g * r * r
		}},
	{"SqrtGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SqrtGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g / (2 * r)
		}},
	{"Floor", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Floor(z, x[0])
		},
		func(x float64) float64 {
			return math.Floor(x)
		}},
	{"Ceil", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Ceil(z, x[0])
		},
		func(x float64) float64 {
			return math.Ceil(x)
		}},
	{"Trunc", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Trunc(z, x[0])
		},
		func(x float64) float64 {
			return math.Trunc(x)
		}},
	{"Round", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Round(z, x[0])
		},
		func(x float64) float64 {
			return math.RoundToEven(x)
		}},
	{"Exp", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Exp(z, x[0])
		},
		func(x float64) float64 {
			return math.Exp(x)
		}},
	{"Exp2", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Exp2(z, x[0])
		},
		func(x float64) float64 {
			return math.Exp2(x)
		}},
	{"Expm1", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Expm1(z, x[0])
		},
		func(x float64) float64 {
			return math.Expm1(x)
		}},
	{"Log", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log(z, x[0])
		},
		func(x float64) float64 {
			return math.Log(x)
		}},
	{"Log2", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log2(z, x[0])
		},
		func(x float64) float64 {
			return reference.Log2(reference.Of(x)).Float64()
		}},
	{"Log10", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log10(z, x[0])
		},
		func(x float64) float64 {
			return math.Log10(x)
		}},
	{"Log1p", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log1p(z, x[0])
		},
		func(x float64) float64 {
			return math.Log1p(x)
		}},
	{"Pow", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Pow(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return reference.Pow(reference.Of(x), reference.Of(y)).Float64()
		}},
	{"Cbrt", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Cbrt(z, x[0])
		},
		func(x float64) float64 {
			return math.Cbrt(x)
		}},
	{"Rsqrt", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Rsqrt(z, x[0])
		},
		func(x float64) float64 {
			return reference.Rsqrt(reference.Of(x)).Float64()
		}},
	{"Exp2Grad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Exp2Grad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return 0.6931471805599453 * g * r
		}},
	{"Expm1Grad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Expm1Grad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g * (r + 1)
		}},
	{"Log2Grad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log2Grad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return 1.4426950408889634 * g / x
		}},
	{"Log10Grad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log10Grad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return 0.4342944819032518 * g / x
		}},
	{"Log1pGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Log1pGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / (1 + x)
		}},
	{"PowGradX", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.PowGradX(z, x[0], x[1], x[2])
		},
		func(g, x, y float64) float64 {
			return where(y == 0, 0, g*y*reference.Pow(reference.Of(x), reference.Of(y-1)).Float64())
		}},
	{"PowGradY", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.PowGradY(z, x[0], x[1], x[2])
		},
		func(g, r, x float64) float64 {
			return where(r == 0, 0, g*r*math.Log(x))
		}},
	{"CbrtGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.CbrtGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g / (3 * r * r)
		}},
	{"RsqrtGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.RsqrtGrad(z, x[0], x[1], x[2])
		},
		func(g, r, x float64) float64 {
			return -0.5 * g * r / x
		}},
	{"Sin", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sin(z, x[0])
		},
		func(x float64) float64 {
			return math.Sin(x)
		}},
	{"Cos", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Cos(z, x[0])
		},
		func(x float64) float64 {
			return math.Cos(x)
		}},
	{"SinGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SinGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g * math.Cos(x)
		}},
	{"CosGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.CosGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return -g * math.Sin(x)
		}},
	{"Sinh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sinh(z, x[0])
		},
		func(x float64) float64 {
			return math.Sinh(x)
		}},
	{"Cosh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Cosh(z, x[0])
		},
		func(x float64) float64 {
			return math.Cosh(x)
		}},
	{"Tanh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Tanh(z, x[0])
		},
		func(x float64) float64 {
			return math.Tanh(x)
		}},
	{"Asinh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Asinh(z, x[0])
		},
		func(x float64) float64 {
			return math.Asinh(x)
		}},
	{"Acosh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Acosh(z, x[0])
		},
		func(x float64) float64 {
			return math.Acosh(x)
		}},
	{"Atanh", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Atanh(z, x[0])
		},
		func(x float64) float64 {
			return math.Atanh(x)
		}},
	{"SinhGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SinhGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g * math.Cosh(x)
		}},
	{"CoshGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.CoshGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g * math.Sinh(x)
		}},
	{"TanhGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.TanhGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g * (1 - r) * (1 + r)
		}},
	{"AsinhGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.AsinhGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / math.Sqrt(float64(x*x)+1)
		}},
	{"AcoshGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.AcoshGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / (math.Sqrt(x-1) * math.Sqrt(x+1))
		}},
	{"AtanhGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.AtanhGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / ((1 - x) * (1 + x))
		}},
	{"ReLU", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.ReLU(z, x[0])
		},
		func(x float64) float64 {
			return max(x, 0)
		}},
	{"Softplus", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Softplus(z, x[0])
		},
		func(x float64) float64 {
			return max(x, 0) + math.Log1p(math.Exp(-math.Abs(x)))
		}},
	{"GELU", 4.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.GELU(z, x[0])
		},
		func(x float64) float64 {
			return x / (1 + math.Exp(-1.5957691216057308*(x+float64(0.044715*x*x*x))))
		}},
	{"Sigmoid", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.Sigmoid(z, x[0])
		},
		func(x float64) float64 {
			return 1 / (1 + math.Exp(-x))
		}},
	{"HardClip", 0.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.HardClip(z, x[0])
		},
		func(x float64) float64 {
			return clamp(x, -1, 1)
		}},
	{"ReLUGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.ReLUGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return where(x > 0, g, 0)
		}},
	{"SoftplusGrad", 4.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SoftplusGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g * 1 / (1 + math.Exp(-x))
		}},
	{"SigmoidGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.SigmoidGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g * r * (1 - r)
		}},
	{"HardClipGrad", 2.0,
		func(k kernels.Kernels, z []float64, x ...[]float64) {
			k.HardClipGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return where(x < -1 || x > 1, 0, g)
		}},
}
