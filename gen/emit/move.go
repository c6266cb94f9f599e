package emit

import (
	"math/bits"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// moves returns the kernels that copy elements of any type, by their sizes.
func moves() []Output {
	d := table.DType{}
	return []Output{
		print("internal/memcopy/move_amd64.s", "move.go", moveCode(d), printer.NewGoAsm),
		print("internal/memcopy/stubs_amd64.go", "move.go", moveCode(d), printer.NewStubs),
	}
}

func moveCode(d table.DType) *ir.File {
	a := newAssembler(d)
	for _, bits := range []int{32, 64} {
		word := table.Type{Kind: table.Integer, Bits: bits}
		p := &products{
			Context:      a.Context,
			productShape: shapeOf(table.DType{Type: word, Name: word.String()}), elementwise: a,
		}
		p.transposing(word.String()+"TransposeAVX2", p.PREFETCHT0)
	}
	a.rows("copyRowsAVX2", "", func(x, m operand.Op) { a.VMOVDQU(x, m) })
	a.rows("nonTemporalRowsAVX2", " bypassing the caches; rows of z start at multiples of that size",
		a.VMOVNTDQ)
	a.fence()
	a.prefetch()
	return a.compile()
}

// rows writes a kernel that copies rows to others.
func (a *assembler) rows(name, how string, store func(x, m operand.Op)) {
	const lineVectors, lineBytes = 2, 64
	a.Function(name)
	a.Attributes(attr.NOSPLIT)
	a.SignatureExpr("func(z *byte, zStride int, x *byte, xStride int, rows, lines int)")
	a.Doc(name + " copies rows > 0 of lines > 0 of 64 bytes, strides in bytes after one another," +
		how + ".")
	a.Pragma("noescape")
	var word [6]reg.GPVirtual
	for i, name := range []string{"z", "zStride", "x", "xStride", "rows", "lines"} {
		word[i] = a.GP64()
		a.Load(a.Param(name), word[i])
	}
	z, zStride, x, xStride, rows, lines := word[0], word[1], word[2], word[3], word[4], word[5]
	a.SHLQ(operand.U8(bits.TrailingZeros(lineBytes)), lines)
	a.Label("row")
	at := a.GP64()
	a.XORQ(at, at)
	a.align()
	a.Label("line")
	for v := range lineVectors {
		y := a.YMM()
		a.VMOVDQU(operand.Mem{Base: x, Index: at, Scale: 1, Disp: 32 * v}, y)
		store(y, operand.Mem{Base: z, Index: at, Scale: 1, Disp: 32 * v})
	}
	a.ADDQ(operand.U32(lineBytes), at)
	a.CMPQ(at, lines)
	a.JLT(operand.LabelRef("line"))
	a.ADDQ(zStride, z)
	a.ADDQ(xStride, x)
	a.DECQ(rows)
	a.JNZ(operand.LabelRef("row"))
	a.VZEROUPPER()
	a.RET()
}

// fence writes the kernel that ends streams.
func (a *assembler) fence() {
	a.Function("fenceAVX2")
	a.Attributes(attr.NOSPLIT)
	a.SignatureExpr("func()")
	a.Doc("fenceAVX2 lets what nonTemporalRowsAVX2 wrote be seen before what is written after it.")
	a.SFENCE()
	a.RET()
}

// prefetch writes the kernel that starts to bring memory to the caches.
func (a *assembler) prefetch() {
	a.Function("prefetchAVX2")
	a.Attributes(attr.NOSPLIT)
	a.SignatureExpr("func(x *byte, lines int)")
	a.Doc("prefetchAVX2 starts to bring lines > 0 of 64 bytes at x to the caches.")
	a.Pragma("noescape")
	x, lines := a.Load(a.Param("x"), a.GP64()), a.Load(a.Param("lines"), a.GP64())
	a.Label("line")
	a.PREFETCHT0(operand.Mem{Base: x})
	a.ADDQ(operand.U32(64), x)
	a.DECQ(lines)
	a.JNZ(operand.LabelRef("line"))
	a.RET()
}
