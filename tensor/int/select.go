// Code generated from templates/select.go.tmpl. DO NOT EDIT.

package ints

import "github.com/ashlar-go/ashlar/tensor"

// A Selection is elements of a tensor to read or to write to.
type Selection struct {
	of     *Tensor
	shape  tensor.Shape
	places []int // of the elements in memory, in row-major order
}

// Select returns the elements of x at all combinations of the indices that selectors list,
// one for each dimension from the first on. It panics with a *tensor.AxisError or a
// *tensor.IndexError if x does not have them.
func (x *Tensor) Select(selectors ...tensor.Selector) Selection {
	shape, places := x.onHost("Select").layout.Places(selectors...)
	return Selection{x, shape, places}
}

// Tensor returns a copy of the elements.
func (s Selection) Tensor() *Tensor {
	z := Zeros(s.shape...)
	for i, at := range s.places {
		z.data[i] = s.of.data[at]
	}
	return z
}

// Set sets the elements to those of y, stretched to their shape. It panics with a
// *tensor.ShapeError if y does not fit, and with tensor.ErrReadOnly if the tensor is
// read-only.
func (s Selection) Set(y *Tensor) {
	for i, v := range s.values(y) {
		s.of.data[s.places[i]] = v
	}
}

// Fill sets the elements to v. It panics with tensor.ErrReadOnly if the tensor is read-only.
func (s Selection) Fill(v int) { s.Set(Scalar(v)) }

// Add adds those of y to the elements, as often as they are selected. It panics as Set does.
func (s Selection) Add(y *Tensor) {
	for i, v := range s.values(y) {
		s.of.data[s.places[i]] += v
	}
}

// values returns a copy of the elements of y, stretched to the selection, to write.
func (s Selection) values(y *Tensor) []int {
	if s.of.IsReadOnly() {
		panic(tensor.ErrReadOnly)
	}
	s.of.written()
	return y.BroadcastTo(s.shape...).Values()
}

// Indices returns the elements of x, to select by.
func (x *Tensor) Indices(int) []int { return x.Values() }
