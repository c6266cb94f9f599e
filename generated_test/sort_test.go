package generated_test

import (
	"cmp"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// afterNaN compares numbers, NaN being the greatest.
func afterNaN(a, b float64) int { return -cmp.Compare(-a, -b) }

// withNaN returns a tensor of some layout and few different elements, some of which are NaN.
func withNaN() *f64.Tensor {
	x := someTensor()
	if rand.IntN(2) == 0 {
		return f64.Where(f64.Equal(x, f64.Scalar(2)), f64.Scalar(math.NaN()), x)
	}
	return x
}

// TestOrder compares what depends on the order of elements along axes with the definitions.
func TestOrder(t *testing.T) {
	defer tensor.SetThreads(0)
	for range trials(300) {
		x := withNaN()
		if x.Rank() == 0 {
			continue
		}
		axis := rand.IntN(x.Rank())
		n := x.Dim(axis)
		k := rand.IntN(n + 1)
		tensor.SetThreads(1 + rand.IntN(3))
		sorted, places := f64.Sort(x, axis), f64.ArgSort(x, axis-x.Rank())
		top, at := f64.TopK(x, k, axis)
		medians, third := f64.Median(x, axis), f64.Quantile(x, 1./3, axis)
		if over := x.Clone(); !sameElements(over.Sort(over, axis).Values(), sorted.Values()) {
			t.Fatal("Sort in place differs")
		}
		rest := slices.Delete(x.Shape(), axis, axis+1)
		each(rest, func(index []int) {
			row := func(i int) []int { return slices.Insert(slices.Clone(index), axis, i) }
			var all []float64
			for i := range n {
				all = append(all, x.At(row(i)...))
			}
			order := make([]int, n)
			for i := range order {
				order[i] = i
			}
			slices.SortStableFunc(order, func(i, j int) int { return afterNaN(all[i], all[j]) })
			down := make([]int, n)
			for i := range down {
				down[i] = i
			}
			slices.SortStableFunc(down, func(i, j int) int { return afterNaN(all[j], all[i]) })
			for i, from := range order {
				if v := sorted.At(row(i)...); v != all[from] && (v == v || all[from] == all[from]) {
					t.Fatalf("element %d of the sorted %v is %v", i, all, v)
				}
				if p := places.At(row(i)...); p != from {
					t.Fatalf("place %d of the sorted %v is %d, want %d", i, all, p, from)
				}
			}
			for i, from := range down[:k] {
				if v := top.At(row(i)...); at.At(row(i)...) != from || v != all[from] && v == v {
					t.Fatalf("%d of the top %d of %v is %v at %d, want %v at %d", i, k, all, v,
						at.At(row(i)...), all[from], from)
				}
			}
			for q, got := range map[float64]float64{
				0.5:    medians.At(index...),
				1. / 3: third.At(index...),
			} {
				want := math.NaN()
				if n > 0 && all[order[n-1]] == all[order[n-1]] {
					low := int(q * float64(n-1))
					part := q*float64(n-1) - float64(low)
					want = all[order[low]]*(1-part) + all[order[min(low+1, n-1)]]*part
				}
				if math.Abs(got-want) > 1e-12 || (got == got) != (want == want) {
					t.Fatalf("quantile %v of %v is %v, want %v", q, all, got, want)
				}
			}
		})
	}
}

// TestOrderOfLong compares the order of more elements than are sorted one by one with that of
// package slices.
func TestOrderOfLong(t *testing.T) {
	for range 100 {
		n := 1 + rand.IntN(3000)
		x := f32.Zeros(n)
		for i := range n {
			x.Set(float32(math.Round(rand.NormFloat64()*float64(n)/10)), i)
		}
		for range rand.IntN(4) {
			x.Set(float32(math.NaN()), rand.IntN(n))
		}
		up, down := make([]int, n), make([]int, n)
		for i := range n {
			up[i], down[i] = i, i
		}
		value := func(i int) float64 { return float64(x.At(i)) }
		slices.SortStableFunc(up, func(i, j int) int { return afterNaN(value(i), value(j)) })
		slices.SortStableFunc(down, func(i, j int) int { return afterNaN(value(j), value(i)) })
		want(t, "ArgSort", f32.ArgSort(x, 0), []int{n}, up...)
		if sorted := f32.Take(x, 0, tensor.Incl(up...)); !sameElements(f32.Sort(x, 0).Values(),
			sorted.Values()) {
			t.Fatal("Sort is not in the order of ArgSort")
		}
		k := rand.IntN(n) / (1 + rand.IntN(100))
		values, places := f32.TopK(x, k, 0)
		want(t, "places of the top", places, []int{k}, down[:k]...)
		if top := f32.Take(x, 0, tensor.Incl(down[:k]...)); !sameElements(values.Values(), top.Values()) {
			t.Fatal("values of the top are not those of their places")
		}
	}
}

func TestOrderOfSets(t *testing.T) {
	nan := math.NaN()
	if u := f64.Unique(f64.Matrix(2, 3, 3, nan, 1, 3, nan, -2).T()); !sameElements(u.Values(),
		[]float64{-2, 1, 3, nan}) {
		t.Errorf("Unique: %v", u)
	}
	sorted := f64.Of(-1, 2, 2, 5, nan)
	want(t, "SearchSorted", f64.SearchSorted(sorted, f64.Matrix(2, 3, -3, -1, 2, 3, 9, nan)),
		[]int{2, 3}, 0, 0, 1, 3, 4, 4)
	zeros := f32.Of(0, float32(math.Copysign(0, -1)), 0)
	want(t, "ArgSort of zeros", f32.ArgSort(zeros, 0), []int{3}, 0, 1, 2)
	_, places := f32.TopK(f32.Tile(zeros, 100), 4, 0)
	want(t, "places of zeros", places, []int{4}, 0, 1, 2, 3)
	want(t, "Unique", ints.Unique(ints.Of(3, 1, 3, 2, 1)), []int{3}, 1, 2, 3)
	want(t, "Sort", ints.Sort(ints.Matrix(2, 2, 4, 3, 1, 2), 0), []int{2, 2}, 1, 2, 4, 3)
	values, places := ints.TopK(ints.Of(5, 7, 7, 1), 3, 0)
	want(t, "TopK", values, []int{3}, 7, 7, 5)
	want(t, "its places", places, []int{3}, 1, 2, 0)
	if m := f32.Median(f32.Of(4, 1, 3, 2)).Item(); m != 2.5 {
		t.Errorf("Median: %v", m)
	}
	if m := f32.Median(f32.Of(1, float32(math.Inf(1)), 0, float32(math.Inf(1)),
		float32(math.Inf(1)), 2)).Item(); !math.IsInf(float64(m), 1) {
		t.Errorf("Median between infinities: %v", m)
	}
	if m := f32.Median(f32.Matrix(2, 3, 1, 9, 2, 5, 4, 6), 1); !m.Same(f32.Of(2, 5)) {
		t.Errorf("Median: %v", m)
	}
}

func TestOrderMistakes(t *testing.T) {
	x := f32.Zeros(2, 3)
	for name, f := range map[string]func(){
		"Sort":         func() { f32.Sort(x, 2) },
		"ArgSort":      func() { f32.ArgSort(x, -3) },
		"TopK":         func() { f32.TopK(x, 4, 1) },
		"TopK of -1":   func() { f32.TopK(x, -1, 1) },
		"Quantile":     func() { f32.Quantile(x, 1.5) },
		"Quantile NaN": func() { f32.Quantile(x, math.NaN()) },
		"Median":       func() { f32.Median(x, 0, 0) },
		"SearchSorted": func() { f32.SearchSorted(x, x) },
	} {
		var axis *tensor.AxisError
		var value *tensor.ValueError
		var shape *tensor.ShapeError
		if err := tensor.Catch(f); !errors.As(err, &axis) && !errors.As(err, &value) &&
			!errors.As(err, &shape) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
