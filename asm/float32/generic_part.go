// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// softmaxGradRowGeneric sets z[i] = x[i] * (y[i] - a[i]).
func softmaxGradRowGeneric(z, x, y []float32, a float32) {
	lengths.Fit("float32.SoftmaxGradRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.SoftmaxGradRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] * (y[i&ys] - a)
	}
}

// logSoftmaxRowGeneric sets z[i] = x[i] - a[i] - b[i].
func logSoftmaxRowGeneric(z, x []float32, a, b float32) {
	lengths.Fit("float32.LogSoftmaxRow", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] - a - b
	}
}

// logSoftmaxGradRowGeneric sets z[i] = fma(exp(x[i]), a[i], y[i]).
func logSoftmaxGradRowGeneric(z, x, y []float32, a float32) {
	lengths.Fit("float32.LogSoftmaxGradRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.LogSoftmaxGradRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = fma(exp(x[i&xs]), a, y[i&ys])
	}
}

// varGradRowGeneric sets z[i] = (x[i] - a[i]) * b[i].
func varGradRowGeneric(z, x []float32, a, b float32) {
	lengths.Fit("float32.VarGradRow", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = (x[i&xs] - a) * b
	}
}

// layerNormRowGeneric sets z[i] = fma((x[i] - a[i]) * b[i], y[i], w[i]).
func layerNormRowGeneric(z, x, y, w []float32, a, b float32) {
	lengths.Fit("float32.LayerNormRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.LayerNormRow", "len(y)", len(y), len(z))
	lengths.Fit("float32.LayerNormRow", "len(w)", len(w), len(z))
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma((x[i&xs]-a)*b, y[i&ys], w[i&ws])
	}
}

// layerNormGradRowGeneric sets z[i] = fma(x[i] - a[i], b[i], fma(y[i], c[i], d[i])).
func layerNormGradRowGeneric(z, x, y []float32, a, b, c, d float32) {
	lengths.Fit("float32.LayerNormGradRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.LayerNormGradRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = fma(x[i&xs]-a, b, fma(y[i&ys], c, d))
	}
}

// rmsNormRowGeneric sets z[i] = x[i] * a[i] * y[i].
func rmsNormRowGeneric(z, x, y []float32, a float32) {
	lengths.Fit("float32.RMSNormRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.RMSNormRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] * a * y[i&ys]
	}
}

// rmsNormGradRowGeneric sets z[i] = fma(x[i], a[i], y[i] * b[i]).
func rmsNormGradRowGeneric(z, x, y []float32, a, b float32) {
	lengths.Fit("float32.RMSNormGradRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.RMSNormGradRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = fma(x[i&xs], a, y[i&ys]*b)
	}
}

// normalizeGradRowGeneric sets z[i] = (x[i] - y[i] * a[i]) / b[i].
func normalizeGradRowGeneric(z, x, y []float32, a, b float32) {
	lengths.Fit("float32.NormalizeGradRow", "len(x)", len(x), len(z))
	lengths.Fit("float32.NormalizeGradRow", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = (x[i&xs] - float32(y[i&ys]*a)) / b
	}
}

// diffOfProductsGeneric sets z[i] = fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i])).
func diffOfProductsGeneric(z, x, y, w, v []float32) {
	lengths.Fit("float32.DiffOfProducts", "len(x)", len(x), len(z))
	lengths.Fit("float32.DiffOfProducts", "len(y)", len(y), len(z))
	lengths.Fit("float32.DiffOfProducts", "len(w)", len(w), len(z))
	lengths.Fit("float32.DiffOfProducts", "len(v)", len(v), len(z))
	xs, ys, ws, vs := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w)), asm.IndexMask(len(v))
	for i := range z {
		z[i] = fma(x[i&xs], y[i&ys], -(w[i&ws]*v[i&vs])) - fma(w[i&ws], v[i&vs], -(w[i&ws]*v[i&vs]))
	}
}

// diffOfProductsPlusGeneric sets z[i] = fma(u[i], t[i], fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i]))).
func diffOfProductsPlusGeneric(z, x, y, w, v, u, t []float32) {
	lengths.Fit("float32.DiffOfProductsPlus", "len(x)", len(x), len(z))
	lengths.Fit("float32.DiffOfProductsPlus", "len(y)", len(y), len(z))
	lengths.Fit("float32.DiffOfProductsPlus", "len(w)", len(w), len(z))
	lengths.Fit("float32.DiffOfProductsPlus", "len(v)", len(v), len(z))
	lengths.Fit("float32.DiffOfProductsPlus", "len(u)", len(u), len(z))
	lengths.Fit("float32.DiffOfProductsPlus", "len(t)", len(t), len(z))
	xs, ys, ws, vs, us, ts := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w)), asm.IndexMask(len(v)), asm.IndexMask(len(u)), asm.IndexMask(len(t))
	for i := range z {
		z[i] = fma(u[i&us], t[i&ts], fma(x[i&xs], y[i&ys], -(w[i&ws]*v[i&vs]))-fma(w[i&ws], v[i&vs], -(w[i&ws]*v[i&vs])))
	}
}
