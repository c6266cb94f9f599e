// Code generated from gen/table. DO NOT EDIT.

package autograd_test

import "github.com/ashlar-go/ashlar/autograd"

var rows = []row{
	{"Add", 2, func(x ...*variable) *variable {
		return autograd.Add(x[0], x[1])
	}},
	{"Sub", 2, func(x ...*variable) *variable {
		return autograd.Sub(x[0], x[1])
	}},
	{"Mul", 2, func(x ...*variable) *variable {
		return autograd.Mul(x[0], x[1])
	}},
	{"Div", 2, func(x ...*variable) *variable {
		return autograd.Div(x[0], x[1])
	}},
	{"Rem", 2, func(x ...*variable) *variable {
		return autograd.Rem(x[0], x[1])
	}},
	{"Mod", 2, func(x ...*variable) *variable {
		return autograd.Mod(x[0], x[1])
	}},
	{"Maximum", 2, func(x ...*variable) *variable {
		return autograd.Maximum(x[0], x[1])
	}},
	{"Minimum", 2, func(x ...*variable) *variable {
		return autograd.Minimum(x[0], x[1])
	}},
	{"FMA", 3, func(x ...*variable) *variable {
		return autograd.FMA(x[0], x[1], x[2])
	}},
	{"Lerp", 3, func(x ...*variable) *variable {
		return autograd.Lerp(x[0], x[1], x[2])
	}},
	{"Neg", 1, func(x ...*variable) *variable {
		return autograd.Neg(x[0])
	}},
	{"Abs", 1, func(x ...*variable) *variable {
		return autograd.Abs(x[0])
	}},
	{"Sign", 1, func(x ...*variable) *variable {
		return autograd.Sign(x[0])
	}},
	{"Square", 1, func(x ...*variable) *variable {
		return autograd.Square(x[0])
	}},
	{"Recip", 1, func(x ...*variable) *variable {
		return autograd.Recip(x[0])
	}},
	{"Sqrt", 1, func(x ...*variable) *variable {
		return autograd.Sqrt(x[0])
	}},
	{"Clip", 1, func(x ...*variable) *variable {
		return autograd.Clip(x[0], 0.25, 1.25)
	}},
	{"Floor", 1, func(x ...*variable) *variable {
		return autograd.Floor(x[0])
	}},
	{"Ceil", 1, func(x ...*variable) *variable {
		return autograd.Ceil(x[0])
	}},
	{"Trunc", 1, func(x ...*variable) *variable {
		return autograd.Trunc(x[0])
	}},
	{"Round", 1, func(x ...*variable) *variable {
		return autograd.Round(x[0])
	}},
	{"Exp", 1, func(x ...*variable) *variable {
		return autograd.Exp(x[0])
	}},
	{"Exp2", 1, func(x ...*variable) *variable {
		return autograd.Exp2(x[0])
	}},
	{"Expm1", 1, func(x ...*variable) *variable {
		return autograd.Expm1(x[0])
	}},
	{"Log", 1, func(x ...*variable) *variable {
		return autograd.Log(x[0])
	}},
	{"Log2", 1, func(x ...*variable) *variable {
		return autograd.Log2(x[0])
	}},
	{"Log10", 1, func(x ...*variable) *variable {
		return autograd.Log10(x[0])
	}},
	{"Log1p", 1, func(x ...*variable) *variable {
		return autograd.Log1p(x[0])
	}},
	{"Pow", 2, func(x ...*variable) *variable {
		return autograd.Pow(x[0], x[1])
	}},
	{"Cbrt", 1, func(x ...*variable) *variable {
		return autograd.Cbrt(x[0])
	}},
	{"Rsqrt", 1, func(x ...*variable) *variable {
		return autograd.Rsqrt(x[0])
	}},
	{"Sin", 1, func(x ...*variable) *variable {
		return autograd.Sin(x[0])
	}},
	{"Cos", 1, func(x ...*variable) *variable {
		return autograd.Cos(x[0])
	}},
	{"Tan", 1, func(x ...*variable) *variable {
		return autograd.Tan(x[0])
	}},
	{"Asin", 1, func(x ...*variable) *variable {
		return autograd.Asin(x[0])
	}},
	{"Acos", 1, func(x ...*variable) *variable {
		return autograd.Acos(x[0])
	}},
	{"Atan", 1, func(x ...*variable) *variable {
		return autograd.Atan(x[0])
	}},
	{"Atan2", 2, func(x ...*variable) *variable {
		return autograd.Atan2(x[0], x[1])
	}},
	{"Hypot", 2, func(x ...*variable) *variable {
		return autograd.Hypot(x[0], x[1])
	}},
	{"Erf", 1, func(x ...*variable) *variable {
		return autograd.Erf(x[0])
	}},
	{"NormCDF", 1, func(x ...*variable) *variable {
		return autograd.NormCDF(x[0])
	}},
	{"Sinh", 1, func(x ...*variable) *variable {
		return autograd.Sinh(x[0])
	}},
	{"Cosh", 1, func(x ...*variable) *variable {
		return autograd.Cosh(x[0])
	}},
	{"Tanh", 1, func(x ...*variable) *variable {
		return autograd.Tanh(x[0])
	}},
	{"Asinh", 1, func(x ...*variable) *variable {
		return autograd.Asinh(x[0])
	}},
	{"Acosh", 1, func(x ...*variable) *variable {
		return autograd.Acosh(x[0])
	}},
	{"Atanh", 1, func(x ...*variable) *variable {
		return autograd.Atanh(x[0])
	}},
	{"ReLU", 1, func(x ...*variable) *variable {
		return autograd.ReLU(x[0])
	}},
	{"LeakyReLU", 1, func(x ...*variable) *variable {
		return autograd.LeakyReLU(x[0], 0.25)
	}},
	{"Softplus", 1, func(x ...*variable) *variable {
		return autograd.Softplus(x[0])
	}},
	{"GELU", 1, func(x ...*variable) *variable {
		return autograd.GELU(x[0])
	}},
	{"Sigmoid", 1, func(x ...*variable) *variable {
		return autograd.Sigmoid(x[0])
	}},
	{"SiLU", 1, func(x ...*variable) *variable {
		return autograd.SiLU(x[0])
	}},
	{"ELU", 1, func(x ...*variable) *variable {
		return autograd.ELU(x[0], 0.25)
	}},
	{"Mish", 1, func(x ...*variable) *variable {
		return autograd.Mish(x[0])
	}},
	{"HardTanh", 1, func(x ...*variable) *variable {
		return autograd.HardTanh(x[0])
	}},
	{"SELU", 1, func(x ...*variable) *variable {
		return autograd.SELU(x[0])
	}},
	{"HardSigmoid", 1, func(x ...*variable) *variable {
		return autograd.HardSigmoid(x[0])
	}},
	{"Where", 2, func(x ...*variable) *variable {
		return autograd.Where(mask(x[0].Value), x[0], x[1])
	}},
}
