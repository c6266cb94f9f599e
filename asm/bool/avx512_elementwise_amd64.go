// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// equalAVX512 sets z[i] = x[i] == y[i].
func equalAVX512(z, x, y []bool) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Equal", "len(x)", len(x), len(z))
		lengths.Fit("bool.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	equalLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX512 sets z[i] = x[i] != y[i].
func notEqualAVX512(z, x, y []bool) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("bool.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	notEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// whereAVX512 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX512(z, m, x, y []bool) {
	ms, xs, ys := vector.Of(m, 64), vector.Of(x, 64), vector.Of(y, 64)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Where", "len(m)", len(m), len(z))
		lengths.Fit("bool.Where", "len(x)", len(x), len(z))
		lengths.Fit("bool.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block64
		ms = vector.Spread(&blocks[0], m, len(z), 64, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 64, 4)
	}
	whereLoopsAVX512(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX512(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andAVX512 sets z[i] = x[i] && y[i].
func andAVX512(z, x, y []bool) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.And", "len(x)", len(x), len(z))
		lengths.Fit("bool.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	andLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// orAVX512 sets z[i] = x[i] || y[i].
func orAVX512(z, x, y []bool) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Or", "len(x)", len(x), len(z))
		lengths.Fit("bool.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	orLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsAVX512(z *byte, n int, x vector.Operand, y vector.Operand)

// xorAVX512 sets z[i] = x[i] != y[i].
func xorAVX512(z, x, y []bool) {
	xs, ys := vector.Of(x, 64), vector.Of(y, 64)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Xor", "len(x)", len(x), len(z))
		lengths.Fit("bool.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 64, 4)
	}
	notEqualLoopsAVX512(vector.Start(z), len(z), xs, ys)
}

// notAVX512 sets z[i] = !x[i].
func notAVX512(z, x []bool) {
	xs := vector.Of(x, 64)
	if len(x) != len(z) {
		lengths.Fit("bool.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block64
		xs = vector.Spread(&blocks[0], x, len(z), 64, 4)
	}
	notLoopsAVX512(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsAVX512(z *byte, n int, x vector.Operand)
