// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumAVX512 returns the sum of x. Blocks combine in pairs.
func sumAVX512(x []int) int {
	if len(x) <= asm.FoldBlock {
		return sumBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := sumAVX512(x[:half]), sumAVX512(x[half:])
	return a + b
}

//go:noescape
func sumBlockAVX512(x []int) int

// prodAVX512 returns the product of x. Blocks combine in pairs.
func prodAVX512(x []int) int {
	if len(x) <= asm.FoldBlock {
		return prodBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := prodAVX512(x[:half]), prodAVX512(x[half:])
	return a * b
}

//go:noescape
func prodBlockAVX512(x []int) int

// maxAVX512 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX512(x []int) int {
	lengths.AtLeast("int.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX512(x[:half]), maxAVX512(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX512(x []int) int

// minAVX512 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX512(x []int) int {
	lengths.AtLeast("int.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX512(x[:half]), minAVX512(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX512(x []int) int
