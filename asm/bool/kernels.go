// Code generated from gen/table. DO NOT EDIT.

// Package kernels has the kernels of bool tensors: loops over slices.
//
// An operand of a kernel has as many elements as z, or one that stands for all of them.
// A kernel called with other lengths panics with an *asm.LengthError before it reads or
// writes. z may be the same slice as an operand, but must not overlap one otherwise.
package kernels

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name     string                  // of the implementation
	Equal    func(z, x, y []bool)    // z = x == y
	NotEqual func(z, x, y []bool)    // z = x != y
	Where    func(z, m, x, y []bool) // z = where(m, x, y)
	And      func(z, x, y []bool)    // z = x && y
	Or       func(z, x, y []bool)    // z = x || y
	Xor      func(z, x, y []bool)    // z = x != y
	Not      func(z, x []bool)       // z = !x
}

// Generic is written in Go, and defines what the others compute.
var Generic = Kernels{
	Name:     "generic",
	Equal:    equalGeneric,
	NotEqual: notEqualGeneric,
	Where:    whereGeneric,
	And:      andGeneric,
	Or:       orGeneric,
	Xor:      xorGeneric,
	Not:      notGeneric,
}

// Best is the fastest that this machine can run, and All are those that it can.
var (
	Best = Generic
	All  = []Kernels{Generic}
)
