package generated_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
	ints "github.com/ashlar-go/ashlar/asm/int"
	i32 "github.com/ashlar-go/ashlar/asm/int32"
	"github.com/ashlar-go/ashlar/internal/kerneltest"
)

type number interface {
	float32 | float64 | int | int32
}

// folds are the kernels that make a number of a slice of T, and of a number c.
type folds[T any] struct {
	implementation string
	fold           map[string]func(x []T, c T) T
	index          func(x []T, c T) int
}

func float32Folds() (all []folds[float32]) {
	for _, k := range f32.All {
		z, beside := make([]float32, 1<<20), kerneltest.NewGuarded(8*slices.Max(foldLengths()))
		all = append(all, folds[float32]{k.Name, map[string]func([]float32, float32) float32{
			"Sum":         func(x []float32, _ float32) float32 { return k.Sum(x) },
			"Prod":        func(x []float32, _ float32) float32 { return k.Prod(x) },
			"Max":         func(x []float32, _ float32) float32 { return k.Max(x) },
			"Min":         func(x []float32, _ float32) float32 { return k.Min(x) },
			"SumSquares":  k.SumSquares,
			"SumProducts": func(x []float32, c float32) float32 { return k.SumProducts(x, reversed(beside, x), c) },
			"SoftmaxSum":  func(x []float32, c float32) float32 { return k.SoftmaxSum(z[:len(x)], x, c) },
			"PrefixSums":  func(x []float32, c float32) float32 { return k.PrefixSums(z[:len(x)], x, c) },
			"z":           func(x []float32, c float32) float32 { k.PrefixSums(z[:len(x)], x, c); return k.Sum(z[:len(x)]) },
			"ArgMax":      func(x []float32, _ float32) float32 { return float32(k.ArgMax(x)) },
			"ArgMin":      func(x []float32, _ float32) float32 { return float32(k.ArgMin(x)) },
			"Deviations":  func(x []float32, c float32) float32 { sum, _ := k.Deviations(x, c); return sum },
			"squares":     func(x []float32, c float32) float32 { _, squares := k.Deviations(x, c); return squares },
		}, k.Index})
	}
	return all
}

func float64Folds() (all []folds[float64]) {
	for _, k := range f64.All {
		z, beside := make([]float64, 1<<20), kerneltest.NewGuarded(8*slices.Max(foldLengths()))
		all = append(all, folds[float64]{k.Name, map[string]func([]float64, float64) float64{
			"Sum":         func(x []float64, _ float64) float64 { return k.Sum(x) },
			"Prod":        func(x []float64, _ float64) float64 { return k.Prod(x) },
			"Max":         func(x []float64, _ float64) float64 { return k.Max(x) },
			"Min":         func(x []float64, _ float64) float64 { return k.Min(x) },
			"SumSquares":  k.SumSquares,
			"SumProducts": func(x []float64, c float64) float64 { return k.SumProducts(x, reversed(beside, x), c) },
			"SoftmaxSum":  func(x []float64, c float64) float64 { return k.SoftmaxSum(z[:len(x)], x, c) },
			"PrefixSums":  func(x []float64, c float64) float64 { return k.PrefixSums(z[:len(x)], x, c) },
			"z":           func(x []float64, c float64) float64 { k.PrefixSums(z[:len(x)], x, c); return k.Sum(z[:len(x)]) },
			"ArgMax":      func(x []float64, _ float64) float64 { return float64(k.ArgMax(x)) },
			"ArgMin":      func(x []float64, _ float64) float64 { return float64(k.ArgMin(x)) },
			"Deviations":  func(x []float64, c float64) float64 { sum, _ := k.Deviations(x, c); return sum },
			"squares":     func(x []float64, c float64) float64 { _, squares := k.Deviations(x, c); return squares },
		}, k.Index})
	}
	return all
}

func intFolds() (all []folds[int]) {
	for _, k := range ints.All {
		all = append(all, folds[int]{k.Name, map[string]func([]int, int) int{
			"Sum":  func(x []int, _ int) int { return k.Sum(x) },
			"Prod": func(x []int, _ int) int { return k.Prod(x) },
			"Max":  func(x []int, _ int) int { return k.Max(x) },
			"Min":  func(x []int, _ int) int { return k.Min(x) },

			"ArgMax": func(x []int, _ int) int { return k.ArgMax(x) },
			"ArgMin": func(x []int, _ int) int { return k.ArgMin(x) },
		}, k.Index})
	}
	return all
}

func int32Folds() (all []folds[int32]) {
	for _, k := range i32.All {
		all = append(all, folds[int32]{k.Name, map[string]func([]int32, int32) int32{
			"Max": func(x []int32, _ int32) int32 { return k.Max(x) },
			"Min": func(x []int32, _ int32) int32 { return k.Min(x) },
		}, k.Index})
	}
	return all
}

// reversed returns the elements of x from the last on, right before the guard of memory.
func reversed[T number](memory *kerneltest.Guarded, x []T) []T {
	y := kerneltest.SliceIn[T](memory, len(x), kerneltest.AtEnd, 0)
	copy(y, x)
	slices.Reverse(y)
	return y
}

// foldLengths are those around vectors, groups of them, and blocks.
func foldLengths() (lengths []int) {
	for n := range 258 {
		lengths = append(lengths, n)
	}
	return append(lengths, 4095, 4096, 4097, 8192, 8193, 12345, 20480)
}

// TestFoldsAgree checks that implementations give the same bits, and touch nothing
// beside x, which is between guards.
func TestFoldsAgree(t *testing.T) {
	agree(t, "float32", float32Folds(), func() float32 { return float32(rand.NormFloat64()) })
	agree(t, "float64", float64Folds(), rand.NormFloat64)
	agree(t, "int", intFolds(), func() int { return int(rand.Uint64()) })
	agree(t, "int32", int32Folds(), func() int32 { return int32(rand.Uint32()) })
	special := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 5e-324, -1}
	agree(t, "float64/special", float64Folds(), func() float64 { return special[rand.IntN(len(special))] })
	agree(t, "float64/zeros", float64Folds(), func() float64 { return special[rand.IntN(2)] })
}

func agree[T number](t *testing.T, name string, implementations []folds[T], element func() T) {
	memory := kerneltest.NewGuarded(8 * (slices.Max(foldLengths()) + 8))
	places := []kerneltest.Place{kerneltest.AtStart, kerneltest.AtEnd, kerneltest.Inside}
	for fold, reference := range implementations[0].fold {
		for _, k := range implementations[1:] {
			t.Run(fmt.Sprintf("%s/%s/%s", name, fold, k.implementation), func(t *testing.T) {
				for i, n := range foldLengths() {
					if n == 0 && (strings.HasSuffix(fold, "Max") || strings.HasSuffix(fold, "Min")) {
						continue
					}
					x := kerneltest.SliceIn[T](memory, n, places[i%len(places)], i%8)
					for i := range x {
						x[i] = element()
					}
					c := element()
					if got, want := k.fold[fold](x, c), reference(x, c); !sameBits(got, want) {
						t.Fatalf("n=%d: %v, in Go %v", n, got, want)
					}
				}
			})
		}
	}
}

// columnFolds are the kernels that fold rows of x, each a stride after the other, into z, given
// numbers c.
func columnFolds[K any, T number](all []K, of func(k *K) map[string]func(z, x, c []T, rows, stride int)) (folds []map[string]func(z, x, c []T, rows, stride int)) {
	for _, k := range all {
		folds = append(folds, of(&k))
	}
	return folds
}

// TestColumnFoldsAgree checks that implementations give the same bits, and touch nothing beside
// z.
func TestColumnFoldsAgree(t *testing.T) {
	special := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 5e-324, -1, 2.5}
	element := func() float64 { return special[rand.IntN(len(special))] }
	agreeOnColumns(t, func() float32 { return float32(element()) }, columnFolds(f32.All, func(k *f32.Kernels) map[string]func(z, x, c []float32, rows, stride int) {
		return map[string]func(z, x, c []float32, rows, stride int){
			"Sum":        func(z, x, _ []float32, rows, stride int) { k.SumColumns(z, x, rows, stride) },
			"Prod":       func(z, x, _ []float32, rows, stride int) { k.ProdColumns(z, x, rows, stride) },
			"Max":        func(z, x, _ []float32, rows, stride int) { k.MaxColumns(z, x, rows, stride) },
			"Min":        func(z, x, _ []float32, rows, stride int) { k.MinColumns(z, x, rows, stride) },
			"SumSquares": k.SumSquaresColumns,
			"SumExp":     k.SumExpColumns,
		}
	}))
	agreeOnColumns(t, element, columnFolds(f64.All, func(k *f64.Kernels) map[string]func(z, x, c []float64, rows, stride int) {
		return map[string]func(z, x, c []float64, rows, stride int){
			"Sum":        func(z, x, _ []float64, rows, stride int) { k.SumColumns(z, x, rows, stride) },
			"Prod":       func(z, x, _ []float64, rows, stride int) { k.ProdColumns(z, x, rows, stride) },
			"Max":        func(z, x, _ []float64, rows, stride int) { k.MaxColumns(z, x, rows, stride) },
			"Min":        func(z, x, _ []float64, rows, stride int) { k.MinColumns(z, x, rows, stride) },
			"SumSquares": k.SumSquaresColumns,
			"SumExp":     k.SumExpColumns,
		}
	}))
	agreeOnColumns(t, func() int { return int(rand.Uint64()) }, columnFolds(ints.All, func(k *ints.Kernels) map[string]func(z, x, c []int, rows, stride int) {
		return map[string]func(z, x, c []int, rows, stride int){
			"Sum":  func(z, x, _ []int, rows, stride int) { k.SumColumns(z, x, rows, stride) },
			"Prod": func(z, x, _ []int, rows, stride int) { k.ProdColumns(z, x, rows, stride) },
			"Max":  func(z, x, _ []int, rows, stride int) { k.MaxColumns(z, x, rows, stride) },
			"Min":  func(z, x, _ []int, rows, stride int) { k.MinColumns(z, x, rows, stride) },
		}
	}))
}

func agreeOnColumns[T number](t *testing.T, element func() T, implementations []map[string]func(z, x, c []T, rows, stride int)) {
	for name, reference := range implementations[0] {
		for _, k := range implementations[1:] {
			for n := range 140 {
				rows, stride := rand.IntN(6), n+rand.IntN(3)
				x, c := guarded(max(0, (rows-1)*stride+n), n%3, element), guarded(n, n%2, element)
				want := guarded(n+1, 0, element)
				got := slices.Clone(want)
				reference(want[:n], x, c, rows, stride)
				k[name](got[:n], x, c, rows, stride)
				for j := range got {
					if !sameBits(got[j], want[j]) {
						t.Fatalf("%s of %d rows of %d %T: element %d is %v, in Go %v", name, rows, n, got[j], j, got[j], want[j])
					}
				}
			}
		}
	}
}

// guarded returns n elements, with others around them that folds must not see.
func guarded[T any](n, offset int, element func() T) []T {
	x := make([]T, n+8)
	for i := range x {
		x[i] = element()
	}
	return x[offset:][:n:n]
}

func sameBits[T number](x, y T) bool {
	return x == y && math.Signbit(float64(x)) == math.Signbit(float64(y)) || x != x && y != y
}

// TestSumOrder checks that sums of a block round in the order that is promised: element i is added to partial sum
// i % 64 of float32, or i % 32 of float64, and then the upper half of those to the lower, again and again.
func TestSumOrder(t *testing.T) {
	folds32, folds64 := float32Folds(), float64Folds()
	for n := range 700 {
		sumsInOrder(t, n, 64, folds32, func() float32 { return float32(rand.NormFloat64()) })
		sumsInOrder(t, n, 32, folds64, rand.NormFloat64)
	}
}

func sumsInOrder[T number](t *testing.T, n, lanes int, implementations []folds[T], element func() T) {
	x, sums := make([]T, n), make([]T, lanes)
	for i := range x {
		x[i] = element()
		sums[i%lanes] += x[i]
	}
	for half := lanes / 2; half > 0; half /= 2 {
		for i := range half {
			sums[i] += sums[half+i]
		}
	}
	for _, k := range implementations {
		if got := k.fold["Sum"](x, 0); got != sums[0] {
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

// TestFoldValues checks folds against their definitions, on numbers for which every
// order gives the same.
func TestFoldValues(t *testing.T) {
	values := func(t *testing.T, n int, fold func(name string, x []float64) float64, exp bool) {
		x := make([]float64, n)
		var sum, squares, products, exps float64
		top, bottom := math.Inf(-1), math.Inf(1)
		for i := range x {
			x[i] = float64(rand.IntN(65) - 32)
			sum, squares, exps = sum+x[i], squares+(x[i]-3)*(x[i]-3), exps+math.Exp(x[i]-3)
			top, bottom = max(top, x[i]), min(bottom, x[i])
		}
		for i := range x {
			products += (x[i] - 3) * x[n-1-i]
		}
		want := map[string]float64{"Sum": sum, "SumSquares": squares, "SumProducts": products, "Max": top, "Min": bottom}
		for name, want := range want {
			if (name == "SumSquares" || name == "SumProducts") && !exp || n == 0 && want != 0 {
				continue
			}
			if got := fold(name, x); got != want {
				t.Errorf("%s of %d: %v, want %v", name, n, got, want)
			}
		}
		if got := exps; exp && math.Abs(fold("SoftmaxSum", x)-got) > 1e-5*got {
			t.Errorf("SoftmaxSum of %d: %v, want %v", n, fold("SoftmaxSum", x), got)
		}
	}
	folds32, folds64, foldsInt := float32Folds(), float64Folds(), intFolds()
	for _, n := range foldLengths() {
		for _, k := range folds32 {
			values(t, n, func(name string, x []float64) float64 { return float64(k.fold[name](converted[float32](x), 3)) }, true)
		}
		for _, k := range folds64 {
			values(t, n, func(name string, x []float64) float64 { return k.fold[name](x, 3) }, true)
		}
		for _, k := range foldsInt {
			values(t, n, func(name string, x []float64) float64 { return float64(k.fold[name](converted[int](x), 3)) }, false)
		}
	}
}

func converted[T number](x []float64) []T {
	y := make([]T, len(x))
	for i, v := range x {
		y[i] = T(v)
	}
	return y
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
	for _, k := range float32Folds() {
		for name, fold := range k.fold {
			for _, n := range []int{64, 1024, 16384, 1 << 20} {
				b.Run(fmt.Sprintf("%s/n=%d/kernels=%s", name, n, k.implementation), func(b *testing.B) {
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
