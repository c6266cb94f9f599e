package order

import (
	"math"
	"math/bits"
	"slices"
	"unsafe"

	"github.com/ashlar-go/ashlar/internal/element"
)

// Quantile returns the number that a part q of x is less than: between two elements, by linear
// interpolation. It is NaN if x has one, or is empty. Given to it are the kernels that find the
// smallest and the largest.
func Quantile[T element.Float](x []T, q float64, smallest, largest func(x []T) T) T {
	if len(x) == 0 {
		return T(math.NaN())
	}
	low := smallest(x)
	if low != low {
		return low
	}
	place, part := math.Modf(float64(q * float64(len(x)-1)))
	var a, b T
	switch element.Size[T]() {
	case 4:
		a, b = selected[uint32](x, int(place), low, largest(x))
	case 8:
		a, b = selected[uint64](x, int(place), low, largest(x))
	}
	// Of zeros of both signs, which are equal, either may be at a place: the result is 0.
	if part == 0 || a == b || math.IsInf(float64(a), -1) && !math.IsInf(float64(b), 1) {
		return a + 0 // the difference may be infinite
	}
	return T(float64(a)+float64(part*(float64(b)-float64(a)))) + 0
}

// A word has the bits of a float.
type word interface{ uint32 | uint64 }

// selected returns the elements of x, which are not NaN, at a place in their order and at the next,
// given the smallest and the largest. W is a word of their size.
func selected[W word, T element.Float](x []T, place int, low, high T) (a, b T) {
	ends := element.As[W]([]T{low, high})
	i, j := selectKeys(element.As[W](x), place, ascending(ends[0]), ascending(ends[1]))
	found := element.As[T]([]W{original(i), original(j)})
	return found[0], found[1]
}

// ascending returns the key of a float that is no number but NaN, of its bits: keys are in the
// order of floats, and -0 before 0.
func ascending[W word](bits W) W {
	top := 8*unsafe.Sizeof(bits) - 1
	return bits ^ (-(bits >> top) | 1<<top)
}

// original returns the bits of the float that has a key.
func original[W word](key W) W {
	top := 8*unsafe.Sizeof(key) - 1
	return key ^ (key>>top - 1 | 1<<top)
}

// selectKeys returns the keys at a place in the order of the floats whose bits are x, and at the
// next if there is one, given the first key and the last. It counts keys by their first bits that
// differ, and goes on with those that have the bits of the one it looks for, of which there are few
// mostly: after no more rounds than keys have bytes.
func selectKeys[W word](x []W, place int, low, high W) (a, b W) {
	const (
		digit   = 8  // bits to count by
		fewKeys = 16 // which are sorted
	)
	var memory []W
	for len(x) > fewKeys && low < high {
		shift := max(0, bits.Len64(uint64(high-low))-digit) & 63
		var counts [1 << digit]int
		for _, v := range x {
			counts[uint8((ascending(v)-low)>>shift)]++
		}
		bucket := 0
		for ; place >= counts[bucket]; bucket++ {
			place -= counts[bucket]
		}
		low += W(bucket) << shift
		high = low + min(high-low, 1<<shift-1)
		if place == counts[bucket]-1 {
			return beside(x, high)
		}
		if memory == nil {
			memory = make([]W, counts[bucket]+1)
		}
		x = within(memory, x, low, high)
		low, high = extremes(x)
	}
	if low == high {
		return low, low
	}
	var keys [fewKeys]W
	for i, v := range x {
		keys[i] = ascending(v)
	}
	slices.Sort(keys[:len(x)])
	return keys[place], keys[min(place+1, len(x)-1)]
}

// within copies what has keys from low to high to memory, which has room for one more and may be
// that of x, and returns it. To predict which these are would take longer than to write all, over
// what is none of them.
func within[W word](memory, x []W, low, high W) []W {
	n := 0
	for _, v := range x {
		memory[n] = v
		_, beyond := bits.Sub64(uint64(high-low), uint64(ascending(v)-low), 0)
		n += 1 - int(beyond)
	}
	return memory[:n]
}

// extremes returns the smallest and the largest key of x.
func extremes[W word](x []W) (low, high W) {
	low = ^low
	for _, v := range x {
		key := ascending(v)
		low, high = min(low, key), max(high, key)
	}
	return low, high
}

// beside returns the largest key of x up to bound, and the smallest beyond.
func beside[W word](x []W, bound W) (below, above W) {
	above = ^above
	for _, v := range x {
		if key := ascending(v); key <= bound {
			below = max(below, key)
		} else {
			above = min(above, key)
		}
	}
	return below, above
}
