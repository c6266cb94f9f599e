// Package lengths has the checks with which kernels begin, before they touch what they are called
// with. Each panics with an *asm.LengthError that names the kernel and an argument, such as
// "len(x)".
//
// Checks are inlined but for what follows a mistake. They panic themselves, so that kernels need
// not keep their arguments for afterwards.
package lengths

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/ashlar-go/ashlar/asm"
)

// Fit panics unless an argument is n, or one that stands for all.
func Fit(kernel, argument string, have, n int) {
	if have != n && have != 1 {
		panic(misfit(kernel, argument, have, n))
	}
}

// Equal panics unless an argument is n.
func Equal(kernel, argument string, have, n int) {
	if have != n {
		panic(unequal(kernel, argument, have, n))
	}
}

// Multiple panics unless an argument is a multiple of n > 0.
func Multiple(kernel, argument string, have, n int) {
	if have%n != 0 {
		panic(noMultiple(kernel, argument, have, n))
	}
}

// AtLeast panics unless an argument is n or more.
func AtLeast(kernel, argument string, have, n int) {
	if have < n {
		panic(tooFew(kernel, argument, have, n))
	}
}

// AtMost panics unless an argument is n or less.
func AtMost(kernel, argument string, have, n int) {
	if have > n {
		panic(tooMuch(kernel, argument, have, n))
	}
}

// Span returns how many elements rows of n take, each a stride after the one before, or more than
// memory has. None of these is negative.
func Span(rows, n, stride int) int {
	if rows == 0 {
		return 0
	}
	high, last := bits.Mul64(uint64(rows-1), uint64(stride))
	if high > 0 {
		last = Most
	}
	return int(min(last, Most)) + min(n, Most)
}

// Most is more elements than memory has, and few enough for sums of some such numbers not to
// overflow.
const Most = math.MaxInt / 8

// Product panics if the product of numbers that are not negative, which is an argument, is more
// than Most.
func Product(kernel, argument string, factors ...int) {
	if !inProduct(Most, factors) {
		panic(tooMuch(kernel, argument, math.MaxInt, Most))
	}
}

// inProduct reports whether a product is at most so much.
func inProduct(most int, factors []int) bool {
	if slices.Contains(factors, 0) {
		return true
	}
	product := uint64(1)
	for _, n := range factors {
		high, low := bits.Mul64(product, uint64(n))
		if high > 0 || low > uint64(most) {
			return false
		}
		product = low
	}
	return true
}

// Plain reports whether a slice of some elements has all those of a matrix whose strides are
// positive, by what is cheap to tell; if not, Inside and Apart tell.
func Plain(elements, start, rows, cols, rowStride, colStride int) bool {
	const small = 1 << 30 // of which sums of products do not overflow
	return uint(start|(rows-1)|(cols-1)|(rowStride-1)|(colStride-1)) < small &&
		rows*cols <= elements && start+(rows-1)*rowStride+(cols-1)*colStride < elements
}

// Inside panics unless a slice of some elements has all those of an array of a shape and strides,
// of which the first is at start, and they are at most Most.
func Inside(kernel, array string, elements, start int, shape, strides []int) {
	for _, n := range shape {
		if n < 0 {
			panic(tooFew(kernel, "a dimension of "+array, n, 0))
		}
	}
	isEmpty := slices.Contains(shape, 0)
	if isEmpty || inProduct(Most, shape) && isInside(elements, start, shape, strides) {
		return
	}
	panic(outside(kernel, array, elements, start, slices.Clone(shape), slices.Clone(strides)))
}

// isInside reports whether the elements of an array, of which there are some, are in a slice.
func isInside(elements, start int, shape, strides []int) bool {
	if start < 0 || start >= elements {
		return false
	}
	room := [2]int{elements - 1 - start, start} // above start, and below
	for i, n := range shape {
		side, step := 0, uint64(strides[i])
		if strides[i] < 0 {
			side, step = 1, -step
		}
		high, far := bits.Mul64(uint64(n-1), step)
		if high > 0 || far > uint64(room[side]) {
			return false
		}
		room[side] -= int(far)
	}
	return true
}

// Apart panics if several elements of an array are one in the slice that it is in: if a stride is
// 0, or there are more of them than elements of the slice.
func Apart(kernel, array string, elements int, shape, strides []int) {
	if slices.Contains(shape, 0) {
		return
	}
	for i, n := range shape {
		if n > 1 && strides[i] == 0 {
			panic(wrong(kernel, "a stride of "+array, 0, "elements apart, to write"))
		}
	}
	if !inProduct(elements, shape) {
		panic(outside(kernel, array, elements, 0, slices.Clone(shape), slices.Clone(strides)))
	}
}

func outside(kernel, array string, elements, start int, shape, strides []int) error {
	want := fmt.Sprintf("all of an array of shape %v and strides %v from %d on", shape, strides,
		start)
	return wrong(kernel, "len("+array+".Data)", elements, want)
}

func misfit(kernel, argument string, have, n int) error {
	return wrong(kernel, argument, have, fmt.Sprintf("%d, or 1", n))
}

func unequal(kernel, argument string, have, n int) error {
	return wrong(kernel, argument, have, fmt.Sprint(n))
}

func noMultiple(kernel, argument string, have, n int) error {
	return wrong(kernel, argument, have, fmt.Sprintf("a multiple of %d", n))
}

func tooFew(kernel, argument string, have, n int) error {
	return wrong(kernel, argument, have, fmt.Sprintf("at least %d", n))
}

func tooMuch(kernel, argument string, have, n int) error {
	return wrong(kernel, argument, have, fmt.Sprintf("at most %d", n))
}

// wrong is not inlined, so that checks are.
//
//go:noinline
func wrong(kernel, argument string, have int, want string) error {
	return &asm.LengthError{Kernel: kernel, Argument: argument, Have: have, Want: want}
}
