package onnx_test

import (
	"fmt"

	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
)

// samples are the operators that look images up at coordinates.
var samples = ops{
	"GridSample": {several("Gather of the pixels around each point; FMA with weights of Fuse",
		func(n *node, in operands) value {
			x, grid := in[0].(*f32.Tensor), in[1].(*f32.Tensor)
			shape := tensor.Shape{x.Dim(0), x.Dim(1), grid.Dim(1), grid.Dim(2)}
			points := func(part int) *f32.Tensor {
				return grid.Slice(tensor.Ellipsis, tensor.At(part)).Reshape(x.Dim(0), 1, -1)
			}
			pixels := x.Reshape(x.Dim(0), x.Dim(1), -1)
			z := f32.Zeros(x.Dim(0), x.Dim(1), shape[2]*shape[3])
			for _, row := range tapsOf(n, points(1), x.Dim(2)) {
				for _, column := range tapsOf(n, points(0), x.Dim(3)) {
					at := convert.Int(f32.Fuse("row*width + column", row.index,
						f32.Scalar(float32(x.Dim(3))), column.index))
					z.FMA(f32.Mul(row.weight, column.weight), f32.Gather(pixels, 2, at), z)
				}
			}
			return z.Reshape(shape...)
		})},
}

// A tap is a coordinate of pixels near points, and what they count for.
type tap struct{ index, weight *f32.Tensor }

// kernels are how many pixels are looked at, of which some are before that before a point, and what
// they count for at a distance d. That of bicubic is the one of Keys, with -0.75.
var kernels = map[string]struct {
	before, count int
	weight        string
}{
	"nearest":  {0, 1, "1 + 0*d"},
	"bilinear": {0, 2, "max(0, 1 - d)"},
	"bicubic": {1, 4, "where(d <= 1, (1.25*d - 2.25)*d*d + 1, " +
		"where(d < 2, -0.75*(((d - 5)*d + 8)*d - 4), 0))"},
}

// tapsOf returns the taps along an axis of n pixels at points, of which -1 and 1 are its ends.
func tapsOf(node *node, points *f32.Tensor, n int) (taps []tap) {
	mode, padding := node.text("mode", "bilinear"), node.text("padding_mode", "zeros")
	low, high, expr := -0.5, float64(n)-0.5, "((g + 1)*%v - 1) / 2"
	if node.flag("align_corners", false) {
		low, high, expr = 0, float64(n-1), "(g + 1) / 2 * (%v - 1)"
	}
	x := f32.Fuse(fmt.Sprintf(expr, n), points)
	if mode == "nearest" {
		x = f32.Round(x)
	}
	within := func(x *f32.Tensor) *f32.Tensor {
		switch padding {
		case "border":
			return f32.Clip(x, 0, float32(n-1))
		case "reflection":
			period := 2 * (high - low)
			r := f32.ModC(f32.SubC(x, float32(low)), float32(period))
			return f32.Fuse(fmt.Sprintf("min(r, %v - r) + %v", period, low), r)
		}
		return x
	}
	x = within(x)
	kernel := kernels[mode]
	first := f32.SubC(f32.Floor(x), float32(kernel.before))
	for i := range kernel.count {
		index := f32.AddC(first, float32(i))
		weight := f32.Fuse(kernel.weight, f32.Abs(f32.Sub(x, index)))
		index = within(index)
		weight = f32.Fuse(fmt.Sprintf("where(i < 0 || i > %d, 0, w)", n-1), index, weight)
		taps = append(taps, tap{f32.Clip(index, 0, float32(n-1)), weight})
	}
	return taps
}
