package kerneltest

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ashlar-go/ashlar/internal/refmath"
)

func TestULP32(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	next := func(x float32) float32 {
		return math.Nextafter32(x, float32(math.Inf(1-2*rng.IntN(2))))
	}
	for range 10000 {
		want := hard[float64](rng)
		got := anything[float32](rng)
		if rng.IntN(4) > 0 {
			got = next(float32(want))
		}
		if u, exact := ulp32(got, want), refmath.Float32.ULP(refmath.Of(got),
			refmath.Of(want)); u != exact {
			t.Fatalf("%v for %v: %v ulp, want %v", got, want, u, exact)
		}
	}
}
