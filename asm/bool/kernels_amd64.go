// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what it has no kernels of.
var AVX2 = Kernels{
	Name:     "avx2",
	Equal:    equalAVX2,
	NotEqual: notEqualAVX2,
	Where:    whereAVX2,
	And:      andAVX2,
	Or:       orAVX2,
	Xor:      xorAVX2,
	Not:      notAVX2,
}

// AVX512 is written in assembly, but for what it has no kernels of.
var AVX512 = Kernels{
	Name:     "avx512",
	Equal:    equalAVX512,
	NotEqual: notEqualAVX512,
	Where:    whereAVX512,
	And:      andAVX512,
	Or:       orAVX512,
	Xor:      xorAVX512,
	Not:      notAVX512,
}

func init() {
	if asm.UseAVX2 {
		Best = AVX2
		All = append(All, AVX2)
	}
	if asm.UseAVX512 {
		Best = AVX512
		All = append(All, AVX512)
	}
}
