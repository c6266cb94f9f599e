package generated_test

import (
	"flag"
	"math"
	"testing"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
)

var (
	every = flag.Uint64("every", 1021, "test words on every so many float32; 1 proves the bounds, in minutes a word")
	only  = flag.String("kernels", "", "test these kernels, or all")
)

// largest is where the reduction of sin ends to be exact.
const largest = 1 << 17

var words = []struct {
	name string
	run  func(k f32.Kernels, z, x []float32)
	want func(float64) float64
	ulp  float64
}{
	{"exp", func(k f32.Kernels, z, x []float32) { k.Exp(z, x) }, math.Exp, 1},
	{"log", func(k f32.Kernels, z, x []float32) { k.Log(z, x) }, math.Log, 1},
	{"log1p", func(k f32.Kernels, z, x []float32) { k.Log1p(z, x) }, math.Log1p, 1},
	{"softplus", func(k f32.Kernels, z, x []float32) { k.Softplus(z, x) }, softplus, 2},
	{"sin", func(k f32.Kernels, z, x []float32) { k.Sin(z, x) }, math.Sin, 1},
	{"cos", func(k f32.Kernels, z, x []float32) { k.Cos(z, x) }, math.Cos, 1},
	{"tanh", func(k f32.Kernels, z, x []float32) { k.Tanh(z, x) }, math.Tanh, 1},
}

// TestWords compares words with float64, on many float32 or on all.
func TestWords(t *testing.T) {
	for _, w := range words {
		var other [4096]float32
		t.Run(w.name, func(t *testing.T) {
			worst, differ, wrong := map[string]float64{}, 0, 0
			at := map[string]float32{}
			var x, z [4096]float32
			for b := uint64(0); b < 1<<32; {
				n := 0
				for ; n < len(x) && b < 1<<32; b += *every {
					x[n] = math.Float32frombits(uint32(b))
					if !((w.name == "sin" || w.name == "cos") && math.Abs(float64(x[n])) > largest) {
						n++
					}
				}
				for i, k := range f32.All {
					if *only != "" && k.Name != *only {
						continue
					}
					w.run(k, z[:n], x[:n])
					if i == 0 {
						other = z
					}
					for j, x := range x[:n] {
						if i > 0 && math.Float32bits(z[j]) == math.Float32bits(other[j]) {
							continue
						}
						if i > 0 && z[j] == z[j] && other[j] == other[j] {
							differ++
						}
						e := ulps32(z[j], w.want(float64(x)))
						if e > worst[k.Name] {
							worst[k.Name], at[k.Name] = e, x
						}
						if e > w.ulp {
							if wrong++; wrong < 10 {
								t.Errorf("%s: %s(%v) = %v, want %v", k.Name, w.name, x, z[j], float32(w.want(float64(x))))
							}
						}
					}
				}
			}
			t.Logf("ULP %.4v at %v, AVX2 differs from Go %d times, wrong %d", worst, at, differ, wrong)
		})
	}
}

// ulps32 returns the error of got in units in the last place of want.
func ulps32(got float32, want float64) float64 {
	w := float32(want)
	switch {
	case math.IsNaN(want):
		if got != got {
			return 0
		}
		return math.Inf(1)
	case math.IsInf(float64(w), 0) || math.IsInf(float64(got), 0) || got != got || w == 0:
		if got == w && math.Signbit(float64(got)) == math.Signbit(want) {
			return 0
		}
		return math.Inf(1)
	}
	_, e := math.Frexp(want)
	return math.Abs(float64(got)-want) * math.Ldexp(1, 24-max(e, -125))
}

func softplus(x float64) float64 { return max(x, 0) + math.Log1p(math.Exp(-math.Abs(x))) }
