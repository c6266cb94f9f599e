// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX2(z, x, rows, stride*4)
}

//go:noescape
func sumColumnsLoopsAVX2(z, x []float32, rows, stride int)

func prodColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float32.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float32.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX2(z, x, rows, stride*4)
}

//go:noescape
func prodColumnsLoopsAVX2(z, x []float32, rows, stride int)

func maxColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX2(z, x, rows, stride*4)
}

//go:noescape
func maxColumnsLoopsAVX2(z, x []float32, rows, stride int)

func minColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX2(z, x, rows, stride*4)
}

//go:noescape
func minColumnsLoopsAVX2(z, x []float32, rows, stride int)

func sumSquaresColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumSquaresColumns", "len(c)", len(c), len(z))
	sumSquaresColumnsLoopsAVX2(z, x, c, rows, stride*4)
}

//go:noescape
func sumSquaresColumnsLoopsAVX2(z, x, c []float32, rows, stride int)

func sumExpColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumExpColumns", "len(c)", len(c), len(z))
	sumExpColumnsLoopsAVX2(z, x, c, rows, stride*4)
}

//go:noescape
func sumExpColumnsLoopsAVX2(z, x, c []float32, rows, stride int)

func normalizeGradSumColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	normalizeGradSumColumnsLoopsAVX2(z, x, c, rows, stride*4)
}

//go:noescape
func normalizeGradSumColumnsLoopsAVX2(z, x, c []float32, rows, stride int)
