// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addAVX512 sets z[i] = x[i] + y[i].
func addAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Add", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	addLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// addNonTemporalAVX512 sets z[i] = x[i] + y[i], with non-temporal stores.
func addNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Add", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		addLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		addNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		addLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func addNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// subAVX512 sets z[i] = x[i] - y[i].
func subAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Sub", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	subLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// subNonTemporalAVX512 sets z[i] = x[i] - y[i], with non-temporal stores.
func subNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Sub", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		subLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		subNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		subLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func subNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// mulAVX512 sets z[i] = x[i] * y[i].
func mulAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Mul", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	mulLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNonTemporalAVX512 sets z[i] = x[i] * y[i], with non-temporal stores.
func mulNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Mul", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		mulLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		mulNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		mulLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func mulNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumAVX512 sets z[i] = max(x[i], y[i]).
func maximumAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	maximumLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNonTemporalAVX512 sets z[i] = max(x[i], y[i]), with non-temporal stores.
func maximumNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		maximumLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		maximumNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		maximumLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func maximumNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumAVX512 sets z[i] = min(x[i], y[i]).
func minimumAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	minimumLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNonTemporalAVX512 sets z[i] = min(x[i], y[i]), with non-temporal stores.
func minimumNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		minimumLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		minimumNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		minimumLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func minimumNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// negAVX512 sets z[i] = -x[i].
func negAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	negLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsAVX512(z *byte, n int, x vector.Operand)

// negNonTemporalAVX512 sets z[i] = -x[i], with non-temporal stores.
func negNonTemporalAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		negLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		negNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64))
	}
	if len(z)-after > 0 {
		negLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64))
	}
}

//go:noescape
func negNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// absAVX512 sets z[i] = abs(x[i]).
func absAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	absLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsAVX512(z *byte, n int, x vector.Operand)

// absNonTemporalAVX512 sets z[i] = abs(x[i]), with non-temporal stores.
func absNonTemporalAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		absLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		absNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64))
	}
	if len(z)-after > 0 {
		absLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64))
	}
}

//go:noescape
func absNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// signAVX512 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	signLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsAVX512(z *byte, n int, x vector.Operand)

// signNonTemporalAVX512 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])), with non-temporal stores.
func signNonTemporalAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		signLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		signNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64))
	}
	if len(z)-after > 0 {
		signLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64))
	}
}

//go:noescape
func signNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// squareAVX512 sets z[i] = x[i] * x[i].
func squareAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	squareLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsAVX512(z *byte, n int, x vector.Operand)

// squareNonTemporalAVX512 sets z[i] = x[i] * x[i], with non-temporal stores.
func squareNonTemporalAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		squareLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		squareNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64))
	}
	if len(z)-after > 0 {
		squareLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64))
	}
}

//go:noescape
func squareNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)

// clipAVX512 sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipAVX512(z, x, lo, hi []uint8) {
	xs, los, his := vector.Of(x, 64), vector.Of(lo, 64), vector.Of(hi, 64)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("uint8.Clip", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("uint8.Clip", "len(hi)", len(hi), len(z))
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
func clipNonTemporalAVX512(z, x, lo, hi []uint8) {
	xs, los, his := vector.Of(x, 64), vector.Of(lo, 64), vector.Of(hi, 64)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("uint8.Clip", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("uint8.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 64, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		clipLoopsAVX512(zs.At, before, xs, los, his)
	}
	if groups > 0 {
		clipNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), los.From(before, 64), his.From(before, 64))
	}
	if len(z)-after > 0 {
		clipLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), los.From(after, 64), his.From(after, 64))
	}
}

//go:noescape
func clipNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// equalAVX512 sets z[i] = x[i] == y[i].
func equalAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Equal", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	equalLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX512 sets z[i] = x[i] != y[i].
func notEqualAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	notEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// lessAVX512 sets z[i] = x[i] < y[i].
func lessAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Less", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualAVX512 sets z[i] = x[i] <= y[i].
func lessEqualAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterAVX512 sets z[i] = x[i] > y[i].
func greaterAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Greater", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessLoopsAVX512(vector.Start(z), len(z), ys, xs)
}

// greaterEqualAVX512 sets z[i] = x[i] >= y[i].
func greaterEqualAVX512(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	lessEqualLoopsAVX512(vector.Start(z), len(z), ys, xs)
}

// whereAVX512 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX512(z []uint8, m []bool, x, y []uint8) {
	ms, xs, ys := vector.Of(m, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Where", "len(m)", len(m), len(z))
		lengths.Fit("uint8.Where", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		ms = vector.Spread(&blocks[0], m, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	whereLoopsAVX512(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX512(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereNonTemporalAVX512 sets z[i] = where(m[i], x[i], y[i]), with non-temporal stores.
func whereNonTemporalAVX512(z []uint8, m []bool, x, y []uint8) {
	ms, xs, ys := vector.Of(m, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Where", "len(m)", len(m), len(z))
		lengths.Fit("uint8.Where", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		ms = vector.Spread(&blocks[0], m, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		whereLoopsAVX512(zs.At, before, ms, xs, ys)
	}
	if groups > 0 {
		whereNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, ms.From(before, 64), xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		whereLoopsAVX512(zs.From(after, 64).At, len(z)-after, ms.From(after, 64), xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func whereNonTemporalLoopsAVX512(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andAVX512 sets z[i] = x[i] & y[i].
func andAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.And", "len(x)", len(x), len(z))
		lengths.Fit("uint8.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	andLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// andNonTemporalAVX512 sets z[i] = x[i] & y[i], with non-temporal stores.
func andNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.And", "len(x)", len(x), len(z))
		lengths.Fit("uint8.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		andLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		andNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		andLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func andNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// orAVX512 sets z[i] = x[i] | y[i].
func orAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Or", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	orLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// orNonTemporalAVX512 sets z[i] = x[i] | y[i], with non-temporal stores.
func orNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Or", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		orLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		orNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		orLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func orNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// xorAVX512 sets z[i] = x[i] ^ y[i].
func xorAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Xor", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	xorLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func xorLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// xorNonTemporalAVX512 sets z[i] = x[i] ^ y[i], with non-temporal stores.
func xorNonTemporalAVX512(z, x, y []uint8) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Xor", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		xorLoopsAVX512(zs.At, before, xs, ys)
	}
	if groups > 0 {
		xorNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64), ys.From(before, 64))
	}
	if len(z)-after > 0 {
		xorLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64), ys.From(after, 64))
	}
}

//go:noescape
func xorNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// notAVX512 sets z[i] = ^x[i].
func notAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	notLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsAVX512(z *byte, n int, x vector.Operand)

// notNonTemporalAVX512 sets z[i] = ^x[i], with non-temporal stores.
func notNonTemporalAVX512(z, x []uint8) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("uint8.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	zs := vector.Of(z, 64)
	before, groups := vector.Lines(z, 64)
	after := before + groups
	if before > 0 {
		notLoopsAVX512(zs.At, before, xs)
	}
	if groups > 0 {
		notNonTemporalLoopsAVX512(zs.From(before, 64).At, groups, xs.From(before, 64))
	}
	if len(z)-after > 0 {
		notLoopsAVX512(zs.From(after, 64).At, len(z)-after, xs.From(after, 64))
	}
}

//go:noescape
func notNonTemporalLoopsAVX512(z *byte, n int, x vector.Operand)
