// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumAVX512 returns the sum of x. Blocks combine in pairs.
func sumAVX512(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := sumAVX512(x[:half]), sumAVX512(x[half:])
	return a + b
}

//go:noescape
func sumBlockAVX512(x []float64) float64

// prodAVX512 returns the product of x. Blocks combine in pairs.
func prodAVX512(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return prodBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := prodAVX512(x[:half]), prodAVX512(x[half:])
	return float64(a * b)
}

//go:noescape
func prodBlockAVX512(x []float64) float64

// maxAVX512 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX512(x []float64) float64 {
	lengths.AtLeast("float64.Max", "len(x)", len(x), 1)
	if len(x) < 768 {
		return maxBlockAVX2(x)
	}
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX512(x[:half]), maxAVX512(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX512(x []float64) float64

// minAVX512 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX512(x []float64) float64 {
	lengths.AtLeast("float64.Min", "len(x)", len(x), 1)
	if len(x) < 768 {
		return minBlockAVX2(x)
	}
	if len(x) <= asm.FoldBlock {
		return minBlockAVX512(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX512(x[:half]), minAVX512(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX512(x []float64) float64

// sumSquaresAVX512 returns the sum of the squares of x - c. Blocks combine in pairs.
func sumSquaresAVX512(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumSquaresBlockAVX512(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumSquaresAVX512(x[:half], c), sumSquaresAVX512(x[half:], c)
	return a + b
}

//go:noescape
func sumSquaresBlockAVX512(x []float64, c float64) float64

// sumProductsAVX512 returns the sum of the products of x - c and y. Blocks combine in pairs.
func sumProductsAVX512(x, y []float64, c float64) float64 {
	lengths.Equal("float64.SumProducts", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return sumProductsBlockAVX512(x, y, c)
	}
	half := asm.Half(len(x))
	a, b := sumProductsAVX512(x[:half], y[:half], c), sumProductsAVX512(x[half:], y[half:], c)
	return a + b
}

//go:noescape
func sumProductsBlockAVX512(x, y []float64, c float64) float64

// dotAVX512 returns the sum of the products of x and y, each added to others with one rounding. Blocks combine in pairs.
func dotAVX512(x, y []float64) float64 {
	lengths.Equal("float64.Dot", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return dotBlockAVX512(x, y)
	}
	half := asm.Half(len(x))
	a, b := dotAVX512(x[:half], y[:half]), dotAVX512(x[half:], y[half:])
	return a + b
}

//go:noescape
func dotBlockAVX512(x, y []float64) float64

// sumExpAVX512 returns the sum of exp(x - c). Blocks combine in pairs.
func sumExpAVX512(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumExpBlockAVX512(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumExpAVX512(x[:half], c), sumExpAVX512(x[half:], c)
	return a + b
}

//go:noescape
func sumExpBlockAVX512(x []float64, c float64) float64

// softmaxSumAVX512 returns the sum of exp(x - c), which it stores in z. Blocks combine in pairs.
func softmaxSumAVX512(z, x []float64, c float64) float64 {
	lengths.Equal("float64.SoftmaxSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return softmaxSumBlockAVX512(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := softmaxSumAVX512(z[:half], x[:half], c), softmaxSumAVX512(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func softmaxSumBlockAVX512(z, x []float64, c float64) float64

// logSumExpGradSumAVX512 returns the sum of exp(where(x == c, 0, x - c)), which it stores in z. Blocks combine in pairs.
func logSumExpGradSumAVX512(z, x []float64, c float64) float64 {
	lengths.Equal("float64.LogSumExpGradSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return logSumExpGradSumBlockAVX512(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := logSumExpGradSumAVX512(z[:half], x[:half], c), logSumExpGradSumAVX512(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func logSumExpGradSumBlockAVX512(z, x []float64, c float64) float64

// layerNormGradSumAVX512 returns the sum of x * y, which it stores in z. Blocks combine in pairs.
func layerNormGradSumAVX512(z, x, y []float64) float64 {
	lengths.Equal("float64.LayerNormGradSum", "len(z)", len(z), len(x))
	lengths.Equal("float64.LayerNormGradSum", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return layerNormGradSumBlockAVX512(z, x, y)
	}
	half := asm.Half(len(x))
	a, b := layerNormGradSumAVX512(z[:half], x[:half], y[:half]), layerNormGradSumAVX512(z[half:], x[half:], y[half:])
	return a + b
}

//go:noescape
func layerNormGradSumBlockAVX512(z, x, y []float64) float64

// normalizeGradSumAVX512 returns the sum of x / c * (x / c). Blocks combine in pairs.
func normalizeGradSumAVX512(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return normalizeGradSumBlockAVX512(x, c)
	}
	half := asm.Half(len(x))
	a, b := normalizeGradSumAVX512(x[:half], c), normalizeGradSumAVX512(x[half:], c)
	return a + b
}

//go:noescape
func normalizeGradSumBlockAVX512(x []float64, c float64) float64

//go:noescape
func deviationsBlockAVX512(x []float64, c float64) (sum, squares float64)
