// Package sparse has what sparse tensors of all element types share: where their elements are, and
// the loops of their products.
package sparse

import (
	"maps"
	"slices"
	"sync/atomic"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// Elements are those of a tensor that are not zero, in the order in which they were added. As with
// Go's maps, any number of goroutines may read them, or one may write.
type Elements[T any] struct {
	Values []T
	layout layout.Layout
	places []int       // of each element, in row-major order
	at     map[int]int // the element of each place; nil as long as places ascend
	sides  [2]side[T]  // as products read them
	shared atomic.Bool // whether others may write to Values
}

// New returns room for so many elements of a tensor of the given shape; more of them take more. It
// panics with a *tensor.ValueError that names op if capacity is negative, and with a
// *tensor.SizeError if no tensor can have the shape.
func New[T any](op string, capacity int, shape ...int) *Elements[T] {
	if capacity < 0 {
		panic(&tensor.ValueError{Op: op, Argument: "capacity", Value: capacity, Want: "0 or more"})
	}
	return &Elements[T]{
		Values: layout.MakeSlice[T](op, capacity)[:0],
		layout: layout.For(op, shape...),
		places: layout.MakeSlice[int](op, capacity)[:0],
	}
}

// Shape returns the shape of the tensor.
func (e *Elements[T]) Shape() tensor.Shape { return e.layout.Shape() }

// At returns the element at an index, or zero if there is none. It panics with a
// *tensor.IndexError if the tensor does not have the index.
func (e *Elements[T]) At(index ...int) (v T) {
	if i, ok := e.find(e.layout.Element("At", index...)); ok {
		v = e.Values[i]
	}
	return v
}

// Shared returns the values, for others to write to at any time.
func (e *Elements[T]) Shared() []T {
	e.shared.Store(true)
	return e.Values
}

// Place returns the element at an index, to write to, and adds a zero if there is none. It panics
// with a *tensor.IndexError that names op if the tensor does not have the index.
func (e *Elements[T]) Place(op string, index ...int) *T {
	place := e.layout.Element(op, index...)
	i, ok := e.find(place)
	if !ok {
		e.add(place)
	}
	for i := range e.sides {
		e.sides[i].forgetValues()
	}
	return &e.Values[i]
}

// find returns which element is at a place, or which it would be.
func (e *Elements[T]) find(place int) (i int, ok bool) {
	if n := len(e.places); e.at == nil {
		if n > 0 && place > e.places[n-1] {
			return n, false
		}
		if i, ok = slices.BinarySearch(e.places, place); ok {
			return i, true
		}
	} else if i, ok = e.at[place]; ok {
		return i, true
	}
	return len(e.places), false
}

// add adds a zero at a place that has no element.
func (e *Elements[T]) add(place int) {
	n := len(e.places)
	if e.at == nil && n > 0 && place < e.places[n-1] {
		e.at = make(map[int]int, cap(e.places))
		for i, place := range e.places {
			e.at[place] = i
		}
	}
	if e.at != nil {
		e.at[place] = n
	}
	var zero T
	e.places, e.Values = append(e.places, place), append(e.Values, zero)
	for i := range e.sides {
		e.sides[i].compressed.Store(nil)
	}
}

// Index sets index to that of element i, and returns it.
func (e *Elements[T]) Index(i int, index []int) []int {
	place := e.places[i]
	for axis := e.layout.Rank() - 1; axis >= 0; axis-- {
		n := e.layout.Dim(axis)
		index[axis], place = place%n, place/n
	}
	return index
}

// With returns elements at the same places, with other values.
func (e *Elements[T]) With(values []T) *Elements[T] {
	z := &Elements[T]{
		Values: values, layout: e.layout, places: slices.Clone(e.places), at: maps.Clone(e.at),
	}
	for i := range z.sides {
		z.sides[i].compressed.Store(e.sides[i].compressed.Load())
	}
	return z
}

// Scatter sets the elements of z, which are those of the whole tensor in row-major order, to what
// is in their place.
func (e *Elements[T]) Scatter(z []T) {
	for i, place := range e.places {
		z[place] = e.Values[i]
	}
}
