package layout

import (
	"math"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/tensor"
)

// Count returns how many of start, start+step, start+2*step, … are before stop. It panics with a
// *tensor.ValueError if step is 0 or a number is not finite, and with a *tensor.SizeError if they
// are more than an int counts.
func Count(start, stop, step float64) int {
	for argument, v := range map[string]float64{"start": start, "stop": stop, "step": step} {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			panic(valueError("Arange", argument, v, "a finite number"))
		}
	}
	checkStep(step == 0)
	n := math.Ceil((stop - start) / step)
	if math.IsInf(stop-start, 0) {
		n = math.Ceil(stop/step - start/step)
	}
	if n >= math.MaxInt {
		panic(&tensor.SizeError{Op: "Arange", Shape: tensor.Shape{math.MaxInt}})
	}
	return int(max(n, 0))
}

// CountIntegers is Count of integers, which it does not round.
func CountIntegers[T element.Integer](start, stop, step T) int {
	checkStep(step == 0)
	distance, by := uint64(stop)-uint64(start), uint64(step)
	if step < 0 {
		distance, by = -distance, -by
	}
	if start == stop || (start < stop) != (step > 0) {
		return 0
	}
	n := (distance-1)/by + 1
	if n > math.MaxInt {
		panic(&tensor.SizeError{Op: "Arange", Shape: tensor.Shape{math.MaxInt}})
	}
	return int(n)
}

func checkStep(isZero bool) {
	if isZero {
		panic(valueError("Arange", "step", 0, "another number"))
	}
}
