// Code generated from gen/ops. DO NOT EDIT.

//go:build !purego

package f32

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
var AVX2 = Kernels{
	Name:          "avx2",
	Add:           addAVX2,
	Sub:           subAVX2,
	Mul:           mulAVX2,
	Div:           divAVX2,
	Rem:           remGeneric,
	Mod:           modGeneric,
	Maximum:       maximumAVX2,
	Minimum:       minimumAVX2,
	FMA:           fMAAVX2,
	Lerp:          lerpAVX2,
	Neg:           negAVX2,
	Abs:           absAVX2,
	Sign:          signAVX2,
	Square:        squareAVX2,
	Recip:         recipAVX2,
	Sqrt:          sqrtAVX2,
	Clip:          clipAVX2,
	DivGradY:      divGradYAVX2,
	RemGradY:      remGradYAVX2,
	ModGradY:      modGradYAVX2,
	MaximumGradX:  maximumGradXAVX2,
	MaximumGradY:  maximumGradYAVX2,
	MinimumGradX:  minimumGradXAVX2,
	MinimumGradY:  minimumGradYAVX2,
	LerpGradX:     lerpGradXAVX2,
	LerpGradW:     lerpGradWAVX2,
	AbsGrad:       absGradAVX2,
	SquareGrad:    squareGradAVX2,
	RecipGrad:     recipGradAVX2,
	SqrtGrad:      sqrtGradAVX2,
	ClipGrad:      clipGradAVX2,
	Floor:         floorAVX2,
	Ceil:          ceilAVX2,
	Trunc:         truncAVX2,
	Round:         roundAVX2,
	Exp:           expAVX2,
	Log:           logAVX2,
	Log1p:         log1pAVX2,
	Log1pGrad:     log1pGradAVX2,
	Sin:           sinAVX2,
	Cos:           cosAVX2,
	SinGrad:       sinGradAVX2,
	CosGrad:       cosGradAVX2,
	Tanh:          tanhAVX2,
	TanhGrad:      tanhGradAVX2,
	ReLU:          reluAVX2,
	LeakyReLU:     leakyReLUAVX2,
	Softplus:      softplusAVX2,
	GELU:          geluAVX2,
	Sigmoid:       sigmoidAVX2,
	HardClip:      hardClipAVX2,
	ReLUGrad:      reluGradAVX2,
	LeakyReLUGrad: leakyReLUGradAVX2,
	SoftplusGrad:  softplusGradAVX2,
	SigmoidGrad:   sigmoidGradAVX2,
	HardClipGrad:  hardClipGradAVX2,
	Equal:         equalAVX2,
	NotEqual:      notEqualAVX2,
	Less:          lessAVX2,
	LessEqual:     lessEqualAVX2,
	Greater:       greaterAVX2,
	GreaterEqual:  greaterEqualAVX2,
	IsNaN:         isNaNAVX2,
	IsInf:         isInfAVX2,
	IsFinite:      isFiniteAVX2,
	Where:         whereAVX2,
	WhereGradX:    whereGradXAVX2,
	WhereGradY:    whereGradYAVX2,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
	}
}
