// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX512(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX512(z, x, rows, stride*4)
}

//go:noescape
func sumColumnsLoopsAVX512(z, x []float32, rows, stride int)

func prodColumnsAVX512(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float32.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float32.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX512(z, x, rows, stride*4)
}

//go:noescape
func prodColumnsLoopsAVX512(z, x []float32, rows, stride int)

func maxColumnsAVX512(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX512(z, x, rows, stride*4)
}

//go:noescape
func maxColumnsLoopsAVX512(z, x []float32, rows, stride int)

func minColumnsAVX512(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX512(z, x, rows, stride*4)
}

//go:noescape
func minColumnsLoopsAVX512(z, x []float32, rows, stride int)

func sumSquaresColumnsAVX512(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumSquaresColumns", "len(c)", len(c), len(z))
	sumSquaresColumnsLoopsAVX512(z, x, c, rows, stride*4)
}

//go:noescape
func sumSquaresColumnsLoopsAVX512(z, x, c []float32, rows, stride int)

func sumExpColumnsAVX512(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumExpColumns", "len(c)", len(c), len(z))
	sumExpColumnsLoopsAVX512(z, x, c, rows, stride*4)
}

//go:noescape
func sumExpColumnsLoopsAVX512(z, x, c []float32, rows, stride int)

func normalizeGradSumColumnsAVX512(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	normalizeGradSumColumnsLoopsAVX512(z, x, c, rows, stride*4)
}

//go:noescape
func normalizeGradSumColumnsLoopsAVX512(z, x, c []float32, rows, stride int)
