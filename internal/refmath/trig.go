package refmath

import (
	"math"
	"math/big"
	"sync"
)

// circle returns π to enough bits to reduce any float64 by it.
var circle = sync.OnceValue(func() Real { return machinPi(1024 + 2*precision) })

// machinPi returns π to some bits, by Machin's formula of 1706.
func machinPi(bits uint) Real {
	return machin(bits, -1, term{16, 5}, term{-4, 239})
}

// pi returns π to at least some bits.
func pi(bits uint) Real {
	if c := circle(); bits <= c.f.Prec() {
		return c
	}
	return machinPi(bits)
}

// Sin returns the sine of x radians.
func Sin(x Real) Real {
	if x.isZero() {
		return x
	}
	sin, _ := sinCos(x)
	return sin
}

// Cos returns the cosine of x radians.
func Cos(x Real) Real {
	_, cos := sinCos(x)
	return cos
}

// Tan returns the tangent of x radians.
func Tan(x Real) Real {
	if x.isZero() {
		return x
	}
	return Div(sinCos(x))
}

// sinCos returns the sine and cosine of x = kπ/2 + r, |r| ≤ π/4.
func sinCos(x Real) (sin, cos Real) {
	if !x.IsFinite() {
		return NaN, NaN
	}
	bits := uint(max(x.exponent(), 0) + 2*precision)
	quarter := pi(bits).scale(-1)
	turns := new(big.Float).SetPrec(bits).Quo(x.f, quarter.f)
	n, _ := turns.Add(turns, Copysign(half, x).f).Int(nil)
	r := new(big.Float).SetPrec(bits).SetInt(n)
	r.Mul(r, quarter.f)
	sin, cos = sinCosNear0(Real{newFloat().Sub(x.f, r)})
	if n.Bit(0) == 1 {
		sin, cos = cos, Neg(sin)
	}
	if n.Bit(1) == 1 {
		sin, cos = Neg(sin), Neg(cos)
	}
	return sin, cos
}

// sinCosNear0 returns the sine and cosine of |x| < 1, from v = 1 - cos x by its
// series at x/2⁸, and then v(2x) = 2v(2 - v), which does not cancel.
func sinCosNear0(x Real) (sin, cos Real) {
	if x.isZero() {
		return x, one
	}
	const halvings = 8
	s := Mul(x, x).scale(-2 * halvings)
	v := s.scale(-1)
	power := v
	for k := 3; power.exponent() > v.exponent()-precision; k += 2 {
		power = Neg(Div(Mul(power, s), Int(k*(k+1))))
		v = Add(v, power)
	}
	for range halvings {
		v = Mul(v, Sub(two, v)).scale(1)
	}
	return Copysign(Sqrt(Mul(v, Sub(two, v))), x), Sub(one, v)
}

// Atan returns the angle in radians of which x is the tangent, within ±π/2.
func Atan(x Real) Real {
	switch {
	case x.IsNaN():
		return NaN
	case isSmall(x):
		return arctan(x)
	case Greater(Abs(x), one):
		return Copysign(Sub(circle().scale(-1), Atan(Div(one, Abs(x)))), x)
	}
	y := Of(math.Atan(x.Float64())) // and what is left is small: Newton's step
	t := Tan(y)
	return Add(y, arctan(Div(Sub(x, t), Add(one, Mul(x, t)))))
}

// arctan returns the series x - x³/3 + x⁵/5 - … of a small x.
func arctan(x Real) Real { return oddSeries(x, Neg(Mul(x, x))) }

// Asin returns the angle in radians of which x is the sine, within ±π/2.
func Asin(x Real) Real {
	return Atan2(x, Sqrt(Mul(Sub(one, x), Add(one, x))))
}

// Acos returns the angle in radians of which x is the cosine, from 0 to π.
func Acos(x Real) Real {
	return Mul(two, Atan2(Sqrt(Sub(one, x)), Sqrt(Add(one, x))))
}

// Atan2 returns the angle in radians of the point with abscissa x and ordinate
// y, within ±π.
func Atan2(y, x Real) Real {
	var angle Real // of |y|
	switch {
	case x.IsNaN() || y.IsNaN():
		return NaN
	case y.isZero():
		angle = zero
	case x.IsInf() && y.IsInf():
		angle = circle().scale(-2)
	default:
		angle = Atan(Div(Abs(y), Abs(x)))
	}
	if x.Signbit() {
		angle = Sub(circle(), angle)
	}
	return Copysign(angle, y)
}
