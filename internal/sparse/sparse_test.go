package sparse

import (
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
			!slices.Equal(ordered(rows, e.Values), []float64{2, 4, 9, 11}) {
			t.Errorf("rows of %v: %+v", e.places, rows)
		}
		if !slices.Equal(columns.Starts, []int{0, 1, 2, 3, 4}) ||
			!slices.Equal(columns.Columns, []uint32{2, 0, 2, 0}) ||
			!slices.Equal(ordered(columns, e.Values), []float64{9, 2, 11, 4}) {
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
		c := &Compressed{Starts: starts, Columns: make([]uint32, starts[len(starts)-1])}
		times := make([]int, len(starts)-1)
		c.split(100, func(lo, hi int) {
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

// TestMatMulOfAnyWidth wants the same bits of products with matrices, whether their kernels compute
// or Go does, and exact ones.
func TestMatMulOfAnyWidth(t *testing.T) {
	e := matrix(1, 3, 8, 10)
	for _, n := range []int{0, 1, 7, 8, 9, 127, 128, 200} {
		y, z, by := make([]float64, 4*n), make([]float64, 3*n), make([]float64, 3*n)
		for i := range y {
			y[i] = 1 / float64(i+1)
		}
		calls := 0
		MatMul("test", z, e, Rows, y, n, Kernels[float64, float64]{})
		MatMul("test", by, e, Rows, y, n, Kernels[float64, float64]{
			Mul: func(z, y, v []float64) {
				for i := range z {
					z[i] = y[i] * v[0]
				}
			},
			Add: func(z, x, y []float64) {
				calls++
				for i := range z {
					z[i] = x[i] + y[i]
				}
			},
		})
		if !slices.Equal(z, by) || calls > 0 != (n >= wide) {
			t.Errorf("%d columns, by %d calls: %v and %v", n, calls, z, by)
		}
		for j := range n {
			if want := 2*y[n+j] + 4*y[3*n+j]; z[j] != want || z[n+j] != 0 {
				t.Errorf("%d columns: column %d has %v and %v, want %v and 0", n, j, z[j], z[n+j],
					want)
			}
		}
	}
}
