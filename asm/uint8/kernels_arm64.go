// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// NEON is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Div of uint8: NEON has no rule for / on uint8
//	Rem of uint8: NEON has no rule for % on uint8
//	Mod of uint8: NEON has no rule for % on uint8
var NEON = Kernels{
	Name:         "neon",
	Add:          addNEON,
	Sub:          subNEON,
	Mul:          mulNEON,
	Div:          divGeneric,
	Rem:          remGeneric,
	Mod:          modGeneric,
	Maximum:      maximumNEON,
	Minimum:      minimumNEON,
	Neg:          negNEON,
	Abs:          absNEON,
	Sign:         signNEON,
	Square:       squareNEON,
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
	Sum:          sumGeneric,
	Prod:         prodGeneric,
	Max:          maxNEON,
	Min:          minNEON,
	SumColumns:   sumColumnsGeneric,
	ProdColumns:  prodColumnsGeneric,
	MaxColumns:   maxColumnsNEON,
	MinColumns:   minColumnsNEON,
	Index:        indexNEON,
	ArgMax:       argMaxNEON,
	ArgMin:       argMinNEON,
}

func init() {
	if asm.UseNEON {
		Best = NEON
		All = append(All, NEON)
		NonTemporal = NEON
	}
}
