package layout

import (
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// Slice returns the view of the elements that indices choose: one for each dimension from
// the first on, with All for those that follow. It panics with a *tensor.IndexError if one of At
// is out of range, with a *tensor.AxisError if there are more than dimensions, and with a
// *ValueError if a step is 0 or Ellipsis is there twice.
func (l *Layout) Slice(indices ...tensor.Index) Layout {
	l.CheckMade("Slice")
	l.checkRank("Slice", inserted(indices))
	v, dims := l.part(), l.dims()
	left := len(dims) - taken(indices, len(dims))
	for _, i := range indices {
		switch i.Kind {
		case extent.NewAxis:
			v.append(1, 0)
		case extent.Ellipsis:
			v.appendAll(dims[:left])
			dims = dims[left:]
		case extent.Single:
			v.start += fromStart("Slice", i.Lo, dims[0].length) * dims[0].stride
			dims = dims[1:]
		case extent.Stretch:
			if i.Step == 0 {
				panic(valueError("Slice", "step", 0, "another number"))
			}
			first, count := extent.Choice(i).Bounds(dims[0].length)
			v.start += first * dims[0].stride
			step := 0 // a huge one may choose a single element only
			if count > 1 {
				step = i.Step * dims[0].stride
			}
			v.append(count, step)
			dims = dims[1:]
		}
	}
	v.appendAll(dims)
	v.settle("Slice")
	return v
}

// inserted returns how many dimensions indices make or drop in all.
func inserted(indices []tensor.Index) (n int) {
	for _, i := range indices {
		switch i.Kind {
		case extent.NewAxis:
			n++
		case extent.Single:
			n--
		}
	}
	return n
}

// taken returns how many dimensions, of rank that there are, indices take without Ellipsis. It
// panics as Slice does.
func taken(indices []tensor.Index, rank int) (n int) {
	dots := 0
	for _, i := range indices {
		switch i.Kind {
		case extent.Single, extent.Stretch:
			n++
		case extent.Ellipsis:
			dots++
		}
	}
	if n > rank {
		panic(&tensor.AxisError{Op: "Slice", Axis: rank, Rank: rank})
	}
	if dots > 1 {
		panic(valueError("Slice", "number of Ellipsis", dots, "one at most"))
	}
	return n
}

// fromStart returns the index i of n elements, which counts from the end if it is negative. It
// panics with a *tensor.IndexError that names op if there is none.
func fromStart(op string, i, n int) int {
	index, ok := extent.FromStart(i, n)
	if !ok {
		panic(&tensor.IndexError{Op: op, Index: []int{i}, Shape: tensor.Shape{n}})
	}
	return index
}
