package element

// Saturate sets z to x, or to one element x for all: to the lowest or the highest integer of what
// is beyond.
func Saturate[Z, X Integer](z []Z, x []X) {
	lowest, highest := Range[Z]()
	for i := range z {
		v := x[min(i, len(x)-1)]
		switch w := Z(v); {
		case X(w) == v && (w < 0) == (v < 0):
			z[i] = w
		case v < 0:
			z[i] = lowest
		default:
			z[i] = highest
		}
	}
}
