// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package ints

import "github.com/ashlar-go/ashlar/asm"

// ArgMax returns the index of the first of the largest elements of x, or of the
// first NaN. It panics if there is none.
func (k *Kernels) ArgMax(x []int) int {
	return k.extreme(x, k.Max, func(a, b int) int { return max(a, b) })
}

// ArgMin returns the index of the first of the smallest elements of x, or of the
// first NaN. It panics if there is none.
func (k *Kernels) ArgMin(x []int) int {
	return k.extreme(x, k.Min, func(a, b int) int { return min(a, b) })
}

// extreme returns where in x its extreme is, which it looks for only in the first block
// that has it.
func (k *Kernels) extreme(x []int, of func(x []int) int, ofTwo func(a, b int) int) int {
	at, best := 0, of(x[:min(asm.FoldBlock, len(x))])
	for i := asm.FoldBlock; i < len(x); i += asm.FoldBlock {
		if v := ofTwo(best, of(x[i:min(i+asm.FoldBlock, len(x))])); v != best {
			at, best = i, v
		}
	}
	return at + k.Index(x[at:min(at+asm.FoldBlock, len(x))], best)
}

// CountNonzero returns how many elements of x are not 0. NaN counts.
func (k *Kernels) CountNonzero(x []int) int {
	n := 0
	for _, x := range x {
		if x != 0 {
			n++
		}
	}
	return n
}

// CumSum sets each row of n elements of z to the sums of those of x, from the first up to
// each. It panics if n is not positive.
func (k *Kernels) CumSum(z, x []int, n int) {
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		sum, row := int(0), z[:n]
		for i, x := range x[:n] {
			sum += x
			row[i] = sum
		}
	}
}

// CumProd sets each row of n elements of z to the products of those of x, as CumSum does
// to the sums.
func (k *Kernels) CumProd(z, x []int, n int) {
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		product, row := int(1), z[:n]
		for i, x := range x[:n] {
			product *= x
			row[i] = product
		}
	}
}
