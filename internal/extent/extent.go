// Package extent computes with the lengths of dimensions and with indices along them, as package
// tensor and internal/layout do. It knows neither tensors nor their errors.
package extent

import (
	"math"
	"math/bits"
)

// MaxRank is the largest number of dimensions of a tensor.
const MaxRank = 12

// Misfit is what lengths want that do not broadcast together.
const Misfit = "want equal lengths, or 1, from the last dimension on"

// Lengths are those of 0 to MaxRank dimensions, outermost first. They take no memory of their own.
type Lengths struct {
	all  [MaxRank]int
	rank int
}

// Shape returns the lengths, in the memory of s.
func (s *Lengths) Shape() []int { return s.all[:s.rank] }

// Append adds a dimension inside the others.
func (s *Lengths) Append(n int) {
	s.all[s.rank] = n
	s.rank++
}

// Broadcast makes s, which starts empty, the lengths that s and t broadcast to. It reports whether
// they fit: aligned at their last dimensions, lengths agree or are 1.
func (s *Lengths) Broadcast(t []int) bool {
	if more := len(t) - s.rank; more > 0 {
		copy(s.all[more:], s.Shape())
		for i := range more {
			s.all[i] = 1
		}
		s.rank = len(t)
	}
	fits := true
	for i, d := range t {
		have := &s.all[s.rank-len(t)+i]
		if *have == 1 {
			*have = d
		} else if d != 1 && d != *have {
			fits = false
		}
	}
	return fits
}

// Size returns the number of elements of a shape: the product of its lengths. It fails if one is
// negative, or if the product is more than an int can hold.
func Size(lengths []int) (n int, ok bool) {
	size, fits, empty := uint(1), true, false
	for _, d := range lengths {
		if d < 0 {
			return 0, false
		}
		if d == 0 {
			empty = true
			continue
		}
		high, low := bits.Mul(size, uint(d))
		fits = fits && high == 0 && low <= math.MaxInt
		size = low
	}
	if empty {
		return 0, true
	}
	return int(size), fits
}

// FromStart returns the index i of n elements, which counts from the end if it is negative, and
// whether there is one.
func FromStart(i, n int) (index int, ok bool) {
	if i < 0 {
		i += n
	}
	return i, i >= 0 && i < n
}
