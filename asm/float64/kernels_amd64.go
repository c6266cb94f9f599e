// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Rem of float64: AVX2 has no rule for % on float64
//	Mod of float64: AVX2 has no rule for % on float64
var AVX2 = Kernels{
	Name:                    "avx2",
	Add:                     addAVX2,
	Sub:                     subAVX2,
	Mul:                     mulAVX2,
	Div:                     divAVX2,
	Rem:                     remGeneric,
	Mod:                     modGeneric,
	Maximum:                 maximumAVX2,
	Minimum:                 minimumAVX2,
	FMA:                     fmaAVX2,
	Lerp:                    lerpAVX2,
	Neg:                     negAVX2,
	Abs:                     absAVX2,
	Sign:                    signAVX2,
	Square:                  squareAVX2,
	Recip:                   recipAVX2,
	Sqrt:                    sqrtAVX2,
	Clip:                    clipAVX2,
	DivGradY:                divGradYAVX2,
	RemGradY:                remGradYAVX2,
	ModGradY:                modGradYAVX2,
	MaximumGradX:            maximumGradXAVX2,
	MaximumGradY:            maximumGradYAVX2,
	MinimumGradX:            minimumGradXAVX2,
	MinimumGradY:            minimumGradYAVX2,
	LerpGradX:               lerpGradXAVX2,
	LerpGradW:               lerpGradWAVX2,
	AbsGrad:                 absGradAVX2,
	SquareGrad:              squareGradAVX2,
	RecipGrad:               recipGradAVX2,
	SqrtGrad:                sqrtGradAVX2,
	ClipGrad:                clipGradAVX2,
	Floor:                   floorAVX2,
	Ceil:                    ceilAVX2,
	Trunc:                   truncAVX2,
	Round:                   roundAVX2,
	Exp:                     expAVX2,
	Exp2:                    exp2AVX2,
	Expm1:                   expm1AVX2,
	Log:                     logAVX2,
	Log2:                    log2AVX2,
	Log10:                   log10AVX2,
	Log1p:                   log1pAVX2,
	Pow:                     powAVX2,
	Cbrt:                    cbrtAVX2,
	Rsqrt:                   rsqrtAVX2,
	Exp2Grad:                exp2GradAVX2,
	Expm1Grad:               expm1GradAVX2,
	Log2Grad:                log2GradAVX2,
	Log10Grad:               log10GradAVX2,
	Log1pGrad:               log1pGradAVX2,
	PowGradX:                powGradXAVX2,
	PowGradY:                powGradYAVX2,
	CbrtGrad:                cbrtGradAVX2,
	RsqrtGrad:               rsqrtGradAVX2,
	Sin:                     sinAVX2,
	Cos:                     cosAVX2,
	Tan:                     tanAVX2,
	Asin:                    asinAVX2,
	Acos:                    acosAVX2,
	Atan:                    atanAVX2,
	Atan2:                   atan2AVX2,
	Hypot:                   hypotAVX2,
	Erf:                     erfAVX2,
	NormCDF:                 normCDFAVX2,
	SinGrad:                 sinGradAVX2,
	CosGrad:                 cosGradAVX2,
	TanGrad:                 tanGradAVX2,
	AsinGrad:                asinGradAVX2,
	AcosGrad:                acosGradAVX2,
	AtanGrad:                atanGradAVX2,
	Atan2GradX:              atan2GradXAVX2,
	Atan2GradY:              atan2GradYAVX2,
	HypotGradX:              hypotGradXAVX2,
	HypotGradY:              hypotGradYAVX2,
	ErfGrad:                 erfGradAVX2,
	NormCDFGrad:             normCDFGradAVX2,
	Sinh:                    sinhAVX2,
	Cosh:                    coshAVX2,
	Tanh:                    tanhAVX2,
	Asinh:                   asinhAVX2,
	Acosh:                   acoshAVX2,
	Atanh:                   atanhAVX2,
	SinhGrad:                sinhGradAVX2,
	CoshGrad:                coshGradAVX2,
	TanhGrad:                tanhGradAVX2,
	AsinhGrad:               asinhGradAVX2,
	AcoshGrad:               acoshGradAVX2,
	AtanhGrad:               atanhGradAVX2,
	ReLU:                    reluAVX2,
	LeakyReLU:               leakyReLUAVX2,
	Softplus:                softplusAVX2,
	GELU:                    geluAVX2,
	Sigmoid:                 sigmoidAVX2,
	SiLU:                    siluAVX2,
	ELU:                     eluAVX2,
	Mish:                    mishAVX2,
	HardTanh:                hardTanhAVX2,
	SELU:                    sELUAVX2,
	HardSigmoid:             hardSigmoidAVX2,
	ReLUGrad:                reluGradAVX2,
	LeakyReLUGrad:           leakyReLUGradAVX2,
	SoftplusGrad:            softplusGradAVX2,
	GELUGrad:                geluGradAVX2,
	SigmoidGrad:             sigmoidGradAVX2,
	SiLUGrad:                siluGradAVX2,
	ELUGrad:                 eluGradAVX2,
	MishGrad:                mishGradAVX2,
	HardTanhGrad:            hardTanhGradAVX2,
	SELUGrad:                sELUGradAVX2,
	HardSigmoidGrad:         hardSigmoidGradAVX2,
	Equal:                   equalAVX2,
	NotEqual:                notEqualAVX2,
	Less:                    lessAVX2,
	LessEqual:               lessEqualAVX2,
	Greater:                 greaterAVX2,
	GreaterEqual:            greaterEqualAVX2,
	IsNaN:                   isNaNAVX2,
	IsInf:                   isInfAVX2,
	IsPosInf:                isPosInfAVX2,
	IsNegInf:                isNegInfAVX2,
	IsFinite:                isFiniteAVX2,
	Where:                   whereAVX2,
	WhereGradX:              whereGradXAVX2,
	WhereGradY:              whereGradYAVX2,
	SoftmaxGradRow:          softmaxGradRowAVX2,
	LogSoftmaxRow:           logSoftmaxRowAVX2,
	LogSoftmaxGradRow:       logSoftmaxGradRowAVX2,
	VarGradRow:              varGradRowAVX2,
	LayerNormRow:            layerNormRowAVX2,
	LayerNormGradRow:        layerNormGradRowAVX2,
	RMSNormRow:              rmsNormRowAVX2,
	RMSNormGradRow:          rmsNormGradRowAVX2,
	NormalizeGradRow:        normalizeGradRowAVX2,
	DiffOfProducts:          diffOfProductsAVX2,
	DiffOfProductsPlus:      diffOfProductsPlusAVX2,
	Sum:                     sumAVX2,
	Prod:                    prodAVX2,
	Max:                     maxAVX2,
	Min:                     minAVX2,
	SumSquares:              sumSquaresAVX2,
	SumProducts:             sumProductsAVX2,
	Dot:                     dotAVX2,
	SumExp:                  sumExpAVX2,
	SoftmaxSum:              softmaxSumAVX2,
	LogSumExpGradSum:        logSumExpGradSumAVX2,
	LayerNormGradSum:        layerNormGradSumAVX2,
	NormalizeGradSum:        normalizeGradSumAVX2,
	SumColumns:              sumColumnsAVX2,
	ProdColumns:             prodColumnsAVX2,
	MaxColumns:              maxColumnsAVX2,
	MinColumns:              minColumnsAVX2,
	SumSquaresColumns:       sumSquaresColumnsAVX2,
	SumExpColumns:           sumExpColumnsAVX2,
	NormalizeGradSumColumns: normalizeGradSumColumnsAVX2,
	Deviations:              deviationsBlockAVX2,
	PrefixSums:              prefixSumsAVX2,
	Index:                   indexAVX2,
	ArgMax:                  argMaxAVX2,
	ArgMin:                  argMinAVX2,
	MatMul:                  matMulAVX2,
	MatMulAdd:               matMulAddAVX2,
	Conv:                    convAVX2,
	ConvGradX:               convGradXAVX2,
	ConvGradW:               convGradWAVX2,
	MaxPool:                 maxPoolAVX2,
	SumPool:                 sumPoolAVX2,
}

// AVX512 is written in assembly, but for what it has no kernels of.
// Rules are missing:
//
//	Rem of float64: AVX512 has no rule for % on float64
//	Mod of float64: AVX512 has no rule for % on float64
var AVX512 = Kernels{
	Name:                    "avx512",
	Add:                     addAVX512,
	Sub:                     subAVX512,
	Mul:                     mulAVX512,
	Div:                     divAVX512,
	Rem:                     remGeneric,
	Mod:                     modGeneric,
	Maximum:                 maximumAVX512,
	Minimum:                 minimumAVX512,
	FMA:                     fmaAVX512,
	Lerp:                    lerpAVX512,
	Neg:                     negAVX512,
	Abs:                     absAVX512,
	Sign:                    signAVX512,
	Square:                  squareAVX512,
	Recip:                   recipAVX512,
	Sqrt:                    sqrtAVX512,
	Clip:                    clipAVX512,
	DivGradY:                divGradYAVX512,
	RemGradY:                remGradYAVX512,
	ModGradY:                modGradYAVX512,
	MaximumGradX:            maximumGradXAVX512,
	MaximumGradY:            maximumGradYAVX512,
	MinimumGradX:            minimumGradXAVX512,
	MinimumGradY:            minimumGradYAVX512,
	LerpGradX:               lerpGradXAVX512,
	LerpGradW:               lerpGradWAVX512,
	AbsGrad:                 absGradAVX512,
	SquareGrad:              squareGradAVX512,
	RecipGrad:               recipGradAVX512,
	SqrtGrad:                sqrtGradAVX512,
	ClipGrad:                clipGradAVX512,
	Floor:                   floorAVX512,
	Ceil:                    ceilAVX512,
	Trunc:                   truncAVX512,
	Round:                   roundAVX512,
	Exp:                     expAVX512,
	Exp2:                    exp2AVX512,
	Expm1:                   expm1AVX512,
	Log:                     logAVX512,
	Log2:                    log2AVX512,
	Log10:                   log10AVX512,
	Log1p:                   log1pAVX512,
	Pow:                     powAVX512,
	Cbrt:                    cbrtAVX512,
	Rsqrt:                   rsqrtAVX512,
	Exp2Grad:                exp2GradAVX512,
	Expm1Grad:               expm1GradAVX512,
	Log2Grad:                log2GradAVX512,
	Log10Grad:               log10GradAVX512,
	Log1pGrad:               log1pGradAVX512,
	PowGradX:                powGradXAVX512,
	PowGradY:                powGradYAVX512,
	CbrtGrad:                cbrtGradAVX512,
	RsqrtGrad:               rsqrtGradAVX512,
	Sin:                     sinAVX512,
	Cos:                     cosAVX512,
	Tan:                     tanAVX512,
	Asin:                    asinAVX512,
	Acos:                    acosAVX512,
	Atan:                    atanAVX512,
	Atan2:                   atan2AVX512,
	Hypot:                   hypotAVX512,
	Erf:                     erfAVX512,
	NormCDF:                 normCDFAVX512,
	SinGrad:                 sinGradAVX512,
	CosGrad:                 cosGradAVX512,
	TanGrad:                 tanGradAVX512,
	AsinGrad:                asinGradAVX512,
	AcosGrad:                acosGradAVX512,
	AtanGrad:                atanGradAVX512,
	Atan2GradX:              atan2GradXAVX512,
	Atan2GradY:              atan2GradYAVX512,
	HypotGradX:              hypotGradXAVX512,
	HypotGradY:              hypotGradYAVX512,
	ErfGrad:                 erfGradAVX512,
	NormCDFGrad:             normCDFGradAVX512,
	Sinh:                    sinhAVX512,
	Cosh:                    coshAVX512,
	Tanh:                    tanhAVX512,
	Asinh:                   asinhAVX512,
	Acosh:                   acoshAVX512,
	Atanh:                   atanhAVX512,
	SinhGrad:                sinhGradAVX512,
	CoshGrad:                coshGradAVX512,
	TanhGrad:                tanhGradAVX512,
	AsinhGrad:               asinhGradAVX512,
	AcoshGrad:               acoshGradAVX512,
	AtanhGrad:               atanhGradAVX512,
	ReLU:                    reluAVX512,
	LeakyReLU:               leakyReLUAVX512,
	Softplus:                softplusAVX512,
	GELU:                    geluAVX512,
	Sigmoid:                 sigmoidAVX512,
	SiLU:                    siluAVX512,
	ELU:                     eluAVX512,
	Mish:                    mishAVX512,
	HardTanh:                hardTanhAVX512,
	SELU:                    sELUAVX512,
	HardSigmoid:             hardSigmoidAVX512,
	ReLUGrad:                reluGradAVX512,
	LeakyReLUGrad:           leakyReLUGradAVX512,
	SoftplusGrad:            softplusGradAVX512,
	GELUGrad:                geluGradAVX512,
	SigmoidGrad:             sigmoidGradAVX512,
	SiLUGrad:                siluGradAVX512,
	ELUGrad:                 eluGradAVX512,
	MishGrad:                mishGradAVX512,
	HardTanhGrad:            hardTanhGradAVX512,
	SELUGrad:                sELUGradAVX512,
	HardSigmoidGrad:         hardSigmoidGradAVX512,
	Equal:                   equalAVX512,
	NotEqual:                notEqualAVX512,
	Less:                    lessAVX512,
	LessEqual:               lessEqualAVX512,
	Greater:                 greaterAVX512,
	GreaterEqual:            greaterEqualAVX512,
	IsNaN:                   isNaNAVX512,
	IsInf:                   isInfAVX512,
	IsPosInf:                isPosInfAVX512,
	IsNegInf:                isNegInfAVX512,
	IsFinite:                isFiniteAVX512,
	Where:                   whereAVX512,
	WhereGradX:              whereGradXAVX512,
	WhereGradY:              whereGradYAVX512,
	SoftmaxGradRow:          softmaxGradRowAVX512,
	LogSoftmaxRow:           logSoftmaxRowAVX512,
	LogSoftmaxGradRow:       logSoftmaxGradRowAVX512,
	VarGradRow:              varGradRowAVX512,
	LayerNormRow:            layerNormRowAVX512,
	LayerNormGradRow:        layerNormGradRowAVX512,
	RMSNormRow:              rmsNormRowAVX512,
	RMSNormGradRow:          rmsNormGradRowAVX512,
	NormalizeGradRow:        normalizeGradRowAVX512,
	DiffOfProducts:          diffOfProductsAVX512,
	DiffOfProductsPlus:      diffOfProductsPlusAVX512,
	Sum:                     sumAVX512,
	Prod:                    prodAVX512,
	Max:                     maxAVX512,
	Min:                     minAVX512,
	SumSquares:              sumSquaresAVX512,
	SumProducts:             sumProductsAVX512,
	Dot:                     dotAVX512,
	SumExp:                  sumExpAVX512,
	SoftmaxSum:              softmaxSumAVX512,
	LogSumExpGradSum:        logSumExpGradSumAVX512,
	LayerNormGradSum:        layerNormGradSumAVX512,
	NormalizeGradSum:        normalizeGradSumAVX512,
	SumColumns:              sumColumnsAVX512,
	ProdColumns:             prodColumnsAVX512,
	MaxColumns:              maxColumnsAVX512,
	MinColumns:              minColumnsAVX512,
	SumSquaresColumns:       sumSquaresColumnsAVX512,
	SumExpColumns:           sumExpColumnsAVX512,
	NormalizeGradSumColumns: normalizeGradSumColumnsAVX512,
	Deviations:              deviationsBlockAVX512,
	PrefixSums:              prefixSumsAVX2,
	Index:                   indexAVX2,
	ArgMax:                  argMaxAVX512,
	ArgMin:                  argMinAVX512,
	MatMul:                  matMulAVX2,
	MatMulAdd:               matMulAddAVX2,
	Conv:                    convAVX2,
	ConvGradX:               convGradXAVX2,
	ConvGradW:               convGradWAVX2,
	MaxPool:                 maxPoolAVX2,
	SumPool:                 sumPoolAVX2,
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
		NonTemporal.Div = divNonTemporalAVX2
		NonTemporal.Maximum = maximumNonTemporalAVX2
		NonTemporal.Minimum = minimumNonTemporalAVX2
		NonTemporal.FMA = fmaNonTemporalAVX2
		NonTemporal.Lerp = lerpNonTemporalAVX2
		NonTemporal.Neg = negNonTemporalAVX2
		NonTemporal.Abs = absNonTemporalAVX2
		NonTemporal.Sign = signNonTemporalAVX2
		NonTemporal.Square = squareNonTemporalAVX2
		NonTemporal.Recip = recipNonTemporalAVX2
		NonTemporal.Sqrt = sqrtNonTemporalAVX2
		NonTemporal.Clip = clipNonTemporalAVX2
		NonTemporal.Floor = floorNonTemporalAVX2
		NonTemporal.Ceil = ceilNonTemporalAVX2
		NonTemporal.Trunc = truncNonTemporalAVX2
		NonTemporal.Round = roundNonTemporalAVX2
		NonTemporal.ReLU = reluNonTemporalAVX2
		NonTemporal.LeakyReLU = leakyReLUNonTemporalAVX2
		NonTemporal.HardTanh = hardTanhNonTemporalAVX2
		NonTemporal.HardSigmoid = hardSigmoidNonTemporalAVX2
		NonTemporal.Where = whereNonTemporalAVX2
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
		NonTemporal.Div = divNonTemporalAVX512
		NonTemporal.Maximum = maximumNonTemporalAVX512
		NonTemporal.Minimum = minimumNonTemporalAVX512
		NonTemporal.FMA = fmaNonTemporalAVX512
		NonTemporal.Lerp = lerpNonTemporalAVX512
		NonTemporal.Neg = negNonTemporalAVX512
		NonTemporal.Abs = absNonTemporalAVX512
		NonTemporal.Sign = signNonTemporalAVX512
		NonTemporal.Square = squareNonTemporalAVX512
		NonTemporal.Recip = recipNonTemporalAVX512
		NonTemporal.Sqrt = sqrtNonTemporalAVX512
		NonTemporal.Clip = clipNonTemporalAVX512
		NonTemporal.Floor = floorNonTemporalAVX512
		NonTemporal.Ceil = ceilNonTemporalAVX512
		NonTemporal.Trunc = truncNonTemporalAVX512
		NonTemporal.Round = roundNonTemporalAVX512
		NonTemporal.ReLU = reluNonTemporalAVX512
		NonTemporal.LeakyReLU = leakyReLUNonTemporalAVX512
		NonTemporal.HardTanh = hardTanhNonTemporalAVX512
		NonTemporal.HardSigmoid = hardSigmoidNonTemporalAVX512
		NonTemporal.Where = whereNonTemporalAVX512
		All = append(All, NonTemporal)
	}
}
