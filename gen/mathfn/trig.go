package mathfn

// trigonometric are the trigonometric functions, their inverses, those of the error integral, and
// the length of a vector.
//
// An angle is a = kπ/2 + r, |r| ≤ π/4, with r + t for r in twice the precision.
var trigonometric = []Function{
	// Cody and Waite (Software Manual for the Elementary Functions, 1980) with fma and π/2 in
	// three parts: a - k pia is exact, and k pib is rounded to a number whose error is another.
	{
		Name: "rest", Of: []string{"a", "k"}, Doc: "r of a = kπ/2 + r + t, of |a| ≤ turnmax",
		Body: `return fma(k, -pia, a) - k * pib`,
	},
	{
		Name: "underrest", Of: []string{"a", "k"}, Doc: "t of a = kπ/2 + r + t, of |a| ≤ turnmax",
		Body: `
			u := fma(k, -pia, a)
			return fma(k, -pic, fma(k, -pib, u - (u - k * pib)))`,
	},

	{
		Name: "modulo4", Doc: "what x differs by from the nearest multiple of 4",
		Body: `return fma(-4, round(0.25 * x), x)`,
	},
	// Knuth's TwoSum (The Art of Computer Programming, volume 2, 4.2.2).
	{
		Name: "lost", Of: []string{"x", "y"}, Doc: "the rounding error of x + y",
		Body: `
			s := x + y
			v := s - x
			return (x - (s - v)) + (y - v)`,
	},
	// Payne and Hanek (Radian reduction for trigonometric functions, 1983): of the digits of 2/π,
	// of so many bits each that a digit by digit product modulo 4 is a number, those before j make
	// multiples of 4, and those after j + 4 nothing that counts. b is a scaled for digit j. The
	// exponent may be one too high, as that of an a above √2·2ⁿ.
	{
		Name: "reduced", Of: []string{"a", "part"},
		Doc: "k modulo 4, r or t, as part is 0, 1 or 2, of any a = kπ/2 + r + t",
		Body: `
			j := clamp(floor((exponent(a) - places - 2.5) / digit), 0, lastdigit)
			b := a * ((unit - j * digit) << places)
			b1 := b * ulpdigit
			b2 := b1 * ulpdigit
			b3 := b2 * ulpdigit
			b4 := b3 * ulpdigit
			d := gather(c, j)
			d1 := gather(c, j + 1)
			d2 := gather(c, j + 2)
			d3 := gather(c, j + 3)
			p := b * d
			p1 := b1 * d1
			p2 := b2 * d2
			p3 := b3 * d3
			o := modulo4(p)
			i := modulo4(fma(b, d, -p))
			x := modulo4(o + i)
			y := modulo4(p1)
			z := fma(b1, d1, -p1)
			xyz := x + y + z
			k := round(xyz + p2)
			e := lost(x, y) + lost(x + y, z)
			f := e + lost(xyz, p2)
			g := fma(b2, d2, -p2)
			v := lost(o, i) + g
			w := f + v
			h := xyz + p2 - k
			l := fma(b3, d3, -p3) + b4 * gather(c, j + 4) + lost(lost(o, i), g) + lost(lost(x, y), lost(x + y, z)) + lost(e, lost(xyz, p2)) + lost(f, v) + lost(w, p3) + lost(h, w + p3)
			q := h + (w + p3)
			s := q + l
			r := s * pia
			t := fma(s, pia, -r) + fma(s, pib, (l - (s - q)) * pia)
			return where(part == 0, k, where(part == 1, r, t))`,
		Lists: map[string]Lists{"c": {
			{
				0x28be60p-22, 0x36e4e4p-22, 0x1054a7p-22, 0x3c2757p-22, 0x347d4dp-22,
				0xddc0dp-22, 0x2d8a56p-22, 0x193c43p-22, 0x24107fp-22,
			},
			{
				0x28be60db93910p-50, 0x1529fc2757d1fp-50, 0x14d377036d8a5p-50, 0x1993c439041fep-50,
				0x1458eaf7aef15p-50,
				0x21b7246e3a424p-50, 0x374b801924bbap-50, 0x209d1921cfe1dp-50, 0x3ac72c4a69cfbp-50,
				0x288235f52ebb4p-50,
				0x1213a671c09adp-50, 0x5f7e413991d6p-50, 0xe60d4ce7d272p-50, 0x45f8bbdf9283p-50,
				0x2c7fe25fff781p-50,
				0x1980fef2f118bp-50, 0x16829b47db4d9p-50, 0x3ecf27cb09b74p-50, 0x3d18fd9a797fap-50,
				0x22d7527bac7ebp-50,
				0x397c5ecf41ce7p-50, 0x378a5292ea6bfp-50, 0x2d7ec47e35742p-50, 0x56033046fc7bp-50,
			},
		}},
	},

	// c and d of sin r = r + r³c(r²) and cos r = 1 + r²d(r²), minimax.
	{
		Name: "sinc", Of: []string{"s"}, Doc: "(sin r - r) / r³ of s = r², |r| ≤ π/4",
		Body: `return poly(s, c)`,
		Lists: map[string]Lists{"c": {
			{-0.16666655, 0.008332188, -0.00019518068},
			{
				-0.1666666666666663, 0.008333333333321842, -0.00019841269829365152,
				2.755731354707345e-06, -2.505073748394302e-08,
				1.5895741405375527e-10,
			},
		}},
	},
	{
		Name: "cosc", Of: []string{"s"}, Doc: "(cos r - 1) / r² of s = r², |r| ≤ π/4",
		Body: `return poly(s, c)`,
		Lists: map[string]Lists{"c": {
			{-0.5, 0.041666646, -0.0013887311, 2.4432571e-05},
			{
				-0.5, 0.041666666666666595, -0.001388888888887331, 2.480158728896743e-05,
				-2.7557314203920226e-07,
				2.0875703289449205e-09, -1.1358627221472729e-11,
			},
		}},
	},
	{
		Name: "wave", Of: []string{"i", "r", "t"}, Doc: "sin(kπ/2 + r + t) of i = k + integer",
		Body: `
			s := fma(r, r, 2*r*t)
			z := r * r
			y := where(signbit(i << top), fma(s, cosc(z), 1), r + fma(r*s, sinc(z), t))
			return y ^ sign(i << second)`,
	},
	{
		Name: "turn", Of: []string{"a", "q"}, Doc: "sin(a + nπ/2) of a ≥ 0 and q = n + integer",
		Body: `
			near := fma(a, twobypi, q)
			k := near - q
			far := !(a <= turnmax)
			i := rare(far, reduced(a, 0) + q, near)
			r := rare(far, reduced(a, 1), rest(a, k))
			t := rare(far, reduced(a, 2), underrest(a, k))
			return wave(i, r, t)`,
	},
	{
		Name: "sin", Doc: "the sine of x radians", Body: `return turn(abs(x), integer) ^ sign(x)`,
		ULP: Numbers{0.93, 0.89},
	},
	{
		Name: "cos", Doc: "the cosine of x radians", Body: `return turn(abs(x), quarter)`,
		ULP: Numbers{0.93, 0.89},
	},

	// c of r cot r = 1 - r²c(r²), minimax.
	{
		Name: "cotc", Of: []string{"s"}, Doc: "(1 - r cot r) / r² of s = r², |r| ≤ π/4",
		Body: `return poly(s, c)`,
		Lists: map[string]Lists{"c": {
			{0.33333305, 0.022226539, 0.0020962688, 0.00024820986},
			{
				0.33333333333333454, 0.022222222222146027, 0.0021164021180678414,
				0.00021164019376914147, 2.1377907592206734e-05,
				2.164007658880764e-06, 2.2014892772416846e-07, 2.1025831757943694e-08,
				3.10335722638597e-09,
			},
		}},
	},
	// r + t is y + z, its square s + u, and (r + t) cot(r + t) is c + d. The quotient q, by way of a
	// reciprocal, lacks what its remainder says.
	{
		Name: "slope", Of: []string{"i", "r", "t"}, Doc: "tan(kπ/2 + r + t) of i = k + integer",
		Body: `
			y := r + t
			z := t - (y - r)
			s := y * y
			u := fma(2 * y, z, fma(y, y, -s))
			p := cotc(s)
			c := fma(-s, p, 1)
			d := fma(-u, p, fma(-s, p, 1 - c))
			odd := signbit(i << top)
			over := where(odd, c, y)
			under := where(odd, y, c)
			v := 1 / under
			q := over * v
			e := fma(-q, under, over) + fma(-q, where(odd, z, d), where(odd, d, z))
			return fma(e, v, q) ^ sign(i << top)`,
	},
	{
		Name: "tanturn", Of: []string{"a"}, Doc: "tan a of a ≥ 0",
		Body: `
			near := fma(a, twobypi, integer)
			k := near - integer
			far := !(a <= turnmax)
			i := rare(far, reduced(a, 0) + integer, near)
			r := rare(far, reduced(a, 1), rest(a, k))
			t := rare(far, reduced(a, 2), underrest(a, k))
			return slope(i, r, t)`,
	},
	{
		Name: "tan", Doc: "the tangent of x radians", Body: `return tanturn(abs(x)) ^ sign(x)`,
		ULP: Numbers{0.8, 0.8},
	},

	// The inverses end in such a sum, of q the large part of an angle and the rest small.
	{
		Name: "angle", Of: []string{"b", "q", "m", "n", "t"},
		Doc: "b + q + mn + t, where b is pia or pi and stands for π/2 or π, or 0",
		Body: `
			u := b + q
			return u + fma(m, n, fma(b, pibbypia, q - (u - b)) + t)`,
	},
	{
		Name: "sqrtrest", Of: []string{"z", "h"}, Doc: "√z - h, of h = sqrt(z)",
		Body: `return fma(-h, h, z) / fma(2, h, normal)`,
	},
	{
		Name: "asinc", Of: []string{"s"}, Doc: "(asin q - q) / q³ of s = q², |q| ≤ ½",
		Body: `return poly(s, c)`,
		Lists: map[string]Lists{"c": {
			{0.16666752, 0.07495307, 0.045469653, 0.02418146, 0.042165063},
			{
				0.16666666666665403, 0.07500000000338561, 0.04464285682698376, 0.030381959194759122,
				0.0223717566150211,
				0.01735972708690473, 0.013885008834973522, 0.012170737027699297,
				0.0065212263062178226, 0.019547128396309486,
				-0.016254441972768714, 0.03193334971279044,
			},
		}},
	},
	// asin q = q + q³c(q²) up to ½, c minimax; above, asin x = π/2 - 2 asin √((1 - x)/2), with
	// what rounding the root loses.
	{
		Name: "asin", Doc: "the angle whose sine is x, within ±π/2",
		Body: `
			a := abs(x)
			high := a > 0.5
			z := where(high, fma(-0.5, a, 0.5), a * a)
			h := sqrt(z)
			q := where(high, -2 * h, a)
			l := where(high, -2 * sqrtrest(z, h), 0)
			return angle(where(high, pia, 0), q, q * z, asinc(z), l) | sign(x)`,
		ULP: Numbers{0.68, 0.72},
	},
	// π/2 - asin x up to ½, and 2 asin √((1 - x)/2) or π less that above.
	{
		Name: "acos", Doc: "the angle whose cosine is x, within 0 and π",
		Body: `
			a := abs(x)
			high := a > 0.5
			z := where(high, fma(-0.5, a, 0.5), a * a)
			h := sqrt(z)
			f := sign(where(high, x, -x))
			q := where(high, 2 * h, a) ^ f
			l := where(high, 2 * sqrtrest(z, h), 0) ^ f
			return angle(where(high, where(x < 0, pi, 0), pia), q, q * z, asinc(z), l)`,
		ULP: Numbers{0.67, 0.72},
	},

	// atan q = q + q³c(q²) up to 1, c minimax; above, atan x = π/2 - atan(1/x).
	{
		Name: "atanc", Of: []string{"s"}, Doc: "(atan q - q) / q³ of s = q² ≤ 1",
		Body: `return horner(s, c)`,
		Lists: map[string]Lists{"c": {
			{
				-0.333333, 0.1999853, -0.14264014, 0.10950846, -0.08399093,
				0.057875447, -0.031088552, 0.010862721, -0.0017811509,
			},
			{
				-0.3333333333333307, 0.1999999999995175, -0.14285714282587858, 0.11111111007326287,
				-0.09090907007378063,
				0.07692279882486201, -0.06666404359179777, 0.058805293596290685,
				-0.05253524491929763, 0.04722339593657586,
				-0.04219217938893743, 0.036642581996283, -0.029904739219358687,
				0.021985720446164304, -0.013901180527893861,
				0.007196806006817707, -0.0028850045849399533, 0.0008313275844156037,
				-0.00015215671268926985, 1.3224111163270614e-05,
			},
		}},
	},
	{
		Name: "atan", Doc: "the angle whose tangent is x, within ±π/2",
		Body: `
			a := clamp(abs(x), 0, large)
			high := a > 1
			n := where(high, -1, a)
			d := where(high, a, 1)
			v := 1 / d
			q := n * v
			s := q * q
			l := fma(-q, d, n) * v
			c := atanc(s)
			m := q * s
			return angle(where(high, pia, 0), q, m, c, fma(fma(q, s, -m), c, l * fma(-0.5, s, 1))) | sign(x)`,
		ULP: Numbers{0.97, 0.98},
	},

	// The smaller of |x| and |y| by the larger is q + l; both are scaled if small.
	{
		Name: "lift", Of: []string{"d"}, Doc: "a power of 2 that makes d, if small, large",
		Body: `return where(d < lesser, lifting, 1)`,
	},
	{
		Name: "ratio", Of: []string{"n", "d"}, Doc: "n/d of 0 ≤ n ≤ d, 0/0 being 0 and ∞/∞ 1",
		Body: `return where(n == d, where(d == 0, 0, 1), n * lift(d) / (d * lift(d)))`,
	},
	{
		Name: "ratiorest", Of: []string{"n", "d"}, Doc: "what rounding loses of ratio(n, d)",
		Body: `
			e := d * lift(d)
			return where(n == d || d == inf, 0, fma(-ratio(n, d), e, n * lift(d)) / e)`,
	},
	{
		Name: "direction", Of: []string{"y", "x", "q", "l"},
		Doc: "atan2(y, x), of q + l = |y/x| or |x/y|, the smaller",
		Body: `
			steep := abs(y) > abs(x)
			f := sign(where(steep, -x, x))
			b := where(steep, pia, where(signbit(x), pi, 0))
			s := q * q
			c := atanc(s)
			m := q * s
			return angle(b, q ^ f, m ^ f, c, fma(fma(q, s, -m), c, l * fma(-0.5, s, 1)) ^ f) | sign(y)`,
	},
	{
		Name: "atan2", Of: []string{"y", "x"},
		Doc: "the angle from the x axis to the point (x, y), within ±π, as in C99",
		Body: `
			steep := abs(y) > abs(x)
			n := abs(where(steep, x, y))
			d := abs(where(steep, y, x))
			near := n / d
			extreme := !(d >= lesser && d < inf)
			q := rare(extreme, ratio(n, d), near)
			l := rare(extreme, ratiorest(n, d), fma(-near, d, n) / d)
			return direction(y, x, q, l)`,
		ULP: Numbers{0.97, 0.98},
	},

	// The root h of the sum s of squares, scaled if that might not do, and what follows from the
	// rounding errors of s and h (Borges, An improved algorithm for hypot(a, b), 2019).
	{
		Name: "norm", Of: []string{"m", "n"},
		Doc: "√(m² + n²), of m ≥ n ≥ 0 whose squares are numbers",
		Body: `
			p := m * m
			q := n * n
			s := p + q
			h := sqrt(s)
			e := p - s + q + (fma(m, m, -p) + fma(n, n, -q))
			return h + (fma(-h, h, s) + e) / fma(2, h, normal)`,
	},
	{
		Name: "hypot", Of: []string{"x", "y"}, Doc: "√(x² + y²)",
		Body: `
			a := abs(x)
			b := abs(y)
			m := where(a > b, a, b)
			n := where(a > b, b, a)
			extreme := !(m >= safelow && m <= safehigh)
			f := where(m > 1, shrink, grow)
			u := rare(extreme, m * f, m)
			v := rare(extreme, n * f, n)
			h := norm(u, v)
			return rare(extreme, where(m == inf || n == inf, inf, h / f), h)`,
		ULP: Numbers{0.76, 0.76}, // of subnormal numbers, as their scaling rounds again
	},

	// x + x c(x²) up to 983/1024, where the binary logarithm of erfc is a float but for little, and
	// above 1 - 2ⁱ, i = d(|x| - 983/1024) that logarithm; c and d are minimax.
	{
		Name: "erf", Doc: "the error function of x, 2/√π times the integral of exp(-t²) from 0 to x",
		Body: `
			u := clamp(abs(x) - 0.9599609375, 0, erfmax)
			i := poly(u, d)
			k := i + integer
			f := i - (k - integer)
			p := fma(f, ln2a, f * (f * exp2series(f)))
			tail := addbits(1 + p, k << places)
			return where(abs(x) >= 0.9599609375, (1 - tail) | sign(x), fma(x, poly(x * x, c), x))`,
		Lists: map[string]Lists{
			"c": {
				{
					0.12837917, -0.3761263, 0.11283626, -0.02685574, 0.0051924624,
					-0.00080508634, 8.003234e-05,
				},
				{
					0.12837916709551256, -0.37612638903183654, 0.1128379167095016,
					-0.026866170644135746, 0.005223977615101053,
					-0.0008548326387861139, 0.00012055308141217862, -1.4925008856601525e-05,
					1.645100439276948e-06, -1.6237674543483556e-07,
					1.3854310351454685e-08, -8.062029710314519e-10,
				},
			},
			"d": {
				{
					-2.517925, -3.7101145, -1.2090126, -0.062260125, 0.01488673,
					-0.0027518007, 0.00027993802,
				},
				{
					-2.5179250346082163, -3.7101147100452345, -1.209003348849938,
					-0.06232455318470038, 0.015055150413843355,
					-0.0029343407539007965, 0.0003299208061324098, 5.1296579936308826e-05,
					-4.442662884692146e-05, 1.5127749051450043e-05,
					-3.12206218517619e-06, 1.9911927831393887e-07, 1.352765748795134e-07,
					-6.422128186686645e-08, 1.5687850797024734e-08,
					-2.3861332368627205e-09, 2.138680523397778e-10, -8.671630146439173e-12,
				},
			},
		},
		ULP: Numbers{0.94, 0.95},
	},
}
