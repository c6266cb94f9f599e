package generated_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/internal/element"
)

// TestSumOrder checks that sums of a block round in the order that is promised: element i is added
// to partial sum i % 64 of float32, or i % 32 of float64, and then the upper half of those to the
// lower, again and again.
func TestSumOrder(t *testing.T) {
	folds32, folds64 := foldsOf[float32](float32Suite.all), foldsOf[float64](float64Suite.all)
	for n := range 700 {
		sumsInOrder(t, n, 64, folds32)
		sumsInOrder(t, n, 32, folds64)
	}
}

func sumsInOrder[T element.Number](t *testing.T, n, lanes int, implementations []folds[T]) {
	x, sums := make([]T, n), make([]T, lanes)
	for i := range x {
		x[i] = drawn[T]()
		sums[i%lanes] += x[i]
	}
	for half := lanes / 2; half > 0; half /= 2 {
		for i := range half {
			sums[i] += sums[half+i]
		}
	}
	for _, k := range implementations {
		if got := k.fold["Sum"](x, 0); got != any(sums[0]) {
			t.Fatalf("%s: Sum of %d %T is %v, not %v", k.implementation, n, got, got, sums[0])
		}
	}
}

// TestSumError checks that the error of a long sum is a few roundings of it: one that
// adds in a row is off by hundreds.
func TestSumError(t *testing.T) {
	x := make([]float32, 1_000_000)
	exact, magnitudes := new(big.Float).SetPrec(200), 0.0
	for i := range x {
		x[i] = rand.Float32()
		exact.Add(exact, big.NewFloat(float64(x[i])))
		magnitudes += float64(x[i])
	}
	want, _ := exact.Float64()
	for _, k := range f32.All {
		if d := math.Abs(float64(k.Sum(x)) - want); d > 4*0x1p-24*magnitudes {
			t.Errorf("%s: error %g, of %g roundings", k.Name, d, d/(0x1p-24*magnitudes))
		}
	}
}

func TestSoftmaxSumKeeps(t *testing.T) {
	for _, k := range f32.All {
		for _, n := range foldLengths() {
			x, z, want := make([]float32, n), make([]float32, n+1), make([]float32, n)
			for i := range x {
				x[i] = float32(rand.NormFloat64())
				want[i] = x[i] - 0.5
			}
			k.Exp(want, want)
			k.SoftmaxSum(z[:n], x, 0.5)
			for i := range x {
				if z[i] != want[i] {
					t.Fatalf("%s n=%d: z[%d] = %v, want %v", k.Name, n, i, z[i], want[i])
				}
			}
			if z[n] != 0 {
				t.Fatalf("%s n=%d: wrote beyond z", k.Name, n)
			}
		}
	}
}

func TestIndex(t *testing.T) {
	nan := float32(math.NaN())
	for _, k := range f32.All {
		for n := 1; n < 258; n++ {
			x := make([]float32, n)
			for i := range x {
				x[i] = float32(i / 2)
			}
			for i := range x {
				if got := k.Index(x, x[i]); got != i&^1 {
					t.Fatalf("%s n=%d: first %v at %d, want %d", k.Name, n, x[i], got, i&^1)
				}
			}
			if got := k.Index(x[:n:n], -1); got != -1 {
				t.Fatalf("%s n=%d: found what is not there at %d", k.Name, n, got)
			}
			x[n/2] = nan
			if got := k.Index(x, nan); got != n/2 {
				t.Fatalf("%s n=%d: NaN at %d, want %d", k.Name, n, got, n/2)
			}
		}
	}
}

func TestArgMaxOfNaN(t *testing.T) {
	for _, k := range f32.All {
		for _, n := range []int{1, 40, 300, 5000, 70001} {
			for _, at := range []int{0, n / 3, n - 1} {
				x := make([]float32, n)
				for i := range x {
					x[i] = float32(i % 1000)
				}
				x[at], x[n-1] = float32(math.NaN()), float32(math.NaN())
				if most, least := k.ArgMax(x), k.ArgMin(x); most != at || least != at {
					t.Fatalf("%s n=%d: ArgMax %d, ArgMin %d, want NaN at %d", k.Name, n, most, least, at)
				}
			}
		}
	}
}

func TestFoldOfNothingPanics(t *testing.T) {
	for _, k := range f32.All {
		for name, fold := range map[string]func([]float32) float32{"Max": k.Max, "Min": k.Min} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s of nothing did not panic, kernels=%s", name, k.Name)
					}
				}()
				fold(nil)
			}()
		}
	}
}

func BenchmarkFolds(b *testing.B) {
	for _, k := range foldsOf[float32](float32Suite.all) {
		for name, fold := range k.fold {
			for _, n := range []int{64, 1024, 16384, 1 << 20} {
				b.Run(fmt.Sprintf("%s/n=%d/kernels=%s", name, n, k.implementation),
					func(b *testing.B) {
						x := make([]float32, n)
						for i := range x {
							x[i] = rand.Float32()
						}
						b.SetBytes(int64(4 * n))
						for b.Loop() {
							fold(x, 0)
						}
					})
			}
		}
	}
}
