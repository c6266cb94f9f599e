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
