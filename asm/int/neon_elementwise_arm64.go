// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addNEON sets z[i] = x[i] + y[i].
func addNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Add", "len(x)", len(x), len(z))
		lengths.Fit("int.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	addLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// subNEON sets z[i] = x[i] - y[i].
func subNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Sub", "len(x)", len(x), len(z))
		lengths.Fit("int.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	subLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNEON sets z[i] = max(x[i], y[i]).
func maximumNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("int.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	maximumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNEON sets z[i] = min(x[i], y[i]).
func minimumNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("int.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	minimumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// negNEON sets z[i] = -x[i].
func negNEON(z, x []int) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("int.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	negLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsNEON(z *byte, n int, x vector.Operand)

// absNEON sets z[i] = abs(x[i]).
func absNEON(z, x []int) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("int.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	absLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsNEON(z *byte, n int, x vector.Operand)

// signNEON sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signNEON(z, x []int) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("int.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	signLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsNEON(z *byte, n int, x vector.Operand)

// clipNEON sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipNEON(z, x, lo, hi []int) {
	xs, los, his := vector.Of(x, 16), vector.Of(lo, 16), vector.Of(hi, 16)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("int.Clip", "len(x)", len(x), len(z))
		lengths.Fit("int.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("int.Clip", "len(hi)", len(hi), len(z))
		var blocks [3]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		los = vector.Spread(&blocks[1], lo, len(z), 16, 4)
		his = vector.Spread(&blocks[2], hi, len(z), 16, 4)
	}
	clipLoopsNEON(vector.Start(z), len(z), xs, los, his)
}

//go:noescape
func clipLoopsNEON(z *byte, n int, x vector.Operand, lo vector.Operand, hi vector.Operand)

// equalNEON sets z[i] = x[i] == y[i].
func equalNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Equal", "len(x)", len(x), len(z))
		lengths.Fit("int.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	equalLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualNEON sets z[i] = x[i] != y[i].
func notEqualNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	notEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessNEON sets z[i] = x[i] < y[i].
func lessNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Less", "len(x)", len(x), len(z))
		lengths.Fit("int.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualNEON sets z[i] = x[i] <= y[i].
func lessEqualNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterNEON sets z[i] = x[i] > y[i].
func greaterNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Greater", "len(x)", len(x), len(z))
		lengths.Fit("int.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// greaterEqualNEON sets z[i] = x[i] >= y[i].
func greaterEqualNEON(z []bool, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("int.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// whereNEON sets z[i] = where(m[i], x[i], y[i]).
func whereNEON(z []int, m []bool, x, y []int) {
	ms, xs, ys := vector.Of(m, 2), vector.Of(x, 16), vector.Of(y, 16)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Where", "len(m)", len(m), len(z))
		lengths.Fit("int.Where", "len(x)", len(x), len(z))
		lengths.Fit("int.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		ms = vector.Spread(&blocks[0], m, len(z), 2, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	whereLoopsNEON(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsNEON(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andNEON sets z[i] = x[i] & y[i].
func andNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.And", "len(x)", len(x), len(z))
		lengths.Fit("int.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	andLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// orNEON sets z[i] = x[i] | y[i].
func orNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Or", "len(x)", len(x), len(z))
		lengths.Fit("int.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	orLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// xorNEON sets z[i] = x[i] ^ y[i].
func xorNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Xor", "len(x)", len(x), len(z))
		lengths.Fit("int.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	xorLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func xorLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notNEON sets z[i] = ^x[i].
func notNEON(z, x []int) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("int.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	notLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsNEON(z *byte, n int, x vector.Operand)

// shlNEON sets z[i] = x[i] << y[i].
func shlNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shl", "len(x)", len(x), len(z))
		lengths.Fit("int.Shl", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	shlLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shlLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// shrNEON sets z[i] = x[i] >> y[i].
func shrNEON(z, x, y []int) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("int.Shr", "len(x)", len(x), len(z))
		lengths.Fit("int.Shr", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	shrLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shrLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)
