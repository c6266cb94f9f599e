//go:build !purego

package memcopy

import "github.com/ashlar-go/ashlar/asm"

func init() {
	if asm.UseAVX2 {
		best.words32 = transposeKernels[uint32]{
			uint32TransposeAVX2, uint32SplitAVX2, uint32JoinAVX2,
		}
		best.words64 = transposeKernels[uint64]{
			uint64TransposeAVX2, uint64SplitAVX2, uint64JoinAVX2,
		}
		best.copyRows, best.nonTemporalRows, best.fence = copyRowsAVX2, nonTemporalRowsAVX2, fenceAVX2
		best.prefetch = prefetchAVX2
	}
}
