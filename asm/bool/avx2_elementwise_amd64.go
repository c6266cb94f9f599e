// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import (
	"github.com/ashlar-go/ashlar/internal/lengths"
	"github.com/ashlar-go/ashlar/internal/vector"
)

// equalAVX2 sets z[i] = x[i] == y[i].
func equalAVX2(z, x, y []bool) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Equal", "len(x)", len(x), len(z))
		lengths.Fit("bool.Equal", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	equalLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func equalLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// notEqualAVX2 sets z[i] = x[i] != y[i].
func notEqualAVX2(z, x, y []bool) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.NotEqual", "len(x)", len(x), len(z))
		lengths.Fit("bool.NotEqual", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	notEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func notEqualLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// whereAVX2 sets z[i] = where(m[i], x[i], y[i]).
func whereAVX2(z, m, x, y []bool) {
	ms, xs, ys := vector.Of(m, 32), vector.Of(x, 32), vector.Of(y, 32)
	if len(m) != len(z) || len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Where", "len(m)", len(m), len(z))
		lengths.Fit("bool.Where", "len(x)", len(x), len(z))
		lengths.Fit("bool.Where", "len(y)", len(y), len(z))
		var blocks [3]vector.Block32
		ms = vector.Spread(&blocks[0], m, len(z), 32, 4)
		xs = vector.Spread(&blocks[1], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[2], y, len(z), 32, 4)
	}
	whereLoopsAVX2(vector.Start(z), len(z), ms, xs, ys)
}

//go:noescape
func whereLoopsAVX2(z *byte, n int, m vector.Operand, x vector.Operand, y vector.Operand)

// andAVX2 sets z[i] = x[i] && y[i].
func andAVX2(z, x, y []bool) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.And", "len(x)", len(x), len(z))
		lengths.Fit("bool.And", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	andLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func andLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// orAVX2 sets z[i] = x[i] || y[i].
func orAVX2(z, x, y []bool) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Or", "len(x)", len(x), len(z))
		lengths.Fit("bool.Or", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	orLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

//go:noescape
func orLoopsAVX2(z *byte, n int, x vector.Operand, y vector.Operand)

// xorAVX2 sets z[i] = x[i] != y[i].
func xorAVX2(z, x, y []bool) {
	xs, ys := vector.Of(x, 32), vector.Of(y, 32)
	if len(x) != len(z) || len(y) != len(z) {
		lengths.Fit("bool.Xor", "len(x)", len(x), len(z))
		lengths.Fit("bool.Xor", "len(y)", len(y), len(z))
		var blocks [2]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
		ys = vector.Spread(&blocks[1], y, len(z), 32, 4)
	}
	notEqualLoopsAVX2(vector.Start(z), len(z), xs, ys)
}

// notAVX2 sets z[i] = !x[i].
func notAVX2(z, x []bool) {
	xs := vector.Of(x, 32)
	if len(x) != len(z) {
		lengths.Fit("bool.Not", "len(x)", len(x), len(z))
		var blocks [1]vector.Block32
		xs = vector.Spread(&blocks[0], x, len(z), 32, 4)
	}
	notLoopsAVX2(vector.Start(z), len(z), xs)
}

//go:noescape
func notLoopsAVX2(z *byte, n int, x vector.Operand)
