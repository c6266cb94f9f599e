// Code generated from templates/halves_amd64.go.tmpl. DO NOT EDIT.

//go:build !purego

package half

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if asm.UseAVX2 {
		float16.narrow = inGroups(narrowFloat16AVX2, float16.narrow)
		float16.widen = inGroups(widenFloat16AVX2, float16.widen)
		bfloat16.narrow = inGroups(narrowBFloat16AVX2, bfloat16.narrow)
		bfloat16.widen = inGroups(widenBFloat16AVX2, bfloat16.widen)
	}
}
