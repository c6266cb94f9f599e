// Code generated from gen/table. DO NOT EDIT.

package kernels

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// addGeneric sets z[i] = x[i] + y[i].
func addGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Add", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Add", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] + y[i&ys]
	}
}

// subGeneric sets z[i] = x[i] - y[i].
func subGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Sub", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Sub", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] - y[i&ys]
	}
}

// mulGeneric sets z[i] = x[i] * y[i].
func mulGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Mul", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Mul", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] * y[i&ys]
	}
}

// divGeneric sets z[i] = x[i] / y[i].
func divGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Div", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Div", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] / y[i&ys]
	}
}

// remGeneric sets z[i] = x[i] % y[i].
func remGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Rem", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Rem", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] % y[i&ys]
	}
}

// modGeneric sets z[i] = mod(x[i], y[i]).
func modGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Mod", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Mod", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = mod(x[i&xs], y[i&ys])
	}
}

// maximumGeneric sets z[i] = max(x[i], y[i]).
func maximumGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Maximum", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Maximum", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = max(x[i&xs], y[i&ys])
	}
}

// minimumGeneric sets z[i] = min(x[i], y[i]).
func minimumGeneric(z, x, y []uint8) {
	lengths.Fit("uint8.Minimum", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Minimum", "len(y)", len(y), len(z))
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = min(x[i&xs], y[i&ys])
	}
}

// negGeneric sets z[i] = -x[i].
func negGeneric(z, x []uint8) {
	lengths.Fit("uint8.Neg", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = -x[i&xs]
	}
}

// absGeneric sets z[i] = abs(x[i]).
func absGeneric(z, x []uint8) {
	lengths.Fit("uint8.Abs", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = abs(x[i&xs])
	}
}

// signGeneric sets z[i] = where(x[i] > 0, 1, where(x[i] < 0, -1, x[i])).
func signGeneric(z, x []uint8) {
	lengths.Fit("uint8.Sign", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = where(x[i&xs] > 0, 1, where(x[i&xs] < 0, ^uint8(0), x[i&xs]))
	}
}

// squareGeneric sets z[i] = x[i] * x[i].
func squareGeneric(z, x []uint8) {
	lengths.Fit("uint8.Square", "len(x)", len(x), len(z))
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] * x[i&xs]
	}
}

// clipGeneric sets z[i] = clamp(x[i], lo[i], hi[i]).
func clipGeneric(z, x, lo, hi []uint8) {
	lengths.Fit("uint8.Clip", "len(x)", len(x), len(z))
	lengths.Fit("uint8.Clip", "len(lo)", len(lo), len(z))
	lengths.Fit("uint8.Clip", "len(hi)", len(hi), len(z))
	xs, los, his := asm.IndexMask(len(x)), asm.IndexMask(len(lo)), asm.IndexMask(len(hi))
	for i := range z {
		z[i] = clamp(x[i&xs], lo[i&los], hi[i&his])
	}
}
