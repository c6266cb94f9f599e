// Code generated from templates/places_avx2.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

import "math"

const (
	// placesFrom is from how many elements of x on firstLargestAVX2 finds a place.
	placesFrom = 128 / 4

	// placesBlock is how many it takes at a time.
	placesBlock = 1 << 14
)

// descending is a number whose bits turn the order of others around, by exclusive or.
var descending = float32(math.Copysign(0, -1))

func argMaxAVX2(x []float32) int {
	if len(x) < placesFrom {
		return argMaxGeneric(x)
	}
	return firstLargest(x, 0)
}

func argMinAVX2(x []float32) int {
	if len(x) < placesFrom {
		return argMinGeneric(x)
	}
	return firstLargest(x, descending)
}

// firstLargest returns where the first of the largest of x is, the bits of each exclusive-or flip, or the first NaN.
func firstLargest(x []float32, flip float32) int {
	largest, at := firstLargestAVX2(x[:min(placesBlock, len(x))], flip)
	for from := placesBlock; from < len(x) && largest == largest; from += placesBlock {
		first := min(from, len(x)-placesFrom)
		if v, i := firstLargestAVX2(x[first:min(from+placesBlock, len(x))], flip); v > largest || v != v {
			largest, at = v, first+i
		}
	}
	if largest != largest {
		return indexAVX2(x, largest)
	}
	return at
}
