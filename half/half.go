// Package half has floats of 16 bits, which store numbers in half of the memory that float32 takes.
//
// Float16 is binary16 of IEEE 754: 11 binary digits, and numbers up to 65504. BFloat16 is the upper
// half of a float32: 8 binary digits, and the range of float32. There is no arithmetic on them:
// compute with what Float32 or Widen returns, and round results by Narrow.
//
// Numbers become the nearest Float16 or BFloat16, of two the even one. They are rounded once, those
// of 64 bits too. What is beyond the largest is infinite, and NaN stays NaN.
package half

import (
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/lengths"
)

// A Float is a type of floats of 16 bits.
type Float interface {
	Float16 | BFloat16

	// Float32 returns the number, exactly.
	Float32() float32
	// Bits returns the number as it is in memory.
	Bits() uint16

	// Text returns the number as strconv.FormatFloat does.
	Text(format byte, digits int) string

	kernels() *kernels
}

// kernels are functions on numbers of a type, by their bits.
type kernels struct {
	narrow func(z []uint16, x []float32) // of as many elements
	widen  func(z []float32, x []uint16)
	round  func(x float64) uint16
}

// kernelsOf returns the kernels of H.
func kernelsOf[H Float]() *kernels {
	var zero H
	return zero.kernels()
}

// Narrow sets z to the numbers nearest to x, or to one element x for all. It panics with an
// *asm.LengthError if x has another length.
func Narrow[H Float](z []H, x []float32) {
	lengths.Fit("half.Narrow", "len(x)", len(x), len(z))
	apply(kernelsOf[H]().narrow, element.As[uint16](z), x)
}

// Widen sets z to x, or to one element x for all. It panics with an *asm.LengthError if x has
// another length.
func Widen[H Float](z []float32, x []H) {
	lengths.Fit("half.Widen", "len(x)", len(x), len(z))
	apply(kernelsOf[H]().widen, z, element.As[uint16](x))
}

// Round is Narrow for elements of other types.
func Round[H Float, X element.Number](z []H, x []X) {
	lengths.Fit("half.Round", "len(x)", len(x), len(z))
	round := kernelsOf[H]().round
	apply(func(z []uint16, x []X) {
		for i, v := range x {
			z[i] = round(element.Odd(v))
		}
	}, element.As[uint16](z), x)
}

// apply sets z to what kernel makes of x, or of one element for all.
func apply[Z, X any](kernel func(z []Z, x []X), z []Z, x []X) {
	if len(x) == len(z) {
		kernel(z, x)
		return
	}
	for i := range z {
		if i == 0 {
			kernel(z[:1], x)
		}
		z[i] = z[0]
	}
}

// Equal reports whether x and y are equal as numbers: 0 and -0 are, and NaN equals nothing.
func Equal[H Float](x, y H) bool { return x.Float32() == y.Float32() }

// group is how many elements kernels in assembly convert at a time.
const group = 16

// inGroups returns the loop of a kernel, and of one in Go for fewer elements than a group.
func inGroups[Z, X any](kernel func(z *Z, x *X, groups int), few func(z []Z, x []X),
) func(z []Z, x []X) {
	return func(z []Z, x []X) {
		n := len(x)
		if n < group {
			few(z, x)
			return
		}
		kernel(&z[0], &x[0], n/group)
		if n%group > 0 { // the last ones, some of them again
			kernel(&z[n-group], &x[n-group], 1)
		}
	}
}
