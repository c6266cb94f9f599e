// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Div of int32: AVX2 has no rule for / on int32
//	Rem of int32: AVX2 has no rule for % on int32
//	Mod of int32: AVX2 has no rule for % on int32
var AVX2 = Kernels{
	Name:         "avx2",
	Add:          addAVX2,
	Sub:          subAVX2,
	Mul:          mulAVX2,
	Div:          divGeneric,
	Rem:          remGeneric,
	Mod:          modGeneric,
	Maximum:      maximumAVX2,
	Minimum:      minimumAVX2,
	Neg:          negAVX2,
	Abs:          absAVX2,
	Sign:         signAVX2,
	Square:       squareAVX2,
	Clip:         clipAVX2,
	Equal:        equalAVX2,
	NotEqual:     notEqualAVX2,
	Less:         lessAVX2,
	LessEqual:    lessEqualAVX2,
	Greater:      greaterAVX2,
	GreaterEqual: greaterEqualAVX2,
	Where:        whereAVX2,
	And:          andAVX2,
	Or:           orAVX2,
	Xor:          xorAVX2,
	Not:          notAVX2,
	Shl:          shlAVX2,
	Shr:          shrAVX2,
	Sum:          sumGeneric,
	Prod:         prodGeneric,
	Max:          maxAVX2,
	Min:          minAVX2,
	SumColumns:   sumColumnsGeneric,
	ProdColumns:  prodColumnsGeneric,
	MaxColumns:   maxColumnsAVX2,
	MinColumns:   minColumnsAVX2,
	Index:        indexAVX2,
	ArgMax:       argMaxAVX2,
	ArgMin:       argMinAVX2,
}

// AVX512 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Div of int32: AVX512 has no rule for / on int32
//	Rem of int32: AVX512 has no rule for % on int32
//	Mod of int32: AVX512 has no rule for % on int32
var AVX512 = Kernels{
	Name:         "avx512",
	Add:          addAVX512,
	Sub:          subAVX512,
	Mul:          mulAVX512,
	Div:          divGeneric,
	Rem:          remGeneric,
	Mod:          modGeneric,
	Maximum:      maximumAVX512,
	Minimum:      minimumAVX512,
	Neg:          negAVX512,
	Abs:          absAVX512,
	Sign:         signAVX512,
	Square:       squareAVX512,
	Clip:         clipAVX512,
	Equal:        equalAVX512,
	NotEqual:     notEqualAVX512,
	Less:         lessAVX512,
	LessEqual:    lessEqualAVX512,
	Greater:      greaterAVX512,
	GreaterEqual: greaterEqualAVX512,
	Where:        whereAVX512,
	And:          andAVX512,
	Or:           orAVX512,
	Xor:          xorAVX512,
	Not:          notAVX512,
	Shl:          shlAVX512,
	Shr:          shrAVX512,
	Sum:          sumGeneric,
	Prod:         prodGeneric,
	Max:          maxAVX512,
	Min:          minAVX512,
	SumColumns:   sumColumnsGeneric,
	ProdColumns:  prodColumnsGeneric,
	MaxColumns:   maxColumnsAVX512,
	MinColumns:   minColumnsAVX512,
	Index:        indexAVX2,
	ArgMax:       argMaxAVX512,
	ArgMin:       argMinAVX512,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
		NonTemporal = AVX2
		NonTemporal.Name = "avx2-nt"
		NonTemporal.Add = addNonTemporalAVX2
		NonTemporal.Sub = subNonTemporalAVX2
		NonTemporal.Mul = mulNonTemporalAVX2
		NonTemporal.Maximum = maximumNonTemporalAVX2
		NonTemporal.Minimum = minimumNonTemporalAVX2
		NonTemporal.Neg = negNonTemporalAVX2
		NonTemporal.Abs = absNonTemporalAVX2
		NonTemporal.Sign = signNonTemporalAVX2
		NonTemporal.Square = squareNonTemporalAVX2
		NonTemporal.Clip = clipNonTemporalAVX2
		NonTemporal.Where = whereNonTemporalAVX2
		NonTemporal.And = andNonTemporalAVX2
		NonTemporal.Or = orNonTemporalAVX2
		NonTemporal.Xor = xorNonTemporalAVX2
		NonTemporal.Not = notNonTemporalAVX2
		NonTemporal.Shl = shlNonTemporalAVX2
		NonTemporal.Shr = shrNonTemporalAVX2
		All = append(All, NonTemporal)
	}
	if asm.UseAVX512 {
		Best = AVX512
		All = append(All, AVX512)
		NonTemporal = AVX512
		NonTemporal.Name = "avx512-nt"
		NonTemporal.Add = addNonTemporalAVX512
		NonTemporal.Sub = subNonTemporalAVX512
		NonTemporal.Mul = mulNonTemporalAVX512
		NonTemporal.Maximum = maximumNonTemporalAVX512
		NonTemporal.Minimum = minimumNonTemporalAVX512
		NonTemporal.Neg = negNonTemporalAVX512
		NonTemporal.Abs = absNonTemporalAVX512
		NonTemporal.Sign = signNonTemporalAVX512
		NonTemporal.Square = squareNonTemporalAVX512
		NonTemporal.Clip = clipNonTemporalAVX512
		NonTemporal.Where = whereNonTemporalAVX512
		NonTemporal.And = andNonTemporalAVX512
		NonTemporal.Or = orNonTemporalAVX512
		NonTemporal.Xor = xorNonTemporalAVX512
		NonTemporal.Not = notNonTemporalAVX512
		NonTemporal.Shl = shlNonTemporalAVX512
		NonTemporal.Shr = shrNonTemporalAVX512
		All = append(All, NonTemporal)
	}
}
