// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// maxNEON returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxNEON(x []uint8) uint8 {
	lengths.AtLeast("uint8.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := maxNEON(x[:half]), maxNEON(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockNEON(x []uint8) uint8

// minNEON returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minNEON(x []uint8) uint8 {
	lengths.AtLeast("uint8.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := minNEON(x[:half]), minNEON(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockNEON(x []uint8) uint8
