// Code generated from gen/table. DO NOT EDIT.

//go:build !purego

package kernels

import "github.com/ashlar-go/ashlar/internal/lengths"

func maxColumnsNEON(z, x []int32, rows, stride int) {
	lengths.AtLeast("int32.MaxColumns", "rows", rows, 0)
	lengths.AtLeast("int32.MaxColumns", "stride", stride, 0)
	lengths.AtLeast("int32.MaxColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	maxColumnsLoopsNEON(z, x, rows, stride*4)
}

//go:noescape
func maxColumnsLoopsNEON(z, x []int32, rows, stride int)

func minColumnsNEON(z, x []int32, rows, stride int) {
	lengths.AtLeast("int32.MinColumns", "rows", rows, 0)
	lengths.AtLeast("int32.MinColumns", "stride", stride, 0)
	lengths.AtLeast("int32.MinColumns", "len(x)", len(x), lengths.Span(rows, len(z), stride))
	minColumnsLoopsNEON(z, x, rows, stride*4)
}

//go:noescape
func minColumnsLoopsNEON(z, x []int32, rows, stride int)
