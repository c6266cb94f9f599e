package extent

// A Choice is of elements along a dimension. Counts from the end are negative.
type Choice struct {
	Kind            Kind
	Lo, Hi, Step    int // Lo is the element of a Single
	HasLow, HasHigh bool
}

// A Kind says what a Choice makes of a dimension.
type Kind int

const (
	Stretch  Kind = iota // elements from Lo up to Hi
	Single               // the element Lo, without the dimension
	NewAxis              // a dimension of length 1, before the next one
	Ellipsis             // all elements of as many dimensions as other choices leave
)

// Bounds returns the first element that a Stretch, whose Step is not 0, chooses of n, and how many.
// What lies beyond n is left out.
func (c Choice) Bounds(n int) (first, count int) {
	lowest, highest := 0, n // where the first may be, and the last must not reach
	lo, hi := 0, n
	if c.Step < 0 {
		lowest, highest = -1, n-1
		lo, hi = n-1, -1
	}
	within := func(at int) int {
		if at < 0 {
			at += n
		}
		return min(max(at, lowest), highest)
	}
	if c.HasLow {
		lo = within(c.Lo)
	}
	if c.HasHigh {
		hi = within(c.Hi)
	}
	if c.Step > 0 && lo < hi {
		return lo, (hi-lo-1)/c.Step + 1
	}
	if c.Step < 0 && lo > hi {
		return lo, (lo-hi-1)/-c.Step + 1
	}
	return 0, 0
}
