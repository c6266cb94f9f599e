package onnx_test

import (
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// images are the operators on images, of one to three dimensions after batch and channels.
var images = ops{
	"AveragePool": {one("AvgPool", func(n *node, in operands) value {
		p := poolOf(n)
		p.ExcludePadding = !n.flag("count_include_pad", false)
		return avgPool(in[0], p)
	})},
	"MaxPool": {
		one("MaxPool", func(n *node, in operands) value {
			only(len(n.outputs) == 1, "indices too")
			return maxPool(in[0], poolOf(n))
		}),
		several("MaxPoolIndices, and where images begin", func(n *node, in operands) value {
			results := maxPoolIndices(in[0], poolOf(n)).([]value)
			x, at := shapeOf(in[0]), results[1].(*ints.Tensor)
			if n.flag("storage_order", false) {
				only(len(x) == 4, "columns of other than two dimensions")
				width := ints.Scalar(x[3])
				at = ints.Add(ints.Div(at, width), ints.MulC(ints.Rem(at, width), x[2]))
			}
			size := 1
			for _, length := range x[2:] {
				size *= length
			}
			begin := ints.Arange(0, x[0]*x[1]*size, size).Reshape(x[0], x[1])
			for range x[2:] {
				begin = begin.Unsqueeze(-1)
			}
			return []value{results[0], ints.Add(at, begin)}
		}),
	},
	"Conv": {one("Conv1D, Conv2D, Conv3D", func(n *node, in operands) value {
		return convolved(n, in[0], in[1], in[2:]...)
	})},
	"ConvInteger": {several("Conv2D of Sub(x, zero), in int32", func(n *node, in operands) value {
		return toInt32(convolved(n, centered(in[0], in.at(2)), centered(in[1], in.at(3))))
	})},
	"QLinearConv": {several("Conv2D of Sub(x, zero), and as QuantizeLinear",
		func(n *node, in operands) value {
			x, w := centered(in[0], in[2]), centered(in[3], unsqueeze(perChannel(in[5], in[3]), -1))
			z := toInt32(convolved(n, x, w))
			if in.has(8) {
				z = add(z, perChannel(in[8], z))
			}
			return requantized(z, in[1], perChannel(in[4], z), in[6], in[7])
		})},
	"ConvTranspose": {one("ConvTranspose", func(n *node, in operands) value {
		return convTranspose(in[0], in[1], transposeOf(n, in[0], in[1]), operands(in[2:]))
	})},

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

// poolOf returns the windows of a node.
func poolOf(n *node) tensor.Pool {
	return tensor.Pool{
		Size:     n.ints("kernel_shape"),
		Stride:   n.ints("strides", 1),
		Padding:  n.ints("pads"),
		Same:     same[n.text("auto_pad", "")],
		Dilation: n.ints("dilations"),
		Ceil:     n.flag("ceil_mode", false),
	}
}

// same is the padding that nodes name.
var same = map[string]tensor.Same{
	"SAME_UPPER": tensor.SameUpper, "SAME_LOWER": tensor.SameLower,
}

// convOf returns how the filters of a node move.
func convOf(n *node) tensor.Conv {
	return tensor.Conv{
		Stride:   n.ints("strides"),
		Padding:  n.ints("pads"),
		Same:     same[n.text("auto_pad", "")],
		Dilation: n.ints("dilations"),
		Groups:   n.int("group", 1),
	}
}

// convolved returns the convolution of images of any number of dimensions.
func convolved(n *node, x, w value, bias ...value) value {
	conv := []function{conv1D, conv2D, conv3D}[rank(x)-3]
	return conv(x, w, convOf(n), bias)
}

// transposeOf returns how the filters of a transposed convolution move. A shape of the result is
// made by padding, of which the odd one is before images unless it is to be after them.
func transposeOf(n *node, x, w value) tensor.Conv {
	c := convOf(n)
	c.OutputPadding = n.ints("output_padding")
	shape := n.ints("output_shape")
	if shape == nil {
		return c
	}
	c.Padding, c.Same = make([]int, 2*len(shape)), 0
	more := make([]int, len(shape))
	copy(more, c.OutputPadding)
	for i, length := range shape {
		reach := (dim(w, 2+i)-1)*at(c.Dilation, i) + 1
		all := (dim(x, 2+i)-1)*at(c.Stride, i) + more[i] + reach - length
		more[i] += max(0, -all)
		all = max(0, all)
		c.Padding[i] = all - all/2
		if n.text("auto_pad", "") == "SAME_UPPER" {
			c.Padding[i] = all / 2
		}
		c.Padding[len(shape)+i] = all - c.Padding[i]
	}
	c.OutputPadding = more
	return c
}

// at returns a number of a list, or 1 if there is none.
func at(list []int, i int) int {
	if list == nil {
		return 1
	}
	return list[i]
}
