// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// equalGeneric sets z[i] = x[i] == y[i].
func equalGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.Equal", "len(x)", len(x), len(z))
	lengths.Fit("float64.Equal", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] == y[i&ys]
	}
}

// notEqualGeneric sets z[i] = x[i] != y[i].
func notEqualGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.NotEqual", "len(x)", len(x), len(z))
	lengths.Fit("float64.NotEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// lessGeneric sets z[i] = x[i] < y[i].
func lessGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.Less", "len(x)", len(x), len(z))
	lengths.Fit("float64.Less", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] < y[i&ys]
	}
}

// lessEqualGeneric sets z[i] = x[i] <= y[i].
func lessEqualGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.LessEqual", "len(x)", len(x), len(z))
	lengths.Fit("float64.LessEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] <= y[i&ys]
	}
}

// greaterGeneric sets z[i] = x[i] > y[i].
func greaterGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.Greater", "len(x)", len(x), len(z))
	lengths.Fit("float64.Greater", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] > y[i&ys]
	}
}

// greaterEqualGeneric sets z[i] = x[i] >= y[i].
func greaterEqualGeneric(z []bool, x, y []float64) {
	lengths.Fit("float64.GreaterEqual", "len(x)", len(x), len(z))
	lengths.Fit("float64.GreaterEqual", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] >= y[i&ys]
	}
}

// isNaNGeneric sets z[i] = x[i] != x[i].
func isNaNGeneric(z []bool, x []float64) {
	lengths.Fit("float64.IsNaN", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] != x[i&xs]
	}
}

// isInfGeneric sets z[i] = abs(x[i]) == inf.
func isInfGeneric(z []bool, x []float64) {
	lengths.Fit("float64.IsInf", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs]) == inf
	}
}

// isPosInfGeneric sets z[i] = x[i] == inf.
func isPosInfGeneric(z []bool, x []float64) {
	lengths.Fit("float64.IsPosInf", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] == inf
	}
}

// isNegInfGeneric sets z[i] = x[i] == -inf.
func isNegInfGeneric(z []bool, x []float64) {
	lengths.Fit("float64.IsNegInf", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] == -inf
	}
}

// isFiniteGeneric sets z[i] = abs(x[i]) < inf.
func isFiniteGeneric(z []bool, x []float64) {
	lengths.Fit("float64.IsFinite", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs]) < inf
	}
}

// whereGeneric sets z[i] = where(m[i], x[i], y[i]).
func whereGeneric(z []float64, m []bool, x, y []float64) {
	lengths.Fit("float64.Where", "len(m)", len(m), len(z))
	lengths.Fit("float64.Where", "len(x)", len(x), len(z))
	lengths.Fit("float64.Where", "len(y)", len(y), len(z))
	ms, xs, ys := asm.IndexMask(len(m)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(m[i&ms], x[i&xs], y[i&ys])
	}
}

// whereGradXGeneric sets z[i] = where(m[i], g[i], 0).
func whereGradXGeneric(z, g []float64, m []bool) {
	lengths.Fit("float64.WhereGradX", "len(g)", len(g), len(z))
	lengths.Fit("float64.WhereGradX", "len(m)", len(m), len(z))
	gs, ms := asm.IndexMask(len(g)), asm.IndexMask(len(m))
	for i := range z {
		z[i] = where(m[i&ms], g[i&gs], 0)
	}
}

// whereGradYGeneric sets z[i] = where(m[i], 0, g[i]).
func whereGradYGeneric(z, g []float64, m []bool) {
	lengths.Fit("float64.WhereGradY", "len(g)", len(g), len(z))
	lengths.Fit("float64.WhereGradY", "len(m)", len(m), len(z))
	gs, ms := asm.IndexMask(len(g)), asm.IndexMask(len(m))
	for i := range z {
		z[i] = where(m[i&ms], 0, g[i&gs])
	}
}
