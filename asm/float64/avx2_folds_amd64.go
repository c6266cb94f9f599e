// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX2(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX2(z, x, rows, stride)
}

func prodColumnsAVX2(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float64.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float64.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX2(z, x, rows, stride)
}

func maxColumnsAVX2(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX2(z, x, rows, stride)
}

func minColumnsAVX2(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX2(z, x, rows, stride)
}

func sumSquaresColumnsAVX2(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumSquaresColumns", "len(c)", len(c), len(z))
	sumSquaresColumnsLoopsAVX2(z, x, c, rows, stride)
}

func sumExpColumnsAVX2(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumExpColumns", "len(c)", len(c), len(z))
	sumExpColumnsLoopsAVX2(z, x, c, rows, stride)
}

func normalizeGradSumColumnsAVX2(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	normalizeGradSumColumnsLoopsAVX2(z, x, c, rows, stride)
}

func prefixSumsAVX2(z, x []float64, before float64) float64 {
	lengths.Equal("float64.PrefixSums", "len(z)", len(z), len(x))
	// Lanes without one before them add 0, which makes 0 of -0.
	return prefixSumsLoopsAVX2(z, x, before+0)
}
