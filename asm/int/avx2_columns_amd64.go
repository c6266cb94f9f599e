// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX2(z, x []int, rows, stride int) {
	lengths.AtLeast("int.SumColumns", "rows", rows, 0)
	lengths.AtLeast("int.SumColumns", "stride", stride, 0)
	lengths.AtLeast("int.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX2(z, x, rows, stride*8)
}

//go:noescape
func sumColumnsLoopsAVX2(z, x []int, rows, stride int)

func prodColumnsAVX2(z, x []int, rows, stride int) {
	lengths.AtLeast("int.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("int.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("int.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX2(z, x, rows, stride*8)
}

//go:noescape
func prodColumnsLoopsAVX2(z, x []int, rows, stride int)

func maxColumnsAVX2(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("int.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("int.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX2(z, x, rows, stride*8)
}

//go:noescape
func maxColumnsLoopsAVX2(z, x []int, rows, stride int)

func minColumnsAVX2(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MinColumns", "rows", rows, 0)
	lengths.AtLeast("int.MinColumns", "stride", stride, 0)
	lengths.AtLeast("int.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX2(z, x, rows, stride*8)
}

//go:noescape
func minColumnsLoopsAVX2(z, x []int, rows, stride int)
