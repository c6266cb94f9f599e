package fuse

// kindOf returns what kind of value there is for people to read.
func kindOf(isMask bool) string {
	if isMask {
		return "a condition"
	}
	return "a number"
}

// A cell is memory of a value: of numbers, or of conditions.
type cell[T any] struct {
	numbers []T
	masks   []bool
}

// len returns how many elements a value has: those of a block, or one that stands for all.
func (c *cell[T]) len() int { return max(len(c.numbers), len(c.masks)) }

// A call sets z to what a kernel makes of some of the values.
type call[T any] func(z *cell[T], values []cell[T])

// A form is a kernel as a call: of arguments of some kinds, to a value that may be a condition.
type form[T any] struct {
	of     string // the kinds
	isMask bool
	run    call[T]
}

// formOf returns a kernel as a call on the values that args has the numbers of, or nothing if
// there is no kernel.
func formOf[T any](kernel any, args []int) form[T] {
	var a [3]int
	copy(a[:], args)
	switch k := kernel.(type) {
	case func(z, x []T):
		return form[T]{"a number", false, func(z *cell[T], v []cell[T]) { k(z.numbers, v[a[0]].numbers) }}
	case func(z, x, y []T):
		return form[T]{"a number, a number", false, func(z *cell[T], v []cell[T]) { k(z.numbers, v[a[0]].numbers, v[a[1]].numbers) }}
	case func(z, x, y, w []T):
		return form[T]{"a number, a number, a number", false, func(z *cell[T], v []cell[T]) {
			k(z.numbers, v[a[0]].numbers, v[a[1]].numbers, v[a[2]].numbers)
		}}
	case func(z []bool, x []T):
		return form[T]{"a number", true, func(z *cell[T], v []cell[T]) { k(z.masks, v[a[0]].numbers) }}
	case func(z []bool, x, y []T):
		return form[T]{"a number, a number", true, func(z *cell[T], v []cell[T]) { k(z.masks, v[a[0]].numbers, v[a[1]].numbers) }}
	case func(z []T, m []bool, x, y []T):
		return form[T]{"a condition, a number, a number", false, func(z *cell[T], v []cell[T]) {
			k(z.numbers, v[a[0]].masks, v[a[1]].numbers, v[a[2]].numbers)
		}}
	case func(z, x []bool):
		return form[T]{"a condition", true, func(z *cell[T], v []cell[T]) { k(z.masks, v[a[0]].masks) }}
	case func(z, x, y []bool):
		return form[T]{"a condition, a condition", true, func(z *cell[T], v []cell[T]) { k(z.masks, v[a[0]].masks, v[a[1]].masks) }}
	case func(z, m, x, y []bool):
		return form[T]{"a condition, a condition, a condition", true, func(z *cell[T], v []cell[T]) {
			k(z.masks, v[a[0]].masks, v[a[1]].masks, v[a[2]].masks)
		}}
	}
	return form[T]{}
}
