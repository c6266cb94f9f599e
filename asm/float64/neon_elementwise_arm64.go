// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addNEON sets z[i] = x[i] + y[i].
func addNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Add", "len(x)", len(x), len(z))
		lengths.Fit("float64.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	addLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// subNEON sets z[i] = x[i] - y[i].
func subNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Sub", "len(x)", len(x), len(z))
		lengths.Fit("float64.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	subLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNEON sets z[i] = x[i] * y[i].
func mulNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Mul", "len(x)", len(x), len(z))
		lengths.Fit("float64.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	mulLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// divNEON sets z[i] = x[i] / y[i].
func divNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Div", "len(x)", len(x), len(z))
		lengths.Fit("float64.Div", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	divLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func divLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNEON sets z[i] = max(x[i], y[i]).
func maximumNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("float64.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	maximumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNEON sets z[i] = min(x[i], y[i]).
func minimumNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("float64.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	minimumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// fmaNEON sets z[i] = fma(x[i], y[i], w[i]).
func fmaNEON(z, x, y, w []float64) {
	xs, ys, ws := vector.Of(x, 16), vector.Of(y, 16), vector.Of(w, 16)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float64.FMA", "len(x)", len(x), len(z))
		lengths.Fit("float64.FMA", "len(y)", len(y), len(z))
		lengths.Fit("float64.FMA", "len(w)", len(w), len(z))
		var blocks [3]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 16, 4)
	}
	fmaLoopsNEON(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func fmaLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// lerpNEON sets z[i] = fma(w[i], y[i] - x[i], x[i]).
func lerpNEON(z, x, y, w []float64) {
	xs, ys, ws := vector.Of(x, 16), vector.Of(y, 16), vector.Of(w, 16)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float64.Lerp", "len(x)", len(x), len(z))
		lengths.Fit("float64.Lerp", "len(y)", len(y), len(z))
		lengths.Fit("float64.Lerp", "len(w)", len(w), len(z))
		var blocks [3]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 16, 4)
	}
	lerpLoopsNEON(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func lerpLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// negNEON sets z[i] = -x[i].
func negNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	negLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsNEON(z *byte, n int, x vector.Operand)

// absNEON sets z[i] = abs(x[i]).
func absNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	absLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsNEON(z *byte, n int, x vector.Operand)

// signNEON sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	signLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsNEON(z *byte, n int, x vector.Operand)

// squareNEON sets z[i] = x[i] * x[i].
func squareNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	squareLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsNEON(z *byte, n int, x vector.Operand)

// recipNEON sets z[i] = 1 / x[i].
func recipNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Recip", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	recipLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func recipLoopsNEON(z *byte, n int, x vector.Operand)

// sqrtNEON sets z[i] = sqrt(x[i]).
func sqrtNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Sqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	sqrtLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func sqrtLoopsNEON(z *byte, n int, x vector.Operand)

// clipNEON sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipNEON(z, x, lo, hi []float64) {
	xs, los, his := vector.Of(x, 16), vector.Of(lo, 16), vector.Of(hi, 16)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float64.Clip", "len(x)", len(x), len(z))
		lengths.Fit("float64.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("float64.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 16, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 16, 4)
	}
	clipLoopsNEON(vector.Start(z), len(z), xs, los, his)
}

//go:noescape
func clipLoopsNEON(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// divGradYNEON sets z[i] = -g[i] * r[i] / y[i].
func divGradYNEON(z, g, r, y []float64) {
	gs, rs, ys := vector.Of(g, 16), vector.Of(r, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.DivGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.DivGradY", "len(r)", len(r), len(z))
		lengths.Fit("float64.DivGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	divGradYLoopsNEON(vector.Start(z), len(z), gs, rs, ys)
}

//go:noescape
func divGradYLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand, y vector.Operand)

// remGradYNEON sets z[i] = -g[i] * trunc(x[i] / y[i]).
func remGradYNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.RemGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.RemGradY", "len(x)", len(x), len(z))
		lengths.Fit("float64.RemGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	remGradYLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func remGradYLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// modGradYNEON sets z[i] = -g[i] * floor(x[i] / y[i]).
func modGradYNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.ModGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.ModGradY", "len(x)", len(x), len(z))
		lengths.Fit("float64.ModGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	modGradYLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func modGradYLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradXNEON sets z[i] = where(x[i] >= y[i], g[i], 0).
func maximumGradXNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.MaximumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.MaximumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float64.MaximumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	maximumGradXLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradXLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradYNEON sets z[i] = where(x[i] >= y[i], 0, g[i]).
func maximumGradYNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.MaximumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.MaximumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float64.MaximumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	maximumGradYLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradYLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// minimumGradXNEON sets z[i] = where(x[i] <= y[i], g[i], 0).
func minimumGradXNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.MinimumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.MinimumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float64.MinimumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	maximumGradXLoopsNEON(vector.Start(z), len(z), gs, ys, xs)
}

// minimumGradYNEON sets z[i] = where(x[i] <= y[i], 0, g[i]).
func minimumGradYNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.MinimumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.MinimumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float64.MinimumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	maximumGradYLoopsNEON(vector.Start(z), len(z), gs, ys, xs)
}

// lerpGradXNEON sets z[i] = g[i] * (1 - w[i]).
func lerpGradXNEON(z, g, w []float64) {
	gs, ws := vector.Of(g, 16), vector.Of(w, 16)
	if len(g) != len(z) || len(w) != len(z) {
		lengths.Fit("float64.LerpGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.LerpGradX", "len(w)", len(w), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		ws = vector.Spread(&blocks[1], w, len(z), 16, 4)
	}
	lerpGradXLoopsNEON(vector.Start(z), len(z), gs, ws)
}

//go:noescape
func lerpGradXLoopsNEON(z *byte, n int, g vector.Operand, w vector.Operand)

// lerpGradWNEON sets z[i] = g[i] * (y[i] - x[i]).
func lerpGradWNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.LerpGradW", "len(g)", len(g), len(z))
		lengths.Fit("float64.LerpGradW", "len(x)", len(x), len(z))
		lengths.Fit("float64.LerpGradW", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	lerpGradWLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func lerpGradWLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// absGradNEON sets z[i] = where(x[i] < 0, -g[i], where(x[i] > 0, g[i], 0)).
func absGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AbsGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AbsGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	absGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func absGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// squareGradNEON sets z[i] = 2 * g[i] * x[i].
func squareGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SquareGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SquareGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	squareGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func squareGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// recipGradNEON sets z[i] = -g[i] * r[i] * r[i].
func recipGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.RecipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.RecipGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	recipGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func recipGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// sqrtGradNEON sets z[i] = g[i] / (2 * r[i]).
func sqrtGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.SqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SqrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	sqrtGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sqrtGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// clipGradNEON sets z[i] = where(x[i] < lo[i] || x[i] > hi[i], 0, g[i]).
func clipGradNEON(z, g, x, lo, hi []float64) {
	gs, xs, los, his := vector.Of(g, 16), vector.Of(x, 16), vector.Of(lo, 16), vector.Of(hi, 16)
	if len(g) != len(z) || len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float64.ClipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.ClipGrad", "len(x)", len(x), len(z))
		lengths.Fit("float64.ClipGrad", "len(lo)", len(lo), len(z))
		lengths.Fit("float64.ClipGrad", "len(hi)", len(hi), len(z))
		var blocks [4]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		los = vector.Spread(&blocks[2], lo, len(z), 16, 4)
		his = vector.Spread(&blocks[3], hi, len(z), 16, 4)
	}
	clipGradLoopsNEON(vector.Start(z), len(z), gs, xs, los, his)
}

//go:noescape
func clipGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, lo vector.Operand, hi vector.Operand)

// floorNEON sets z[i] = floor(x[i]).
func floorNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Floor", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	floorLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func floorLoopsNEON(z *byte, n int, x vector.Operand)

// ceilNEON sets z[i] = ceil(x[i]).
func ceilNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Ceil", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	ceilLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func ceilLoopsNEON(z *byte, n int, x vector.Operand)

// truncNEON sets z[i] = trunc(x[i]).
func truncNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Trunc", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	truncLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func truncLoopsNEON(z *byte, n int, x vector.Operand)

// roundNEON sets z[i] = round(x[i]).
func roundNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Round", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	roundLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func roundLoopsNEON(z *byte, n int, x vector.Operand)

// expNEON sets z[i] = exp(x[i]).
func expNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Exp", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	expLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func expLoopsNEON(z *byte, n int, x vector.Operand)

// exp2NEON sets z[i] = exp2(x[i]).
func exp2NEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Exp2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	exp2LoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func exp2LoopsNEON(z *byte, n int, x vector.Operand)

// expm1NEON sets z[i] = expm1(x[i]).
func expm1NEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Expm1", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	expm1LoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func expm1LoopsNEON(z *byte, n int, x vector.Operand)

// logNEON sets z[i] = log(x[i]).
func logNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Log", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	logLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func logLoopsNEON(z *byte, n int, x vector.Operand)

// log2NEON sets z[i] = log2(x[i]).
func log2NEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Log2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	log2LoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func log2LoopsNEON(z *byte, n int, x vector.Operand)

// log10NEON sets z[i] = log10(x[i]).
func log10NEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Log10", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	log10LoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func log10LoopsNEON(z *byte, n int, x vector.Operand)

// log1pNEON sets z[i] = log1p(x[i]).
func log1pNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Log1p", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	log1pLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func log1pLoopsNEON(z *byte, n int, x vector.Operand)

// powNEON sets z[i] = pow(x[i], y[i]).
func powNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Pow", "len(x)", len(x), len(z))
		lengths.Fit("float64.Pow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 2)
	}
	powLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func powLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// cbrtNEON sets z[i] = cbrt(x[i]).
func cbrtNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Cbrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	cbrtLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func cbrtLoopsNEON(z *byte, n int, x vector.Operand)

// rsqrtNEON sets z[i] = rsqrt(x[i]).
func rsqrtNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Rsqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	rsqrtLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func rsqrtLoopsNEON(z *byte, n int, x vector.Operand)

// exp2GradNEON sets z[i] = 0.6931471805599453 * g[i] * r[i].
func exp2GradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.Exp2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float64.Exp2Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	exp2GradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func exp2GradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// expm1GradNEON sets z[i] = g[i] * (r[i] + 1).
func expm1GradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.Expm1Grad", "len(g)", len(g), len(z))
		lengths.Fit("float64.Expm1Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	expm1GradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func expm1GradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// log2GradNEON sets z[i] = 1.4426950408889634 * g[i] / x[i].
func log2GradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.Log2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float64.Log2Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	log2GradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log2GradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// log10GradNEON sets z[i] = 0.4342944819032518 * g[i] / x[i].
func log10GradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.Log10Grad", "len(g)", len(g), len(z))
		lengths.Fit("float64.Log10Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	log10GradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log10GradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// log1pGradNEON sets z[i] = g[i] / (1 + x[i]).
func log1pGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.Log1pGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.Log1pGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	log1pGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log1pGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// powGradXNEON sets z[i] = where(x[i] == 0 && y[i] == 0, 0, g[i] * y[i] * pow(x[i], y[i] - 1)).
func powGradXNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.PowGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.PowGradX", "len(x)", len(x), len(z))
		lengths.Fit("float64.PowGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 2)
	}
	powGradXLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func powGradXLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// powGradYNEON sets z[i] = where(r[i] == 0 || x[i] == 0, 0, g[i] * r[i] * log(x[i])).
func powGradYNEON(z, g, r, x []float64) {
	gs, rs, xs := vector.Of(g, 16), vector.Of(r, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.PowGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.PowGradY", "len(r)", len(r), len(z))
		lengths.Fit("float64.PowGradY", "len(x)", len(x), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 2)
		xs = vector.Spread(&blocks[2], x, len(z), 16, 2)
	}
	powGradYLoopsNEON(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func powGradYLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// cbrtGradNEON sets z[i] = g[i] / (3 * r[i] * r[i]).
func cbrtGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.CbrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.CbrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	cbrtGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func cbrtGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// rsqrtGradNEON sets z[i] = -0.5 * g[i] * r[i] / x[i].
func rsqrtGradNEON(z, g, r, x []float64) {
	gs, rs, xs := vector.Of(g, 16), vector.Of(r, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.RsqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.RsqrtGrad", "len(r)", len(r), len(z))
		lengths.Fit("float64.RsqrtGrad", "len(x)", len(x), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 16, 4)
	}
	rsqrtGradLoopsNEON(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func rsqrtGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// sinNEON sets z[i] = sin(x[i]).
func sinNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Sin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	sinLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func sinLoopsNEON(z *byte, n int, x vector.Operand)

// cosNEON sets z[i] = cos(x[i]).
func cosNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Cos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	cosLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func cosLoopsNEON(z *byte, n int, x vector.Operand)

// tanNEON sets z[i] = tan(x[i]).
func tanNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Tan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	tanLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func tanLoopsNEON(z *byte, n int, x vector.Operand)

// asinNEON sets z[i] = asin(x[i]).
func asinNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Asin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	asinLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func asinLoopsNEON(z *byte, n int, x vector.Operand)

// acosNEON sets z[i] = acos(x[i]).
func acosNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Acos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	acosLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func acosLoopsNEON(z *byte, n int, x vector.Operand)

// atanNEON sets z[i] = atan(x[i]).
func atanNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Atan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	atanLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func atanLoopsNEON(z *byte, n int, x vector.Operand)

// atan2NEON sets z[i] = atan2(x[i], y[i]).
func atan2NEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Atan2", "len(x)", len(x), len(z))
		lengths.Fit("float64.Atan2", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 2)
	}
	atan2LoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func atan2LoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// hypotNEON sets z[i] = hypot(x[i], y[i]).
func hypotNEON(z, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Hypot", "len(x)", len(x), len(z))
		lengths.Fit("float64.Hypot", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 2)
	}
	hypotLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func hypotLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// erfNEON sets z[i] = erf(x[i]).
func erfNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Erf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	erfLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func erfLoopsNEON(z *byte, n int, x vector.Operand)

// normCDFNEON sets z[i] = phi(x[i]).
func normCDFNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.NormCDF", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	normCDFLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func normCDFLoopsNEON(z *byte, n int, x vector.Operand)

// sinGradNEON sets z[i] = g[i] * cos(x[i]).
func sinGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	sinGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// cosGradNEON sets z[i] = -g[i] * sin(x[i]).
func cosGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.CosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.CosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	cosGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func cosGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// tanGradNEON sets z[i] = g[i] * fma(r[i], r[i], 1).
func tanGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.TanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.TanGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	tanGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// asinGradNEON sets z[i] = g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func asinGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AsinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AsinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	asinGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// acosGradNEON sets z[i] = -g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func acosGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AcosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AcosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	acosGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acosGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// atanGradNEON sets z[i] = g[i] / fma(x[i], x[i], 1).
func atanGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AtanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AtanGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	atanGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// atan2GradXNEON sets z[i] = g[i] * y[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradXNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Atan2GradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.Atan2GradX", "len(x)", len(x), len(z))
		lengths.Fit("float64.Atan2GradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	atan2GradXLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradXLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// atan2GradYNEON sets z[i] = -g[i] * x[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradYNEON(z, g, x, y []float64) {
	gs, xs, ys := vector.Of(g, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Atan2GradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.Atan2GradY", "len(x)", len(x), len(z))
		lengths.Fit("float64.Atan2GradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	atan2GradYLoopsNEON(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradYLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// hypotGradXNEON sets z[i] = where(r[i] == 0, 0, g[i] * x[i] / r[i]).
func hypotGradXNEON(z, g, r, x []float64) {
	gs, rs, xs := vector.Of(g, 16), vector.Of(r, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.HypotGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.HypotGradX", "len(r)", len(r), len(z))
		lengths.Fit("float64.HypotGradX", "len(x)", len(x), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 16, 4)
	}
	hypotGradXLoopsNEON(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func hypotGradXLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// hypotGradYNEON sets z[i] = where(r[i] == 0, 0, g[i] * y[i] / r[i]).
func hypotGradYNEON(z, g, r, y []float64) {
	gs, rs, ys := vector.Of(g, 16), vector.Of(r, 16), vector.Of(y, 16)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.HypotGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.HypotGradY", "len(r)", len(r), len(z))
		lengths.Fit("float64.HypotGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	hypotGradXLoopsNEON(vector.Start(z), len(z), gs, rs, ys)
}

// erfGradNEON sets z[i] = 1.1283791670955126 * g[i] * exp(-x[i] * x[i]).
func erfGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.ErfGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.ErfGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	erfGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func erfGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// normCDFGradNEON sets z[i] = g[i] * (0.3989422804014327 * exp(-0.5 * x[i] * x[i])).
func normCDFGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.NormCDFGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.NormCDFGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	normCDFGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func normCDFGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// sinhNEON sets z[i] = sinh(x[i]).
func sinhNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Sinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	sinhLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func sinhLoopsNEON(z *byte, n int, x vector.Operand)

// coshNEON sets z[i] = cosh(x[i]).
func coshNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Cosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	coshLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func coshLoopsNEON(z *byte, n int, x vector.Operand)

// tanhNEON sets z[i] = tanh(x[i]).
func tanhNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Tanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	tanhLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func tanhLoopsNEON(z *byte, n int, x vector.Operand)

// asinhNEON sets z[i] = asinh(x[i]).
func asinhNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Asinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	asinhLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func asinhLoopsNEON(z *byte, n int, x vector.Operand)

// acoshNEON sets z[i] = acosh(x[i]).
func acoshNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Acosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	acoshLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func acoshLoopsNEON(z *byte, n int, x vector.Operand)

// atanhNEON sets z[i] = atanh(x[i]).
func atanhNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Atanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	atanhLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func atanhLoopsNEON(z *byte, n int, x vector.Operand)

// sinhGradNEON sets z[i] = g[i] * cosh(x[i]).
func sinhGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	sinhGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinhGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// coshGradNEON sets z[i] = g[i] * sinh(x[i]).
func coshGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.CoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.CoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	coshGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func coshGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// tanhGradNEON sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.TanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.TanhGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	tanhGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanhGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// asinhGradNEON sets z[i] = g[i] / sqrt(x[i] * x[i] + 1).
func asinhGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AsinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AsinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	asinhGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinhGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// acoshGradNEON sets z[i] = g[i] / (sqrt(x[i] - 1) * sqrt(x[i] + 1)).
func acoshGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AcoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AcoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	acoshGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acoshGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// atanhGradNEON sets z[i] = g[i] / ((1 - x[i]) * (1 + x[i])).
func atanhGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.AtanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.AtanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	atanhGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanhGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// reluNEON sets z[i] = max(x[i], 0).
func reluNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.ReLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	reluLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func reluLoopsNEON(z *byte, n int, x vector.Operand)

// leakyReLUNEON sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]).
func leakyReLUNEON(z, x, slope []float64) {
	xs, slopes := vector.Of(x, 16), vector.Of(slope, 16)
	if len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float64.LeakyReLU", "len(x)", len(x), len(z))
		lengths.Fit("float64.LeakyReLU", "len(slope)", len(slope), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		slopes = vector.Spread(&blocks[1], slope, len(z), 16, 4)
	}
	leakyReLULoopsNEON(vector.Start(z), len(z), xs, slopes)
}

//go:noescape
func leakyReLULoopsNEON(z *byte, n int, x vector.Operand, slope vector.Operand)

// softplusNEON sets z[i] = softplus(x[i]).
func softplusNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Softplus", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	softplusLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func softplusLoopsNEON(z *byte, n int, x vector.Operand)

// geluNEON sets z[i] = gelu(x[i]).
func geluNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.GELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	geluLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func geluLoopsNEON(z *byte, n int, x vector.Operand)

// sigmoidNEON sets z[i] = sigmoid(x[i]).
func sigmoidNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Sigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	sigmoidLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func sigmoidLoopsNEON(z *byte, n int, x vector.Operand)

// siluNEON sets z[i] = silu(x[i]).
func siluNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.SiLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	siluLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func siluLoopsNEON(z *byte, n int, x vector.Operand)

// eluNEON sets z[i] = elu(x[i], alpha[i]).
func eluNEON(z, x, alpha []float64) {
	xs, alphas := vector.Of(x, 16), vector.Of(alpha, 16)
	if len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float64.ELU", "len(x)", len(x), len(z))
		lengths.Fit("float64.ELU", "len(alpha)", len(alpha), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
		alphas = vector.Spread(&blocks[1], alpha, len(z), 16, 2)
	}
	eluLoopsNEON(vector.Start(z), len(z), xs, alphas)
}

//go:noescape
func eluLoopsNEON(z *byte, n int, x vector.Operand, alpha vector.Operand)

// mishNEON sets z[i] = mish(x[i]).
func mishNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.Mish", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	mishLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func mishLoopsNEON(z *byte, n int, x vector.Operand)

// hardTanhNEON sets z[i] = clamp(x[i], -1, 1).
func hardTanhNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.HardTanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	hardTanhLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func hardTanhLoopsNEON(z *byte, n int, x vector.Operand)

// sELUNEON sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * x[i], 1.7580993408473768599402175208123 * expm1(x[i])).
func sELUNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.SELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
	}
	sELULoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func sELULoopsNEON(z *byte, n int, x vector.Operand)

// hardSigmoidNEON sets z[i] = clamp(x[i] + 3, 0, 6) / 6.
func hardSigmoidNEON(z, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.HardSigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	hardSigmoidLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func hardSigmoidLoopsNEON(z *byte, n int, x vector.Operand)

// reluGradNEON sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.ReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.ReLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	reluGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func reluGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// leakyReLUGradNEON sets z[i] = where(x[i] < 0, slope[i] * g[i], g[i]).
func leakyReLUGradNEON(z, g, x, slope []float64) {
	gs, xs, slopes := vector.Of(g, 16), vector.Of(x, 16), vector.Of(slope, 16)
	if len(g) != len(z) || len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float64.LeakyReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.LeakyReLUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float64.LeakyReLUGrad", "len(slope)", len(slope), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		slopes = vector.Spread(&blocks[2], slope, len(z), 16, 4)
	}
	leakyReLUGradLoopsNEON(vector.Start(z), len(z), gs, xs, slopes)
}

//go:noescape
func leakyReLUGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, slope vector.Operand)

// softplusGradNEON sets z[i] = g[i] * sigmoid(x[i]).
func softplusGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SoftplusGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SoftplusGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	softplusGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func softplusGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// geluGradNEON sets z[i] = g[i] * fma(max(min(x[i], 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x[i], 1000), -1000) * max(min(x[i], 1000), -1000)), phi(x[i])).
func geluGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.GELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.GELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	geluGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func geluGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// sigmoidGradNEON sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradNEON(z, g, r []float64) {
	gs, rs := vector.Of(g, 16), vector.Of(r, 16)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float64.SigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SigmoidGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 16, 4)
	}
	sigmoidGradLoopsNEON(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sigmoidGradLoopsNEON(z *byte, n int, g vector.Operand, r vector.Operand)

// siluGradNEON sets z[i] = g[i] * sigmoid(x[i]) * (1 + max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))).
func siluGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SiLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SiLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	siluGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func siluGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// eluGradNEON sets z[i] = where(x[i] > 0, g[i], g[i] * alpha[i] * exp(x[i])).
func eluGradNEON(z, g, x, alpha []float64) {
	gs, xs, alphas := vector.Of(g, 16), vector.Of(x, 16), vector.Of(alpha, 16)
	if len(g) != len(z) || len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float64.ELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.ELUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float64.ELUGrad", "len(alpha)", len(alpha), len(z))
		var blocks [3]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
		alphas = vector.Spread(&blocks[2], alpha, len(z), 16, 2)
	}
	eluGradLoopsNEON(vector.Start(z), len(z), gs, xs, alphas)
}

//go:noescape
func eluGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand, alpha vector.Operand)

// mishGradNEON sets z[i] = g[i] * (sigmoid(x[i]) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1)) * fma(4 * (max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))), (1 - sigmoid(x[i])) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1), 2 - sigmoid(x[i])).
func mishGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.MishGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.MishGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	mishGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func mishGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// hardTanhGradNEON sets z[i] = where(x[i] < -1 || x[i] > 1, 0, g[i]).
func hardTanhGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.HardTanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.HardTanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	hardTanhGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardTanhGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// sELUGradNEON sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * g[i], 1.7580993408473768599402175208123 * (g[i] * exp(x[i]))).
func sELUGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.SELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.SELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 2)
	}
	sELUGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sELUGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// hardSigmoidGradNEON sets z[i] = where(x[i] > -3 && x[i] < 3, g[i] / 6, 0).
func hardSigmoidGradNEON(z, g, x []float64) {
	gs, xs := vector.Of(g, 16), vector.Of(x, 16)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float64.HardSigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float64.HardSigmoidGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
	}
	hardSigmoidGradLoopsNEON(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardSigmoidGradLoopsNEON(z *byte, n int, g vector.Operand, x vector.Operand)

// equalNEON sets z[i] = x[i] == y[i].
func equalNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Equal", "len(x)", len(x), len(z))
		lengths.Fit("float64.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	equalLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualNEON sets z[i] = x[i] != y[i].
func notEqualNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("float64.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	notEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessNEON sets z[i] = x[i] < y[i].
func lessNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Less", "len(x)", len(x), len(z))
		lengths.Fit("float64.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualNEON sets z[i] = x[i] <= y[i].
func lessEqualNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("float64.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterNEON sets z[i] = x[i] > y[i].
func greaterNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Greater", "len(x)", len(x), len(z))
		lengths.Fit("float64.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// greaterEqualNEON sets z[i] = x[i] >= y[i].
func greaterEqualNEON(z []bool, x, y []float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("float64.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// isNaNNEON sets z[i] = x[i] != x[i].
func isNaNNEON(z []bool, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.IsNaN", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	isNaNLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func isNaNLoopsNEON(z *byte, n int, x vector.Operand)

// isInfNEON sets z[i] = abs(x[i]) == inf.
func isInfNEON(z []bool, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.IsInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	isInfLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func isInfLoopsNEON(z *byte, n int, x vector.Operand)

// isPosInfNEON sets z[i] = x[i] == inf.
func isPosInfNEON(z []bool, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.IsPosInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	isPosInfLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func isPosInfLoopsNEON(z *byte, n int, x vector.Operand)

// isNegInfNEON sets z[i] = x[i] == -inf.
func isNegInfNEON(z []bool, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.IsNegInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	isNegInfLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func isNegInfLoopsNEON(z *byte, n int, x vector.Operand)

// isFiniteNEON sets z[i] = abs(x[i]) < inf.
func isFiniteNEON(z []bool, x []float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.IsFinite", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	isFiniteLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func isFiniteLoopsNEON(z *byte, n int, x vector.Operand)

// whereNEON sets z[i] = where(m[i], x[i], y[i]).
func whereNEON(z []float64, m []bool, x, y []float64) {
	ms, xs, ys := vector.Of(m, 2), vector.Of(x, 16), vector.Of(y, 16)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.Where", "len(m)", len(m), len(z))
		lengths.Fit("float64.Where", "len(x)", len(x), len(z))
		lengths.Fit("float64.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		ms = vector.Spread(&blocks[0], m, len(z), 2, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	whereLoopsNEON(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsNEON(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereGradXNEON sets z[i] = where(m[i], g[i], 0).
func whereGradXNEON(z, g []float64, m []bool) {
	gs, ms := vector.Of(g, 16), vector.Of(m, 2)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float64.WhereGradX", "len(g)", len(g), len(z))
		lengths.Fit("float64.WhereGradX", "len(m)", len(m), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 2, 4)
	}
	whereGradXLoopsNEON(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradXLoopsNEON(z *byte, n int, g vector.Operand, m vector.Operand)

// whereGradYNEON sets z[i] = where(m[i], 0, g[i]).
func whereGradYNEON(z, g []float64, m []bool) {
	gs, ms := vector.Of(g, 16), vector.Of(m, 2)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float64.WhereGradY", "len(g)", len(g), len(z))
		lengths.Fit("float64.WhereGradY", "len(m)", len(m), len(z))
		var blocks [2]vector.Block16
		gs = vector.Spread(&blocks[0], g, len(z), 16, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 2, 4)
	}
	whereGradYLoopsNEON(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradYLoopsNEON(z *byte, n int, g vector.Operand, m vector.Operand)

// softmaxGradRowNEON sets z[i] = x[i] * (y[i] - a[i]).
func softmaxGradRowNEON(z, x, y []float64, a float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.SoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.SoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	softmaxGradRowLoopsNEON(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func softmaxGradRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64)

// logSoftmaxRowNEON sets z[i] = x[i] - a[i] - b[i].
func logSoftmaxRowNEON(z, x []float64, a, b float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.LogSoftmaxRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	logSoftmaxRowLoopsNEON(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func logSoftmaxRowLoopsNEON(z *byte, n int, x vector.Operand, a float64, b float64)

// logSoftmaxGradRowNEON sets z[i] = fma(exp(x[i]), a[i], y[i]).
func logSoftmaxGradRowNEON(z, x, y []float64, a float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.LogSoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.LogSoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 2)
	}
	logSoftmaxGradRowLoopsNEON(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func logSoftmaxGradRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64)

// varGradRowNEON sets z[i] = (x[i] - a[i]) * b[i].
func varGradRowNEON(z, x []float64, a, b float64) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("float64.VarGradRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	varGradRowLoopsNEON(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func varGradRowLoopsNEON(z *byte, n int, x vector.Operand, a float64, b float64)

// layerNormRowNEON sets z[i] = fma((x[i] - a[i]) * b[i], y[i], w[i]).
func layerNormRowNEON(z, x, y, w []float64, a, b float64) {
	xs, ys, ws := vector.Of(x, 16), vector.Of(y, 16), vector.Of(w, 16)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float64.LayerNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.LayerNormRow", "len(y)", len(y), len(z))
		lengths.Fit("float64.LayerNormRow", "len(w)", len(w), len(z))
		var blocks [3]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 16, 4)
	}
	layerNormRowLoopsNEON(vector.Start(z), len(z), xs, ys, ws, a, b)
}

//go:noescape
func layerNormRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, a float64, b float64)

// layerNormGradRowNEON sets z[i] = fma(x[i] - a[i], b[i], fma(y[i], c[i], d[i])).
func layerNormGradRowNEON(z, x, y []float64, a, b, c, d float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.LayerNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.LayerNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	layerNormGradRowLoopsNEON(vector.Start(z), len(z), xs, ys, a, b, c, d)
}

//go:noescape
func layerNormGradRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64, b float64, c float64, d float64)

// rmsNormRowNEON sets z[i] = x[i] * a[i] * y[i].
func rmsNormRowNEON(z, x, y []float64, a float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.RMSNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.RMSNormRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	rmsNormRowLoopsNEON(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func rmsNormRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64)

// rmsNormGradRowNEON sets z[i] = fma(x[i], a[i], y[i] * b[i]).
func rmsNormGradRowNEON(z, x, y []float64, a, b float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.RMSNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.RMSNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	rmsNormGradRowLoopsNEON(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func rmsNormGradRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64, b float64)

// normalizeGradRowNEON sets z[i] = (x[i] - y[i] * a[i]) / b[i].
func normalizeGradRowNEON(z, x, y []float64, a, b float64) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float64.NormalizeGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float64.NormalizeGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	normalizeGradRowLoopsNEON(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func normalizeGradRowLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, a float64, b float64)

// diffOfProductsNEON sets z[i] = fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i])).
func diffOfProductsNEON(z, x, y, w, v []float64) {
	xs, ys, ws, vs := vector.Of(x, 16), vector.Of(y, 16), vector.Of(w, 16), vector.Of(v, 16)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) {
		lengths.Fit("float64.DiffOfProducts", "len(x)", len(x), len(z))
		lengths.Fit("float64.DiffOfProducts", "len(y)", len(y), len(z))
		lengths.Fit("float64.DiffOfProducts", "len(w)", len(w), len(z))
		lengths.Fit("float64.DiffOfProducts", "len(v)", len(v), len(z))
		var blocks [4]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 16, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 16, 4)
	}
	diffOfProductsLoopsNEON(vector.Start(z), len(z), xs, ys, ws, vs)
}

//go:noescape
func diffOfProductsLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand)

// diffOfProductsPlusNEON sets z[i] = fma(u[i], t[i], fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i]))).
func diffOfProductsPlusNEON(z, x, y, w, v, u, t []float64) {
	xs, ys, ws, vs, us, ts := vector.Of(x, 16), vector.Of(y, 16), vector.Of(w, 16), vector.Of(v, 16), vector.Of(u, 16), vector.Of(t, 16)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) || len(u) != len(z) || len(t) != len(z) {
		lengths.Fit("float64.DiffOfProductsPlus", "len(x)", len(x), len(z))
		lengths.Fit("float64.DiffOfProductsPlus", "len(y)", len(y), len(z))
		lengths.Fit("float64.DiffOfProductsPlus", "len(w)", len(w), len(z))
		lengths.Fit("float64.DiffOfProductsPlus", "len(v)", len(v), len(z))
		lengths.Fit("float64.DiffOfProductsPlus", "len(u)", len(u), len(z))
		lengths.Fit("float64.DiffOfProductsPlus", "len(t)", len(t), len(z))
		var blocks [6]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 16, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 16, 4)
		us = vector.Spread(&blocks[4], u, len(z), 16, 4)
		ts = vector.Spread(&blocks[5], t, len(z), 16, 4)
	}
	diffOfProductsPlusLoopsNEON(vector.Start(z), len(z), xs, ys, ws, vs, us, ts)
}

//go:noescape
func diffOfProductsPlusLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand, u vector.Operand, t vector.Operand)
