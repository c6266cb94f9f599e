package half

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// decimal returns the number of the fewest decimal digits that is nearer to x than to others of its
// type, as a float64, which has the same shortest text.
func decimal[H Float](x H) float64 {
	v := float64(x.Float32())
	if v == 0 || v-v != 0 {
		return v
	}
	for digits := 1; ; digits++ {
		text := strconv.FormatFloat(v, 'e', digits-1, 64)
		d, _ := strconv.ParseFloat(text, 64)
		if x.kernels().round(d) == x.Bits() {
			return d
		}
		// Around powers of two, numbers are twice as far apart away from 0 as toward it.
		exponent, _ := strconv.Atoi(text[strings.IndexByte(text, 'e')+1:])
		away := d + math.Copysign(math.Pow10(exponent+1-digits), v)
		d, _ = strconv.ParseFloat(strconv.FormatFloat(away, 'e', digits-1, 64), 64)
		if x.kernels().round(d) == x.Bits() {
			return d
		}
	}
}

func text[H Float](x H, format byte, digits int) string {
	if digits < 0 {
		return strconv.FormatFloat(decimal(x), format, -1, 64)
	}
	return strconv.FormatFloat(float64(x.Float32()), format, digits, 64)
}

// formatted prints x by verbs of floats, %s as %v.
func formatted[H Float](f fmt.State, verb rune, x H) {
	v := float64(x.Float32())
	if verb == 's' {
		verb = 'v'
	}
	if _, precise := f.Precision(); !precise && (verb == 'v' || verb == 'g' || verb == 'G') {
		v = decimal(x)
	}
	fmt.Fprintf(f, fmt.FormatString(f, verb), v)
}

// parse returns the bits of the number nearest to that of a text.
func parse(text string, round func(x float64) uint16) (bits uint16, err error) {
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || v-v != 0 {
		return round(v), err
	}
	// As element.Odd: where v is in the middle of two numbers, the text may say one beside it.
	below, above := math.Nextafter(v, math.Inf(-1)), math.Nextafter(v, math.Inf(1))
	if math.Float64bits(v)&1 == 0 && round(below) != round(above) {
		if exact, ok := new(big.Rat).SetString(text); ok {
			v = [...]float64{below, v, above}[1+exact.Cmp(new(big.Rat).SetFloat64(v))]
		}
	}
	bits = round(v)
	if bits&^(1<<15) == round(math.Inf(1)) {
		err = &strconv.NumError{Func: "ParseFloat", Num: text, Err: strconv.ErrRange}
	}
	return bits, err
}
