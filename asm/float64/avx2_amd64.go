// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
var AVX2 = Kernels{
	Name:              "avx2",
	Add:               addAVX2,
	Sub:               subAVX2,
	Mul:               mulAVX2,
	Div:               divAVX2,
	Rem:               remGeneric,
	Mod:               modGeneric,
	Maximum:           maximumAVX2,
	Minimum:           minimumAVX2,
	FMA:               fmaAVX2,
	Lerp:              lerpAVX2,
	Neg:               negAVX2,
	Abs:               absAVX2,
	Sign:              signAVX2,
	Square:            squareAVX2,
	Recip:             recipAVX2,
	Sqrt:              sqrtAVX2,
	Clip:              clipAVX2,
	DivGradY:          divGradYAVX2,
	RemGradY:          remGradYAVX2,
	ModGradY:          modGradYAVX2,
	MaximumGradX:      maximumGradXAVX2,
	MaximumGradY:      maximumGradYAVX2,
	MinimumGradX:      minimumGradXAVX2,
	MinimumGradY:      minimumGradYAVX2,
	LerpGradX:         lerpGradXAVX2,
	LerpGradW:         lerpGradWAVX2,
	AbsGrad:           absGradAVX2,
	SquareGrad:        squareGradAVX2,
	RecipGrad:         recipGradAVX2,
	SqrtGrad:          sqrtGradAVX2,
	ClipGrad:          clipGradAVX2,
	Floor:             floorAVX2,
	Ceil:              ceilAVX2,
	Trunc:             truncAVX2,
	Round:             roundAVX2,
	Exp:               expAVX2,
	Exp2:              exp2AVX2,
	Expm1:             expm1AVX2,
	Log:               logAVX2,
	Log2:              log2AVX2,
	Log10:             log10AVX2,
	Log1p:             log1pAVX2,
	Pow:               powAVX2,
	Cbrt:              cbrtAVX2,
	Rsqrt:             rsqrtAVX2,
	Exp2Grad:          exp2GradAVX2,
	Expm1Grad:         expm1GradAVX2,
	Log2Grad:          log2GradAVX2,
	Log10Grad:         log10GradAVX2,
	Log1pGrad:         log1pGradAVX2,
	PowGradX:          powGradXAVX2,
	PowGradY:          powGradYAVX2,
	CbrtGrad:          cbrtGradAVX2,
	RsqrtGrad:         rsqrtGradAVX2,
	Sin:               sinAVX2,
	Cos:               cosAVX2,
	Tan:               tanAVX2,
	Asin:              asinAVX2,
	Acos:              acosAVX2,
	Atan:              atanAVX2,
	Atan2:             atan2AVX2,
	Hypot:             hypotAVX2,
	Erf:               erfAVX2,
	NormCDF:           normCDFAVX2,
	SinGrad:           sinGradAVX2,
	CosGrad:           cosGradAVX2,
	TanGrad:           tanGradAVX2,
	AsinGrad:          asinGradAVX2,
	AcosGrad:          acosGradAVX2,
	AtanGrad:          atanGradAVX2,
	Atan2GradX:        atan2GradXAVX2,
	Atan2GradY:        atan2GradYAVX2,
	HypotGradX:        hypotGradXAVX2,
	HypotGradY:        hypotGradYAVX2,
	ErfGrad:           erfGradAVX2,
	NormCDFGrad:       normCDFGradAVX2,
	Sinh:              sinhAVX2,
	Cosh:              coshAVX2,
	Tanh:              tanhAVX2,
	Asinh:             asinhAVX2,
	Acosh:             acoshAVX2,
	Atanh:             atanhAVX2,
	SinhGrad:          sinhGradAVX2,
	CoshGrad:          coshGradAVX2,
	TanhGrad:          tanhGradAVX2,
	AsinhGrad:         asinhGradAVX2,
	AcoshGrad:         acoshGradAVX2,
	AtanhGrad:         atanhGradAVX2,
	ReLU:              reluAVX2,
	LeakyReLU:         leakyReLUAVX2,
	Softplus:          softplusAVX2,
	GELU:              geluAVX2,
	Sigmoid:           sigmoidAVX2,
	SiLU:              siluAVX2,
	ELU:               eluAVX2,
	Mish:              mishAVX2,
	HardTanh:          hardTanhAVX2,
	ReLUGrad:          reluGradAVX2,
	LeakyReLUGrad:     leakyReLUGradAVX2,
	SoftplusGrad:      softplusGradAVX2,
	GELUGrad:          geluGradAVX2,
	SigmoidGrad:       sigmoidGradAVX2,
	SiLUGrad:          siluGradAVX2,
	ELUGrad:           eluGradAVX2,
	MishGrad:          mishGradAVX2,
	HardTanhGrad:      hardTanhGradAVX2,
	Equal:             equalAVX2,
	NotEqual:          notEqualAVX2,
	Less:              lessAVX2,
	LessEqual:         lessEqualAVX2,
	Greater:           greaterAVX2,
	GreaterEqual:      greaterEqualAVX2,
	IsNaN:             isNaNAVX2,
	IsInf:             isInfAVX2,
	IsFinite:          isFiniteAVX2,
	Where:             whereAVX2,
	WhereGradX:        whereGradXAVX2,
	WhereGradY:        whereGradYAVX2,
	Normalize:         normalizeAVX2,
	NormalizeGrad:     normalizeGradAVX2,
	SubTwice:          subTwiceAVX2,
	Sum:               sumAVX2,
	Prod:              prodAVX2,
	Max:               maxAVX2,
	Min:               minAVX2,
	SumSquares:        sumSquaresAVX2,
	SumProducts:       sumProductsAVX2,
	SumExp:            sumExpAVX2,
	ExpSum:            expSumAVX2,
	SumColumns:        sumColumnsAVX2,
	ProdColumns:       prodColumnsAVX2,
	MaxColumns:        maxColumnsAVX2,
	MinColumns:        minColumnsAVX2,
	SumSquaresColumns: sumSquaresColumnsAVX2,
	SumExpColumns:     sumExpColumnsAVX2,
	Deviations:        deviationsAVX2,
	PrefixSums:        prefixSumsAVX2,
	Index:             indexAVX2,
	ArgMax:            argMaxAVX2,
	ArgMin:            argMinAVX2,
	MatMul:            matMulAVX2,
	MatMulAdd:         matMulAddAVX2,
	Conv:              convAVX2,
	ConvGradX:         convGradXAVX2,
	ConvGradW:         convGradWAVX2,
	MaxPool:           maxPoolAVX2,
	SumPool:           sumPoolAVX2,
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
	Past.Div = divPastAVX2
	Past.Maximum = maximumPastAVX2
	Past.Minimum = minimumPastAVX2
	Past.FMA = fmaPastAVX2
	Past.Lerp = lerpPastAVX2
	Past.Neg = negPastAVX2
	Past.Abs = absPastAVX2
	Past.Sign = signPastAVX2
	Past.Square = squarePastAVX2
	Past.Recip = recipPastAVX2
	Past.Sqrt = sqrtPastAVX2
	Past.Clip = clipPastAVX2
	Past.Floor = floorPastAVX2
	Past.Ceil = ceilPastAVX2
	Past.Trunc = truncPastAVX2
	Past.Round = roundPastAVX2
	Past.ReLU = reluPastAVX2
	Past.LeakyReLU = leakyReLUPastAVX2
	Past.HardTanh = hardTanhPastAVX2
	Past.Where = wherePastAVX2
	All = append(All, Past)
}

func addAVX2(z, x, y []float64) {
	addLoopsAVX2(z, x, y, false)
}

func addPastAVX2(z, x, y []float64) {
	addLoopsAVX2(z, x, y, true)
}

func subAVX2(z, x, y []float64) {
	subLoopsAVX2(z, x, y, false)
}

func subPastAVX2(z, x, y []float64) {
	subLoopsAVX2(z, x, y, true)
}

func mulAVX2(z, x, y []float64) {
	mulLoopsAVX2(z, x, y, false)
}

func mulPastAVX2(z, x, y []float64) {
	mulLoopsAVX2(z, x, y, true)
}

func divAVX2(z, x, y []float64) {
	divLoopsAVX2(z, x, y, false)
}

func divPastAVX2(z, x, y []float64) {
	divLoopsAVX2(z, x, y, true)
}

func maximumAVX2(z, x, y []float64) {
	maximumLoopsAVX2(z, x, y, false)
}

func maximumPastAVX2(z, x, y []float64) {
	maximumLoopsAVX2(z, x, y, true)
}

func minimumAVX2(z, x, y []float64) {
	minimumLoopsAVX2(z, x, y, false)
}

func minimumPastAVX2(z, x, y []float64) {
	minimumLoopsAVX2(z, x, y, true)
}

func fmaAVX2(z, x, y, w []float64) {
	fmaLoopsAVX2(z, x, y, w, false)
}

func fmaPastAVX2(z, x, y, w []float64) {
	fmaLoopsAVX2(z, x, y, w, true)
}

func lerpAVX2(z, x, y, w []float64) {
	lerpLoopsAVX2(z, x, y, w, false)
}

func lerpPastAVX2(z, x, y, w []float64) {
	lerpLoopsAVX2(z, x, y, w, true)
}

func negAVX2(z, x []float64) {
	negLoopsAVX2(z, x, false)
}

func negPastAVX2(z, x []float64) {
	negLoopsAVX2(z, x, true)
}

func absAVX2(z, x []float64) {
	absLoopsAVX2(z, x, false)
}

func absPastAVX2(z, x []float64) {
	absLoopsAVX2(z, x, true)
}

func signAVX2(z, x []float64) {
	signLoopsAVX2(z, x, false)
}

func signPastAVX2(z, x []float64) {
	signLoopsAVX2(z, x, true)
}

func squareAVX2(z, x []float64) {
	squareLoopsAVX2(z, x, false)
}

func squarePastAVX2(z, x []float64) {
	squareLoopsAVX2(z, x, true)
}

func recipAVX2(z, x []float64) {
	recipLoopsAVX2(z, x, false)
}

func recipPastAVX2(z, x []float64) {
	recipLoopsAVX2(z, x, true)
}

func sqrtAVX2(z, x []float64) {
	sqrtLoopsAVX2(z, x, false)
}

func sqrtPastAVX2(z, x []float64) {
	sqrtLoopsAVX2(z, x, true)
}

func clipAVX2(z, x, lo, hi []float64) {
	clipLoopsAVX2(z, x, lo, hi, false)
}

func clipPastAVX2(z, x, lo, hi []float64) {
	clipLoopsAVX2(z, x, lo, hi, true)
}

func floorAVX2(z, x []float64) {
	floorLoopsAVX2(z, x, false)
}

func floorPastAVX2(z, x []float64) {
	floorLoopsAVX2(z, x, true)
}

func ceilAVX2(z, x []float64) {
	ceilLoopsAVX2(z, x, false)
}

func ceilPastAVX2(z, x []float64) {
	ceilLoopsAVX2(z, x, true)
}

func truncAVX2(z, x []float64) {
	truncLoopsAVX2(z, x, false)
}

func truncPastAVX2(z, x []float64) {
	truncLoopsAVX2(z, x, true)
}

func roundAVX2(z, x []float64) {
	roundLoopsAVX2(z, x, false)
}

func roundPastAVX2(z, x []float64) {
	roundLoopsAVX2(z, x, true)
}

func reluAVX2(z, x []float64) {
	reluLoopsAVX2(z, x, false)
}

func reluPastAVX2(z, x []float64) {
	reluLoopsAVX2(z, x, true)
}

func leakyReLUAVX2(z, x, slope []float64) {
	leakyReLULoopsAVX2(z, x, slope, false)
}

func leakyReLUPastAVX2(z, x, slope []float64) {
	leakyReLULoopsAVX2(z, x, slope, true)
}

func hardTanhAVX2(z, x []float64) {
	hardTanhLoopsAVX2(z, x, false)
}

func hardTanhPastAVX2(z, x []float64) {
	hardTanhLoopsAVX2(z, x, true)
}

func whereAVX2(z []float64, m []bool, x, y []float64) {
	whereLoopsAVX2(z, m, x, y, false)
}

func wherePastAVX2(z []float64, m []bool, x, y []float64) {
	whereLoopsAVX2(z, m, x, y, true)
}
