package text

import (
	"fmt"
	"strconv"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/element"
)

// Integers sets z to the decimal digits of x, with a sign of negative ones.
func Integers[T element.Integer](z []string, x []T) {
	for i := range z {
		if v := of(x, i); v < 0 {
			z[i] = strconv.FormatInt(int64(v), 10)
		} else {
			z[i] = strconv.FormatUint(uint64(v), 10)
		}
	}
}

// Floats sets z to the shortest texts of which the nearest floats are x.
func Floats[T element.Float](z []string, x []T) {
	for i := range z {
		z[i] = strconv.FormatFloat(float64(of(x, i)), 'g', -1, 8*element.Size[T]())
	}
}

// Halves sets z to the shortest texts of which the nearest numbers are x.
func Halves[H half.Float](z []string, x []H) {
	for i := range z {
		z[i] = of(x, i).Text('g', -1)
	}
}

// Bools sets z to true where x holds, and to false elsewhere.
func Bools(z []string, x []bool) {
	for i := range z {
		z[i] = strconv.FormatBool(of(x, i))
	}
}

// Integer returns the integer of a text in decimal digits.
func Integer[T element.Integer](text string) (T, error) {
	if lowest, _ := element.Range[T](); lowest == 0 {
		v, err := strconv.ParseUint(text, 10, 8*element.Size[T]())
		return T(v), err
	}
	v, err := strconv.ParseInt(text, 10, 8*element.Size[T]())
	return T(v), err
}

// Float returns the float nearest to a text.
func Float[T element.Float](text string) (T, error) {
	v, err := strconv.ParseFloat(text, 8*element.Size[T]())
	return T(v), err
}

// Parse sets z to what parse makes of x. The error is of the first that it makes nothing of.
func Parse[T any](z []T, x []string, parse func(text string) (T, error)) (err error) {
	for i, v := range x {
		if z[i], err = parse(v); err != nil {
			return fmt.Errorf("element %d: %w", i, err)
		}
	}
	return nil
}
