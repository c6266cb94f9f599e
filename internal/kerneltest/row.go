// Package kerneltest tests and measures the rows of the operation table: kernels
// against package reference, on every length, place and alias of their operands.
package kerneltest

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/refmath"
)

// A Row is an operation on elements of type T, as a set K of kernels and
// package reference compute it.
type Row[K any, T element.Any] struct {
	Name      string
	Operands  []string // their names in the table, where m is a mask
	Condition bool     // whether the result is of bools
	ULP       float64  // error allowed; 0 of what IEEE 754 or Go say every bit of
	Run       func(k K, z Vector[T], x []Vector[T])

	// Want returns the value at one element of each operand, with round applied
	// to the result of each step of the expression. Bools are 1 and 0.
	Want func(round refmath.Rounding, x []refmath.Real) refmath.Real
}

// WithNumbers returns run of a Row whose last operands, so many, kernels take as numbers: it goes
// element by element where there is more than one of them.
func WithNumbers[K any, T element.Any](numbers int,
	run func(k K, z Vector[T], x []Vector[T]),
) func(k K, z Vector[T], x []Vector[T]) {
	return func(k K, z Vector[T], x []Vector[T]) {
		if !slices.ContainsFunc(x[len(x)-numbers:],
			func(v Vector[T]) bool { return v.len() != 1 }) {
			run(k, z, x)
			return
		}
		for i := range z.len() {
			at := make([]Vector[T], len(x))
			for j, v := range x {
				at[j] = v
				if v.len() > 1 {
					at[j] = v.slice(i, i+1)
				}
			}
			run(k, z.slice(i, i+1), at)
		}
	}
}

// A Vector is an operand or a result of a kernel: of elements, or, as masks and
// conditions are, of bools.
type Vector[T element.Any] struct {
	Elements []T
	Bools    []bool
}

// newVector returns a vector of n zeros, of bools if bools is set.
func newVector[T element.Any](n int, bools bool) Vector[T] {
	if bools {
		return Vector[T]{Bools: make([]bool, n)}
	}
	return Vector[T]{Elements: make([]T, n)}
}

func (v Vector[T]) len() int { return len(v.Elements) + len(v.Bools) }

// slice returns elements low to high of v.
func (v Vector[T]) slice(low, high int) Vector[T] {
	if v.Bools != nil {
		return Vector[T]{Bools: v.Bools[low:high]}
	}
	return Vector[T]{Elements: v.Elements[low:high]}
}

// at returns element i of v for people to read.
func (v Vector[T]) at(i int) any {
	if v.Bools != nil {
		return v.Bools[i]
	}
	return v.Elements[i]
}

// real returns the value of element i.
func (v Vector[T]) real(i int) refmath.Real {
	if v.Bools != nil {
		return refmath.Truth(v.Bools[i])
	}
	return realOf(v.Elements[i])
}

// copyFrom copies the elements of w, which has as many as v, or one for all.
func (v Vector[T]) copyFrom(w Vector[T]) {
	spread(v.Elements, w.Elements)
	spread(v.Bools, w.Bools)
}

func spread[E any](z, x []E) {
	for n := copy(z, x); n > 0 && n < len(z); n += copy(z[n:], z[:n]) {
	}
}

// difference returns the first index at which v and w differ by a bit, but for
// those of NaN, or -1.
func (v Vector[T]) difference(w Vector[T]) int {
	for i := range v.Elements {
		if !Same(v.Elements[i], w.Elements[i]) {
			return i
		}
	}
	for i := range v.Bools {
		if v.Bools[i] != w.Bools[i] {
			return i
		}
	}
	return -1
}

// isBools reports whether operand i is a mask beside operands of type T.
func (r Row[K, T]) isBools(i int) bool {
	t := traitsOf[T]()
	return r.Operands[i] == "m" && (t.isFloat || t.isInteger)
}

// divides reports whether the last operand of a row of integers must not be 0.
func (r Row[K, T]) divides() bool {
	return traitsOf[T]().isInteger && slices.Contains([]string{"Div", "Rem", "Mod"}, r.Name)
}
