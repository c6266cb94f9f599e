package emit

import (
	"fmt"
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
		p.splitting(word.String() + "SplitAVX2")
		p.joining(word.String() + "JoinAVX2")
	}
	a.rows("copyRowsAVX2", "", func(x, m operand.Op) { a.VMOVDQU(x, m) })
	a.rows("nonTemporalRowsAVX2", " bypassing the caches; rows of z start at multiples of that size",
		a.VMOVNTDQ)
	a.fence()
	a.prefetch()
	return a.compile()
}

// few is how many elements of a column kernels take that have less than a vector each.
const few = 4

// splitting writes a kernel that takes short columns apart. It reads few elements of each, and has
// the last row that there is written over the others.
func (p *products) splitting(name string) {
	n, z, x, k := p.startFew(name, "copies n columns of x, of which it reads four elements each, to 1 to 4 rows of z, k of them")
	to, xStride := p.firstRows(z, p.stride("zStride"), k), p.stride("xStride")
	from := p.rows(x, xStride, p.Lanes)
	p.Label("loop")
	y := make([]reg.VecVirtual, few)
	for r := range y {
		y[r] = p.YMM()
		if p.Lanes == few {
			p.VMOVUPS(from.row(r), y[r])
		} else {
			p.VMOVUPS(from.row(r), y[r].AsX())
			p.VINSERTF128(operand.Imm(1), from.row(r+few), y[r], y[r])
		}
	}
	y = p.transposeFew(y)
	for r := few - 1; r >= 0; r-- {
		p.VMOVUPS(y[r], operand.Mem{Base: to[r]})
		p.ADDQ(operand.Imm(32), to[r])
	}
	for _, base := range from.bases {
		p.advance(base, xStride, p.Lanes)
	}
	p.endFew(n)
}

// joining writes a kernel that puts short rows together. It writes few elements of each, later rows
// over what is too much of earlier ones.
func (p *products) joining(name string) {
	n, z, x, k := p.startFew(name, "copies n rows of z, of which it writes four elements each, from 1 to 4 columns of x, k of them")
	zStride, from := p.stride("zStride"), p.firstRows(x, p.stride("xStride"), k)
	to := p.rows(z, zStride, p.Lanes)
	p.Label("loop")
	y := make([]reg.VecVirtual, few)
	for r := range y {
		y[r] = p.YMM()
		p.VMOVUPS(operand.Mem{Base: from[r]}, y[r])
		p.ADDQ(operand.Imm(32), from[r])
	}
	y = p.transposeFew(y)
	for r := range p.Lanes {
		switch {
		case p.Lanes == few:
			p.VMOVUPS(y[r], to.row(r))
		case r < few:
			p.VMOVUPS(y[r].AsX(), to.row(r))
		default:
			p.VEXTRACTF128(operand.Imm(1), y[r-few], to.row(r))
		}
	}
	for _, base := range to.bases {
		p.advance(base, zStride, p.Lanes)
	}
	p.endFew(n)
}

// startFew begins a kernel that does something to n vectors or rows, a multiple of the lanes, and
// loads all parameters but strides.
func (p *products) startFew(name, does string) (n, z, x, k reg.GPVirtual) {
	p.Function(name)
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(n int, z *%[1]s, zStride int, x *%[1]s, xStride, k int)",
		p.Name))
	p.Doc(name + " " + does + ". n is a positive multiple of the lanes of a vector.")
	p.Pragma("noescape")
	return p.word("n"), p.word("z"), p.word("x"), p.word("k")
}

// endFew ends the loop of such a kernel, and the kernel.
func (p *products) endFew(n reg.GPVirtual) {
	p.SUBQ(operand.Imm(uint64(p.Lanes)), n)
	p.JNE(operand.LabelRef("loop"))
	p.VZEROUPPER()
	p.RET()
}

// firstRows returns where few rows are, a stride after one another, of which there are k: the last
// one for those that there are not.
func (p *products) firstRows(first, stride, k reg.GPVirtual) []reg.GPVirtual {
	rows := []reg.GPVirtual{first}
	for r := 1; r < few; r++ {
		row := p.GP64()
		p.LEAQ(operand.Mem{Base: rows[r-1], Index: stride, Scale: 1}, row)
		p.CMPQ(k, operand.Imm(uint64(r)))
		p.CMOVQLE(rows[r-1], row)
		rows = append(rows, row)
	}
	return rows
}

// transposeFew is transpose of few rows, by parts of vectors that have as many elements.
func (p *products) transposeFew(y []reg.VecVirtual) []reg.VecVirtual {
	if p.Lanes == few {
		return p.transpose(y)
	}
	return p.interleave(p.VUNPCKLPD, p.VUNPCKHPD, p.interleave(p.VUNPCKLPS, p.VUNPCKHPS, y, 1), few/2)
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
