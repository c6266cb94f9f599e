package asm

// An Operation is what a word of expressions means to kernels.
type Operation struct {
	Name    string
	Scalars int // operands, the last ones, that are one number for all elements
	Kernel  any // a field of Kernels; nil if there is no such operation
}
