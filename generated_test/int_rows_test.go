// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/int"
	harness "github.com/ashlar-go/ashlar/generated_test/harness"
	reference "github.com/ashlar-go/ashlar/generated_test/reference"
)

var intRows = []harness.Row[kernels.Kernels, int]{
	{
		Name:     "Add",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Add(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Add(x[0], x[1]))
		},
	},
	{
		Name:     "Sub",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Sub(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Sub(x[0], x[1]))
		},
	},
	{
		Name:     "Mul",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Mul(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Mul(x[0], x[1]))
		},
	},
	{
		Name:     "Div",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Div(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Quo(x[0], x[1]))
		},
	},
	{
		Name:     "Rem",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Rem(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Rem(x[0], x[1]))
		},
	},
	{
		Name:     "Mod",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Mod(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Mod(x[0], x[1]))
		},
	},
	{
		Name:     "Maximum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Maximum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Maximum(x[0], x[1]))
		},
	},
	{
		Name:     "Minimum",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Minimum(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Minimum(x[0], x[1]))
		},
	},
	{
		Name:     "Neg",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Neg(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Neg(x[0]))
		},
	},
	{
		Name:     "Abs",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Abs(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Abs(x[0]))
		},
	},
	{
		Name:     "Sign",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Sign(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Where(reference.Greater(x[0], round(reference.Num("0"))), round(reference.Num("1")), reference.Where(reference.Less(x[0], round(reference.Num("0"))), round(reference.Neg(round(reference.Num("1")))), x[0]))
		},
	},
	{
		Name:     "Square",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Square(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Mul(x[0], x[0]))
		},
	},
	{
		Name:     "Clip",
		Operands: []string{"x", "lo", "hi"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Clip(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Clamp(x[0], x[1], x[2]))
		},
	},
	{
		Name:      "Equal",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Equal(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Equal(x[0], x[1]))
		},
	},
	{
		Name:      "NotEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.NotEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.NotEqual(x[0], x[1]))
		},
	},
	{
		Name:      "Less",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Less(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Less(x[0], x[1]))
		},
	},
	{
		Name:      "LessEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.LessEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.LessEqual(x[0], x[1]))
		},
	},
	{
		Name:      "Greater",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Greater(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Greater(x[0], x[1]))
		},
	},
	{
		Name:      "GreaterEqual",
		Operands:  []string{"x", "y"},
		Condition: true,
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.GreaterEqual(z.Bools, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.GreaterEqual(x[0], x[1]))
		},
	},
	{
		Name:     "Where",
		Operands: []string{"m", "x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Where(z.Elements, x[0].Bools, x[1].Elements, x[2].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Where(reference.Holds(x[0]), x[1], x[2])
		},
	},
	{
		Name:     "And",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.And(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.And(x[0], x[1]))
		},
	},
	{
		Name:     "Or",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Or(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Or(x[0], x[1]))
		},
	},
	{
		Name:     "Xor",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Xor(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Xor(x[0], x[1]))
		},
	},
	{
		Name:     "Not",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Not(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Not(x[0]))
		},
	},
	{
		Name:     "Shl",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Shl(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Shl(x[0], x[1]))
		},
	},
	{
		Name:     "Shr",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[int], x []harness.Vector[int]) {
			k.Shr(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return round(reference.Shr(x[0], x[1]))
		},
	},
}
