// Code generated from gen/ops. DO NOT EDIT.

//go:build !purego

package f32

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
var AVX2 = Kernels{
	Name:         "avx2",
	Add:          addAVX2,
	Sub:          subAVX2,
	Mul:          mulAVX2,
	Div:          divAVX2,
	Max:          maxAVX2,
	Neg:          negAVX2,
	Abs:          absAVX2,
	Sqrt:         sqrtAVX2,
	Square:       squareAVX2,
	ReLU:         reluAVX2,
	Exp:          expAVX2,
	Log:          logAVX2,
	Log1p:        log1pAVX2,
	Sin:          sinAVX2,
	Cos:          cosAVX2,
	Tanh:         tanhAVX2,
	Softplus:     softplusAVX2,
	GELU:         geluAVX2,
	Sigmoid:      sigmoidAVX2,
	DivGradY:     divGradYAVX2,
	MaxGradX:     maxGradXAVX2,
	MaxGradY:     maxGradYAVX2,
	AbsGrad:      absGradAVX2,
	SqrtGrad:     sqrtGradAVX2,
	SquareGrad:   squareGradAVX2,
	ReLUGrad:     reluGradAVX2,
	Log1pGrad:    log1pGradAVX2,
	SinGrad:      sinGradAVX2,
	CosGrad:      cosGradAVX2,
	TanhGrad:     tanhGradAVX2,
	SoftplusGrad: softplusGradAVX2,
	SigmoidGrad:  sigmoidGradAVX2,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
	}
}
