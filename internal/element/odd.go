package element

// Odd returns x as a float64 that rounds to fewer digits as x itself does. An integer that is no
// float64 becomes the next one that ends in an odd digit, which is between the same numbers of
// fewer digits, and never in the middle of two. See S. Boldo and G. Melquiond, Emulation of FMA and
// correctly rounded sums: proved algorithms using rounding to odd, 2008.
func Odd[X Number](x X) float64 {
	const exact, dropped = 1 << 53, 64 - 53
	v := float64(x)
	switch {
	case IsFloat[X]() || -exact < v && v < exact:
		return v
	case IsSigned[X]():
		return oddMultiple(int64(x)>>dropped, int64(x)&(1<<dropped-1) != 0) * (1 << dropped)
	}
	return oddMultiple(uint64(x)>>dropped, uint64(x)&(1<<dropped-1) != 0) * (1 << dropped)
}

// oddMultiple returns n, or the odd one of n and n+1 if something is left over.
func oddMultiple[N int64 | uint64](n N, rest bool) float64 {
	if rest {
		n |= 1
	}
	return float64(n)
}
