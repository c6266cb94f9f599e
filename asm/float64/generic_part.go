// Code generated from gen/ops. DO NOT EDIT.

package f64

import "github.com/ashlar-go/ashlar/asm"

// normalizeGeneric sets z[i] = fma((x[i] - mean[i]) * scale[i], y[i], w[i]).
func normalizeGeneric(z, x, y, w, mean, scale []float64) {
	xs, ys, ws, means, scales := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w)), asm.IndexMask(len(mean)), asm.IndexMask(len(scale))
	for i := range z {
		z[i] = fma((x[i&xs]-mean[i&means])*scale[i&scales], y[i&ys], w[i&ws])
	}
}

// subTwiceGeneric sets z[i] = x[i] - y[i] - w[i].
func subTwiceGeneric(z, x, y, w []float64) {
	xs, ys, ws := asm.IndexMask(len(x)), asm.IndexMask(len(y)), asm.IndexMask(len(w))
	for i := range z {
		z[i] = x[i&xs] - y[i&ys] - w[i&ws]
	}
}
