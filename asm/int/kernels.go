// Code generated from gen/table. DO NOT EDIT.

// Package kernels has the kernels of int tensors: loops over slices.
//
// An operand of a kernel has as many elements as z, or one that stands for all of them.
// A kernel called with other lengths panics with an *asm.LengthError before it reads or
// writes. z may be the same slice as an operand, but must not overlap one otherwise.
package kernels

import "github.com/ashlar-go/ashlar/asm"

// Kernels is one implementation of every kernel.
type Kernels struct {
	Name         string                                             // of the implementation
	Add          func(z, x, y []int)                                // z = x + y
	Sub          func(z, x, y []int)                                // z = x - y
	Mul          func(z, x, y []int)                                // z = x * y
	Div          func(z, x, y []int)                                // z = x / y
	Rem          func(z, x, y []int)                                // z = x % y
	Mod          func(z, x, y []int)                                // z = mod(x, y)
	Maximum      func(z, x, y []int)                                // z = max(x, y)
	Minimum      func(z, x, y []int)                                // z = min(x, y)
	Neg          func(z, x []int)                                   // z = -x
	Abs          func(z, x []int)                                   // z = abs(x)
	Sign         func(z, x []int)                                   // z = where(x > 0, 1, where(x < 0, -1, x))
	Square       func(z, x []int)                                   // z = x * x
	Clip         func(z, x, lo, hi []int)                           // z = clamp(x, lo, hi)
	Equal        func(z []bool, x, y []int)                         // z = x == y
	NotEqual     func(z []bool, x, y []int)                         // z = x != y
	Less         func(z []bool, x, y []int)                         // z = x < y
	LessEqual    func(z []bool, x, y []int)                         // z = x <= y
	Greater      func(z []bool, x, y []int)                         // z = x > y
	GreaterEqual func(z []bool, x, y []int)                         // z = x >= y
	Where        func(z []int, m []bool, x, y []int)                // z = where(m, x, y)
	And          func(z, x, y []int)                                // z = x & y
	Or           func(z, x, y []int)                                // z = x | y
	Xor          func(z, x, y []int)                                // z = x ^ y
	Not          func(z, x []int)                                   // z = ^x
	Shl          func(z, x, y []int)                                // z = x << y
	Shr          func(z, x, y []int)                                // z = x >> y
	Sum          func(x []int) int                                  // the sum of x
	Prod         func(x []int) int                                  // the product of x
	Max          func(x []int) int                                  // the largest of x, NaN if any is; it panics if there is none
	Min          func(x []int) int                                  // the smallest of x, NaN if any is; it panics if there is none
	SumColumns   func(z, x []int, rows, stride int)                 // z = a + x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	ProdColumns  func(z, x []int, rows, stride int)                 // z = a * x for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MaxColumns   func(z, x []int, rows, stride int)                 // z = max(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	MinColumns   func(z, x []int, rows, stride int)                 // z = min(a, x) for each x of a column: z[j] of x[j], x[stride+j], … of some rows
	PrefixSums   func(z, x []int, before int) int                   // z[i] = before + x[0] + … + x[i], of which it returns the last
	Index        func(x []int, c int) int                           // the first i for which x[i] is c, NaN being itself, or -1
	ArgMax       func(x []int) int                                  // the index of the first of the largest elements of x, or of the first NaN; it panics if there is none
	ArgMin       func(x []int) int                                  // the index of the first of the smallest elements of x, or of the first NaN; it panics if there is none
	MatMul       func(c, a, b Matrix)                               // c = a·b
	MatMulAdd    func(c, a, b Matrix)                               // c += a·b
	Conv         func(z, x, w Images, by asm.Convolution)           // z = x ∗ w
	ConvGradX    func(z, g, w Images, by asm.Convolution)           // of x, where g is that of z
	ConvGradW    func(z, g, x Images, by asm.Convolution)           // of w, where g is that of z
	MaxPool      func(z, x Images, size [2]int, by asm.Convolution) // z = the largest elements of windows of x
	SumPool      func(z, x Images, size [2]int, by asm.Convolution) // z = the sums of windows of x
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
	PrefixSums:   prefixSumsGeneric,
	Index:        indexGeneric,
	ArgMax:       argMaxGeneric,
	ArgMin:       argMinGeneric,
	MatMul:       matMulGeneric,
	MatMulAdd:    matMulAddGeneric,
	Conv:         convGeneric,
	ConvGradX:    convGradXGeneric,
	ConvGradW:    convGradWGeneric,
	MaxPool:      maxPoolGeneric,
	SumPool:      sumPoolGeneric,
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
	if moved*8 >= asm.NonTemporalBytes && !inPlace {
		return &NonTemporal
	}
	return &Best
}
