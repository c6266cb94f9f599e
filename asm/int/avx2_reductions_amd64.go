// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumAVX2 returns the sum of x. Blocks combine in pairs.
func sumAVX2(x []int) int {
	if len(x) <= asm.FoldBlock {
		return sumBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := sumAVX2(x[:half]), sumAVX2(x[half:])
	return a + b
}

//go:noescape
func sumBlockAVX2(x []int) int

// prodAVX2 returns the product of x. Blocks combine in pairs.
func prodAVX2(x []int) int {
	if len(x) <= asm.FoldBlock {
		return prodBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := prodAVX2(x[:half]), prodAVX2(x[half:])
	return a * b
}

//go:noescape
func prodBlockAVX2(x []int) int

// maxAVX2 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX2(x []int) int {
	lengths.AtLeast("int.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX2(x[:half]), maxAVX2(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX2(x []int) int

// minAVX2 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX2(x []int) int {
	lengths.AtLeast("int.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX2(x[:half]), minAVX2(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX2(x []int) int
