// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// equalNEON sets z[i] = x[i] == y[i].
func equalNEON(z, x, y []bool) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Equal", "len(x)", len(x), len(z))
		lengths.Fit("bool.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	equalLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualNEON sets z[i] = x[i] != y[i].
func notEqualNEON(z, x, y []bool) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("bool.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	notEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// whereNEON sets z[i] = where(m[i], x[i], y[i]).
func whereNEON(z, m, x, y []bool) {
	ms, xs, ys := vector.Of(m, 16), vector.Of(x, 16), vector.Of(y, 16)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Where", "len(m)", len(m), len(z))
		lengths.Fit("bool.Where", "len(x)", len(x), len(z))
		lengths.Fit("bool.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block16
		ms = vector.Spread(&blocks[0], m, len(z), 16, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 16, 4)
	}
	whereLoopsNEON(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsNEON(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andNEON sets z[i] = x[i] && y[i].
func andNEON(z, x, y []bool) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.And", "len(x)", len(x), len(z))
		lengths.Fit("bool.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	andLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// orNEON sets z[i] = x[i] || y[i].
func orNEON(z, x, y []bool) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Or", "len(x)", len(x), len(z))
		lengths.Fit("bool.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	orLoopsNEON(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsNEON(z *byte, n int, x vector.Operand, y vector.Operand)

// xorNEON sets z[i] = x[i] != y[i].
func xorNEON(z, x, y []bool) {
	xs, ys := vector.Of(x, 16), vector.Of(y, 16)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Xor", "len(x)", len(x), len(z))
		lengths.Fit("bool.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 16, 4)
	}
	notEqualLoopsNEON(vector.Start(z), len(z), xs, ys)
}

// notNEON sets z[i] = !x[i].
func notNEON(z, x []bool) {
	xs := vector.Of(x, 16)
	if len(x) != len(z) {
		lengths.Fit("bool.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block16
		xs = vector.Spread(&blocks[0], x, len(z), 16, 4)
	}
	notLoopsNEON(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsNEON(z *byte, n int, x vector.Operand)
