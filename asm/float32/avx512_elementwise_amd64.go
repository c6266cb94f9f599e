// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addAVX512 sets z[i] = x[i] + y[i].
func addAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Add", "len(x)", len(x), len(z))
		lengths.Fit("float32.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	addLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// addNonTemporalAVX512 sets z[i] = x[i] + y[i], with non-temporal stores.
func addNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Add", "len(x)", len(x), len(z))
		lengths.Fit("float32.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		addLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		addNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		addLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func addNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// subAVX512 sets z[i] = x[i] - y[i].
func subAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Sub", "len(x)", len(x), len(z))
		lengths.Fit("float32.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	subLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// subNonTemporalAVX512 sets z[i] = x[i] - y[i], with non-temporal stores.
func subNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Sub", "len(x)", len(x), len(z))
		lengths.Fit("float32.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		subLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		subNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		subLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func subNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// mulAVX512 sets z[i] = x[i] * y[i].
func mulAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
		lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	mulLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNonTemporalAVX512 sets z[i] = x[i] * y[i], with non-temporal stores.
func mulNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Mul", "len(x)", len(x), len(z))
		lengths.Fit("float32.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		mulLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		mulNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		mulLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func mulNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// divAVX512 sets z[i] = x[i] / y[i].
func divAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Div", "len(x)", len(x), len(z))
		lengths.Fit("float32.Div", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	divLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func divLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// divNonTemporalAVX512 sets z[i] = x[i] / y[i], with non-temporal stores.
func divNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Div", "len(x)", len(x), len(z))
		lengths.Fit("float32.Div", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		divLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		divNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		divLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func divNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumAVX512 sets z[i] = max(x[i], y[i]).
func maximumAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	maximumLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNonTemporalAVX512 sets z[i] = max(x[i], y[i]), with non-temporal stores.
func maximumNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		maximumLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		maximumNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		maximumLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func maximumNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumAVX512 sets z[i] = min(x[i], y[i]).
func minimumAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	minimumLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNonTemporalAVX512 sets z[i] = min(x[i], y[i]), with non-temporal stores.
func minimumNonTemporalAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("float32.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		minimumLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		minimumNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		minimumLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func minimumNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// fmaAVX512 sets z[i] = fma(x[i], y[i], w[i]).
func fmaAVX512(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.FMA", "len(x)", len(x), len(z))
		lengths.Fit("float32.FMA", "len(y)", len(y), len(z))
		lengths.Fit("float32.FMA", "len(w)", len(w), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
	}
	fmaLoopsAVX512(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func fmaLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// fmaNonTemporalAVX512 sets z[i] = fma(x[i], y[i], w[i]), with non-temporal stores.
func fmaNonTemporalAVX512(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.FMA", "len(x)", len(x), len(z))
		lengths.Fit("float32.FMA", "len(y)", len(y), len(z))
		lengths.Fit("float32.FMA", "len(w)", len(w), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		fmaLoopsAVX512(zs.At, before, xs, ys, ws)
	}
	if groups > 0 {
		fmaNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16), ws.From(before, 16))
	}
	if len(z)-after > 0 {
		fmaLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16), ws.From(after, 16))
	}
}

//go:noescape
func fmaNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// lerpAVX512 sets z[i] = fma(w[i], y[i] - x[i], x[i]).
func lerpAVX512(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.Lerp", "len(x)", len(x), len(z))
		lengths.Fit("float32.Lerp", "len(y)", len(y), len(z))
		lengths.Fit("float32.Lerp", "len(w)", len(w), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
	}
	lerpLoopsAVX512(vector.Start(z), len(z), xs, ys, ws)
}

//go:noescape
func lerpLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// lerpNonTemporalAVX512 sets z[i] = fma(w[i], y[i] - x[i], x[i]), with non-temporal stores.
func lerpNonTemporalAVX512(z, x, y, w []float32) {
	xs, ys, ws := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.Lerp", "len(x)", len(x), len(z))
		lengths.Fit("float32.Lerp", "len(y)", len(y), len(z))
		lengths.Fit("float32.Lerp", "len(w)", len(w), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		lerpLoopsAVX512(zs.At, before, xs, ys, ws)
	}
	if groups > 0 {
		lerpNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), ys.From(before, 16), ws.From(before, 16))
	}
	if len(z)-after > 0 {
		lerpLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), ys.From(after, 16), ws.From(after, 16))
	}
}

//go:noescape
func lerpNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand)

// negAVX512 sets z[i] = -x[i].
func negAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	negLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsAVX512(z *byte, n int, x vector.Operand)

// negNonTemporalAVX512 sets z[i] = -x[i], with non-temporal stores.
func negNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		negLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		negNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		negLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func negNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// absAVX512 sets z[i] = abs(x[i]).
func absAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	absLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsAVX512(z *byte, n int, x vector.Operand)

// absNonTemporalAVX512 sets z[i] = abs(x[i]), with non-temporal stores.
func absNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		absLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		absNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		absLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func absNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// signAVX512 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	signLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsAVX512(z *byte, n int, x vector.Operand)

// signNonTemporalAVX512 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])), with non-temporal stores.
func signNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		signLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		signNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		signLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func signNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// squareAVX512 sets z[i] = x[i] * x[i].
func squareAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	squareLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsAVX512(z *byte, n int, x vector.Operand)

// squareNonTemporalAVX512 sets z[i] = x[i] * x[i], with non-temporal stores.
func squareNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		squareLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		squareNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		squareLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func squareNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// recipAVX512 sets z[i] = 1 / x[i].
func recipAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Recip", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	recipLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func recipLoopsAVX512(z *byte, n int, x vector.Operand)

// recipNonTemporalAVX512 sets z[i] = 1 / x[i], with non-temporal stores.
func recipNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Recip", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		recipLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		recipNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		recipLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func recipNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// sqrtAVX512 sets z[i] = sqrt(x[i]).
func sqrtAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	sqrtLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func sqrtLoopsAVX512(z *byte, n int, x vector.Operand)

// sqrtNonTemporalAVX512 sets z[i] = sqrt(x[i]), with non-temporal stores.
func sqrtNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		sqrtLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		sqrtNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		sqrtLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func sqrtNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// clipAVX512 sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipAVX512(z, x, lo, hi []float32) {
	xs, los, his := vector.Of(x, 64), vector.Of(lo, 64), vector.Of(hi, 64)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.Clip", "len(x)", len(x), len(z))
		lengths.Fit("float32.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 64, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 64, 4)
	}
	clipLoopsAVX512(vector.Start(z), len(z), xs, los, his)
}

//go:noescape
func clipLoopsAVX512(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// clipNonTemporalAVX512 sets z[i] = clamp(x[i], lo[i], hi[i]), with non-temporal stores.
func clipNonTemporalAVX512(z, x, lo, hi []float32) {
	xs, los, his := vector.Of(x, 64), vector.Of(lo, 64), vector.Of(hi, 64)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.Clip", "len(x)", len(x), len(z))
		lengths.Fit("float32.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 64, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		clipLoopsAVX512(zs.At, before, xs, los, his)
	}
	if groups > 0 {
		clipNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), los.From(before, 16), his.From(before, 16))
	}
	if len(z)-after > 0 {
		clipLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), los.From(after, 16), his.From(after, 16))
	}
}

//go:noescape
func clipNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// divGradYAVX512 sets z[i] = -g[i] * r[i] / y[i].
func divGradYAVX512(z, g, r, y []float32) {
	gs, rs, ys := vector.Of(g, 64), vector.Of(r, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.DivGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.DivGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.DivGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	divGradYLoopsAVX512(vector.Start(z), len(z), gs, rs, ys)
}

//go:noescape
func divGradYLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand, y vector.Operand)

// remGradYAVX512 sets z[i] = -g[i] * trunc(x[i] / y[i]).
func remGradYAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RemGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.RemGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.RemGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	remGradYLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func remGradYLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// modGradYAVX512 sets z[i] = -g[i] * floor(x[i] / y[i]).
func modGradYAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.ModGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.ModGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.ModGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	modGradYLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func modGradYLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradXAVX512 sets z[i] = where(x[i] >= y[i], g[i], 0).
func maximumGradXAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MaximumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.MaximumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.MaximumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	maximumGradXLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradXLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// maximumGradYAVX512 sets z[i] = where(x[i] >= y[i], 0, g[i]).
func maximumGradYAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MaximumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.MaximumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.MaximumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	maximumGradYLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func maximumGradYLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// minimumGradXAVX512 sets z[i] = where(x[i] <= y[i], g[i], 0).
func minimumGradXAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MinimumGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.MinimumGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.MinimumGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	maximumGradXLoopsAVX512(vector.Start(z), len(z), gs, ys, xs)
}

// minimumGradYAVX512 sets z[i] = where(x[i] <= y[i], 0, g[i]).
func minimumGradYAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.MinimumGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.MinimumGradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.MinimumGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	maximumGradYLoopsAVX512(vector.Start(z), len(z), gs, ys, xs)
}

// lerpGradXAVX512 sets z[i] = g[i] * (1 - w[i]).
func lerpGradXAVX512(z, g, w []float32) {
	gs, ws := vector.Of(g, 64), vector.Of(w, 64)
	if len(g) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.LerpGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.LerpGradX", "len(w)", len(w), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		ws = vector.Spread(&blocks[1], w, len(z), 64, 4)
	}
	lerpGradXLoopsAVX512(vector.Start(z), len(z), gs, ws)
}

//go:noescape
func lerpGradXLoopsAVX512(z *byte, n int, g vector.Operand, w vector.Operand)

// lerpGradWAVX512 sets z[i] = g[i] * (y[i] - x[i]).
func lerpGradWAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LerpGradW", "len(g)", len(g), len(z))
		lengths.Fit("float32.LerpGradW", "len(x)", len(x), len(z))
		lengths.Fit("float32.LerpGradW", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	lerpGradWLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func lerpGradWLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// absGradAVX512 sets z[i] = where(x[i] < 0, -g[i], where(x[i] > 0, g[i], 0)).
func absGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AbsGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AbsGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	absGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func absGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// squareGradAVX512 sets z[i] = 2 * g[i] * x[i].
func squareGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SquareGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SquareGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	squareGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func squareGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// recipGradAVX512 sets z[i] = -g[i] * r[i] * r[i].
func recipGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.RecipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.RecipGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	recipGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func recipGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// sqrtGradAVX512 sets z[i] = g[i] / (2 * r[i]).
func sqrtGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.SqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SqrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	sqrtGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sqrtGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// clipGradAVX512 sets z[i] = where(x[i] < lo[i] || x[i] > hi[i], 0, g[i]).
func clipGradAVX512(z, g, x, lo, hi []float32) {
	gs, xs, los, his := vector.Of(g, 64), vector.Of(x, 64), vector.Of(lo, 64), vector.Of(hi, 64)
	if len(g) != len(z) || len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("float32.ClipGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ClipGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.ClipGrad", "len(lo)", len(lo), len(z))
		lengths.Fit("float32.ClipGrad", "len(hi)", len(hi), len(z))
		var blocks [4]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		los = vector.Spread(&blocks[2], lo, len(z), 64, 4)
		his = vector.Spread(&blocks[3], hi, len(z), 64, 4)
	}
	clipGradLoopsAVX512(vector.Start(z), len(z), gs, xs, los, his)
}

//go:noescape
func clipGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, lo vector.Operand, hi vector.Operand)

// floorAVX512 sets z[i] = floor(x[i]).
func floorAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Floor", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	floorLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func floorLoopsAVX512(z *byte, n int, x vector.Operand)

// floorNonTemporalAVX512 sets z[i] = floor(x[i]), with non-temporal stores.
func floorNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Floor", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		floorLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		floorNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		floorLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func floorNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// ceilAVX512 sets z[i] = ceil(x[i]).
func ceilAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Ceil", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	ceilLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func ceilLoopsAVX512(z *byte, n int, x vector.Operand)

// ceilNonTemporalAVX512 sets z[i] = ceil(x[i]), with non-temporal stores.
func ceilNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Ceil", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		ceilLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		ceilNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		ceilLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func ceilNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// truncAVX512 sets z[i] = trunc(x[i]).
func truncAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Trunc", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	truncLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func truncLoopsAVX512(z *byte, n int, x vector.Operand)

// truncNonTemporalAVX512 sets z[i] = trunc(x[i]), with non-temporal stores.
func truncNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Trunc", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		truncLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		truncNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		truncLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func truncNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// roundAVX512 sets z[i] = round(x[i]).
func roundAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Round", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	roundLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func roundLoopsAVX512(z *byte, n int, x vector.Operand)

// roundNonTemporalAVX512 sets z[i] = round(x[i]), with non-temporal stores.
func roundNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Round", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		roundLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		roundNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		roundLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func roundNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// expAVX512 sets z[i] = exp(x[i]).
func expAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Exp", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	expLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func expLoopsAVX512(z *byte, n int, x vector.Operand)

// exp2AVX512 sets z[i] = exp2(x[i]).
func exp2AVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Exp2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	exp2LoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func exp2LoopsAVX512(z *byte, n int, x vector.Operand)

// expm1AVX512 sets z[i] = expm1(x[i]).
func expm1AVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Expm1", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	expm1LoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func expm1LoopsAVX512(z *byte, n int, x vector.Operand)

// logAVX512 sets z[i] = log(x[i]).
func logAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Log", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	logLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func logLoopsAVX512(z *byte, n int, x vector.Operand)

// log2AVX512 sets z[i] = log2(x[i]).
func log2AVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Log2", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	log2LoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func log2LoopsAVX512(z *byte, n int, x vector.Operand)

// log10AVX512 sets z[i] = log10(x[i]).
func log10AVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Log10", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	log10LoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func log10LoopsAVX512(z *byte, n int, x vector.Operand)

// log1pAVX512 sets z[i] = log1p(x[i]).
func log1pAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Log1p", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	log1pLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func log1pLoopsAVX512(z *byte, n int, x vector.Operand)

// powAVX512 sets z[i] = pow(x[i], y[i]).
func powAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Pow", "len(x)", len(x), len(z))
		lengths.Fit("float32.Pow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 2)
	}
	powLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func powLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// cbrtAVX512 sets z[i] = cbrt(x[i]).
func cbrtAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Cbrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	cbrtLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func cbrtLoopsAVX512(z *byte, n int, x vector.Operand)

// rsqrtAVX512 sets z[i] = rsqrt(x[i]).
func rsqrtAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Rsqrt", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	rsqrtLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func rsqrtLoopsAVX512(z *byte, n int, x vector.Operand)

// exp2GradAVX512 sets z[i] = 0.6931471805599453 * g[i] * r[i].
func exp2GradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.Exp2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Exp2Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	exp2GradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func exp2GradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// expm1GradAVX512 sets z[i] = g[i] * (r[i] + 1).
func expm1GradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.Expm1Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Expm1Grad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	expm1GradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func expm1GradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// log2GradAVX512 sets z[i] = 1.4426950408889634 * g[i] / x[i].
func log2GradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log2Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log2Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	log2GradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log2GradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// log10GradAVX512 sets z[i] = 0.4342944819032518 * g[i] / x[i].
func log10GradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log10Grad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log10Grad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	log10GradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log10GradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// log1pGradAVX512 sets z[i] = g[i] / (1 + x[i]).
func log1pGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.Log1pGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.Log1pGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	log1pGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func log1pGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// powGradXAVX512 sets z[i] = where(x[i] == 0 && y[i] == 0, 0, g[i] * y[i] * pow(x[i], y[i] - 1)).
func powGradXAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.PowGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.PowGradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.PowGradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 2)
	}
	powGradXLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func powGradXLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// powGradYAVX512 sets z[i] = where(r[i] == 0 || x[i] == 0, 0, g[i] * r[i] * log(x[i])).
func powGradYAVX512(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 64), vector.Of(r, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.PowGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.PowGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.PowGradY", "len(x)", len(x), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 2)
		xs = vector.Spread(&blocks[2], x, len(z), 64, 2)
	}
	powGradYLoopsAVX512(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func powGradYLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// cbrtGradAVX512 sets z[i] = g[i] / (3 * r[i] * r[i]).
func cbrtGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.CbrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CbrtGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	cbrtGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func cbrtGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// rsqrtGradAVX512 sets z[i] = -0.5 * g[i] * r[i] / x[i].
func rsqrtGradAVX512(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 64), vector.Of(r, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.RsqrtGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.RsqrtGrad", "len(r)", len(r), len(z))
		lengths.Fit("float32.RsqrtGrad", "len(x)", len(x), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 64, 4)
	}
	rsqrtGradLoopsAVX512(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func rsqrtGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// sinAVX512 sets z[i] = sin(x[i]).
func sinAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	sinLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func sinLoopsAVX512(z *byte, n int, x vector.Operand)

// cosAVX512 sets z[i] = cos(x[i]).
func cosAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Cos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	cosLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func cosLoopsAVX512(z *byte, n int, x vector.Operand)

// tanAVX512 sets z[i] = tan(x[i]).
func tanAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Tan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	tanLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func tanLoopsAVX512(z *byte, n int, x vector.Operand)

// asinAVX512 sets z[i] = asin(x[i]).
func asinAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Asin", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	asinLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func asinLoopsAVX512(z *byte, n int, x vector.Operand)

// acosAVX512 sets z[i] = acos(x[i]).
func acosAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Acos", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	acosLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func acosLoopsAVX512(z *byte, n int, x vector.Operand)

// atanAVX512 sets z[i] = atan(x[i]).
func atanAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Atan", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	atanLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func atanLoopsAVX512(z *byte, n int, x vector.Operand)

// atan2AVX512 sets z[i] = atan2(x[i], y[i]).
func atan2AVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 2)
	}
	atan2LoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func atan2LoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// hypotAVX512 sets z[i] = hypot(x[i], y[i]).
func hypotAVX512(z, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Hypot", "len(x)", len(x), len(z))
		lengths.Fit("float32.Hypot", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 2)
	}
	hypotLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func hypotLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// erfAVX512 sets z[i] = erf(x[i]).
func erfAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Erf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	erfLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func erfLoopsAVX512(z *byte, n int, x vector.Operand)

// normCDFAVX512 sets z[i] = phi(x[i]).
func normCDFAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.NormCDF", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	normCDFLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func normCDFLoopsAVX512(z *byte, n int, x vector.Operand)

// sinGradAVX512 sets z[i] = g[i] * cos(x[i]).
func sinGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	sinGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// cosGradAVX512 sets z[i] = -g[i] * sin(x[i]).
func cosGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.CosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	cosGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func cosGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// tanGradAVX512 sets z[i] = g[i] * fma(r[i], r[i], 1).
func tanGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.TanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.TanGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	tanGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// asinGradAVX512 sets z[i] = g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func asinGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AsinGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AsinGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	asinGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// acosGradAVX512 sets z[i] = -g[i] / sqrt((1 - x[i]) * (1 + x[i])).
func acosGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AcosGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AcosGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	acosGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acosGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// atanGradAVX512 sets z[i] = g[i] / fma(x[i], x[i], 1).
func atanGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AtanGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AtanGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	atanGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// atan2GradXAVX512 sets z[i] = g[i] * y[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradXAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2GradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.Atan2GradX", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2GradX", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	atan2GradXLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradXLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// atan2GradYAVX512 sets z[i] = -g[i] * x[i] / (x[i] * x[i] + y[i] * y[i]).
func atan2GradYAVX512(z, g, x, y []float32) {
	gs, xs, ys := vector.Of(g, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Atan2GradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.Atan2GradY", "len(x)", len(x), len(z))
		lengths.Fit("float32.Atan2GradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	atan2GradYLoopsAVX512(vector.Start(z), len(z), gs, xs, ys)
}

//go:noescape
func atan2GradYLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, y vector.Operand)

// hypotGradXAVX512 sets z[i] = where(r[i] == 0, 0, g[i] * x[i] / r[i]).
func hypotGradXAVX512(z, g, r, x []float32) {
	gs, rs, xs := vector.Of(g, 64), vector.Of(r, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(r) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HypotGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.HypotGradX", "len(r)", len(r), len(z))
		lengths.Fit("float32.HypotGradX", "len(x)", len(x), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
		xs = vector.Spread(&blocks[2], x, len(z), 64, 4)
	}
	hypotGradXLoopsAVX512(vector.Start(z), len(z), gs, rs, xs)
}

//go:noescape
func hypotGradXLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand, x vector.Operand)

// hypotGradYAVX512 sets z[i] = where(r[i] == 0, 0, g[i] * y[i] / r[i]).
func hypotGradYAVX512(z, g, r, y []float32) {
	gs, rs, ys := vector.Of(g, 64), vector.Of(r, 64), vector.Of(y, 64)
	if len(g) != len(z) || len(r) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.HypotGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.HypotGradY", "len(r)", len(r), len(z))
		lengths.Fit("float32.HypotGradY", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	hypotGradXLoopsAVX512(vector.Start(z), len(z), gs, rs, ys)
}

// erfGradAVX512 sets z[i] = 1.1283791670955126 * g[i] * exp(-x[i] * x[i]).
func erfGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.ErfGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ErfGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	erfGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func erfGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// normCDFGradAVX512 sets z[i] = g[i] * (0.3989422804014327 * exp(-0.5 * x[i] * x[i])).
func normCDFGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.NormCDFGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.NormCDFGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	normCDFGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func normCDFGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// sinhAVX512 sets z[i] = sinh(x[i]).
func sinhAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	sinhLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func sinhLoopsAVX512(z *byte, n int, x vector.Operand)

// coshAVX512 sets z[i] = cosh(x[i]).
func coshAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Cosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	coshLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func coshLoopsAVX512(z *byte, n int, x vector.Operand)

// tanhAVX512 sets z[i] = tanh(x[i]).
func tanhAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Tanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	tanhLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func tanhLoopsAVX512(z *byte, n int, x vector.Operand)

// asinhAVX512 sets z[i] = asinh(x[i]).
func asinhAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Asinh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	asinhLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func asinhLoopsAVX512(z *byte, n int, x vector.Operand)

// acoshAVX512 sets z[i] = acosh(x[i]).
func acoshAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Acosh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	acoshLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func acoshLoopsAVX512(z *byte, n int, x vector.Operand)

// atanhAVX512 sets z[i] = atanh(x[i]).
func atanhAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Atanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	atanhLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func atanhLoopsAVX512(z *byte, n int, x vector.Operand)

// sinhGradAVX512 sets z[i] = g[i] * cosh(x[i]).
func sinhGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	sinhGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sinhGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// coshGradAVX512 sets z[i] = g[i] * sinh(x[i]).
func coshGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.CoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.CoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	coshGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func coshGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// tanhGradAVX512 sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.TanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.TanhGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	tanhGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func tanhGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// asinhGradAVX512 sets z[i] = g[i] / sqrt(x[i] * x[i] + 1).
func asinhGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AsinhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AsinhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	asinhGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func asinhGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// acoshGradAVX512 sets z[i] = g[i] / (sqrt(x[i] - 1) * sqrt(x[i] + 1)).
func acoshGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AcoshGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AcoshGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	acoshGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func acoshGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// atanhGradAVX512 sets z[i] = g[i] / ((1 - x[i]) * (1 + x[i])).
func atanhGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.AtanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.AtanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	atanhGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func atanhGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// reluAVX512 sets z[i] = max(x[i], 0).
func reluAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.ReLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	reluLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func reluLoopsAVX512(z *byte, n int, x vector.Operand)

// reluNonTemporalAVX512 sets z[i] = max(x[i], 0), with non-temporal stores.
func reluNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.ReLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		reluLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		reluNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		reluLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func reluNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// leakyReLUAVX512 sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]).
func leakyReLUAVX512(z, x, slope []float32) {
	xs, slopes := vector.Of(x, 64), vector.Of(slope, 64)
	if len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLU", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLU", "len(slope)", len(slope), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		slopes = vector.Spread(&blocks[1], slope, len(z), 64, 4)
	}
	leakyReLULoopsAVX512(vector.Start(z), len(z), xs, slopes)
}

//go:noescape
func leakyReLULoopsAVX512(z *byte, n int, x vector.Operand, slope vector.Operand)

// leakyReLUNonTemporalAVX512 sets z[i] = where(x[i] < 0, slope[i] * x[i], x[i]), with non-temporal stores.
func leakyReLUNonTemporalAVX512(z, x, slope []float32) {
	xs, slopes := vector.Of(x, 64), vector.Of(slope, 64)
	if len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLU", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLU", "len(slope)", len(slope), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		slopes = vector.Spread(&blocks[1], slope, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		leakyReLULoopsAVX512(zs.At, before, xs, slopes)
	}
	if groups > 0 {
		leakyReLUNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16), slopes.From(before, 16))
	}
	if len(z)-after > 0 {
		leakyReLULoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16), slopes.From(after, 16))
	}
}

//go:noescape
func leakyReLUNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, slope vector.Operand)

// softplusAVX512 sets z[i] = softplus(x[i]).
func softplusAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Softplus", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	softplusLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func softplusLoopsAVX512(z *byte, n int, x vector.Operand)

// geluAVX512 sets z[i] = gelu(x[i]).
func geluAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.GELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	geluLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func geluLoopsAVX512(z *byte, n int, x vector.Operand)

// sigmoidAVX512 sets z[i] = sigmoid(x[i]).
func sigmoidAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Sigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	sigmoidLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func sigmoidLoopsAVX512(z *byte, n int, x vector.Operand)

// siluAVX512 sets z[i] = silu(x[i]).
func siluAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.SiLU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	siluLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func siluLoopsAVX512(z *byte, n int, x vector.Operand)

// eluAVX512 sets z[i] = elu(x[i], alpha[i]).
func eluAVX512(z, x, alpha []float32) {
	xs, alphas := vector.Of(x, 64), vector.Of(alpha, 64)
	if len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float32.ELU", "len(x)", len(x), len(z))
		lengths.Fit("float32.ELU", "len(alpha)", len(alpha), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
		alphas = vector.Spread(&blocks[1], alpha, len(z), 64, 2)
	}
	eluLoopsAVX512(vector.Start(z), len(z), xs, alphas)
}

//go:noescape
func eluLoopsAVX512(z *byte, n int, x vector.Operand, alpha vector.Operand)

// mishAVX512 sets z[i] = mish(x[i]).
func mishAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.Mish", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	mishLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func mishLoopsAVX512(z *byte, n int, x vector.Operand)

// hardTanhAVX512 sets z[i] = clamp(x[i], -1, 1).
func hardTanhAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.HardTanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	hardTanhLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func hardTanhLoopsAVX512(z *byte, n int, x vector.Operand)

// hardTanhNonTemporalAVX512 sets z[i] = clamp(x[i], -1, 1), with non-temporal stores.
func hardTanhNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.HardTanh", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		hardTanhLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		hardTanhNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		hardTanhLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func hardTanhNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// sELUAVX512 sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * x[i], 1.7580993408473768599402175208123 * expm1(x[i])).
func sELUAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.SELU", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
	}
	sELULoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func sELULoopsAVX512(z *byte, n int, x vector.Operand)

// hardSigmoidAVX512 sets z[i] = clamp(x[i] + 3, 0, 6) / 6.
func hardSigmoidAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.HardSigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	hardSigmoidLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func hardSigmoidLoopsAVX512(z *byte, n int, x vector.Operand)

// hardSigmoidNonTemporalAVX512 sets z[i] = clamp(x[i] + 3, 0, 6) / 6, with non-temporal stores.
func hardSigmoidNonTemporalAVX512(z, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.HardSigmoid", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		hardSigmoidLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		hardSigmoidNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, xs.From(before, 16))
	}
	if len(z)-after > 0 {
		hardSigmoidLoopsAVX512(zs.From(after, 16).At, len(z)-after, xs.From(after, 16))
	}
}

//go:noescape
func hardSigmoidNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// reluGradAVX512 sets z[i] = where(x[i] > 0, g[i], 0).
func reluGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.ReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ReLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	reluGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func reluGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// leakyReLUGradAVX512 sets z[i] = where(x[i] < 0, slope[i] * g[i], g[i]).
func leakyReLUGradAVX512(z, g, x, slope []float32) {
	gs, xs, slopes := vector.Of(g, 64), vector.Of(x, 64), vector.Of(slope, 64)
	if len(g) != len(z) || len(x) != len(z) || len(slope) != len(z) {
		lengths.Fit("float32.LeakyReLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.LeakyReLUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.LeakyReLUGrad", "len(slope)", len(slope), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		slopes = vector.Spread(&blocks[2], slope, len(z), 64, 4)
	}
	leakyReLUGradLoopsAVX512(vector.Start(z), len(z), gs, xs, slopes)
}

//go:noescape
func leakyReLUGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, slope vector.Operand)

// softplusGradAVX512 sets z[i] = g[i] * sigmoid(x[i]).
func softplusGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SoftplusGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SoftplusGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	softplusGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func softplusGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// geluGradAVX512 sets z[i] = g[i] * fma(max(min(x[i], 1000), -1000) * 0.3989422804014327, exp(-0.5 * max(min(x[i], 1000), -1000) * max(min(x[i], 1000), -1000)), phi(x[i])).
func geluGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.GELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.GELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	geluGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func geluGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// sigmoidGradAVX512 sets z[i] = g[i] * r[i] * (1 - r[i]).
func sigmoidGradAVX512(z, g, r []float32) {
	gs, rs := vector.Of(g, 64), vector.Of(r, 64)
	if len(g) != len(z) || len(r) != len(z) {
		lengths.Fit("float32.SigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SigmoidGrad", "len(r)", len(r), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		rs = vector.Spread(&blocks[1], r, len(z), 64, 4)
	}
	sigmoidGradLoopsAVX512(vector.Start(z), len(z), gs, rs)
}

//go:noescape
func sigmoidGradLoopsAVX512(z *byte, n int, g vector.Operand, r vector.Operand)

// siluGradAVX512 sets z[i] = g[i] * sigmoid(x[i]) * (1 + max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))).
func siluGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SiLUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SiLUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	siluGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func siluGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// eluGradAVX512 sets z[i] = where(x[i] > 0, g[i], g[i] * alpha[i] * exp(x[i])).
func eluGradAVX512(z, g, x, alpha []float32) {
	gs, xs, alphas := vector.Of(g, 64), vector.Of(x, 64), vector.Of(alpha, 64)
	if len(g) != len(z) || len(x) != len(z) || len(alpha) != len(z) {
		lengths.Fit("float32.ELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.ELUGrad", "len(x)", len(x), len(z))
		lengths.Fit("float32.ELUGrad", "len(alpha)", len(alpha), len(z))
		var blocks [3]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
		alphas = vector.Spread(&blocks[2], alpha, len(z), 64, 2)
	}
	eluGradLoopsAVX512(vector.Start(z), len(z), gs, xs, alphas)
}

//go:noescape
func eluGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand, alpha vector.Operand)

// mishGradAVX512 sets z[i] = g[i] * (sigmoid(x[i]) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1)) * fma(4 * (max(min(x[i], 1000), -1000) * (1 - sigmoid(x[i]))), (1 - sigmoid(x[i])) / fma(1 - sigmoid(x[i]), 1 - sigmoid(x[i]), 1), 2 - sigmoid(x[i])).
func mishGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.MishGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.MishGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	mishGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func mishGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// hardTanhGradAVX512 sets z[i] = where(x[i] < -1 || x[i] > 1, 0, g[i]).
func hardTanhGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HardTanhGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.HardTanhGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	hardTanhGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardTanhGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// sELUGradAVX512 sets z[i] = where(x[i] > 0, 1.0507009873554804934193349852946 * g[i], 1.7580993408473768599402175208123 * (g[i] * exp(x[i]))).
func sELUGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.SELUGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.SELUGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 2)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 2)
	}
	sELUGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func sELUGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// hardSigmoidGradAVX512 sets z[i] = where(x[i] > -3 && x[i] < 3, g[i] / 6, 0).
func hardSigmoidGradAVX512(z, g, x []float32) {
	gs, xs := vector.Of(g, 64), vector.Of(x, 64)
	if len(g) != len(z) || len(x) != len(z) {
		lengths.Fit("float32.HardSigmoidGrad", "len(g)", len(g), len(z))
		lengths.Fit("float32.HardSigmoidGrad", "len(x)", len(x), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
	}
	hardSigmoidGradLoopsAVX512(vector.Start(z), len(z), gs, xs)
}

//go:noescape
func hardSigmoidGradLoopsAVX512(z *byte, n int, g vector.Operand, x vector.Operand)

// equalAVX512 sets z[i] = x[i] == y[i].
func equalAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Equal", "len(x)", len(x), len(z))
		lengths.Fit("float32.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	equalLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX512 sets z[i] = x[i] != y[i].
func notEqualAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	notEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// lessAVX512 sets z[i] = x[i] < y[i].
func lessAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Less", "len(x)", len(x), len(z))
		lengths.Fit("float32.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualAVX512 sets z[i] = x[i] <= y[i].
func lessEqualAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterAVX512 sets z[i] = x[i] > y[i].
func greaterAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Greater", "len(x)", len(x), len(z))
		lengths.Fit("float32.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessLoopsAVX512(vector.Start(z), len(z), ys, xs)
}

// greaterEqualAVX512 sets z[i] = x[i] >= y[i].
func greaterEqualAVX512(z []bool, x, y []float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("float32.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessEqualLoopsAVX512(vector.Start(z), len(z), ys, xs)
}

// isNaNAVX512 sets z[i] = x[i] != x[i].
func isNaNAVX512(z []bool, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.IsNaN", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	isNaNLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func isNaNLoopsAVX512(z *byte, n int, x vector.Operand)

// isInfAVX512 sets z[i] = abs(x[i]) == inf.
func isInfAVX512(z []bool, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.IsInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	isInfLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func isInfLoopsAVX512(z *byte, n int, x vector.Operand)

// isPosInfAVX512 sets z[i] = x[i] == inf.
func isPosInfAVX512(z []bool, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.IsPosInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	isPosInfLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func isPosInfLoopsAVX512(z *byte, n int, x vector.Operand)

// isNegInfAVX512 sets z[i] = x[i] == -inf.
func isNegInfAVX512(z []bool, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.IsNegInf", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	isNegInfLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func isNegInfLoopsAVX512(z *byte, n int, x vector.Operand)

// isFiniteAVX512 sets z[i] = abs(x[i]) < inf.
func isFiniteAVX512(z []bool, x []float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.IsFinite", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	isFiniteLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func isFiniteLoopsAVX512(z *byte, n int, x vector.Operand)

// whereAVX512 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX512(z []float32, m []bool, x, y []float32) {
	ms, xs, ys := vector.Of(m, 16), vector.Of(x, 64), vector.Of(y, 64)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Where", "len(m)", len(m), len(z))
		lengths.Fit("float32.Where", "len(x)", len(x), len(z))
		lengths.Fit("float32.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		ms = vector.Spread(&blocks[0], m, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	whereLoopsAVX512(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX512(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereNonTemporalAVX512 sets z[i] = where(m[i], x[i], y[i]), with non-temporal stores.
func whereNonTemporalAVX512(z []float32, m []bool, x, y []float32) {
	ms, xs, ys := vector.Of(m, 16), vector.Of(x, 64), vector.Of(y, 64)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.Where", "len(m)", len(m), len(z))
		lengths.Fit("float32.Where", "len(x)", len(x), len(z))
		lengths.Fit("float32.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		ms = vector.Spread(&blocks[0], m, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 16)
	after := before + groups
	if before > 0 {
		whereLoopsAVX512(zs.At, before, ms, xs, ys)
	}
	if groups > 0 {
		whereNonTemporalLoopsAVX512(zs.From(before, 16).At, groups, ms.From(before, 16), xs.From(before, 16), ys.From(before, 16))
	}
	if len(z)-after > 0 {
		whereLoopsAVX512(zs.From(after, 16).At, len(z)-after, ms.From(after, 16), xs.From(after, 16), ys.From(after, 16))
	}
}

//go:noescape
func whereNonTemporalLoopsAVX512(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereGradXAVX512 sets z[i] = where(m[i], g[i], 0).
func whereGradXAVX512(z, g []float32, m []bool) {
	gs, ms := vector.Of(g, 64), vector.Of(m, 16)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float32.WhereGradX", "len(g)", len(g), len(z))
		lengths.Fit("float32.WhereGradX", "len(m)", len(m), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 16, 4)
	}
	whereGradXLoopsAVX512(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradXLoopsAVX512(z *byte, n int, g vector.Operand, m vector.Operand)

// whereGradYAVX512 sets z[i] = where(m[i], 0, g[i]).
func whereGradYAVX512(z, g []float32, m []bool) {
	gs, ms := vector.Of(g, 64), vector.Of(m, 16)
	if len(g) != len(z) || len(m) != len(z) {
		lengths.Fit("float32.WhereGradY", "len(g)", len(g), len(z))
		lengths.Fit("float32.WhereGradY", "len(m)", len(m), len(z))
		var blocks [2]vector.Block64
		gs = vector.Spread(&blocks[0], g, len(z), 64, 4)
		ms = vector.Spread(&blocks[1], m, len(z), 16, 4)
	}
	whereGradYLoopsAVX512(vector.Start(z), len(z), gs, ms)
}

//go:noescape
func whereGradYLoopsAVX512(z *byte, n int, g vector.Operand, m vector.Operand)

// softmaxGradRowAVX512 sets z[i] = x[i] * (y[i] - a[i]).
func softmaxGradRowAVX512(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.SoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.SoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	softmaxGradRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func softmaxGradRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// logSoftmaxRowAVX512 sets z[i] = x[i] - a[i] - b[i].
func logSoftmaxRowAVX512(z, x []float32, a, b float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.LogSoftmaxRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	logSoftmaxRowLoopsAVX512(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func logSoftmaxRowLoopsAVX512(z *byte, n int, x vector.Operand, a float32, b float32)

// logSoftmaxGradRowAVX512 sets z[i] = fma(exp(x[i]), a[i], y[i]).
func logSoftmaxGradRowAVX512(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LogSoftmaxGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LogSoftmaxGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 2)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 2)
	}
	logSoftmaxGradRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func logSoftmaxGradRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// varGradRowAVX512 sets z[i] = (x[i] - a[i]) * b[i].
func varGradRowAVX512(z, x []float32, a, b float32) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("float32.VarGradRow", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	varGradRowLoopsAVX512(vector.Start(z), len(z), xs, a, b)
}

//go:noescape
func varGradRowLoopsAVX512(z *byte, n int, x vector.Operand, a float32, b float32)

// layerNormRowAVX512 sets z[i] = fma((x[i] - a[i]) * b[i], y[i], w[i]).
func layerNormRowAVX512(z, x, y, w []float32, a, b float32) {
	xs, ys, ws := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) {
		lengths.Fit("float32.LayerNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LayerNormRow", "len(y)", len(y), len(z))
		lengths.Fit("float32.LayerNormRow", "len(w)", len(w), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
	}
	layerNormRowLoopsAVX512(vector.Start(z), len(z), xs, ys, ws, a, b)
}

//go:noescape
func layerNormRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, a float32, b float32)

// layerNormGradRowAVX512 sets z[i] = fma(x[i] - a[i], b[i], fma(y[i], c[i], d[i])).
func layerNormGradRowAVX512(z, x, y []float32, a, b, c, d float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.LayerNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.LayerNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	layerNormGradRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a, b, c, d)
}

//go:noescape
func layerNormGradRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32, c float32, d float32)

// rmsNormRowAVX512 sets z[i] = x[i] * a[i] * y[i].
func rmsNormRowAVX512(z, x, y []float32, a float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RMSNormRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.RMSNormRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	rmsNormRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a)
}

//go:noescape
func rmsNormRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32)

// rmsNormGradRowAVX512 sets z[i] = fma(x[i], a[i], y[i] * b[i]).
func rmsNormGradRowAVX512(z, x, y []float32, a, b float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.RMSNormGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.RMSNormGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	rmsNormGradRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func rmsNormGradRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32)

// normalizeGradRowAVX512 sets z[i] = (x[i] - y[i] * a[i]) / b[i].
func normalizeGradRowAVX512(z, x, y []float32, a, b float32) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("float32.NormalizeGradRow", "len(x)", len(x), len(z))
		lengths.Fit("float32.NormalizeGradRow", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	normalizeGradRowLoopsAVX512(vector.Start(z), len(z), xs, ys, a, b)
}

//go:noescape
func normalizeGradRowLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, a float32, b float32)

// diffOfProductsAVX512 sets z[i] = fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i])).
func diffOfProductsAVX512(z, x, y, w, v []float32) {
	xs, ys, ws, vs := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64), vector.Of(v, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) {
		lengths.Fit("float32.DiffOfProducts", "len(x)", len(x), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(y)", len(y), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(w)", len(w), len(z))
		lengths.Fit("float32.DiffOfProducts", "len(v)", len(v), len(z))
		var blocks [4]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 64, 4)
	}
	diffOfProductsLoopsAVX512(vector.Start(z), len(z), xs, ys, ws, vs)
}

//go:noescape
func diffOfProductsLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand)

// diffOfProductsPlusAVX512 sets z[i] = fma(u[i], t[i], fma(x[i], y[i], -(w[i] * v[i])) - fma(w[i], v[i], -(w[i] * v[i]))).
func diffOfProductsPlusAVX512(z, x, y, w, v, u, t []float32) {
	xs, ys, ws, vs, us, ts := vector.Of(x, 64), vector.Of(y, 64), vector.Of(w, 64), vector.Of(v, 64), vector.Of(u, 64), vector.Of(t, 64)
	if len(x) != len(z) || len(y) != len(z) || len(w) != len(z) || len(v) != len(z) || len(u) != len(z) || len(t) != len(z) {
		lengths.Fit("float32.DiffOfProductsPlus", "len(x)", len(x), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(y)", len(y), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(w)", len(w), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(v)", len(v), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(u)", len(u), len(z))
		lengths.Fit("float32.DiffOfProductsPlus", "len(t)", len(t), len(z))
		var blocks [6]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
		ws = vector.Spread(&blocks[2], w, len(z), 64, 4)
		vs = vector.Spread(&blocks[3], v, len(z), 64, 4)
		us = vector.Spread(&blocks[4], u, len(z), 64, 4)
		ts = vector.Spread(&blocks[5], t, len(z), 64, 4)
	}
	diffOfProductsPlusLoopsAVX512(vector.Start(z), len(z), xs, ys, ws, vs, us, ts)
}

//go:noescape
func diffOfProductsPlusLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand, w vector.Operand, v vector.Operand, u vector.Operand, t vector.Operand)
