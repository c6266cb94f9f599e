// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumNEON returns the sum of x. Blocks combine in pairs.
func sumNEON(x []int) int {
	if len(x) <= asm.FoldBlock {
		return sumBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := sumNEON(x[:half]), sumNEON(x[half:])
	return a + b
}

//go:noescape
func sumBlockNEON(x []int) int

// maxNEON returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxNEON(x []int) int {
	lengths.AtLeast("int.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := maxNEON(x[:half]), maxNEON(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockNEON(x []int) int

// minNEON returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minNEON(x []int) int {
	lengths.AtLeast("int.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := minNEON(x[:half]), minNEON(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockNEON(x []int) int
