package onnx_test

import (
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// images are the operators on images, of one to three dimensions after batch and channels.
var images = ops{
	"GlobalAveragePool": {one("KeepDims(Mean)", func(_ *node, in operands) value {
		return mean(in[0], true, axesFrom(in[0], 2))
	})},
	"GlobalMaxPool": {one("KeepDims(Max)", func(_ *node, in operands) value {
		return largest(in[0], true, axesFrom(in[0], 2))
	})},
	"MaxUnpool": {several("Pad(Zeros.Put(x, 0, indices))", func(n *node, in operands) value {
		size, stride := n.ints("kernel_shape"), n.ints("strides")
		pads := n.ints("pads", 0, 0, 0, 0, 0, 0)
		shape, widths := append([]int{}, shapeOf(in[0])...), make([][2]int, rank(in[0]))
		for i := range size {
			shape[2+i] = (shape[2+i]-1)*stride[i] + size[i] - pads[i] - pads[len(size)+i]
			if in.has(2) {
				widths[2+i][1] = integersOf(in[2])[2+i] - shape[2+i]
			}
		}
		z := f32.Zeros(shape...)
		z.Reshape(-1).Put(in[0].(*f32.Tensor).Reshape(-1), 0, in[1].(*ints.Tensor).Reshape(-1))
		return pad(z, 0, widths)
	})},
}
