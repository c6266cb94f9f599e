// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func prefixSumsAVX2(z, x []float64, before float64) float64 {
	lengths.Equal("float64.PrefixSums", "len(z)", len(z), len(x))
	// Lanes without one before them add 0, which makes 0 of -0.
	return prefixSumsLoopsAVX2(z, x, before+0)
}

//go:noescape
func prefixSumsLoopsAVX2(z, x []float64, before float64) float64
