package lapack

import "math"

// A secular equation is 1 + Σ w/(p-x) = 0, of poles p in ascending order and weights w > 0. There
// is a root between any two poles, and one above them.
type secular struct {
	poles, weights []float64
	sum            float64 // of weights
}

func newSecular(poles, weights []float64) *secular {
	s := &secular{poles: poles, weights: weights}
	for _, w := range weights {
		s.sum += w
	}
	return s
}

// root returns the root above pole i, and sets distances to those of the poles from it, which are
// exact but for some roundings. It reports whether it found the root: by rational functions with
// two poles, those beside it (Li, Solving secular equations stably and efficiently, 1993, the
// middle way), and halves of the interval where these lead out of it.
func (s *secular) root(i int, distances []float64) (root float64, ok bool) {
	k := len(s.poles)
	isLast := i == k-1
	origin, low, high := i, 0.0, s.sum
	if !isLast {
		width := s.poles[i+1] - s.poles[i]
		high = width / 2
		s.shift(distances, i, high)
		if below, above := s.sums(i, distances); 1+below.value+above.value < 0 {
			origin, low, high = i+1, -width/2, 0
		}
	}
	x := (low + high) / 2
	for range 100 {
		s.shift(distances, origin, x)
		below, above := s.sums(i, distances)
		value := 1 + below.value + above.value
		size := 1 + math.Abs(below.value) + math.Abs(above.value)
		if math.Abs(value) <= float64(k)*eps*size || high-low <= 2*eps*math.Abs(x) {
			return s.poles[origin] + x, true
		}
		if value < 0 {
			low = x
		} else {
			high = x
		}
		to := x + s.step(i, distances, value, below.slope, above.slope)
		if !(to > low && to < high) {
			to = (low + high) / 2
		}
		x = to
	}
	return 0, false
}

// shift sets distances to those of poles from a number, which is x beside a pole.
func (s *secular) shift(distances []float64, origin int, x float64) {
	at := s.poles[origin]
	for j, p := range s.poles {
		distances[j] = (p - at) - x
	}
}

// A partial sum has the derivative of it.
type partial struct{ value, slope float64 }

// sums returns the sums over the poles up to i, and of those above.
func (s *secular) sums(i int, distances []float64) (below, above partial) {
	for j, distance := range distances {
		t := s.weights[j] / distance
		if j <= i {
			below.value += t
			below.slope += t / distance
		} else {
			above.value += t
			above.slope += t / distance
		}
	}
	return below, above
}

// step returns how far the root of a rational function is, which has the value and the slopes of
// the sums, and their poles.
func (s *secular) step(i int, distances []float64, value, below, above float64) float64 {
	p := distances[i]
	if i == len(distances)-1 {
		rest := value - float64(p*below)
		return p + float64(p*p)*below/rest
	}
	q := distances[i+1]
	c := value - float64(p*below) - float64(q*above)
	a := float64((p+q)*value) - float64(p*q)*(below+above)
	b := float64(p*q) * value
	root := math.Sqrt(math.Max(float64(a*a)-float64(4*b*c), 0))
	if a <= 0 {
		return (a - root) / (2 * c)
	}
	return 2 * b / (a + root)
}
