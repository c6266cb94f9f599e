package asm

// A Description says what a kernel of elements T is called with, so that programs call kernels that
// they do not know.
type Description[T any] struct {
	Name     string
	Form     Form
	Operands []Kind // its parameters, in order

	// FLOPs is how many operations, on numbers of any type, there are for each element of the result
	// of an elementwise kernel, as its expression has them, or for each term of a product. It is 0 for
	// others.
	FLOPs int

	// Bind returns what calls a kernel described so: a field of Kernels.
	Bind func(kernel any) func(a *Arguments[T])
}

// A Form is how the lengths of the parameters of a kernel go together.
type Form int

const (
	Elementwise Form = iota // the first parameter is set, and others have as many elements, or one
	Reduction               // all parameters are read, and the result is returned
	// the second parameter is rows of a matrix, and others have an element for each column
	Columns
	Product     // of matrices
	Convoluting // convolutions, and gradients of these
	Pooling     // over windows of images
)

// A Kind is what a parameter of a kernel is.
type Kind int

const (
	Elements     Kind = iota // a slice of elements
	Masks                    // a slice of bools, for elements that are none
	Accumulators             // a slice of int, for elements that are narrower
	Number                   // an element
	Integer                  // an int that counts
	Other                    // of a type of the package of kernels or this one
)

// MostParameters is how many a kernel has at most.
const MostParameters = 8

// Arguments are those of a call, by the number of the parameter.
type Arguments[T any] struct {
	Elements     [MostParameters][]T
	Masks        [MostParameters][]bool
	Accumulators [MostParameters][]int
	Numbers      [MostParameters]T
	Integers     [MostParameters]int
	Others       [MostParameters]any
}
