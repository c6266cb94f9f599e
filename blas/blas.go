// Package blas is the BLAS of gonum over the kernels of this library: programs that compute with
// gonum's mat, lapack64, blas64 or blas32 are faster after [Use], and need no other change.
//
// A routine takes the arguments of gonum's of that name, panics as that does, and gives the same
// result but for rounding: sums are in another order, and products are fused with them. In place of
// a product with a zero, gonum's routines of matrices sometimes give 0 where the other factor is
// NaN or infinite; these give NaN, as IEEE 754 says. A zero alpha leaves operands unread, and
// a zero beta the result, as in gonum's.
//
// Routines of banded, packed and complex matrices are gonum's own, and so is what is too small to
// gain.
package blas

import (
	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/blas/gonum"
)

// Implementation has the routines of BLAS for float64 and float32, and by delegation to gonum's
// those for complex numbers. Its zero value is ready to use, from several goroutines too.
type Implementation struct{ gonum.Implementation }

var (
	_ blas.Float64    = Implementation{}
	_ blas.Float32    = Implementation{}
	_ blas.Complex128 = Implementation{}
	_ blas.Complex64  = Implementation{}
)

// Use makes blas64 and blas32 call Implementation, and so all of gonum that computes through them.
// It is for the start of a program: what computes meanwhile calls the one or the other.
func Use() {
	blas64.Use(Implementation{})
	blas32.Use(Implementation{})
}
