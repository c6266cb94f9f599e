// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// addNEON sets z[i] = x[i] + y[i].
func addNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Add", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Add", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	addLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func addLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// subNEON sets z[i] = x[i] - y[i].
func subNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Sub", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Sub", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	subLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func subLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// mulNEON sets z[i] = x[i] * y[i].
func mulNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Mul", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Mul", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	mulLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func mulLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// maximumNEON sets z[i] = max(x[i], y[i]).
func maximumNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Maximum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Maximum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	maximumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func maximumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// minimumNEON sets z[i] = min(x[i], y[i]).
func minimumNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Minimum", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Minimum", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	minimumLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func minimumLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// negNEON sets z[i] = -x[i].
func negNEON(z, x []uint8) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("uint8.Neg", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	negLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func negLoopsNEON(z *byte, n int, x vector.Operand)

// absNEON sets z[i] = abs(x[i]).
func absNEON(z, x []uint8) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("uint8.Abs", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	absLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func absLoopsNEON(z *byte, n int, x vector.Operand)

// signNEON sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signNEON(z, x []uint8) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("uint8.Sign", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	signLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func signLoopsNEON(z *byte, n int, x vector.Operand)

// squareNEON sets z[i] = x[i] * x[i].
func squareNEON(z, x []uint8) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("uint8.Square", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	squareLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func squareLoopsNEON(z *byte, n int, x vector.Operand)

// clipNEON sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipNEON(z, x, lo, hi []uint8) {
	xs, los, his := vector.Of(x, 16), vector.Of(lo, 16), vector.Of(hi, 16)
	if len(x) != len(z) || len(lo) != len(z) || len(hi) != len(z) {
		lengths.Fit("uint8.Clip", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Clip", "len(lo)", len(lo), len(z))
		lengths.Fit("uint8.Clip", "len(hi)", len(hi), len(z))
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
func equalNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Equal", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	equalLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualNEON sets z[i] = x[i] != y[i].
func notEqualNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	notEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessNEON sets z[i] = x[i] < y[i].
func lessNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Less", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Less", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// lessEqualNEON sets z[i] = x[i] <= y[i].
func lessEqualNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.LessEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.LessEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func lessEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// greaterNEON sets z[i] = x[i] > y[i].
func greaterNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Greater", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Greater", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// greaterEqualNEON sets z[i] = x[i] >= y[i].
func greaterEqualNEON(z []bool, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.GreaterEqual", "len(x)", len(x), len(z))
		lengths.Fit("uint8.GreaterEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	lessEqualLoopsNEON(vector.Start(z), len(z), ys, xs)
}

// whereNEON sets z[i] = where(m[i], x[i], y[i]).
func whereNEON(z []uint8, m []bool, x, y []uint8) {
	ms, xs, ys := vector.Of(m, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Where", "len(m)", len(m), len(z))
		lengths.Fit("uint8.Where", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		ms = vector.Spread(&blocks[0], m, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	whereLoopsNEON(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsNEON(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andNEON sets z[i] = x[i] & y[i].
func andNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.And", "len(x)", len(x), len(z))
		lengths.Fit("uint8.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	andLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// orNEON sets z[i] = x[i] | y[i].
func orNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Or", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	orLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// xorNEON sets z[i] = x[i] ^ y[i].
func xorNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Xor", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	xorLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func xorLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notNEON sets z[i] = ^x[i].
func notNEON(z, x []uint8) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("uint8.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	notLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsNEON(z *byte, n int, x vector.Operand)

// shlNEON sets z[i] = x[i] << y[i].
func shlNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Shl", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Shl", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	shlLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shlLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// shrNEON sets z[i] = x[i] >> y[i].
func shrNEON(z, x, y []uint8) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("uint8.Shr", "len(x)", len(x), len(z))
		lengths.Fit("uint8.Shr", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	shrLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func shrLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)
