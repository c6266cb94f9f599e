// Package lapack is gonum's LAPACK where that leaves most of its time outside of BLAS: after [Use],
// gonum's factorizations, singular values and symmetric eigenvalues compute with the kernels of
// this library.
//
// The routines take the arguments of gonum's of that name, panic as those do, and give results
// within the same bounds. What is small, and all other routines, is gonum's own, over package blas.
package lapack

import (
	"gonum.org/v1/gonum/lapack"
	"gonum.org/v1/gonum/lapack/gonum"
	"gonum.org/v1/gonum/lapack/lapack64"

	"github.com/ashlar-go/ashlar/blas"
)

// Implementation has the routines of LAPACK. Its zero value is ready to use, from several
// goroutines too.
type Implementation struct{ gonum.Implementation }

var _ lapack.Float64 = Implementation{}

// Use makes blas64, blas32 and lapack64 compute with packages blas and lapack, and so all of gonum.
// It is for the start of a program: what computes meanwhile calls the one or the other.
func Use() {
	blas.Use()
	lapack64.Use(Implementation{})
}

var (
	routines blas.Implementation
	small    gonum.Implementation
)

// Rows and columns from which on routines gain over gonum's.
var (
	leastCalls  = 32  // of factorizations, and below which they call gonum's BLAS
	leastFactor = 128 // of factorizations
	leastValues = 32  // of singular values and eigenvalues
)

const (
	eps    = 0x1p-53   // dlamch's E
	safMin = 0x1p-1022 // its S
)
