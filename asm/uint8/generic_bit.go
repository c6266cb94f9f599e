// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// andGeneric sets z[i] = x[i] & y[i].
func andGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.And", "len(x)", len(x), len(z))
	lengths.Fit("uint8.And", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] & y[i&ys]
	}
}

// orGeneric sets z[i] = x[i] | y[i].
func orGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Or", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Or", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] | y[i&ys]
	}
}

// xorGeneric sets z[i] = x[i] ^ y[i].
func xorGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Xor", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Xor", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] ^ y[i&ys]
	}
}

// notGeneric sets z[i] = ^x[i].
func notGeneric(z, x []uint8) {
	lengths.Fit("uint8.Not", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = ^x[i&xs]
	}
}

// shlGeneric sets z[i] = x[i] << y[i].
func shlGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Shl", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Shl", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] << uint(y[i&ys])
	}
}

// shrGeneric sets z[i] = x[i] >> y[i].
func shrGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Shr", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Shr", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] >> uint(y[i&ys])
	}
}
