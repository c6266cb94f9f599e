package refmath

import (
	"math"
	"math/big"
	"sync"
)

// huge bounds the exponents of results: exp gives 0 and infinity beyond, which
// round to the same floats.
var huge = Of(0x1p20)

// logarithm2 returns ln 2 to 512 bits, by a formula of Machin's kind: 18
// artanh 1/26 - 2 artanh 1/4801 + 8 artanh 1/8749.
var logarithm2 = sync.OnceValue(func() Real {
	return machin(2*precision, 1, term{18, 26}, term{-2, 4801}, term{8, 8749})
})

// A term of a Machin formula is factor · artanh 1/n, or arctan.
type term struct{ factor, n int64 }

// machin sums terms to some bits, of artanh if sign is 1 and of arctan if -1:
// the series 1/n + sign/3n³ + 1/5n⁵ + … in integers.
func machin(bits uint, sign int64, terms ...term) Real {
	const guard = 64
	sum := new(big.Int)
	for _, t := range terms {
		power := new(big.Int).Lsh(big.NewInt(t.factor), bits+guard)
		power.Quo(power, big.NewInt(t.n))
		square := big.NewInt(sign * t.n * t.n)
		for k := int64(1); power.Sign() != 0; k += 2 {
			sum.Add(sum, new(big.Int).Quo(power, big.NewInt(k)))
			power.Quo(power, square)
		}
	}
	f := new(big.Float).SetPrec(bits).SetInt(sum)
	return Real{f}.scale(-int(bits + guard))
}

// Exp returns e to the power x.
func Exp(x Real) Real {
	switch {
	case x.IsNaN() || Greater(x, huge):
		return Add(x, Inf)
	case Less(x, Neg(huge)):
		return zero
	}
	// x = k ln 2 + r, |r| ≤ ½ ln 2; the product has the digits that cancel.
	k := Round(Div(x, logarithm2()))
	n, _ := k.f.Int64()
	product := new(big.Float).SetPrec(2*precision).Mul(k.f, logarithm2().f)
	return Add(one, expm1(Sub(x, Real{product}))).scale(int(n))
}

// Exp2 returns 2 to the power x.
func Exp2(x Real) Real {
	if x.IsNaN() || Greater(Abs(x), huge) {
		return Exp(x)
	}
	k := Round(x)
	n, _ := k.f.Int64()
	return Add(one, expm1(Mul(Sub(x, k), logarithm2()))).scale(int(n))
}

// Expm1 returns e to the power x, less 1.
func Expm1(x Real) Real {
	if Less(Abs(x), half) {
		return expm1(x)
	}
	return Sub(Exp(x), one)
}

// expm1 is Expm1 of |x| < 1, by Taylor's series at x/2¹⁶, and then eᵘ - 1 =
// v(v + 2), v of u/2, which does not cancel.
func expm1(x Real) Real {
	if x.isZero() {
		return x
	}
	const halvings = 16
	u := x.scale(-halvings)
	sum, power := u, u
	for k := 2; power.exponent() > sum.exponent()-precision; k++ {
		power = Div(Mul(power, u), Int(k))
		sum = Add(sum, power)
	}
	for range halvings {
		sum = Mul(sum, Add(sum, two))
	}
	return sum
}

// Log returns the natural logarithm of x.
func Log(x Real) Real {
	m, k := logarithm(x)
	return Add(m, Mul(Int(k), logarithm2()))
}

// Log2 returns the logarithm of x to base 2.
func Log2(x Real) Real {
	m, k := logarithm(x)
	return Add(Div(m, logarithm2()), Int(k))
}

// Log10 returns the logarithm of x to base 10.
func Log10(x Real) Real { return Div(Log(x), logarithm10()) }

var logarithm10 = sync.OnceValue(func() Real { return Log(Of(10.0)) })

// Log1p returns the natural logarithm of 1 + x.
func Log1p(x Real) Real {
	if isSmall(x) {
		return artanh(Div(x, Add(two, x))).scale(1)
	}
	return Log(Add(one, x))
}

// isSmall reports whether series of x converge fast.
func isSmall(x Real) bool { return x.isZero() || x.IsFinite() && x.exponent() < -16 }

// logarithm returns ln m and k of x = m·2^k, √½ ≤ m < √2: y + ln(m·e^-y) of a
// y near ln m, of which what is left is small and a series (Newton's step).
func logarithm(x Real) (m Real, k int) {
	switch {
	case x.IsNaN() || x.Signbit() && !x.isZero():
		return NaN, 0
	case x.isZero():
		return Neg(Inf), 0
	case x.IsInf():
		return Inf, 0
	}
	k = x.exponent()
	m = x.scale(-k)
	if m.Float64() < math.Sqrt2/2 {
		m, k = m.scale(1), k-1
	}
	y := zero
	if !isSmall(Sub(m, one)) {
		y = Of(math.Log(m.Float64()))
	}
	rest := Sub(Mul(m, Exp(Neg(y))), one)
	return Add(y, Log1p(rest)), k
}

// artanh returns the series x + x³/3 + x⁵/5 + … of a small x.
func artanh(x Real) Real { return oddSeries(x, Mul(x, x)) }

// oddSeries returns x + xs/3 + xs²/5 + … of a small x.
func oddSeries(x, s Real) Real {
	if x.isZero() {
		return x
	}
	sum, power := x, x
	for k := 3; power.exponent() > sum.exponent()-precision; k += 2 {
		power = Mul(power, s)
		sum = Add(sum, Div(power, Int(k)))
	}
	return sum
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x Real) Real {
	if !x.IsFinite() || x.isZero() {
		return x
	}
	u := Expm1(Abs(x)) // (u + u/(u+1)) / 2
	if u.IsInf() {
		return Copysign(Inf, x)
	}
	return Copysign(Add(u, Div(u, Add(u, one))).scale(-1), x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x Real) Real {
	e := Exp(Abs(x))
	return Mul(Add(e, Div(one, e)), half)
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x Real) Real {
	switch {
	case x.IsNaN() || x.isZero():
		return x
	case Greater(Abs(x), Of(1024.0)):
		return Copysign(one, x)
	}
	u := Expm1(x.scale(1))
	return Div(u, Add(u, two))
}

// Sigmoid returns 1/(1 + e^-x), the logistic function of x.
func Sigmoid(x Real) Real { return Div(one, Add(one, Exp(Neg(x)))) }

// Silu returns x/(1 + e^-x), and its limit -0 of -∞.
func Silu(x Real) Real {
	if x.IsInf() && x.Signbit() {
		return Neg(zero)
	}
	return Div(x, Add(one, Exp(Neg(x))))
}

// Softplus returns ln(1 + e^x).
func Softplus(x Real) Real { return Add(Maximum(x, zero), Log1p(Exp(Neg(Abs(x))))) }

// Mish returns x·tanh(ln(1 + e^x)), and its limit -0 of -∞.
func Mish(x Real) Real {
	if x.IsInf() && x.Signbit() {
		return Neg(zero)
	}
	return Mul(x, Tanh(Softplus(x)))
}

// Elu returns x, or alpha·(e^x - 1) of x ≤ 0.
func Elu(x, alpha Real) Real {
	if Greater(x, zero) {
		return x
	}
	return Mul(alpha, Expm1(x))
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x Real) Real {
	if !x.IsFinite() {
		return x
	}
	a := Abs(x) // ln(1 + a + a²/(1 + √(1 + a²)))
	s := Mul(a, a)
	return Copysign(Log1p(Add(a, Div(s, Add(one, Sqrt(Add(one, s)))))), x)
}

// Acosh returns the inverse hyperbolic cosine of x ≥ 1.
func Acosh(x Real) Real {
	if Less(x, one) {
		return NaN
	}
	t := Sub(x, one) // ln(1 + t + √(2t + t²))
	return Log1p(Add(t, Sqrt(Mul(t, Add(two, t)))))
}

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh(x Real) Real {
	a := Abs(x)
	return Copysign(Mul(half, Log1p(Div(Mul(two, a), Sub(one, a)))), x)
}

// Cbrt returns the cube root of x.
func Cbrt(x Real) Real {
	if !x.IsFinite() || x.isZero() {
		return x
	}
	k := x.exponent() / 3
	m := x.scale(-3 * k)
	y := Of(math.Cbrt(m.Float64()))
	for range 3 { // Newton: each doubles the number of digits
		y = Sub(y, Div(Sub(Mul(Mul(y, y), y), m), Mul(Int(3), Mul(y, y))))
	}
	return y.scale(k)
}

// Pow returns x to the power y.
func Pow(x, y Real) Real {
	switch {
	case y.isZero() || Equal(x, one):
		return one
	case x.IsNaN() || y.IsNaN():
		return NaN
	case y.IsInf() && Equal(Abs(x), one):
		return one
	case x.Signbit() && x.IsFinite() && !x.isZero() && y.IsFinite() && !y.isInteger():
		return NaN
	}
	power := Exp(Mul(y, Log(Abs(x))))
	if x.Signbit() && y.isInteger() && !y.scale(-1).isInteger() {
		return Neg(power)
	}
	return power
}

// Hypot returns √(x² + y²), infinite if x or y is.
func Hypot(x, y Real) Real {
	if x.IsInf() || y.IsInf() {
		return Inf
	}
	return Sqrt(Add(Mul(x, x), Mul(y, y)))
}
