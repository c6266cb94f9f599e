package iterate

import (
	"math"
	"strconv"
	"strings"
)

// allDigits stands for as many digits as tell a number from its neighbours.
const allDigits = -1

// numberAlone returns the shortest text of v, a float of so many bits, that no other float has, as
// NumPy prints scalars.
func numberAlone(v float64, bits int) string {
	if s, ok := notFinite(v); ok {
		return s
	}
	if a := math.Abs(v); a != 0 && (a < 1e-4 || a >= 1e16) {
		return strconv.FormatFloat(v, 'e', -1, bits)
	}
	whole, fraction := parted(v, 'f', allDigits, bits)
	if fraction == "" {
		fraction = "0"
	}
	return whole + "." + fraction
}

// notFinite returns the text of v if it is not finite.
func notFinite(v float64) (s string, ok bool) {
	switch {
	case math.IsNaN(v):
		return "nan", true
	case math.IsInf(v, 0):
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(v, 'f', -1, 64)), "+"), true
	}
	return "", false
}

// parted returns what is before the point and after it in the text of v, a float of so many bits,
// by format f or e: as many digits as tell it from its neighbours, but at most so many after the
// point. An exponent stays with the fraction.
func parted(v float64, format byte, digits, bits int) (whole, fraction string) {
	text := strconv.FormatFloat(v, format, -1, bits)
	mantissa, exponent := split(text)
	whole, fraction, _ = strings.Cut(mantissa, ".")
	if digits != allDigits && len(fraction) > digits {
		mantissa, exponent = split(strconv.FormatFloat(v, format, digits, 64))
		whole, fraction, _ = strings.Cut(mantissa, ".")
		fraction = strings.TrimRight(fraction, "0")
	}
	return whole, fraction + exponent
}

// split parts a number before its exponent, if it has one.
func split(text string) (mantissa, exponent string) {
	if e := strings.IndexByte(text, 'e'); e >= 0 {
		return text[:e], text[e:]
	}
	return text, ""
}

// numbersAligned returns texts of numbers, floats of so many bits, with at most so many digits
// after the point, aligned there: as NumPy does, with exponents if one is 1e8 or more or less than
// 1e-4, or more than a thousand times another. Digits that are there for the alignment, in
// exponents and before the point, are those of the number's exact value.
func numbersAligned(numbers []float64, bits, digits int) []string {
	format := byte('f')
	if wantsExponents(numbers, bits) {
		format = 'e'
	}
	var before, after, exponents int // the longest
	for _, v := range numbers {
		if _, ok := notFinite(v); ok {
			continue
		}
		whole, fraction := parted(v, format, digits, bits)
		mantissa, exponent := split(fraction)
		before, after = max(before, len(whole)), max(after, len(mantissa))
		exponents = max(exponents, len(exponent))
	}
	width := before + 1 + after + exponents
	for _, v := range numbers {
		if s, ok := notFinite(v); ok {
			width = max(width, len(s))
		}
	}
	texts := make([]string, len(numbers))
	for i, v := range numbers {
		s, ok := notFinite(v)
		switch {
		case ok:
		case format == 'e':
			mantissa, exponent := split(strconv.FormatFloat(v, 'e', after, 64))
			if after == 0 {
				mantissa += "."
			}
			s = mantissa + exponent[:2] + strings.Repeat("0", exponents-len(exponent)) + exponent[2:]
		default:
			whole, fraction := parted(v, 'f', digits, bits)
			if fraction == "" {
				whole = strconv.FormatFloat(v, 'f', 0, 64)
			}
			s = whole + "." + fraction + strings.Repeat(" ", after-len(fraction))
		}
		texts[i] = strings.Repeat(" ", width-len(s)) + s
	}
	return texts
}

// wantsExponents reports whether numbers, floats of so many bits, are printed with exponents.
func wantsExponents(numbers []float64, bits int) bool {
	least, most := math.Inf(1), 0.0
	for _, v := range numbers {
		if a := math.Abs(v); a > 0 && a <= math.MaxFloat64 {
			least, most = min(least, a), max(most, a)
		}
	}
	if most == 0 {
		return false
	}
	ratio := most / least
	if bits == 32 {
		ratio = float64(float32(most) / float32(least))
	}
	return most >= 1e8 || least < 1e-4 || ratio > 1000
}
