// Code generated from gen/table. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/float32"
	kerneltest "github.com/ashlar-go/ashlar/internal/kerneltest"
	refmath "github.com/ashlar-go/ashlar/internal/refmath"
)

var float32Rows = []kerneltest.Row[kernels.Kernels, float32]{
	{
		Name:     "Add",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Add(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Add(x[0], x[1]))
		},
	},
	{
		Name:     "Sub",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sub(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sub(x[0], x[1]))
		},
	},
	{
		Name:     "Mul",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Mul(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], x[1]))
		},
	},
	{
		Name:     "Div",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Div(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], x[1]))
		},
	},
	{
		Name:     "Rem",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Rem(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Rem(x[0], x[1]))
		},
	},
	{
		Name:     "Mod",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Mod(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mod(x[0], x[1]))
		},
	},
	{
		Name:     "Maximum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Maximum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Maximum(x[0], x[1]))
		},
	},
	{
		Name:     "Minimum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Minimum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Minimum(x[0], x[1]))
		},
	},
	{
		Name:     "FMA",
		Operands: []string{"x", "y", "w"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.FMA(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(x[0], x[1], x[2]))
		},
	},
	{
		Name:     "Lerp",
		Operands: []string{"x", "y", "w"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Lerp(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(x[2], round(refmath.Sub(x[1], x[0])), x[0]))
		},
	},
	{
		Name:     "Neg",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Neg(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Neg(x[0]))
		},
	},
	{
		Name:     "Abs",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Abs(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Abs(x[0]))
		},
	},
	{
		Name:     "Sign",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sign(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[0], round(refmath.Num("0"))), round(refmath.Num("1")), refmath.Where(refmath.Less(x[0], round(refmath.Num("0"))), round(refmath.Neg(round(refmath.Num("1")))), x[0]))
		},
	},
	{
		Name:     "Square",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Square(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], x[0]))
		},
	},
	{
		Name:     "Recip",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Recip(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Num("1")), x[0]))
		},
	},
	{
		Name:     "Sqrt",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sqrt(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sqrt(x[0]))
		},
	},
	{
		Name:     "Clip",
		Operands: []string{"x", "lo", "hi"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Clip(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Clamp(x[0], x[1], x[2]))
		},
	},
	{
		Name:     "DivGradY",
		Operands: []string{"g", "r", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.DivGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(round(refmath.Neg(x[0])), x[1])), x[2]))
		},
	},
	{
		Name:     "RemGradY",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.RemGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Neg(x[0])), round(refmath.Trunc(round(refmath.Div(x[1], x[2]))))))
		},
	},
	{
		Name:     "ModGradY",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ModGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Neg(x[0])), round(refmath.Floor(round(refmath.Div(x[1], x[2]))))))
		},
	},
	{
		Name:     "MaximumGradX",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.MaximumGradX(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.GreaterEqual(x[1], x[2]), x[0], round(refmath.Num("0")))
		},
	},
	{
		Name:     "MaximumGradY",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.MaximumGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.GreaterEqual(x[1], x[2]), round(refmath.Num("0")), x[0])
		},
	},
	{
		Name:     "MinimumGradX",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.MinimumGradX(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.LessEqual(x[1], x[2]), x[0], round(refmath.Num("0")))
		},
	},
	{
		Name:     "MinimumGradY",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.MinimumGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.LessEqual(x[1], x[2]), round(refmath.Num("0")), x[0])
		},
	},
	{
		Name:     "LerpGradX",
		Operands: []string{"g", "w"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LerpGradX(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Sub(round(refmath.Num("1")), x[1]))))
		},
	},
	{
		Name:     "LerpGradW",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LerpGradW(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Sub(x[2], x[1]))))
		},
	},
	{
		Name:     "AbsGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AbsGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Less(x[1], round(refmath.Num("0"))), round(refmath.Neg(x[0])), refmath.Where(refmath.Greater(x[1], round(refmath.Num("0"))), x[0], round(refmath.Num("0"))))
		},
	},
	{
		Name:     "SquareGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SquareGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(round(refmath.Num("2")), x[0])), x[1]))
		},
	},
	{
		Name:     "RecipGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.RecipGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(round(refmath.Neg(x[0])), x[1])), x[1]))
		},
	},
	{
		Name:     "SqrtGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SqrtGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Mul(round(refmath.Num("2")), x[1]))))
		},
	},
	{
		Name:     "ClipGrad",
		Operands: []string{"g", "x", "lo", "hi"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ClipGrad(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements, x[3].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Less(x[1], x[2]) || refmath.Greater(x[1], x[3]), round(refmath.Num("0")), x[0])
		},
	},
	{
		Name:     "Floor",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Floor(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Floor(x[0]))
		},
	},
	{
		Name:     "Ceil",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Ceil(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Ceil(x[0]))
		},
	},
	{
		Name:     "Trunc",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Trunc(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Trunc(x[0]))
		},
	},
	{
		Name:     "Round",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Round(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Round(x[0]))
		},
	},
	{
		Name:     "Exp",
		Operands: []string{"x"},
		ULP:      0.98,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Exp(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Exp(x[0]))
		},
	},
	{
		Name:     "Exp2",
		Operands: []string{"x"},
		ULP:      0.85,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Exp2(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Exp2(x[0]))
		},
	},
	{
		Name:     "Expm1",
		Operands: []string{"x"},
		ULP:      0.8,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Expm1(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Expm1(x[0]))
		},
	},
	{
		Name:     "Log",
		Operands: []string{"x"},
		ULP:      0.84,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Log(x[0]))
		},
	},
	{
		Name:     "Log2",
		Operands: []string{"x"},
		ULP:      1.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log2(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Log2(x[0]))
		},
	},
	{
		Name:     "Log10",
		Operands: []string{"x"},
		ULP:      0.95,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log10(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Log10(x[0]))
		},
	},
	{
		Name:     "Log1p",
		Operands: []string{"x"},
		ULP:      0.84,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log1p(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Log1p(x[0]))
		},
	},
	{
		Name:     "Pow",
		Operands: []string{"x", "y"},
		ULP:      0.85,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Pow(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Pow(x[0], x[1]))
		},
	},
	{
		Name:     "Cbrt",
		Operands: []string{"x"},
		ULP:      0.501,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Cbrt(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Cbrt(x[0]))
		},
	},
	{
		Name:     "Rsqrt",
		Operands: []string{"x"},
		ULP:      0.501,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Rsqrt(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Rsqrt(x[0]))
		},
	},
	{
		Name:     "Exp2Grad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Exp2Grad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(round(refmath.Num("0.6931471805599453")), x[0])), x[1]))
		},
	},
	{
		Name:     "Expm1Grad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Expm1Grad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Add(x[1], round(refmath.Num("1"))))))
		},
	},
	{
		Name:     "Log2Grad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log2Grad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(round(refmath.Num("1.4426950408889634")), x[0])), x[1]))
		},
	},
	{
		Name:     "Log10Grad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log10Grad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(round(refmath.Num("0.4342944819032518")), x[0])), x[1]))
		},
	},
	{
		Name:     "Log1pGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Log1pGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Add(round(refmath.Num("1")), x[1]))))
		},
	},
	{
		Name:     "PowGradX",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.PowGradX(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Equal(x[1], round(refmath.Num("0"))) && refmath.Equal(x[2], round(refmath.Num("0"))), round(refmath.Num("0")), round(refmath.Mul(round(refmath.Mul(x[0], x[2])), round(refmath.Pow(x[1], round(refmath.Sub(x[2], round(refmath.Num("1")))))))))
		},
	},
	{
		Name:     "PowGradY",
		Operands: []string{"g", "r", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.PowGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Equal(x[1], round(refmath.Num("0"))) || refmath.Equal(x[2], round(refmath.Num("0"))), round(refmath.Num("0")), round(refmath.Mul(round(refmath.Mul(x[0], x[1])), round(refmath.Log(x[2])))))
		},
	},
	{
		Name:     "CbrtGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.CbrtGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Mul(round(refmath.Mul(round(refmath.Num("3")), x[1])), x[1]))))
		},
	},
	{
		Name:     "RsqrtGrad",
		Operands: []string{"g", "r", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.RsqrtGrad(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(round(refmath.Mul(round(refmath.Neg(round(refmath.Num("0.5")))), x[0])), x[1])), x[2]))
		},
	},
	{
		Name:     "Sin",
		Operands: []string{"x"},
		ULP:      0.93,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sin(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sin(x[0]))
		},
	},
	{
		Name:     "Cos",
		Operands: []string{"x"},
		ULP:      0.93,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Cos(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Cos(x[0]))
		},
	},
	{
		Name:     "Tan",
		Operands: []string{"x"},
		ULP:      0.8,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Tan(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Tan(x[0]))
		},
	},
	{
		Name:     "Asin",
		Operands: []string{"x"},
		ULP:      0.68,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Asin(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Asin(x[0]))
		},
	},
	{
		Name:     "Acos",
		Operands: []string{"x"},
		ULP:      0.67,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Acos(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Acos(x[0]))
		},
	},
	{
		Name:     "Atan",
		Operands: []string{"x"},
		ULP:      0.97,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Atan(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Atan(x[0]))
		},
	},
	{
		Name:     "Atan2",
		Operands: []string{"x", "y"},
		ULP:      0.97,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Atan2(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Atan2(x[0], x[1]))
		},
	},
	{
		Name:     "Hypot",
		Operands: []string{"x", "y"},
		ULP:      0.76,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Hypot(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Hypot(x[0], x[1]))
		},
	},
	{
		Name:     "Erf",
		Operands: []string{"x"},
		ULP:      0.94,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Erf(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Erf(x[0]))
		},
	},
	{
		Name:     "NormCDF",
		Operands: []string{"x"},
		ULP:      0.97,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.NormCDF(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.NormalCDF(x[0]))
		},
	},
	{
		Name:     "SinGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SinGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Cos(x[1]))))
		},
	},
	{
		Name:     "CosGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.CosGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Neg(x[0])), round(refmath.Sin(x[1]))))
		},
	},
	{
		Name:     "TanGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.TanGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.FMA(x[1], x[1], round(refmath.Num("1"))))))
		},
	},
	{
		Name:     "AsinGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AsinGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Sqrt(round(refmath.Mul(round(refmath.Sub(round(refmath.Num("1")), x[1])), round(refmath.Add(round(refmath.Num("1")), x[1]))))))))
		},
	},
	{
		Name:     "AcosGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AcosGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Neg(x[0])), round(refmath.Sqrt(round(refmath.Mul(round(refmath.Sub(round(refmath.Num("1")), x[1])), round(refmath.Add(round(refmath.Num("1")), x[1]))))))))
		},
	},
	{
		Name:     "AtanGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AtanGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.FMA(x[1], x[1], round(refmath.Num("1"))))))
		},
	},
	{
		Name:     "Atan2GradX",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Atan2GradX(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(x[0], x[2])), round(refmath.Add(round(refmath.Mul(x[1], x[1])), round(refmath.Mul(x[2], x[2]))))))
		},
	},
	{
		Name:     "Atan2GradY",
		Operands: []string{"g", "x", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Atan2GradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Mul(round(refmath.Neg(x[0])), x[1])), round(refmath.Add(round(refmath.Mul(x[1], x[1])), round(refmath.Mul(x[2], x[2]))))))
		},
	},
	{
		Name:     "HypotGradX",
		Operands: []string{"g", "r", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HypotGradX(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Equal(x[1], round(refmath.Num("0"))), round(refmath.Num("0")), round(refmath.Div(round(refmath.Mul(x[0], x[2])), x[1])))
		},
	},
	{
		Name:     "HypotGradY",
		Operands: []string{"g", "r", "y"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HypotGradY(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Equal(x[1], round(refmath.Num("0"))), round(refmath.Num("0")), round(refmath.Div(round(refmath.Mul(x[0], x[2])), x[1])))
		},
	},
	{
		Name:     "ErfGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ErfGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(round(refmath.Num("1.1283791670955126")), x[0])), round(refmath.Exp(round(refmath.Mul(round(refmath.Neg(x[1])), x[1]))))))
		},
	},
	{
		Name:     "NormCDFGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.NormCDFGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Mul(round(refmath.Num("0.3989422804014327")), round(refmath.Exp(round(refmath.Mul(round(refmath.Mul(round(refmath.Neg(round(refmath.Num("0.5")))), x[1])), x[1]))))))))
		},
	},
	{
		Name:     "Sinh",
		Operands: []string{"x"},
		ULP:      0.94,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sinh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sinh(x[0]))
		},
	},
	{
		Name:     "Cosh",
		Operands: []string{"x"},
		ULP:      0.83,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Cosh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Cosh(x[0]))
		},
	},
	{
		Name:     "Tanh",
		Operands: []string{"x"},
		ULP:      0.76,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Tanh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Tanh(x[0]))
		},
	},
	{
		Name:     "Asinh",
		Operands: []string{"x"},
		ULP:      0.86,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Asinh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Asinh(x[0]))
		},
	},
	{
		Name:     "Acosh",
		Operands: []string{"x"},
		ULP:      0.85,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Acosh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Acosh(x[0]))
		},
	},
	{
		Name:     "Atanh",
		Operands: []string{"x"},
		ULP:      0.62,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Atanh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Atanh(x[0]))
		},
	},
	{
		Name:     "SinhGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SinhGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Cosh(x[1]))))
		},
	},
	{
		Name:     "CoshGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.CoshGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Sinh(x[1]))))
		},
	},
	{
		Name:     "TanhGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.TanhGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(x[0], round(refmath.Sub(round(refmath.Num("1")), x[1])))), round(refmath.Add(round(refmath.Num("1")), x[1]))))
		},
	},
	{
		Name:     "AsinhGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AsinhGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Sqrt(round(refmath.Add(round(refmath.Mul(x[1], x[1])), round(refmath.Num("1"))))))))
		},
	},
	{
		Name:     "AcoshGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AcoshGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Mul(round(refmath.Sqrt(round(refmath.Sub(x[1], round(refmath.Num("1")))))), round(refmath.Sqrt(round(refmath.Add(x[1], round(refmath.Num("1"))))))))))
		},
	},
	{
		Name:     "AtanhGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.AtanhGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(x[0], round(refmath.Mul(round(refmath.Sub(round(refmath.Num("1")), x[1])), round(refmath.Add(round(refmath.Num("1")), x[1]))))))
		},
	},
	{
		Name:     "ReLU",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ReLU(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Maximum(x[0], round(refmath.Num("0"))))
		},
	},
	{
		Name:     "LeakyReLU",
		Operands: []string{"x", "slope"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LeakyReLU(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Less(x[0], round(refmath.Num("0"))), round(refmath.Mul(x[1], x[0])), x[0])
		},
	},
	{
		Name:     "Softplus",
		Operands: []string{"x"},
		ULP:      0.88,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Softplus(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Softplus(x[0]))
		},
	},
	{
		Name:     "GELU",
		Operands: []string{"x"},
		ULP:      0.99,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.GELU(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Gelu(x[0]))
		},
	},
	{
		Name:     "Sigmoid",
		Operands: []string{"x"},
		ULP:      0.89,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Sigmoid(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sigmoid(x[0]))
		},
	},
	{
		Name:     "SiLU",
		Operands: []string{"x"},
		ULP:      1.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SiLU(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Silu(x[0]))
		},
	},
	{
		Name:     "ELU",
		Operands: []string{"x", "alpha"},
		ULP:      1.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ELU(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Elu(x[0], x[1]))
		},
	},
	{
		Name:     "Mish",
		Operands: []string{"x"},
		ULP:      0.81,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Mish(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mish(x[0]))
		},
	},
	{
		Name:     "HardTanh",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HardTanh(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Clamp(x[0], round(refmath.Neg(round(refmath.Num("1")))), round(refmath.Num("1"))))
		},
	},
	{
		Name:     "SELU",
		Operands: []string{"x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SELU(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[0], round(refmath.Num("0"))), round(refmath.Mul(round(refmath.Num("1.0507009873554804934193349852946")), x[0])), round(refmath.Mul(round(refmath.Num("1.7580993408473768599402175208123")), round(refmath.Expm1(x[0])))))
		},
	},
	{
		Name:     "HardSigmoid",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HardSigmoid(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Clamp(round(refmath.Add(x[0], round(refmath.Num("3")))), round(refmath.Num("0")), round(refmath.Num("6")))), round(refmath.Num("6"))))
		},
	},
	{
		Name:     "ReLUGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ReLUGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[1], round(refmath.Num("0"))), x[0], round(refmath.Num("0")))
		},
	},
	{
		Name:     "LeakyReLUGrad",
		Operands: []string{"g", "x", "slope"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LeakyReLUGrad(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Less(x[1], round(refmath.Num("0"))), round(refmath.Mul(x[2], x[0])), x[0])
		},
	},
	{
		Name:     "SoftplusGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SoftplusGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Sigmoid(x[1]))))
		},
	},
	{
		Name:     "GELUGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.GELUGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.FMA(round(refmath.Mul(round(refmath.Maximum(round(refmath.Minimum(x[1], round(refmath.Num("1000")))), round(refmath.Neg(round(refmath.Num("1000")))))), round(refmath.Num("0.3989422804014327")))), round(refmath.Exp(round(refmath.Mul(round(refmath.Mul(round(refmath.Neg(round(refmath.Num("0.5")))), round(refmath.Maximum(round(refmath.Minimum(x[1], round(refmath.Num("1000")))), round(refmath.Neg(round(refmath.Num("1000")))))))), round(refmath.Maximum(round(refmath.Minimum(x[1], round(refmath.Num("1000")))), round(refmath.Neg(round(refmath.Num("1000")))))))))), round(refmath.NormalCDF(x[1]))))))
		},
	},
	{
		Name:     "SigmoidGrad",
		Operands: []string{"g", "r"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SigmoidGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(x[0], x[1])), round(refmath.Sub(round(refmath.Num("1")), x[1]))))
		},
	},
	{
		Name:     "SiLUGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SiLUGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(x[0], round(refmath.Sigmoid(x[1])))), round(refmath.Add(round(refmath.Num("1")), round(refmath.Mul(round(refmath.Maximum(round(refmath.Minimum(x[1], round(refmath.Num("1000")))), round(refmath.Neg(round(refmath.Num("1000")))))), round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1]))))))))))
		},
	},
	{
		Name:     "ELUGrad",
		Operands: []string{"g", "x", "alpha"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.ELUGrad(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[1], round(refmath.Num("0"))), x[0], round(refmath.Mul(round(refmath.Mul(x[0], x[2])), round(refmath.Exp(x[1])))))
		},
	},
	{
		Name:     "MishGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.MishGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(x[0], round(refmath.Div(round(refmath.Sigmoid(x[1])), round(refmath.FMA(round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))), round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))), round(refmath.Num("1")))))))), round(refmath.FMA(round(refmath.Mul(round(refmath.Num("4")), round(refmath.Mul(round(refmath.Maximum(round(refmath.Minimum(x[1], round(refmath.Num("1000")))), round(refmath.Neg(round(refmath.Num("1000")))))), round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))))))), round(refmath.Div(round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))), round(refmath.FMA(round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))), round(refmath.Sub(round(refmath.Num("1")), round(refmath.Sigmoid(x[1])))), round(refmath.Num("1")))))), round(refmath.Sub(round(refmath.Num("2")), round(refmath.Sigmoid(x[1]))))))))
		},
	},
	{
		Name:     "HardTanhGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HardTanhGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Less(x[1], round(refmath.Neg(round(refmath.Num("1"))))) || refmath.Greater(x[1], round(refmath.Num("1"))), round(refmath.Num("0")), x[0])
		},
	},
	{
		Name:     "SELUGrad",
		Operands: []string{"g", "x"},
		ULP:      4.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SELUGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[1], round(refmath.Num("0"))), round(refmath.Mul(round(refmath.Num("1.0507009873554804934193349852946")), x[0])), round(refmath.Mul(round(refmath.Num("1.7580993408473768599402175208123")), round(refmath.Mul(x[0], round(refmath.Exp(x[1])))))))
		},
	},
	{
		Name:     "HardSigmoidGrad",
		Operands: []string{"g", "x"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.HardSigmoidGrad(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[1], round(refmath.Neg(round(refmath.Num("3"))))) && refmath.Less(x[1], round(refmath.Num("3"))), round(refmath.Div(x[0], round(refmath.Num("6")))), round(refmath.Num("0")))
		},
	},
	{
		Name:      "Equal",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Equal(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Equal(x[0], x[1]))
		},
	},
	{
		Name:      "NotEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.NotEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.NotEqual(x[0], x[1]))
		},
	},
	{
		Name:      "Less",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Less(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Less(x[0], x[1]))
		},
	},
	{
		Name:      "LessEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LessEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.LessEqual(x[0], x[1]))
		},
	},
	{
		Name:      "Greater",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Greater(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Greater(x[0], x[1]))
		},
	},
	{
		Name:      "GreaterEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.GreaterEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.GreaterEqual(x[0], x[1]))
		},
	},
	{
		Name:      "IsNaN",
		Operands:  []string{"x"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.IsNaN(z.Bools, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.NotEqual(x[0], x[0]))
		},
	},
	{
		Name:      "IsInf",
		Operands:  []string{"x"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.IsInf(z.Bools, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Equal(round(refmath.Abs(x[0])), refmath.Inf))
		},
	},
	{
		Name:      "IsPosInf",
		Operands:  []string{"x"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.IsPosInf(z.Bools, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Equal(x[0], refmath.Inf))
		},
	},
	{
		Name:      "IsNegInf",
		Operands:  []string{"x"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.IsNegInf(z.Bools, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Equal(x[0], round(refmath.Neg(refmath.Inf))))
		},
	},
	{
		Name:      "IsFinite",
		Operands:  []string{"x"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.IsFinite(z.Bools, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Less(round(refmath.Abs(x[0])), refmath.Inf))
		},
	},
	{
		Name:     "Where",
		Operands: []string{"m", "x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.Where(z.Elements, x[0].Bools, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Holds(x[0]), x[1], x[2])
		},
	},
	{
		Name:     "WhereGradX",
		Operands: []string{"g", "m"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.WhereGradX(z.Elements, x[0].Elements, x[1].Bools)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Holds(x[1]), x[0], round(refmath.Num("0")))
		},
	},
	{
		Name:     "WhereGradY",
		Operands: []string{"g", "m"},
		ULP:      2.0,
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.WhereGradY(z.Elements, x[0].Elements, x[1].Bools)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Holds(x[1]), round(refmath.Num("0")), x[0])
		},
	},
}

var float32Parts = []kerneltest.Row[kernels.Kernels, float32]{
	{
		Name:     "SoftmaxGradRow",
		Operands: []string{"x", "y", "a"},
		Run: kerneltest.WithNumbers(1, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.SoftmaxGradRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], round(refmath.Sub(x[1], x[2]))))
		},
	},
	{
		Name:     "LogSoftmaxRow",
		Operands: []string{"x", "a", "b"},
		Run: kerneltest.WithNumbers(2, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LogSoftmaxRow(z.Elements, x[0].Elements, x[1].Elements[0], x[2].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sub(round(refmath.Sub(x[0], x[1])), x[2]))
		},
	},
	{
		Name:     "LogSoftmaxGradRow",
		Operands: []string{"x", "y", "a"},
		ULP:      0.98,
		Run: kerneltest.WithNumbers(1, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LogSoftmaxGradRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(round(refmath.Exp(x[0])), x[2], x[1]))
		},
	},
	{
		Name:     "VarGradRow",
		Operands: []string{"x", "a", "b"},
		Run: kerneltest.WithNumbers(2, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.VarGradRow(z.Elements, x[0].Elements, x[1].Elements[0], x[2].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Sub(x[0], x[1])), x[2]))
		},
	},
	{
		Name:     "LayerNormRow",
		Operands: []string{"x", "y", "w", "a", "b"},
		Run: kerneltest.WithNumbers(2, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LayerNormRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements, x[3].Elements[0], x[4].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(round(refmath.Mul(round(refmath.Sub(x[0], x[3])), x[4])), x[1], x[2]))
		},
	},
	{
		Name:     "LayerNormGradRow",
		Operands: []string{"x", "y", "a", "b", "c", "d"},
		Run: kerneltest.WithNumbers(4, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.LayerNormGradRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0], x[3].Elements[0], x[4].Elements[0], x[5].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(round(refmath.Sub(x[0], x[2])), x[3], round(refmath.FMA(x[1], x[4], x[5]))))
		},
	},
	{
		Name:     "RMSNormRow",
		Operands: []string{"x", "y", "a"},
		Run: kerneltest.WithNumbers(1, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.RMSNormRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(round(refmath.Mul(x[0], x[2])), x[1]))
		},
	},
	{
		Name:     "RMSNormGradRow",
		Operands: []string{"x", "y", "a", "b"},
		Run: kerneltest.WithNumbers(2, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.RMSNormGradRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0], x[3].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(x[0], x[2], round(refmath.Mul(x[1], x[3]))))
		},
	},
	{
		Name:     "NormalizeGradRow",
		Operands: []string{"x", "y", "a", "b"},
		Run: kerneltest.WithNumbers(2, func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.NormalizeGradRow(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements[0], x[3].Elements[0])
		}),
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Div(round(refmath.Sub(x[0], round(refmath.Mul(x[1], x[2])))), x[3]))
		},
	},
	{
		Name:     "DiffOfProducts",
		Operands: []string{"x", "y", "w", "v"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.DiffOfProducts(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements, x[3].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sub(round(refmath.FMA(x[0], x[1], round(refmath.Neg(round(refmath.Mul(x[2], x[3])))))), round(refmath.FMA(x[2], x[3], round(refmath.Neg(round(refmath.Mul(x[2], x[3]))))))))
		},
	},
	{
		Name:     "DiffOfProductsPlus",
		Operands: []string{"x", "y", "w", "v", "u", "t"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[float32], x []kerneltest.Vector[float32]) {
			k.DiffOfProductsPlus(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements, x[3].Elements, x[4].Elements, x[5].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.FMA(x[4], x[5], round(refmath.Sub(round(refmath.FMA(x[0], x[1], round(refmath.Neg(round(refmath.Mul(x[2], x[3])))))), round(refmath.FMA(x[2], x[3], round(refmath.Neg(round(refmath.Mul(x[2], x[3]))))))))))
		},
	},
}
