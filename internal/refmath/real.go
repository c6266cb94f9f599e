// Package refmath computes the words of the operation table to far more
// digits than a float has, for tests to measure kernels against.
//
// It is built on math/big alone. Every function of it is accurate to a relative
// error below 2^-200, and gives NaN, infinities and signed zeros as IEEE 754 and
// annex F of the C standard say; Minimum and Maximum are Go's min and max.
// Formulas without a source of their own are in Brent and Zimmermann, Modern
// Computer Arithmetic (Cambridge, 2010), chapter 4.
package refmath

import (
	"math"
	"math/big"

	"github.com/ashlar-go/ashlar/internal/element"
)

// precision is the number of bits of a result. A step of an algorithm loses a
// few of them, and a difference of such results those that cancel.
const precision = 256

// A Real is a real number to some 200 bits, of hardly limited size, an
// infinity, or NaN, which is the zero value. Zeros have signs.
type Real struct {
	f *big.Float // nil for NaN, and never changed
}

// Values that are not numbers, and common numbers.
var (
	NaN  = Real{}
	Inf  = Real{new(big.Float).SetInf(false)}
	zero = Int(0)
	one  = Int(1)
	two  = Int(2)
	half = Of(0.5)
)

// Of returns the value of a float.
func Of[T element.Float](x T) Real {
	if x != x {
		return NaN
	}
	return Real{new(big.Float).SetPrec(precision).SetFloat64(float64(x))}
}

// Int returns the value of an integer.
func Int[T element.Integer](n T) Real {
	if element.IsSigned[T]() {
		return Real{newFloat().SetInt64(int64(n))}
	}
	return Real{newFloat().SetUint64(uint64(n))}
}

// Num returns the value of a numeral of the operation table, or of the names
// inf and nan.
func Num(literal string) Real {
	if literal == "nan" {
		return NaN
	}
	f, _, err := big.ParseFloat(literal, 0, precision, big.ToNearestEven)
	if err != nil {
		panic("reference: " + err.Error())
	}
	return Real{f}
}

// Float64 returns the float64 nearest to x.
func (x Real) Float64() float64 {
	if x.IsNaN() {
		return math.NaN()
	}
	v, _ := x.f.Float64()
	return v
}

// Float32 returns the float32 nearest to x, rounded once.
func (x Real) Float32() float32 {
	if x.IsNaN() {
		return float32(math.NaN())
	}
	v, _ := x.f.Float32()
	return v
}

// String returns x in decimal, with the digits of a float64 and some more.
func (x Real) String() string {
	if x.IsNaN() {
		return "NaN"
	}
	return x.f.Text('g', 24)
}

// IsNaN reports whether x is NaN.
func (x Real) IsNaN() bool { return x.f == nil }

// IsInf reports whether x is an infinity.
func (x Real) IsInf() bool { return x.f != nil && x.f.IsInf() }

// IsFinite reports whether x is neither NaN nor an infinity.
func (x Real) IsFinite() bool { return x.f != nil && !x.f.IsInf() }

// Signbit reports whether x is negative or a negative zero.
func (x Real) Signbit() bool { return x.f != nil && x.f.Signbit() }

// isZero reports whether x is a zero of either sign.
func (x Real) isZero() bool { return x.f != nil && x.f.Sign() == 0 }

// isInteger reports whether x is a finite integer.
func (x Real) isInteger() bool { return x.f != nil && x.f.IsInt() }

// exponent returns e of |x| = m·2^e, ½ ≤ m < 1, or 0 of zero.
func (x Real) exponent() int { return x.f.MantExp(nil) }

// scale returns x·2^k.
func (x Real) scale(k int) Real {
	return Real{new(big.Float).SetMantExp(x.f, k)}
}

// compare returns the sign of x - y, and false if either is NaN.
func compare(x, y Real) (sign int, ordered bool) {
	if x.IsNaN() || y.IsNaN() {
		return 0, false
	}
	return x.f.Cmp(y.f), true
}

// Equal reports whether x == y.
func Equal(x, y Real) bool { s, ok := compare(x, y); return ok && s == 0 }

// NotEqual reports whether x != y.
func NotEqual(x, y Real) bool { return !Equal(x, y) }

// Less reports whether x < y.
func Less(x, y Real) bool { s, ok := compare(x, y); return ok && s < 0 }

// LessEqual reports whether x <= y.
func LessEqual(x, y Real) bool { s, ok := compare(x, y); return ok && s <= 0 }

// Greater reports whether x > y.
func Greater(x, y Real) bool { return Less(y, x) }

// GreaterEqual reports whether x >= y.
func GreaterEqual(x, y Real) bool { return LessEqual(y, x) }

// Where returns x if c holds, and y if not.
func Where[T any](c bool, x, y T) T {
	if c {
		return x
	}
	return y
}

// Truth returns 1 for true and 0 for false.
func Truth(c bool) Real { return Where(c, one, zero) }

// Holds reports whether x is the Truth of true.
func Holds(x Real) bool { return Equal(x, one) }

func newFloat() *big.Float { return new(big.Float).SetPrec(precision) }

// Neg returns -x.
func Neg(x Real) Real {
	if x.IsNaN() {
		return NaN
	}
	return Real{new(big.Float).Neg(x.f)}
}

// Abs returns |x|.
func Abs(x Real) Real {
	if x.IsNaN() {
		return NaN
	}
	return Real{new(big.Float).Abs(x.f)}
}

// Copysign returns |x| with the sign of y.
func Copysign(x, y Real) Real {
	if x.Signbit() != y.Signbit() {
		return Neg(x)
	}
	return x
}

// Add returns x + y.
func Add(x, y Real) Real {
	if x.IsNaN() || y.IsNaN() || x.IsInf() && y.IsInf() && x.Signbit() != y.Signbit() {
		return NaN
	}
	return Real{newFloat().Add(x.f, y.f)}
}

// Sub returns x - y.
func Sub(x, y Real) Real { return Add(x, Neg(y)) }

// Mul returns x·y.
func Mul(x, y Real) Real {
	if x.IsNaN() || y.IsNaN() || x.isZero() && y.IsInf() || x.IsInf() && y.isZero() {
		return NaN
	}
	return Real{newFloat().Mul(x.f, y.f)}
}

// Div returns x/y.
func Div(x, y Real) Real {
	if x.IsNaN() || y.IsNaN() || x.isZero() && y.isZero() || x.IsInf() && y.IsInf() {
		return NaN
	}
	return Real{newFloat().Quo(x.f, y.f)}
}

// FMA returns x·y + z of floats, such that rounding it to a float is rounding
// once: what does not fit into the result leaves a last bit there, of no other
// meaning (Boldo and Melquiond, Emulation of FMA and Correctly Rounded Sums, 2008).
func FMA(x, y, z Real) Real {
	product := Mul(x, y) // exact
	sum := Add(product, z)
	if !sum.IsFinite() || sum.f.Acc() == big.Exact {
		return sum
	}
	sum = Real{newFloat().SetMode(big.ToZero).Add(product.f, z.f)}
	last := Copysign(one, sum).scale(sum.exponent() - precision - 1)
	return Real{newFloat().SetPrec(precision+1).Add(sum.f, last.f)}
}

// Sqrt returns the square root of x.
func Sqrt(x Real) Real {
	if x.IsNaN() || x.Signbit() && !x.isZero() {
		return NaN
	}
	return Real{newFloat().Sqrt(x.f)}
}

// Rsqrt returns 1/√x.
func Rsqrt(x Real) Real { return Div(one, Sqrt(x)) }

// Rem returns what is left of x by a division by y truncated towards 0: it has
// the sign of x, and is exact.
func Rem(x, y Real) Real {
	switch {
	case x.IsNaN() || y.IsNaN() || x.IsInf() || y.isZero():
		return NaN
	case y.IsInf() || x.isZero():
		return x
	}
	bits := uint(max(x.exponent()-y.exponent(), 0) + 2*precision)
	quotient := new(big.Float).SetPrec(bits).SetMode(big.ToZero).Quo(x.f, y.f)
	n, _ := quotient.Int(nil)
	product := new(big.Float).SetPrec(bits).SetInt(n)
	product.Mul(product, y.f)
	return Copysign(Real{new(big.Float).SetPrec(bits).Sub(x.f, product)}, x)
}

// Mod returns what is left of x by a division by y rounded down: it has the
// sign of y.
func Mod(x, y Real) Real {
	r := Rem(x, y)
	switch {
	case r.IsNaN():
		return NaN
	case r.isZero():
		return Copysign(r, y)
	case r.Signbit() != y.Signbit():
		return Add(r, y)
	}
	return r
}

// Trunc returns x without its fraction.
func Trunc(x Real) Real {
	if !x.IsFinite() {
		return x
	}
	n, _ := x.f.Int(nil)
	return Copysign(Real{newFloat().SetPrec(max(precision, uint(n.BitLen()))).SetInt(n)}, x)
}

// Floor returns the largest integer that is not above x.
func Floor(x Real) Real {
	if t := Trunc(x); Greater(t, x) {
		return Sub(t, one)
	} else {
		return t
	}
}

// Ceil returns the least integer that is not below x.
func Ceil(x Real) Real { return Neg(Floor(Neg(x))) }

// Round returns the integer nearest to x, the even one of two.
func Round(x Real) Real {
	if !x.IsFinite() {
		return x
	}
	low := Floor(x)
	n := low
	switch s, _ := compare(Sub(x, low), half); {
	case s > 0, s == 0 && !low.scale(-1).isInteger():
		n = Add(low, one)
	}
	return Copysign(n, x)
}

// Clamp returns the number nearest to x within [low, high], or NaN if x is.
func Clamp(x, low, high Real) Real {
	x = Where(Less(x, low), low, x)
	return Where(Greater(x, high), high, x)
}

// Minimum returns the smaller of x and y, or NaN if one is; -0 is below 0.
func Minimum(x, y Real) Real { return Neg(Maximum(Neg(x), Neg(y))) }

// Maximum returns the larger of x and y, or NaN if one is; 0 is above -0.
func Maximum(x, y Real) Real {
	switch s, ok := compare(x, y); {
	case !ok:
		return NaN
	case s > 0, s == 0 && y.Signbit():
		return x
	}
	return y
}
