// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// sinGeneric sets z[i] = sin(x[i]).
func sinGeneric(z, x []float64) {
	lengths.Fit("float64.Sin", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sin(x[i&xs])
	}
}

// cosGeneric sets z[i] = cos(x[i]).
func cosGeneric(z, x []float64) {
	lengths.Fit("float64.Cos", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = cos(x[i&xs])
	}
}

// tanGeneric sets z[i] = tan(x[i]).
func tanGeneric(z, x []float64) {
	lengths.Fit("float64.Tan", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = tan(x[i&xs])
	}
}

// asinGeneric sets z[i] = asin(x[i]).
func asinGeneric(z, x []float64) {
	lengths.Fit("float64.Asin", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = asin(x[i&xs])
	}
}

// acosGeneric sets z[i] = acos(x[i]).
func acosGeneric(z, x []float64) {
	lengths.Fit("float64.Acos", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = acos(x[i&xs])
	}
}

// atanGeneric sets z[i] = atan(x[i]).
func atanGeneric(z, x []float64) {
	lengths.Fit("float64.Atan", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = atan(x[i&xs])
	}
}

// atan2Generic sets z[i] = atan2(x[i], y[i]).
func atan2Generic(z, x, y []float64) {
	lengths.Fit("float64.Atan2", "len(x)", len(x), len(z))
	lengths.Fit("float64.Atan2", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = atan2(x[i&xs], y[i&ys])
	}
}

// hypotGeneric sets z[i] = hypot(x[i], y[i]).
func hypotGeneric(z, x, y []float64) {
	lengths.Fit("float64.Hypot", "len(x)", len(x), len(z))
	lengths.Fit("float64.Hypot", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = hypot(x[i&xs], y[i&ys])
	}
}

// erfGeneric sets z[i] = erf(x[i]).
func erfGeneric(z, x []float64) {
	lengths.Fit("float64.Erf", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = erf(x[i&xs])
	}
}

// normCDFGeneric sets z[i] = phi(x[i]).
func normCDFGeneric(z, x []float64) {
	lengths.Fit("float64.NormCDF", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = phi(x[i&xs])
	}
}

// sinGradGeneric sets z[i] = g[i] * cos(x[i]).
func sinGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.SinGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.SinGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * cos(x[i&xs])
	}
}

// cosGradGeneric sets z[i] = -g[i] * sin(x[i]).
func cosGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.CosGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.CosGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = -g[i&gs] * sin(x[i&xs])
	}
}

// tanGradGeneric sets z[i] = g[i] * fma(r[i], r[i], 1).
func tanGradGeneric(z, g, r []float64) {
	lengths.Fit("float64.TanGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.TanGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * fma(r[i&rs], r[i&rs], 1)
	}
}

// asinGradGeneric sets z[i] = g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func asinGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.AsinGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.AsinGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / sqrt(float64((1-x[i&xs])*(1+x[i&xs])))
	}
}

// acosGradGeneric sets z[i] = -g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func acosGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.AcosGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.AcosGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = -g[i&gs] / sqrt(float64((1-x[i&xs])*(1+x[i&xs])))
	}
}

// atanGradGeneric sets z[i] = g[i] / fma(x[i], x[i], 1).
func atanGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.AtanGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.AtanGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / fma(x[i&xs], x[i&xs], 1)
	}
}

// atan2GradXGeneric sets z[i] = g[i] * y[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradXGeneric(z, g, x, y []float64) {
	lengths.Fit("float64.Atan2GradX", "len(g)", len(g), len(z))
	lengths.Fit("float64.Atan2GradX", "len(x)", len(x), len(z))
	lengths.Fit("float64.Atan2GradX", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = g[i&gs] * y[i&ys] / (float64(x[i&xs]*x[i&xs]) + float64(y[i&ys]*y[i&ys]))
	}
}

// atan2GradYGeneric sets z[i] = -g[i] * x[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradYGeneric(z, g, x, y []float64) {
	lengths.Fit("float64.Atan2GradY", "len(g)", len(g), len(z))
	lengths.Fit("float64.Atan2GradY", "len(x)", len(x), len(z))
	lengths.Fit("float64.Atan2GradY", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * x[i&xs] / (float64(x[i&xs]*x[i&xs]) + float64(y[i&ys]*y[i&ys]))
	}
}

// hypotGradXGeneric sets z[i] = where(r[i] == 0, 0, g[i] * x[i] / r[i]).
func hypotGradXGeneric(z, g, r, x []float64) {
	lengths.Fit("float64.HypotGradX", "len(g)", len(g), len(z))
	lengths.Fit("float64.HypotGradX", "len(r)", len(r), len(z))
	lengths.Fit("float64.HypotGradX", "len(x)", len(x), len(z))
	gs, rs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(r[i&rs] == 0, 0, g[i&gs]*x[i&xs]/r[i&rs])
	}
}

// hypotGradYGeneric sets z[i] = where(r[i] == 0, 0, g[i] * y[i] / r[i]).
func hypotGradYGeneric(z, g, r, y []float64) {
	lengths.Fit("float64.HypotGradY", "len(g)", len(g), len(z))
	lengths.Fit("float64.HypotGradY", "len(r)", len(r), len(z))
	lengths.Fit("float64.HypotGradY", "len(y)", len(y), len(z))
	gs, rs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(r[i&rs] == 0, 0, g[i&gs]*y[i&ys]/r[i&rs])
	}
}

// erfGradGeneric sets z[i] = 1.1283791670955126 * g[i] * exp(-x[i] * x[i]).
func erfGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.ErfGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.ErfGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = 1.1283791670955126 * g[i&gs] * exp(float64(-x[i&xs]*x[i&xs]))
	}
}

// normCDFGradGeneric sets z[i] = g[i] * (0.3989422804014327 * exp(-0.5 * x[i] * x[i])).
func normCDFGradGeneric(z, g, x []float64) {
	lengths.Fit("float64.NormCDFGrad", "len(g)", len(g), len(z))
	lengths.Fit("float64.NormCDFGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * (0.3989422804014327 * exp(float64(-0.5*x[i&xs]*x[i&xs])))
	}
}
