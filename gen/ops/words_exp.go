package ops

// expWords are the exponential, its inverses, powers, and what follows from them.
var expWords = []Word{
	// eˣ = 2ᵏeʳ, x = k ln 2 + r, |r| ≤ ½ ln 2 (Cody and Waite, Software Manual, 1980): fma
	// leaves one rounding in r, and c is minimax for eʳ = 1 + r + r²c(r).
	{Name: "exp", Doc: "e to the power x",
		Body: `
			v := clamp(x, expmin, expmax)
			k := round(v * log2e)
			r := fma(k, -ln2b, fma(k, -ln2a, v))
			return scale(1 + fma(r*r, horner(r, c), r), k)`,
		Lists: map[string]Lists{"c": {
			{0.5, 0.16666666, 0.04166646, 0.008333586, 0.0013935278,
				0.00019733983},
			{0.5, 0.1666666666666668, 0.041666666666666415, 0.008333333333318461, 0.0013888888889032533,
				0.00019841269893518002, 2.4801587027705022e-05, 2.755723726806648e-06, 2.755752378153681e-07, 2.5111314299928335e-08,
				2.083937795419254e-09}}},
		ULP: Numbers{0.98, 0.98},
	},

	// ln x = e ln 2 + ln(1 + f), √½ ≤ 1 + f < √2. With s = f/(2 + f), ln(1 + f) = 2 artanh s =
	// f - h + s(h + z c(z)), h = f²/2, z = s², c minimax: all but f is small. The sum of the
	// large terms e ln 2 and f is l + t, t its rounding error (Dekker's Fast2Sum, 1971).
	{Name: "logplus", Of: []string{"x", "d"}, Doc: "ln x + d, of a small d",
		Body: `
			v := where(x < normal, x * big, x)
			e := exponent(v * sqrt2)
			f := subbits(v, (e + integer) << places) - 1
			n := where(x < normal, e - places, e)
			l := fma(n, ln2a, f)
			t := fma(n, ln2b, f - fma(n, -ln2a, l)) + d
			s := f / (2 + f)
			z := s * s
			h := 0.5 * f * f
			r := l + (fma(s, fma(z, poly(z, c), h), t) - h)
			return where(x > 0, where(x < inf, r, x), where(x == 0, -inf, nan))`,
		Lists: map[string]Lists{"c": {
			{0.66666776, 0.39977592, 0.29870215},
			{0.6666666666666734, 0.3999999999941663, 0.28571428742050575, 0.22222198600556659, 0.1818356319578575, 0.15314073215065074, 0.1479577832105291}}},
	},

	{Name: "log", Doc: "the natural logarithm of x", Body: `return logplus(x, 0)`, ULP: Numbers{0.85, 0.83}},
	// u + c is 1 + x exactly, and ln(u + c) ≈ ln u + c/u.
	{Name: "log1p", Doc: "the natural logarithm of 1 + x",
		Body: `
			u := 1 + x
			c := where(x < 1, x - (u - 1), 1 - (u - x))
			return where(x == 0, x, logplus(u, c / u))`,
		ULP: Numbers{0.85, 0.79},
	},

	// 1 - 2/(e²ˣ + 1), which cancels below 0.9: there x + x³c(x²), c minimax.
	{Name: "tanh", Doc: "the hyperbolic tangent of x",
		Body: `
			a := abs(x)
			s := a * a
			small := fma(a*s, poly(s, c), a)
			large := 1 - 2 / (exp(2*a) + 1)
			return copysign(where(a < 0.9, small, large), x)`,
		Lists: map[string]Lists{"c": {
			{-0.33333322, 0.13332981, -0.05392946, 0.021663971, -0.008265102,
				0.0025829864, -0.00045551182},
			{-0.33333333333333304, 0.1333333333332956, -0.05396825396656374, 0.021869488497662896, -0.008863235006283863,
				0.0035921233812215994, -0.0014558057901134318, 0.0005899016486540788, -0.00023872370820352318, 9.59450517093343e-05,
				-3.7542642272453125e-05, 1.3597475210940503e-05, -4.137717840110444e-06, 8.989625037519805e-07, -1.0023057944447818e-07}}},
		ULP: Numbers{1, 1},
	},
}
