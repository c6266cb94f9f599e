package order

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/internal/element"
)

func TestOrders(t *testing.T) {
	t.Run("float32", testOrder(math.Float32frombits))
	t.Run("float64", testOrder(func(b uint32) float64 { return float64(math.Float32frombits(b)) }))
	t.Run("int", testOrder(func(b uint32) int { return int(int32(b)) << (b % 33) }))
	t.Run("int8", testOrder(func(b uint32) int8 { return int8(b) }))
	t.Run("uint8", testOrder(func(b uint32) uint8 { return uint8(b) }))
	t.Run("int32", testOrder(func(b uint32) int32 { return int32(b) }))
	t.Run("uint64", testOrder(func(b uint32) uint64 { return uint64(b) * uint64(b) }))
}

// testOrder returns a test of the package on elements of random bits, against a sort of package
// slices that puts NaN last and keeps the order of equal elements.
func testOrder[T element.Number](of func(bits uint32) T) func(t *testing.T) {
	return func(t *testing.T) {
		rng := rand.New(rand.NewPCG(1, 2))
		for _, n := range []int{0, 1, 2, few - 1, few, 1000} {
			x := make([]T, n)
			for i := range x {
				x[i] = of([]uint32{0, 1 << 31, rng.Uint32(), rng.Uint32()}[i%4])
			}
			want := make([]int, n)
			for i := range want {
				want[i] = i
			}
			compare := func(i, j int) int {
				if (x[i] != x[i]) != (x[j] != x[j]) {
					return cmp.Compare(-b2i(x[i] == x[i]), -b2i(x[j] == x[j]))
				}
				return cmp.Compare(x[i], x[j])
			}
			slices.SortStableFunc(want, compare)

			sorted, places := make([]T, n), make([]int, n)
			Sort(sorted, x)
			ArgSort(places, x)
			if !slices.Equal(places, want) {
				t.Fatalf("%d elements: places %v, want %v", n, places, want)
			}
			for i, at := range want {
				if !same(sorted[i], x[at]) {
					t.Fatalf("%d elements: %v at %d, want %v", n, sorted[i], i, x[at])
				}
			}
			for _, k := range []int{0, min(1, n), n / 9, n} {
				bottom, at := make([]T, k), make([]int, k)
				Bottom(bottom, at, x, minColumns)
				if !slices.Equal(at, want[:k]) || k > 0 && !same(bottom[k-1], x[at[k-1]]) {
					t.Fatalf("the smallest %d of %d are at %v, want %v", k, n, at, want[:k])
				}
			}
			testUnique(t, x, want, compare)
			slices.SortStableFunc(want, func(i, j int) int { return compare(j, i) })
			for _, k := range []int{0, min(1, n), n / 9, n} {
				top, at := make([]T, k), make([]int, k)
				Top(top, at, x, maxColumns)
				if !slices.Equal(at, want[:k]) {
					t.Fatalf("the largest %d of %d are at %v, want %v", k, n, at, want[:k])
				}
			}
			for _, v := range x {
				first := slices.IndexFunc(sorted, func(w T) bool { return same(w, v) || w == v })
				if at := Search(sorted, v); at != first {
					t.Fatalf("%v would be put in at %d, want %d", v, at, first)
				}
			}
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// same reports whether v and w are equal, or both NaN.
func same[T element.Number](v, w T) bool { return v == w || v != v && w != w }

// maxColumns is the kernel of that name.
func maxColumns[T element.Number](z, x []T, rows, stride int) {
	for r := range rows {
		for j := range z {
			z[j] = max(z[j], x[r*stride+j])
		}
	}
}

// minColumns is the kernel of that name.
func minColumns[T element.Number](z, x []T, rows, stride int) {
	for r := range rows {
		for j := range z {
			z[j] = min(z[j], x[r*stride+j])
		}
	}
}

// testUnique looks for elements that differ, and for pairs of x and what is there from the end:
// given are the order of x and what it is by.
func testUnique[T element.Number](t *testing.T, x []T, sorted []int, compare func(i, j int) int) {
	n := len(x)
	var firsts []int
	for k, i := range sorted {
		if k == 0 || compare(sorted[k-1], i) != 0 {
			firsts = append(firsts, i)
		}
	}
	first, inverse, counts := Unique(x, n, 1)
	if !slices.Equal(first, firsts) {
		t.Fatalf("the first of %d are at %v, want %v", n, first, firsts)
	}
	found := make([]int, len(first))
	for i, k := range inverse {
		if compare(i, first[k]) != 0 || first[k] > i {
			t.Fatalf("element %d of %d is like number %d, at %d", i, n, k, first[k])
		}
		found[k]++
	}
	if !slices.Equal(found, counts) {
		t.Fatalf("counts %v, want %v", counts, found)
	}
	// Each pair comes twice, and pairs are in the order of x, then of what is at the other end.
	var pairs []T
	for i := range 2 * n {
		pairs = append(pairs, x[i%n], x[n-1-i%n])
	}
	first, inverse, counts = Unique(pairs, 2*n, 2)
	for k, i := range first {
		if i >= n || counts[k] < 2 || k > 0 && !less(compare, first[k-1], i, n) {
			t.Fatalf("pair %d of %d is at %d, %d times, after %v", k, n, i, counts[k], first[:k])
		}
	}
	for i, k := range inverse {
		if compare(i%n, first[k]) != 0 || compare(n-1-i%n, n-1-first[k]) != 0 {
			t.Fatalf("pair %d of %d is like number %d", i, n, k)
		}
	}
}

// less reports whether pair i is before pair j, of an element and the one as far from the end of n.
func less(compare func(i, j int) int, i, j, n int) bool {
	if c := compare(i, j); c != 0 {
		return c < 0
	}
	return compare(n-1-i, n-1-j) < 0
}

// TestUniqueOfNothing counts rows without elements.
func TestUniqueOfNothing(t *testing.T) {
	first, inverse, counts := Unique([]int(nil), 3, 0)
	if !slices.Equal(first, []int{0}) || !slices.Equal(inverse, []int{0, 0, 0}) ||
		!slices.Equal(counts, []int{3}) {
		t.Errorf("got %v, %v, %v", first, inverse, counts)
	}
}

func BenchmarkSort(b *testing.B) {
	b.Run("float32", func(b *testing.B) { benchmarkSort(b, math.Float32frombits) })
	b.Run("float64", func(b *testing.B) {
		benchmarkSort(b, func(b uint32) float64 { return float64(b) })
	})
	b.Run("int", func(b *testing.B) {
		benchmarkSort(b, func(b uint32) int { return int(b) - 1<<31 })
	})
}

func benchmarkSort[T element.Number](b *testing.B, of func(bits uint32) T) {
	for _, n := range []int{32, 10_000} {
		x, z := make([]T, n), make([]T, n)
		for i := range x {
			x[i] = of(rand.Uint32())
		}
		b.Run(map[int]string{32: "few", 10_000: "many"}[n], func(b *testing.B) {
			b.SetBytes(int64(n))
			for b.Loop() {
				Sort(z, x)
			}
		})
	}
}
