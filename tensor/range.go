package tensor

import "math"

// Count returns how many of start, start+step, start+2*step, … are before stop. It
// panics with a *ValueError if step is 0, or a number is not finite.
func Count(start, stop, step float64) int {
	n := math.Ceil((stop - start) / step)
	if step == 0 || math.IsNaN(n) || math.IsInf(step, 0) {
		panic(&ValueError{"Arange", "step", step, "a finite number other than 0"})
	}
	if n > math.MaxInt/2 {
		panic(&SizeError{Shape{math.MaxInt}})
	}
	return int(max(n, 0))
}
