package reduce

import (
	"math/bits"

	"github.com/ashlar-go/ashlar/internal/element"
)

// SumIntegers returns the sum of x, exact in 128 bits, as a float64: the nearest one of sums up to
// 2⁶⁴, and else one of the nearest two.
func SumIntegers[T element.Integer](x []T) float64 {
	var low, high, carry uint64 // the sum is low + 2⁶⁴ high, modulo 2¹²⁸
	for _, v := range x {
		low, carry = bits.Add64(low, uint64(v), 0)
		high += carry
		if v < 0 {
			high--
		}
	}
	if int64(high) >= 0 {
		return float64(high)*(1<<64) + float64(low)
	}
	low, carry = bits.Sub64(0, low, 0)
	high, _ = bits.Sub64(0, high, carry)
	return -(float64(high)*(1<<64) + float64(low))
}
