package tensor

// A Scan says how CumSum and CumProd go along an axis.
type Scan int

const (
	// Exclusive leaves an element out of its own sum or product, which is that of those before it.
	Exclusive Scan = iota + 1

	// Reversed goes from the last element to the first.
	Reversed
)
