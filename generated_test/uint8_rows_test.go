// Code generated from gen/table. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	kerneltest "github.com/ashlar-go/ashlar/internal/kerneltest"
	refmath "github.com/ashlar-go/ashlar/internal/refmath"
)

var uint8Rows = []kerneltest.Row[kernels.Kernels, uint8]{
	{
		Name:     "Add",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Add(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Add(x[0], x[1]))
		},
	},
	{
		Name:     "Sub",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Sub(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Sub(x[0], x[1]))
		},
	},
	{
		Name:     "Mul",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Mul(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], x[1]))
		},
	},
	{
		Name:     "Div",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Div(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Quo(x[0], x[1]))
		},
	},
	{
		Name:     "Rem",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Rem(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Rem(x[0], x[1]))
		},
	},
	{
		Name:     "Mod",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Mod(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mod(x[0], x[1]))
		},
	},
	{
		Name:     "Maximum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Maximum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Maximum(x[0], x[1]))
		},
	},
	{
		Name:     "Minimum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Minimum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Minimum(x[0], x[1]))
		},
	},
	{
		Name:     "Neg",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Neg(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Neg(x[0]))
		},
	},
	{
		Name:     "Abs",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Abs(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Abs(x[0]))
		},
	},
	{
		Name:     "Sign",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Sign(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Greater(x[0], round(refmath.Num("0"))), round(refmath.Num("1")), refmath.Where(refmath.Less(x[0], round(refmath.Num("0"))), round(refmath.Neg(round(refmath.Num("1")))), x[0]))
		},
	},
	{
		Name:     "Square",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Square(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Mul(x[0], x[0]))
		},
	},
	{
		Name:     "Clip",
		Operands: []string{"x", "lo", "hi"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Clip(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Clamp(x[0], x[1], x[2]))
		},
	},
	{
		Name:      "Equal",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
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
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
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
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
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
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
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
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
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
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.GreaterEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.GreaterEqual(x[0], x[1]))
		},
	},
	{
		Name:     "Where",
		Operands: []string{"m", "x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Where(z.Elements, x[0].Bools, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Where(refmath.Holds(x[0]), x[1], x[2])
		},
	},
	{
		Name:     "And",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.And(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.And(x[0], x[1]))
		},
	},
	{
		Name:     "Or",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Or(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Or(x[0], x[1]))
		},
	},
	{
		Name:     "Xor",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Xor(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Xor(x[0], x[1]))
		},
	},
	{
		Name:     "Not",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Not(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Not(x[0]))
		},
	},
	{
		Name:     "Shl",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Shl(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Shl(x[0], x[1]))
		},
	},
	{
		Name:     "Shr",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[uint8], x []kerneltest.Vector[uint8]) {
			k.Shr(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return round(refmath.Shr(x[0], x[1]))
		},
	},
}

var uint8Parts = []kerneltest.Row[kernels.Kernels, uint8]{}
