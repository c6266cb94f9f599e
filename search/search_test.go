package search

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

var (
	metrics = []Metric{Dot, Cosine, Euclidean}
	storage = map[string][]Option{"float32": nil, "float16": {Float16}, "int8": {Int8}}
)

// families are vectors that are hard to tell apart, or hard to compute with.
var families = map[string]func(rng *rand.Rand) float32{
	"normal": func(rng *rand.Rand) float32 { return float32(rng.NormFloat64()) },
	// of which many are equally near
	"few":   func(rng *rand.Rand) float32 { return float32(rng.IntN(3) - 1) },
	"close": func(rng *rand.Rand) float32 { return 1000 + float32(rng.NormFloat64())/1000 },
	"scales": func(rng *rand.Rand) float32 {
		return float32(math.Ldexp(rng.NormFloat64(), rng.IntN(60)-30))
	},
	"large": func(rng *rand.Rand) float32 { return float32(rng.NormFloat64() * 1e30) },
	"small": func(rng *rand.Rand) float32 { return float32(rng.NormFloat64() * 1e-42) },
}

// filled returns an index, and queries.
func filled(rng *rand.Rand, length, n, queries int, m Metric, family string, options ...Option) (
	*Index, [][]float32,
) {
	vector := func() []float32 {
		v := make([]float32, length)
		for i := range v {
			v[i] = families[family](rng)
		}
		return v
	}
	x := New(length, m, options...)
	for i := range n {
		switch {
		case i%7 == 3:
			x.Add(x.Vector(rng.IntN(i))) // again
		case i%50 == 10:
			x.Add(make([]float32, length))
		default:
			x.Add(vector())
		}
	}
	all := make([][]float32, queries)
	for i := range all {
		all[i] = vector()
	}
	return x, all
}

// sorted returns what Nearest finds, of scores of all vectors.
func sorted(x *Index, query []float32, k int, where []bool) []Match {
	var all []Match
	for i := range x.Len() {
		v := x.Vector(i)
		var dot, squares, norms, queryNorms float64
		for j, e := range v {
			a, b := float64(e), float64(query[j])
			dot += a * b
			squares += float64((b - a) * (b - a))
			norms += a * a
			queryNorms += b * b
		}
		score := dot
		switch {
		case x.metric == Cosine && norms*queryNorms == 0:
			score = 0
		case x.metric == Cosine:
			score = dot / (math.Sqrt(queryNorms) * math.Sqrt(norms))
		case x.metric == Euclidean:
			score = squares
		}
		if score == score && (where == nil || where[i]) {
			all = append(all, Match{i, score})
		}
	}
	slices.SortStableFunc(all, func(a, b Match) int {
		switch {
		case a.Score == b.Score:
			return 0
		case (a.Score > b.Score) == (x.metric != Euclidean):
			return -1
		}
		return 1
	})
	return all[:min(k, len(all))]
}

// TestNearest compares with sorting all vectors by their scores in float64, to the bit.
func TestNearest(t *testing.T) {
	rng, lengths := rand.New(rand.NewPCG(1, 2)), []int{1, 5, 64, 130}
	if testing.Short() {
		lengths = []int{1, 37}
	}
	for kept, options := range storage {
		for family := range families {
			if kept == "float16" && family == "large" {
				continue // infinite, in TestSpecial
			}
			for _, m := range metrics {
				for _, length := range lengths {
					n := []int{0, 1, width - 1, width, width + 1, 400}[rng.IntN(6)]
					x, queries := filled(rng, length, n, 3, m, family, options...)
					name := fmt.Sprintf("%s %s %s, %d of %d", kept, family, m, n, length)
					checkNearest(t, rng, name, x, queries)
				}
			}
		}
	}
}

// checkNearest searches by one query and by all, with masks and without.
func checkNearest(t *testing.T, rng *rand.Rand, name string, x *Index, queries [][]float32) {
	t.Helper()
	where := make([]bool, x.Len())
	for i := range where {
		where[i] = rng.IntN(3) == 0 && i/width != 1
	}
	for _, k := range []int{0, 1, 4, 100, 500} {
		for _, mask := range [][]bool{nil, where} {
			var tensor *bools.Tensor
			if mask != nil {
				tensor = bools.New(mask, len(mask))
			}
			vectors, scores := x.NearestOfAll(f32.Of(slices.Concat(queries...)...).
				Reshape(len(queries), x.Length()), k, tensor)
			for q, query := range queries {
				want := sorted(x, query, k, mask)
				got := x.Nearest(nil, query, k, tensor)
				if !slices.Equal(got, want) {
					t.Fatalf("%s, k %d, mask %t: %v, want %v", name, k, mask != nil, got, want)
				}
				for i := range vectors.Dim(1) {
					m := Match{-1, math.NaN()}
					if i < len(want) {
						m = want[i]
					}
					score := float32(m.Score)
					if vectors.At(q, i) != m.Vector || scores.At(q, i) != score && score == score {
						t.Fatalf("%s, k %d, mask %t, match %d of query %d: %d with %v, want %v",
							name, k, mask != nil, i, q, vectors.At(q, i), scores.At(q, i), m)
					}
				}
			}
		}
	}
}

// TestSpecial has infinities and NaN, which have no scores or the nearest and the farthest.
func TestSpecial(t *testing.T) {
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	rng := rand.New(rand.NewPCG(3, 4))
	for _, options := range [][]Option{nil, {Float16}} {
		for _, m := range metrics {
			x, queries := filled(rng, 3, 90, 2, m, "normal", options...)
			x.Add([]float32{inf, 1, 2})
			x.Add([]float32{-inf, 1, 2})
			x.Add([]float32{nan, 1, 2})
			x.Add([]float32{1e38, 1e38, 1e38})
			x.Add([]float32{inf, -inf, 0})
			queries = append(queries, []float32{nan, 0, 0}, []float32{inf, 0, 0}, []float32{0, 0, 0},
				[]float32{1e38, -1e38, 1e38})
			checkNearest(t, rng, fmt.Sprint(m), x, queries)
		}
	}
}

// TestThreads checks that what is found does not depend on them, with enough vectors for several.
func TestThreads(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	x, queries := filled(rng, 96, 3000, 70, Cosine, "normal")
	all := f32.Of(slices.Concat(queries...)...).Reshape(len(queries), x.Length())
	defer parallel.SetThreads(0)
	parallel.SetThreads(1)
	vectors, scores := x.NearestOfAll(all, 20, nil)
	for _, threads := range []int{2, 5} {
		parallel.SetThreads(threads)
		manyVectors, manyScores := x.NearestOfAll(all, 20, nil)
		if !vectors.Same(manyVectors) || !scores.Same(manyScores) {
			t.Errorf("%d threads find other vectors", threads)
		}
	}
	want := sorted(x, queries[69], 20, nil)
	for i, m := range want {
		if vectors.At(69, i) != m.Vector {
			t.Errorf("match %d is %d, want %d", i, vectors.At(69, i), m.Vector)
		}
	}
}

// TestConcurrent searches one index from several goroutines.
func TestConcurrent(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	x, queries := filled(rng, 24, 700, 8, Dot, "normal", Float16)
	var searches sync.WaitGroup
	for _, query := range queries {
		want := sorted(x, query, 9, nil)
		searches.Go(func() {
			for range 20 {
				if got := x.Nearest(nil, query, 9, nil); !slices.Equal(got, want) {
					t.Errorf("%v, want %v", got, want)
				}
			}
		})
	}
	searches.Wait()
}

// TestAllocations is of the second search on.
func TestAllocations(t *testing.T) {
	defer parallel.SetThreads(0)
	parallel.SetThreads(1)
	rng := rand.New(rand.NewPCG(7, 8))
	for kept, options := range storage {
		x, queries := filled(rng, 32, 500, 1, Euclidean, "normal", options...)
		matches := x.Nearest(nil, queries[0], 10, nil)
		if n := testing.AllocsPerRun(20, func() {
			matches = x.Nearest(matches[:0], queries[0], 10, nil)
		}); n != 0 {
			t.Errorf("%s: a search allocates %v times", kept, n)
		}
	}
}

// TestKept checks how far what is kept may be from what was added.
func TestKept(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	rows := f32.Normal(rng, 0, 5, 100, 40)
	for kept, options := range storage {
		x := New(40, Dot, options...)
		if first := x.AddAll(rows.Slice(tensor.To(30))); first != 0 {
			t.Errorf("the first is %d", first)
		}
		if first := x.AddAll(rows.Slice(tensor.From(30)).T().Clone().T()); first != 30 || x.Len() != 100 {
			t.Errorf("the first is %d of %d", first, x.Len())
		}
		for i := range x.Len() {
			largest := float64(f32.Max(f32.Abs(rows.Slice(tensor.At(i)))).Item())
			within := map[string]float64{"float16": largest / (1 << 11), "int8": largest / 127 * 0.51}
			for j, v := range x.Vector(i) {
				if off := math.Abs(float64(v - rows.At(i, j))); off > within[kept] {
					t.Errorf("%s: element %d, %d is off by %g", kept, i, j, off)
				}
			}
		}
	}
}

// TestMistakes panic with typed values, and leave the index as it was.
func TestMistakes(t *testing.T) {
	x := New(2, Dot)
	x.Add([]float32{1, 2})
	small := New(2, Dot, Int8)
	queries := f32.Zeros(3, 2)
	for want, call := range map[string]func(){
		"tensor: search.New: length is 0, want at least 1": func() { New(0, Dot) },
		"tensor: search.New: metric is Metric(3), want Dot, Cosine or Euclidean": func() {
			New(1, 3)
		},
		"tensor: search.Add: shapes [[3]]: vectors of 2": func() { x.Add([]float32{1, 2, 3}) },
		"tensor: search.AddAll: shapes [[3 2 1]]: rows of 2": func() {
			x.AddAll(queries.Reshape(3, 2, 1))
		},
		"tensor: search.Add: a vector is [1 +Inf], want finite elements": func() {
			small.Add([]float32{1, float32(math.Inf(1))})
		},
		"tensor: search.Vector: no index [1] in shape [1]": func() { x.Vector(1) },
		"tensor: search.Nearest: shapes [[1]]: vectors of 2": func() {
			x.Nearest(nil, []float32{1}, 1, nil)
		},
		"tensor: search.Nearest: k is -1, want at least 0": func() {
			x.Nearest(nil, []float32{1, 2}, -1, nil)
		},
		"tensor: search.NearestOfAll: shapes [[2]]: one for each of 1 vectors": func() {
			x.NearestOfAll(queries, 1, bools.Zeros(2))
		},
	} {
		if err := tensor.Catch(call); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if x.Len() != 1 || small.Len() != 0 || len(small.blocks) != 0 {
		t.Errorf("%d and %d vectors after mistakes", x.Len(), small.Len())
	}
}
