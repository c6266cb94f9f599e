// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import (
	kernels "github.com/ashlar-go/ashlar/asm/int"
	"math"
)

var intCases = []kernelCase[kernels.Kernels, int]{
	{"Add", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Add(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x + y
		}},
	{"Sub", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Sub(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x - y
		}},
	{"Mul", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Mul(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x * y
		}},
	{"Div", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Div(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return x / y
		}},
	{"Maximum", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Maximum(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return max(x, y)
		}},
	{"Minimum", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Minimum(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return min(x, y)
		}},
	{"Neg", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Neg(z, x[0])
		},
		func(x float64) float64 {
			return -x
		}},
	{"Abs", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Abs(z, x[0])
		},
		func(x float64) float64 {
			return math.Abs(x)
		}},
	{"Sign", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Sign(z, x[0])
		},
		func(x float64) float64 {
			return where(x > 0, 1, where(x < 0, -1, x))
		}},
	{"Square", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Square(z, x[0])
		},
		func(x float64) float64 {
			return x * x
		}},
}
