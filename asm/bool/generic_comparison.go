// Code generated from gen/table. DO NOT EDIT.

package kernels

import "github.com/ashlar-go/ashlar/asm"

// equalGeneric sets z[i] = x[i] == y[i].
func equalGeneric(z, x, y []bool) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] == y[i&ys]
	}
}

// notEqualGeneric sets z[i] = x[i] != y[i].
func notEqualGeneric(z, x, y []bool) {
	xs, ys := asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = x[i&xs] != y[i&ys]
	}
}

// whereGeneric sets z[i] = where(m[i], x[i], y[i]).
func whereGeneric(z, m, x, y []bool) {
	ms, xs, ys := asm.IndexMask(len(m)), asm.IndexMask(len(x)), asm.IndexMask(len(y))
	for i := range z {
		z[i] = where(m[i&ms], x[i&xs], y[i&ys])
	}
}
