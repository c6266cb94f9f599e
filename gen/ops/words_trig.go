package ops

// trigWords are the trigonometric functions, their inverses, and those of the error integral.
var trigWords = []Word{
	// ±sin r or ±cos r, a = kπ/2 + r, |r| ≤ π/4, by k mod 4. r + t is a - kπ/2 in twice the
	// precision (Fast2Sum again), s its square; sin r = r + rs·c(s) and cos r = 1 + s·d(s), c and
	// d minimax. Exact enough for |a| ≤ turnmax.
	{Name: "turn", Of: []string{"a", "q"}, Doc: "sin(a + qπ/2) of a ≥ 0 and q + integer",
		Body: `
			k := round(a * twobypi)
			u := fma(k, -pia, a)
			p := k * pib
			r := u - p
			t := fma(k, -pic, u - r - p - fma(k, pib, -p))
			s := fma(r, r, 2*r*t)
			i := k + q
			y := where(signbit(i << top), fma(s, horner(s, d), 1), r + fma(r*s, horner(s, c), t))
			return y ^ sign(i << second)`,
		Lists: map[string]Lists{
			"c": {
				{-0.16666655, 0.008332188, -0.00019518068},
				{-0.1666666666666663, 0.008333333333321842, -0.00019841269829365152, 2.755731354707345e-06, -2.505073748394302e-08,
					1.5895741405375527e-10}},
			"d": {
				{-0.5, 0.041666646, -0.0013887311, 2.4432571e-05},
				{-0.5, 0.041666666666666595, -0.001388888888887331, 2.480158728896743e-05, -2.7557314203920226e-07,
					2.0875703289449205e-09, -1.1358627221472729e-11}}},
	},
	{Name: "sin", Doc: "the sine of x radians", Body: `return turn(abs(x), integer) ^ sign(x)`, ULP: Numbers{0.89, 0.89}},
	{Name: "cos", Doc: "the cosine of x radians", Body: `return turn(abs(x), quarter)`, ULP: Numbers{0.89, 0.89}},
}
