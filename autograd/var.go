// Package autograd differentiates programs of tensor operations.
package autograd

import (
	"slices"

	"github.com/ashlar-go/ashlar/tensor"
)

// Tensor is a type of tensors that can be differentiated, such as *f32.Tensor.
type Tensor[T any] interface {
	comparable
	operations[T]
	Shape() tensor.Shape
	Ones() T
	SumTo(shape ...int) T
}

// A Var is a tensor that remembers how it was computed.
type Var[T Tensor[T]] struct {
	Value, Grad T
	from        []*Var[T]
	back        func(g T)
}

// New returns a variable to differentiate by.
func New[T Tensor[T]](value T) *Var[T] { return &Var[T]{Value: value} }

// Backward sets the gradient of v, and of all that v was computed from, to the
// derivative of the sum of v.
func (v *Var[T]) Backward() {
	v.Grad = v.Value.Ones()
	for _, x := range slices.Backward(v.trail(nil)) {
		if x.back != nil {
			x.back(x.Grad)
		}
	}
}

// trail appends v to the trail, after all that it was computed from.
func (v *Var[T]) trail(before []*Var[T]) []*Var[T] {
	if slices.Contains(before, v) {
		return before
	}
	for _, x := range v.from {
		before = x.trail(before)
	}
	return append(before, v)
}

// receive adds g to the gradient of v, summed over what v was stretched to.
func (v *Var[T]) receive(g T) {
	g = g.SumTo(v.Value.Shape()...)
	if v.Grad != zero[T]() {
		g = zero[T]().Add(v.Grad, g)
	}
	v.Grad = g
}

// record returns the result of an operation, with what sends its gradient back.
func record[T Tensor[T]](value T, back func(g T), from ...*Var[T]) *Var[T] {
	return &Var[T]{Value: value, back: back, from: from}
}

func zero[T any]() (z T) { return }
