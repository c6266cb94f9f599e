// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// NEON is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Mul of int: NEON has no rule for * on int64
//	Div of int: NEON has no rule for / on int64
//	Rem of int: NEON has no rule for % on int64
//	Mod of int: NEON has no rule for % on int64
//	Square of int: NEON has no rule for * on int64
var NEON = Kernels{
	Name:         "neon",
	Add:          addNEON,
	Sub:          subNEON,
	Mul:          mulGeneric,
	Div:          divGeneric,
	Rem:          remGeneric,
	Mod:          modGeneric,
	Maximum:      maximumNEON,
	Minimum:      minimumNEON,
	Neg:          negNEON,
	Abs:          absNEON,
	Sign:         signNEON,
	Square:       squareGeneric,
	Clip:         clipNEON,
	Equal:        equalNEON,
	NotEqual:     notEqualNEON,
	Less:         lessNEON,
	LessEqual:    lessEqualNEON,
	Greater:      greaterNEON,
	GreaterEqual: greaterEqualNEON,
	Where:        whereNEON,
	And:          andNEON,
	Or:           orNEON,
	Xor:          xorNEON,
	Not:          notNEON,
	Shl:          shlNEON,
	Shr:          shrNEON,
	Sum:          sumNEON,
	Prod:         prodGeneric,
	Max:          maxNEON,
	Min:          minNEON,
	SumColumns:   sumColumnsNEON,
	ProdColumns:  prodColumnsGeneric,
	MaxColumns:   maxColumnsNEON,
	MinColumns:   minColumnsNEON,
	PrefixSums:   prefixSumsGeneric,
	Index:        indexNEON,
	ArgMax:       argMaxNEON,
	ArgMin:       argMinNEON,
	MatMul:       matMulGeneric,
	MatMulAdd:    matMulAddGeneric,
	Conv:         convGeneric,
	ConvGradX:    convGradXGeneric,
	ConvGradW:    convGradWGeneric,
	MaxPool:      maxPoolGeneric,
	SumPool:      sumPoolGeneric,
}

func init() {
	if asm.UseNEON {
		Best = NEON
		All = append(All, NEON)
		NonTemporal = NEON
	}
}
