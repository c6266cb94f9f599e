package order

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
)

func TestQuantile(t *testing.T) {
	t.Run("float32", testQuantile(math.Float32frombits))
	t.Run("float64", testQuantile(func(b uint32) float64 { return float64(math.Float32frombits(b)) }))
}

// testQuantile returns a test of quantiles of floats of random bits, and of few different ones,
// against the sorted elements.
func testQuantile[T element.Float](of func(bits uint32) T) func(t *testing.T) {
	return func(t *testing.T) {
		rng := rand.New(rand.NewPCG(3, 4))
		inf := T(math.Inf(1))
		for _, n := range []int{1, 2, 3, 7, 64, 65, 1000, 5000} {
			for _, draw := range []func() T{
				func() T { return of(rng.Uint32() &^ (1 << 30)) }, // finite
				func() T { return T(rng.IntN(3) - 1) },
				func() T { return []T{-inf, inf, 0, T(math.Copysign(0, -1)), 1}[rng.IntN(5)] },
			} {
				x := make([]T, n)
				for i := range x {
					x[i] = draw()
				}
				before, sorted := slices.Clone(x), slices.Sorted(slices.Values(x))
				for _, q := range []float64{0, 0.25, 0.5, 0.9, 1, rng.Float64()} {
					got := Quantile(x, q, slices.Min[[]T], slices.Max[[]T])
					if want := interpolated(sorted, q); !same(got, want) {
						t.Fatalf("%v of %d elements is %v, want %v", q, n, got, want)
					}
				}
				if !slices.Equal(x, before) {
					t.Fatalf("%d elements were moved", n)
				}
			}
		}
		nan := T(math.NaN())
		for _, x := range [][]T{nil, {1, nan, 2}} {
			smallest := func(x []T) T { return slices.Min(x) } // NaN if one is
			if got := Quantile(x, 0.5, smallest, slices.Max[[]T]); got == got {
				t.Errorf("the median of %v is %v, want NaN", x, got)
			}
		}
		zero := Quantile([]T{T(math.Copysign(0, -1))}, 0.5, slices.Min[[]T], slices.Max[[]T])
		if math.Signbit(float64(zero)) {
			t.Error("the median of -0 is -0, want 0")
		}
	}
}

// interpolated returns the element of x, sorted, at a part q of the way, or what is between two.
func interpolated[T element.Float](x []T, q float64) T {
	place, part := math.Modf(float64(q * float64(len(x)-1)))
	a := x[int(place)]
	b := x[min(int(place)+1, len(x)-1)]
	if part == 0 || a == b || math.IsInf(float64(a), -1) && !math.IsInf(float64(b), 1) {
		return a
	}
	return T(float64(a) + float64(part*(float64(b)-float64(a))))
}
