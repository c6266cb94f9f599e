// Code generated from gen/ops. DO NOT EDIT.

package f32

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
func scale(x, k float32) float32 {
	h := fma(k, 0.5, 12583039)
	return addbits(x, shl(subbits(k+12583039, h), 23)) * (shl(h, 23))
}

// copysign returns the magnitude of x with the sign of y.
func copysign(x, y float32) float32 {
	return or(abs(x), sign(y))
}

// mod returns the remainder of x / y with the sign of y.
func mod(x, y float32) float32 {
	r := rem(x, y)
	return where(r == 0, copysign(r, y), where((r < 0) == (y < 0), r, r+y))
}

// exponent returns the exponent of a positive normal x.
func exponent(x float32) float32 {
	return (or(shr(x, 23), 8388608)) - 8388735
}

// exp returns e to the power x.
func exp(x float32) float32 {
	v := clamp(x, -104, 89)
	k := round(v * 1.442695)
	r := fma(k, 1.9046542e-09, fma(k, -0.6931472, v))
	return scale(1+fma(r*r, fma(r, fma(r, fma(r, fma(r, fma(r, 0.00019733983, 0.0013935278), 0.008333586), 0.04166646), 0.16666666), 0.5), r), k)
}

// logplus returns ln x + d, of a small d.
func logplus(x, d float32) float32 {
	v := where(x < 1.1754944e-38, x*8388608, x)
	e := exponent(v * 1.4142135)
	f := subbits(v, shl((e+12582912), 23)) - 1
	n := where(x < 1.1754944e-38, e-23, e)
	l := fma(n, 0.6931472, f)
	t := fma(n, -1.9046542e-09, f-fma(n, -0.6931472, l)) + d
	s := f / (2 + f)
	z := s * s
	h := 0.5 * f * f
	r := l + (fma(s, fma(z, fma(z, fma(z, 0.29870215, 0.39977592), 0.66666776), h), t) - h)
	return where(x > 0, where(x < inf, r, x), where(x == 0, -inf, nan))
}

// log returns the natural logarithm of x.
func log(x float32) float32 {
	return logplus(x, 0)
}

// log1p returns the natural logarithm of 1 + x.
func log1p(x float32) float32 {
	u := 1 + x
	c := where(x < 1, x-(u-1), 1-(u-x))
	return where(x == 0, x, logplus(u, c/u))
}

// tanh returns the hyperbolic tangent of x.
func tanh(x float32) float32 {
	a := abs(x)
	s := a * a
	small := fma(a*s, fma(s, fma(s, fma(s*s, fma(s*s, -0.00045551182, -0.008265102), -0.05392946), fma(s*s, fma(s*s, 0.0025829864, 0.021663971), 0.13332981)), -0.33333322), a)
	large := 1 - 2/(exp(2*a)+1)
	return copysign(where(a < 0.9, small, large), x)
}

// turn returns sin(a + qπ/2) of a ≥ 0 and q + integer.
func turn(a, q float32) float32 {
	k := round(a * 0.63661975)
	u := fma(k, -1.5707964, a)
	p := k * -4.371139e-08
	r := u - p
	t := fma(k, 1.7151245e-15, u-r-p-fma(k, -4.371139e-08, -p))
	s := fma(r, r, 2*r*t)
	i := k + q
	y := where(signbit(shl(i, 31)), fma(s, fma(s, fma(s, fma(s, 2.4432571e-05, -0.0013887311), 0.041666646), -0.5), 1), r+fma(r*s, fma(s, fma(s, -0.00019518068, 0.008332188), -0.16666655), t))
	return xor(y, sign(shl(i, 30)))
}

// sin returns the sine of x radians.
func sin(x float32) float32 {
	return xor(turn(abs(x), 12582912), sign(x))
}

// cos returns the cosine of x radians.
func cos(x float32) float32 {
	return turn(abs(x), 12582913)
}
