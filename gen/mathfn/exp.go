package mathfn

// exponentials are the exponential, its inverses, powers, and what follows from them.
var exponentials = []Function{
	// eˣ = 2ᵏeʳ, x = k ln 2 + r, |r| ≤ ½ ln 2 (Cody and Waite, Software Manual, 1980): fma
	// leaves one rounding in r, and c is minimax for eʳ = 1 + r + r²c(r).
	{
		Name: "expseries", Of: []string{"r"}, Doc: "(eʳ - 1 - r)/r², |r| ≤ ½ ln 2",
		Body: `return poly(r, c)`,
		Lists: map[string]Lists{"c": {
			{
				0.5, 0.16666666, 0.04166646, 0.008333586, 0.0013935278,
				0.00019733983,
			},
			{
				0.5, 0.1666666666666668, 0.041666666666666415, 0.008333333333318461,
				0.0013888888889032533,
				0.00019841269893518002, 2.4801587027705022e-05, 2.755723726806648e-06,
				2.755752378153681e-07, 2.5111314299928335e-08,
				2.083937795419254e-09,
			},
		}},
	},
	{
		Name: "expedge", Of: []string{"x", "k", "p"},
		Doc:  "eˣ = 2ᵏp where 2ᵏ or the result may be no normal number",
		Body: `return where(x > expmax, inf, where(x < expmin, 0, scale(p, k)))`,
	},
	{
		Name: "exp", Doc: "e to the power x",
		Body: `
			t := fma(x, log2e, unit)
			k := t - unit
			r := fma(k, -ln2b, fma(k, -ln2a, x))
			p := fma(r * r, expseries(r), r)
			s := t << places
			return rare(!(abs(x) < expsafe), expedge(x, k, 1 + p), fma(s, p, s))`,
		ULP: Numbers{0.98, 0.95},
	},

	// The same with powers of 2: r = x - k is exact.
	{
		Name: "exp2series", Of: []string{"r"}, Doc: "(2ʳ - 1 - r ln 2)/r², |r| ≤ ½",
		Body: `return poly(r, c)`,
		Lists: map[string]Lists{"c": {
			{
				0.2402265, 0.055504106, 0.0096181175, 0.0013334362, 0.00015423239,
				1.4632083e-05,
			},
			{
				0.24022650695910072, 0.055504108664821604, 0.009618129107628055,
				0.0013333558146410875, 0.00015403530394049293,
				1.525273383801203e-05, 1.321548631108229e-06, 1.0178058317338283e-07,
				7.055067783959338e-09, 4.45566311568822e-10,
				2.5508197044901678e-11,
			},
		}},
	},
	{
		Name: "exp2", Doc: "2 to the power x",
		Body: `
			t := x + unit
			k := t - unit
			r := x - k
			p := fma(r, ln2a, r * (r * exp2series(r)))
			s := t << places
			return rare(!(abs(x) < exp2safe), where(x > exp2max, inf, where(x < exp2min, 0, scale(1 + p, k))), fma(s, p, s))`,
		ULP: Numbers{0.85, 0.95},
	},

	{
		Name: "expm1", Doc: "e to the power x, less 1",
		Body: expm1pair + `
			y := (h + c) | sign(x)
			return rare(!(abs(x) < expsafe), where(x < 0, -1, expedge(x, k, 1 + (r + q))), y)`,
		ULP: Numbers{0.8, 0.98},
	},

	// e^±r = cosh r ± sinh r. With a = ½(2ᵏ - 2⁻ᵏ) and b = ½(2ᵏ + 2⁻ᵏ), sinh x = a cosh r + b sinh r
	// and cosh x = b cosh r + a sinh r, |x| = k ln 2 + r; of cosh r = 1 + c and sinh r = r + s, s
	// with the rounding error of r. Their large terms are summed like those of expm1.
	{
		Name: "coshseries", Of: []string{"z"}, Doc: "(cosh √z - 1)/z, √z ≤ ½ ln 2",
		Body: `return poly(z, c)`,
		Lists: map[string]Lists{"c": {
			{0.5, 0.04166646, 0.0013935417},
			{
				0.5000000000000013, 0.0416666666665105, 0.0013888888948336382, 2.4801488554021195e-05,
				2.763177767782817e-07,
			},
		}},
	},
	{
		Name: "sinhseries", Of: []string{"z"}, Doc: "(sinh √z / √z - 1)/z, √z ≤ ½ ln 2",
		Body: `return poly(z, c)`,
		Lists: map[string]Lists{"c": {
			{0.16666667, 0.008333175, 0.00019974085},
			{
				0.16666666666666666, 0.008333333333334428, 0.00019841269837066438,
				2.7557326270941075e-06, 2.504673679838572e-08,
				1.7593535154191825e-10,
			},
		}},
	},
	{
		Name: "sinh", Doc: "the hyperbolic sine of x",
		Body: coshsinh + `
			h := fma(b, r, a)
			e := fma(b, r, a - h) + (p - a - i)
			y := h + fma(b, s, fma(a, c, e))
			return rare(!(v < coshsafe), copysign(over, x), copysign(y, x))`,
		ULP: Numbers{0.94, 0.85},
	},
	{
		Name: "cosh", Doc: "the hyperbolic cosine of x",
		Body: coshsinh + `
			h := fma(a, r, b)
			e := fma(a, r, b - h) + (p - b + i)
			return rare(!(v < coshsafe), over, h + fma(a, s, fma(b, c, e)))`,
		ULP: Numbers{0.83, 0.8},
	},

	// (e²ᵃ - 1)/(e²ᵃ + 1), a = |x|, of numerator h + e and denominator d + g as in expm1. What
	// the quotient lacks follows from its remainder.
	{
		Name: "tanh", Doc: "the hyperbolic tangent of x",
		Body: `
			v := clamp(abs(x), 0, tanhmax)
			t := fma(v, logc1a, unit)
			k := t - unit
			u := fma(k, -ln2a, v + v)
			r := fma(k, -ln2b, u)
			q := fma(r * r, expseries(r), fma(k, -ln2b, u - r))
			s := t << places
			b := s - 1
			m := fma(s, r, b)
			n := fma(s, q, fma(s, r, b - m) + (s - b - 1))
			h := m + n
			e := m - h + n
			d := h + 2
			g := fma(s, q, fma(s, r, s - d + 1))
			i := 1 / d
			y := h * i
			return copysign(fma(fma(-y, d, h) + fma(-y, g, e), i, y), x)`,
		ULP: Numbers{0.76, 0.9},
	},

	// ln x = n ln 2 + ln(1 + f), √½ ≤ 1 + f < √2. With s = f/(2 + f), ln(1 + f) = 2 artanh s =
	// f - h + s(h + z c(z)), h = f²/2, z = s², c minimax: all but f is small. The sum of the
	// large terms n ln 2 and f is l + t, t its rounding error (Fast2Sum again).
	{
		Name: "logseries", Of: []string{"z"}, Doc: "(2 artanh √z / √z - 2)/z, √z ≤ 3 - √8",
		Body: `return poly(z, c)`,
		Lists: map[string]Lists{"c": {
			{0.66666776, 0.39977592, 0.29870215},
			{
				0.6666666666666734, 0.3999999999941663, 0.28571428742050575, 0.22222198600556659,
				0.1818356319578575,
				0.15314073215065074, 0.1479577832105291,
			},
		}},
	},
	{
		Name: "logrest", Of: []string{"f", "d"},
		Doc: "ln(1 + f) - f + d, √½ ≤ 1 + f ≤ √2, of a small d",
		Body: `
			s := f / (2 + f)
			z := s * s
			h := 0.5 * f * f
			return fma(s, fma(z, logseries(z), h), d) - h`,
	},
	{
		Name: "lnsum", Of: []string{"n", "f", "d"}, Doc: "ln(2ⁿ(1 + f)) + d, of a small d",
		Body: `
			l := fma(n, ln2a, f)
			return l + logrest(f, fma(n, ln2b, f - fma(n, -ln2a, l)) + d)`,
	},
	{
		Name: "logedge", Of: []string{"x", "y"},
		Doc:  "y, but what a logarithm is of no positive finite x",
		Body: `return where(x > 0 && x < inf, y, where(x == 0, -inf, where(x > 0, x, nan)))`,
	},
	{
		Name: "log", Doc: "the natural logarithm of x",
		Body: normalparts + `
			y := lnsum(n, f, 0)
			return rare(extreme, logedge(x, y), y)`,
		ULP: Numbers{0.84, 0.88},
	},

	// log₂ x = n + (f + c) log₂ e, f log₂ e as g and its rounding error; d is that of f²/2.
	{
		Name: "log2sum", Of: []string{"n", "f"}, Doc: "log₂(2ⁿ(1 + f))",
		Body: `
			g := f * log2e
			l := n + g
			d := fma(-f, 0.5 * f, 0.5 * f * f)
			t := fma(logrest(f, d), log2e, fma(f, log2eb, fma(f, log2e, -g)))
			return l + (g - (l - n) + t)`,
	},
	{
		Name: "log2", Doc: "the binary logarithm of x",
		Body: normalparts + `
			y := log2sum(n, f)
			return rare(extreme, logedge(x, y), y)`,
		ULP: Numbers{1, 0.97},
	},

	{
		Name: "log10sum", Of: []string{"n", "f"}, Doc: "log₁₀(2ⁿ(1 + f))",
		Body: `
			p := n * lg2a
			g := f * lge
			l := p + g
			t := fma(logrest(f, 0), lge, fma(f, lgeb, fma(f, lge, -g)))
			return l + (g - (l - p) + fma(n, lg2b, t))`,
	},
	{
		Name: "log10", Doc: "the decimal logarithm of x",
		Body: normalparts + `
			y := log10sum(n, f)
			return rare(extreme, logedge(x, y), y)`,
		ULP: Numbers{0.95, 0.9},
	},

	// ln(u + c) = n ln 2 + ln(1 + f + d), of which d, the rounding error of f, counts d/(1 + f).
	{
		Name: "lnpair", Of: []string{"u", "c", "n"},
		Doc: "ln(u + c), of a positive normal u and a c as small as its rounding error, n being exponent(u), or that of a multiple",
		Body: `
			m := mantissa(u) - 1
			s := (unit - exponent(u)) << places
			f := fma(c, s, m)
			return lnsum(n, f, fma(c, s, m - f) * fma(f, f - 1, 1))`,
	},
	{
		Name: "log1p", Doc: "the natural logarithm of 1 + x",
		Body: `
			s := 1 + x
			extreme := !(x > -1 && x < large)
			u := rare(extreme, 0.25 * x, s)
			c := rare(extreme, 0, where(x < 1, x - (s - 1), 1 - (s - x)))
			n := rare(extreme, exponent(u) + 2, exponent(u))
			y := lnpair(u, c, n)
			return rare(extreme, where(x == -1, -inf, logedge(x, y)), y | sign(x))`,
		ULP: Numbers{0.84, 0.87},
	},

	// ln(|x| + √(x² + 1)) and ln(x + √(x² - 1)), of x² ± 1 as q + e, and of the root as r and its
	// remainder. Far from 0 both are ln 2|x|.
	{
		Name: "root", Of: []string{"r", "q", "e"}, Doc: "√(q + e) - r, where r is √q",
		Body: `return (fma(-r, r, q) + e) / (r + r)`,
	},
	{
		Name: "asinh", Doc: "the inverse hyperbolic sine of x",
		Body: `
			v := abs(x)
			p := v * v
			q := p + 1
			e := where(v < 1, p - (q - 1), 1 - (q - p)) + fma(v, v, -p)
			r := sqrt(q)
			s := r + v
			far := !(v < square)
			u := rare(far, 0.25 * v, s)
			c := rare(far, 0, v - (s - r) + root(r, q, e))
			n := rare(far, exponent(u) + 3, exponent(u))
			y := where(v < tiny, v, lnpair(u, c, n))
			return rare(far, copysign(where(v < inf, y, v), x), copysign(y, x))`,
		ULP: Numbers{0.86, 0.87},
	},
	{
		Name: "acosh", Doc: "the inverse hyperbolic cosine of x",
		Body: `
			p := x * x
			q := p - 1
			r := sqrt(q)
			s := x + r
			extreme := !(x > 1 && x < square)
			u := rare(extreme, 0.25 * x, s)
			c := rare(extreme, 0, r - (s - x) + root(r, q, p - q - 1 + fma(x, x, -p)))
			n := rare(extreme, exponent(u) + 3, exponent(u))
			y := lnpair(u, c, n)
			return rare(extreme, where(x == 1, 0, where(x > 1, where(x < inf, y, x), nan)), y)`,
		ULP: Numbers{0.85, 0.87},
	},

	// ½ ln((1 + v)/(1 - v)), v = |x|, = ½ n ln 2 + artanh s, s the quotient of 1 + v - 2ⁿ(1 - v) and
	// 1 + v + 2ⁿ(1 - v) as s + e; n is as of log.
	{
		Name: "atanh", Doc: "the inverse hyperbolic tangent of x",
		Body: `
			v := abs(x)
			a := 1 + v
			b := 1 - v
			n := exponent(a / b)
			w := (n + unit) << places
			g := v - (a - 1)
			j := w * (1 - b - v)
			h := fma(-w, b, a)
			d := fma(w, b, a)
			i := 1 / d
			s := h * i
			e := (fma(-s, d, h) + (g - j) - s * (fma(w, b, a - d) + (g + j))) * i
			z := s * s
			l := fma(n, ln2a, s + s)
			t := fma(n, ln2b, s + s - fma(n, -ln2a, l)) + (e + e)
			y := 0.5 * (l + fma(s * z, logseries(z), t))
			return rare(!(v < 1), where(v == 1, inf | sign(x), nan), copysign(y, x))`,
		ULP: Numbers{0.62, 0.62},
	},

	// ∛x = 2^q ∛v, ½ < v < 2√2. c is minimax for m^-⅓, so that y is v^-⅓ nearly; b = vy² is ∛v times
	// (1 - e)^⅔, e = 1 - vy³, of which a is rid. Newton's step makes up for the rounding of a.
	{
		Name: "cbrtof", Doc: "the cube root of a positive normal x",
		Body: `
			n := exponent(x)
			m := mantissa(x)
			q := round(n * third)
			i := n - 3 * q
			v := addbits(m, (i + integer) << places)
			y := poly(m, c) * where(i < 0, cbrt2, where(i > 0, cbrthalf, 1))
			b := v * (y * y)
			e := fma(-b, y, 1)
			a := fma(b * e, fma(e, fiveninths, twothirds), b)
			d := a * a
			f := fma(-d, a, v) - fma(a, a, -d) * a
			return addbits(fma(f * third, y * y, a), (q + integer) << places)`,
		Lists: map[string]Lists{"c": {
			{1.7307279, -1.2857794, 0.7133804, -0.15854973},
			{
				2.2102731269642777, -3.8543627073618225, 6.527405069985722, -7.4585066750749505,
				5.57150071785372,
				-2.6155524828418235, 0.7012045681594237, -0.08196165842336231,
			},
		}},
	},
	{
		Name: "cbrt", Doc: "the cube root of x",
		Body: `
			v := abs(x)
			extreme := !(v >= normal && v < inf)
			u := rare(extreme, v * cbrtup, v)
			y := cbrtof(u)
			return rare(extreme, where(v > 0 && v < inf, copysign(y * cbrtdown, x), x), copysign(y, x))`,
		ULP: Numbers{0.501, 0.501},
	},

	// The reciprocal y of the root s, less what follows from the remainders of both.
	{
		Name: "rsqrtof", Doc: "1/√x of an x > 0 that is not very small",
		Body: `
			s := sqrt(x)
			y := 1 / s
			return fma(y, fma(-0.5 * fma(-s, s, x) * y, y, fma(-y, s, 1)), y)`,
	},
	{
		Name: "rsqrt", Doc: "1/√x",
		Body: `
			extreme := !(x > rsqrtmin && x < inf)
			u := rare(extreme, x * rsqrtup, x)
			y := rsqrtof(u)
			return rare(extreme, where(x > 0 && x < inf, y * rsqrtdown, 1 / sqrt(x)), y)`,
		ULP: Numbers{0.501, 0.501},
	},

	// xʸ = 2^(y log₂ x) = 2ᵏ(1 + p) of |x|, log₂ x as g + gl and its product by y as e + el, to some
	// 10 bits more than a number has.
	{
		Name: "powseries", Of: []string{"z"},
		Doc:  "(log₂((1 + s)/(1 - s)) / s - 2 log₂ e - ⅔ z log₂ e)/z² of z = s²",
		Body: `return poly(z, c)`,
		Lists: map[string]Lists{"c": {
			{0.5770802, 0.41184992, 0.33782253},
			{
				0.5770780163555854, 0.41219858311108865, 0.3205988979879842, 0.26230818734425054,
				0.2219532508832783,
				0.19235038044393876, 0.17001884267846673, 0.14648208047554948, 0.18625198678487012,
			},
		}},
	},
	{
		Name: "powedge", Of: []string{"x", "y", "e", "k", "o"},
		Doc: "x to the power y, which is 2ᵉ = 2ᵏo of a positive finite x",
		Body: `
			v := abs(x)
			p := where(e > exp2max, inf, where(e < exp2min, 0, scale(o, k)))
			edge := where(v == 0, where(y < 0, inf, 0), where(v == inf, where(y < 0, 0, inf), where(v == 1, 1, p)))
			w := edge ^ where(y == round(y) && 0.5 * y != round(0.5 * y), sign(x), 0)
			return where(y == 0 || x == 1, 1, where(x != x || y != y || (x < 0 && v < inf && y != round(y)), nan, w))`,
	},
	{
		Name: "pow", Of: []string{"x", "y"},
		Doc: "x to the power y, as in C: NaN of a negative x unless y is an integer",
		Body: `
			v := abs(x)
			small := !(v >= normal)
			u := rare(small, v * big, v)
			n := rare(small, exponent(u) - where(v < normal, places, 0), exponent(u))
			m := mantissa(u)` + log2pair + `
			e := y * g
			el := fma(y, gl, fma(y, g, -e))
			t := e + unit
			k := t - unit
			r := e - k
			o := r * (r * exp2series(r))
			p := fma(r, ln2a, fma(el * ln2a, fma(r, ln2a, 1) + o, o))
			w := t << places
			h := fma(w, p, w) ^ where(0.5 * y == round(0.5 * y), 0, sign(x))
			return rare(!(abs(e) < exp2safe && (x > 0 && x < inf || y == round(y))), powedge(x, y, e, k, 1 + p), h)`,
		ULP: Numbers{0.85, 0.95},
	},
}

// normalparts has n and f of x = 2ⁿ(1 + f), of a positive x; extreme is one that is not normal.
const normalparts = `
			extreme := !(x >= normal && x < inf)
			u := rare(extreme, where(x < normal, x * big, x), x)
			n := rare(extreme, exponent(u) - where(x < normal, places, 0), exponent(u))
			f := mantissa(u) - 1`

// expm1pair is eˣ - 1 as h + c. It is s - 1 + sr + sq of s = 2ᵏ and q = eʳ - 1 - r, into which go
// the rounding errors of r and r². The sum of the large terms is h + e, e its rounding error
// (Dekker's Fast2Sum, 1971).
const expm1pair = `
			t := fma(x, log2e, unit)
			k := t - unit
			u := fma(k, -ln2a, x)
			r := fma(k, -ln2b, u)
			z := r * r
			q := fma(z, expseries(r), fma(0.5, fma(r, r, -z), fma(k, -ln2b, u - r)))
			s := t << places
			b := s - 1
			h := fma(s, r, b)
			e := fma(s, r, b - h) + (s - b - 1)
			c := fma(s, q, e)`

// exppair is eᵛ as h + e, and as 2ᵏ(1 + r + q).
const exppair = `
			t := fma(v, log2e, unit)
			k := t - unit
			u := fma(k, -ln2a, v)
			r := fma(k, -ln2b, u)
			q := fma(r * r, expseries(r), fma(k, -ln2b, u - r))
			s := t << places
			m := fma(s, r, s)
			n := fma(s, q, fma(s, r, s - m))
			h := m + n
			e := m - h + n`

// coshsinh is how sinh and cosh begin; over is either where 2ᵏ is large.
const coshsinh = `
			v := abs(x)
			t := fma(v, log2e, halfunit)
			k := t - halfunit
			u := fma(k, -ln2a, v)
			r := fma(k, -ln2b, u)
			z := r * r
			c := z * coshseries(z)
			s := fma(r * z, sinhseries(z), fma(k, -ln2b, u - r))
			p := t << places
			i := (halfunit - k) << places
			a := p - i
			b := p + i
			over := where(v > coshmax, inf, scale(1 + (r + (c + s)), k - 1))`

// log2pair is log₂(2ⁿm) as g + gl. With s = (m - 1)/(m + 1) and z = s², log₂ m is s times 2 log₂ e
// + ⅔ z log₂ e + z²c(z). All are pairs of a number and what it lacks (Dekker, 1971).
const log2pair = `
			d := m + 1
			i := 1 / d
			f := m - 1
			s := f * i
			sl := fma(-s, m - (d - 1), fma(-s, d, f)) * i
			z := s * s
			zl := fma(s, sl + sl, fma(s, s, -z))
			c := powseries(z)
			b := fma(z, c, logc3a)
			bl := fma(z, c, logc3a - b) + logc3b
			q := z * b
			ql := fma(z, b, -q) + fma(z, bl, zl * b)
			a := logc1a + q
			al := logc1a - a + q + (ql + logc1b)
			l := s * a
			ll := fma(s, a, -l) + fma(s, al, sl * a)
			g := n + l
			gl := n - g + l + ll`
