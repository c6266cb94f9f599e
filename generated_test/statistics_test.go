package generated_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	bools "github.com/ashlar-go/ashlar/asm/bool"
	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
	f32tensors "github.com/ashlar-go/ashlar/tensor/float32"
)

// TestStatistics checks statistics of numbers far from 0, which a variance by squares
// of numbers would get wrong.
func TestStatistics(t *testing.T) {
	for _, k := range f64.All {
		for n := 2; n < 300; n++ {
			x := make([]float64, n)
			var sum, squares, deviations, exps float64
			for i := range x {
				x[i] = 1000 + rand.NormFloat64()
				sum, squares, exps = sum+x[i], squares+x[i]*x[i], exps+math.Exp(x[i]-1000)
			}
			for _, x := range x {
				deviations += (x - sum/float64(n)) * (x - sum/float64(n))
			}
			for name, v := range map[string][2]float64{
				"Mean":      {k.Mean(x), sum / float64(n)},
				"Var":       {k.Var(x), deviations / float64(n)},
				"Var/1":     {k.VarDDOF(x, 1), deviations / float64(n-1)},
				"Std":       {k.Std(x), math.Sqrt(deviations / float64(n))},
				"Norm":      {k.Norm(x), math.Sqrt(squares)},
				"LogSumExp": {k.LogSumExp(x), 1000 + math.Log(exps)},
			} {
				if !(math.Abs(v[0]-v[1]) <= 1e-12*v[1]) {
					t.Fatalf("%s of %d, kernels=%s: %v, want %v", name, n, k.Name, v[0], v[1])
				}
			}
		}
		inf := math.Inf(1)
		if v := k.LogSumExp([]float64{-inf, -inf}); v != -inf {
			t.Errorf("LogSumExp of -Inf: %v", v)
		}
		if v := k.LogSumExp([]float64{1, inf}); v != inf {
			t.Errorf("LogSumExp of +Inf: %v", v)
		}
		if v := k.Mean(nil); v == v {
			t.Errorf("Mean of nothing: %v", v)
		}
	}
}

// TestVarIsAccurate checks variances of float32 that are hard: of numbers far from 0, of some that
// begin far from the others, and of equal ones, which is 0.
func TestVarIsAccurate(t *testing.T) {
	for name, element := range map[string]func(i int) float64{
		"far from 0":  func(int) float64 { return 1000 + rand.NormFloat64() },
		"rising":      func(i int) float64 { return float64(i) },
		"one far off": func(i int) float64 { return float64(max(0, 1-i)) * 1e4 },
		"some far off": func(i int) float64 {
			return float64(min(1, i/64)) + 1e-3*rand.NormFloat64()
		},
		"equal": func(int) float64 { return 0.1 },
	} {
		for _, n := range []int{2, 63, 64, 1000, 4096, 4097, 100_000, 1 << 20} {
			x := make([]float32, n)
			var sum, squares float64
			for i := range x {
				x[i] = float32(element(i))
				sum += float64(x[i])
			}
			for _, v := range x {
				squares += (float64(v) - sum/float64(n)) * (float64(v) - sum/float64(n))
			}
			want := squares / float64(n)
			if name == "equal" {
				want = 0
			}
			for _, k := range f32.All {
				if got := float64(k.Var(x)); !(math.Abs(got-want) <= 1e-5*want) {
					t.Errorf("%s, n=%d, kernels=%s: %v, want %v", name, n, k.Name, got, want)
				}
			}
			if got, want := f32tensors.Var(f32tensors.Of(x...)).Item(), f32.Best.Var(x); got != want {
				t.Errorf("%s, n=%d: of a tensor %v, of a slice %v", name, n, got, want)
			}
		}
	}
}

func TestSoftmax(t *testing.T) {
	const rows = 3
	for _, k := range f32.All {
		for n := 1; n < 258; n++ {
			x, z, l := make([]float32, rows*n), make([]float32, rows*n), make([]float32, rows*n)
			for i := range x {
				x[i] = float32(50 + rand.NormFloat64())
			}
			k.Softmax(z, x, n)
			k.LogSoftmax(l, x, n)
			for row := range rows {
				var exps float64
				for _, x := range x[row*n:][:n] {
					exps += math.Exp(float64(x) - 50)
				}
				for i := row * n; i < row*n+n; i++ {
					want := math.Exp(float64(x[i])-50) / exps
					if math.Abs(float64(z[i])-want) > 1e-6*want {
						t.Fatalf("%s: Softmax of %d: %v, want %v", k.Name, n, z[i], want)
					}
					if want := float64(x[i]) - 50 - math.Log(exps); math.Abs(float64(l[i])-want) > 1e-6*(1+math.Abs(want)) {
						t.Fatalf("%s: LogSoftmax of %d: %v, want %v", k.Name, n, l[i], want)
					}
				}
			}
		}
	}
}

func TestArgMax(t *testing.T) {
	for _, k := range ints.All {
		for _, n := range foldLengths()[1:] {
			x := make([]int, n)
			for i := range x {
				x[i] = rand.IntN(n)
			}
			if got, want := k.ArgMax(x), slices.Index(x, slices.Max(x)); got != want {
				t.Fatalf("%s: ArgMax of %d: %d, want %d", k.Name, n, got, want)
			}
			if got, want := k.ArgMin(x), slices.Index(x, slices.Min(x)); got != want {
				t.Fatalf("%s: ArgMin of %d: %d, want %d", k.Name, n, got, want)
			}
		}
	}
	for _, k := range f32.All {
		x := make([]float32, 20000)
		x[15000] = float32(math.NaN())
		x[16000] = x[15000]
		if got := k.ArgMax(x); got != 15000 {
			t.Errorf("%s: the first NaN is at %d, want 15000", k.Name, got)
		}
	}
}

func TestTruth(t *testing.T) {
	for _, k := range bools.All {
		for n := range 258 {
			x, count := make([]bool, n), 0
			for i := range x {
				if x[i] = rand.IntN(max(1, n/2)) == 0; x[i] {
					count++
				}
			}
			if k.Count(x) != count || k.Any(x) != (count > 0) || k.All(x) != (count == n) {
				t.Fatalf("%s: of %d, %d hold: Count %d, Any %t, All %t", k.Name, n, count,
					k.Count(x), k.Any(x), k.All(x))
			}
		}
	}
}

func BenchmarkSoftmax(b *testing.B) {
	for _, k := range f32.All {
		b.Run("n=1000/kernels="+k.Name, func(b *testing.B) {
			x, z := make([]float32, 1_000_000), make([]float32, 1_000_000)
			for i := range x {
				x[i] = rand.Float32()
			}
			for b.Loop() {
				k.Softmax(z, x, 1000)
			}
		})
	}
}

func BenchmarkArgMax(b *testing.B) {
	for _, k := range f32.All {
		b.Run("n=1000/kernels="+k.Name, func(b *testing.B) {
			x := make([]float32, 1000)
			for i := range x {
				x[i] = rand.Float32()
			}
			for b.Loop() {
				k.ArgMax(x)
			}
		})
	}
}
