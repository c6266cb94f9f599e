package element

import (
	"fmt"
	"math"
	"testing"
)

// TestTruncate has what is no integer, and floats next to the lowest and the highest integers.
func TestTruncate(t *testing.T) {
	below := math.Nextafter
	truncates(t, []float64{0.9, -0.9, math.NaN(), math.Inf(1), math.Inf(-1)},
		[]int8{0, 0, 0, 127, -128})
	truncates(t, []float64{127.9, 128, -128.9, -129}, []int8{127, 127, -128, -128})
	truncates(t, []float32{-0.5, -1, 255.9, 256, 1e30}, []uint8{0, 0, 255, 255, 255})
	truncates(t, []float64{1 << 63, below(1<<63, 0), -1 << 63, below(-1<<63, -math.MaxFloat64)},
		[]int{math.MaxInt, 1<<63 - 1<<10, math.MinInt, math.MinInt})
	truncates(t, []float32{1 << 31, -1 << 31, 1<<31 - 1<<7},
		[]int32{math.MaxInt32, math.MinInt32, 1<<31 - 1<<7})
	truncates(t, []float64{1 << 64, 1<<64 - 1<<11, -1}, []uint64{math.MaxUint64, 1<<64 - 1<<11, 0})
}

func truncates[Z Integer, X Float](t *testing.T, x []X, want []Z) {
	t.Helper()
	z := make([]Z, len(x))
	Truncate(z, x)
	for i := range z {
		if z[i] != want[i] {
			t.Errorf("%T of %g is %d, want %d", z[i], x[i], z[i], want[i])
		}
	}
}

// TestConversions has operands as long as the result and of one element for all.
func TestConversions(t *testing.T) {
	narrow, one := make([]uint8, 3), make([]uint8, 2)
	Convert(narrow, []int{-1, 256, 300})
	Convert(one, []int{258})
	nearest := make([]float32, 2)
	Convert(nearest, []int{1<<24 + 1, 1<<24 + 3}) // each between two, of which one is even
	cut := make([]int, 2)
	Truncate(cut, []float64{-2.5})
	holds, all := make([]bool, 4), make([]bool, 2)
	IsNonzero(holds, []float64{0, math.Copysign(0, -1), math.NaN(), 0.1})
	IsNonzero(all, []int{-1})
	numbers, many := []int{7, 7}, []float64{7, 7}
	FromBool(numbers, []bool{true, false})
	FromBool(many, []bool{true})
	got := fmt.Sprint(narrow, one, nearest, cut, holds, all, numbers, many)
	want := "[255 0 44] [2 2] [1.6777216e+07 1.677722e+07] [-2 -2] [false false true true] " +
		"[true true] [1 0] [1 1]"
	if got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestSaturate has integers next to the lowest and the highest ones.
func TestSaturate(t *testing.T) {
	saturates(t, []int{-1, 0, 255, 256, math.MinInt}, []uint8{0, 0, 255, 255, 0})
	saturates(t, []int{-129, -128, 127, 128}, []int8{-128, -128, 127, 127})
	saturates(t, []uint64{1<<63 - 1, 1 << 63, math.MaxUint64},
		[]int64{math.MaxInt64, math.MaxInt64, math.MaxInt64})
	saturates(t, []int64{-1, math.MaxInt64, math.MinInt64}, []uint64{0, 1<<63 - 1, 0})
	saturates(t, []int8{-1, 127}, []uint64{0, 127})
	saturates(t, []uint8{255}, []int32{255, 255})
}

func saturates[Z, X Integer](t *testing.T, x []X, want []Z) {
	t.Helper()
	z := make([]Z, len(want))
	Saturate(z, x)
	for i := range z {
		if z[i] != want[i] {
			t.Errorf("%T of %d is %d, want %d", z[i], x[min(i, len(x)-1)], z[i], want[i])
		}
	}
}
