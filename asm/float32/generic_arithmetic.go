// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// addGeneric sets z[i] = x[i] + y[i].
func addGeneric(z, x, y []float32) {
	lengths.Fit("float32.Add", "len(x)", len(x), len(z))
	lengths.Fit("float32.Add", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] + y[i&ys]
	}
}

// subGeneric sets z[i] = x[i] - y[i].
func subGeneric(z, x, y []float32) {
	lengths.Fit("float32.Sub", "len(x)", len(x), len(z))
	lengths.Fit("float32.Sub", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] - y[i&ys]
	}
}

// mulGeneric sets z[i] = x[i] * y[i].
func mulGeneric(z, x, y []float32) {
	lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
	lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] * y[i&ys]
	}
}

// divGeneric sets z[i] = x[i] / y[i].
func divGeneric(z, x, y []float32) {
	lengths.Fit("float32.Div", "len(x)", len(x), len(z))
	lengths.Fit("float32.Div", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] / y[i&ys]
	}
}

// remGeneric sets z[i] = x[i] % y[i].
func remGeneric(z, x, y []float32) {
	lengths.Fit("float32.Rem", "len(x)", len(x), len(z))
	lengths.Fit("float32.Rem", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = rem(x[i&xs], y[i&ys])
	}
}

// modGeneric sets z[i] = mod(x[i], y[i]).
func modGeneric(z, x, y []float32) {
	lengths.Fit("float32.Mod", "len(x)", len(x), len(z))
	lengths.Fit("float32.Mod", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = mod(x[i&xs], y[i&ys])
	}
}

// maximumGeneric sets z[i] = max(x[i], y[i]).
func maximumGeneric(z, x, y []float32) {
	lengths.Fit("float32.Maximum", "len(x)", len(x), len(z))
	lengths.Fit("float32.Maximum", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = max(x[i&xs], y[i&ys])
	}
}

// minimumGeneric sets z[i] = min(x[i], y[i]).
func minimumGeneric(z, x, y []float32) {
	lengths.Fit("float32.Minimum", "len(x)", len(x), len(z))
	lengths.Fit("float32.Minimum", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = min(x[i&xs], y[i&ys])
	}
}

// fmaGeneric sets z[i] = fma(x[i], y[i], w[i]).
func fmaGeneric(z, x, y, w []float32) {
	lengths.Fit("float32.FMA", "len(x)", len(x), len(z))
	lengths.Fit("float32.FMA", "len(y)", len(y), len(z))
	lengths.Fit("float32.FMA", "len(w)", len(w), len(z))
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma(x[i&xs], y[i&ys], w[i&ws])
	}
}

// lerpGeneric sets z[i] = fma(w[i], y[i] - x[i], x[i]).
func lerpGeneric(z, x, y, w []float32) {
	lengths.Fit("float32.Lerp", "len(x)", len(x), len(z))
	lengths.Fit("float32.Lerp", "len(y)", len(y), len(z))
	lengths.Fit("float32.Lerp", "len(w)", len(w), len(z))
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma(w[i&ws], y[i&ys]-x[i&xs], x[i&xs])
	}
}

// negGeneric sets z[i] = -x[i].
func negGeneric(z, x []float32) {
	lengths.Fit("float32.Neg", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = -x[i&xs]
	}
}

// absGeneric sets z[i] = abs(x[i]).
func absGeneric(z, x []float32) {
	lengths.Fit("float32.Abs", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs])
	}
}

// signGeneric sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signGeneric(z, x []float32) {
	lengths.Fit("float32.Sign", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, 1, where(x[i&xs] < 0, -1, x[i&xs]))
	}
}

// squareGeneric sets z[i] = x[i] * x[i].
func squareGeneric(z, x []float32) {
	lengths.Fit("float32.Square", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] * x[i&xs]
	}
}

// recipGeneric sets z[i] = 1 / x[i].
func recipGeneric(z, x []float32) {
	lengths.Fit("float32.Recip", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = 1 / x[i&xs]
	}
}

// sqrtGeneric sets z[i] = sqrt(x[i]).
func sqrtGeneric(z, x []float32) {
	lengths.Fit("float32.Sqrt", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sqrt(x[i&xs])
	}
}

// clipGeneric sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipGeneric(z, x, lo, hi []float32) {
	lengths.Fit("float32.Clip", "len(x)", len(x), len(z))
	lengths.Fit("float32.Clip", "len(lo)", len(lo), len(z))
	lengths.Fit("float32.Clip", "len(hi)", len(hi), len(z))
	xs, los, his := asm.IndexMask(len(x)), asm.IndexMask(len(lo)), asm.IndexMask(len(hi))
	for i := range z {
		z[i] = clamp(x[i&xs], lo[i&los], hi[i&his])
	}
}

// divGradYGeneric sets z[i] = -g[i] * r[i] / y[i].
func divGradYGeneric(z, g, r, y []float32) {
	lengths.Fit("float32.DivGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.DivGradY", "len(r)", len(r), len(z))
	lengths.Fit("float32.DivGradY", "len(y)", len(y), len(z))
	gs, rs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * r[i&rs] / y[i&ys]
	}
}

// remGradYGeneric sets z[i] = -g[i] * trunc(x[i] / y[i]).
func remGradYGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.RemGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.RemGradY", "len(x)", len(x), len(z))
	lengths.Fit("float32.RemGradY", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * trunc(x[i&xs]/y[i&ys])
	}
}

// modGradYGeneric sets z[i] = -g[i] * floor(x[i] / y[i]).
func modGradYGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.ModGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.ModGradY", "len(x)", len(x), len(z))
	lengths.Fit("float32.ModGradY", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * floor(x[i&xs]/y[i&ys])
	}
}

// maximumGradXGeneric sets z[i] = where(x[i] >= y[i], g[i], 0).
func maximumGradXGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.MaximumGradX", "len(g)", len(g), len(z))
	lengths.Fit("float32.MaximumGradX", "len(x)", len(x), len(z))
	lengths.Fit("float32.MaximumGradX", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] >= y[i&ys], g[i&gs], 0)
	}
}

// maximumGradYGeneric sets z[i] = where(x[i] >= y[i], 0, g[i]).
func maximumGradYGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.MaximumGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.MaximumGradY", "len(x)", len(x), len(z))
	lengths.Fit("float32.MaximumGradY", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] >= y[i&ys], 0, g[i&gs])
	}
}

// minimumGradXGeneric sets z[i] = where(x[i] <= y[i], g[i], 0).
func minimumGradXGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.MinimumGradX", "len(g)", len(g), len(z))
	lengths.Fit("float32.MinimumGradX", "len(x)", len(x), len(z))
	lengths.Fit("float32.MinimumGradX", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] <= y[i&ys], g[i&gs], 0)
	}
}

// minimumGradYGeneric sets z[i] = where(x[i] <= y[i], 0, g[i]).
func minimumGradYGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.MinimumGradY", "len(g)", len(g), len(z))
	lengths.Fit("float32.MinimumGradY", "len(x)", len(x), len(z))
	lengths.Fit("float32.MinimumGradY", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] <= y[i&ys], 0, g[i&gs])
	}
}

// lerpGradXGeneric sets z[i] = g[i] * (1 - w[i]).
func lerpGradXGeneric(z, g, w []float32) {
	lengths.Fit("float32.LerpGradX", "len(g)", len(g), len(z))
	lengths.Fit("float32.LerpGradX", "len(w)", len(w), len(z))
	gs, ws := asm.IndexMask(len(g)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = g[i&gs] * (1 - w[i&ws])
	}
}

// lerpGradWGeneric sets z[i] = g[i] * (y[i] - x[i]).
func lerpGradWGeneric(z, g, x, y []float32) {
	lengths.Fit("float32.LerpGradW", "len(g)", len(g), len(z))
	lengths.Fit("float32.LerpGradW", "len(x)", len(x), len(z))
	lengths.Fit("float32.LerpGradW", "len(y)", len(y), len(z))
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = g[i&gs] * (y[i&ys] - x[i&xs])
	}
}

// absGradGeneric sets z[i] = where(x[i] < 0, -g[i], where(x[i] > 0, g[i], 0)).
func absGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.AbsGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.AbsGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] < 0, -g[i&gs], where(x[i&xs] > 0, g[i&gs], 0))
	}
}

// squareGradGeneric sets z[i] = 2 * g[i] * x[i].
func squareGradGeneric(z, g, x []float32) {
	lengths.Fit("float32.SquareGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SquareGrad", "len(x)", len(x), len(z))
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = 2 * g[i&gs] * x[i&xs]
	}
}

// recipGradGeneric sets z[i] = -g[i] * r[i] * r[i].
func recipGradGeneric(z, g, r []float32) {
	lengths.Fit("float32.RecipGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.RecipGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = -g[i&gs] * r[i&rs] * r[i&rs]
	}
}

// sqrtGradGeneric sets z[i] = g[i] / (2 * r[i]).
func sqrtGradGeneric(z, g, r []float32) {
	lengths.Fit("float32.SqrtGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.SqrtGrad", "len(r)", len(r), len(z))
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] / (2 * r[i&rs])
	}
}

// clipGradGeneric sets z[i] = where(x[i] < lo[i] || x[i] > hi[i], 0, g[i]).
func clipGradGeneric(z, g, x, lo, hi []float32) {
	lengths.Fit("float32.ClipGrad", "len(g)", len(g), len(z))
	lengths.Fit("float32.ClipGrad", "len(x)", len(x), len(z))
	lengths.Fit("float32.ClipGrad", "len(lo)", len(lo), len(z))
	lengths.Fit("float32.ClipGrad", "len(hi)", len(hi), len(z))
	gs, xs, los, his := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(lo)), asm.IndexMask(len(hi))
	for i := range z {
		z[i] = where(x[i&xs] < lo[i&los] || x[i&xs] > hi[i&his], 0, g[i&gs])
	}
}
