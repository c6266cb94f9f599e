// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sumGeneric returns the sum of x. Blocks combine in pairs.
func sumGeneric(x []int32) int {
	if len(x) <= asm.FoldBlock {
		return sumBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := sumGeneric(x[:half]), sumGeneric(x[half:])
	return a + b
}

// sumBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func sumBlockGeneric(x []int32) int {
	var lanes [32]int
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] + int(x)
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
func prodGeneric(x []int32) int {
	if len(x) <= asm.FoldBlock {
		return prodBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := prodGeneric(x[:half]), prodGeneric(x[half:])
	return a * b
}

// prodBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func prodBlockGeneric(x []int32) int {
	var lanes [32]int
	for i := range lanes {
		lanes[i] = 1
	}
	for at := 0; at < len(x); at += len(lanes) {
		for i, x := range x[at:min(at+len(lanes), len(x))] {
			lanes[i] = lanes[i] * int(x)
		}
	}
	for half := len(lanes) / 2; half > 0; half /= 2 {
		for i := range half {
			lanes[i] = lanes[i] * lanes[half+i]
		}
	}
	return lanes[0]
}

// maxGeneric returns the largest of x, NaN if any is; it panics if there is none. Blocks combine in pairs.
func maxGeneric(x []int32) int32 {
	lengths.AtLeast("int32.Max", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return maxBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := maxGeneric(x[:half]), maxGeneric(x[half:])
	return max(a, b)
}

// maxBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func maxBlockGeneric(x []int32) int32 {
	var lanes [64]int32
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
func minGeneric(x []int32) int32 {
	lengths.AtLeast("int32.Min", "len(x)", len(x), 1)
	if len(x) <= asm.FoldBlock {
		return minBlockGeneric(x)
	}
	half := asm.Half(len(x))
	a, b := minGeneric(x[:half]), minGeneric(x[half:])
	return min(a, b)
}

// minBlockGeneric folds a block: every element into the lane whose turn it is, and then the upper
// half of the lanes into the lower, again and again.
func minBlockGeneric(x []int32) int32 {
	var lanes [64]int32
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

// sumColumnsGeneric folds rows of x, each a stride after the other, into z.
func sumColumnsGeneric(z []int, x []int32, rows, stride int) {
	lengths.AtLeast("int32.SumColumns", "rows", rows, 0)
	lengths.AtLeast("int32.SumColumns", "stride", stride, 0)
	lengths.AtLeast("int32.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] + int(row[j])
		}
	}
}

// prodColumnsGeneric folds rows of x, each a stride after the other, into z.
func prodColumnsGeneric(z []int, x []int32, rows, stride int) {
	lengths.AtLeast("int32.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("int32.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("int32.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = z[j] * int(row[j])
		}
	}
}

// maxColumnsGeneric folds rows of x, each a stride after the other, into z.
func maxColumnsGeneric(z, x []int32, rows, stride int) {
	lengths.AtLeast("int32.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("int32.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("int32.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = max(z[j], row[j])
		}
	}
}

// minColumnsGeneric folds rows of x, each a stride after the other, into z.
func minColumnsGeneric(z, x []int32, rows, stride int) {
	lengths.AtLeast("int32.MinColumns", "rows", rows, 0)
	lengths.AtLeast("int32.MinColumns", "stride", stride, 0)
	lengths.AtLeast("int32.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	for r := range rows {
		row := x[r*stride:][:len(z)]
		for j := range z {
			z[j] = min(z[j], row[j])
		}
	}
}

// indexGeneric returns the index of the first x for which x == c, or -1.
func indexGeneric(x []int32, c int32) int {
	for i, x := range x {
		if x == c {
			return i
		}
	}
	return -1
}
