// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX2(z, x, rows, stride)
}

func prodColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float32.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float32.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX2(z, x, rows, stride)
}

func maxColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX2(z, x, rows, stride)
}

func minColumnsAVX2(z, x []float32, rows, stride int) {
	lengths.AtLeast("float32.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float32.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float32.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX2(z, x, rows, stride)
}

func sumSquaresColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumSquaresColumns", "len(c)", len(c), len(z))
	sumSquaresColumnsLoopsAVX2(z, x, c, rows, stride)
}

func sumExpColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float32.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float32.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.SumExpColumns", "len(c)", len(c), len(z))
	sumExpColumnsLoopsAVX2(z, x, c, rows, stride)
}

func normalizeGradSumColumnsAVX2(z, x, c []float32, rows, stride int) {
	lengths.AtLeast("float32.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float32.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float32.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	normalizeGradSumColumnsLoopsAVX2(z, x, c, rows, stride)
}

func prefixSumsAVX2(z, x []float32, before float32) float32 {
	lengths.Equal("float32.PrefixSums", "len(z)", len(z), len(x))
	// Lanes without one before them add 0, which makes 0 of -0.
	return prefixSumsLoopsAVX2(z, x, before+0)
}
