// Code generated from templates/convolution_device.go.tmpl. DO NOT EDIT.

package i32

import (
	"github.com/ashlar-go/ashlar/asm"
	"github.com/ashlar-go/ashlar/internal/sliding"
	"github.com/ashlar-go/ashlar/tensor"
)

// On a device, windows are views of images within their padding. What they meet is copied side by
// side, as matrices, whose products are convolutions.

// poolMax sets z, which is contiguous, to the largest elements of windows of x on a device.
func (z *Tensor) poolMax(x *Tensor, w sliding.Windows) {
	framed := x.framed(w.By, -1<<31)
	z.asImages().Max(framed.windows(w.Size, w.By), 2, 3)
	framed.Free()
}

// asImages returns the view of x as images, of one row each if x has no height.
func (x *Tensor) asImages() *Tensor {
	if x.Rank() == 3 {
		return x.Unsqueeze(2)
	}
	return x.view(x.layout)
}

// frame returns the widths of padding, for Pad.
func frame(by asm.Convolution) [][2]int {
	return [][2]int{{}, {}, {by.Padding[0], by.Padding[0]}, {by.Padding[1], by.Padding[1]}}
}

// framed returns images within their padding, of v: a copy, or a view if there is none.
func (x *Tensor) framed(by asm.Convolution, v int32) *Tensor {
	if by.Padding == [2]int{} {
		return x.asImages()
	}
	return Pad(x.asImages(), v, frame(by)...)
}

// windows returns the view of what windows meet of x, images within their padding, of shape [batch
// channels down across rows columns].
func (x *Tensor) windows(size [2]int, by asm.Convolution) *Tensor {
	along := func(x *Tensor, axis int) *Tensor {
		d := by.Dilation[axis]
		return x.Windows((size[axis]-1)*d+1, by.Stride[axis]).Slice(tensor.Ellipsis, tensor.Mod(d))
	}
	columns := along(x, 1) // [batch channels height columns across]
	return along(columns.Transpose(0, 1, 3, 4, 2), 0).Transpose(0, 1, 5, 3, 4, 2)
}

// freeAll frees tensors.
func freeAll(all ...interface{ Free() }) {
	for _, x := range all {
		x.Free()
	}
}
