// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
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

func init() {
	if !asm.UseAVX2 {
		return
	}
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

func addAVX2(z, x, y []int) {
	addLoopsAVX2(z, x, y, false)
}

func addPastAVX2(z, x, y []int) {
	addLoopsAVX2(z, x, y, true)
}

func subAVX2(z, x, y []int) {
	subLoopsAVX2(z, x, y, false)
}

func subPastAVX2(z, x, y []int) {
	subLoopsAVX2(z, x, y, true)
}

func mulAVX2(z, x, y []int) {
	mulLoopsAVX2(z, x, y, false)
}

func mulPastAVX2(z, x, y []int) {
	mulLoopsAVX2(z, x, y, true)
}

func maximumAVX2(z, x, y []int) {
	maximumLoopsAVX2(z, x, y, false)
}

func maximumPastAVX2(z, x, y []int) {
	maximumLoopsAVX2(z, x, y, true)
}

func minimumAVX2(z, x, y []int) {
	minimumLoopsAVX2(z, x, y, false)
}

func minimumPastAVX2(z, x, y []int) {
	minimumLoopsAVX2(z, x, y, true)
}

func negAVX2(z, x []int) {
	negLoopsAVX2(z, x, false)
}

func negPastAVX2(z, x []int) {
	negLoopsAVX2(z, x, true)
}

func absAVX2(z, x []int) {
	absLoopsAVX2(z, x, false)
}

func absPastAVX2(z, x []int) {
	absLoopsAVX2(z, x, true)
}

func signAVX2(z, x []int) {
	signLoopsAVX2(z, x, false)
}

func signPastAVX2(z, x []int) {
	signLoopsAVX2(z, x, true)
}

func squareAVX2(z, x []int) {
	squareLoopsAVX2(z, x, false)
}

func squarePastAVX2(z, x []int) {
	squareLoopsAVX2(z, x, true)
}

func clipAVX2(z, x, lo, hi []int) {
	clipLoopsAVX2(z, x, lo, hi, false)
}

func clipPastAVX2(z, x, lo, hi []int) {
	clipLoopsAVX2(z, x, lo, hi, true)
}

func whereAVX2(z []int, m []bool, x, y []int) {
	whereLoopsAVX2(z, m, x, y, false)
}

func wherePastAVX2(z []int, m []bool, x, y []int) {
	whereLoopsAVX2(z, m, x, y, true)
}

func andAVX2(z, x, y []int) {
	andLoopsAVX2(z, x, y, false)
}

func andPastAVX2(z, x, y []int) {
	andLoopsAVX2(z, x, y, true)
}

func orAVX2(z, x, y []int) {
	orLoopsAVX2(z, x, y, false)
}

func orPastAVX2(z, x, y []int) {
	orLoopsAVX2(z, x, y, true)
}

func xorAVX2(z, x, y []int) {
	xorLoopsAVX2(z, x, y, false)
}

func xorPastAVX2(z, x, y []int) {
	xorLoopsAVX2(z, x, y, true)
}

func notAVX2(z, x []int) {
	notLoopsAVX2(z, x, false)
}

func notPastAVX2(z, x []int) {
	notLoopsAVX2(z, x, true)
}

func shlAVX2(z, x, y []int) {
	shlLoopsAVX2(z, x, y, false)
}

func shlPastAVX2(z, x, y []int) {
	shlLoopsAVX2(z, x, y, true)
}

func shrAVX2(z, x, y []int) {
	shrLoopsAVX2(z, x, y, false)
}

func shrPastAVX2(z, x, y []int) {
	shrLoopsAVX2(z, x, y, true)
}
