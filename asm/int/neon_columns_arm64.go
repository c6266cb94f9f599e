// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsNEON(z, x []int, rows, stride int) {
	lengths.AtLeast("int.SumColumns", "rows", rows, 0)
	lengths.AtLeast("int.SumColumns", "stride", stride, 0)
	lengths.AtLeast("int.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func sumColumnsLoopsNEON(z, x []int, rows, stride int)

func maxColumnsNEON(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("int.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("int.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func maxColumnsLoopsNEON(z, x []int, rows, stride int)

func minColumnsNEON(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MinColumns", "rows", rows, 0)
	lengths.AtLeast("int.MinColumns", "stride", stride, 0)
	lengths.AtLeast("int.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsNEON(z, x, rows, stride*8)
}

//go:noescape
func minColumnsLoopsNEON(z, x []int, rows, stride int)
