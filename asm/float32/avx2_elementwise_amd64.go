// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addAVX2 sets z[i] = x[i] + y[i].
func addAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Add", "len(x)", len(x), len(z))
		lengths.Fit("float32.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	addLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// addNonTemporalAVX2 sets z[i] = x[i] + y[i], with non-temporal stores.
func addNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Add", "len(x)", len(x), len(z))
		lengths.Fit("float32.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		addLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		addNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		addLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func addNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// subAVX2 sets z[i] = x[i] - y[i].
func subAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Sub", "len(x)", len(x), len(z))
		lengths.Fit("float32.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	subLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// subNonTemporalAVX2 sets z[i] = x[i] - y[i], with non-temporal stores.
func subNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Sub", "len(x)", len(x), len(z))
		lengths.Fit("float32.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		subLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		subNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		subLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func subNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// mulAVX2 sets z[i] = x[i] * y[i].
func mulAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
		lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	mulLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNonTemporalAVX2 sets z[i] = x[i] * y[i], with non-temporal stores.
func mulNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
		lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		mulLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		mulNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		mulLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func mulNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// divAVX2 sets z[i] = x[i] / y[i].
func divAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Div", "len(x)", len(x), len(z))
		lengths.Fit("float32.Div", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	divLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func divLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// divNonTemporalAVX2 sets z[i] = x[i] / y[i], with non-temporal stores.
func divNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Div", "len(x)", len(x), len(z))
		lengths.Fit("float32.Div", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		divLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		divNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		divLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func divNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumAVX2 sets z[i] = max(x[i], y[i]).
func maximumAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	maximumLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNonTemporalAVX2 sets z[i] = max(x[i], y[i]), with non-temporal stores.
func maximumNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		maximumLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		maximumNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		maximumLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func maximumNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumAVX2 sets z[i] = min(x[i], y[i]).
func minimumAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	minimumLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNonTemporalAVX2 sets z[i] = min(x[i], y[i]), with non-temporal stores.
func minimumNonTemporalAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		minimumLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		minimumNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		minimumLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func minimumNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// fmaAVX2 sets z[i] = fma(x[i], y[i], w[i]).
func fmaAVX2(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.FMA", "len(x)", len(x), len(z))
		lengths.Fit("float32.FMA", "len(y)", len(y), len(z))
		lengths.Fit("float32.FMA", "len(w)", len(w), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
	}
	fmaLoopsAVX2(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func fmaLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// fmaNonTemporalAVX2 sets z[i] = fma(x[i], y[i], w[i]), with non-temporal stores.
func fmaNonTemporalAVX2(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.FMA", "len(x)", len(x), len(z))
		lengths.Fit("float32.FMA", "len(y)", len(y), len(z))
		lengths.Fit("float32.FMA", "len(w)", len(w), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		fmaLoopsAVX2(zs.At, before, xs, ys, ws)
	}
	if groups > 0 {
		fmaNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8), ws.From(before, 8))
	}
	if len(z)-after > 0 {
		fmaLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8), ws.From(after, 8))
	}
}

//go:noescape
func fmaNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// lerpAVX2 sets z[i] = fma(w[i], y[i] - x[i], x[i]).
func lerpAVX2(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.Lerp", "len(x)", len(x), len(z))
		lengths.Fit("float32.Lerp", "len(y)", len(y), len(z))
		lengths.Fit("float32.Lerp", "len(w)", len(w), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
	}
	lerpLoopsAVX2(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func lerpLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// lerpNonTemporalAVX2 sets z[i] = fma(w[i], y[i] - x[i], x[i]), with non-temporal stores.
func lerpNonTemporalAVX2(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.Lerp", "len(x)", len(x), len(z))
		lengths.Fit("float32.Lerp", "len(y)", len(y), len(z))
		lengths.Fit("float32.Lerp", "len(w)", len(w), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		lerpLoopsAVX2(zs.At, before, xs, ys, ws)
	}
	if groups > 0 {
		lerpNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), ys.From(before, 8), ws.From(before, 8))
	}
	if len(z)-after > 0 {
		lerpLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), ys.From(after, 8), ws.From(after, 8))
	}
}

//go:noescape
func lerpNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// negAVX2 sets z[i] = -x[i].
func negAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	negLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsAVX2(z *byte, n int, x vector.Operand)

// negNonTemporalAVX2 sets z[i] = -x[i], with non-temporal stores.
func negNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		negLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		negNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		negLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func negNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// absAVX2 sets z[i] = abs(x[i]).
func absAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	absLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsAVX2(z *byte, n int, x vector.Operand)

// absNonTemporalAVX2 sets z[i] = abs(x[i]), with non-temporal stores.
func absNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		absLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		absNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		absLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func absNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// signAVX2 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	signLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsAVX2(z *byte, n int, x vector.Operand)

// signNonTemporalAVX2 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])), with non-temporal stores.
func signNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		signLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		signNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		signLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func signNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// squareAVX2 sets z[i] = x[i] * x[i].
func squareAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	squareLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsAVX2(z *byte, n int, x vector.Operand)

// squareNonTemporalAVX2 sets z[i] = x[i] * x[i], with non-temporal stores.
func squareNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		squareLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		squareNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		squareLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func squareNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// recipAVX2 sets z[i] = 1 / x[i].
func recipAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Recip", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	recipLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func recipLoopsAVX2(z *byte, n int, x vector.Operand)

// recipNonTemporalAVX2 sets z[i] = 1 / x[i], with non-temporal stores.
func recipNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Recip", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		recipLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		recipNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		recipLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func recipNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// sqrtAVX2 sets z[i] = sqrt(x[i]).
func sqrtAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	sqrtLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func sqrtLoopsAVX2(z *byte, n int, x vector.Operand)

// sqrtNonTemporalAVX2 sets z[i] = sqrt(x[i]), with non-temporal stores.
func sqrtNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		sqrtLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		sqrtNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		sqrtLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func sqrtNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// clipAVX2 sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipAVX2(z, x, lo, hi []float32) {
	xs, los, his := vector.Of(x, 32), vector.Of(lo, 32), vector.Of(hi, 32)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.Clip", "len(x)", len(x), len(z))
		lengths.Fit("float32.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 32, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 32, 4)
	}
	clipLoopsAVX2(vector.Start(z), len(z), xs, los, his)
}

//go:noescape
func clipLoopsAVX2(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// clipNonTemporalAVX2 sets z[i] = clamp(x[i], lo[i], hi[i]), with non-temporal stores.
func clipNonTemporalAVX2(z, x, lo, hi []float32) {
	xs, los, his := vector.Of(x, 32), vector.Of(lo, 32), vector.Of(hi, 32)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.Clip", "len(x)", len(x), len(z))
		lengths.Fit("float32.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 32, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		clipLoopsAVX2(zs.At, before, xs, los, his)
	}
	if groups > 0 {
		clipNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), los.From(before, 8), his.From(before, 8))
	}
	if len(z)-after > 0 {
		clipLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), los.From(after, 8), his.From(after, 8))
	}
}

//go:noescape
func clipNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// divGradYAVX2 sets z[i] = -g[i] * r[i] / y[i].
func divGradYAVX2(z, g, r, y []float32) {
	gs, rs, ys := vector.Of(g, 32), vector.Of(r, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.DivGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.DivGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.DivGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	divGradYLoopsAVX2(vector.Start(z), len(z), gs, rs, ys)
}

//go:noescape
func divGradYLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand, y vector.Operand)

// remGradYAVX2 sets z[i] = -g[i] * trunc(x[i] / y[i]).
func remGradYAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RemGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.RemGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.RemGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	remGradYLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func remGradYLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// modGradYAVX2 sets z[i] = -g[i] * floor(x[i] / y[i]).
func modGradYAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.ModGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.ModGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.ModGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	modGradYLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func modGradYLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradXAVX2 sets z[i] = where(x[i] >= y[i], g[i], 0).
func maximumGradXAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MaximumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.MaximumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.MaximumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	maximumGradXLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradXLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradYAVX2 sets z[i] = where(x[i] >= y[i], 0, g[i]).
func maximumGradYAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MaximumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.MaximumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.MaximumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	maximumGradYLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradYLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// minimumGradXAVX2 sets z[i] = where(x[i] <= y[i], g[i], 0).
func minimumGradXAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MinimumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.MinimumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.MinimumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	maximumGradXLoopsAVX2(vector.Start(z), len(z), gs, ys, xs)
}

// minimumGradYAVX2 sets z[i] = where(x[i] <= y[i], 0, g[i]).
func minimumGradYAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MinimumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.MinimumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.MinimumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	maximumGradYLoopsAVX2(vector.Start(z), len(z), gs, ys, xs)
}

// lerpGradXAVX2 sets z[i] = g[i] * (1 - w[i]).
func lerpGradXAVX2(z, g, w []float32) {
	gs, ws := vector.Of(g, 32), vector.Of(w, 32)
	if len(g) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.LerpGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.LerpGradX", "len(w)", len(w), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		ws = vector.Spread(&blocks[1], w, len(z), 32, 4)
	}
	lerpGradXLoopsAVX2(vector.Start(z), len(z), gs, ws)
}

//go:noescape
func lerpGradXLoopsAVX2(z *byte, n int, g vector.Operand, w vector.Operand)

// lerpGradWAVX2 sets z[i] = g[i] * (y[i] - x[i]).
func lerpGradWAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LerpGradW", "len(g)", len(g), len(z))
		lengths.Fit("float32.LerpGradW", "len(x)", len(x), len(z))
		lengths.Fit("float32.LerpGradW", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	lerpGradWLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func lerpGradWLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// absGradAVX2 sets z[i] = where(x[i] < 0, -g[i], where(x[i] > 0, g[i], 0)).
func absGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AbsGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AbsGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	absGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func absGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// squareGradAVX2 sets z[i] = 2 * g[i] * x[i].
func squareGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SquareGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SquareGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	squareGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func squareGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// recipGradAVX2 sets z[i] = -g[i] * r[i] * r[i].
func recipGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.RecipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.RecipGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	recipGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func recipGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// sqrtGradAVX2 sets z[i] = g[i] / (2 * r[i]).
func sqrtGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.SqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SqrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	sqrtGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sqrtGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// clipGradAVX2 sets z[i] = where(x[i] < lo[i] || x[i] > hi[i], 0, g[i]).
func clipGradAVX2(z, g, x, lo, hi []float32) {
	gs, xs, los, his := vector.Of(g, 32), vector.Of(x, 32), vector.Of(lo, 32), vector.Of(hi, 32)
	if len(g) != len(z) || len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.ClipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ClipGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.ClipGrad", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.ClipGrad", "len(hi)", len(hi), len(z))
		var blocks [4]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		los = vector.Spread(&blocks[2], lo, len(z), 32, 4)
		his = vector.Spread(&blocks[3], hi, len(z), 32, 4)
	}
	clipGradLoopsAVX2(vector.Start(z), len(z), gs, xs, los, his)
}

//go:noescape
func clipGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, lo vector.Operand, hi vector.Operand)

// floorAVX2 sets z[i] = floor(x[i]).
func floorAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Floor", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	floorLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func floorLoopsAVX2(z *byte, n int, x vector.Operand)

// floorNonTemporalAVX2 sets z[i] = floor(x[i]), with non-temporal stores.
func floorNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Floor", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		floorLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		floorNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		floorLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func floorNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// ceilAVX2 sets z[i] = ceil(x[i]).
func ceilAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Ceil", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	ceilLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func ceilLoopsAVX2(z *byte, n int, x vector.Operand)

// ceilNonTemporalAVX2 sets z[i] = ceil(x[i]), with non-temporal stores.
func ceilNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Ceil", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		ceilLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		ceilNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		ceilLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func ceilNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// truncAVX2 sets z[i] = trunc(x[i]).
func truncAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Trunc", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	truncLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func truncLoopsAVX2(z *byte, n int, x vector.Operand)

// truncNonTemporalAVX2 sets z[i] = trunc(x[i]), with non-temporal stores.
func truncNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Trunc", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		truncLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		truncNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		truncLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func truncNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// roundAVX2 sets z[i] = round(x[i]).
func roundAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Round", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	roundLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func roundLoopsAVX2(z *byte, n int, x vector.Operand)

// roundNonTemporalAVX2 sets z[i] = round(x[i]), with non-temporal stores.
func roundNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Round", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		roundLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		roundNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		roundLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func roundNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// expAVX2 sets z[i] = exp(x[i]).
func expAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Exp", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	expLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func expLoopsAVX2(z *byte, n int, x vector.Operand)

// exp2AVX2 sets z[i] = exp2(x[i]).
func exp2AVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Exp2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	exp2LoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func exp2LoopsAVX2(z *byte, n int, x vector.Operand)

// expm1AVX2 sets z[i] = expm1(x[i]).
func expm1AVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Expm1", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	expm1LoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func expm1LoopsAVX2(z *byte, n int, x vector.Operand)

// logAVX2 sets z[i] = log(x[i]).
func logAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Log", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	logLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func logLoopsAVX2(z *byte, n int, x vector.Operand)

// log2AVX2 sets z[i] = log2(x[i]).
func log2AVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Log2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	log2LoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func log2LoopsAVX2(z *byte, n int, x vector.Operand)

// log10AVX2 sets z[i] = log10(x[i]).
func log10AVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Log10", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	log10LoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func log10LoopsAVX2(z *byte, n int, x vector.Operand)

// log1pAVX2 sets z[i] = log1p(x[i]).
func log1pAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Log1p", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	log1pLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func log1pLoopsAVX2(z *byte, n int, x vector.Operand)

// powAVX2 sets z[i] = pow(x[i], y[i]).
func powAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Pow", "len(x)", len(x), len(z))
		lengths.Fit("float32.Pow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 2)
	}
	powLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func powLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// cbrtAVX2 sets z[i] = cbrt(x[i]).
func cbrtAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Cbrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	cbrtLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func cbrtLoopsAVX2(z *byte, n int, x vector.Operand)

// rsqrtAVX2 sets z[i] = rsqrt(x[i]).
func rsqrtAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Rsqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	rsqrtLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func rsqrtLoopsAVX2(z *byte, n int, x vector.Operand)

// exp2GradAVX2 sets z[i] = 0.6931471805599453 * g[i] * r[i].
func exp2GradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.Exp2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Exp2Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	exp2GradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func exp2GradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// expm1GradAVX2 sets z[i] = g[i] * (r[i] + 1).
func expm1GradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.Expm1Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Expm1Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	expm1GradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func expm1GradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// log2GradAVX2 sets z[i] = 1.4426950408889634 * g[i] / x[i].
func log2GradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log2Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	log2GradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log2GradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// log10GradAVX2 sets z[i] = 0.4342944819032518 * g[i] / x[i].
func log10GradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log10Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log10Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	log10GradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log10GradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// log1pGradAVX2 sets z[i] = g[i] / (1 + x[i]).
func log1pGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log1pGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log1pGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	log1pGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log1pGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// powGradXAVX2 sets z[i] = where(x[i] == 0 && y[i] == 0, 0, g[i] * y[i] * pow(x[i], y[i] - 1)).
func powGradXAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.PowGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.PowGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.PowGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 2)
	}
	powGradXLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func powGradXLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// powGradYAVX2 sets z[i] = where(r[i] == 0 || x[i] == 0, 0, g[i] * r[i] * log(x[i])).
func powGradYAVX2(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 32), vector.Of(r, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.PowGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.PowGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.PowGradY", "len(x)", len(x), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 2)
		xs = vector.Spread(&blocks[2], x, len(z), 32, 2)
	}
	powGradYLoopsAVX2(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func powGradYLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// cbrtGradAVX2 sets z[i] = g[i] / (3 * r[i] * r[i]).
func cbrtGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.CbrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CbrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	cbrtGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func cbrtGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// rsqrtGradAVX2 sets z[i] = -0.5 * g[i] * r[i] / x[i].
func rsqrtGradAVX2(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 32), vector.Of(r, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.RsqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.RsqrtGrad", "len(r)", len(r), len(z))
		lengths.Fit("float32.RsqrtGrad", "len(x)", len(x), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 32, 4)
	}
	rsqrtGradLoopsAVX2(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func rsqrtGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// sinAVX2 sets z[i] = sin(x[i]).
func sinAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	sinLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func sinLoopsAVX2(z *byte, n int, x vector.Operand)

// cosAVX2 sets z[i] = cos(x[i]).
func cosAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Cos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	cosLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func cosLoopsAVX2(z *byte, n int, x vector.Operand)

// tanAVX2 sets z[i] = tan(x[i]).
func tanAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Tan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	tanLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func tanLoopsAVX2(z *byte, n int, x vector.Operand)

// asinAVX2 sets z[i] = asin(x[i]).
func asinAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Asin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	asinLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func asinLoopsAVX2(z *byte, n int, x vector.Operand)

// acosAVX2 sets z[i] = acos(x[i]).
func acosAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Acos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	acosLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func acosLoopsAVX2(z *byte, n int, x vector.Operand)

// atanAVX2 sets z[i] = atan(x[i]).
func atanAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Atan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	atanLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func atanLoopsAVX2(z *byte, n int, x vector.Operand)

// atan2AVX2 sets z[i] = atan2(x[i], y[i]).
func atan2AVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 2)
	}
	atan2LoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func atan2LoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// hypotAVX2 sets z[i] = hypot(x[i], y[i]).
func hypotAVX2(z, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Hypot", "len(x)", len(x), len(z))
		lengths.Fit("float32.Hypot", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 2)
	}
	hypotLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func hypotLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// erfAVX2 sets z[i] = erf(x[i]).
func erfAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Erf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	erfLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func erfLoopsAVX2(z *byte, n int, x vector.Operand)

// normCDFAVX2 sets z[i] = phi(x[i]).
func normCDFAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.NormCDF", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	normCDFLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func normCDFLoopsAVX2(z *byte, n int, x vector.Operand)

// sinGradAVX2 sets z[i] = g[i] * cos(x[i]).
func sinGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	sinGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// cosGradAVX2 sets z[i] = -g[i] * sin(x[i]).
func cosGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.CosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	cosGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func cosGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// tanGradAVX2 sets z[i] = g[i] * fma(r[i], r[i], 1).
func tanGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.TanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.TanGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	tanGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// asinGradAVX2 sets z[i] = g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func asinGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AsinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AsinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	asinGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// acosGradAVX2 sets z[i] = -g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func acosGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AcosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AcosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	acosGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acosGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// atanGradAVX2 sets z[i] = g[i] / fma(x[i], x[i], 1).
func atanGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AtanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AtanGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	atanGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// atan2GradXAVX2 sets z[i] = g[i] * y[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradXAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2GradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.Atan2GradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2GradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	atan2GradXLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradXLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// atan2GradYAVX2 sets z[i] = -g[i] * x[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradYAVX2(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2GradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.Atan2GradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2GradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	atan2GradYLoopsAVX2(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradYLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// hypotGradXAVX2 sets z[i] = where(r[i] == 0, 0, g[i] * x[i] / r[i]).
func hypotGradXAVX2(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 32), vector.Of(r, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HypotGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.HypotGradX", "len(r)", len(r), len(z))
		lengths.Fit("float32.HypotGradX", "len(x)", len(x), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 32, 4)
	}
	hypotGradXLoopsAVX2(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func hypotGradXLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// hypotGradYAVX2 sets z[i] = where(r[i] == 0, 0, g[i] * y[i] / r[i]).
func hypotGradYAVX2(z, g, r, y []float32) {
	gs, rs, ys := vector.Of(g, 32), vector.Of(r, 32), vector.Of(y, 32)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.HypotGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.HypotGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.HypotGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	hypotGradXLoopsAVX2(vector.Start(z), len(z), gs, rs, ys)
}

// erfGradAVX2 sets z[i] = 1.1283791670955126 * g[i] * exp(-x[i] * x[i]).
func erfGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.ErfGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ErfGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	erfGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func erfGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// normCDFGradAVX2 sets z[i] = g[i] * (0.3989422804014327 * exp(-0.5 * x[i] * x[i])).
func normCDFGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.NormCDFGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.NormCDFGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	normCDFGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func normCDFGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// sinhAVX2 sets z[i] = sinh(x[i]).
func sinhAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	sinhLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func sinhLoopsAVX2(z *byte, n int, x vector.Operand)

// coshAVX2 sets z[i] = cosh(x[i]).
func coshAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Cosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	coshLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func coshLoopsAVX2(z *byte, n int, x vector.Operand)

// tanhAVX2 sets z[i] = tanh(x[i]).
func tanhAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Tanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	tanhLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func tanhLoopsAVX2(z *byte, n int, x vector.Operand)

// asinhAVX2 sets z[i] = asinh(x[i]).
func asinhAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Asinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	asinhLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func asinhLoopsAVX2(z *byte, n int, x vector.Operand)

// acoshAVX2 sets z[i] = acosh(x[i]).
func acoshAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Acosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	acoshLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func acoshLoopsAVX2(z *byte, n int, x vector.Operand)

// atanhAVX2 sets z[i] = atanh(x[i]).
func atanhAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Atanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	atanhLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func atanhLoopsAVX2(z *byte, n int, x vector.Operand)

// sinhGradAVX2 sets z[i] = g[i] * cosh(x[i]).
func sinhGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	sinhGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinhGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// coshGradAVX2 sets z[i] = g[i] * sinh(x[i]).
func coshGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.CoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	coshGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func coshGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// tanhGradAVX2 sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.TanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.TanhGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	tanhGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanhGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// asinhGradAVX2 sets z[i] = g[i] / sqrt(x[i] * x[i] + 1).
func asinhGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AsinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AsinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	asinhGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinhGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// acoshGradAVX2 sets z[i] = g[i] / (sqrt(x[i] - 1) * sqrt(x[i] + 1)).
func acoshGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AcoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AcoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	acoshGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acoshGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// atanhGradAVX2 sets z[i] = g[i] / ((1 - x[i]) * (1 + x[i])).
func atanhGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AtanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AtanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	atanhGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanhGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// reluAVX2 sets z[i] = max(x[i], 0).
func reluAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.ReLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	reluLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func reluLoopsAVX2(z *byte, n int, x vector.Operand)

// reluNonTemporalAVX2 sets z[i] = max(x[i], 0), with non-temporal stores.
func reluNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.ReLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		reluLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		reluNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		reluLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func reluNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// leakyReLUAVX2 sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]).
func leakyReLUAVX2(z, x, slope []float32) {
	xs, slopes := vector.Of(x, 32), vector.Of(slope, 32)
	if len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLU", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLU", "len(slope)", len(slope), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		slopes = vector.Spread(&blocks[1], slope, len(z), 32, 4)
	}
	leakyReLULoopsAVX2(vector.Start(z), len(z), xs, slopes)
}

//go:noescape
func leakyReLULoopsAVX2(z *byte, n int, x vector.Operand, slope vector.Operand)

// leakyReLUNonTemporalAVX2 sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]), with non-temporal stores.
func leakyReLUNonTemporalAVX2(z, x, slope []float32) {
	xs, slopes := vector.Of(x, 32), vector.Of(slope, 32)
	if len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLU", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLU", "len(slope)", len(slope), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		slopes = vector.Spread(&blocks[1], slope, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		leakyReLULoopsAVX2(zs.At, before, xs, slopes)
	}
	if groups > 0 {
		leakyReLUNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8), slopes.From(before, 8))
	}
	if len(z)-after > 0 {
		leakyReLULoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8), slopes.From(after, 8))
	}
}

//go:noescape
func leakyReLUNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, slope vector.Operand)

// softplusAVX2 sets z[i] = softplus(x[i]).
func softplusAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Softplus", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	softplusLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func softplusLoopsAVX2(z *byte, n int, x vector.Operand)

// geluAVX2 sets z[i] = gelu(x[i]).
func geluAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.GELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	geluLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func geluLoopsAVX2(z *byte, n int, x vector.Operand)

// sigmoidAVX2 sets z[i] = sigmoid(x[i]).
func sigmoidAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Sigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	sigmoidLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func sigmoidLoopsAVX2(z *byte, n int, x vector.Operand)

// siluAVX2 sets z[i] = silu(x[i]).
func siluAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.SiLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	siluLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func siluLoopsAVX2(z *byte, n int, x vector.Operand)

// eluAVX2 sets z[i] = elu(x[i], alpha[i]).
func eluAVX2(z, x, alpha []float32) {
	xs, alphas := vector.Of(x, 32), vector.Of(alpha, 32)
	if len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float32.ELU", "len(x)", len(x), len(z))
		lengths.Fit("float32.ELU", "len(alpha)", len(alpha), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
		alphas = vector.Spread(&blocks[1], alpha, len(z), 32, 2)
	}
	eluLoopsAVX2(vector.Start(z), len(z), xs, alphas)
}

//go:noescape
func eluLoopsAVX2(z *byte, n int, x vector.Operand, alpha vector.Operand)

// mishAVX2 sets z[i] = mish(x[i]).
func mishAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.Mish", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	mishLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func mishLoopsAVX2(z *byte, n int, x vector.Operand)

// hardTanhAVX2 sets z[i] = clamp(x[i], -1, 1).
func hardTanhAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.HardTanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	hardTanhLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func hardTanhLoopsAVX2(z *byte, n int, x vector.Operand)

// hardTanhNonTemporalAVX2 sets z[i] = clamp(x[i], -1, 1), with non-temporal stores.
func hardTanhNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.HardTanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		hardTanhLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		hardTanhNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		hardTanhLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func hardTanhNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// sELUAVX2 sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * x[i], 1.7580993408473768599402175208123 * expm1(x[i])).
func sELUAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.SELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
	}
	sELULoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func sELULoopsAVX2(z *byte, n int, x vector.Operand)

// hardSigmoidAVX2 sets z[i] = clamp(x[i] + 3, 0, 6) / 6.
func hardSigmoidAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.HardSigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	hardSigmoidLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func hardSigmoidLoopsAVX2(z *byte, n int, x vector.Operand)

// hardSigmoidNonTemporalAVX2 sets z[i] = clamp(x[i] + 3, 0, 6) / 6, with non-temporal stores.
func hardSigmoidNonTemporalAVX2(z, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.HardSigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		hardSigmoidLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		hardSigmoidNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, xs.From(before, 8))
	}
	if len(z)-after > 0 {
		hardSigmoidLoopsAVX2(zs.From(after, 8).At, len(z)-after, xs.From(after, 8))
	}
}

//go:noescape
func hardSigmoidNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// reluGradAVX2 sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.ReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ReLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	reluGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func reluGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// leakyReLUGradAVX2 sets z[i] = where(x[i] < 0, slope[i] * g[i], g[i]).
func leakyReLUGradAVX2(z, g, x, slope []float32) {
	gs, xs, slopes := vector.Of(g, 32), vector.Of(x, 32), vector.Of(slope, 32)
	if len(g) != len(z) || len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.LeakyReLUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLUGrad", "len(slope)", len(slope), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		slopes = vector.Spread(&blocks[2], slope, len(z), 32, 4)
	}
	leakyReLUGradLoopsAVX2(vector.Start(z), len(z), gs, xs, slopes)
}

//go:noescape
func leakyReLUGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, slope vector.Operand)

// softplusGradAVX2 sets z[i] = g[i] * sigmoid(x[i]).
func softplusGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SoftplusGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SoftplusGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	softplusGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func softplusGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// geluGradAVX2 sets z[i] = g[i] * fma(max(min(x[i], 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x[i], 1000), -1000) * max(min(x[i], 1000), -1000)), phi(x[i])).
func geluGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.GELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.GELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	geluGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func geluGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// sigmoidGradAVX2 sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradAVX2(z, g, r []float32) {
	gs, rs := vector.Of(g, 32), vector.Of(r, 32)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.SigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SigmoidGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 32, 4)
	}
	sigmoidGradLoopsAVX2(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sigmoidGradLoopsAVX2(z *byte, n int, g vector.Operand, r vector.Operand)

// siluGradAVX2 sets z[i] = g[i] * sigmoid(x[i]) * (1 + max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))).
func siluGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SiLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SiLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	siluGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func siluGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// eluGradAVX2 sets z[i] = where(x[i] > 0, g[i], g[i] * alpha[i] * exp(x[i])).
func eluGradAVX2(z, g, x, alpha []float32) {
	gs, xs, alphas := vector.Of(g, 32), vector.Of(x, 32), vector.Of(alpha, 32)
	if len(g) != len(z) || len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float32.ELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ELUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.ELUGrad", "len(alpha)", len(alpha), len(z))
		var blocks [3]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
		alphas = vector.Spread(&blocks[2], alpha, len(z), 32, 2)
	}
	eluGradLoopsAVX2(vector.Start(z), len(z), gs, xs, alphas)
}

//go:noescape
func eluGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand, alpha vector.Operand)

// mishGradAVX2 sets z[i] = g[i] * (sigmoid(x[i]) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1)) * fma(4 * (max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))), (1 - sigmoid(x[i])) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1), 2 - sigmoid(x[i])).
func mishGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.MishGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.MishGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	mishGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func mishGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// hardTanhGradAVX2 sets z[i] = where(x[i] < -1 || x[i] > 1, 0, g[i]).
func hardTanhGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HardTanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.HardTanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	hardTanhGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardTanhGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// sELUGradAVX2 sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * g[i], 1.7580993408473768599402175208123 * (g[i] * exp(x[i]))).
func sELUGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 2)
	}
	sELUGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sELUGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// hardSigmoidGradAVX2 sets z[i] = where(x[i] > -3 && x[i] < 3, g[i] / 6, 0).
func hardSigmoidGradAVX2(z, g, x []float32) {
	gs, xs := vector.Of(g, 32), vector.Of(x, 32)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HardSigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.HardSigmoidGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
	}
	hardSigmoidGradLoopsAVX2(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardSigmoidGradLoopsAVX2(z *byte, n int, g vector.Operand, x vector.Operand)

// equalAVX2 sets z[i] = x[i] == y[i].
func equalAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Equal", "len(x)", len(x), len(z))
		lengths.Fit("float32.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	equalLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX2 sets z[i] = x[i] != y[i].
func notEqualAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	notEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// lessAVX2 sets z[i] = x[i] < y[i].
func lessAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Less", "len(x)", len(x), len(z))
		lengths.Fit("float32.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualAVX2 sets z[i] = x[i] <= y[i].
func lessEqualAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterAVX2 sets z[i] = x[i] > y[i].
func greaterAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Greater", "len(x)", len(x), len(z))
		lengths.Fit("float32.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessLoopsAVX2(vector.Start(z), len(z), ys, xs)
}

// greaterEqualAVX2 sets z[i] = x[i] >= y[i].
func greaterEqualAVX2(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessEqualLoopsAVX2(vector.Start(z), len(z), ys, xs)
}

// isNaNAVX2 sets z[i] = x[i] != x[i].
func isNaNAVX2(z []bool, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.IsNaN", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	isNaNLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func isNaNLoopsAVX2(z *byte, n int, x vector.Operand)

// isInfAVX2 sets z[i] = abs(x[i]) == inf.
func isInfAVX2(z []bool, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.IsInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	isInfLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func isInfLoopsAVX2(z *byte, n int, x vector.Operand)

// isPosInfAVX2 sets z[i] = x[i] == inf.
func isPosInfAVX2(z []bool, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.IsPosInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	isPosInfLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func isPosInfLoopsAVX2(z *byte, n int, x vector.Operand)

// isNegInfAVX2 sets z[i] = x[i] == -inf.
func isNegInfAVX2(z []bool, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.IsNegInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	isNegInfLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func isNegInfLoopsAVX2(z *byte, n int, x vector.Operand)

// isFiniteAVX2 sets z[i] = abs(x[i]) < inf.
func isFiniteAVX2(z []bool, x []float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.IsFinite", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	isFiniteLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func isFiniteLoopsAVX2(z *byte, n int, x vector.Operand)

// whereAVX2 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX2(z []float32, m []bool, x, y []float32) {
	ms, xs, ys := vector.Of(m, 8), vector.Of(x, 32), vector.Of(y, 32)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Where", "len(m)", len(m), len(z))
		lengths.Fit("float32.Where", "len(x)", len(x), len(z))
		lengths.Fit("float32.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		ms = vector.Spread(&blocks[0], m, len(z), 8, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	whereLoopsAVX2(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX2(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereNonTemporalAVX2 sets z[i] = where(m[i], x[i], y[i]), with non-temporal stores.
func whereNonTemporalAVX2(z []float32, m []bool, x, y []float32) {
	ms, xs, ys := vector.Of(m, 8), vector.Of(x, 32), vector.Of(y, 32)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Where", "len(m)", len(m), len(z))
		lengths.Fit("float32.Where", "len(x)", len(x), len(z))
		lengths.Fit("float32.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		ms = vector.Spread(&blocks[0], m, len(z), 8, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 8)
	after := before + groups
	if before > 0 {
		whereLoopsAVX2(zs.At, before, ms, xs, ys)
	}
	if groups > 0 {
		whereNonTemporalLoopsAVX2(zs.From(before, 8).At, groups, ms.From(before, 8), xs.From(before, 8), ys.From(before, 8))
	}
	if len(z)-after > 0 {
		whereLoopsAVX2(zs.From(after, 8).At, len(z)-after, ms.From(after, 8), xs.From(after, 8), ys.From(after, 8))
	}
}

//go:noescape
func whereNonTemporalLoopsAVX2(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereGradXAVX2 sets z[i] = where(m[i], g[i], 0).
func whereGradXAVX2(z, g []float32, m []bool) {
	gs, ms := vector.Of(g, 32), vector.Of(m, 8)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float32.WhereGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.WhereGradX", "len(m)", len(m), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 8, 4)
	}
	whereGradXLoopsAVX2(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradXLoopsAVX2(z *byte, n int, g vector.Operand, m vector.Operand)

// whereGradYAVX2 sets z[i] = where(m[i], 0, g[i]).
func whereGradYAVX2(z, g []float32, m []bool) {
	gs, ms := vector.Of(g, 32), vector.Of(m, 8)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float32.WhereGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.WhereGradY", "len(m)", len(m), len(z))
		var blocks [2]vector.Block32
		gs = vector.Spread(&blocks[0], g, len(z), 32, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 8, 4)
	}
	whereGradYLoopsAVX2(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradYLoopsAVX2(z *byte, n int, g vector.Operand, m vector.Operand)

// softmaxGradRowAVX2 sets z[i] = x[i] * (y[i] - a[i]).
func softmaxGradRowAVX2(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.SoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.SoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	softmaxGradRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func softmaxGradRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// logSoftmaxRowAVX2 sets z[i] = x[i] - a[i] - b[i].
func logSoftmaxRowAVX2(z, x []float32, a, b float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.LogSoftmaxRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	logSoftmaxRowLoopsAVX2(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func logSoftmaxRowLoopsAVX2(z *byte, n int, x vector.Operand, a float32, b float32)

// logSoftmaxGradRowAVX2 sets z[i] = fma(exp(x[i]), a[i], y[i]).
func logSoftmaxGradRowAVX2(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LogSoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LogSoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 2)
	}
	logSoftmaxGradRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func logSoftmaxGradRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// varGradRowAVX2 sets z[i] = (x[i] - a[i]) * b[i].
func varGradRowAVX2(z, x []float32, a, b float32) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("float32.VarGradRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	varGradRowLoopsAVX2(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func varGradRowLoopsAVX2(z *byte, n int, x vector.Operand, a float32, b float32)

// layerNormRowAVX2 sets z[i] = fma((x[i] - a[i]) * b[i], y[i], w[i]).
func layerNormRowAVX2(z, x, y, w []float32, a, b float32) {
	xs, ys, ws := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.LayerNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LayerNormRow", "len(y)", len(y), len(z))
		lengths.Fit("float32.LayerNormRow", "len(w)", len(w), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
	}
	layerNormRowLoopsAVX2(vector.Start(z), len(z), xs, ys, ws, a, b)
}

//go:noescape
func layerNormRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, a float32, b float32)

// layerNormGradRowAVX2 sets z[i] = fma(x[i] - a[i], b[i], fma(y[i], c[i], d[i])).
func layerNormGradRowAVX2(z, x, y []float32, a, b, c, d float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LayerNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LayerNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	layerNormGradRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a, b, c, d)
}

//go:noescape
func layerNormGradRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32, c float32, d float32)

// rmsNormRowAVX2 sets z[i] = x[i] * a[i] * y[i].
func rmsNormRowAVX2(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RMSNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.RMSNormRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	rmsNormRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func rmsNormRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// rmsNormGradRowAVX2 sets z[i] = fma(x[i], a[i], y[i] * b[i]).
func rmsNormGradRowAVX2(z, x, y []float32, a, b float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RMSNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.RMSNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	rmsNormGradRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func rmsNormGradRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32)

// normalizeGradRowAVX2 sets z[i] = (x[i] - y[i] * a[i]) / b[i].
func normalizeGradRowAVX2(z, x, y []float32, a, b float32) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.NormalizeGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.NormalizeGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	normalizeGradRowLoopsAVX2(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func normalizeGradRowLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32)

// diffOfProductsAVX2 sets z[i] = fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i])).
func diffOfProductsAVX2(z, x, y, w, v []float32) {
	xs, ys, ws, vs := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32), vector.Of(v, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) {
		lengths.Fit("float32.DiffOfProducts", "len(x)", len(x), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(y)", len(y), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(w)", len(w), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(v)", len(v), len(z))
		var blocks [4]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 32, 4)
	}
	diffOfProductsLoopsAVX2(vector.Start(z), len(z), xs, ys, ws, vs)
}

//go:noescape
func diffOfProductsLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand)

// diffOfProductsPlusAVX2 sets z[i] = fma(u[i], t[i], fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i]))).
func diffOfProductsPlusAVX2(z, x, y, w, v, u, t []float32) {
	xs, ys, ws, vs, us, ts := vector.Of(x, 32), vector.Of(y, 32), vector.Of(w, 32), vector.Of(v, 32), vector.Of(u, 32), vector.Of(t, 32)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) || len(u) != len(z) || len(t) != len(z) {
		lengths.Fit("float32.DiffOfProductsPlus", "len(x)", len(x), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(y)", len(y), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(w)", len(w), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(v)", len(v), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(u)", len(u), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(t)", len(t), len(z))
		var blocks [6]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 32, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 32, 4)
		us = vector.Spread(&blocks[4], u, len(z), 32, 4)
		ts = vector.Spread(&blocks[5], t, len(z), 32, 4)
	}
	diffOfProductsPlusLoopsAVX2(vector.Start(z), len(z), xs, ys, ws, vs, us, ts)
}

//go:noescape
func diffOfProductsPlusLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand, u vector.Operand, t vector.Operand)
