package device

import (
	"math/bits"

	"github.com/ashlar-go/ashlar/tensor"
)

// Sort queues the sorting of the rows of z, along its last axis, in ascending or descending order,
// equal elements in the order that they have, and sets places, of int and of its shape, to where in
// the rows they were. Both are contiguous, from the first element in memory on.
func Sort(dtype string, z, places Array, descending bool) {
	if z.Size() == 0 {
		return
	}
	d, n := z.Buffer.Device(), z.Dim(-1)
	values, numbers := z.clone(dtype).Buffer, newBuffer(d, z.Size()*places.Width)
	defer values.Free()
	defer numbers.Free()
	flat := tensor.NewLayout(z.Size())
	order := int32(0)
	if descending {
		order = 1
	}
	from, to := [2]Buffer{z.Buffer, places.Buffer}, [2]Buffer{values, numbers}
	merges := max(bits.Len(uint(n-1)), 1)
	if merges%2 == 1 { // so that the last is to z
		from, to = to, from
	}
	for i := range merges {
		each(d, dtype+"_Merge", newWalk(&flat), 1, int64(n), int64(1)<<i, order, to[0], to[1], from[0], from[1])
		from, to = to, from
	}
}

// SearchSorted queues a search in sorted, a vector in ascending order, contiguous and from the first
// element in memory on: it sets z, of int, to the first places where the elements of x could be put in.
func SearchSorted(dtype string, z, x, sorted Array) {
	z.check("SearchSorted", x)
	z.check("SearchSorted", sorted)
	if z.Size() == 0 {
		return
	}
	each(z.Buffer.Device(), dtype+"_SearchSorted", newWalk(z.Layout, x.Layout), 2, z.Buffer, x.Buffer, sorted.Buffer, int64(sorted.Size()))
}
