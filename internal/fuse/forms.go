package fuse

import (
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/asm"
)

// values has the memory of the values of a plan: of numbers, or of conditions. It is a block, or
// one element that stands for all.
type values[T any] struct {
	numbers [][]T
	masks   [][]bool

	// Arguments of the call that runs: of numbers, and of conditions alone.
	arguments *asm.Arguments[T]
	ofMasks   *asm.Arguments[bool]
}

// len returns how many elements value i is.
func (v *values[T]) len(i int) int { return max(len(v.numbers[i]), len(v.masks[i])) }

// fits reports whether a kernel, or nil, is elementwise and of operands of kinds.
func fits[T any](d *asm.Description[T], kinds []asm.Kind) bool {
	return d != nil && d.Form == asm.Elementwise && slices.Equal(d.Operands[1:], kinds)
}

// onNumbers returns the call that sets value z to an operation on the values that args has the
// numbers of.
func onNumbers[T any](op asm.Operation[T], z int, args []int) func(v *values[T]) {
	run, places := op.Bind(op.Kernel), append([]int{z}, args...)
	return func(v *values[T]) {
		for i, kind := range op.Operands {
			if kind == asm.Masks {
				v.arguments.Masks[i] = v.masks[places[i]]
			} else {
				v.arguments.Elements[i] = v.numbers[places[i]]
			}
		}
		run(v.arguments)
	}
}

// onMasks is onNumbers of an operation on conditions alone.
func onMasks[T any](op asm.Operation[bool], z int, args []int) func(v *values[T]) {
	run, places := op.Bind(op.Kernel), append([]int{z}, args...)
	return func(v *values[T]) {
		for i, place := range places {
			v.ofMasks.Elements[i] = v.masks[place]
		}
		run(v.ofMasks)
	}
}

// kindOf returns the kind of a value as an operand.
func kindOf(isMask bool) asm.Kind {
	if isMask {
		return asm.Masks
	}
	return asm.Elements
}

// textOf returns kinds of values for people to read.
func textOf(kinds []asm.Kind) string {
	var texts []string
	for _, kind := range kinds {
		texts = append(texts, map[asm.Kind]string{
			asm.Masks:    "a condition",
			asm.Elements: "a number",
		}[kind])
	}
	return strings.Join(texts, ", ")
}
