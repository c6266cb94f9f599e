// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// maxAVX2 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX2(x []int32) int32 {
	lengths.AtLeast("int32.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX2(x[:half]), maxAVX2(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX2(x []int32) int32

// minAVX2 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX2(x []int32) int32 {
	lengths.AtLeast("int32.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX2(x[:half]), minAVX2(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX2(x []int32) int32
