// Code generated from templates/making.go.tmpl. DO NOT EDIT.

package u8

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// Ones returns a tensor of the given shape, of ones.
func Ones(shape ...int) *Tensor { return new(Tensor).resultOf("Ones", shape...).Fill(1) }

// OnesLike returns a tensor of the shape of x, of ones.
func OnesLike(x *Tensor) *Tensor { return fullLike("OnesLike", 1, x) }

// OneHot returns n elements for each of indices, along a last axis: a one at the index, which
// counts from the end if it is negative, and zeros elsewhere. It panics with a
// *tensor.IndexError if an index is out of range, with a *tensor.SizeError if n is negative, and
// with a *tensor.DeviceError if indices are on a device.
func OneHot(indices *ints.Tensor, n int) *Tensor {
	deviceops.CheckHost("OneHot", indices)
	z := zeros("OneHot", append(indices.Shape(), n))
	row := 0
	for _, i := range indices.Values() {
		at, ok := extent.FromStart(i, n)
		if !ok {
			panic(&tensor.IndexError{Op: "OneHot", Index: []int{i}, Shape: tensor.Shape{n}})
		}
		z.data[row+at] = 1
		row += n
	}
	return z
}

// Identity returns a matrix of ones where the row is the column, and zeros elsewhere.
func Identity(rows, cols int) *Tensor { return identity("Identity", rows, cols) }

// identity is Identity for op, which the *tensor.SizeError names.
func identity(op string, rows, cols int) *Tensor {
	z := zeros(op, []int{rows, cols})
	for i := range min(rows, cols) {
		z.data[i*cols+i] = 1
	}
	return z
}

// Eye returns the identity matrix of n rows and columns.
func Eye(n int) *Tensor { return identity("Eye", n, n) }

// EyeOffset returns a matrix of ones where the column is the row plus k, and zeros
// elsewhere.
func EyeOffset(rows, cols, k int) *Tensor {
	z := zeros("EyeOffset", []int{rows, cols})
	for row := max(0, -max(k, -rows)); row < min(rows, cols-min(k, cols)); row++ {
		z.data[row*cols+row+k] = 1
	}
	return z
}
