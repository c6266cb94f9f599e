//go:build !purego

package search

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if asm.UseAVX2 {
		widen = func(z []float32, x []int8) {
			const group = 16 // which width is a multiple of
			widenAVX2(&z[0], &x[0], len(x)/group)
		}
	}
}
