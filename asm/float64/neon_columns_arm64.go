// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsNEON(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.SumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func sumColumnsLoopsNEON(z, x []float64, rows, stride int)

func prodColumnsNEON(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("float64.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("float64.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func prodColumnsLoopsNEON(z, x []float64, rows, stride int)

func maxColumnsNEON(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func maxColumnsLoopsNEON(z, x []float64, rows, stride int)

func minColumnsNEON(z, x []float64, rows, stride int) {
	lengths.AtLeast("float64.MinColumns", "rows", rows, 0)
	lengths.AtLeast("float64.MinColumns", "stride", stride, 0)
	lengths.AtLeast("float64.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func minColumnsLoopsNEON(z, x []float64, rows, stride int)

func sumSquaresColumnsNEON(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumSquaresColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumSquaresColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumSquaresColumns", "len(c)", len(c), len(z))
	sumSquaresColumnsLoopsNEON(z, x, c, rows, stride*8)
}

//go:noescape
func sumSquaresColumnsLoopsNEON(z, x, c []float64, rows, stride int)

func sumExpColumnsNEON(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.SumExpColumns", "rows", rows, 0)
	lengths.AtLeast("float64.SumExpColumns", "stride", stride, 0)
	lengths.AtLeast("float64.SumExpColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.SumExpColumns", "len(c)", len(c), len(z))
	sumExpColumnsLoopsNEON(z, x, c, rows, stride*8)
}

//go:noescape
func sumExpColumnsLoopsNEON(z, x, c []float64, rows, stride int)

func normalizeGradSumColumnsNEON(z, x, c []float64, rows, stride int) {
	lengths.AtLeast("float64.NormalizeGradSumColumns", "rows", rows, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "stride", stride, 0)
	lengths.AtLeast("float64.NormalizeGradSumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	lengths.Equal("float64.NormalizeGradSumColumns", "len(c)", len(c), len(z))
	normalizeGradSumColumnsLoopsNEON(z, x, c, rows, stride*8)
}

//go:noescape
func normalizeGradSumColumnsLoopsNEON(z, x, c []float64, rows, stride int)
