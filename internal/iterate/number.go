package iterate

import (
	"math"
	"reflect"
	"strconv"
	"strings"
)

// allDigits stands for as many digits as tell a number from its neighbours.
const allDigits = -1

// precision is what printing asks of a type of floats.
type precision struct {
	round    func(v float64) float64             // to a number of the type
	shortest func(v float64, format byte) string // the text that no other number of the type has
}

// A float is a number of a type that is none of Go's.
type float interface {
	Set(v float64) // to the nearest number of the type
	Float32() float32
	Text(format byte, digits int) string
}

// floats returns elements as float64, which may be of Go's types of floats or others, and their
// precision; or false if they are none.
func floats[T any](elements []T) (numbers []float64, of precision, ok bool) {
	var one T
	v := reflect.ValueOf(&one)
	number, isFloat := v.Interface().(float)
	value := func(v reflect.Value) float64 { return v.Elem().Float() }
	switch {
	case isFloat:
		value = func(v reflect.Value) float64 { return float64(v.Interface().(float).Float32()) }
		of.round = func(v float64) float64 {
			number.Set(v)
			return float64(number.Float32())
		}
		of.shortest = func(v float64, format byte) string {
			number.Set(v)
			return number.Text(format, allDigits)
		}
	case v.Elem().CanFloat():
		bits := v.Elem().Type().Bits()
		of.round = func(v float64) float64 {
			if bits == 32 {
				return float64(float32(v))
			}
			return v
		}
		of.shortest = func(v float64, format byte) string {
			return strconv.FormatFloat(v, format, allDigits, bits)
		}
	default:
		return nil, of, false
	}
	numbers = make([]float64, len(elements))
	for i := range elements {
		numbers[i] = value(reflect.ValueOf(&elements[i]))
	}
	return numbers, of, true
}

// numberAlone returns the shortest text of v, a float of a type, that no other float has, as
// NumPy prints scalars.
func numberAlone(v float64, of precision) string {
	if s, ok := notFinite(v); ok {
		return s
	}
	if a := math.Abs(v); a != 0 && (a < 1e-4 || a >= 1e16) {
		return of.shortest(v, 'e')
	}
	whole, fraction := parted(v, 'f', allDigits, of)
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

// parted returns what is before the point and after it in the text of v, a float of a type, by
// format f or e: as many digits as tell it from its neighbours, but at most so many after the
// point. An exponent stays with the fraction.
func parted(v float64, format byte, digits int, of precision) (whole, fraction string) {
	mantissa, exponent := split(of.shortest(v, format))
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

// numbersAligned returns texts of numbers, floats of a type, with at most so many digits
// after the point, aligned there: as NumPy does, with exponents if one is 1e8 or more or less than
// 1e-4, or more than a thousand times another. Digits that are there for the alignment, in
// exponents and before the point, are those of the number's exact value.
func numbersAligned(numbers []float64, of precision, digits int) []string {
	format := byte('f')
	if wantsExponents(numbers, of) {
		format = 'e'
	}
	var before, after, exponents int // the longest
	for _, v := range numbers {
		if _, ok := notFinite(v); ok {
			continue
		}
		whole, fraction := parted(v, format, digits, of)
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
			whole, fraction := parted(v, 'f', digits, of)
			if fraction == "" {
				whole = strconv.FormatFloat(v, 'f', 0, 64)
			}
			s = whole + "." + fraction + strings.Repeat(" ", after-len(fraction))
		}
		texts[i] = strings.Repeat(" ", width-len(s)) + s
	}
	return texts
}

// wantsExponents reports whether numbers, floats of a type, are printed with exponents.
func wantsExponents(numbers []float64, of precision) bool {
	least, most := math.Inf(1), 0.0
	for _, v := range numbers {
		if a := math.Abs(v); a > 0 && a <= math.MaxFloat64 {
			least, most = min(least, a), max(most, a)
		}
	}
	if most == 0 {
		return false
	}
	return most >= 1e8 || least < 1e-4 || of.round(most/least) > 1000
}
