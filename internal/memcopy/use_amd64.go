//go:build !purego

package memcopy

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if asm.UseAVX2 {
		best.transpose4, best.transpose8 = uint32TransposeAVX2, uint64TransposeAVX2
		best.copyRows, best.nonTemporalRows, best.fence = copyRowsAVX2, nonTemporalRowsAVX2, fenceAVX2
		best.prefetch = prefetchAVX2
	}
}
