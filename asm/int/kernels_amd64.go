// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Div of int: AVX2 has no rule for / on int64
//	Rem of int: AVX2 has no rule for % on int64
//	Mod of int: AVX2 has no rule for % on int64
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
	Sum:          sumAVX2,
	Prod:         prodAVX2,
	Max:          maxAVX2,
	Min:          minAVX2,
	SumColumns:   sumColumnsAVX2,
	ProdColumns:  prodColumnsAVX2,
	MaxColumns:   maxColumnsAVX2,
	MinColumns:   minColumnsAVX2,
	PrefixSums:   prefixSumsGeneric,
	Index:        indexAVX2,
	ArgMax:       argMaxAVX2,
	ArgMin:       argMinAVX2,
	MatMul:       matMulAVX2,
	MatMulAdd:    matMulAddAVX2,
	Conv:         convAVX2,
	ConvGradX:    convGradXAVX2,
	ConvGradW:    convGradWAVX2,
	MaxPool:      maxPoolAVX2,
	SumPool:      sumPoolAVX2,
}

// AVX512 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Div of int: AVX512 has no rule for / on int64
//	Rem of int: AVX512 has no rule for % on int64
//	Mod of int: AVX512 has no rule for % on int64
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
	Sum:          sumAVX512,
	Prod:         prodAVX512,
	Max:          maxAVX512,
	Min:          minAVX512,
	SumColumns:   sumColumnsAVX512,
	ProdColumns:  prodColumnsAVX512,
	MaxColumns:   maxColumnsAVX512,
	MinColumns:   minColumnsAVX512,
	PrefixSums:   prefixSumsGeneric,
	Index:        indexAVX2,
	ArgMax:       argMaxAVX512,
	ArgMin:       argMinAVX512,
	MatMul:       matMulAVX2,
	MatMulAdd:    matMulAddAVX2,
	Conv:         convAVX2,
	ConvGradX:    convGradXAVX2,
	ConvGradW:    convGradWAVX2,
	MaxPool:      maxPoolAVX2,
	SumPool:      sumPoolAVX2,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
		Past = AVX2
		Past.Name = "avx2-past"
		Past.Add = addPastAVX2
		Past.Sub = subPastAVX2
		Past.Mul = mulPastAVX2
		Past.Maximum = maximumPastAVX2
		Past.Minimum = minimumPastAVX2
		Past.Neg = negPastAVX2
		Past.Abs = absPastAVX2
		Past.Sign = signPastAVX2
		Past.Square = squarePastAVX2
		Past.Clip = clipPastAVX2
		Past.Where = wherePastAVX2
		Past.And = andPastAVX2
		Past.Or = orPastAVX2
		Past.Xor = xorPastAVX2
		Past.Not = notPastAVX2
		Past.Shl = shlPastAVX2
		Past.Shr = shrPastAVX2
		All = append(All, Past)
	}
	if asm.UseAVX512 {
		Best = AVX512
		All = append(All, AVX512)
		Past = AVX512
		Past.Name = "avx512-past"
		Past.Add = addPastAVX512
		Past.Sub = subPastAVX512
		Past.Mul = mulPastAVX512
		Past.Maximum = maximumPastAVX512
		Past.Minimum = minimumPastAVX512
		Past.Neg = negPastAVX512
		Past.Abs = absPastAVX512
		Past.Sign = signPastAVX512
		Past.Square = squarePastAVX512
		Past.Clip = clipPastAVX512
		Past.Where = wherePastAVX512
		Past.And = andPastAVX512
		Past.Or = orPastAVX512
		Past.Xor = xorPastAVX512
		Past.Not = notPastAVX512
		Past.Shl = shlPastAVX512
		Past.Shr = shrPastAVX512
		All = append(All, Past)
	}
}
