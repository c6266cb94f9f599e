// Code generated from gen/table. DO NOT EDIT.

// Package kernels has the kernels of uint8 tensors: loops over slices.
//
// An operand of a kernel has as many elements as z, or one that stands for all of them.
// A kernel called with other lengths panics with an *asm.LengthError before it reads or
// writes. z may be the same slice as an operand, but must not overlap one otherwise.
package kernels

import "github.com/ashlar-go/ashlar/asm"

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name         string                                     // of the implementation
	Add          func(z, x, y []uint8)                      // z = x + y
	Sub          func(z, x, y []uint8)                      // z = x - y
	Mul          func(z, x, y []uint8)                      // z = x * y
	Div          func(z, x, y []uint8)                      // z = x / y
	Rem          func(z, x, y []uint8)                      // z = x % y
	Mod          func(z, x, y []uint8)                      // z = mod(x, y)
	Maximum      func(z, x, y []uint8)                      // z = max(x, y)
	Minimum      func(z, x, y []uint8)                      // z = min(x, y)
	Neg          func(z, x []uint8)                         // z = -x
	Abs          func(z, x []uint8)                         // z = abs(x)
	Sign         func(z, x []uint8)                         // z = where(x > 0, 1, where(x < 0, -1, x))
	Square       func(z, x []uint8)                         // z = x * x
	Clip         func(z, x, lo, hi []uint8)                 // z = clamp(x, lo, hi)
	Equal        func(z []bool, x, y []uint8)               // z = x == y
	NotEqual     func(z []bool, x, y []uint8)               // z = x != y
	Less         func(z []bool, x, y []uint8)               // z = x < y
	LessEqual    func(z []bool, x, y []uint8)               // z = x <= y
	Greater      func(z []bool, x, y []uint8)               // z = x > y
	GreaterEqual func(z []bool, x, y []uint8)               // z = x >= y
	Where        func(z []uint8, m []bool, x, y []uint8)    // z = where(m, x, y)
	And          func(z, x, y []uint8)                      // z = x & y
	Or           func(z, x, y []uint8)                      // z = x | y
	Xor          func(z, x, y []uint8)                      // z = x ^ y
	Not          func(z, x []uint8)                         // z = ^x
	Shl          func(z, x, y []uint8)                      // z = x << y
	Shr          func(z, x, y []uint8)                      // z = x >> y
	Sum          func(x []uint8) int                        // the sum of x
	Prod         func(x []uint8) int                        // the product of x
	Max          func(x []uint8) uint8                      // the largest of x, NaN if any is; it panics if there is none
	Min          func(x []uint8) uint8                      // the smallest of x, NaN if any is; it panics if there is none
	SumColumns   func(z []int, x []uint8, rows, stride int) // z = a + x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	ProdColumns  func(z []int, x []uint8, rows, stride int) // z = a * x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MaxColumns   func(z, x []uint8, rows, stride int)       // z = max(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MinColumns   func(z, x []uint8, rows, stride int)       // z = min(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	Index        func(x []uint8, c uint8) int               // the first i for which x[i] is c, NaN being itself, or -1
	ArgMax       func(x []uint8) int                        // the index of the first of the largest elements of x, or of the first NaN; it panics if there is none
	ArgMin       func(x []uint8) int                        // the index of the first of the smallest elements of x, or of the first NaN; it panics if there is none
}

// Generic is written in Go, and defines what the others compute.
var Generic = Kernels{
	Name:         "generic",
	Add:          addGeneric,
	Sub:          subGeneric,
	Mul:          mulGeneric,
	Div:          divGeneric,
	Rem:          remGeneric,
	Mod:          modGeneric,
	Maximum:      maximumGeneric,
	Minimum:      minimumGeneric,
	Neg:          negGeneric,
	Abs:          absGeneric,
	Sign:         signGeneric,
	Square:       squareGeneric,
	Clip:         clipGeneric,
	Equal:        equalGeneric,
	NotEqual:     notEqualGeneric,
	Less:         lessGeneric,
	LessEqual:    lessEqualGeneric,
	Greater:      greaterGeneric,
	GreaterEqual: greaterEqualGeneric,
	Where:        whereGeneric,
	And:          andGeneric,
	Or:           orGeneric,
	Xor:          xorGeneric,
	Not:          notGeneric,
	Shl:          shlGeneric,
	Shr:          shrGeneric,
	Sum:          sumGeneric,
	Prod:         prodGeneric,
	Max:          maxGeneric,
	Min:          minGeneric,
	SumColumns:   sumColumnsGeneric,
	ProdColumns:  prodColumnsGeneric,
	MaxColumns:   maxColumnsGeneric,
	MinColumns:   minColumnsGeneric,
	Index:        indexGeneric,
	ArgMax:       argMaxGeneric,
	ArgMin:       argMinGeneric,
}

// Best is the fastest that this machine can run, and All are those that it can.
var (
	Best = Generic
	All  = []Kernels{Generic}
)

// NonTemporal is Best, but with non-temporal stores where memory takes longer than computing:
// for results of more memory than the caches hold. Others may miss what it wrote until
// memcopy.Fence has returned.
var NonTemporal = Generic

// For returns the best kernels for an operation that reads and writes so many elements in all,
// or does so in place of an operand.
func For(moved int, inPlace bool) *Kernels {
	if moved*1 >= asm.NonTemporalBytes && !inPlace {
		return &NonTemporal
	}
	return &Best
}
