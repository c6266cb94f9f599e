// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"math"
)

var float32Cases = []kernelCase[kernels.Kernels, float32]{
	{"Add", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Add(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x + y
		}},
	{"Sub", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Sub(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x - y
		}},
	{"Mul", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Mul(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x * y
		}},
	{"Div", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Div(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x / y
		}},
	{"Max", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Max(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return max(x, y)
		}},
	{"Neg", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Neg(z, x[0])
		},
		func(x float64) float64 {
			return -x
		}},
	{"Abs", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Abs(z, x[0])
		},
		func(x float64) float64 {
			return math.Abs(x)
		}},
	{"Sqrt", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Sqrt(z, x[0])
		},
		func(x float64) float64 {
			return math.Sqrt(x)
		}},
	{"Square", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Square(z, x[0])
		},
		func(x float64) float64 {
			return x * x
		}},
	{"ReLU", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.ReLU(z, x[0])
		},
		func(x float64) float64 {
			return max(x, 0)
		}},
	{"Exp", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Exp(z, x[0])
		},
		func(x float64) float64 {
			return math.Exp(x)
		}},
	{"Log", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Log(z, x[0])
		},
		func(x float64) float64 {
			return math.Log(x)
		}},
	{"Log1p", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Log1p(z, x[0])
		},
		func(x float64) float64 {
			return math.Log1p(x)
		}},
	{"Sin", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Sin(z, x[0])
		},
		func(x float64) float64 {
			return math.Sin(x)
		}},
	{"Cos", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Cos(z, x[0])
		},
		func(x float64) float64 {
			return math.Cos(x)
		}},
	{"Tanh", 0.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Tanh(z, x[0])
		},
		func(x float64) float64 {
			return math.Tanh(x)
		}},
	{"Softplus", 2.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Softplus(z, x[0])
		},
		func(x float64) float64 {
			return max(x, 0) + math.Log1p(math.Exp(-math.Abs(x)))
		}},
	{"GELU", 4.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.GELU(z, x[0])
		},
		func(x float64) float64 {
			return x / (1 + math.Exp(-1.5957691216057308*(x+0.044715*x*x*x)))
		}},
	{"Sigmoid", 4.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Sigmoid(z, x[0])
		},
		func(x float64) float64 {
			return 1 / (1 + math.Exp(-x))
		}},
	{"DivGradY", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.DivGradY(z, x[0], x[1], x[2])
		},
		func(g, r, y float64) float64 {
			return -g * r / y
		}},
	{"MaxGradX", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.MaxGradX(z, x[0], x[1], x[2])
		},
		func(x, y, g float64) float64 {
			return where(x >= y, g, 0)
		}},
	{"MaxGradY", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.MaxGradY(z, x[0], x[1], x[2])
		},
		func(x, y, g float64) float64 {
			return where(x < y, g, 0)
		}},
	{"AbsGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.AbsGrad(z, x[0], x[1])
		},
		func(x, g float64) float64 {
			return where(x < 0, -g, g)
		}},
	{"SqrtGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.SqrtGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g / (2 * r)
		}},
	{"SquareGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.SquareGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return 2 * g * x
		}},
	{"ReLUGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.ReLUGrad(z, x[0], x[1])
		},
		func(x, g float64) float64 {
			return where(x > 0, g, 0)
		}},
	{"Log1pGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.Log1pGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / (1 + x)
		}},
	{"SinGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.SinGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g * math.Cos(x)
		}},
	{"CosGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.CosGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return -g * math.Sin(x)
		}},
	{"TanhGrad", 1.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.TanhGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g * (1 - r) * (1 + r)
		}},
	{"SoftplusGrad", 3.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.SoftplusGrad(z, x[0], x[1])
		},
		func(g, x float64) float64 {
			return g / (1 + math.Exp(-x))
		}},
	{"SigmoidGrad", 5.0,
		func(k kernels.Kernels, z []float32, x ...[]float32) {
			k.SigmoidGrad(z, x[0], x[1])
		},
		func(g, r float64) float64 {
			return g * r * (1 - r)
		}},
}
