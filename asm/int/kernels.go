// Code generated from gen/ops. DO NOT EDIT.

// Package ints has the kernels of int tensors: loops over slices of equal length.
package ints

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name string

	Add    func(z, x, y []int) // z = x + y
	Sub    func(z, x, y []int) // z = x - y
	Mul    func(z, x, y []int) // z = x * y
	Div    func(z, x, y []int) // z = x / y
	Max    func(z, x, y []int) // z = max(x, y)
	Neg    func(z, x []int)    // z = -x
	Square func(z, x []int)    // z = x * x
}

// Generic is written in Go, and defines what the others compute.
var Generic = Kernels{
	Name:   "generic",
	Add:    addGeneric,
	Sub:    subGeneric,
	Mul:    mulGeneric,
	Div:    divGeneric,
	Max:    maxGeneric,
	Neg:    negGeneric,
	Square: squareGeneric,
}

// Best is the fastest that this machine can run, and All are those that it can.
var (
	Best = Generic
	All  = []Kernels{Generic}
)
