package autograd_test

import (
	"testing"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/tensor"
)

func TestResize(t *testing.T) {
	x := random(2, 3, 4).T()
	for _, r := range []tensor.Resize{
		{Sizes: []int{5, 2}},
		{Sizes: []int{2, 7}, Mode: tensor.ResizeLinear, Antialias: true},
		{Scales: []float64{1.5}, Axes: []int{1}, Mode: tensor.ResizeCubic, ExcludeOutside: true},
		{
			Sizes: []int{4}, Mode: tensor.ResizeLinear, Coordinates: tensor.ResizeCrop,
			Crop: [][2]float64{{0.2, 1.4}}, Extrapolation: 3,
		},
		{Sizes: []int{4, 3}},
	} {
		checkOrders(t, func(x ...*variable) *variable { return autograd.Resize(x[0], r) }, x)
	}
}
