// Code generated from templates/folds.go.tmpl. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

// argMaxGeneric returns where the first of the largest elements of x is.
func argMaxGeneric(x []int) int {
	lengths.AtLeast("int.ArgMax", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x > best {
			at, best = i, x
		}
	}
	return at
}

// argMinGeneric returns where the first of the smallest elements of x is.
func argMinGeneric(x []int) int {
	lengths.AtLeast("int.ArgMin", "len(x)", len(x), 1)
	at, best := 0, x[0]
	for i, x := range x {
		if x < best {
			at, best = i, x
		}
	}
	return at
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
// each. n is positive.
func (k *Kernels) CumSum(z, x []int, n int) {
	lengths.AtLeast("int.CumSum", "n", n, 1)
	lengths.Multiple("int.CumSum", "len(x)", len(x), n)
	lengths.Equal("int.CumSum", "len(z)", len(z), len(x))
	const block = 1 << 14
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		before := int(0)
		for from := 0; from < n; from += block {
			to := min(from+block, n)
			before = k.PrefixSums(z[from:to], x[from:to], before)
		}
	}
}

// prefixSumsGeneric is the kernel PrefixSums in Go.
func prefixSumsGeneric(z, x []int, before int) int {
	lengths.Equal("int.PrefixSums", "len(z)", len(z), len(x))
	for i, x := range x {
		before += x
		z[i] = before
	}
	return before
}

// CumProd sets each row of n elements of z to the products of those of x, as CumSum does
// to the sums.
func (k *Kernels) CumProd(z, x []int, n int) {
	lengths.AtLeast("int.CumProd", "n", n, 1)
	lengths.Multiple("int.CumProd", "len(x)", len(x), n)
	lengths.Equal("int.CumProd", "len(z)", len(z), len(x))
	for ; len(x) > 0; z, x = z[n:], x[n:] {
		product, row := int(1), z[:n]
		for i, x := range x[:n] {
			product *= x
			row[i] = product
		}
	}
}
