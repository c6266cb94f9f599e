// Code generated from templates/language.go.tmpl. DO NOT EDIT.

package kernels

func where(c bool, a, b uint8) uint8 {
	if c {
		return a
	}
	return b
}

func clamp(x, low, high uint8) uint8 {
	if x < low {
		x = low
	}
	if x > high {
		x = high
	}
	return x
}

func abs(x uint8) uint8 { return x }

func mod(x, y uint8) uint8 { return x % y }
