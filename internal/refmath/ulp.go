package refmath

import "math"

// A Width is a format of floating-point numbers.
type Width struct {
	Digits      int // bits of a significand
	MinExponent int // of the least normal number, as m·2^e with ½ ≤ m < 1
	MaxExponent int // of the largest number
}

// The widths of element types.
var (
	Float16  = Width{Digits: 11, MinExponent: -13, MaxExponent: 16}
	BFloat16 = Width{Digits: 8, MinExponent: -125, MaxExponent: 128}
	Float32  = Width{Digits: 24, MinExponent: -125, MaxExponent: 128}
	Float64  = Width{Digits: 53, MinExponent: -1021, MaxExponent: 1024}
)

// A Rounding is what becomes of the result of a step of an expression.
type Rounding func(Real) Real

// Exact leaves results as they are.
func Exact(x Real) Real { return x }

// Round returns the float of width w that is nearest to x, the even one of two.
func (w Width) Round(x Real) Real {
	switch {
	case w == Float32:
		return Of(x.Float32())
	case w == Float64:
		return Of(x.Float64())
	case !x.IsFinite() || x.isZero():
		return x
	}
	spacing := w.Spacing(x)
	rounded := Copysign(Mul(Round(Div(x, spacing)), spacing), x)
	if Less(Abs(rounded), one.scale(w.MaxExponent)) {
		return rounded
	}
	return Copysign(Of(math.Inf(1)), x)
}

// Spacing returns the distance between the floats about x.
func (w Width) Spacing(x Real) Real {
	e := w.MinExponent
	if !x.isZero() {
		e = max(e, x.exponent())
	}
	return one.scale(e - w.Digits)
}

// ULP returns the error of got, a float of width w, as a result of which want
// is the exact value: in units in the last place, the distance between the
// floats about want, and that between subnormal numbers below those. It is at
// most ½ for a result rounded to nearest, and 0 for an exact one.
//
// Infinity is right for what is beyond the largest float, and counts as the
// float that would come next for what is not. An infinite error is that of a
// zero of the wrong sign, of NaN for a number or the reverse, and of an
// infinity or a number for the other.
func (w Width) ULP(got, want Real) float64 {
	next := one.scale(w.MaxExponent)
	switch {
	case got.IsNaN() || want.IsNaN():
		return infiniteUnless(got.IsNaN() && want.IsNaN())
	case !Less(Abs(want), next):
		return infiniteUnless(Equal(got, w.Round(want)))
	case got.isZero() && got.Signbit() != want.Signbit():
		return math.Inf(1)
	case got.IsInf():
		got = Copysign(next, got)
	}
	return Div(Abs(Sub(got, want)), w.Spacing(want)).Float64()
}

// infiniteUnless returns 0 if ok holds, and infinity if not.
func infiniteUnless(ok bool) float64 {
	if ok {
		return 0
	}
	return math.Inf(1)
}
