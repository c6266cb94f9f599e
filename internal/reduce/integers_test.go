package reduce

import (
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/internal/element"
)

// TestSumIntegers compares sums with those of math/big, of integers whose sums overflow among
// others.
func TestSumIntegers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sumIntegers(t, rapid.SliceOf(rapid.OneOf(
			rapid.Int64(), rapid.SampledFrom([]int64{math.MinInt64, math.MaxInt64, -1, 0}),
		)))
		sumIntegers(t, rapid.SliceOf(rapid.Uint64()))
		sumIntegers(t, rapid.SliceOf(rapid.Int8()))
		sumIntegers(t, rapid.SliceOf(rapid.Uint8()))
	})
	if got := SumIntegers([]int{}); got != 0 {
		t.Errorf("of nothing: %g", got)
	}
}

func sumIntegers[T element.Integer](t *rapid.T, slices *rapid.Generator[[]T]) {
	x := slices.Draw(t, "x")
	sum := new(big.Int)
	for _, v := range x {
		one := new(big.Int).SetUint64(uint64(v))
		if v < 0 {
			one.SetInt64(int64(v))
		}
		sum.Add(sum, one)
	}
	want, _ := new(big.Float).SetInt(sum).Float64()
	// Of sums beyond 2⁶⁴, both halves may be rounded.
	if got := SumIntegers(x); math.Abs(got-want) > math.Abs(want)*0x1p-52 {
		t.Errorf("%T %v: %g, want %g", x, x, got, want)
	}
	if sum.IsInt64() && SumIntegers(x) != want {
		t.Errorf("%T %v: %g, want %g", x, x, SumIntegers(x), want)
	}
}
