// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// expGeneric sets z[i] = exp(x[i]).
func expGeneric(z, x []float32) {
	lengths.Fit("float32.Exp", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = exp(x[i&xs])
	}
}

// exp2Generic sets z[i] = exp2(x[i]).
func exp2Generic(z, x []float32) {
	lengths.Fit("float32.Exp2", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = exp2(x[i&xs])
	}
}

// expm1Generic sets z[i] = expm1(x[i]).
func expm1Generic(z, x []float32) {
	lengths.Fit("float32.Expm1", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = expm1(x[i&xs])
	}
}

// logGeneric sets z[i] = log(x[i]).
func logGeneric(z, x []float32) {
	lengths.Fit("float32.Log", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log(x[i&xs])
	}
}

// log2Generic sets z[i] = log2(x[i]).
func log2Generic(z, x []float32) {
	lengths.Fit("float32.Log2", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log2(x[i&xs])
	}
}

// log10Generic sets z[i] = log10(x[i]).
func log10Generic(z, x []float32) {
	lengths.Fit("float32.Log10", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log10(x[i&xs])
	}
}

// log1pGeneric sets z[i] = log1p(x[i]).
func log1pGeneric(z, x []float32) {
	lengths.Fit("float32.Log1p", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log1p(x[i&xs])
	}
}

// powGeneric sets z[i] = pow(x[i], y[i]).
func powGeneric(z, x, y []float32) {
	lengths.Fit("float32.Pow", "len(x)", len(x), len(z))
	lengths.Fit("float32.Pow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = pow(x[i&xs], y[i&ys])
	}
}

// cbrtGeneric sets z[i] = cbrt(x[i]).
func cbrtGeneric(z, x []float32) {
	lengths.Fit("float32.Cbrt", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = cbrt(x[i&xs])
	}
}

// rsqrtGeneric sets z[i] = rsqrt(x[i]).
func rsqrtGeneric(z, x []float32) {
	lengths.Fit("float32.Rsqrt", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = rsqrt(x[i&xs])
	}
}

// exp2GradGeneric sets z[i] = 0.6931471805599453 * g[i] * r[i].
func exp2GradGeneric(z, g, r []float32) {
	lengths.Fit("float32.Exp2Grad", "len(g)", len(g), len(z))
	lengths.Fit("float32.Exp2Grad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = 0.6931471805599453 * g[i&gs] * r[i&rs]
	}
}

// expm1GradGeneric sets z[i] = g[i] * (r[i] + 1).
func expm1GradGeneric(z, g, r []float32) {
	lengths.Fit("float32.Expm1Grad", "len(g)", len(g), len(z))
	lengths.Fit("float32.Expm1Grad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * (r[i&rs] + 1)
	}
}

// log2GradGeneric sets z[i] = 1.4426950408889634 * g[i] / x[i].
func log2GradGeneric(z, g, x []float32) {
	lengths.Fit("float32.Log2Grad", "len(g)", len(g), len(z))
	lengths.Fit("float32.Log2Grad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = 1.4426950408889634 * g[i&gs] / x[i&xs]
	}
}

// log10GradGeneric sets z[i] = 0.4342944819032518 * g[i] / x[i].
func log10GradGeneric(z, g, x []float32) {
	lengths.Fit("float32.Log10Grad", "len(g)", len(g), len(z))
	lengths.Fit("float32.Log10Grad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = 0.4342944819032518 * g[i&gs] / x[i&xs]
	}
}

// log1pGradGeneric sets z[i] = g[i] / (1 + x[i]).
func log1pGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.Log1pGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.Log1pGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / (1 + x[i&xs])
	}
}

// powGradXGeneric sets z[i] = where(x[i] == 0 && y[i] == 0, 0, g[i] * y[i] * pow(x[i], y[i] - 1)).
func powGradXGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.PowGradX", "len(g)", len(g), len(z))
	lengths.Fit("float32.PowGradX", "len(x)", len(x), len(z))
	lengths.Fit("float32.PowGradX", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] == 0 && y[i&ys] == 0, 0, float32(g[i&gs]*y[i&ys]*pow(x[i&xs], y[i&ys]-1)))
	}
}

// powGradYGeneric sets z[i] = where(r[i] == 0 || x[i] == 0, 0, g[i] * r[i] * log(x[i])).
func powGradYGeneric(z, g, r, x []float32) {
	lengths.Fit("float32.PowGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.PowGradY", "len(r)", len(r), len(z))
	lengths.Fit("float32.PowGradY", "len(x)", len(x), len(z))
	gs, rs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(r[i&rs] == 0 || x[i&xs] == 0, 0, float32(g[i&gs]*r[i&rs]*log(x[i&xs])))
	}
}

// cbrtGradGeneric sets z[i] = g[i] / (3 * r[i] * r[i]).
func cbrtGradGeneric(z, g, r []float32) {
	lengths.Fit("float32.CbrtGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.CbrtGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] / (3 * r[i&rs] * r[i&rs])
	}
}

// rsqrtGradGeneric sets z[i] = -0.5 * g[i] * r[i] / x[i].
func rsqrtGradGeneric(z, g, r, x []float32) {
	lengths.Fit("float32.RsqrtGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.RsqrtGrad", "len(r)", len(r), len(z))
	lengths.Fit("float32.RsqrtGrad", "len(x)", len(x), len(z))
	gs, rs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = -0.5 * g[i&gs] * r[i&rs] / x[i&xs]
	}
}
