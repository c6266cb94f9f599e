// Code generated from gen/ops. DO NOT EDIT.

package f32

import "github.com/ashlar-go/ashlar/asm"

// sinGeneric sets z[i] = sin(x[i]).
func sinGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = sin(x[i&xs])
	}
}

// cosGeneric sets z[i] = cos(x[i]).
func cosGeneric(z, x []float32) {
	xs := asm.IndexMask(len(x))
	for i := range z {
		z[i] = cos(x[i&xs])
	}
}

// sinGradGeneric sets z[i] = g[i] * cos(x[i]).
func sinGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = g[i&gs] * cos(x[i&xs])
	}
}

// cosGradGeneric sets z[i] = -g[i] * sin(x[i]).
func cosGradGeneric(z, g, x []float32) {
	gs, xs := asm.IndexMask(len(g)), asm.IndexMask(len(x))
	for i := range z {
		z[i] = -g[i&gs] * sin(x[i&xs])
	}
}
