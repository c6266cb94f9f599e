// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func maxColumnsNEON(z, x []uint8, rows, stride int) {
	lengths.AtLeast("uint8.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("uint8.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("uint8.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsNEON(z, x, rows, stride*1)
}

//go:noescape
func maxColumnsLoopsNEON(z, x []uint8, rows, stride int)

func minColumnsNEON(z, x []uint8, rows, stride int) {
	lengths.AtLeast("uint8.MinColumns", "rows", rows, 0)
	lengths.AtLeast("uint8.MinColumns", "stride", stride, 0)
	lengths.AtLeast("uint8.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsNEON(z, x, rows, stride*1)
}

//go:noescape
func minColumnsLoopsNEON(z, x []uint8, rows, stride int)
