package sparse

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ashlar-go/ashlar/tensor"
)

// matrix returns a matrix of 3 by 4 with elements at places, each one more than its place.
func matrix(places ...int) *Elements[float64] {
	e := New[float64]("test", 0, 3, 4)
	for _, place := range places {
		*e.Place("test", place/4, place%4) = float64(place + 1)
	}
	return e
}

// TestCompressed wants both sides of a matrix, in whatever order its elements were added, and again
// after one more was.
func TestCompressed(t *testing.T) {
	for _, e := range []*Elements[float64]{matrix(1, 3, 8, 10), matrix(10, 1, 8, 3)} {
		rows, columns := e.Compressed("test", Rows), e.Compressed("test", Columns)
		if !slices.Equal(rows.Starts, []int{0, 2, 2, 4}) ||
			!slices.Equal(rows.Columns, []uint32{1, 3, 0, 2}) ||
			!slices.Equal(e.ordered(rows, Rows), []float64{2, 4, 9, 11}) {
			t.Errorf("rows of %v: %+v", e.places, rows)
		}
		if !slices.Equal(columns.Starts, []int{0, 1, 2, 3, 4}) ||
			!slices.Equal(columns.Columns, []uint32{2, 0, 2, 0}) ||
			!slices.Equal(e.ordered(columns, Columns), []float64{9, 2, 11, 4}) {
			t.Errorf("columns of %v: %+v", e.places, columns)
		}
		*e.Place("test", 1, 1) = 6
		if again := e.Compressed("test", Rows); !slices.Equal(again.Starts, []int{0, 2, 3, 5}) {
			t.Errorf("rows of %v: %+v", e.places, again)
		}
	}
}

// TestSplit wants each row in one part, however elements are spread over rows.
func TestSplit(t *testing.T) {
	before := tensor.Threads()
	defer tensor.SetThreads(before)
	tensor.SetThreads(3)
	for _, starts := range [][]int{
		{0}, {0, 0}, {0, 0, 0, 9000}, {0, 9000, 9000, 9000}, {0, 1, 2, 9000, 9001, 18000, 18000},
	} {
		times := make([]int, len(starts)-1)
		split(starts, 100, func(lo, hi int) {
			for i := lo; i < hi; i++ {
				times[i]++
			}
		})
		for i, n := range times {
			if n != 1 {
				t.Errorf("%v: row %d came %d times", starts, i, n)
			}
		}
	}
}

// operations are kernels in Go.
var operations = Kernels[float64, float64]{
	Mul: func(z, y, v []float64) {
		for i := range z {
			z[i] = y[i] * v[0]
		}
	},
	Add: func(z, x, y []float64) {
		for i := range z {
			z[i] = x[i] + y[i]
		}
	},
}

// TestMatMul wants the bits of sums in the order of columns, of all kernels and in Go, for rows of
// any lengths, in whatever order their elements were added, and again after values have changed.
func TestMatMul(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, shape := range [][2]int{{0, 3}, {3, 0}, {1, 1}, {7, 30}, {8, 30}, {61, 40}, {300, 20}} {
		for _, shuffled := range []bool{false, true} {
			e := scattered(rng, shape, shuffled)
			checkProducts(t, rng, e)
			for i := range min(3, len(e.Values)) {
				*e.Place("test", e.Index(i, make([]int, 2))...) = rng.NormFloat64()
				checkProducts(t, rng, e)
			}
			checkProducts(t, rng, e.With(slices.Repeat([]float64{1.1}, len(e.Values))))
			if shared := e.Shared(); len(shared) > 0 {
				checkProducts(t, rng, e)
				shared[0]++
			}
			checkProducts(t, rng, e)
		}
	}
}

// scattered returns a matrix whose rows have from none to all elements.
func scattered(rng *rand.Rand, shape [2]int, shuffled bool) *Elements[float64] {
	var places []int
	for row := range shape[0] {
		for _, column := range rng.Perm(shape[1])[:rng.IntN(shape[1]+1)] {
			places = append(places, row*shape[1]+column)
		}
	}
	slices.Sort(places)
	if shuffled {
		rng.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
	}
	e := New[float64]("test", 0, shape[:]...)
	for _, place := range places {
		*e.Place("test", place/shape[1], place%shape[1]) = rng.NormFloat64()
	}
	return e
}

// checkProducts compares products with sums over all columns.
func checkProducts(t *testing.T, rng *rand.Rand, e *Elements[float64]) {
	t.Helper()
	own := available
	defer func() { available = own }()
	shape := e.Shape()
	all := make([]float64, shape.Size())
	e.Scatter(all)
	for _, n := range []int{0, 1, 2, 3, 4, 9, 15, 32, 33, 61, 130} {
		for side := range 2 {
			rows, columns := shape[side], shape[1-side]
			at := func(i, j int) float64 {
				if side == 1 {
					i, j = j, i
				}
				return all[i*shape[1]+j]
			}
			y, want := make([]float64, columns*n), make([]float64, rows*n)
			for i := range y {
				y[i] = rng.NormFloat64()
			}
			for i := range want {
				for k := range columns {
					want[i] += float64(at(i/n, k) * y[k*n+i%n])
				}
			}
			for _, available = range [][]any{own, nil} {
				for _, of := range []Kernels[float64, float64]{{}, operations} {
					z := slices.Repeat([]float64{7}, rows*n)
					MatMul("test", z, e, Side(side), y, n, of)
					if !slices.Equal(z, want) {
						t.Fatalf("%v, side %d, %d columns: %v, want %v", shape, side, n, z, want)
					}
				}
			}
		}
	}
}

// TestLongRows has more products than a kernel does at once.
func TestLongRows(t *testing.T) {
	const rows, columns, n = 9, 40000, 40
	e := New[float32]("test", rows*columns, rows, columns)
	y := make([]float32, columns*n)
	for i := range columns {
		for j := range n {
			y[i*n+j] = float32(i%7) / 3
		}
	}
	want := make([]float32, rows)
	for i := range rows {
		for j := range columns {
			v := float32(i+j%5) / 7
			*e.Place("test", i, j) = v
			want[i] += float32(v * y[j*n])
		}
	}
	z := make([]float32, rows*n)
	MatMul("test", z, e, Rows, y, n, Kernels[float32, float32]{})
	for i := range z {
		if z[i] != want[i/n] {
			t.Fatalf("%d: %v, want %v", i, z[i], want[i/n])
		}
	}
	vector := make([]float32, columns)
	for i := range vector {
		vector[i] = y[i*n]
	}
	MatMul("test", z[:rows], e, Rows, vector, 1, Kernels[float32, float32]{})
	if !slices.Equal(z[:rows], want) {
		t.Errorf("%v, want %v", z[:rows], want)
	}
}
