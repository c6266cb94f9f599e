package search

// widen sets z to as many integers, a multiple of width.
var widen = widenGeneric

func widenGeneric(z []float32, x []int8) {
	for i, v := range x {
		z[i] = float32(v)
	}
}
