package emit

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// fills returns the functions that fill vectors.
func fills() []Output {
	return []Output{
		print("internal/vector/fill_amd64.s", "vector.go", fillCode(), printer.NewGoAsm),
		print("internal/vector/stubs_amd64.go", "vector.go", fillCode(), printer.NewStubs),
	}
}

func fillCode() *ir.File {
	a := newAssembler(table.DType{})
	a.fill("fillAVX2", 32, reg.Y0, func(x, m operand.Op) { a.VMOVDQU(x, m) })
	a.fill("fillAVX512", 64, reg.Z0, func(x, m operand.Op) { a.VMOVDQU64(x, m) })
	return a.compile()
}

// fill writes a function that fills vectors of so many bytes.
func (a *assembler) fill(name string, bytes int, x reg.Register, store func(x, m operand.Op)) {
	a.Function(name)
	a.Attributes(attr.NOSPLIT)
	a.SignatureExpr("func(at *byte, bits uint64, vectors int)")
	a.Doc(name + " sets vectors > 0 to 64 bits, as often as they have them.")
	a.Pragma("noescape")
	at, left := a.Load(a.Param("at"), a.GP64()), a.Load(a.Param("vectors"), a.GP64())
	bits, err := a.Param("bits").Resolve()
	if err != nil {
		panic(err)
	}
	a.VPBROADCASTQ(bits.Addr, x)
	a.Label("vector")
	store(x, operand.Mem{Base: at})
	a.ADDQ(operand.U32(bytes), at)
	a.DECQ(left)
	a.JNZ(operand.LabelRef("vector"))
	a.VZEROUPPER()
	a.RET()
}
