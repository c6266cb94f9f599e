// Code generated from gen/ops. DO NOT EDIT.

package generated_test

import kernels "github.com/ashlar-go/ashlar/asm/int"

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
	{"Max", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Max(z, x[0], x[1])
		},
		func(x, y float64) float64 {
			return max(x, y)
		}},
	{"Neg", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Neg(z, x[0])
		},
		func(x float64) float64 {
			return -x
		}},
	{"Square", 0.0,
		func(k kernels.Kernels, z []int, x ...[]int) {
			k.Square(z, x[0])
		},
		func(x float64) float64 {
			return x * x
		}},
}
