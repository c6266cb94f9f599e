// Code generated from gen/ops. DO NOT EDIT.

package f64

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
func scale(x, k float64) float64 {
	h := fma(k, 0.5, 6755399441056767)
	return addbits(x, shl(subbits(k+6755399441056767, h), 52)) * (shl(h, 52))
}

// copysign returns the magnitude of x with the sign of y.
func copysign(x, y float64) float64 {
	return or(abs(x), sign(y))
}

// mod returns the remainder of x / y with the sign of y.
func mod(x, y float64) float64 {
	r := rem(x, y)
	return where(r == 0, copysign(r, y), where((r < 0) == (y < 0), r, r+y))
}

// exponent returns the exponent of a positive normal x.
func exponent(x float64) float64 {
	return (or(shr(x, 52), 4503599627370496)) - 4503599627371519
}

// exp returns e to the power x.
func exp(x float64) float64 {
	v := clamp(x, -746, 710)
	k := round(v * 1.4426950408889634)
	r := fma(k, -2.3190468138462996e-17, fma(k, -0.6931471805599453, v))
	return scale(1+fma(r*r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.083937795419254e-09, 2.5111314299928335e-08), 2.755752378153681e-07), 2.755723726806648e-06), 2.4801587027705022e-05), 0.00019841269893518002), 0.0013888888889032533), 0.008333333333318461), 0.041666666666666415), 0.1666666666666668), 0.5), r), k)
}

// logplus returns ln x + d, of a small d.
func logplus(x, d float64) float64 {
	v := where(x < 2.2250738585072014e-308, x*4503599627370496, x)
	e := exponent(v * 1.4142135623730951)
	f := subbits(v, shl((e+6755399441055744), 52)) - 1
	n := where(x < 2.2250738585072014e-308, e-52, e)
	l := fma(n, 0.6931471805599453, f)
	t := fma(n, 2.3190468138462996e-17, f-fma(n, -0.6931471805599453, l)) + d
	s := f / (2 + f)
	z := s * s
	h := 0.5 * f * f
	r := l + (fma(s, fma(z, fma(z, fma(z, fma(z*z, fma(z*z, 0.1479577832105291, 0.1818356319578575), 0.28571428742050575), fma(z*z, fma(z*z, 0.15314073215065074, 0.22222198600556659), 0.3999999999941663)), 0.6666666666666734), h), t) - h)
	return where(x > 0, where(x < inf, r, x), where(x == 0, -inf, nan))
}

// log returns the natural logarithm of x.
func log(x float64) float64 {
	return logplus(x, 0)
}

// log1p returns the natural logarithm of 1 + x.
func log1p(x float64) float64 {
	u := 1 + x
	c := where(x < 1, x-(u-1), 1-(u-x))
	return where(x == 0, x, logplus(u, c/u))
}

// tanh returns the hyperbolic tangent of x.
func tanh(x float64) float64 {
	a := abs(x)
	s := a * a
	small := fma(a*s, fma(s, fma(s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, -1.0023057944447818e-07, -4.137717840110444e-06), -3.7542642272453125e-05), -0.00023872370820352318), -0.0014558057901134318), -0.008863235006283863), -0.05396825396656374), fma(s*s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, 8.989625037519805e-07, 1.3597475210940503e-05), 9.59450517093343e-05), 0.0005899016486540788), 0.0035921233812215994), 0.021869488497662896), 0.1333333333332956)), -0.33333333333333304), a)
	large := 1 - 2/(exp(2*a)+1)
	return copysign(where(a < 0.9, small, large), x)
}

// turn returns sin(a + qπ/2) of a ≥ 0 and q + integer.
func turn(a, q float64) float64 {
	k := round(a * 0.6366197723675814)
	u := fma(k, -1.5707963267948966, a)
	p := k * 6.123233995736766e-17
	r := u - p
	t := fma(k, 1.4973849048591698e-33, u-r-p-fma(k, 6.123233995736766e-17, -p))
	s := fma(r, r, 2*r*t)
	i := k + q
	y := where(signbit(shl(i, 63)), fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -1.1358627221472729e-11, 2.0875703289449205e-09), -2.7557314203920226e-07), 2.480158728896743e-05), -0.001388888888887331), 0.041666666666666595), -0.5), 1), r+fma(r*s, fma(s, fma(s, fma(s, fma(s, fma(s, 1.5895741405375527e-10, -2.505073748394302e-08), 2.755731354707345e-06), -0.00019841269829365152), 0.008333333333321842), -0.1666666666666663), t))
	return xor(y, sign(shl(i, 62)))
}

// sin returns the sine of x radians.
func sin(x float64) float64 {
	return xor(turn(abs(x), 6755399441055744), sign(x))
}

// cos returns the cosine of x radians.
func cos(x float64) float64 {
	return turn(abs(x), 6755399441055745)
}
