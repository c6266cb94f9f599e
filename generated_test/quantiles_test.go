package generated_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
)

// quantilesOfLong compares quantiles of elements of which some or many are equal, small, large or
// infinite with what is in their place in ascending order.
func quantilesOfLong[E element.Float, T interface{ Data() []E }](sort func(T, int) T,
	quantile func(T, float64, ...int) T, create func([]E, ...int) T,
) func(t *testing.T) {
	kinds := []func() float64{
		rand.NormFloat64,
		func() float64 { return rand.NormFloat64() * math.Exp(80*rand.NormFloat64()) },
		func() float64 { return math.Round(2 * rand.NormFloat64()) },
		func() float64 { return math.Copysign(0, rand.NormFloat64()) },
		func() float64 { return math.Inf(rand.IntN(3) - 1) },
		func() float64 { return 1 + math.Ldexp(float64(rand.IntN(1000)), -50) },
	}
	return func(t *testing.T) {
		for range 300 {
			first := rand.IntN(len(kinds))
			data, some := make([]E, 1+rand.IntN(3000)),
				kinds[first:][:1+rand.IntN(len(kinds)-first)]
			for i := range data {
				data[i] = E(some[rand.IntN(len(some))]())
			}
			x := create(data, len(data))
			for _, q := range []float64{0, 0.5, rand.Float64(), rand.Float64(), 1} {
				sorted := sort(x, 0).Data()
				place, part := math.Modf(q * float64(len(data)-1))
				want := sorted[int(place)]
				next := sorted[min(int(place)+1, len(data)-1)]
				below := math.IsInf(float64(want), -1) && !math.IsInf(float64(next), 1)
				if part > 0 && next != want && !below {
					want = E(float64(want) + part*(float64(next)-float64(want)))
				}
				if got := quantile(x, q).Data()[0]; got != want && (got == got || want == want) {
					t.Fatalf("quantile %v of %d elements is %v, want %v", q, len(data), got, want)
				}
			}
		}
	}
}
