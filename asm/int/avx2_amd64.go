// Code generated from gen/ops. DO NOT EDIT.

//go:build !purego

package ints

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
var AVX2 = Kernels{
	Name:   "avx2",
	Add:    addAVX2,
	Sub:    subAVX2,
	Mul:    mulGeneric,
	Div:    divGeneric,
	Max:    maxGeneric,
	Neg:    negGeneric,
	Square: squareGeneric,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
	}
}
