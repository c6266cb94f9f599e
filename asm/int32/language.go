// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package kernels

func where(c bool, a, b int32) int32 {
	if c {
		return a
	}
	return b
}

func clamp(x, low, high int32) int32 {
	if x < low {
		x = low
	}
	if x > high {
		x = high
	}
	return x
}

func abs(x int32) int32 { return max(x, -x) }

// mod has the sign of y.
func mod(x, y int32) int32 {
	r := x % y
	if r != 0 && (r < 0) != (y < 0) {
		r += y
	}
	return r
}
