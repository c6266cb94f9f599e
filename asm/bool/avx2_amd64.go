// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// AVX2 is written in assembly, but for what AVX2 has no instructions for.
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

func init() {
	if !asm.UseAVX2 {
		return
	}
	Best = AVX2
	All = append(All, AVX2)
}
