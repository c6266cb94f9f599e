package element

// Convert sets z to x, or to one element x for all, as Go converts numbers: integers to others of
// their last bits, and numbers to the nearest float.
func Convert[Z, X Number](z []Z, x []X) {
	for i := range z {
		z[i] = Z(x[min(i, len(x)-1)])
	}
}

// Truncate sets z to x, or to one element x for all, toward zero: to 0 of NaN, and to the lowest or
// the highest integer of what is beyond. Go does not say what such floats become.
func Truncate[Z Integer, X Float](z []Z, x []X) {
	lowest, highest := Range[Z]()
	for i := range z {
		switch v := x[min(i, len(x)-1)]; {
		case v != v:
			z[i] = 0
		case v <= X(lowest):
			z[i] = lowest
		case v >= X(highest): // which may be rounded up, to what is no Z
			z[i] = highest
		default:
			z[i] = Z(v)
		}
	}
}

// IsNonzero sets z to where x is not 0, or to whether one element x for all is not.
func IsNonzero[X Number](z []bool, x []X) {
	for i := range z {
		z[i] = x[min(i, len(x)-1)] != 0
	}
}

// FromBool sets z to 1 where x holds, or if one element x for all does, and to 0 elsewhere.
func FromBool[Z Number](z []Z, x []bool) {
	for i := range z {
		z[i] = 0
		if x[min(i, len(x)-1)] {
			z[i] = 1
		}
	}
}

// Choose sets z to x where m holds, and to y elsewhere; each may be one element for all.
func Choose[T any](z []T, m []bool, x, y []T) {
	for i := range z {
		if m[min(i, len(m)-1)] {
			z[i] = x[min(i, len(x)-1)]
		} else {
			z[i] = y[min(i, len(y)-1)]
		}
	}
}
