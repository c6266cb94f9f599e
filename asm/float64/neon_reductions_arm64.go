// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumNEON returns the sum of x. Blocks combine in pairs.
func sumNEON(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := sumNEON(x[:half]), sumNEON(x[half:])
	return a + b
}

//go:noescape
func sumBlockNEON(x []float64) float64

// prodNEON returns the product of x. Blocks combine in pairs.
func prodNEON(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return prodBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := prodNEON(x[:half]), prodNEON(x[half:])
	return float64(a * b)
}

//go:noescape
func prodBlockNEON(x []float64) float64

// maxNEON returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxNEON(x []float64) float64 {
	lengths.AtLeast("float64.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := maxNEON(x[:half]), maxNEON(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockNEON(x []float64) float64

// minNEON returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minNEON(x []float64) float64 {
	lengths.AtLeast("float64.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockNEON(x)
	}
	half := asm.Half(len(x))
	a, b := minNEON(x[:half]), minNEON(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockNEON(x []float64) float64

// sumSquaresNEON returns the sum of the squares of x - c. Blocks combine in pairs.
func sumSquaresNEON(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumSquaresBlockNEON(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumSquaresNEON(x[:half], c), sumSquaresNEON(x[half:], c)
	return a + b
}

//go:noescape
func sumSquaresBlockNEON(x []float64, c float64) float64

// sumProductsNEON returns the sum of the products of x - c and y. Blocks combine in pairs.
func sumProductsNEON(x, y []float64, c float64) float64 {
	lengths.Equal("float64.SumProducts", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return sumProductsBlockNEON(x, y, c)
	}
	half := asm.Half(len(x))
	a, b := sumProductsNEON(x[:half], y[:half], c), sumProductsNEON(x[half:], y[half:], c)
	return a + b
}

//go:noescape
func sumProductsBlockNEON(x, y []float64, c float64) float64

// dotNEON returns the sum of the products of x and y, each added to others with one rounding. Blocks combine in pairs.
func dotNEON(x, y []float64) float64 {
	lengths.Equal("float64.Dot", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return dotBlockNEON(x, y)
	}
	half := asm.Half(len(x))
	a, b := dotNEON(x[:half], y[:half]), dotNEON(x[half:], y[half:])
	return a + b
}

//go:noescape
func dotBlockNEON(x, y []float64) float64

// sumExpNEON returns the sum of exp(x - c). Blocks combine in pairs.
func sumExpNEON(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumExpBlockNEON(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumExpNEON(x[:half], c), sumExpNEON(x[half:], c)
	return a + b
}

//go:noescape
func sumExpBlockNEON(x []float64, c float64) float64

// softmaxSumNEON returns the sum of exp(x - c), which it stores in z. Blocks combine in pairs.
func softmaxSumNEON(z, x []float64, c float64) float64 {
	lengths.Equal("float64.SoftmaxSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return softmaxSumBlockNEON(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := softmaxSumNEON(z[:half], x[:half], c), softmaxSumNEON(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func softmaxSumBlockNEON(z, x []float64, c float64) float64

// logSumExpGradSumNEON returns the sum of exp(where(x == c, 0, x - c)), which it stores in z. Blocks combine in pairs.
func logSumExpGradSumNEON(z, x []float64, c float64) float64 {
	lengths.Equal("float64.LogSumExpGradSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return logSumExpGradSumBlockNEON(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := logSumExpGradSumNEON(z[:half], x[:half], c), logSumExpGradSumNEON(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func logSumExpGradSumBlockNEON(z, x []float64, c float64) float64

// layerNormGradSumNEON returns the sum of x * y, which it stores in z. Blocks combine in pairs.
func layerNormGradSumNEON(z, x, y []float64) float64 {
	lengths.Equal("float64.LayerNormGradSum", "len(z)", len(z), len(x))
	lengths.Equal("float64.LayerNormGradSum", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return layerNormGradSumBlockNEON(z, x, y)
	}
	half := asm.Half(len(x))
	a, b := layerNormGradSumNEON(z[:half], x[:half], y[:half]), layerNormGradSumNEON(z[half:], x[half:], y[half:])
	return a + b
}

//go:noescape
func layerNormGradSumBlockNEON(z, x, y []float64) float64

// normalizeGradSumNEON returns the sum of x / c * (x / c). Blocks combine in pairs.
func normalizeGradSumNEON(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return normalizeGradSumBlockNEON(x, c)
	}
	half := asm.Half(len(x))
	a, b := normalizeGradSumNEON(x[:half], c), normalizeGradSumNEON(x[half:], c)
	return a + b
}

//go:noescape
func normalizeGradSumBlockNEON(x []float64, c float64) float64

//go:noescape
func deviationsBlockNEON(x []float64, c float64) (sum, squares float64)
