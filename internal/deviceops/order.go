package deviceops

import (
	"math/bits"

	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/internal/layout"
)

// Sort queues the sorting of the rows of z, along its last axis, in ascending or descending order,
// equal elements in the order that they have, and sets places, of int and of its shape, to where in
// the rows they were. Both are contiguous, from the first element in memory on.
func (p *Program) Sort(z, places device.Array, descending bool) {
	if z.Size() == 0 {
		return
	}
	flat := layout.New(z.Size())
	values, numbers := p.clone(z), Int.MakeArray(z.Device(), &flat)
	defer values.Buffer.Free()
	defer numbers.Buffer.Free()
	order := int32(0)
	if descending {
		order = 1
	}
	n := z.Dim(-1)
	from, to := [2]device.Array{z, places}, [2]device.Array{values, numbers}
	merges := max(bits.Len(uint(n-1)), 1)
	if merges%2 == 1 { // so that the last is to z
		from, to = to, from
	}
	for i := range merges {
		p.each(z.Device(), OpMerge, newWalk(&flat), 1, n, 1<<i, order, to[0], to[1], from[0],
			from[1])
		from, to = to, from
	}
}

// SearchSorted queues a search in sorted, a vector in ascending order, contiguous and from the
// first element in memory on: it sets z, of int, to the first places where the elements of x could
// be put in.
func (p *Program) SearchSorted(z, x, sorted device.Array) {
	x.Check("SearchSorted", z.Device())
	sorted.Check("SearchSorted", z.Device())
	if z.Size() == 0 {
		return
	}
	p.each(z.Device(), OpSearchSorted, newWalk(z.Layout, x.Layout), 2, z, x, sorted, sorted.Size())
}
