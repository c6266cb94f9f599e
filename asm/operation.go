package asm

// An Operation is what a word of expressions means to kernels of elements T.
type Operation[T any] struct {
	*Description[T]     // nil if there is no such operation
	Scalars         int // operands, the last ones, that are one number for all elements
	Kernel          any // a field of Kernels
}
