// Code generated from templates/tensor.go.tmpl. DO NOT EDIT.

// Package ints has tensors of int.
//
// Functions leave their operands as they are and return a new tensor. Methods
// store their result in the receiver, in the memory it has if that is enough,
// and return it; a nil or zero receiver gets memory of its own.
package ints

import "github.com/ashlar-go/ashlar/tensor"

// A Tensor is an array of int of any number of dimensions.
type Tensor struct {
	tensor.Layout
	data []int
}

// New returns a tensor of the given shape over data, which it does not copy.
func New(shape tensor.Shape, data []int) *Tensor {
	if len(data) != shape.Len() {
		panic(&tensor.ShapeError{Op: "New", Shapes: []tensor.Shape{shape, {len(data)}}})
	}
	return &Tensor{tensor.Contiguous(shape), data}
}

// Scalar returns a tensor of no dimensions. It combines with one of any shape.
func Scalar(v int) *Tensor { return New(tensor.Shape{}, []int{v}) }

// At returns the element at an index for each dimension.
func (x *Tensor) At(index ...int) int { return x.data[x.Offset(index...)] }

// Transpose returns a view of x with its dimensions in reverse.
func (x *Tensor) Transpose() *Tensor { return &Tensor{x.Layout.Transpose(), x.data} }

// fit returns z with a contiguous layout of the given shape, and memory for it.
func (z *Tensor) fit(shape tensor.Shape) *Tensor {
	if z == nil {
		z = new(Tensor)
	}
	if n := shape.Len(); cap(z.data) < n {
		z.data = make([]int, n)
	} else {
		z.data = z.data[:n]
	}
	z.Layout = tensor.Contiguous(shape)
	return z
}

// apply1 sets z to what kernel makes of x.
func (z *Tensor) apply1(kernel func(z, x []int), x *Tensor) *Tensor {
	z = z.fit(x.Shape)
	var row block
	for n, at := range tensor.Rows(z.Layout, x.Layout) {
		kernel(z.data[at[0]:][:n], row.of(x, n, at[1]))
	}
	return z
}

// apply2 sets z to what kernel makes of x and y.
func (z *Tensor) apply2(kernel func(z, x, y []int), x, y *Tensor) *Tensor {
	shape := tensor.Broadcast(x.Shape, y.Shape)
	xs, ys := x.view(shape), y.view(shape)
	z = z.fit(shape)
	var xrow, yrow block
	for n, at := range tensor.Rows(z.Layout, xs.Layout, ys.Layout) {
		kernel(z.data[at[0]:][:n], xrow.of(xs, n, at[1]), yrow.of(ys, n, at[2]))
	}
	return z
}

// apply3 sets z to what kernel makes of x, y and w.
func (z *Tensor) apply3(kernel func(z, x, y, w []int), x, y, w *Tensor) *Tensor {
	shape := tensor.Broadcast(x.Shape, y.Shape, w.Shape)
	xs, ys, ws := x.view(shape), y.view(shape), w.view(shape)
	z = z.fit(shape)
	var xrow, yrow, wrow block
	for n, at := range tensor.Rows(z.Layout, xs.Layout, ys.Layout, ws.Layout) {
		kernel(z.data[at[0]:][:n], xrow.of(xs, n, at[1]), yrow.of(ys, n, at[2]), wrow.of(ws, n, at[3]))
	}
	return z
}

// view returns x broadcast to a shape.
func (x *Tensor) view(shape tensor.Shape) *Tensor { return &Tensor{x.BroadcastTo(shape), x.data} }

// A block holds a row that is not contiguous where it comes from.
type block []int

// of returns n elements of x from offset at, along its last dimension.
func (b *block) of(x *Tensor, n, at int) []int {
	step := x.Step()
	if step == 1 || n == 1 {
		return x.data[at:][:n]
	}
	*b = append((*b)[:0], make([]int, n)...)
	for i := range *b {
		(*b)[i] = x.data[at+i*step]
	}
	return *b
}

// Sum returns the sum of the elements of x, over the dimensions that shape
// lacks or has of length 1.
func (x *Tensor) SumTo(shape tensor.Shape) *Tensor {
	if shape.Equal(x.Shape) {
		return x
	}
	z := new(Tensor).fit(shape)
	clear(z.data)
	zs := z.view(x.Shape)
	for n, at := range tensor.Rows(zs.Layout, x.Layout) {
		for i := range n {
			z.data[at[0]+i*zs.Step()] += x.data[at[1]+i*x.Step()]
		}
	}
	return z
}

// Ones returns a tensor of the shape of x, of ones.
func (x *Tensor) Ones() *Tensor {
	z := new(Tensor).fit(x.Shape)
	for i := range z.data {
		z.data[i] = 1
	}
	return z
}

// Dims returns the shape of x.
func (x *Tensor) Dims() tensor.Shape { return x.Shape }
