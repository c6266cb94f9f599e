// Code generated from templates/matmul_avx2.go.tmpl. DO NOT EDIT.

//go:build !purego

package f64

var productsAVX2 = microKernels{
	panel:          panelAVX2,
	pack:           packAVX2,
	packTransposed: packTransposedAVX2,
	dots:           dotsAVX2,
	combine:        combineAVX2,
}

func matMulAVX2(c, a, b Matrix)    { multiply(&productsAVX2, c, a, b, false) }
func matMulAddAVX2(c, a, b Matrix) { multiply(&productsAVX2, c, a, b, true) }
