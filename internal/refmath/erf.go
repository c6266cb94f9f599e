package refmath

// apart is where the series of erf and the continued fraction of erfc meet.
var apart = Of(3.0)

// Erf returns the error function of x, 2/√π times the integral of exp(-t²) from
// 0 to x.
func Erf(x Real) Real {
	if Less(Abs(x), apart) {
		return erfSeries(x)
	}
	return Copysign(Sub(one, Erfc(Abs(x))), x)
}

// Erfc returns 1 - Erf(x).
func Erfc(x Real) Real {
	switch {
	case x.IsNaN():
		return NaN
	case Less(x, apart):
		return Sub(one, Erf(x))
	}
	return erfcFraction(x)
}

// NormalCDF returns the probability of a standard normal variable to be below x.
func NormalCDF(x Real) Real { return Mul(half, Erfc(Neg(Mul(x, Sqrt(half))))) }

// Gelu returns x·NormalCDF(x), and its limit -0 of -∞.
func Gelu(x Real) Real {
	if x.IsInf() && x.Signbit() {
		return Neg(zero)
	}
	return Mul(x, NormalCDF(x))
}

// erfSeries returns 2/√π·exp(-x²)·(x + 2x³/3 + 4x⁵/15 + …), whose terms are all
// of one sign (DLMF 7.6.2).
func erfSeries(x Real) Real {
	if x.isZero() {
		return x
	}
	square := Mul(x, x).scale(1)
	sum, power := x, x
	for k := 3; power.exponent() > sum.exponent()-precision; k += 2 {
		power = Div(Mul(power, square), Int(k))
		sum = Add(sum, power)
	}
	return Div(Mul(Mul(sum, two), Exp(Neg(Mul(x, x)))), Sqrt(circle()))
}

// erfcFraction returns exp(-x²)/√π / (x + ½/(x + 1/(x + 3/2/(x + 2/(x + …)))))
// of x ≥ 3 (DLMF 7.9.1), from its end: 500 terms leave less than 2^-200 at 3.
func erfcFraction(x Real) Real {
	if x.IsInf() {
		return zero
	}
	d := x
	for k := 500; k > 0; k-- {
		d = Add(x, Div(Int(k).scale(-1), d))
	}
	return Div(Exp(Neg(Mul(x, x))), Mul(Sqrt(circle()), d))
}
