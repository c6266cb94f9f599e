package emit

import (
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"

	"github.com/ashlar-go/ashlar/gen/table"
)

// nearest returns the kernels of package search.
func nearest() []Output {
	return []Output{
		print("search/widen_amd64.s", "nearest.go", nearestCode(), printer.NewGoAsm),
		print("search/stubs_amd64.go", "nearest.go", nearestCode(), printer.NewStubs),
	}
}

// nearestCode returns the kernel that makes bytes float32.
func nearestCode() *ir.File {
	a := newAssembler(table.DType{})
	z, x, groups := a.beginGroups("widenAVX2", "float32", "int8")
	a.Label("group")
	for v := range halfVectors {
		y := a.YMM()
		a.VPMOVSXBD(operand.Mem{Base: x, Disp: v * groupElements / halfVectors}, y)
		a.VCVTDQ2PS(y, y)
		a.VMOVUPS(y, vectorAt(z, v))
	}
	a.endGroups(z, x, groups, wideBytes, groupElements)
	return a.compile()
}
