// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// equalGeneric sets z[i] = x[i] == y[i].
func equalGeneric(z, x, y []bool) {
	lengths.Fit("bool.Equal", "len(x)", len(x), len(z))
	lengths.Fit("bool.Equal", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] == y[i&ys]
	}
}

// notEqualGeneric sets z[i] = x[i] != y[i].
func notEqualGeneric(z, x, y []bool) {
	lengths.Fit("bool.NotEqual", "len(x)", len(x), len(z))
	lengths.Fit("bool.NotEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// whereGeneric sets z[i] = where(m[i], x[i], y[i]).
func whereGeneric(z, m, x, y []bool) {
	lengths.Fit("bool.Where", "len(m)", len(m), len(z))
	lengths.Fit("bool.Where", "len(x)", len(x), len(z))
	lengths.Fit("bool.Where", "len(y)", len(y), len(z))
	ms, xs, ys := asm.IndexMask(len(m)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(m[i&ms], x[i&xs], y[i&ys])
	}
}
