package fuse

// values has the memory of the values of a plan: of numbers, or of conditions. It is a block, or
// one element that stands for all.
type values[T any] struct {
	numbers [][]T
	masks   [][]bool
}

// len returns how many elements value i is.
func (v *values[T]) len(i int) int { return max(len(v.numbers[i]), len(v.masks[i])) }

// A form is a kernel as a call: of arguments of some kinds, to a value that may be a condition.
type form[T any] struct {
	of     string // the kinds
	isMask bool
	run    func(v *values[T])
}

// formOf returns a kernel as a call on the values that args has the numbers of, to value z, or
// nothing if there is no kernel.
func formOf[T any](kernel any, z int, args []int) form[T] {
	var a [3]int
	copy(a[:], args)
	x, y, w := a[0], a[1], a[2]
	switch k := kernel.(type) {
	case func(z, x []T):
		return form[T]{"a number", false, func(v *values[T]) { k(v.numbers[z], v.numbers[x]) }}
	case func(z, x, y []T):
		return form[T]{"a number, a number", false, func(v *values[T]) { k(v.numbers[z], v.numbers[x], v.numbers[y]) }}
	case func(z, x, y, w []T):
		return form[T]{"a number, a number, a number", false, func(v *values[T]) {
			k(v.numbers[z], v.numbers[x], v.numbers[y], v.numbers[w])
		}}
	case func(z []bool, x []T):
		return form[T]{"a number", true, func(v *values[T]) { k(v.masks[z], v.numbers[x]) }}
	case func(z []bool, x, y []T):
		return form[T]{"a number, a number", true, func(v *values[T]) { k(v.masks[z], v.numbers[x], v.numbers[y]) }}
	case func(z []T, m []bool, x, y []T):
		return form[T]{"a condition, a number, a number", false, func(v *values[T]) {
			k(v.numbers[z], v.masks[x], v.numbers[y], v.numbers[w])
		}}
	case func(z, x []bool):
		return form[T]{"a condition", true, func(v *values[T]) { k(v.masks[z], v.masks[x]) }}
	case func(z, x, y []bool):
		return form[T]{"a condition, a condition", true, func(v *values[T]) { k(v.masks[z], v.masks[x], v.masks[y]) }}
	case func(z, m, x, y []bool):
		return form[T]{"a condition, a condition, a condition", true, func(v *values[T]) {
			k(v.masks[z], v.masks[x], v.masks[y], v.masks[w])
		}}
	}
	return form[T]{}
}

// kindOf returns what kind of value there is for people to read.
func kindOf(isMask bool) string {
	if isMask {
		return "a condition"
	}
	return "a number"
}
