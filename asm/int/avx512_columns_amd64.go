// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func sumColumnsAVX512(z, x []int, rows, stride int) {
	lengths.AtLeast("int.SumColumns", "rows", rows, 0)
	lengths.AtLeast("int.SumColumns", "stride", stride, 0)
	lengths.AtLeast("int.SumColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	sumColumnsLoopsAVX512(z, x, rows, stride*8)
}

//go:noescape
func sumColumnsLoopsAVX512(z, x []int, rows, stride int)

func prodColumnsAVX512(z, x []int, rows, stride int) {
	lengths.AtLeast("int.ProdColumns", "rows", rows, 0)
	lengths.AtLeast("int.ProdColumns", "stride", stride, 0)
	lengths.AtLeast("int.ProdColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	prodColumnsLoopsAVX512(z, x, rows, stride*8)
}

//go:noescape
func prodColumnsLoopsAVX512(z, x []int, rows, stride int)

func maxColumnsAVX512(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("int.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("int.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX512(z, x, rows, stride*8)
}

//go:noescape
func maxColumnsLoopsAVX512(z, x []int, rows, stride int)

func minColumnsAVX512(z, x []int, rows, stride int) {
	lengths.AtLeast("int.MinColumns", "rows", rows, 0)
	lengths.AtLeast("int.MinColumns", "stride", stride, 0)
	lengths.AtLeast("int.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX512(z, x, rows, stride*8)
}

//go:noescape
func minColumnsLoopsAVX512(z, x []int, rows, stride int)
