// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addAVX2 sets z[i] = x[i] + y[i].
func addAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Add", "len(x)", len(x), len(z))
		lengths.Fit("int.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	addLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// addNonTemporalAVX2 sets z[i] = x[i] + y[i], with non-temporal stores.
func addNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Add", "len(x)", len(x), len(z))
		lengths.Fit("int.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		addLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		addNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		addLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func addNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// subAVX2 sets z[i] = x[i] - y[i].
func subAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Sub", "len(x)", len(x), len(z))
		lengths.Fit("int.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	subLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// subNonTemporalAVX2 sets z[i] = x[i] - y[i], with non-temporal stores.
func subNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Sub", "len(x)", len(x), len(z))
		lengths.Fit("int.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		subLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		subNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		subLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func subNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// mulAVX2 sets z[i] = x[i] * y[i].
func mulAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Mul", "len(x)", len(x), len(z))
		lengths.Fit("int.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	mulLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNonTemporalAVX2 sets z[i] = x[i] * y[i], with non-temporal stores.
func mulNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Mul", "len(x)", len(x), len(z))
		lengths.Fit("int.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		mulLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		mulNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		mulLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func mulNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumAVX2 sets z[i] = max(x[i], y[i]).
func maximumAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("int.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	maximumLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNonTemporalAVX2 sets z[i] = max(x[i], y[i]), with non-temporal stores.
func maximumNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("int.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		maximumLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		maximumNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		maximumLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func maximumNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumAVX2 sets z[i] = min(x[i], y[i]).
func minimumAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("int.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	minimumLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNonTemporalAVX2 sets z[i] = min(x[i], y[i]), with non-temporal stores.
func minimumNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("int.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		minimumLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		minimumNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		minimumLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func minimumNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// negAVX2 sets z[i] = -x[i].
func negAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	negLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsAVX2(z *byte, n int, x vector.Operand)

// negNonTemporalAVX2 sets z[i] = -x[i], with non-temporal stores.
func negNonTemporalAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		negLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		negNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4))
	}
	if len(z)-after > 0 {
		negLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4))
	}
}

//go:noescape
func negNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// absAVX2 sets z[i] = abs(x[i]).
func absAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	absLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsAVX2(z *byte, n int, x vector.Operand)

// absNonTemporalAVX2 sets z[i] = abs(x[i]), with non-temporal stores.
func absNonTemporalAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		absLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		absNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4))
	}
	if len(z)-after > 0 {
		absLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4))
	}
}

//go:noescape
func absNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// signAVX2 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	signLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsAVX2(z *byte, n int, x vector.Operand)

// signNonTemporalAVX2 sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])), with non-temporal stores.
func signNonTemporalAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		signLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		signNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4))
	}
	if len(z)-after > 0 {
		signLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4))
	}
}

//go:noescape
func signNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// squareAVX2 sets z[i] = x[i] * x[i].
func squareAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	squareLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsAVX2(z *byte, n int, x vector.Operand)

// squareNonTemporalAVX2 sets z[i] = x[i] * x[i], with non-temporal stores.
func squareNonTemporalAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		squareLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		squareNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4))
	}
	if len(z)-after > 0 {
		squareLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4))
	}
}

//go:noescape
func squareNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// clipAVX2 sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipAVX2(z, x, lo, hi []int) {
	xs, los, his := vector.Of(x, 32), vector.Of(lo, 32), vector.Of(hi, 32)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("int.Clip", "len(x)", len(x), len(z))
		lengths.Fit("int.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("int.Clip", "len(hi)", len(hi), len(z))
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
func clipNonTemporalAVX2(z, x, lo, hi []int) {
	xs, los, his := vector.Of(x, 32), vector.Of(lo, 32), vector.Of(hi, 32)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("int.Clip", "len(x)", len(x), len(z))
		lengths.Fit("int.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("int.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 32, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		clipLoopsAVX2(zs.At, before, xs, los, his)
	}
	if groups > 0 {
		clipNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), los.From(before, 4), his.From(before, 4))
	}
	if len(z)-after > 0 {
		clipLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), los.From(after, 4), his.From(after, 4))
	}
}

//go:noescape
func clipNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// equalAVX2 sets z[i] = x[i] == y[i].
func equalAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Equal", "len(x)", len(x), len(z))
		lengths.Fit("int.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	equalLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX2 sets z[i] = x[i] != y[i].
func notEqualAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	notEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// lessAVX2 sets z[i] = x[i] < y[i].
func lessAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Less", "len(x)", len(x), len(z))
		lengths.Fit("int.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualAVX2 sets z[i] = x[i] <= y[i].
func lessEqualAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterAVX2 sets z[i] = x[i] > y[i].
func greaterAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Greater", "len(x)", len(x), len(z))
		lengths.Fit("int.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessLoopsAVX2(vector.Start(z), len(z), ys, xs)
}

// greaterEqualAVX2 sets z[i] = x[i] >= y[i].
func greaterEqualAVX2(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	lessEqualLoopsAVX2(vector.Start(z), len(z), ys, xs)
}

// whereAVX2 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX2(z []int, m []bool, x, y []int) {
	ms, xs, ys := vector.Of(m, 4), vector.Of(x, 32), vector.Of(y, 32)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Where", "len(m)", len(m), len(z))
		lengths.Fit("int.Where", "len(x)", len(x), len(z))
		lengths.Fit("int.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		ms = vector.Spread(&blocks[0], m, len(z), 4, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	whereLoopsAVX2(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX2(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// whereNonTemporalAVX2 sets z[i] = where(m[i], x[i], y[i]), with non-temporal stores.
func whereNonTemporalAVX2(z []int, m []bool, x, y []int) {
	ms, xs, ys := vector.Of(m, 4), vector.Of(x, 32), vector.Of(y, 32)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Where", "len(m)", len(m), len(z))
		lengths.Fit("int.Where", "len(x)", len(x), len(z))
		lengths.Fit("int.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		ms = vector.Spread(&blocks[0], m, len(z), 4, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		whereLoopsAVX2(zs.At, before, ms, xs, ys)
	}
	if groups > 0 {
		whereNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, ms.From(before, 4), xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		whereLoopsAVX2(zs.From(after, 4).At, len(z)-after, ms.From(after, 4), xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func whereNonTemporalLoopsAVX2(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andAVX2 sets z[i] = x[i] & y[i].
func andAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.And", "len(x)", len(x), len(z))
		lengths.Fit("int.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	andLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// andNonTemporalAVX2 sets z[i] = x[i] & y[i], with non-temporal stores.
func andNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.And", "len(x)", len(x), len(z))
		lengths.Fit("int.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		andLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		andNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		andLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func andNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// orAVX2 sets z[i] = x[i] | y[i].
func orAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Or", "len(x)", len(x), len(z))
		lengths.Fit("int.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	orLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// orNonTemporalAVX2 sets z[i] = x[i] | y[i], with non-temporal stores.
func orNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Or", "len(x)", len(x), len(z))
		lengths.Fit("int.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		orLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		orNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		orLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func orNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// xorAVX2 sets z[i] = x[i] ^ y[i].
func xorAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Xor", "len(x)", len(x), len(z))
		lengths.Fit("int.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	xorLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func xorLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// xorNonTemporalAVX2 sets z[i] = x[i] ^ y[i], with non-temporal stores.
func xorNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Xor", "len(x)", len(x), len(z))
		lengths.Fit("int.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		xorLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		xorNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		xorLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func xorNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// notAVX2 sets z[i] = ^x[i].
func notAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	notLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsAVX2(z *byte, n int, x vector.Operand)

// notNonTemporalAVX2 sets z[i] = ^x[i], with non-temporal stores.
func notNonTemporalAVX2(z, x []int) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("int.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		notLoopsAVX2(zs.At, before, xs)
	}
	if groups > 0 {
		notNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4))
	}
	if len(z)-after > 0 {
		notLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4))
	}
}

//go:noescape
func notNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand)

// shlAVX2 sets z[i] = x[i] << y[i].
func shlAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shl", "len(x)", len(x), len(z))
		lengths.Fit("int.Shl", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	shlLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shlLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// shlNonTemporalAVX2 sets z[i] = x[i] << y[i], with non-temporal stores.
func shlNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shl", "len(x)", len(x), len(z))
		lengths.Fit("int.Shl", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		shlLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		shlNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		shlLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func shlNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// shrAVX2 sets z[i] = x[i] >> y[i].
func shrAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shr", "len(x)", len(x), len(z))
		lengths.Fit("int.Shr", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	shrLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shrLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// shrNonTemporalAVX2 sets z[i] = x[i] >> y[i], with non-temporal stores.
func shrNonTemporalAVX2(z, x, y []int) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shr", "len(x)", len(x), len(z))
		lengths.Fit("int.Shr", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	zs := vector.Of(z, 32)
	before, groups := vector.Lines(z, 4)
	after := before + groups
	if before > 0 {
		shrLoopsAVX2(zs.At, before, xs, ys)
	}
	if groups > 0 {
		shrNonTemporalLoopsAVX2(zs.From(before, 4).At, groups, xs.From(before, 4), ys.From(before, 4))
	}
	if len(z)-after > 0 {
		shrLoopsAVX2(zs.From(after, 4).At, len(z)-after, xs.From(after, 4), ys.From(after, 4))
	}
}

//go:noescape
func shrNonTemporalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)
