package asm

import "math/bits"

// FoldBlock is the number of elements that a fold takes in a row. More are folded
// in blocks of as many, whose results combine in pairs: a sum's error grows like
// the logarithm of the number of elements, and does not depend on who does what.
const FoldBlock = 4096

// Half returns how many of n elements, more than a block, a fold takes for its first
// half: the blocks are the leaves of a binary tree, complete but for its right side. It panics with
// a *LengthError of no more than a block, which has no halves.
func Half(n int) int {
	if n <= FoldBlock {
		panic(&LengthError{"Half", "n", n, "more than a block"})
	}
	return FoldBlock << (bits.Len(uint((n-1)/FoldBlock)) - 1)
}
