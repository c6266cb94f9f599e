// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	harness "github.com/ashlar-go/ashlar/generated_test/harness"
	reference "github.com/ashlar-go/ashlar/generated_test/reference"
)

var boolRows = []harness.Row[kernels.Kernels, bool]{
	{
		Name:     "Equal",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.Equal(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Holds(x[0]) == reference.Holds(x[1]))
		},
	},
	{
		Name:     "NotEqual",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.NotEqual(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Holds(x[0]) != reference.Holds(x[1]))
		},
	},
	{
		Name:     "Where",
		Operands: []string{"m", "x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.Where(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Where(reference.Holds(x[0]), reference.Holds(x[1]), reference.Holds(x[2])))
		},
	},
	{
		Name:     "And",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.And(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Holds(x[0]) && reference.Holds(x[1]))
		},
	},
	{
		Name:     "Or",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.Or(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Holds(x[0]) || reference.Holds(x[1]))
		},
	},
	{
		Name:     "Xor",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.Xor(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(reference.Holds(x[0]) != reference.Holds(x[1]))
		},
	},
	{
		Name:     "Not",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z harness.Vector[bool], x []harness.Vector[bool]) {
			k.Not(z.Elements, x[0].Elements)
		},
		Want: func(round reference.Rounding, x []reference.Real) reference.Real {
			return reference.Truth(!reference.Holds(x[0]))
		},
	},
}
