// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sinhGeneric sets z[i] = sinh(x[i]).
func sinhGeneric(z, x []float32) {
	lengths.Fit("float32.Sinh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sinh(x[i&xs])
	}
}

// coshGeneric sets z[i] = cosh(x[i]).
func coshGeneric(z, x []float32) {
	lengths.Fit("float32.Cosh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = cosh(x[i&xs])
	}
}

// tanhGeneric sets z[i] = tanh(x[i]).
func tanhGeneric(z, x []float32) {
	lengths.Fit("float32.Tanh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = tanh(x[i&xs])
	}
}

// asinhGeneric sets z[i] = asinh(x[i]).
func asinhGeneric(z, x []float32) {
	lengths.Fit("float32.Asinh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = asinh(x[i&xs])
	}
}

// acoshGeneric sets z[i] = acosh(x[i]).
func acoshGeneric(z, x []float32) {
	lengths.Fit("float32.Acosh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = acosh(x[i&xs])
	}
}

// atanhGeneric sets z[i] = atanh(x[i]).
func atanhGeneric(z, x []float32) {
	lengths.Fit("float32.Atanh", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = atanh(x[i&xs])
	}
}

// sinhGradGeneric sets z[i] = g[i] * cosh(x[i]).
func sinhGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.SinhGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SinhGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * cosh(x[i&xs])
	}
}

// coshGradGeneric sets z[i] = g[i] * sinh(x[i]).
func coshGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.CoshGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.CoshGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * sinh(x[i&xs])
	}
}

// tanhGradGeneric sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradGeneric(z, g, r []float32) {
	lengths.Fit("float32.TanhGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.TanhGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * (1 - r[i&rs]) * (1 + r[i&rs])
	}
}

// asinhGradGeneric sets z[i] = g[i] / sqrt(x[i] * x[i] + 1).
func asinhGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.AsinhGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.AsinhGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / sqrt(float32(x[i&xs]*x[i&xs])+1)
	}
}

// acoshGradGeneric sets z[i] = g[i] / (sqrt(x[i] - 1) * sqrt(x[i] + 1)).
func acoshGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.AcoshGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.AcoshGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / (sqrt(x[i&xs]-1) * sqrt(x[i&xs]+1))
	}
}

// atanhGradGeneric sets z[i] = g[i] / ((1 - x[i]) * (1 + x[i])).
func atanhGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.AtanhGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.AtanhGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / ((1 - x[i&xs]) * (1 + x[i&xs]))
	}
}
