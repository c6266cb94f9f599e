// Code generated from templates/matmul_avx2.go.tmpl. DO NOT EDIT.

//go:build !purego

package ints

var productsAVX2 = microKernels{
	panel:          panelAVX2,
	pack:           packAVX2,
	packTransposed: packTransposedAVX2,
	dots:           dotsGeneric, // these wait for memory in Go too
	combine:        combineGeneric,
}

func matMulAVX2(c, a, b Matrix)    { multiply(&productsAVX2, c, a, b, false) }
func matMulAddAVX2(c, a, b Matrix) { multiply(&productsAVX2, c, a, b, true) }
