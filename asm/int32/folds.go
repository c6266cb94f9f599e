// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

// argMaxGeneric returns where the first of the largest elements of x is.
func argMaxGeneric(x []int32) int {
	lengths.AtLeast("int32.ArgMax", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x > best {
			at, best = i, x
		}
	}
	return at
}

// argMinGeneric returns where the first of the smallest elements of x is.
func argMinGeneric(x []int32) int {
	lengths.AtLeast("int32.ArgMin", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x < best {
			at, best = i, x
		}
	}
	return at
}

// CountNonzero returns how many elements of x are not 0. NaN counts.
func (k *Kernels) CountNonzero(x []int32) int {
	n := 0
	for _, x := range x {
		if x != 0 {
			n++
		}
	}
	return n
}
