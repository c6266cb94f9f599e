// Code generated from templates/making.go.tmpl. DO NOT EDIT.

package i32

import (
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// OneHot returns n elements for each of indices, along a last axis: a one at the index, which counts
// from the end if it is negative, and zeros elsewhere. It panics with a *tensor.IndexError if an
// index is out of range, with a *tensor.SizeError if n is negative, and with a *tensor.DeviceError
// if indices are on a device.
func OneHot(indices *ints.Tensor, n int) *Tensor {
	deviceops.Check("OneHot", nil, indices)
	z := zeros("OneHot", append(indices.Shape(), n))
	row := 0
	for i := range indices.Elements() {
		at, ok := extent.FromStart(i, n)
		if !ok {
			panic(&tensor.IndexError{Op: "OneHot", Index: []int{i}, Shape: tensor.Shape{n}})
		}
		z.data[row+at] = 1
		row += n
	}
	return z
}

// EyeOffset returns a matrix of ones where the column is the row plus k, and zeros elsewhere.
func EyeOffset(rows, cols, k int) *Tensor {
	z := zeros("EyeOffset", []int{rows, cols})
	for row := max(0, -max(k, -rows)); row < min(rows, cols-min(k, cols)); row++ {
		z.data[row*cols+row+k] = 1
	}
	return z
}
