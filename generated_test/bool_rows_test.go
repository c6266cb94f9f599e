// Code generated from gen/table. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/bool"
	kerneltest "github.com/ashlar-go/ashlar/internal/kerneltest"
	refmath "github.com/ashlar-go/ashlar/internal/refmath"
)

var boolRows = []kerneltest.Row[kernels.Kernels, bool]{
	{
		Name:     "Equal",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.Equal(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Holds(x[0]) == refmath.Holds(x[1]))
		},
	},
	{
		Name:     "NotEqual",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.NotEqual(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Holds(x[0]) != refmath.Holds(x[1]))
		},
	},
	{
		Name:     "Where",
		Operands: []string{"m", "x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.Where(z.Elements, x[0].Elements, x[1].Elements, x[2].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Where(refmath.Holds(x[0]), refmath.Holds(x[1]), refmath.Holds(x[2])))
		},
	},
	{
		Name:     "And",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.And(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Holds(x[0]) && refmath.Holds(x[1]))
		},
	},
	{
		Name:     "Or",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.Or(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Holds(x[0]) || refmath.Holds(x[1]))
		},
	},
	{
		Name:     "Xor",
		Operands: []string{"x", "y"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.Xor(z.Elements, x[0].Elements, x[1].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(refmath.Holds(x[0]) != refmath.Holds(x[1]))
		},
	},
	{
		Name:     "Not",
		Operands: []string{"x"},
		Run: func(k kernels.Kernels, z kerneltest.Vector[bool], x []kerneltest.Vector[bool]) {
			k.Not(z.Elements, x[0].Elements)
		},
		Want: func(round refmath.Rounding, x []refmath.Real) refmath.Real {
			return refmath.Truth(!refmath.Holds(x[0]))
		},
	},
}

var boolParts = []kerneltest.Row[kernels.Kernels, bool]{}
