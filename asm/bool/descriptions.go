// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// Descriptions say what each of Kernels is called with, in the order of its fields.
var Descriptions = []asm.Description[bool]{
	{Name: "Equal", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "NotEqual", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Where", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind1},
	{Name: "And", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Or", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Xor", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind0},
	{Name: "Not", Form: asm.Elementwise, Operands: []asm.Kind{asm.Elements, asm.Elements}, FLOPs: 1, Bind: bind2},
}

func bind0(kernel any) func(a *asm.Arguments[bool]) {
	f := kernel.(func(z, x, y []bool))
	return func(a *asm.Arguments[bool]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2])
	}
}

func bind1(kernel any) func(a *asm.Arguments[bool]) {
	f := kernel.(func(z, m, x, y []bool))
	return func(a *asm.Arguments[bool]) {
		f(a.Elements[0], a.Elements[1], a.Elements[2], a.Elements[3])
	}
}

func bind2(kernel any) func(a *asm.Arguments[bool]) {
	f := kernel.(func(z, x []bool))
	return func(a *asm.Arguments[bool]) {
		f(a.Elements[0], a.Elements[1])
	}
}
