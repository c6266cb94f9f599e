// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Descriptions say what each of Kernels is called with, in the order of its fields.
var Descriptions = []asm.Description[int32]{
	{Name: "Add", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Sub", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Mul", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Div", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Rem", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Mod", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Maximum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Minimum", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Neg", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "Abs", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "Sign", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 5, Bind: bind1},
	{Name: "Square", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "Clip", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
	{Name: "Equal", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "NotEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "Less", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "LessEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "Greater", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "GreaterEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind3},
	{Name: "Where", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Masks, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind4},
	{Name: "And", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Or", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Xor", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Not", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "Shl", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Shr", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Sum", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind5},
	{Name: "Prod", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind5},
	{Name: "Max", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind6},
	{Name: "Min", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind6},
	{Name: "SumColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Accumulators, asm.Elements, asm.Integer, asm.Integer}, Bind: bind7},
	{Name: "ProdColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Accumulators, asm.Elements, asm.Integer, asm.Integer}, Bind: bind7},
	{Name: "MaxColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind8},
	{Name: "MinColumns", Form: asm.Columns, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Integer, asm.Integer}, Bind: bind8},
	{Name: "Index", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements, asm.Number}, Bind: bind9},
	{Name: "ArgMax", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind5},
	{Name: "ArgMin", Form: asm.Reduction, Operands: []asm.Kind{asm.Elements}, Bind: bind5},
}

func bind0(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z, x, y []int32))
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2])
	}
}

func bind1(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z, x []int32))
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Elements[1])
	}
}

func bind2(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z, x, lo, hi []int32))
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3])
	}
}

func bind3(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z []bool, x, y []int32))
	return func(a *asm.Arguments[int32]) {
		f(a.Masks[0], a.Elements[1], a.Elements[2])
	}
}

func bind4(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z []int32, m []bool, x, y []int32))
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Masks[1], a.Elements[2], a.Elements[3])
	}
}

func bind5(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(x []int32) int)
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0])
	}
}

func bind6(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(x []int32) int32)
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0])
	}
}

func bind7(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z []int, x []int32, rows, stride int))
	return func(a *asm.Arguments[int32]) {
		f(a.Accumulators[0], a.Elements[1], a.Integers[2], a.Integers[3])
	}
}

func bind8(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(z, x []int32, rows, stride int))
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Elements[1], a.Integers[2], a.Integers[3])
	}
}

func bind9(kernel any) func(a *asm.Arguments[int32]) {
	f := kernel.(func(x []int32, c int32) int)
	return func(a *asm.Arguments[int32]) {
		f(a.Elements[0], a.Numbers[1])
	}
}
