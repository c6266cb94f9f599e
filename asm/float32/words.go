// Code generated from gen/table. DO NOT EDIT.

package kernels

// scale returns x·2ᵏ, rounded once, of an integer k and x near 1.
func scale(x, k float32) float32 {
	h := fma(k, 0.5, 12583039)
	return float32(addbits(x, shl(subbits(k+12583039, h), 23)) * (shl(h, 23)))
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

// exponent returns n of a positive normal x = 2ⁿm, √½ ≤ m < √2.
func exponent(x float32) float32 {
	return (or(shr(addbits(x, 6.885887e-39), 23), 8388608)) - 8388735
}

// mantissa returns m of a positive normal x = 2ⁿm, √½ ≤ m < √2.
func mantissa(x float32) float32 {
	return addbits(and(addbits(x, 6.885887e-39), 1.1754942e-38), 0.70710677)
}

// expseries returns (eʳ - 1 - r)/r², |r| ≤ ½ ln 2.
func expseries(r float32) float32 {
	return fma(r, fma(r, fma(r, fma(r, fma(r, 0.00019733983, 0.0013935278), 0.008333586), 0.04166646), 0.16666666), 0.5)
}

// expedge returns eˣ = 2ᵏp where 2ᵏ or the result may be no normal number.
func expedge(x, k, p float32) float32 {
	return where(x > 89, inf, where(x < -104, 0, scale(p, k)))
}

// exp returns e to the power x.
func exp(x float32) float32 {
	t := fma(x, 1.442695, 12583039)
	k := t - 12583039
	r := fma(k, 1.9046542e-09, fma(k, -0.6931472, x))
	p := fma(r*r, expseries(r), r)
	s := shl(t, 23)
	if !(abs(x) < 87) {
		return expedge(x, k, 1+p)
	}
	return fma(s, p, s)
}

// exp2series returns (2ʳ - 1 - r ln 2)/r², |r| ≤ ½.
func exp2series(r float32) float32 {
	return fma(r, fma(r, fma(r, fma(r, fma(r, 1.4632083e-05, 0.00015423239), 0.0013334362), 0.0096181175), 0.055504106), 0.2402265)
}

// exp2 returns 2 to the power x.
func exp2(x float32) float32 {
	t := x + 12583039
	k := t - 12583039
	r := x - k
	p := fma(r, 0.6931472, r*(r*exp2series(r)))
	s := shl(t, 23)
	if !(abs(x) < 126) {
		return where(x > 128, inf, where(x < -150, 0, scale(1+p, k)))
	}
	return fma(s, p, s)
}

// expm1 returns e to the power x, less 1.
func expm1(x float32) float32 {
	t := fma(x, 1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, x)
	r := fma(k, 1.9046542e-09, u)
	z := float32(r * r)
	q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, 1.9046542e-09, u-r)))
	s := shl(t, 23)
	b := s - 1
	h := fma(s, r, b)
	e := fma(s, r, b-h) + (s - b - 1)
	c := fma(s, q, e)
	y := or((h + c), sign(x))
	if !(abs(x) < 87) {
		return where(x < 0, -1, expedge(x, k, 1+(r+q)))
	}
	return y
}

// coshseries returns (cosh √z - 1)/z, √z ≤ ½ ln 2.
func coshseries(z float32) float32 {
	return fma(z, fma(z, 0.0013935417, 0.04166646), 0.5)
}

// sinhseries returns (sinh √z / √z - 1)/z, √z ≤ ½ ln 2.
func sinhseries(z float32) float32 {
	return fma(z, fma(z, 0.00019974085, 0.008333175), 0.16666667)
}

// sinh returns the hyperbolic sine of x.
func sinh(x float32) float32 {
	v := abs(x)
	t := fma(v, 1.442695, 12583038)
	k := t - 12583038
	u := fma(k, -0.6931472, v)
	r := fma(k, 1.9046542e-09, u)
	z := float32(r * r)
	c := float32(z * coshseries(z))
	s := fma(r*z, sinhseries(z), fma(k, 1.9046542e-09, u-r))
	p := shl(t, 23)
	i := shl((12583038 - k), 23)
	a := p - i
	b := p + i
	over := where(v > 90, inf, scale(1+(r+(c+s)), k-1))
	h := fma(b, r, a)
	e := fma(b, r, a-h) + (p - a - i)
	y := h + fma(b, s, fma(a, c, e))
	if !(v < 86) {
		return copysign(over, x)
	}
	return copysign(y, x)
}

// cosh returns the hyperbolic cosine of x.
func cosh(x float32) float32 {
	v := abs(x)
	t := fma(v, 1.442695, 12583038)
	k := t - 12583038
	u := fma(k, -0.6931472, v)
	r := fma(k, 1.9046542e-09, u)
	z := float32(r * r)
	c := float32(z * coshseries(z))
	s := fma(r*z, sinhseries(z), fma(k, 1.9046542e-09, u-r))
	p := shl(t, 23)
	i := shl((12583038 - k), 23)
	a := p - i
	b := p + i
	over := where(v > 90, inf, scale(1+(r+(c+s)), k-1))
	h := fma(a, r, b)
	e := fma(a, r, b-h) + (p - b + i)
	if !(v < 86) {
		return over
	}
	return h + fma(a, s, fma(b, c, e))
}

// tanh returns the hyperbolic tangent of x.
func tanh(x float32) float32 {
	v := clamp(abs(x), 0, 10)
	t := fma(v, 2.88539, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, v+v)
	r := fma(k, 1.9046542e-09, u)
	q := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r))
	s := shl(t, 23)
	b := s - 1
	m := fma(s, r, b)
	n := fma(s, q, fma(s, r, b-m)+(s-b-1))
	h := m + n
	e := m - h + n
	d := h + 2
	g := fma(s, q, fma(s, r, s-d+1))
	i := 1 / d
	y := float32(h * i)
	return copysign(fma(fma(-y, d, h)+fma(-y, g, e), i, y), x)
}

// logseries returns (2 artanh √z / √z - 2)/z, √z ≤ 3 - √8.
func logseries(z float32) float32 {
	return fma(z, fma(z, 0.29870215, 0.39977592), 0.66666776)
}

// logrest returns ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d.
func logrest(f, d float32) float32 {
	s := f / (2 + f)
	z := float32(s * s)
	h := float32(0.5 * f * f)
	return fma(s, fma(z, logseries(z), h), d) - h
}

// lnsum returns ln(2ⁿ(1 + f)) + d, of a small d.
func lnsum(n, f, d float32) float32 {
	l := fma(n, 0.6931472, f)
	return l + logrest(f, fma(n, -1.9046542e-09, f-fma(n, -0.6931472, l))+d)
}

// logedge returns y, but what a logarithm is of no positive finite x.
func logedge(x, y float32) float32 {
	return where(x > 0 && x < inf, y, where(x == 0, -inf, where(x > 0, x, nan)))
}

// log returns the natural logarithm of x.
func log(x float32) float32 {
	extreme := !(x >= 1.1754944e-38 && x < inf)
	u := x
	if extreme {
		u = where(x < 1.1754944e-38, float32(x*8388608), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 1.1754944e-38, 23, 0)
	}
	f := mantissa(u) - 1
	y := lnsum(n, f, 0)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// log2sum returns log₂(2ⁿ(1 + f)).
func log2sum(n, f float32) float32 {
	g := float32(f * 1.442695)
	l := n + g
	d := fma(-f, 0.5*f, 0.5*f*f)
	t := fma(logrest(f, d), 1.442695, fma(f, 1.925963e-08, fma(f, 1.442695, -g)))
	return l + (g - (l - n) + t)
}

// log2 returns the binary logarithm of x.
func log2(x float32) float32 {
	extreme := !(x >= 1.1754944e-38 && x < inf)
	u := x
	if extreme {
		u = where(x < 1.1754944e-38, float32(x*8388608), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 1.1754944e-38, 23, 0)
	}
	f := mantissa(u) - 1
	y := log2sum(n, f)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// log10sum returns log₁₀(2ⁿ(1 + f)).
func log10sum(n, f float32) float32 {
	p := float32(n * 0.3010254)
	g := float32(f * 0.4342945)
	l := p + g
	t := fma(logrest(f, 0), 0.4342945, fma(f, -1.010305e-08, fma(f, 0.4342945, -g)))
	return l + (g - (l - p) + fma(n, 4.605039e-06, t))
}

// log10 returns the decimal logarithm of x.
func log10(x float32) float32 {
	extreme := !(x >= 1.1754944e-38 && x < inf)
	u := x
	if extreme {
		u = where(x < 1.1754944e-38, float32(x*8388608), x)
	}
	n := exponent(u)
	if extreme {
		n = exponent(u) - where(x < 1.1754944e-38, 23, 0)
	}
	f := mantissa(u) - 1
	y := log10sum(n, f)
	if extreme {
		return logedge(x, y)
	}
	return y
}

// lnpair returns ln(u + c), of a positive normal u and a c as small as its rounding error, n being exponent(u), or that of a multiple.
func lnpair(u, c, n float32) float32 {
	m := mantissa(u) - 1
	s := shl((12583039 - exponent(u)), 23)
	f := fma(c, s, m)
	return lnsum(n, f, float32(fma(c, s, m-f)*fma(f, f-1, 1)))
}

// log1p returns the natural logarithm of 1 + x.
func log1p(x float32) float32 {
	s := 1 + x
	extreme := !(x > -1 && x < 8.507059e+37)
	u := s
	if extreme {
		u = float32(0.25 * x)
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
func root(r, q, e float32) float32 {
	return (fma(-r, r, q) + e) / (r + r)
}

// asinh returns the inverse hyperbolic sine of x.
func asinh(x float32) float32 {
	v := abs(x)
	p := float32(v * v)
	q := p + 1
	e := where(v < 1, p-(q-1), 1-(q-p)) + fma(v, v, -p)
	r := sqrt(q)
	s := r + v
	far := !(v < 1.1529215e+18)
	u := s
	if far {
		u = float32(0.25 * v)
	}
	c := v - (s - r) + root(r, q, e)
	if far {
		c = 0
	}
	n := exponent(u)
	if far {
		n = exponent(u) + 3
	}
	y := where(v < 0.00024414063, v, lnpair(u, c, n))
	if far {
		return copysign(where(v < inf, y, v), x)
	}
	return copysign(y, x)
}

// acosh returns the inverse hyperbolic cosine of x.
func acosh(x float32) float32 {
	p := float32(x * x)
	q := p - 1
	r := sqrt(q)
	s := x + r
	extreme := !(x > 1 && x < 1.1529215e+18)
	u := s
	if extreme {
		u = float32(0.25 * x)
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
func atanh(x float32) float32 {
	v := abs(x)
	a := 1 + v
	b := 1 - v
	n := exponent(a / b)
	w := shl((n + 12583039), 23)
	g := v - (a - 1)
	j := float32(w * (1 - b - v))
	h := fma(-w, b, a)
	d := fma(w, b, a)
	i := 1 / d
	s := float32(h * i)
	e := float32((fma(-s, d, h) + (g - j) - float32(s*(fma(w, b, a-d)+(g+j)))) * i)
	z := float32(s * s)
	l := fma(n, 0.6931472, s+s)
	t := fma(n, -1.9046542e-09, s+s-fma(n, -0.6931472, l)) + (e + e)
	y := float32(0.5 * (l + fma(s*z, logseries(z), t)))
	if !(v < 1) {
		return where(v == 1, or(inf, sign(x)), nan)
	}
	return copysign(y, x)
}

// cbrtof returns the cube root of a positive normal x.
func cbrtof(x float32) float32 {
	n := exponent(x)
	m := mantissa(x)
	q := round(float32(n * 0.33333334))
	i := n - float32(3*q)
	v := addbits(m, shl((i+12582912), 23))
	y := float32(fma(m, fma(m, fma(m, -0.15854973, 0.7133804), -1.2857794), 1.7307279) * where(i < 0, 1.2599211, where(i > 0, 0.7937005, 1)))
	b := float32(v * (y * y))
	e := fma(-b, y, 1)
	a := fma(b*e, fma(e, 0.5555556, 0.6666667), b)
	d := float32(a * a)
	f := fma(-d, a, v) - float32(fma(a, a, -d)*a)
	return addbits(fma(f*0.33333334, y*y, a), shl((q+12582912), 23))
}

// cbrt returns the cube root of x.
func cbrt(x float32) float32 {
	v := abs(x)
	extreme := !(v >= 1.1754944e-38 && v < inf)
	u := v
	if extreme {
		u = float32(v * 16777216)
	}
	y := cbrtof(u)
	if extreme {
		return where(v > 0 && v < inf, copysign(float32(y*0.00390625), x), x)
	}
	return copysign(y, x)
}

// rsqrtof returns 1/√x of an x > 0 that is not very small.
func rsqrtof(x float32) float32 {
	s := sqrt(x)
	y := 1 / s
	return fma(y, fma(-0.5*fma(-s, s, x)*y, y, fma(-y, s, 1)), y)
}

// rsqrt returns 1/√x.
func rsqrt(x float32) float32 {
	extreme := !(x > 7.888609e-31 && x < inf)
	u := x
	if extreme {
		u = float32(x * 1.8446744e+19)
	}
	y := rsqrtof(u)
	if extreme {
		return where(x > 0 && x < inf, float32(y*4294967296), 1/sqrt(x))
	}
	return y
}

// powseries returns (log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s².
func powseries(z float32) float32 {
	return fma(z, fma(z, 0.33782253, 0.41184992), 0.5770802)
}

// powedge returns x to the power y, which is 2ᵉ = 2ᵏo of a positive finite x.
func powedge(x, y, e, k, o float32) float32 {
	v := abs(x)
	p := where(e > 128, inf, where(e < -150, 0, scale(o, k)))
	edge := where(v == 0, where(y < 0, inf, 0), where(v == inf, where(y < 0, 0, inf), where(v == 1, 1, p)))
	w := xor(edge, where(y == round(y) && 0.5*y != round(float32(0.5*y)), sign(x), 0))
	return where(y == 0 || x == 1, 1, where(x != x || y != y || (x < 0 && v < inf && y != round(y)), nan, w))
}

// pow returns x to the power y, as in C: NaN of a negative x unless y is an integer.
func pow(x, y float32) float32 {
	v := abs(x)
	small := !(v >= 1.1754944e-38)
	u := v
	if small {
		u = float32(v * 8388608)
	}
	n := exponent(u)
	if small {
		n = exponent(u) - where(v < 1.1754944e-38, 23, 0)
	}
	m := mantissa(u)
	d := m + 1
	i := 1 / d
	f := m - 1
	s := float32(f * i)
	sl := float32(fma(-s, m-(d-1), fma(-s, d, f)) * i)
	z := float32(s * s)
	zl := fma(s, sl+sl, fma(s, s, -z))
	c := powseries(z)
	b := fma(z, c, 0.9617967)
	bl := fma(z, c, 0.9617967-b) + -7.028462e-09
	q := float32(z * b)
	ql := fma(z, b, -q) + fma(z, bl, zl*b)
	a := 2.88539 + q
	al := 2.88539 - a + q + (ql + 3.851926e-08)
	l := float32(s * a)
	ll := fma(s, a, -l) + fma(s, al, sl*a)
	g := n + l
	gl := n - g + l + ll
	e := float32(y * g)
	el := fma(y, gl, fma(y, g, -e))
	t := e + 12583039
	k := t - 12583039
	r := e - k
	o := float32(r * (r * exp2series(r)))
	p := fma(r, 0.6931472, fma(el*0.6931472, fma(r, 0.6931472, 1)+o, o))
	w := shl(t, 23)
	h := xor(fma(w, p, w), where(0.5*y == round(float32(0.5*y)), 0, sign(x)))
	if !(abs(e) < 126 && (x > 0 && x < inf || y == round(y))) {
		return powedge(x, y, e, k, 1+p)
	}
	return h
}

// rest returns r of a = kπ/2 + r + t, of |a| ≤ turnmax.
func rest(a, k float32) float32 {
	return fma(k, -1.5707964, a) - float32(k*-4.371139e-08)
}

// underrest returns t of a = kπ/2 + r + t, of |a| ≤ turnmax.
func underrest(a, k float32) float32 {
	u := fma(k, -1.5707964, a)
	return fma(k, 1.7151245e-15, fma(k, 4.371139e-08, u-(u-float32(k*-4.371139e-08))))
}

// modulo4 returns what x differs by from the nearest multiple of 4.
func modulo4(x float32) float32 {
	return fma(-4, round(float32(0.25*x)), x)
}

// lost returns the rounding error of x + y.
func lost(x, y float32) float32 {
	s := x + y
	v := s - x
	return (x - (s - v)) + (y - v)
}

// reduced returns k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t.
func reduced(a, part float32) float32 {
	j := clamp(floor((exponent(a)-23-2.5)/22), 0, 4)
	b := float32(a * (shl((12583039 - float32(j*22)), 23)))
	b1 := float32(b * 2.3841858e-07)
	b2 := float32(b1 * 2.3841858e-07)
	b3 := float32(b2 * 2.3841858e-07)
	b4 := float32(b3 * 2.3841858e-07)
	d := gather(j, 0.63661957, 0.8577204, 0.25516677, 0.9399011, 0.82014775, 0.21655583, 0.71156836, 0.39430308, 0.56350684)
	d1 := gather(j+1, 0.63661957, 0.8577204, 0.25516677, 0.9399011, 0.82014775, 0.21655583, 0.71156836, 0.39430308, 0.56350684)
	d2 := gather(j+2, 0.63661957, 0.8577204, 0.25516677, 0.9399011, 0.82014775, 0.21655583, 0.71156836, 0.39430308, 0.56350684)
	d3 := gather(j+3, 0.63661957, 0.8577204, 0.25516677, 0.9399011, 0.82014775, 0.21655583, 0.71156836, 0.39430308, 0.56350684)
	p := float32(b * d)
	p1 := float32(b1 * d1)
	p2 := float32(b2 * d2)
	p3 := float32(b3 * d3)
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
	l := fma(b3, d3, -p3) + float32(b4*gather(j+4, 0.63661957, 0.8577204, 0.25516677, 0.9399011, 0.82014775, 0.21655583, 0.71156836, 0.39430308, 0.56350684)) + lost(lost(o, i), g) + lost(lost(x, y), lost(x+y, z)) + lost(e, lost(xyz, p2)) + lost(f, v) + lost(w, p3) + lost(h, w+p3)
	q := h + (w + p3)
	s := q + l
	r := float32(s * 1.5707964)
	t := fma(s, 1.5707964, -r) + fma(s, -4.371139e-08, (l-(s-q))*1.5707964)
	return where(part == 0, k, where(part == 1, r, t))
}

// sinc returns (sin r - r) / r³ of s = r², |r| ≤ π/4.
func sinc(s float32) float32 {
	return fma(s, fma(s, -0.00019518068, 0.008332188), -0.16666655)
}

// cosc returns (cos r - 1) / r² of s = r², |r| ≤ π/4.
func cosc(s float32) float32 {
	return fma(s, fma(s, fma(s, 2.4432571e-05, -0.0013887311), 0.041666646), -0.5)
}

// wave returns sin(kπ/2 + r + t) of i = k + integer.
func wave(i, r, t float32) float32 {
	s := fma(r, r, 2*r*t)
	z := float32(r * r)
	y := where(signbit(shl(i, 31)), fma(s, cosc(z), 1), r+fma(r*s, sinc(z), t))
	return xor(y, sign(shl(i, 30)))
}

// turn returns sin(a + nπ/2) of a ≥ 0 and q = n + integer.
func turn(a, q float32) float32 {
	near := fma(a, 0.63661975, q)
	k := near - q
	far := !(a <= 131072)
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
func sin(x float32) float32 {
	return xor(turn(abs(x), 12582912), sign(x))
}

// cos returns the cosine of x radians.
func cos(x float32) float32 {
	return turn(abs(x), 12582913)
}

// cotc returns (1 - r cot r) / r² of s = r², |r| ≤ π/4.
func cotc(s float32) float32 {
	return fma(s, fma(s, fma(s, 0.00024820986, 0.0020962688), 0.022226539), 0.33333305)
}

// slope returns tan(kπ/2 + r + t) of i = k + integer.
func slope(i, r, t float32) float32 {
	y := r + t
	z := t - (y - r)
	s := float32(y * y)
	u := fma(2*y, z, fma(y, y, -s))
	p := cotc(s)
	c := fma(-s, p, 1)
	d := fma(-u, p, fma(-s, p, 1-c))
	odd := signbit(shl(i, 31))
	over := where(odd, c, y)
	under := where(odd, y, c)
	v := 1 / under
	q := float32(over * v)
	e := fma(-q, under, over) + fma(-q, where(odd, z, d), where(odd, d, z))
	return xor(fma(e, v, q), sign(shl(i, 31)))
}

// tanturn returns tan a of a ≥ 0.
func tanturn(a float32) float32 {
	near := fma(a, 0.63661975, 12582912)
	k := near - 12582912
	far := !(a <= 131072)
	i := near
	if far {
		i = reduced(a, 0) + 12582912
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
func tan(x float32) float32 {
	return xor(tanturn(abs(x)), sign(x))
}

// angle returns b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0.
func angle(b, q, m, n, t float32) float32 {
	u := b + q
	return u + fma(m, n, fma(b, -2.7827534e-08, q-(u-b))+t)
}

// sqrtrest returns √z - h, of h = sqrt(z).
func sqrtrest(z, h float32) float32 {
	return fma(-h, h, z) / fma(2, h, 1.1754944e-38)
}

// asinc returns (asin q - q) / q³ of s = q², |q| ≤ ½.
func asinc(s float32) float32 {
	return fma(s, fma(s, fma(s, fma(s, 0.042165063, 0.02418146), 0.045469653), 0.07495307), 0.16666752)
}

// asin returns the angle whose sine is x, within ±π/2.
func asin(x float32) float32 {
	a := abs(x)
	high := a > 0.5
	z := where(high, fma(-0.5, a, 0.5), float32(a*a))
	h := sqrt(z)
	q := where(high, float32(-2*h), a)
	l := where(high, float32(-2*sqrtrest(z, h)), 0)
	return or(angle(where(high, 1.5707964, 0), q, float32(q*z), asinc(z), l), sign(x))
}

// acos returns the angle whose cosine is x, within 0 and π.
func acos(x float32) float32 {
	a := abs(x)
	high := a > 0.5
	z := where(high, fma(-0.5, a, 0.5), float32(a*a))
	h := sqrt(z)
	f := sign(where(high, x, -x))
	q := xor(where(high, float32(2*h), a), f)
	l := xor(where(high, float32(2*sqrtrest(z, h)), 0), f)
	return angle(where(high, where(x < 0, 3.1415927, 0), 1.5707964), q, float32(q*z), asinc(z), l)
}

// atanc returns (atan q - q) / q³ of s = q² ≤ 1.
func atanc(s float32) float32 {
	return fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, fma(s, -0.0017811509, 0.010862721), -0.031088552), 0.057875447), -0.08399093), 0.10950846), -0.14264014), 0.1999853), -0.333333)
}

// atan returns the angle whose tangent is x, within ±π/2.
func atan(x float32) float32 {
	a := clamp(abs(x), 0, 8.507059e+37)
	high := a > 1
	n := where(high, -1, a)
	d := where(high, a, 1)
	v := 1 / d
	q := float32(n * v)
	s := float32(q * q)
	l := float32(fma(-q, d, n) * v)
	c := atanc(s)
	m := float32(q * s)
	return or(angle(where(high, 1.5707964, 0), q, m, c, fma(fma(q, s, -m), c, l*fma(-0.5, s, 1))), sign(x))
}

// lift returns a power of 2 that makes d, if small, large.
func lift(d float32) float32 {
	return where(d < 8.6736174e-19, 1.2379401e+27, 1)
}

// ratio returns n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1.
func ratio(n, d float32) float32 {
	return where(n == d, where(d == 0, 0, 1), n*lift(d)/(d*lift(d)))
}

// ratiorest returns what rounding loses of ratio(n, d).
func ratiorest(n, d float32) float32 {
	e := float32(d * lift(d))
	return where(n == d || d == inf, 0, fma(-ratio(n, d), e, n*lift(d))/e)
}

// direction returns atan2(y, x), of q + l = |y/x| or |x/y|, the smaller.
func direction(y, x, q, l float32) float32 {
	steep := abs(y) > abs(x)
	f := sign(where(steep, -x, x))
	b := where(steep, 1.5707964, where(signbit(x), 3.1415927, 0))
	s := float32(q * q)
	c := atanc(s)
	m := float32(q * s)
	return or(angle(b, xor(q, f), xor(m, f), c, xor(fma(fma(q, s, -m), c, l*fma(-0.5, s, 1)), f)), sign(y))
}

// atan2 returns the angle from the x axis to the point (x, y), within ±π, as in C99.
func atan2(y, x float32) float32 {
	steep := abs(y) > abs(x)
	n := abs(where(steep, x, y))
	d := abs(where(steep, y, x))
	near := n / d
	extreme := !(d >= 8.6736174e-19 && d < inf)
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
func norm(m, n float32) float32 {
	p := float32(m * m)
	q := float32(n * n)
	s := p + q
	h := sqrt(s)
	e := p - s + q + (fma(m, m, -p) + fma(n, n, -q))
	return h + (fma(-h, h, s)+e)/fma(2, h, 1.1754944e-38)
}

// hypot returns √(x² + y²).
func hypot(x, y float32) float32 {
	a := abs(x)
	b := abs(y)
	m := where(a > b, a, b)
	n := where(a > b, b, a)
	extreme := !(m >= 9.094947e-13 && m <= 1.1529215e+18)
	f := where(m > 1, 7.888609e-31, 1.2676506e+30)
	u := m
	if extreme {
		u = float32(m * f)
	}
	v := n
	if extreme {
		v = float32(n * f)
	}
	h := norm(u, v)
	if extreme {
		return where(m == inf || n == inf, inf, h/f)
	}
	return h
}

// erf returns the error function of x, 2/√π times the integral of exp(-t²) from 0 to x.
func erf(x float32) float32 {
	u := clamp(abs(x)-0.9599609375, 0, 3.04)
	i := fma(u, fma(u, fma(u, fma(u, fma(u, fma(u, 0.00027993802, -0.0027518007), 0.01488673), -0.062260125), -1.2090126), -3.7101145), -2.517925)
	k := i + 12582912
	f := i - (k - 12582912)
	p := fma(f, 0.6931472, f*(f*exp2series(f)))
	tail := addbits(1+p, shl(k, 23))
	return where(abs(x) >= 0.9599609375, or((1-tail), sign(x)), fma(x, fma(x*x, fma(x*x, fma(x*x, fma(x*x, fma(x*x, fma(x*x, 8.003234e-05, -0.00080508634), 0.0051924624), -0.02685574), 0.11283626), -0.3761263), 0.12837917), x))
}

// xexp returns xeˣ(1 - eˣ), of x < 0.
func xexp(x float32) float32 {
	t := fma(x, 1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, x)
	r := fma(k, 1.9046542e-09, u)
	p := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r))
	e := 1 + (r + p)
	q := fma(-e, scale(e, clamp(k, -100, 0)), p)
	h := fma(x, r, x)
	return where(x < -120, sign(x), scale(h+fma(x, q, fma(x, r, x-h)), k))
}

// sigmoid returns the logistic function of x, 1/(1 + e⁻ˣ).
func sigmoid(x float32) float32 {
	t := fma(x, -1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, -x)
	r := fma(k, 1.9046542e-09, u)
	p := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r)) + r
	s := shl(t, 23)
	d := fma(s, p, s+1)
	g := fma(s, p, 1-(d-s))
	y := 1 / d
	z := float32(fma(-y, g, fma(-y, d, 1)) * y)
	i := 1 / (1 + p)
	far := expedge(x, -k, fma(i, fma(-i, p, 1-i)-scale(i, clamp(-k, -100, 0)), i))
	if !(x > -16 && x < 87) {
		return where(x > 0, 1, far)
	}
	return y + z
}

// silu returns x/(1 + e⁻ˣ), and its limit -0 of -∞.
func silu(x float32) float32 {
	t := fma(x, -1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, -x)
	r := fma(k, 1.9046542e-09, u)
	p := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r)) + r
	s := shl(t, 23)
	d := fma(s, p, s+1)
	g := fma(s, p, 1-(d-s))
	y := 1 / d
	z := float32(fma(-y, g, fma(-y, d, 1)) * y)
	if !(x > -16 && x < 70) {
		return where(x > 0, x, xexp(x))
	}
	return fma(x, y, x*z)
}

// softplus returns ln(1 + eˣ).
func softplus(x float32) float32 {
	v := -abs(x)
	t := fma(v, 1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, v)
	r := fma(k, 1.9046542e-09, u)
	q := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r))
	s := shl(t, 23)
	m := fma(s, r, s)
	n := fma(s, q, fma(s, r, s-m))
	h := m + n
	e := m - h + n
	a := 1 + h
	c := h - (a - 1)
	g := exponent(a)
	w := shl((12583039 - g), 23)
	o := mantissa(a) - 1
	f := fma(c, w, o)
	l := fma(g, 0.6931472, f)
	b := where(x > 0, x, 0)
	d := fma(g, -1.9046542e-09, f-fma(g, -0.6931472, l)) + float32(fma(e, w, fma(c, w, o-f))*fma(f, f-1, 1))
	y := b + l + logrest(f, lost(b, l)+d)
	if !(v > -87) {
		return where(x > 0, x, expedge(x, k, 1+(r+q)))
	}
	return y
}

// elu returns x, or alpha(eˣ - 1) of x ≤ 0.
func elu(x, alpha float32) float32 {
	t := fma(x, 1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, x)
	r := fma(k, 1.9046542e-09, u)
	z := float32(r * r)
	q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, 1.9046542e-09, u-r)))
	s := shl(t, 23)
	b := s - 1
	h := fma(s, r, b)
	e := fma(s, r, b-h) + (s - b - 1)
	c := fma(s, q, e)
	y := or((h + c), sign(x))
	p := or(fma(alpha, y, alpha*(h-y+c)), (xor(sign(x), sign(alpha))))
	edge := float32(alpha * where(x < -87, -1, y))
	if !(x > -87 && abs(alpha) < inf) {
		return where(x > 0, x, edge)
	}
	return where(x > 0, x, p)
}

// mish returns x tanh(ln(1 + eˣ)), and its limit -0 of -∞.
func mish(x float32) float32 {
	v := clamp(x, -87, 10)
	t := fma(v, 1.442695, 12583039)
	k := t - 12583039
	u := fma(k, -0.6931472, v)
	r := fma(k, 1.9046542e-09, u)
	q := fma(r*r, expseries(r), fma(k, 1.9046542e-09, u-r))
	s := shl(t, 23)
	m := fma(s, r, s)
	n := fma(s, q, fma(s, r, s-m))
	h := m + n
	e := m - h + n
	g := h + 2
	a := float32(h * g)
	c := fma(e, g+h, fma(h, lost(h, 2), fma(h, g, -a)))
	d := a + 2
	b := lost(a, 2) + c
	i := 1 / d
	y := float32(a * i)
	z := float32((fma(-y, d, a) + fma(-y, b, c)) * i)
	if !(abs(x) < 70) {
		return where(x > 0, x, xexp(x))
	}
	return or(fma(x, y, x*z), sign(x))
}

// phi returns the normal distribution function at x, the integral of exp(-t²)/√2π up to x.
func phi(x float32) float32 {
	a := clamp(abs(x), 0, 14.4)
	g := float32(a * a)
	h := fma(a, a, -g)
	k := round(float32(-0.5 * g * 1.442695))
	b := fma(k, -0.6931472, -0.5*g)
	s := fma(k, 1.9046542e-09, -0.5*h)
	r := b + s
	e := fma(r*r, expseries(r), s-(r-b))
	d := a + 1.125
	f := a + 4.0625
	v := 1 / (d * f)
	i := float32(v * f)
	j := float32(v * d)
	u := fma(-8.125, j, 1)
	t := fma(fma(-4.0625, u+1, fma(-u, a, a)), j, u)
	p := fma(t, fma(t, fma(t*t, fma(t*t, fma(t*t, -0.00012128039, 7.162362e-05), 0.017506277), 0.018292762), fma(t*t, fma(t*t, fma(t*t, fma(t*t, -7.833139e-05, 0.00067799527), -0.005613818), -0.028113626), 0.030901048)), -0.11753455)
	m := fma(t, p, 0.48294157)
	w := fma(t, p, 0.48294157-m)
	n := fma(m, r, m)
	l := fma(w, r+e, w) + fma(m, e, fma(m, r, m-n))
	q := float32(n * i)
	y := float32((fma(-q, d, n) + fma(-q, lost(a, 1.125), l)) * i)
	z := shl((clamp(k, -100, 0) + 12583039), 23)
	high := 1 - float32(q*z)
	low := fma(-y, z, fma(-q, z, 1-high))
	return where(x < 0, scale(q+y, k), high+low)
}

// gelu returns x times the normal distribution function at x, and its limit -0 of -∞.
func gelu(x float32) float32 {
	a := clamp(abs(x), 0, 14.4)
	g := float32(a * a)
	h := fma(a, a, -g)
	k := round(float32(-0.5 * g * 1.442695))
	b := fma(k, -0.6931472, -0.5*g)
	s := fma(k, 1.9046542e-09, -0.5*h)
	r := b + s
	e := fma(r*r, expseries(r), s-(r-b))
	d := a + 1.125
	f := a + 4.0625
	v := 1 / (d * f)
	i := float32(v * f)
	j := float32(v * d)
	u := fma(-8.125, j, 1)
	t := fma(fma(-4.0625, u+1, fma(-u, a, a)), j, u)
	p := fma(t, fma(t, fma(t*t, fma(t*t, fma(t*t, -0.00012128039, 7.162362e-05), 0.017506277), 0.018292762), fma(t*t, fma(t*t, fma(t*t, fma(t*t, -7.833139e-05, 0.00067799527), -0.005613818), -0.028113626), 0.030901048)), -0.11753455)
	m := fma(t, p, 0.48294157)
	w := fma(t, p, 0.48294157-m)
	n := fma(m, r, m)
	l := fma(w, r+e, w) + fma(m, e, fma(m, r, m-n))
	q := float32(n * i)
	y := float32((fma(-q, d, n) + fma(-q, lost(a, 1.125), l)) * i)
	z := shl((clamp(k, -100, 0) + 12583039), 23)
	high := 1 - float32(q*z)
	low := fma(-y, z, fma(-q, z, 1-high))
	return or(where(x < 0, scale(fma(-a, q, -a*y), k), fma(x, high, a*low)), sign(x))
}
