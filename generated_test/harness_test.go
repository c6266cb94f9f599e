package generated_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
)

// A kernelCase is a kernel of element type T, and what it computes.
type kernelCase[K, T any] struct {
	name string
	ulp  float64
	run  func(k K, z []T, x ...[]T)
	want any // func(x float64) float64, of as many operands as the kernel
}

func TestKernels(t *testing.T) {
	for _, k := range f32.All {
		test(t, k, "float32/"+k.Name, float32Cases)
	}
	for _, k := range f64.All {
		test(t, k, "float64/"+k.Name, float64Cases)
	}
	for _, k := range ints.All {
		test(t, k, "int/"+k.Name, intCases)
	}
}

type number interface{ ~int | ~float32 | ~float64 }

func test[K any, T number](t *testing.T, k K, name string, cases []kernelCase[K, T]) {
	for _, c := range cases {
		t.Run(name+"/"+c.name, func(t *testing.T) {
			for n := range 70 {
				x := make([][]T, 3)
				for i := range x {
					x[i] = make([]T, n)
					for j := range x[i] {
						x[i][j] = T(1 + 100*rand.Float64())
					}
				}
				guarded := make([]T, n+2)
				c.run(k, guarded[1:n+1], x...)
				if guarded[0] != 0 || guarded[n+1] != 0 {
					t.Fatalf("n=%d: wrote outside z", n)
				}
				for j, got := range guarded[1 : n+1] {
					var want T
					switch f := c.want.(type) {
					case func(x float64) float64:
						want = T(f(float64(x[0][j])))
					case func(x, y float64) float64:
						want = T(f(float64(x[0][j]), float64(x[1][j])))
					case func(x, y, w float64) float64:
						want = T(f(float64(x[0][j]), float64(x[1][j]), float64(x[2][j])))
					}
					// Ints are exact, and so are kernels of one rounding.
					if d := math.Abs(float64(got) - float64(want)); d > (c.ulp+2)*ulp(want) {
						t.Fatalf("n=%d: z[%d] = %v, want %v", n, j, got, want)
					}
				}
			}
		})
	}
}

// ulp returns the distance from v to the next number.
func ulp[T number](v T) float64 {
	switch v := any(v).(type) {
	case float32:
		return float64(math.Nextafter32(v, math.MaxFloat32) - v)
	case float64:
		return math.Nextafter(v, math.MaxFloat64) - v
	}
	return 0
}

// where returns a if c holds, and b if not.
func where(c bool, a, b float64) float64 {
	if c {
		return a
	}
	return b
}

func BenchmarkFloat32(b *testing.B) {
	for _, k := range f32.All {
		bench(b, k, k.Name, float32Cases)
	}
}

// bench names benchmarks so that benchstat -col /kernels compares implementations.
func bench[K any, T number](b *testing.B, k K, name string, cases []kernelCase[K, T]) {
	for _, c := range cases {
		for _, n := range []int{64, 4096} {
			b.Run(fmt.Sprintf("%s/n=%d/kernels=%s", c.name, n, name), func(b *testing.B) {
				z, x := make([]T, n), [][]T{make([]T, n), make([]T, n), make([]T, n)}
				for b.Loop() {
					c.run(k, z, x...)
				}
			})
		}
	}
}

// clamp returns the number nearest to x within [low, high].
func clamp(x, low, high float64) float64 { return min(max(x, low), high) }
