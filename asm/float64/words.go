// Code generated from gen/table. DO NOT EDIT.

package kernels

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
func scale(x, k float64) float64 {
	h := fma(k, 0.5, 6755399441056767)
	return float64(addbits(x, shl(subbits(k+6755399441056767, h), 52)) * (shl(h, 52)))
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

// exponent returns n of a positive normal x = 2ⁿm, √½ ≤ m < √2.
func exponent(x float64) float64 {
	return (or(shr(addbits(x, 1.303418089031685e-308), 52), 4503599627370496)) - 4503599627371519
}

// mantissa returns m of a positive normal x = 2ⁿm, √½ ≤ m < √2.
func mantissa(x float64) float64 {
	return addbits(and(addbits(x, 1.303418089031685e-308), 2.225073858507201e-308), 0.7071067811865476)
}

// expseries returns (eʳ - 1 - r)/r², |r| ≤ ½ ln 2.
func expseries(r float64) float64 {
	return fma(r, fma(r, fma(r*r, fma(r*r, fma(r*r, fma(r*r, 2.083937795419254e-09, 2.755752378153681e-07), 2.4801587027705022e-05), 0.0013888888889032533), 0.041666666666666415), fma(r*r, fma(r*r, fma(r*r, fma(r*r, 2.5111314299928335e-08, 2.755723726806648e-06), 0.00019841269893518002), 0.008333333333318461), 0.1666666666666668)), 0.5)
}

// expedge returns eˣ = 2ᵏp where 2ᵏ or the result may be no normal number.
func expedge(x, k, p float64) float64 {
	return where(x > 710, inf, where(x < -746, 0, scale(p, k)))
}

// exp returns e to the power x.
func exp(x float64) float64 {
	t := fma(x, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	r := fma(k, -2.3190468138462996e-17, fma(k, -0.6931471805599453, x))
	p := fma(r*r, expseries(r), r)
	s := shl(t, 52)
	if !(abs(x) < 708) {
		return expedge(x, k, 1+p)
	}
	return fma(s, p, s)
}

// exp2series returns (2ʳ - 1 - r ln 2)/r², |r| ≤ ½.
func exp2series(r float64) float64 {
	return fma(r, fma(r, fma(r*r, fma(r*r, fma(r*r, fma(r*r, 2.5508197044901678e-11, 7.055067783959338e-09), 1.321548631108229e-06), 0.00015403530394049293), 0.009618129107628055), fma(r*r, fma(r*r, fma(r*r, fma(r*r, 4.45566311568822e-10, 1.0178058317338283e-07), 1.525273383801203e-05), 0.0013333558146410875), 0.055504108664821604)), 0.24022650695910072)
}

// exp2 returns 2 to the power x.
func exp2(x float64) float64 {
	t := x + 6755399441056767
	k := t - 6755399441056767
	r := x - k
	p := fma(r, 0.6931471805599453, r*(r*exp2series(r)))
	s := shl(t, 52)
	if !(abs(x) < 1022) {
		return where(x > 1024, inf, where(x < -1075, 0, scale(1+p, k)))
	}
	return fma(s, p, s)
}

// expm1 returns e to the power x, less 1.
func expm1(x float64) float64 {
	t := fma(x, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, x)
	r := fma(k, -2.3190468138462996e-17, u)
	z := float64(r * r)
	q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, -2.3190468138462996e-17, u-r)))
	s := shl(t, 52)
	b := s - 1
	h := fma(s, r, b)
	e := fma(s, r, b-h) + (s - b - 1)
	c := fma(s, q, e)
	y := or((h + c), sign(x))
	if !(abs(x) < 708) {
		return where(x < 0, -1, expedge(x, k, 1+(r+q)))
	}
	return y
}

// coshseries returns (cosh √z - 1)/z, √z ≤ ½ ln 2.
func coshseries(z float64) float64 {
	return fma(z, fma(z, fma(z, fma(z, 2.763177767782817e-07, 2.4801488554021195e-05), 0.0013888888948336382), 0.0416666666665105), 0.5000000000000013)
}

// sinhseries returns (sinh √z / √z - 1)/z, √z ≤ ½ ln 2.
func sinhseries(z float64) float64 {
	return fma(z, fma(z, fma(z, fma(z, fma(z, 1.7593535154191825e-10, 2.504673679838572e-08), 2.7557326270941075e-06), 0.00019841269837066438), 0.008333333333334428), 0.16666666666666666)
}

// sinh returns the hyperbolic sine of x.
func sinh(x float64) float64 {
	v := abs(x)
	t := fma(v, 1.4426950408889634, 6755399441056766)
	k := t - 6755399441056766
	u := fma(k, -0.6931471805599453, v)
	r := fma(k, -2.3190468138462996e-17, u)
	z := float64(r * r)
	c := float64(z * coshseries(z))
	s := fma(r*z, sinhseries(z), fma(k, -2.3190468138462996e-17, u-r))
	p := shl(t, 52)
	i := shl((6755399441056766 - k), 52)
	a := p - i
	b := p + i
	over := where(v > 711, inf, scale(1+(r+(c+s)), k-1))
	h := fma(b, r, a)
	e := fma(b, r, a-h) + (p - a - i)
	y := h + fma(b, s, fma(a, c, e))
	if !(v < 706) {
		return copysign(over, x)
	}
	return copysign(y, x)
}

// cosh returns the hyperbolic cosine of x.
func cosh(x float64) float64 {
	v := abs(x)
	t := fma(v, 1.4426950408889634, 6755399441056766)
	k := t - 6755399441056766
	u := fma(k, -0.6931471805599453, v)
	r := fma(k, -2.3190468138462996e-17, u)
	z := float64(r * r)
	c := float64(z * coshseries(z))
	s := fma(r*z, sinhseries(z), fma(k, -2.3190468138462996e-17, u-r))
	p := shl(t, 52)
	i := shl((6755399441056766 - k), 52)
	a := p - i
	b := p + i
	over := where(v > 711, inf, scale(1+(r+(c+s)), k-1))
	h := fma(a, r, b)
	e := fma(a, r, b-h) + (p - b + i)
	if !(v < 706) {
		return over
	}
	return h + fma(a, s, fma(b, c, e))
}

// tanh returns the hyperbolic tangent of x.
func tanh(x float64) float64 {
	v := clamp(abs(x), 0, 20)
	t := fma(v, 2.8853900817779268, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, v+v)
	r := fma(k, -2.3190468138462996e-17, u)
	q := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r))
	s := shl(t, 52)
	b := s - 1
	m := fma(s, r, b)
	n := fma(s, q, fma(s, r, b-m)+(s-b-1))
	h := m + n
	e := m - h + n
	d := h + 2
	g := fma(s, q, fma(s, r, s-d+1))
	i := 1 / d
	y := float64(h * i)
	return copysign(fma(fma(-y, d, h)+fma(-y, g, e), i, y), x)
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
func logseries(z float64) float64 {
	return fma(z, fma(z, fma(z, fma(z, fma(z, fma(z, 0.1479577832105291, 0.15314073215065074), 0.1818356319578575), 0.22222198600556659), 0.28571428742050575), 0.3999999999941663), 0.6666666666666734)
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
func logrest(f, d float64) float64 {
	s := f / (2 + f)
	z := float64(s * s)
	h := float64(0.5 * f * f)
	return fma(s, fma(z, logseries(z), h), d) - h
}

// lnsum returns ln(2ⁿ(1 + f)) + d, of a small d.
func lnsum(n, f, d float64) float64 {
	l := fma(n, 0.6931471805599453, f)
	return l + logrest(f, fma(n, 2.3190468138462996e-17, f-fma(n, -0.6931471805599453, l))+d)
}

// logedge returns y, but what a logarithm is of no positive finite x.
func logedge(x, y float64) float64 {
	return where(x > 0 && x < inf, y, where(x == 0, -inf, where(x > 0, x, nan)))
}

// log returns the natural logarithm of x.
func log(x float64) float64 {
	extreme := !(x >= 2.2250738585072014e-308 && x < inf)
	u := x
	if extreme {
		u = where(x < 2.2250738585072014e-308, float64(x*4503599627370496), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 2.2250738585072014e-308, 52, 0)
	}
	f := mantissa(u) - 1
	y := lnsum(n, f, 0)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// log2sum returns log₂(2ⁿ(1 + f)).
func log2sum(n, f float64) float64 {
	g := float64(f * 1.4426950408889634)
	l := n + g
	d := fma(-f, 0.5*f, 0.5*f*f)
	t := fma(logrest(f, d), 1.4426950408889634, fma(f, 2.0355273740931033e-17, fma(f, 1.4426950408889634, -g)))
	return l + (g - (l - n) + t)
}

// log2 returns the binary logarithm of x.
func log2(x float64) float64 {
	extreme := !(x >= 2.2250738585072014e-308 && x < inf)
	u := x
	if extreme {
		u = where(x < 2.2250738585072014e-308, float64(x*4503599627370496), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 2.2250738585072014e-308, 52, 0)
	}
	f := mantissa(u) - 1
	y := log2sum(n, f)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
func log10sum(n, f float64) float64 {
	p := float64(n * 0.30102999566395283)
	g := float64(f * 0.4342944819032518)
	l := p + g
	t := fma(logrest(f, 0), 0.4342944819032518, fma(f, 1.098319650216765e-17, fma(f, 0.4342944819032518, -g)))
	return l + (g - (l - p) + fma(n, 2.8363394551044964e-14, t))
}

// log10 returns the decimal logarithm of x.
func log10(x float64) float64 {
	extreme := !(x >= 2.2250738585072014e-308 && x < inf)
	u := x
	if extreme {
		u = where(x < 2.2250738585072014e-308, float64(x*4503599627370496), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 2.2250738585072014e-308, 52, 0)
	}
	f := mantissa(u) - 1
	y := log10sum(n, f)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error, n being exponent(u), or that of a multiple.
func lnpair(u, c, n float64) float64 {
	m := mantissa(u) - 1
	s := shl((6755399441056767 - exponent(u)), 52)
	f := fma(c, s, m)
	return lnsum(n, f, float64(fma(c, s, m-f)*fma(f, f-1, 1)))
}

// log1p returns the natural logarithm of 1 + x.
func log1p(x float64) float64 {
	s := 1 + x
	extreme := !(x > -1 && x < 4.49423283715579e+307)
	u := s
	if extreme {
		u = float64(0.25 * x)
	}
	c := where(x < 1, x-(s-1), 1-(s-x))
	if extreme {
		c = 0
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) + 2
	}
	y := lnpair(u, c, n)
	if extreme {
		return where(x == -1, -inf, logedge(x, y))
	}
	return or(y, sign(x))
}

// root returns √(q + e) - r, where r is √q.
func root(r, q, e float64) float64 {
	return (fma(-r, r, q) + e) / (r + r)
}

// asinh returns the inverse hyperbolic sine of x.
func asinh(x float64) float64 {
	v := abs(x)
	p := float64(v * v)
	q := p + 1
	e := where(v < 1, p-(q-1), 1-(q-p)) + fma(v, v, -p)
	r := sqrt(q)
	s := r + v
	far := !(v < 3.273390607896142e+150)
	u := s
	if far {
		u = float64(0.25 * v)
	}
	c := v - (s - r) + root(r, q, e)
	if far {
		c = 0
	}
	n := exponent(u)
	if far {
		n = exponent(u) + 3
	}
	y := where(v < 7.450580596923828e-09, v, lnpair(u, c, n))
	if far {
		return copysign(where(v < inf, y, v), x)
	}
	return copysign(y, x)
}

// acosh returns the inverse hyperbolic cosine of x.
func acosh(x float64) float64 {
	p := float64(x * x)
	q := p - 1
	r := sqrt(q)
	s := x + r
	extreme := !(x > 1 && x < 3.273390607896142e+150)
	u := s
	if extreme {
		u = float64(0.25 * x)
	}
	c := r - (s - x) + root(r, q, p-q-1+fma(x, x, -p))
	if extreme {
		c = 0
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) + 3
	}
	y := lnpair(u, c, n)
	if extreme {
		return where(x == 1, 0, where(x > 1, where(x < inf, y, x), nan))
	}
	return y
}

// atanh returns the inverse hyperbolic tangent of x.
func atanh(x float64) float64 {
	v := abs(x)
	a := 1 + v
	b := 1 - v
	n := exponent(a / b)
	w := shl((n + 6755399441056767), 52)
	g := v - (a - 1)
	j := float64(w * (1 - b - v))
	h := fma(-w, b, a)
	d := fma(w, b, a)
	i := 1 / d
	s := float64(h * i)
	e := float64((fma(-s, d, h) + (g - j) - float64(s*(fma(w, b, a-d)+(g+j)))) * i)
	z := float64(s * s)
	l := fma(n, 0.6931471805599453, s+s)
	t := fma(n, 2.3190468138462996e-17, s+s-fma(n, -0.6931471805599453, l)) + (e + e)
	y := float64(0.5 * (l + fma(s*z, logseries(z), t)))
	if !(v < 1) {
		return where(v == 1, or(inf, sign(x)), nan)
	}
	return copysign(y, x)
}

// cbrtof returns the cube root of a positive normal x.
func cbrtof(x float64) float64 {
	n := exponent(x)
	m := mantissa(x)
	q := round(float64(n * 0.3333333333333333))
	i := n - float64(3*q)
	v := addbits(m, shl((i+6755399441055744), 52))
	y := float64(fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, -0.08196165842336231, 0.7012045681594237), -2.6155524828418235), 5.57150071785372), -7.4585066750749505), 6.527405069985722), -3.8543627073618225), 2.2102731269642777) * where(i < 0, 1.2599210498948732, where(i > 0, 0.7937005259840998, 1)))
	b := float64(v * (y * y))
	e := fma(-b, y, 1)
	a := fma(b*e, fma(e, 0.5555555555555556, 0.6666666666666666), b)
	d := float64(a * a)
	f := fma(-d, a, v) - float64(fma(a, a, -d)*a)
	return addbits(fma(f*0.3333333333333333, y*y, a), shl((q+6755399441055744), 52))
}

// cbrt returns the cube root of x.
func cbrt(x float64) float64 {
	v := abs(x)
	extreme := !(v >= 2.2250738585072014e-308 && v < inf)
	u := v
	if extreme {
		u = float64(v * 1.8014398509481984e+16)
	}
	y := cbrtof(u)
	if extreme {
		return where(v > 0 && v < inf, copysign(float64(y*3.814697265625e-06), x), x)
	}
	return copysign(y, x)
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
func rsqrtof(x float64) float64 {
	s := sqrt(x)
	y := 1 / s
	return fma(y, fma(-0.5*fma(-s, s, x)*y, y, fma(-y, s, 1)), y)
}

// rsqrt returns 1/√x.
func rsqrt(x float64) float64 {
	extreme := !(x > 1.0261342003245941e-289 && x < inf)
	u := x
	if extreme {
		u = float64(x * 3.402823669209385e+38)
	}
	y := rsqrtof(u)
	if extreme {
		return where(x > 0 && x < inf, float64(y*1.8446744073709552e+19), 1/sqrt(x))
	}
	return y
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
func powseries(z float64) float64 {
	return fma(z, fma(z, fma(z*z, fma(z*z, fma(z*z, 0.18625198678487012, 0.17001884267846673), 0.2219532508832783), 0.3205988979879842), fma(z*z, fma(z*z, fma(z*z, 0.14648208047554948, 0.19235038044393876), 0.26230818734425054), 0.41219858311108865)), 0.5770780163555854)
}

// powedge returns x to the power y, which is 2ᵉ = 2ᵏo of a positive finite x.
func powedge(x, y, e, k, o float64) float64 {
	v := abs(x)
	p := where(e > 1024, inf, where(e < -1075, 0, scale(o, k)))
	edge := where(v == 0, where(y < 0, inf, 0), where(v == inf, where(y < 0, 0, inf), where(v == 1, 1, p)))
	w := xor(edge, where(y == round(y) && 0.5*y != round(float64(0.5*y)), sign(x), 0))
	return where(y == 0 || x == 1, 1, where(x != x || y != y || (x < 0 && v < inf && y != round(y)), nan, w))
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
func pow(x, y float64) float64 {
	v := abs(x)
	small := !(v >= 2.2250738585072014e-308)
	u := v
	if small {
		u = float64(v * 4503599627370496)
	}
	n := exponent(u)
	if small {
		n = exponent(u) - where(v < 2.2250738585072014e-308, 52, 0)
	}
	m := mantissa(u)
	d := m + 1
	i := 1 / d
	f := m - 1
	s := float64(f * i)
	sl := float64(fma(-s, m-(d-1), fma(-s, d, f)) * i)
	z := float64(s * s)
	zl := fma(s, sl+sl, fma(s, s, -z))
	c := powseries(z)
	b := fma(z, c, 0.9617966939259756)
	bl := fma(z, c, 0.9617966939259756-b) + 5.0577616648125907e-17
	q := float64(z * b)
	ql := fma(z, b, -q) + fma(z, bl, zl*b)
	a := 2.8853900817779268 + q
	al := 2.8853900817779268 - a + q + (ql + 4.0710547481862066e-17)
	l := float64(s * a)
	ll := fma(s, a, -l) + fma(s, al, sl*a)
	g := n + l
	gl := n - g + l + ll
	e := float64(y * g)
	el := fma(y, gl, fma(y, g, -e))
	t := e + 6755399441056767
	k := t - 6755399441056767
	r := e - k
	o := float64(r * (r * exp2series(r)))
	p := fma(r, 0.6931471805599453, fma(el*0.6931471805599453, fma(r, 0.6931471805599453, 1)+o, o))
	w := shl(t, 52)
	h := xor(fma(w, p, w), where(0.5*y == round(float64(0.5*y)), 0, sign(x)))
	if !(abs(e) < 1022 && (x > 0 && x < inf || y == round(y))) {
		return powedge(x, y, e, k, 1+p)
	}
	return h
}

// rest returns r of a = kπ/2 + r + t, of |a| ≤ turnmax.
func rest(a, k float64) float64 {
	return fma(k, -1.5707963267948966, a) - float64(k*6.123233995736766e-17)
}

// underrest returns t of a = kπ/2 + r + t, of |a| ≤ turnmax.
func underrest(a, k float64) float64 {
	u := fma(k, -1.5707963267948966, a)
	return fma(k, 1.4973849048591698e-33, fma(k, -6.123233995736766e-17, u-(u-float64(k*6.123233995736766e-17))))
}

// modulo4 returns what x differs by from the nearest multiple of 4.
func modulo4(x float64) float64 {
	return fma(-4, round(float64(0.25*x)), x)
}

// lost returns the rounding error of x + y.
func lost(x, y float64) float64 {
	s := x + y
	v := s - x
	return (x - (s - v)) + (y - v)
}

// reduced returns k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t.
func reduced(a, part float64) float64 {
	j := clamp(floor((exponent(a)-52-2.5)/50), 0, 19)
	b := float64(a * (shl((6755399441056767 - float64(j*50)), 52)))
	b1 := float64(b * 8.881784197001252e-16)
	b2 := float64(b1 * 8.881784197001252e-16)
	b3 := float64(b2 * 8.881784197001252e-16)
	b4 := float64(b3 * 8.881784197001252e-16)
	d := gather(j, 0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786)
	d1 := gather(j+1, 0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786)
	d2 := gather(j+2, 0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786)
	d3 := gather(j+3, 0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786)
	p := float64(b * d)
	p1 := float64(b1 * d1)
	p2 := float64(b2 * d2)
	p3 := float64(b3 * d3)
	o := modulo4(p)
	i := modulo4(fma(b, d, -p))
	x := modulo4(o + i)
	y := modulo4(p1)
	z := fma(b1, d1, -p1)
	xyz := x + y + z
	k := round(xyz + p2)
	e := lost(x, y) + lost(x+y, z)
	f := e + lost(xyz, p2)
	g := fma(b2, d2, -p2)
	v := lost(o, i) + g
	w := f + v
	h := xyz + p2 - k
	l := fma(b3, d3, -p3) + float64(b4*gather(j+4, 0.636619772367581, 0.33068755952925155, 0.32540679297213604, 0.39964395111064555, 0.31792711437062326, 0.5268031193200251, 0.8639831777135729, 0.5095885114856431, 0.9184065558140402, 0.6329474348412312, 0.28244935139302374, 0.09325506128194228, 0.22466011204652325, 0.06833165695263954, 0.6953054368476623, 0.3984982845762586, 0.35172159211398313, 0.9813937647621636, 0.9546503075161983, 0.5443922240974457, 0.8982159637446108, 0.8678175387119031, 0.7108622772701114, 0.08399653847947786)) + lost(lost(o, i), g) + lost(lost(x, y), lost(x+y, z)) + lost(e, lost(xyz, p2)) + lost(f, v) + lost(w, p3) + lost(h, w+p3)
	q := h + (w + p3)
	s := q + l
	r := float64(s * 1.5707963267948966)
	t := fma(s, 1.5707963267948966, -r) + fma(s, 6.123233995736766e-17, (l-(s-q))*1.5707963267948966)
	return where(part == 0, k, where(part == 1, r, t))
}

// sinc returns (sin r - r) / r³ of s = r², |r| ≤ π/4.
func sinc(s float64) float64 {
	return fma(s, fma(s, fma(s, fma(s, fma(s, 1.5895741405375527e-10, -2.505073748394302e-08), 2.755731354707345e-06), -0.00019841269829365152), 0.008333333333321842), -0.1666666666666663)
}

// cosc returns (cos r - 1) / r² of s = r², |r| ≤ π/4.
func cosc(s float64) float64 {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -1.1358627221472729e-11, 2.0875703289449205e-09), -2.7557314203920226e-07), 2.480158728896743e-05), -0.001388888888887331), 0.041666666666666595), -0.5)
}

// wave returns sin(kπ/2 + r + t) of i = k + integer.
func wave(i, r, t float64) float64 {
	s := fma(r, r, 2*r*t)
	z := float64(r * r)
	y := where(signbit(shl(i, 63)), fma(s, cosc(z), 1), r+fma(r*s, sinc(z), t))
	return xor(y, sign(shl(i, 62)))
}

// turn returns sin(a + nπ/2) of a ≥ 0 and q = n + integer.
func turn(a, q float64) float64 {
	near := fma(a, 0.6366197723675814, q)
	k := near - q
	far := !(a <= 1073741824)
	i := near
	if far {
		i = reduced(a, 0) + q
	}
	r := rest(a, k)
	if far {
		r = reduced(a, 1)
	}
	t := underrest(a, k)
	if far {
		t = reduced(a, 2)
	}
	return wave(i, r, t)
}

// sin returns the sine of x radians.
func sin(x float64) float64 {
	return xor(turn(abs(x), 6755399441055744), sign(x))
}

// cos returns the cosine of x radians.
func cos(x float64) float64 {
	return turn(abs(x), 6755399441055745)
}

// cotc returns (1 - r cot r) / r² of s = r², |r| ≤ π/4.
func cotc(s float64) float64 {
	return fma(s, fma(s, fma(s*s, fma(s*s, fma(s*s, 3.10335722638597e-09, 2.2014892772416846e-07), 2.1377907592206734e-05), 0.0021164021180678414), fma(s*s, fma(s*s, fma(s*s, 2.1025831757943694e-08, 2.164007658880764e-06), 0.00021164019376914147), 0.022222222222146027)), 0.33333333333333454)
}

// slope returns tan(kπ/2 + r + t) of i = k + integer.
func slope(i, r, t float64) float64 {
	y := r + t
	z := t - (y - r)
	s := float64(y * y)
	u := fma(2*y, z, fma(y, y, -s))
	p := cotc(s)
	c := fma(-s, p, 1)
	d := fma(-u, p, fma(-s, p, 1-c))
	odd := signbit(shl(i, 63))
	over := where(odd, c, y)
	under := where(odd, y, c)
	v := 1 / under
	q := float64(over * v)
	e := fma(-q, under, over) + fma(-q, where(odd, z, d), where(odd, d, z))
	return xor(fma(e, v, q), sign(shl(i, 63)))
}

// tanturn returns tan a of a ≥ 0.
func tanturn(a float64) float64 {
	near := fma(a, 0.6366197723675814, 6755399441055744)
	k := near - 6755399441055744
	far := !(a <= 1073741824)
	i := near
	if far {
		i = reduced(a, 0) + 6755399441055744
	}
	r := rest(a, k)
	if far {
		r = reduced(a, 1)
	}
	t := underrest(a, k)
	if far {
		t = reduced(a, 2)
	}
	return slope(i, r, t)
}

// tan returns the tangent of x radians.
func tan(x float64) float64 {
	return xor(tanturn(abs(x)), sign(x))
}

// angle returns b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0.
func angle(b, q, m, n, t float64) float64 {
	u := b + q
	return u + fma(m, n, fma(b, 3.8981718325193755e-17, q-(u-b))+t)
}

// sqrtrest returns √z - h, of h = sqrt(z).
func sqrtrest(z, h float64) float64 {
	return fma(-h, h, z) / fma(2, h, 2.2250738585072014e-308)
}

// asinc returns (asin q - q) / q³ of s = q², |q| ≤ ½.
func asinc(s float64) float64 {
	return fma(s, fma(s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, -0.016254441972768714, 0.0065212263062178226), 0.013885008834973522), 0.0223717566150211), 0.04464285682698376), fma(s*s, fma(s*s, fma(s*s, fma(s*s, fma(s*s, 0.03193334971279044, 0.019547128396309486), 0.012170737027699297), 0.01735972708690473), 0.030381959194759122), 0.07500000000338561)), 0.16666666666665403)
}

// asin returns the angle whose sine is x, within ±π/2.
func asin(x float64) float64 {
	a := abs(x)
	high := a > 0.5
	z := where(high, fma(-0.5, a, 0.5), float64(a*a))
	h := sqrt(z)
	q := where(high, float64(-2*h), a)
	l := where(high, float64(-2*sqrtrest(z, h)), 0)
	return or(angle(where(high, 1.5707963267948966, 0), q, float64(q*z), asinc(z), l), sign(x))
}

// acos returns the angle whose cosine is x, within 0 and π.
func acos(x float64) float64 {
	a := abs(x)
	high := a > 0.5
	z := where(high, fma(-0.5, a, 0.5), float64(a*a))
	h := sqrt(z)
	f := sign(where(high, x, -x))
	q := xor(where(high, float64(2*h), a), f)
	l := xor(where(high, float64(2*sqrtrest(z, h)), 0), f)
	return angle(where(high, where(x < 0, 3.141592653589793, 0), 1.5707963267948966), q, float64(q*z), asinc(z), l)
}

// atanc returns (atan q - q) / q³ of s = q² ≤ 1.
func atanc(s float64) float64 {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, 1.3224111163270614e-05, -0.00015215671268926985), 0.0008313275844156037), -0.0028850045849399533), 0.007196806006817707), -0.013901180527893861), 0.021985720446164304), -0.029904739219358687), 0.036642581996283), -0.04219217938893743), 0.04722339593657586), -0.05253524491929763), 0.058805293596290685), -0.06666404359179777), 0.07692279882486201), -0.09090907007378063), 0.11111111007326287), -0.14285714282587858), 0.1999999999995175), -0.3333333333333307)
}

// atan returns the angle whose tangent is x, within ±π/2.
func atan(x float64) float64 {
	a := clamp(abs(x), 0, 4.49423283715579e+307)
	high := a > 1
	n := where(high, -1, a)
	d := where(high, a, 1)
	v := 1 / d
	q := float64(n * v)
	s := float64(q * q)
	l := float64(fma(-q, d, n) * v)
	c := atanc(s)
	m := float64(q * s)
	return or(angle(where(high, 1.5707963267948966, 0), q, m, c, fma(fma(q, s, -m), c, l*fma(-0.5, s, 1))), sign(x))
}

// lift returns a power of 2 that makes d, if small, large.
func lift(d float64) float64 {
	return where(d < 1.1830521861667747e-271, 1.0715086071862673e+301, 1)
}

// ratio returns n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1.
func ratio(n, d float64) float64 {
	return where(n == d, where(d == 0, 0, 1), n*lift(d)/(d*lift(d)))
}

// ratiorest returns what rounding loses of ratio(n, d).
func ratiorest(n, d float64) float64 {
	e := float64(d * lift(d))
	return where(n == d || d == inf, 0, fma(-ratio(n, d), e, n*lift(d))/e)
}

// direction returns atan2(y, x), of q + l = |y/x| or |x/y|, the smaller.
func direction(y, x, q, l float64) float64 {
	steep := abs(y) > abs(x)
	f := sign(where(steep, -x, x))
	b := where(steep, 1.5707963267948966, where(signbit(x), 3.141592653589793, 0))
	s := float64(q * q)
	c := atanc(s)
	m := float64(q * s)
	return or(angle(b, xor(q, f), xor(m, f), c, xor(fma(fma(q, s, -m), c, l*fma(-0.5, s, 1)), f)), sign(y))
}

// atan2 returns the angle from the x axis to the point (x, y), within ±π, as in C99.
func atan2(y, x float64) float64 {
	steep := abs(y) > abs(x)
	n := abs(where(steep, x, y))
	d := abs(where(steep, y, x))
	near := n / d
	extreme := !(d >= 1.1830521861667747e-271 && d < inf)
	q := near
	if extreme {
		q = ratio(n, d)
	}
	l := fma(-near, d, n) / d
	if extreme {
		l = ratiorest(n, d)
	}
	return direction(y, x, q, l)
}

// norm returns √(m² + n²), of m ≥ n ≥ 0 whose squares are numbers.
func norm(m, n float64) float64 {
	p := float64(m * m)
	q := float64(n * n)
	s := p + q
	h := sqrt(s)
	e := p - s + q + (fma(m, m, -p) + fma(n, n, -q))
	return h + (fma(-h, h, s)+e)/fma(2, h, 2.2250738585072014e-308)
}

// hypot returns √(x² + y²).
func hypot(x, y float64) float64 {
	a := abs(x)
	b := abs(y)
	m := where(a > b, a, b)
	n := where(a > b, b, a)
	extreme := !(m >= 3.8725919148493183e-121 && m <= 3.273390607896142e+150)
	f := where(m > 1, 1.90109156629516e-211, 5.260135901548374e+210)
	u := m
	if extreme {
		u = float64(m * f)
	}
	v := n
	if extreme {
		v = float64(n * f)
	}
	h := norm(u, v)
	if extreme {
		return where(m == inf || n == inf, inf, h/f)
	}
	return h
}

// erf returns the error function of x, 2/√π times the integral of exp(-t²) from 0 to x.
func erf(x float64) float64 {
	u := clamp(abs(x)-0.9599609375, 0, 5.04)
	i := fma(u, fma(u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, 2.138680523397778e-10, 1.5687850797024734e-08), 1.352765748795134e-07), -3.12206218517619e-06), -4.442662884692146e-05), 0.0003299208061324098), 0.015055150413843355), -1.209003348849938), fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, fma(u*u, -8.671630146439173e-12, -2.3861332368627205e-09), -6.422128186686645e-08), 1.9911927831393887e-07), 1.5127749051450043e-05), 5.1296579936308826e-05), -0.0029343407539007965), -0.06232455318470038), -3.7101147100452345)), -2.5179250346082163)
	k := i + 6755399441055744
	f := i - (k - 6755399441055744)
	p := fma(f, 0.6931471805599453, f*(f*exp2series(f)))
	tail := addbits(1+p, shl(k, 52))
	return where(abs(x) >= 0.9599609375, or((1-tail), sign(x)), fma(x, fma(x*x, fma(x*x, fma(x*x*x*x, fma(x*x*x*x, fma(x*x*x*x, fma(x*x*x*x, 1.3854310351454685e-08, 1.645100439276948e-06), 0.00012055308141217862), 0.005223977615101053), 0.1128379167095016), fma(x*x*x*x, fma(x*x*x*x, fma(x*x*x*x, fma(x*x*x*x, fma(x*x*x*x, -8.062029710314519e-10, -1.6237674543483556e-07), -1.4925008856601525e-05), -0.0008548326387861139), -0.026866170644135746), -0.37612638903183654)), 0.12837916709551256), x))
}

// xexp returns xeˣ(1 - eˣ), of x < 0.
func xexp(x float64) float64 {
	t := fma(x, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, x)
	r := fma(k, -2.3190468138462996e-17, u)
	p := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r))
	e := 1 + (r + p)
	q := fma(-e, scale(e, clamp(k, -100, 0)), p)
	h := fma(x, r, x)
	return where(x < -760, sign(x), scale(h+fma(x, q, fma(x, r, x-h)), k))
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
func sigmoid(x float64) float64 {
	t := fma(x, -1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, -x)
	r := fma(k, -2.3190468138462996e-17, u)
	p := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r)) + r
	s := shl(t, 52)
	d := fma(s, p, s+1)
	g := fma(s, p, 1-(d-s))
	y := 1 / d
	z := float64(fma(-y, g, fma(-y, d, 1)) * y)
	i := 1 / (1 + p)
	far := expedge(x, -k, fma(i, fma(-i, p, 1-i)-scale(i, clamp(-k, -100, 0)), i))
	if !(x > -36 && x < 708) {
		return where(x > 0, 1, far)
	}
	return y + z
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
func silu(x float64) float64 {
	t := fma(x, -1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, -x)
	r := fma(k, -2.3190468138462996e-17, u)
	p := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r)) + r
	s := shl(t, 52)
	d := fma(s, p, s+1)
	g := fma(s, p, 1-(d-s))
	y := 1 / d
	z := float64(fma(-y, g, fma(-y, d, 1)) * y)
	if !(x > -36 && x < 670) {
		return where(x > 0, x, xexp(x))
	}
	return fma(x, y, x*z)
}

// softplus returns ln(1 + eˣ).
func softplus(x float64) float64 {
	v := -abs(x)
	t := fma(v, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, v)
	r := fma(k, -2.3190468138462996e-17, u)
	q := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r))
	s := shl(t, 52)
	m := fma(s, r, s)
	n := fma(s, q, fma(s, r, s-m))
	h := m + n
	e := m - h + n
	a := 1 + h
	c := h - (a - 1)
	g := exponent(a)
	w := shl((6755399441056767 - g), 52)
	o := mantissa(a) - 1
	f := fma(c, w, o)
	l := fma(g, 0.6931471805599453, f)
	b := where(x > 0, x, 0)
	d := fma(g, 2.3190468138462996e-17, f-fma(g, -0.6931471805599453, l)) + float64(fma(e, w, fma(c, w, o-f))*fma(f, f-1, 1))
	y := b + l + logrest(f, lost(b, l)+d)
	if !(v > -708) {
		return where(x > 0, x, expedge(x, k, 1+(r+q)))
	}
	return y
}

// elu returns x, or alpha(eˣ - 1) of x ≤ 0.
func elu(x, alpha float64) float64 {
	t := fma(x, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, x)
	r := fma(k, -2.3190468138462996e-17, u)
	z := float64(r * r)
	q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, -2.3190468138462996e-17, u-r)))
	s := shl(t, 52)
	b := s - 1
	h := fma(s, r, b)
	e := fma(s, r, b-h) + (s - b - 1)
	c := fma(s, q, e)
	y := or((h + c), sign(x))
	p := or(fma(alpha, y, alpha*(h-y+c)), (xor(sign(x), sign(alpha))))
	edge := float64(alpha * where(x < -708, -1, y))
	if !(x > -708 && abs(alpha) < inf) {
		return where(x > 0, x, edge)
	}
	return where(x > 0, x, p)
}

// mish returns x tanh(ln(1 + eˣ)), and its limit -0 of -∞.
func mish(x float64) float64 {
	v := clamp(x, -708, 20)
	t := fma(v, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	u := fma(k, -0.6931471805599453, v)
	r := fma(k, -2.3190468138462996e-17, u)
	q := fma(r*r, expseries(r), fma(k, -2.3190468138462996e-17, u-r))
	s := shl(t, 52)
	m := fma(s, r, s)
	n := fma(s, q, fma(s, r, s-m))
	h := m + n
	e := m - h + n
	g := h + 2
	a := float64(h * g)
	c := fma(e, g+h, fma(h, lost(h, 2), fma(h, g, -a)))
	d := a + 2
	b := lost(a, 2) + c
	i := 1 / d
	y := float64(a * i)
	z := float64((fma(-y, d, a) + fma(-y, b, c)) * i)
	if !(abs(x) < 670) {
		return where(x > 0, x, xexp(x))
	}
	return or(fma(x, y, x*z), sign(x))
}

// phi returns the normal distribution function at x, the integral of exp(-t²)/√2π up to x.
func phi(x float64) float64 {
	a := clamp(abs(x), 0, 38.6)
	g := float64(a * a)
	h := fma(a, a, -g)
	k := round(float64(-0.5 * g * 1.4426950408889634))
	b := fma(k, -0.6931471805599453, -0.5*g)
	s := fma(k, -2.3190468138462996e-17, -0.5*h)
	r := b + s
	e := fma(r*r, expseries(r), s-(r-b))
	d := a + 1.125
	f := a + 4.0625
	v := 1 / (d * f)
	i := float64(v * f)
	j := float64(v * d)
	u := fma(-8.125, j, 1)
	t := fma(fma(-4.0625, u+1, fma(-u, a, a)), j, u)
	p := fma(t, fma(t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, -7.477414315568853e-10, 4.0398830568995425e-09), -2.74806467853909e-09), -8.058462928153912e-08), 7.40634119822662e-07), -4.886672074624414e-06), 2.906946630760906e-05), -0.0001478456199588364), 8.10793300772119e-05), 0.01750473707685328), 0.018292873905489844), fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, -2.0693466212657215e-09, 1.9488385290100303e-08), -1.0541678520213311e-07), 4.659514970011774e-07), -2.034884359154019e-06), 1.048434086477787e-05), -7.343732982293598e-05), 0.000666364724177397), -0.005608858517021052), -0.02811441470563876), 0.030901090774683074)), -0.11753454787888942)
	m := fma(t, p, 0.48294156784473874)
	w := fma(t, p, 0.48294156784473874-m)
	n := fma(m, r, m)
	l := fma(w, r+e, w) + fma(m, e, fma(m, r, m-n))
	q := float64(n * i)
	y := float64((fma(-q, d, n) + fma(-q, lost(a, 1.125), l)) * i)
	z := shl((clamp(k, -100, 0) + 6755399441056767), 52)
	high := 1 - float64(q*z)
	low := fma(-y, z, fma(-q, z, 1-high))
	return where(x < 0, scale(q+y, k), high+low)
}

// gelu returns x times the normal distribution function at x, and its limit -0 of -∞.
func gelu(x float64) float64 {
	a := clamp(abs(x), 0, 38.6)
	g := float64(a * a)
	h := fma(a, a, -g)
	k := round(float64(-0.5 * g * 1.4426950408889634))
	b := fma(k, -0.6931471805599453, -0.5*g)
	s := fma(k, -2.3190468138462996e-17, -0.5*h)
	r := b + s
	e := fma(r*r, expseries(r), s-(r-b))
	d := a + 1.125
	f := a + 4.0625
	v := 1 / (d * f)
	i := float64(v * f)
	j := float64(v * d)
	u := fma(-8.125, j, 1)
	t := fma(fma(-4.0625, u+1, fma(-u, a, a)), j, u)
	p := fma(t, fma(t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, -7.477414315568853e-10, 4.0398830568995425e-09), -2.74806467853909e-09), -8.058462928153912e-08), 7.40634119822662e-07), -4.886672074624414e-06), 2.906946630760906e-05), -0.0001478456199588364), 8.10793300772119e-05), 0.01750473707685328), 0.018292873905489844), fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, fma(t*t, -2.0693466212657215e-09, 1.9488385290100303e-08), -1.0541678520213311e-07), 4.659514970011774e-07), -2.034884359154019e-06), 1.048434086477787e-05), -7.343732982293598e-05), 0.000666364724177397), -0.005608858517021052), -0.02811441470563876), 0.030901090774683074)), -0.11753454787888942)
	m := fma(t, p, 0.48294156784473874)
	w := fma(t, p, 0.48294156784473874-m)
	n := fma(m, r, m)
	l := fma(w, r+e, w) + fma(m, e, fma(m, r, m-n))
	q := float64(n * i)
	y := float64((fma(-q, d, n) + fma(-q, lost(a, 1.125), l)) * i)
	z := shl((clamp(k, -100, 0) + 6755399441056767), 52)
	high := 1 - float64(q*z)
	low := fma(-y, z, fma(-q, z, 1-high))
	return or(where(x < 0, scale(fma(-a, q, -a*y), k), fma(x, high, a*low)), sign(x))
}
