// Code generated from templates/places_avx2.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

const (
	// placesFrom is from how many elements of x on firstLargestAVX2 finds a place.
	placesFrom = 128 / 8

	// placesBlock is how many it takes at a time.
	placesBlock = 1 << 14
)

// descending is a number whose bits turn the order of others around, by exclusive or.
const descending = -1

func argMaxAVX2(x []int) int {
	if len(x) < placesFrom {
		return argMaxGeneric(x)
	}
	return firstLargest(x, 0)
}

func argMinAVX2(x []int) int {
	if len(x) < placesFrom {
		return argMinGeneric(x)
	}
	return firstLargest(x, descending)
}

// firstLargest returns where the first of the largest of x is, the bits of each exclusive-or flip.
func firstLargest(x []int, flip int) int {
	largest, at := firstLargestAVX2(x[:min(placesBlock, len(x))], flip)
	for from := placesBlock; from < len(x); from += placesBlock {
		first := min(from, len(x)-placesFrom)
		if v, i := firstLargestAVX2(x[first:min(from+placesBlock, len(x))], flip); v > largest {
			largest, at = v, first+i
		}
	}
	return at
}
