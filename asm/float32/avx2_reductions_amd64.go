// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumAVX2 returns the sum of x. Blocks combine in pairs.
func sumAVX2(x []float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := sumAVX2(x[:half]), sumAVX2(x[half:])
	return a + b
}

//go:noescape
func sumBlockAVX2(x []float32) float32

// prodAVX2 returns the product of x. Blocks combine in pairs.
func prodAVX2(x []float32) float32 {
	if len(x) <= asm.FoldBlock {
		return prodBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := prodAVX2(x[:half]), prodAVX2(x[half:])
	return float32(a * b)
}

//go:noescape
func prodBlockAVX2(x []float32) float32

// maxAVX2 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX2(x []float32) float32 {
	lengths.AtLeast("float32.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX2(x[:half]), maxAVX2(x[half:])
	return max(a, b)
}

//go:noescape
func maxBlockAVX2(x []float32) float32

// minAVX2 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX2(x []float32) float32 {
	lengths.AtLeast("float32.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX2(x[:half]), minAVX2(x[half:])
	return min(a, b)
}

//go:noescape
func minBlockAVX2(x []float32) float32

// sumSquaresAVX2 returns the sum of the squares of x - c. Blocks combine in pairs.
func sumSquaresAVX2(x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumSquaresBlockAVX2(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumSquaresAVX2(x[:half], c), sumSquaresAVX2(x[half:], c)
	return a + b
}

//go:noescape
func sumSquaresBlockAVX2(x []float32, c float32) float32

// sumProductsAVX2 returns the sum of the products of x - c and y. Blocks combine in pairs.
func sumProductsAVX2(x, y []float32, c float32) float32 {
	lengths.Equal("float32.SumProducts", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return sumProductsBlockAVX2(x, y, c)
	}
	half := asm.Half(len(x))
	a, b := sumProductsAVX2(x[:half], y[:half], c), sumProductsAVX2(x[half:], y[half:], c)
	return a + b
}

//go:noescape
func sumProductsBlockAVX2(x, y []float32, c float32) float32

// dotAVX2 returns the sum of the products of x and y, each added to others with one rounding. Blocks combine in pairs.
func dotAVX2(x, y []float32) float32 {
	lengths.Equal("float32.Dot", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return dotBlockAVX2(x, y)
	}
	half := asm.Half(len(x))
	a, b := dotAVX2(x[:half], y[:half]), dotAVX2(x[half:], y[half:])
	return a + b
}

//go:noescape
func dotBlockAVX2(x, y []float32) float32

// sumExpAVX2 returns the sum of exp(x - c). Blocks combine in pairs.
func sumExpAVX2(x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumExpBlockAVX2(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumExpAVX2(x[:half], c), sumExpAVX2(x[half:], c)
	return a + b
}

//go:noescape
func sumExpBlockAVX2(x []float32, c float32) float32

// softmaxSumAVX2 returns the sum of exp(x - c), which it stores in z. Blocks combine in pairs.
func softmaxSumAVX2(z, x []float32, c float32) float32 {
	lengths.Equal("float32.SoftmaxSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return softmaxSumBlockAVX2(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := softmaxSumAVX2(z[:half], x[:half], c), softmaxSumAVX2(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func softmaxSumBlockAVX2(z, x []float32, c float32) float32

// logSumExpGradSumAVX2 returns the sum of exp(where(x == c, 0, x - c)), which it stores in z. Blocks combine in pairs.
func logSumExpGradSumAVX2(z, x []float32, c float32) float32 {
	lengths.Equal("float32.LogSumExpGradSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return logSumExpGradSumBlockAVX2(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := logSumExpGradSumAVX2(z[:half], x[:half], c), logSumExpGradSumAVX2(z[half:], x[half:], c)
	return a + b
}

//go:noescape
func logSumExpGradSumBlockAVX2(z, x []float32, c float32) float32

// layerNormGradSumAVX2 returns the sum of x * y, which it stores in z. Blocks combine in pairs.
func layerNormGradSumAVX2(z, x, y []float32) float32 {
	lengths.Equal("float32.LayerNormGradSum", "len(z)", len(z), len(x))
	lengths.Equal("float32.LayerNormGradSum", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return layerNormGradSumBlockAVX2(z, x, y)
	}
	half := asm.Half(len(x))
	a, b := layerNormGradSumAVX2(z[:half], x[:half], y[:half]), layerNormGradSumAVX2(z[half:], x[half:], y[half:])
	return a + b
}

//go:noescape
func layerNormGradSumBlockAVX2(z, x, y []float32) float32

// normalizeGradSumAVX2 returns the sum of x / c * (x / c). Blocks combine in pairs.
func normalizeGradSumAVX2(x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return normalizeGradSumBlockAVX2(x, c)
	}
	half := asm.Half(len(x))
	a, b := normalizeGradSumAVX2(x[:half], c), normalizeGradSumAVX2(x[half:], c)
	return a + b
}

//go:noescape
func normalizeGradSumBlockAVX2(x []float32, c float32) float32

//go:noescape
func deviationsBlockAVX2(x []float32, c float32) (sum, squares float32)
