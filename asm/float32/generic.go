// Code generated from gen/ops. DO NOT EDIT.

package f32

import "github.com/ashlar-go/ashlar/asm"

// addGeneric sets z[i] = x[i] + y[i].
func addGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] + y[i&ys]
	}
}

// subGeneric sets z[i] = x[i] - y[i].
func subGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] - y[i&ys]
	}
}

// mulGeneric sets z[i] = x[i] * y[i].
func mulGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] * y[i&ys]
	}
}

// divGeneric sets z[i] = x[i] / y[i].
func divGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] / y[i&ys]
	}
}

// remGeneric sets z[i] = x[i] % y[i].
func remGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = rem(x[i&xs], y[i&ys])
	}
}

// modGeneric sets z[i] = mod(x[i], y[i]).
func modGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = mod(x[i&xs], y[i&ys])
	}
}

// maximumGeneric sets z[i] = max(x[i], y[i]).
func maximumGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = max(x[i&xs], y[i&ys])
	}
}

// minimumGeneric sets z[i] = min(x[i], y[i]).
func minimumGeneric(z, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = min(x[i&xs], y[i&ys])
	}
}

// fMAGeneric sets z[i] = fma(x[i], y[i], w[i]).
func fMAGeneric(z, x, y, w []float32) {
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma(x[i&xs], y[i&ys], w[i&ws])
	}
}

// lerpGeneric sets z[i] = fma(w[i], y[i] - x[i], x[i]).
func lerpGeneric(z, x, y, w []float32) {
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma(w[i&ws], y[i&ys]-x[i&xs], x[i&xs])
	}
}

// negGeneric sets z[i] = -x[i].
func negGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = -x[i&xs]
	}
}

// absGeneric sets z[i] = abs(x[i]).
func absGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs])
	}
}

// signGeneric sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, 1, where(x[i&xs] < 0, -1, x[i&xs]))
	}
}

// squareGeneric sets z[i] = x[i] * x[i].
func squareGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] * x[i&xs]
	}
}

// recipGeneric sets z[i] = 1 / x[i].
func recipGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = 1 / x[i&xs]
	}
}

// sqrtGeneric sets z[i] = sqrt(x[i]).
func sqrtGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sqrt(x[i&xs])
	}
}

// floorGeneric sets z[i] = floor(x[i]).
func floorGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = floor(x[i&xs])
	}
}

// ceilGeneric sets z[i] = ceil(x[i]).
func ceilGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = ceil(x[i&xs])
	}
}

// truncGeneric sets z[i] = trunc(x[i]).
func truncGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = trunc(x[i&xs])
	}
}

// roundGeneric sets z[i] = round(x[i]).
func roundGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = round(x[i&xs])
	}
}

// expGeneric sets z[i] = exp(x[i]).
func expGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = exp(x[i&xs])
	}
}

// logGeneric sets z[i] = log(x[i]).
func logGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log(x[i&xs])
	}
}

// log1pGeneric sets z[i] = log1p(x[i]).
func log1pGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log1p(x[i&xs])
	}
}

// sinGeneric sets z[i] = sin(x[i]).
func sinGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sin(x[i&xs])
	}
}

// cosGeneric sets z[i] = cos(x[i]).
func cosGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = cos(x[i&xs])
	}
}

// tanhGeneric sets z[i] = tanh(x[i]).
func tanhGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = tanh(x[i&xs])
	}
}

// reluGeneric sets z[i] = max(x[i], 0).
func reluGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = max(x[i&xs], 0)
	}
}

// leakyReLUGeneric sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]).
func leakyReLUGeneric(z, x, slope []float32) {
	xs, slopes := asm.IndexMask(len(x)), asm.IndexMask(len(slope))
	for i := range z {
		z[i] = where(x[i&xs] < 0, slope[i&slopes]*x[i&xs], x[i&xs])
	}
}

// softplusGeneric sets z[i] = max(x[i], 0) + log1p(exp(-abs(x[i]))).
func softplusGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = max(x[i&xs], 0) + log1p(exp(-abs(x[i&xs])))
	}
}

// geluGeneric sets z[i] = x[i] / (1 + exp(-1.5957691216057308 * (x[i] + 0.044715 * x[i] * x[i] * x[i]))).
func geluGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] / (1 + exp(-1.5957691216057308*(x[i&xs]+float32(0.044715*x[i&xs]*x[i&xs]*x[i&xs]))))
	}
}

// sigmoidGeneric sets z[i] = 1 / (1 + exp(-x[i])).
func sigmoidGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = 1 / (1 + exp(-x[i&xs]))
	}
}

// clipGeneric sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipGeneric(z, x, lo, hi []float32) {
	xs, los, his := asm.IndexMask(len(x)), asm.IndexMask(len(lo)), asm.IndexMask(len(hi))
	for i := range z {
		z[i] = clamp(x[i&xs], lo[i&los], hi[i&his])
	}
}

// hardClipGeneric sets z[i] = clamp(x[i], -1, 1).
func hardClipGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = clamp(x[i&xs], -1, 1)
	}
}

// equalGeneric sets z[i] = x[i] == y[i].
func equalGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] == y[i&ys]
	}
}

// notEqualGeneric sets z[i] = x[i] != y[i].
func notEqualGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// lessGeneric sets z[i] = x[i] < y[i].
func lessGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] < y[i&ys]
	}
}

// lessEqualGeneric sets z[i] = x[i] <= y[i].
func lessEqualGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] <= y[i&ys]
	}
}

// greaterGeneric sets z[i] = x[i] > y[i].
func greaterGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] > y[i&ys]
	}
}

// greaterEqualGeneric sets z[i] = x[i] >= y[i].
func greaterEqualGeneric(z []bool, x, y []float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] >= y[i&ys]
	}
}

// isNaNGeneric sets z[i] = x[i] != x[i].
func isNaNGeneric(z []bool, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] != x[i&xs]
	}
}

// isInfGeneric sets z[i] = abs(x[i]) == inf.
func isInfGeneric(z []bool, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs]) == inf
	}
}

// isFiniteGeneric sets z[i] = abs(x[i]) < inf.
func isFiniteGeneric(z []bool, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs]) < inf
	}
}

// whereGeneric sets z[i] = where(m[i], x[i], y[i]).
func whereGeneric(z []float32, m []bool, x, y []float32) {
	ms, xs, ys := asm.IndexMask(len(m)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(m[i&ms], x[i&xs], y[i&ys])
	}
}

// divGradYGeneric sets z[i] = -g[i] * r[i] / y[i].
func divGradYGeneric(z, g, r, y []float32) {
	gs, rs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(r)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * r[i&rs] / y[i&ys]
	}
}

// remGradYGeneric sets z[i] = -g[i] * trunc(x[i] / y[i]).
func remGradYGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * trunc(x[i&xs]/y[i&ys])
	}
}

// modGradYGeneric sets z[i] = -g[i] * floor(x[i] / y[i]).
func modGradYGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = -g[i&gs] * floor(x[i&xs]/y[i&ys])
	}
}

// maximumGradXGeneric sets z[i] = where(x[i] >= y[i], g[i], 0).
func maximumGradXGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] >= y[i&ys], g[i&gs], 0)
	}
}

// maximumGradYGeneric sets z[i] = where(x[i] >= y[i], 0, g[i]).
func maximumGradYGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] >= y[i&ys], 0, g[i&gs])
	}
}

// minimumGradXGeneric sets z[i] = where(x[i] <= y[i], g[i], 0).
func minimumGradXGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] <= y[i&ys], g[i&gs], 0)
	}
}

// minimumGradYGeneric sets z[i] = where(x[i] <= y[i], 0, g[i]).
func minimumGradYGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(x[i&xs] <= y[i&ys], 0, g[i&gs])
	}
}

// lerpGradXGeneric sets z[i] = g[i] * (1 - w[i]).
func lerpGradXGeneric(z, g, w []float32) {
	gs, ws := asm.IndexMask(len(g)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = g[i&gs] * (1 - w[i&ws])
	}
}

// lerpGradWGeneric sets z[i] = g[i] * (y[i] - x[i]).
func lerpGradWGeneric(z, g, x, y []float32) {
	gs, xs, ys := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = g[i&gs] * (y[i&ys] - x[i&xs])
	}
}

// absGradGeneric sets z[i] = where(x[i] < 0, -g[i], g[i]).
func absGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] < 0, -g[i&gs], g[i&gs])
	}
}

// squareGradGeneric sets z[i] = 2 * g[i] * x[i].
func squareGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = 2 * g[i&gs] * x[i&xs]
	}
}

// recipGradGeneric sets z[i] = -g[i] * r[i] * r[i].
func recipGradGeneric(z, g, r []float32) {
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = -g[i&gs] * r[i&rs] * r[i&rs]
	}
}

// sqrtGradGeneric sets z[i] = g[i] / (2 * r[i]).
func sqrtGradGeneric(z, g, r []float32) {
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] / (2 * r[i&rs])
	}
}

// log1pGradGeneric sets z[i] = g[i] / (1 + x[i]).
func log1pGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / (1 + x[i&xs])
	}
}

// sinGradGeneric sets z[i] = g[i] * cos(x[i]).
func sinGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * cos(x[i&xs])
	}
}

// cosGradGeneric sets z[i] = -g[i] * sin(x[i]).
func cosGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = -g[i&gs] * sin(x[i&xs])
	}
}

// tanhGradGeneric sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradGeneric(z, g, r []float32) {
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * (1 - r[i&rs]) * (1 + r[i&rs])
	}
}

// reluGradGeneric sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, g[i&gs], 0)
	}
}

// leakyReLUGradGeneric sets z[i] = where(x[i] < 0, slope[i] * g[i], g[i]).
func leakyReLUGradGeneric(z, g, x, slope []float32) {
	gs, xs, slopes := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(slope))
	for i := range z {
		z[i] = where(x[i&xs] < 0, slope[i&slopes]*g[i&gs], g[i&gs])
	}
}

// softplusGradGeneric sets z[i] = g[i] / (1 + exp(-x[i])).
func softplusGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / (1 + exp(-x[i&xs]))
	}
}

// sigmoidGradGeneric sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradGeneric(z, g, r []float32) {
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * r[i&rs] * (1 - r[i&rs])
	}
}

// clipGradGeneric sets z[i] = where(x[i] < lo[i] || x[i] > hi[i], 0, g[i]).
func clipGradGeneric(z, g, x, lo, hi []float32) {
	gs, xs, los, his := asm.IndexMask(len(g)), asm.IndexMask(len(x)), asm.IndexMask(len(lo)), asm.IndexMask(len(hi))
	for i := range z {
		z[i] = where(x[i&xs] < lo[i&los] || x[i&xs] > hi[i&his], 0, g[i&gs])
	}
}

// hardClipGradGeneric sets z[i] = where(x[i] < -1 || x[i] > 1, 0, g[i]).
func hardClipGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] < -1 || x[i&xs] > 1, 0, g[i&gs])
	}
}

// whereGradXGeneric sets z[i] = where(m[i], g[i], 0).
func whereGradXGeneric(z, g []float32, m []bool) {
	gs, ms := asm.IndexMask(len(g)), asm.IndexMask(len(m))
	for i := range z {
		z[i] = where(m[i&ms], g[i&gs], 0)
	}
}

// whereGradYGeneric sets z[i] = where(m[i], 0, g[i]).
func whereGradYGeneric(z, g []float32, m []bool) {
	gs, ms := asm.IndexMask(len(g)), asm.IndexMask(len(m))
	for i := range z {
		z[i] = where(m[i&ms], 0, g[i&gs])
	}
}
