// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumGeneric returns the sum of x. Blocks combine in pairs.
func sumGeneric(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := sumGeneric(x[:half]), sumGeneric(x[half:])
	return a + b
}

// sumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func sumBlockGeneric(x []float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + x
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// prodGeneric returns the product of x. Blocks combine in pairs.
func prodGeneric(x []float64) float64 {
	if len(x) <= asm.FoldBlock {
		return prodBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := prodGeneric(x[:half]), prodGeneric(x[half:])
	return float64(a * b)
}

// prodBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func prodBlockGeneric(x []float64) float64 {
	var lanes [32]float64
	for i := range lanes {
		lanes[i] = 1
	}
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = float64(lanes[i] * x)
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = float64(lanes[i] * lanes[half+i])
		}
	}
	return lanes[0]
}

// maxGeneric returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxGeneric(x []float64) float64 {
	lengths.AtLeast("float64.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := maxGeneric(x[:half]), maxGeneric(x[half:])
	return max(a, b)
}

// maxBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func maxBlockGeneric(x []float64) float64 {
	var lanes [32]float64
	for i := range lanes {
		lanes[i] = x[0]
	}
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = max(lanes[i], x)
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = max(lanes[i], lanes[half+i])
		}
	}
	return lanes[0]
}

// minGeneric returns the smallest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func minGeneric(x []float64) float64 {
	lengths.AtLeast("float64.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := minGeneric(x[:half]), minGeneric(x[half:])
	return min(a, b)
}

// minBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func minBlockGeneric(x []float64) float64 {
	var lanes [32]float64
	for i := range lanes {
		lanes[i] = x[0]
	}
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = min(lanes[i], x)
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = min(lanes[i], lanes[half+i])
		}
	}
	return lanes[0]
}

// sumSquaresGeneric returns the sum of the squares of x - c. Blocks combine in pairs.
func sumSquaresGeneric(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumSquaresBlockGeneric(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumSquaresGeneric(x[:half], c), sumSquaresGeneric(x[half:], c)
	return a + b
}

// sumSquaresBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func sumSquaresBlockGeneric(x []float64, c float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + float64(((x - c) * (x - c)))
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// sumProductsGeneric returns the sum of the products of x - c and y. Blocks combine in pairs.
func sumProductsGeneric(x, y []float64, c float64) float64 {
	lengths.Equal("float64.SumProducts", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return sumProductsBlockGeneric(x, y, c)
	}
	half := asm.Half(len(x))
	a, b := sumProductsGeneric(x[:half], y[:half], c), sumProductsGeneric(x[half:], y[half:], c)
	return a + b
}

// sumProductsBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func sumProductsBlockGeneric(x, y []float64, c float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + float64(((x - c) * y[at+i]))
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// dotGeneric returns the sum of the products of x and y, each added to others with one rounding. Blocks combine in pairs.
func dotGeneric(x, y []float64) float64 {
	lengths.Equal("float64.Dot", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return dotBlockGeneric(x, y)
	}
	half := asm.Half(len(x))
	a, b := dotGeneric(x[:half], y[:half]), dotGeneric(x[half:], y[half:])
	return a + b
}

// dotBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func dotBlockGeneric(x, y []float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = fma(x, y[at+i], lanes[i])
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// sumExpGeneric returns the sum of exp(x - c). Blocks combine in pairs.
func sumExpGeneric(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return sumExpBlockGeneric(x, c)
	}
	half := asm.Half(len(x))
	a, b := sumExpGeneric(x[:half], c), sumExpGeneric(x[half:], c)
	return a + b
}

// sumExpBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func sumExpBlockGeneric(x []float64, c float64) float64 {
	var lanes [8]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + (exp(x - c))
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// softmaxSumGeneric returns the sum of exp(x - c), which it stores in z. Blocks combine in pairs.
func softmaxSumGeneric(z, x []float64, c float64) float64 {
	lengths.Equal("float64.SoftmaxSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return softmaxSumBlockGeneric(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := softmaxSumGeneric(z[:half], x[:half], c), softmaxSumGeneric(z[half:], x[half:], c)
	return a + b
}

// softmaxSumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func softmaxSumBlockGeneric(z, x []float64, c float64) float64 {
	var lanes [8]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			z[at+i] = exp(x - c)
			lanes[i] = lanes[i] + z[at+i]
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// logSumExpGradSumGeneric returns the sum of exp(where(x == c, 0, x - c)), which it stores in z. Blocks combine in pairs.
func logSumExpGradSumGeneric(z, x []float64, c float64) float64 {
	lengths.Equal("float64.LogSumExpGradSum", "len(z)", len(z), len(x))
	if len(x) <= asm.FoldBlock {
		return logSumExpGradSumBlockGeneric(z, x, c)
	}
	half := asm.Half(len(x))
	a, b := logSumExpGradSumGeneric(z[:half], x[:half], c), logSumExpGradSumGeneric(z[half:], x[half:], c)
	return a + b
}

// logSumExpGradSumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func logSumExpGradSumBlockGeneric(z, x []float64, c float64) float64 {
	var lanes [8]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			z[at+i] = exp(where(x == c, 0, x-c))
			lanes[i] = lanes[i] + z[at+i]
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// layerNormGradSumGeneric returns the sum of x * y, which it stores in z. Blocks combine in pairs.
func layerNormGradSumGeneric(z, x, y []float64) float64 {
	lengths.Equal("float64.LayerNormGradSum", "len(z)", len(z), len(x))
	lengths.Equal("float64.LayerNormGradSum", "len(y)", len(y), len(x))
	if len(x) <= asm.FoldBlock {
		return layerNormGradSumBlockGeneric(z, x, y)
	}
	half := asm.Half(len(x))
	a, b := layerNormGradSumGeneric(z[:half], x[:half], y[:half]), layerNormGradSumGeneric(z[half:], x[half:], y[half:])
	return a + b
}

// layerNormGradSumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func layerNormGradSumBlockGeneric(z, x, y []float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			z[at+i] = float64(x * y[at+i])
			lanes[i] = lanes[i] + z[at+i]
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// normalizeGradSumGeneric returns the sum of x / c * (x / c). Blocks combine in pairs.
func normalizeGradSumGeneric(x []float64, c float64) float64 {
	if len(x) <= asm.FoldBlock {
		return normalizeGradSumBlockGeneric(x, c)
	}
	half := asm.Half(len(x))
	a, b := normalizeGradSumGeneric(x[:half], c), normalizeGradSumGeneric(x[half:], c)
	return a + b
}

// normalizeGradSumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func normalizeGradSumBlockGeneric(x []float64, c float64) float64 {
	var lanes [32]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + float64((x / c * (x / c)))
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
		}
	}
	return lanes[0]
}

// deviationsBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func deviationsBlockGeneric(x []float64, c float64) (sum, squares float64) {
	var lanes, also [16]float64
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			b := x - c
			lanes[i] = lanes[i] + b
			also[i] = fma(b, b, also[i])
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] + lanes[half+i]
			also[i] = also[i] + also[half+i]
		}
	}
	return lanes[0], also[0]
}

// sumColumnsGeneric folds rows of x, each a stride after the other, into z.
func sumColumnsGeneric(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] + row[j]
		}
	}
}

// prodColumnsGeneric folds rows of x, each a stride after the other, into z.
func prodColumnsGeneric(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float64.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float64.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] * row[j]
		}
	}
}

// maxColumnsGeneric folds rows of x, each a stride after the other, into z.
func maxColumnsGeneric(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = max(z[j], row[j])
		}
	}
}

// minColumnsGeneric folds rows of x, each a stride after the other, into z.
func minColumnsGeneric(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = min(z[j], row[j])
		}
	}
}

// sumSquaresColumnsGeneric folds rows of x, each a stride after the other, into z.
func sumSquaresColumnsGeneric(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumSquaresColumns", "len(c)", len(c), len(z))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] + float64(((row[j] - c[j]) * (row[j] - c[j])))
		}
	}
}

// sumExpColumnsGeneric folds rows of x, each a stride after the other, into z.
func sumExpColumnsGeneric(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumExpColumns", "len(c)", len(c), len(z))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] + (exp(row[j] - c[j]))
		}
	}
}

// normalizeGradSumColumnsGeneric folds rows of x, each a stride after the other, into z.
func normalizeGradSumColumnsGeneric(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] + float64((row[j] / c[j] * (row[j] / c[j])))
		}
	}
}

// indexGeneric returns the index of the first x for which x == c || x != x && c != c, or -1.
func indexGeneric(x []float64, c float64) int {
	for i, x := range x {
		if x == c || x != x && c != c {
			return i
		}
	}
	return -1
}
