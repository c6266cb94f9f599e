package onnx_test

import (
	"math"

	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// resizes are the operators that make images longer or shorter.
var resizes = ops{
	"Resize": {one("Resize", func(n *node, in operands) value {
		return f32.Resize(in[0].(*f32.Tensor), resize(n, in))
	})},
	"Upsample": {one("Resize", func(n *node, in operands) value {
		return f32.Resize(in[0].(*f32.Tensor), tensor.Resize{
			Scales: numbersOf(in[1]), Coordinates: tensor.ResizeAsymmetric, Rounding: tensor.ResizeFloor,
		})
	})},
}

var coordinates = map[string]tensor.ResizeCoordinates{
	"half_pixel": tensor.ResizeHalfPixel, "half_pixel_symmetric": tensor.ResizeHalfPixelSymmetric,
	"pytorch_half_pixel": tensor.ResizePyTorchHalfPixel, "align_corners": tensor.ResizeAlignCorners,
	"asymmetric": tensor.ResizeAsymmetric, "tf_crop_and_resize": tensor.ResizeCrop,
	"tf_half_pixel_for_nn": tensor.ResizeTFHalfPixel,
}

// resize returns the attributes and operands of a Resize.
func resize(n *node, in operands) tensor.Resize {
	x := in[0].(*f32.Tensor)
	r := tensor.Resize{
		Axes: n.ints("axes"),
		Mode: map[string]tensor.ResizeMode{
			"linear": tensor.ResizeLinear, "cubic": tensor.ResizeCubic,
		}[n.text("mode", "nearest")],
		Coordinates: coordinates[n.text("coordinate_transformation_mode", "half_pixel")],
		Rounding: map[string]tensor.ResizeRounding{
			"round_prefer_ceil": tensor.ResizeRoundUp, "floor": tensor.ResizeFloor,
			"ceil": tensor.ResizeCeil,
		}[n.text("nearest_mode", "round_prefer_floor")],
		Cubic: n.float("cubic_coeff_a", 0), ExcludeOutside: n.flag("exclude_outside", false),
		Antialias:     n.flag("antialias", false),
		Extrapolation: n.float("extrapolation_value", 0),
	}
	if r.Axes == nil {
		r.Axes = axesFrom(x, 0)
	}
	if in.has(2) && in[2].(array).Size() > 0 {
		r.Scales = numbersOf(in[2])
	} else {
		r.Sizes = integersOf(in[3])
	}
	if r.Coordinates == tensor.ResizeCrop {
		crop := numbersOf(in[1])
		for i := range len(crop) / 2 {
			r.Crop = append(r.Crop, [2]float64{crop[i], crop[len(crop)/2+i]})
		}
	}
	switch policy := n.text("keep_aspect_ratio_policy", "stretch"); policy {
	case "not_larger", "not_smaller":
		scale := math.Inf(1)
		if policy == "not_smaller" {
			scale = 0
		}
		for i, axis := range r.Axes {
			s := float64(r.Sizes[i]) / float64(x.Dim(axis))
			if policy == "not_larger" {
				scale = min(scale, s)
			} else {
				scale = max(scale, s)
			}
		}
		for i, axis := range r.Axes {
			r.Sizes[i] = int(math.Round(scale * float64(x.Dim(axis))))
		}
	}
	return r
}

// numbersOf returns the elements of a tensor of floats.
func numbersOf(x value) []float64 {
	if x, ok := x.(*f64.Tensor); ok {
		return x.Values()
	}
	var numbers []float64
	for _, v := range x.(*f32.Tensor).Values() {
		numbers = append(numbers, float64(v))
	}
	return numbers
}
