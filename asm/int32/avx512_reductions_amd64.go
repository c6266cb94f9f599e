// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// maxAVX512 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX512(x []int32) int32 {
	lengths.AtLeast("int32.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX512(x[:half]), maxAVX512(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX512(x []int32) int32

// minAVX512 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX512(x []int32) int32 {
	lengths.AtLeast("int32.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX512(x[:half]), minAVX512(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX512(x []int32) int32
