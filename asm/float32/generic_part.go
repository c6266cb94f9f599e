// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// normalizeGeneric sets z[i] = fma((x[i] - mean[i]) * scale[i], y[i], w[i]).
func normalizeGeneric(z, x, y, w []float32, mean, scale float32) {
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = fma((x[i&xs]-mean)*scale, y[i&ys], w[i&ws])
	}
}

// normalizeGradGeneric sets z[i] = fma(x[i] - mean[i], slope[i], fma(y[i], scale[i], shift[i])).
func normalizeGradGeneric(z, x, y []float32, mean, slope, scale, shift float32) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = fma(x[i&xs]-mean, slope, fma(y[i&ys], scale, shift))
	}
}

// subTwiceGeneric sets z[i] = x[i] - first[i] - second[i].
func subTwiceGeneric(z, x []float32, first, second float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = x[i&xs] - first - second
	}
}
