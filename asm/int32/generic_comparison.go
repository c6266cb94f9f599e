// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// equalGeneric sets z[i] = x[i] == y[i].
func equalGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.Equal", "len(x)", len(x), len(z))
	lengths.Fit("int32.Equal", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] == y[i&ys]
	}
}

// notEqualGeneric sets z[i] = x[i] != y[i].
func notEqualGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.NotEqual", "len(x)", len(x), len(z))
	lengths.Fit("int32.NotEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// lessGeneric sets z[i] = x[i] < y[i].
func lessGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.Less", "len(x)", len(x), len(z))
	lengths.Fit("int32.Less", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] < y[i&ys]
	}
}

// lessEqualGeneric sets z[i] = x[i] <= y[i].
func lessEqualGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.LessEqual", "len(x)", len(x), len(z))
	lengths.Fit("int32.LessEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] <= y[i&ys]
	}
}

// greaterGeneric sets z[i] = x[i] > y[i].
func greaterGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.Greater", "len(x)", len(x), len(z))
	lengths.Fit("int32.Greater", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] > y[i&ys]
	}
}

// greaterEqualGeneric sets z[i] = x[i] >= y[i].
func greaterEqualGeneric(z []bool, x, y []int32) {
	lengths.Fit("int32.GreaterEqual", "len(x)", len(x), len(z))
	lengths.Fit("int32.GreaterEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] >= y[i&ys]
	}
}

// whereGeneric sets z[i] = where(m[i], x[i], y[i]).
func whereGeneric(z []int32, m []bool, x, y []int32) {
	lengths.Fit("int32.Where", "len(m)", len(m), len(z))
	lengths.Fit("int32.Where", "len(x)", len(x), len(z))
	lengths.Fit("int32.Where", "len(y)", len(y), len(z))
	ms, xs, ys := asm.IndexMask(len(m)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(m[i&ms], x[i&xs], y[i&ys])
	}
}
