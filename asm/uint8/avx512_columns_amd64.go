// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func maxColumnsAVX512(z, x []uint8, rows, stride int) {
	lengths.AtLeast("uint8.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("uint8.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("uint8.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsAVX512(z, x, rows, stride*1)
}

//go:noescape
func maxColumnsLoopsAVX512(z, x []uint8, rows, stride int)

func minColumnsAVX512(z, x []uint8, rows, stride int) {
	lengths.AtLeast("uint8.MinColumns", "rows", rows, 0)
	lengths.AtLeast("uint8.MinColumns", "stride", stride, 0)
	lengths.AtLeast("uint8.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsAVX512(z, x, rows, stride*1)
}

//go:noescape
func minColumnsLoopsAVX512(z, x []uint8, rows, stride int)
