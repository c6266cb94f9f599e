// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Descriptions say what each of Kernels is called with, in the order of its fields.
var Descriptions = []asm.Description[float32]{
	{Name: "Add", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Sub", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Mul", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Div", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Rem", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Mod", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Maximum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Minimum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "FMA", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "Lerp", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind1},
	{Name: "Neg", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Abs", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Sign", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind2},
	{Name: "Square", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Recip", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Sqrt", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Clip", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "DivGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind1},
	{Name: "RemGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind1},
	{Name: "ModGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind1},
	{Name: "MaximumGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "MaximumGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "MinimumGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "MinimumGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "LerpGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "LerpGradW", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind1},
	{Name: "AbsGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind0},
	{Name: "SquareGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "RecipGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "SqrtGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "ClipGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind3},
	{Name: "Floor", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Ceil", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Trunc", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Round", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Exp", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Exp2", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Expm1", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Log", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Log2", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Log10", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Log1p", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Pow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Cbrt", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Rsqrt", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Exp2Grad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "Expm1Grad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "Log2Grad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "Log10Grad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "Log1pGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "PowGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 8, Bind: bind1},
	{Name: "PowGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 7, Bind: bind1},
	{Name: "CbrtGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "RsqrtGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind1},
	{Name: "Sin", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Cos", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Tan", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Asin", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Acos", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Atan", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Atan2", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Hypot", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Erf", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "NormCDF", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "SinGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "CosGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "TanGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "AsinGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind0},
	{Name: "AcosGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind0},
	{Name: "AtanGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "Atan2GradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind1},
	{Name: "Atan2GradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind1},
	{Name: "HypotGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind1},
	{Name: "HypotGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind1},
	{Name: "ErfGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind0},
	{Name: "NormCDFGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind0},
	{Name: "Sinh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Cosh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Tanh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Asinh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Acosh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Atanh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "SinhGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "CoshGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "TanhGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind0},
	{Name: "AsinhGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind0},
	{Name: "AcoshGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind0},
	{Name: "AtanhGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 4, Bind: bind0},
	{Name: "ReLU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "LeakyReLU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "Softplus", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "GELU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Sigmoid", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "SiLU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "ELU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Mish", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "HardTanh", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind2},
	{Name: "SELU", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind2},
	{Name: "HardSigmoid", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind2},
	{Name: "ReLUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "LeakyReLUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind1},
	{Name: "SoftplusGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 2, Bind: bind0},
	{Name: "GELUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 18, Bind: bind0},
	{Name: "SigmoidGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 3, Bind: bind0},
	{Name: "SiLUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 10, Bind: bind0},
	{Name: "ELUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind1},
	{Name: "MishGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 30, Bind: bind0},
	{Name: "HardTanhGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind0},
	{Name: "SELUGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind0},
	{Name: "HardSigmoidGrad", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 6, Bind: bind0},
	{Name: "Equal", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "NotEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "Less", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "LessEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "Greater", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "GreaterEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "IsNaN", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements}, FLOPs: 1, Bind: bind5},
	{Name: "IsInf", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements}, FLOPs: 2, Bind: bind5},
	{Name: "IsPosInf", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements}, FLOPs: 1, Bind: bind5},
	{Name: "IsNegInf", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements}, FLOPs: 2, Bind: bind5},
	{Name: "IsFinite", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements}, FLOPs: 2, Bind: bind5},
	{Name: "Where", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind6},
	{Name: "WhereGradX", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Masks}, FLOPs: 1, Bind: bind7},
	{Name: "WhereGradY", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Masks}, FLOPs: 1, Bind: bind7},
	{Name: "SoftmaxGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number}, FLOPs: 2, Bind: bind8},
	{Name: "LogSoftmaxRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number, asm.Number}, FLOPs: 2, Bind: bind9},
	{Name: "LogSoftmaxGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number}, FLOPs: 3, Bind: bind8},
	{Name: "VarGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number, asm.Number}, FLOPs: 2, Bind: bind9},
	{Name: "LayerNormRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Number, asm.Number}, FLOPs: 4, Bind: bind10},
	{Name: "LayerNormGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number, asm.Number, asm.Number, asm.Number}, FLOPs: 5, Bind: bind11},
	{Name: "RMSNormRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number}, FLOPs: 2, Bind: bind8},
	{Name: "RMSNormGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number, asm.Number}, FLOPs: 3, Bind: bind12},
	{Name: "NormalizeGradRow", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Number, asm.Number}, FLOPs: 3, Bind: bind12},
	{Name: "DiffOfProducts", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 9, Bind: bind3},
	{Name: "DiffOfProductsPlus", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 11, Bind: bind13},
	{Name: "Sum", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind14},
	{Name: "Prod", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind14},
	{Name: "Max", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind14},
	{Name: "Min", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind14},
	{Name: "SumSquares", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind15},
	{Name: "SumProducts", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number}, Bind: bind16},
	{Name: "Dot", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Elements}, Bind: bind17},
	{Name: "SumExp", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind15},
	{Name: "SoftmaxSum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number}, Bind: bind16},
	{Name: "LogSumExpGradSum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number}, Bind: bind16},
	{Name: "LayerNormGradSum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, Bind: bind18},
	{Name: "NormalizeGradSum", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind15},
	{Name: "SumColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind19},
	{Name: "ProdColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind19},
	{Name: "MaxColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind19},
	{Name: "MinColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind19},
	{Name: "SumSquaresColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind20},
	{Name: "SumExpColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind20},
	{Name: "NormalizeGradSumColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind20},
	{Name: "Deviations", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind21},
	{Name: "PrefixSums", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Number}, Bind: bind16},
	{Name: "Index", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind22},
	{Name: "ArgMax", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind23},
	{Name: "ArgMin", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind23},
	{Name: "MatMul", Form: asm.Product, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other}, FLOPs: 2, Bind: bind24},
	{Name: "MatMulAdd", Form: asm.Product, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other}, FLOPs: 2, Bind: bind24},
	{Name: "Conv", Form: asm.Convoluting, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other, asm.Other}, FLOPs: 2, Bind: bind25},
	{Name: "ConvGradX", Form: asm.Convoluting, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other, asm.Other}, FLOPs: 2, Bind: bind25},
	{Name: "ConvGradW", Form: asm.Convoluting, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other, asm.Other}, FLOPs: 2, Bind: bind25},
	{Name: "MaxPool", Form: asm.Pooling, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other, asm.Other}, Bind: bind26},
	{Name: "SumPool", Form: asm.Pooling, Operands: []asm.Kind{asm.Other, asm.Other, asm.Other, asm.Other}, Bind: bind26},
}

func bind0(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2])
	}
}

func bind1(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y, w []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3])
	}
}

func bind2(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1])
	}
}

func bind3(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, g, x, lo, hi []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3], a.Elements[4])
	}
}

func bind4(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z []bool, x, y []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Masks[0], a.Elements[1], a.Elements[2])
	}
}

func bind5(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z []bool, x []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Masks[0], a.Elements[1])
	}
}

func bind6(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z []float32, m []bool, x, y []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Masks[1], a.Elements[2], a.Elements[3])
	}
}

func bind7(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, g []float32, m []bool))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Masks[2])
	}
}

func bind8(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y []float32, a float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Numbers[3])
	}
}

func bind9(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x []float32, a, b float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Numbers[2], a.Numbers[3])
	}
}

func bind10(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y, w []float32, a, b float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3], a.Numbers[4], a.Numbers[5])
	}
}

func bind11(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y []float32, a, b, c, d float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Numbers[3], a.Numbers[4], a.Numbers[5], a.Numbers[6])
	}
}

func bind12(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y []float32, a, b float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Numbers[3], a.Numbers[4])
	}
}

func bind13(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y, w, v, u, t []float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3], a.Elements[4], a.Elements[5], a.Elements[6])
	}
}

func bind14(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x []float32) float32)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0])
	}
}

func bind15(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x []float32, c float32) float32)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Numbers[1])
	}
}

func bind16(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x, y []float32, c float32) float32)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Numbers[2])
	}
}

func bind17(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x, y []float32) float32)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1])
	}
}

func bind18(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, y []float32) float32)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2])
	}
}

func bind19(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x []float32, rows, stride int))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Integers[2], a.Integers[3])
	}
}

func bind20(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, c []float32, rows, stride int))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Integers[3], a.Integers[4])
	}
}

func bind21(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x []float32, c float32) (sum, squares float32))
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Numbers[1])
	}
}

func bind22(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x []float32, c float32) int)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0], a.Numbers[1])
	}
}

func bind23(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(x []float32) int)
	return func(a *asm.Arguments[float32]) {
		f(a.Elements[0])
	}
}

func bind24(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(c, a, b Matrix))
	return func(a *asm.Arguments[float32]) {
		f(a.Others[0].(Matrix), a.Others[1].(Matrix), a.Others[2].(Matrix))
	}
}

func bind25(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x, w Images, by asm.Convolution))
	return func(a *asm.Arguments[float32]) {
		f(a.Others[0].(Images), a.Others[1].(Images), a.Others[2].(Images), a.Others[3].(asm.Convolution))
	}
}

func bind26(kernel any) func(a *asm.Arguments[float32]) {
	f := kernel.(func(z, x Images, size [2]int, by asm.Convolution))
	return func(a *asm.Arguments[float32]) {
		f(a.Others[0].(Images), a.Others[1].(Images), a.Others[2].([2]int), a.Others[3].(asm.Convolution))
	}
}
