package half

import "math"

// round returns the bits of the number nearest to x, of two the even one, of a type with so many
// bits of fraction and exponent.
func round(x float64, fraction, exponent uint) uint16 {
	const bits, bias = 52, 1023 // of the fraction and the exponent of float64
	b := math.Float64bits(x)
	sign, b := uint16(b>>48)&(1<<15), b&^(1<<63)
	infinity := uint64(1<<exponent-1) << fraction
	normal := bias + 2 - uint64(1)<<(exponent-1) // the exponent of the smallest normal number
	switch {
	case b > 0x7ff<<bits: // NaN, with the first of its bits
		return sign | uint16(infinity|1<<(fraction-1)|b>>(bits-fraction)&(1<<fraction-1))
	case b < normal<<bits: // a multiple of the smallest number: so is a sum with a large enough one
		large := (normal + bits - uint64(fraction)) << bits
		sum := math.Float64frombits(b) + math.Float64frombits(large)
		return sign | uint16(math.Float64bits(sum)-large)
	}
	b -= (normal - 1) << bits
	dropped := bits - fraction
	b += 1<<(dropped-1) - 1 + b>>dropped&1 // which may carry into the exponent
	return sign | uint16(min(b>>dropped, infinity))
}

// widen returns the number of bits of a type with so many of fraction and exponent.
func widen(bits uint16, fraction, exponent uint) float32 {
	const fraction32, exponent32 = 23, 8
	b := uint32(bits)
	sign, b := b>>15<<31, b&(1<<15-1)<<(fraction32-fraction)
	if exponent == exponent32 {
		return math.Float32frombits(sign | b)
	}
	const infinity = (1<<exponent32 - 1) << fraction32
	if most := uint32(1<<exponent-1) << fraction32; b >= most {
		b |= infinity
		if b > infinity { // NaN, which becomes a quiet one
			b |= 1 << (fraction32 - 1)
		}
		return math.Float32frombits(sign | b)
	}
	// As float32, the number has too small an exponent, or none.
	scale := uint32(1<<(exponent32-1)-1<<(exponent-1)+1<<(exponent32-1)-1) << fraction32
	b = math.Float32bits(math.Float32frombits(b) * math.Float32frombits(scale))
	return math.Float32frombits(sign | b)
}
