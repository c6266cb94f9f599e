// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// andGeneric sets z[i] = x[i] && y[i].
func andGeneric(z, x, y []bool) {
	lengths.Fit("bool.And", "len(x)", len(x), len(z))
	lengths.Fit("bool.And", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] && y[i&ys]
	}
}

// orGeneric sets z[i] = x[i] || y[i].
func orGeneric(z, x, y []bool) {
	lengths.Fit("bool.Or", "len(x)", len(x), len(z))
	lengths.Fit("bool.Or", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] || y[i&ys]
	}
}

// xorGeneric sets z[i] = x[i] != y[i].
func xorGeneric(z, x, y []bool) {
	lengths.Fit("bool.Xor", "len(x)", len(x), len(z))
	lengths.Fit("bool.Xor", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// notGeneric sets z[i] = !x[i].
func notGeneric(z, x []bool) {
	lengths.Fit("bool.Not", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = !x[i&xs]
	}
}
