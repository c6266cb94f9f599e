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
	return fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.083937795419254e-09, 2.5111314299928335e-08), 2.755752378153681e-07), 2.755723726806648e-06), 2.4801587027705022e-05), 0.00019841269893518002), 0.0013888888889032533), 0.008333333333318461), 0.041666666666666415), 0.1666666666666668), 0.5)
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
	return fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, fma(r, 2.5508197044901678e-11, 4.45566311568822e-10), 7.055067783959338e-09), 1.0178058317338283e-07), 1.321548631108229e-06), 1.525273383801203e-05), 0.00015403530394049293), 0.0013333558146410875), 0.009618129107628055), 0.055504108664821604), 0.24022650695910072)
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
	z := r * r
	q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, -2.3190468138462996e-17, u-r)))
	s := shl(t, 52)
	b := s - 1
	h := fma(s, r, b)
	e := fma(s, r, b-h) + (s - b - 1)
	y := or((h + fma(s, q, e)), sign(x))
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
	z := r * r
	c := z * coshseries(z)
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
	z := r * r
	c := z * coshseries(z)
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
	y := h * i
	return copysign(fma(fma(-y, d, h)+fma(-y, g, e), i, y), x)
}

// xexp returns xeˣ, of x < 0.
func xexp(x float64) float64 {
	t := fma(x, 1.4426950408889634, 6755399441056767)
	k := t - 6755399441056767
	r := fma(k, -2.3190468138462996e-17, fma(k, -0.6931471805599453, x))
	return where(x < -760, sign(x), scale(x*(1+fma(r*r, expseries(r), r)), k))
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
func sigmoid(x float64) float64 {
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
	d := 1 + h
	g := 1 - d + h + e
	w := where(x < 0, h, 1)
	i := 1 / d
	y := w * i
	z := fma(fma(-y, d, w)+fma(-y, g, where(x < 0, e, 0)), i, y)
	if !(v > -708) {
		return where(x > 0, 1, expedge(x, k, 1+(r+q)))
	}
	return z
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
func silu(x float64) float64 {
	if !(x > -708) {
		return xexp(x)
	}
	return x * sigmoid(x)
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
func logseries(z float64) float64 {
	return fma(z, fma(z, fma(z*z, fma(z*z, 0.1479577832105291, 0.1818356319578575), 0.28571428742050575), fma(z*z, fma(z*z, 0.15314073215065074, 0.22222198600556659), 0.3999999999941663)), 0.6666666666666734)
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
func logrest(f, d float64) float64 {
	s := f / (2 + f)
	z := s * s
	h := 0.5 * f * f
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
	if !(x >= 2.2250738585072014e-308 && x < inf) {
		return logedge(x, lnsum(exponent(x*4503599627370496)-52, mantissa(x*4503599627370496)-1, 0))
	}
	return lnsum(exponent(x), mantissa(x)-1, 0)
}

// log2sum returns log₂(2ⁿ(1 + f)).
func log2sum(n, f float64) float64 {
	g := f * 1.4426950408889634
	l := n + g
	d := fma(-f, 0.5*f, 0.5*f*f)
	t := fma(logrest(f, d), 1.4426950408889634, fma(f, 2.0355273740931033e-17, fma(f, 1.4426950408889634, -g)))
	return l + (g - (l - n) + t)
}

// log2 returns the binary logarithm of x.
func log2(x float64) float64 {
	if !(x >= 2.2250738585072014e-308 && x < inf) {
		return logedge(x, log2sum(exponent(x*4503599627370496)-52, mantissa(x*4503599627370496)-1))
	}
	return log2sum(exponent(x), mantissa(x)-1)
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
func log10sum(n, f float64) float64 {
	p := n * 0.30102999566395283
	g := f * 0.4342944819032518
	l := p + g
	t := fma(logrest(f, 0), 0.4342944819032518, fma(f, 1.098319650216765e-17, fma(f, 0.4342944819032518, -g)))
	return l + (g - (l - p) + fma(n, 2.8363394551044964e-14, t))
}

// log10 returns the decimal logarithm of x.
func log10(x float64) float64 {
	if !(x >= 2.2250738585072014e-308 && x < inf) {
		return logedge(x, log10sum(exponent(x*4503599627370496)-52, mantissa(x*4503599627370496)-1))
	}
	return log10sum(exponent(x), mantissa(x)-1)
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error.
func lnpair(u, c float64) float64 {
	n := exponent(u)
	m := mantissa(u) - 1
	s := shl((6755399441056767 - n), 52)
	f := fma(c, s, m)
	return lnsum(n, f, fma(c, s, m-f)*fma(f, f-1, 1))
}

// log1p returns the natural logarithm of 1 + x.
func log1p(x float64) float64 {
	u := 1 + x
	c := where(x < 1, x-(u-1), 1-(u-x))
	if !(x > -1 && x < 8.98846567431158e+307) {
		return where(x == -1, -inf, logedge(x, lnsum(exponent(x), mantissa(x)-1, 0)))
	}
	return or(lnpair(u, c), sign(x))
}

// root returns √(q + e) - r, where r is √q.
func root(r, q, e float64) float64 {
	return (fma(-r, r, q) + e) / (r + r)
}

// ln2x returns ln 2x, of a normal x > 0.
func ln2x(x float64) float64 {
	return where(x < inf, lnsum(exponent(x)+1, mantissa(x)-1, 0), x)
}

// asinh returns the inverse hyperbolic sine of x.
func asinh(x float64) float64 {
	v := abs(x)
	p := v * v
	q := p + 1
	e := where(v < 1, p-(q-1), 1-(q-p)) + fma(v, v, -p)
	r := sqrt(q)
	u := r + v
	y := where(v < 7.450580596923828e-09, v, lnpair(u, v-(u-r)+root(r, q, e)))
	if !(v < 3.273390607896142e+150) {
		return copysign(ln2x(v), x)
	}
	return copysign(y, x)
}

// acosh returns the inverse hyperbolic cosine of x.
func acosh(x float64) float64 {
	p := x * x
	q := p - 1
	r := sqrt(q)
	u := x + r
	if !(x > 1 && x < 3.273390607896142e+150) {
		return where(x == 1, 0, where(x > 1, ln2x(x), nan))
	}
	return lnpair(u, r-(u-x)+root(r, q, p-q-1+fma(x, x, -p)))
}

// atanh returns the inverse hyperbolic tangent of x.
func atanh(x float64) float64 {
	v := abs(x)
	a := 1 + v
	b := 1 - v
	n := exponent(a / b)
	w := shl((n + 6755399441056767), 52)
	g := v - (a - 1)
	j := w * (1 - b - v)
	h := fma(-w, b, a)
	d := fma(w, b, a)
	i := 1 / d
	s := h * i
	e := (fma(-s, d, h) + (g - j) - float64(s*(fma(w, b, a-d)+(g+j)))) * i
	z := s * s
	l := fma(n, 0.6931471805599453, s+s)
	t := fma(n, 2.3190468138462996e-17, s+s-fma(n, -0.6931471805599453, l)) + (e + e)
	y := 0.5 * (l + fma(s*z, logseries(z), t))
	if !(v < 1) {
		return where(v == 1, or(inf, sign(x)), nan)
	}
	return copysign(y, x)
}

// cbrtof returns the cube root of a positive normal x.
func cbrtof(x float64) float64 {
	n := exponent(x)
	m := mantissa(x)
	q := round(n * 0.3333333333333333)
	i := n - float64(3*q)
	v := addbits(m, shl((i+6755399441055744), 52))
	y := fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, fma(m, -0.08196165842336231, 0.7012045681594237), -2.6155524828418235), 5.57150071785372), -7.4585066750749505), 6.527405069985722), -3.8543627073618225), 2.2102731269642777) * where(i < 0, 1.2599210498948732, where(i > 0, 0.7937005259840998, 1))
	b := v * (y * y)
	e := fma(-b, y, 1)
	a := fma(b*e, fma(e, 0.5555555555555556, 0.6666666666666666), b)
	d := a * a
	f := fma(-d, a, v) - float64(fma(a, a, -d)*a)
	return addbits(fma(f*0.3333333333333333, y*y, a), shl((q+6755399441055744), 52))
}

// cbrt returns the cube root of x.
func cbrt(x float64) float64 {
	v := abs(x)
	if !(v >= 2.2250738585072014e-308 && v < inf) {
		return where(v > 0 && v < inf, copysign(cbrtof(v*1.8014398509481984e+16)*3.814697265625e-06, x), x)
	}
	return copysign(cbrtof(v), x)
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
func rsqrtof(x float64) float64 {
	s := sqrt(x)
	y := 1 / s
	return fma(y, fma(-0.5*fma(-s, s, x)*y, y, fma(-y, s, 1)), y)
}

// rsqrt returns 1/√x.
func rsqrt(x float64) float64 {
	if !(x > 1.0261342003245941e-289 && x < inf) {
		return where(x > 0 && x < inf, rsqrtof(x*3.402823669209385e+38)*1.8446744073709552e+19, 1/sqrt(x))
	}
	return rsqrtof(x)
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
func powseries(z float64) float64 {
	return fma(z, fma(z, fma(z*z, fma(z*z, fma(z*z, 0.18625198678487012, 0.17001884267846673), 0.2219532508832783), 0.3205988979879842), fma(z*z, fma(z*z, fma(z*z, 0.14648208047554948, 0.19235038044393876), 0.26230818734425054), 0.41219858311108865)), 0.5770780163555854)
}

// powedge returns x to the power y, of any.
func powedge(x, y float64) float64 {
	up := where(abs(x) < 2.2250738585072014e-308, 4503599627370496, 1)
	v := abs(x) * up
	n := exponent(v) - where(up > 1, 52, 0)
	m := mantissa(v)
	d := m + 1
	i := 1 / d
	f := m - 1
	s := f * i
	sl := fma(-s, m-(d-1), fma(-s, d, f)) * i
	z := s * s
	zl := fma(s, sl+sl, fma(s, s, -z))
	c := powseries(z)
	b := fma(z, c, 0.9617966939259756)
	bl := fma(z, c, 0.9617966939259756-b) + 5.0577616648125907e-17
	q := z * b
	ql := fma(z, b, -q) + fma(z, bl, zl*b)
	a := 2.8853900817779268 + q
	al := 2.8853900817779268 - a + q + (ql + 4.0710547481862066e-17)
	l := s * a
	ll := fma(s, a, -l) + fma(s, al, sl*a)
	h := n + l
	hl := n - h + l + ll
	g := h + hl
	gl := h - g + hl
	u := clamp(y, -1.1805916207174113e+21, 1.1805916207174113e+21)
	e := u * g
	el := fma(u, gl, fma(u, g, -e))
	t := e + 6755399441056767
	k := t - 6755399441056767
	r := e - k
	j := r * 0.6931471805599453
	jl := fma(r*r, exp2series(r), fma(r, 2.3190468138462996e-17, fma(r, 0.6931471805599453, -j)))
	o := 1 + j
	or := 1 - o + j + jl
	ol := fma(el*0.6931471805599453, o+or, or)
	p := where(e > 1024, inf, where(e < -1075, 0, scale(o+ol, k)))
	edge := where(v == 0, where(y < 0, inf, 0), where(v == inf, where(y < 0, 0, inf), p))
	w := xor(edge, where(y == round(y) && 0.5*y != round(0.5*y), sign(x), 0))
	return where(y == 0 || x == 1, 1, where(x != x || y != y || (x < 0 && v < inf && y != round(y)), nan, w))
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
func pow(x, y float64) float64 {
	v := abs(x)
	n := exponent(v)
	m := mantissa(v)
	d := m + 1
	i := 1 / d
	f := m - 1
	s := f * i
	sl := fma(-s, m-(d-1), fma(-s, d, f)) * i
	z := s * s
	zl := fma(s, sl+sl, fma(s, s, -z))
	c := powseries(z)
	b := fma(z, c, 0.9617966939259756)
	bl := fma(z, c, 0.9617966939259756-b) + 5.0577616648125907e-17
	q := z * b
	ql := fma(z, b, -q) + fma(z, bl, zl*b)
	a := 2.8853900817779268 + q
	al := 2.8853900817779268 - a + q + (ql + 4.0710547481862066e-17)
	l := s * a
	ll := fma(s, a, -l) + fma(s, al, sl*a)
	h := n + l
	hl := n - h + l + ll
	g := h + hl
	gl := h - g + hl
	e := y * g
	el := fma(y, gl, fma(y, g, -e))
	t := e + 6755399441056767
	k := t - 6755399441056767
	r := e - k
	j := r * 0.6931471805599453
	jl := fma(r*r, exp2series(r), fma(r, 2.3190468138462996e-17, fma(r, 0.6931471805599453, -j)))
	o := 1 + j
	or := 1 - o + j + jl
	ol := fma(el*0.6931471805599453, o+or, or)
	w := shl(t, 52)
	p := xor(fma(w, ol, w*o), where(0.5*y == round(0.5*y), 0, sign(x)))
	if !(v >= 2.2250738585072014e-308 && v < inf && abs(e) < 1022 && (x > 0 || y == round(y))) {
		return powedge(x, y)
	}
	return p
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
