package tensor

// An Index chooses elements along a dimension, for Slice. Counts from the end are
// negative, and what lies beyond it is left out, as in NumPy.
type Index struct {
	kind            indexKind
	lo, hi, step    int
	hasLow, hasHigh bool
}

type indexKind int

const (
	stretch indexKind = iota
	single
	newAxis
	ellipsis
)

var (
	// All chooses all elements.
	All = Index{step: 1}
	// First and Last choose one element, and drop the dimension.
	First, Last = At(0), At(-1)
	// Rest chooses all elements but the first, and ButLast all but the last.
	Rest, ButLast = From(1), To(-1)
	// Even chooses the elements at even indices, and Odd the others.
	Even, Odd = Mod(2), From(1).By(2)
	// NewAxis inserts a dimension of length 1.
	NewAxis = Index{kind: newAxis}
	// Ellipsis stands for All in each dimension that the other indices leave.
	Ellipsis = Index{kind: ellipsis}
)

// At chooses the element at i, and drops the dimension.
func At(i int) Index { return Index{kind: single, lo: i} }

// Range chooses the elements from lo up to hi, which is not one of them.
func Range(lo, hi int) Index { return Index{lo: lo, hi: hi, step: 1, hasLow: true, hasHigh: true} }

// From chooses the elements from lo on.
func From(lo int) Index { return Index{lo: lo, step: 1, hasLow: true} }

// To chooses the elements up to hi, which is not one of them.
func To(hi int) Index { return Index{hi: hi, step: 1, hasHigh: true} }

// Mod chooses the elements whose index is a multiple of m.
func Mod(m int) Index { return All.By(m) }

// By chooses each step-th of the elements that i chooses. With a negative step, they are
// counted down: All.By(-1) is all in reverse, and Range(7, 3).By(-2) has indices 7 and 5.
func (i Index) By(step int) Index {
	i.step = step
	return i
}

// bounds returns the first element that i chooses of n for op, and how many.
func (i Index) bounds(op string, n int) (first, count int) {
	if i.step == 0 {
		panic(&ValueError{op, "step", 0, "another number"})
	}
	lowest, highest := 0, n // where the first may be, and the last must not reach
	lo, hi := 0, n
	if i.step < 0 {
		lowest, highest = -1, n-1
		lo, hi = n-1, -1
	}
	place := func(at int) int {
		if at < 0 {
			at += n
		}
		return min(max(at, lowest), highest)
	}
	if i.hasLow {
		lo = place(i.lo)
	}
	if i.hasHigh {
		hi = place(i.hi)
	}
	if i.step > 0 && lo < hi {
		return lo, (hi-lo-1)/i.step + 1
	}
	if i.step < 0 && lo > hi {
		return lo, (lo-hi-1)/-i.step + 1
	}
	return 0, 0
}

// Slice returns the view of the elements that indices choose: one for each dimension from
// the first on, with All for those that follow. It panics with an *IndexError if one of At
// is out of range, with an *AxisError if there are more than dimensions, and with a
// *ValueError if a step is 0 or Ellipsis is there twice.
func (l *Layout) Slice(indices ...Index) Layout {
	l.CheckMade("Slice")
	l.checkRank("Slice", inserted(indices))
	v, dims := l.part(), l.dims()
	left := len(dims) - taken(indices, len(dims))
	for _, i := range indices {
		switch i.kind {
		case newAxis:
			v.append(1, 0)
		case ellipsis:
			v.appendAll(dims[:left])
			dims = dims[left:]
		case single:
			v.start += fromStart("Slice", i.lo, dims[0].length) * dims[0].stride
			dims = dims[1:]
		case stretch:
			first, count := i.bounds("Slice", dims[0].length)
			v.start += first * dims[0].stride
			step := 0 // a huge one may choose a single element only
			if count > 1 {
				step = i.step * dims[0].stride
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
func inserted(indices []Index) (n int) {
	for _, i := range indices {
		switch i.kind {
		case newAxis:
			n++
		case single:
			n--
		}
	}
	return n
}

// taken returns how many dimensions, of rank that there are, indices take without Ellipsis. It
// panics as Slice does.
func taken(indices []Index, rank int) (n int) {
	dots := 0
	for _, i := range indices {
		switch i.kind {
		case single, stretch:
			n++
		case ellipsis:
			dots++
		}
	}
	if n > rank {
		panic(&AxisError{"Slice", rank, rank})
	}
	if dots > 1 {
		panic(&ValueError{"Slice", "number of Ellipsis", dots, "one at most"})
	}
	return n
}

// fromStart returns the index i of n elements, which counts from the end if it is negative. It
// panics with an *IndexError that names op if there is none.
func fromStart(op string, i, n int) int {
	if i < -n || i >= n {
		panic(&IndexError{op, []int{i}, Shape{n}})
	}
	if i < 0 {
		i += n
	}
	return i
}
