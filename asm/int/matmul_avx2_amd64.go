// Code generated from templates/matmul_avx2.go.tmpl. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/asm"

var productsAVX2 = microKernels{
	panel:          panelAVX2,
	packTransposed: packTransposedAVX2,
	packRuns:       packRunsAVX2,
	takeSecond:     takeSecondAVX2,
	add:            addAVX2,
	dots:           dotsGeneric, // these wait for memory in Go too
	combine:        combineGeneric,
}

func matMulAVX2(c, a, b Matrix)    { multiply(&productsAVX2, &c, &a, &b, false) }
func matMulAddAVX2(c, a, b Matrix) { multiply(&productsAVX2, &c, &a, &b, true) }

func convAVX2(z, x, w Images, by asm.Convolution)      { convolve(&productsAVX2, z, x, w, by) }
func convGradXAVX2(z, g, w Images, by asm.Convolution) { convolveBack(&productsAVX2, z, g, w, by) }
func convGradWAVX2(z, g, x Images, by asm.Convolution) { correlate(&productsAVX2, z, g, x, by) }

func maxPoolAVX2(z, x Images, size [2]int, by asm.Convolution) {
	pool("int.MaxPool", &productsAVX2, maximumAVX2, lowest, z, x, size, by)
}

func sumPoolAVX2(z, x Images, size [2]int, by asm.Convolution) {
	pool("int.SumPool", &productsAVX2, addAVX2, 0, z, x, size, by)
}
