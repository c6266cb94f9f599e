// Code generated from gen/ops. DO NOT EDIT.

package f64

import "github.com/ashlar-go/ashlar/asm"

// expGeneric sets z[i] = exp(x[i]).
func expGeneric(z, x []float64) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = exp(x[i&xs])
	}
}

// logGeneric sets z[i] = log(x[i]).
func logGeneric(z, x []float64) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log(x[i&xs])
	}
}

// log1pGeneric sets z[i] = log1p(x[i]).
func log1pGeneric(z, x []float64) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = log1p(x[i&xs])
	}
}

// log1pGradGeneric sets z[i] = g[i] / (1 + x[i]).
func log1pGradGeneric(z, g, x []float64) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] / (1 + x[i&xs])
	}
}
