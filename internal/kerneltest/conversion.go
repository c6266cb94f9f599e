package kerneltest

import (
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/internal/refmath"
	"github.com/ashlar-go/ashlar/internal/slicepool"
)

// TestConversion tests a conversion of special and random elements. Given to it is what converts
// a vector x, stretched to n elements.
func TestConversion[X, Z slicepool.Element](t *testing.T, convert func(x []X, n int) []Z) {
	rng := rand.New(rand.NewPCG(1, 2))
	x := append(specials[X](), anything[X](rng))
	for range 500 {
		x = append(x, anything[X](rng), common[X](rng))
	}
	for i, z := range append(convert(x, len(x)), convert(x[2:3], 9)...) {
		if i >= len(x) {
			i = 2
		}
		if want := converted[Z](realOf(x[i]), traitsOf[X]().isFloat); !identical(realOf(z), want) {
			t.Errorf("%T of %v of type %T is %v, want %v", z, x[i], x[i], z, want)
		}
	}
}

// converted returns the value as a Z of that of a float, or of what is no float.
func converted[Z slicepool.Element](x refmath.Real, isFloat bool) refmath.Real {
	t := traitsOf[Z]()
	switch {
	case t.isInteger && isFloat && x.IsNaN():
		return refmath.Int(0)
	case t.isInteger && isFloat:
		lowest, highest := refmath.Range(t.bits, t.isSigned)
		// of -0, 0
		return rounding[Z]()(refmath.Minimum(refmath.Maximum(refmath.Trunc(x), lowest), highest))
	case t.isInteger || t.isFloat:
		return rounding[Z]()(x)
	}
	return refmath.Truth(!refmath.Equal(x, refmath.Int(0)))
}
