package mathfn

// activations are those of neural networks, and the normal distribution. Their products are
// of a pair, the high part by way of fma, so that they are rounded but once.
var activations = []Function{
	{
		Name: "xexp", Doc: "xeˣ(1 - eˣ), of x < 0",
		Body: `
			t := fma(x, log2e, unit)
			k := t - unit
			u := fma(k, -ln2a, x)
			r := fma(k, -ln2b, u)
			p := fma(r * r, expseries(r), fma(k, -ln2b, u - r))
			e := 1 + (r + p)
			q := fma(-e, scale(e, clamp(k, -100, 0)), p)
			h := fma(x, r, x)
			return where(x < xexpmin, sign(x), scale(h + fma(x, q, fma(x, r, x - h)), k))`,
	},
	{
		Name: "sigmoid", Doc: "the logistic function of x, 1/(1 + e⁻ˣ)",
		Body: logisticpair + `
			i := 1 / (1 + p)
			far := expedge(x, -k, fma(i, fma(-i, p, 1 - i) - scale(i, clamp(-k, -100, 0)), i))
			return rare(!(x > -addsafe && x < expsafe), where(x > 0, 1, far), y + z)`,
		ULP: Numbers{0.89, 0.82},
	},

	// Far below 0 this is xeˣ(1 - eˣ), of which eˣ alone would be subnormal or 0.
	{
		Name: "silu", Doc: "x/(1 + e⁻ˣ), and its limit -0 of -∞",
		Body: logisticpair + `
			return rare(!(x > -addsafe && x < xexpsafe), where(x > 0, x, xexp(x)), fma(x, y, x * z))`,
		ULP: Numbers{1, 0.82},
	},
	// ln(1 + e⁻ᵛ), v = |x|, of 1 + e⁻ᵛ = a + c + e as in lnpair, and what x > 0 adds.
	{
		Name: "softplus", Doc: "ln(1 + eˣ)",
		Body: `
			v := -abs(x)` + exppair + `
			a := 1 + h
			c := h - (a - 1)
			g := exponent(a)
			w := (unit - g) << places
			o := mantissa(a) - 1
			f := fma(c, w, o)
			l := fma(g, ln2a, f)
			b := where(x > 0, x, 0)
			d := fma(g, ln2b, f - fma(g, -ln2a, l)) + fma(e, w, fma(c, w, o - f)) * fma(f, f - 1, 1)
			y := b + l + logrest(f, lost(b, l) + d)
			return rare(!(v > -expsafe), where(x > 0, x, expedge(x, k, 1 + (r + q))), y)`,
		ULP: Numbers{0.88, 0.88},
	},
	{
		Name: "elu", Of: []string{"x", "alpha"}, Doc: "x, or alpha(eˣ - 1) of x ≤ 0",
		Body: expm1pair + `
			y := (h + c) | sign(x)
			p := fma(alpha, y, alpha * (h - y + c)) | (sign(x) ^ sign(alpha))
			edge := alpha * where(x < -expsafe, -1, y)
			return rare(!(x > -expsafe && abs(alpha) < inf), where(x > 0, x, edge), where(x > 0, x, p))`,
		ULP: Numbers{1, 1},
	},
	// x tanh(ln(1 + eˣ)) = xn/(n + 2), n = eˣ(eˣ + 2) as a + c, and n + 2 as d + b.
	{
		Name: "mish", Doc: "x tanh(ln(1 + eˣ)), and its limit -0 of -∞",
		Body: `
			v := clamp(x, -expsafe, tanhmax)` + exppair + `
			g := h + 2
			a := h * g
			c := fma(e, g + h, fma(h, lost(h, 2), fma(h, g, -a)))
			d := a + 2
			b := lost(a, 2) + c
			i := 1 / d
			y := a * i
			z := (fma(-y, d, a) + fma(-y, b, c)) * i
			return rare(!(abs(x) < xexpsafe), where(x > 0, x, xexp(x)), fma(x, y, x * z) | sign(x))`,
		ULP: Numbers{0.81, 0.82},
	},

	{
		Name: "phi", Doc: "the normal distribution function at x, the integral of exp(-t²)/√2π up to x",
		Body: normalpair + `
			return where(x < 0, scale(q + y, k), high + low)`,
		Lists: normalLists,
		ULP:   Numbers{0.97, 0.9},
	},
	{
		Name: "gelu", Doc: "x times the normal distribution function at x, and its limit -0 of -∞",
		Body: normalpair + `
			return where(x < 0, scale(fma(-a, q, -a * y), k), fma(x, high, a * low)) | sign(x)`,
		Lists: normalLists,
		ULP:   Numbers{0.99, 0.9},
	},
}

// logisticpair is 1/(1 + e⁻ˣ) as y + z, e⁻ˣ = s(1 + p). The denominator is d + g; what the quotient
// lacks follows from its remainder.
const logisticpair = `
			t := fma(x, -log2e, unit)
			k := t - unit
			u := fma(k, -ln2a, -x)
			r := fma(k, -ln2b, u)
			p := fma(r * r, expseries(r), fma(k, -ln2b, u - r)) + r
			s := t << places
			d := fma(s, p, s + 1)
			g := fma(s, p, 1 - (d - s))
			y := 1 / d
			z := fma(-y, g, fma(-y, d, 1)) * y`

// normalpair is Φ(-a), a = |x|, as 2ᵏ(q + y), and Φ(a) as high + low. Φ(-a) = exp(-a²/2) M/(a +
// 9/8), M = phimid + t c(t), t = (a - b)/(a + b), c minimax, after Shepherd and Laframboise
// (Chebyshev approximation of (1 + 2x)exp(x²)erfc x, 1981); of this quotient M is nearly constant,
// and of b = 65/16, c is short and phimid a float but for little. M is m + w, a² is g + h, and
// exp(-a²/2) is 2ᵏ(1 + r + e), as in exp.
const normalpair = `
			a := clamp(abs(x), 0, phimax)
			g := a * a
			h := fma(a, a, -g)
			k := round(-0.5 * g * log2e)
			b := fma(k, -ln2a, -0.5 * g)
			s := fma(k, -ln2b, -0.5 * h)
			r := b + s
			e := fma(r * r, expseries(r), s - (r - b))
			d := a + 1.125
			f := a + 4.0625
			v := 1 / (d * f)
			i := v * f
			j := v * d
			u := fma(-8.125, j, 1)
			t := fma(fma(-4.0625, u + 1, fma(-u, a, a)), j, u)
			p := poly(t, c)
			m := fma(t, p, phimid)
			w := fma(t, p, phimid - m)
			n := fma(m, r, m)
			l := fma(w, r + e, w) + fma(m, e, fma(m, r, m - n))
			q := n * i
			y := (fma(-q, d, n) + fma(-q, lost(a, 1.125), l)) * i
			z := (clamp(k, -100, 0) + unit) << places
			high := 1 - q * z
			low := fma(-y, z, fma(-q, z, 1 - high))`

// normalLists has c of normalpair.
var normalLists = map[string]Lists{"c": {
	{
		-0.11753455, 0.030901048, 0.018292762, -0.028113626, 0.017506277,
		-0.005613818, 7.162362e-05, 0.00067799527, -0.00012128039, -7.833139e-05,
	},
	{
		-0.11753454787888942, 0.030901090774683074, 0.018292873905489844, -0.02811441470563876,
		0.01750473707685328,
		-0.005608858517021052, 8.10793300772119e-05, 0.000666364724177397, -0.0001478456199588364,
		-7.343732982293598e-05,
		2.906946630760906e-05, 1.048434086477787e-05, -4.886672074624414e-06,
		-2.034884359154019e-06, 7.40634119822662e-07,
		4.659514970011774e-07, -8.058462928153912e-08, -1.0541678520213311e-07,
		-2.74806467853909e-09, 1.9488385290100303e-08,
		4.0398830568995425e-09, -2.0693466212657215e-09, -7.477414315568853e-10,
	},
}}
