// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

// sumAVX2 returns the sum of x. Blocks combine in pairs.
func sumAVX2(x []float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := sumAVX2(x[:half]), sumAVX2(x[half:])
	return a + b
}

// prodAVX2 returns the product of x. Blocks combine in pairs.
func prodAVX2(x []float32) float32 {
	if len(x) <= asm.FoldBlock {
		return prodBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := prodAVX2(x[:half]), prodAVX2(x[half:])
	return float32(a * b)
}

// maxAVX2 returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxAVX2(x []float32) float32 {
	_ = x[0]
	if len(x) <= asm.FoldBlock {
		return maxBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := maxAVX2(x[:half]), maxAVX2(x[half:])
	return max(a, b)
}

// minAVX2 returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minAVX2(x []float32) float32 {
	_ = x[0]
	if len(x) <= asm.FoldBlock {
		return minBlockAVX2(x)
	}
	half := asm.Half(len(x))
	a, b := minAVX2(x[:half]), minAVX2(x[half:])
	return min(a, b)
}

// sumSquaresAVX2 returns the sum of the squares of x - c. Blocks combine in pairs.
func sumSquaresAVX2(x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumSquaresBlockAVX2(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumSquaresAVX2(x[:half], c), sumSquaresAVX2(x[half:], c)
	return a + b
}

// sumProductsAVX2 returns the sum of the products of x - c and y. Blocks combine in pairs.
func sumProductsAVX2(x, y []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumProductsBlockAVX2(x, y[:len(x)], c)
	}
	half := asm.Half(len(x))
	a, b := sumProductsAVX2(x[:half], y[:half], c), sumProductsAVX2(x[half:], y[half:], c)
	return a + b
}

// sumExpAVX2 returns the sum of exp(x - c). Blocks combine in pairs.
func sumExpAVX2(x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return sumExpBlockAVX2(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumExpAVX2(x[:half], c), sumExpAVX2(x[half:], c)
	return a + b
}

// softmaxSumAVX2 returns the sum of exp(x - c), which it stores in z. Blocks combine in pairs.
func softmaxSumAVX2(z, x []float32, c float32) float32 {
	if len(x) <= asm.FoldBlock {
		return softmaxSumBlockAVX2(z[:len(x)], x, c)
	}
	half := asm.Half(len(x))
	a, b := softmaxSumAVX2(z[:half], x[:half], c), softmaxSumAVX2(z[half:], x[half:], c)
	return a + b
}

// layerNormGradSumAVX2 returns the sum of x * y, which it stores in z. Blocks combine in pairs.
func layerNormGradSumAVX2(z, x, y []float32) float32 {
	if len(x) <= asm.FoldBlock {
		return layerNormGradSumBlockAVX2(z[:len(x)], x, y[:len(x)])
	}
	half := asm.Half(len(x))
	a, b := layerNormGradSumAVX2(z[:half], x[:half], y[:half]), layerNormGradSumAVX2(z[half:], x[half:], y[half:])
	return a + b
}
