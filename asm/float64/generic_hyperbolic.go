// Code generated from gen/ops. DO NOT EDIT.

package f64

import "github.com/ashlar-go/ashlar/asm"

// tanhGeneric sets z[i] = tanh(x[i]).
func tanhGeneric(z, x []float64) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = tanh(x[i&xs])
	}
}

// tanhGradGeneric sets z[i] = g[i] * (1 - r[i]) * (1 + r[i]).
func tanhGradGeneric(z, g, r []float64) {
	gs, rs := asm.IndexMask(len(g)), asm.IndexMask(len(r))
	for i := range z {
		z[i] = g[i&gs] * (1 - r[i&rs]) * (1 + r[i&rs])
	}
}
