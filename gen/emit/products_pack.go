package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// packRuns writes a kernel that gathers rows of patches.
func (p *products) packRuns() {
	p.Function("packRunsAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(k int, to *%[1]s, rt int, from *%[1]s, taps *int, runs *[2]int, n int)", p.Name))
	p.Doc("packRunsAVX2 sets k > 0 rows of nr elements, each made of n > 0 runs. All runs are copied as if they were nr long, and the next of them overwrites what is too much.")
	p.Pragma("noescape")
	k, to, rt, from, taps := p.word("k"), p.word("to"), p.stride("rt"), p.word("from"), p.word("taps")
	scale, vectors := uint8(p.Bytes), p.Vectors
	p.Label("row")
	tap := p.GP64()
	p.MOVQ(operand.Mem{Base: taps}, tap)
	p.ADDQ(operand.Imm(8), taps)
	p.LEAQ(operand.Mem{Base: from, Index: tap, Scale: scale}, tap)
	next, n := p.word("runs"), p.word("n")
	p.Label("run")
	at, source := p.GP64(), p.GP64()
	p.MOVQ(operand.Mem{Base: next}, at)
	p.MOVQ(operand.Mem{Base: next, Disp: 8}, source)
	p.ADDQ(operand.Imm(16), next)
	for v := range vectors {
		y := p.YMM()
		p.VMOVUPS(operand.Mem{Base: tap, Index: source, Scale: scale, Disp: 32 * v}, y)
		p.VMOVUPS(y, operand.Mem{Base: to, Index: at, Scale: scale, Disp: 32 * v})
	}
	p.DECQ(n)
	p.JNE(operand.LabelRef("run"))
	p.ADDQ(rt, to)
	p.DECQ(k)
	p.JNE(operand.LabelRef("row"))
	p.VZEROUPPER()
	p.RET()
}

// packTransposed writes a kernel that copies columns which lie along memory.
func (p *products) packTransposed() {
	p.Function("packTransposedAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(k int, to *%[1]s, rt int, b *%[1]s, cb int)", p.Name))
	p.Doc("packTransposedAVX2 copies as many columns as a vector has lanes, each of k elements in a row, to k rows. k is a positive multiple of the lanes.")
	p.Pragma("noescape")
	k, rt, cb := p.word("k"), p.stride("rt"), p.stride("cb")
	to, from := p.rows(p.word("to"), rt, p.Lanes), p.rows(p.word("b"), cb, p.Lanes)
	p.Label("loop")
	y := make([]reg.VecVirtual, p.Lanes)
	for r := range y {
		y[r] = p.YMM()
		p.VMOVUPS(from.row(r), y[r])
	}
	for r, x := range p.transpose(y) {
		p.VMOVUPS(x, to.row(r))
	}
	from.advance(p, operand.Imm(32))
	for _, base := range to.bases {
		p.advance(base, rt, p.Lanes)
	}
	p.SUBQ(operand.Imm(uint64(p.Lanes)), k)
	p.JNE(operand.LabelRef("loop"))
	p.VZEROUPPER()
	p.RET()
}

// transpose returns the columns of the square matrix whose rows are y. Each round
// exchanges blocks of twice the size, and the last exchanges halves of vectors.
func (p *products) transpose(y []reg.VecVirtual) []reg.VecVirtual {
	if p.Lanes == 8 {
		y = p.interleave(p.VUNPCKLPS, p.VUNPCKHPS, y, 1)
	}
	half := p.Lanes / 2
	y = p.interleave(p.VUNPCKLPD, p.VUNPCKHPD, y, half/2)
	z := make([]reg.VecVirtual, p.Lanes)
	for r := range half {
		z[r], z[r+half] = p.YMM(), p.YMM()
		p.VPERM2F128(operand.Imm(0x20), y[r+half], y[r], z[r])
		p.VPERM2F128(operand.Imm(0x31), y[r+half], y[r], z[r+half])
	}
	return z
}

// interleave returns what two instructions make of each pair of vectors that are
// a step apart, next to each other.
func (p *products) interleave(low, high func(...operand.Op), y []reg.VecVirtual, step int) []reg.VecVirtual {
	z := make([]reg.VecVirtual, len(y))
	for r := range z {
		z[r] = p.YMM()
		pair := r/(2*step)*(2*step) + r%(2*step)/2
		instruction := low
		if r%2 > 0 {
			instruction = high
		}
		instruction(y[pair+step], y[pair], z[r])
	}
	return z
}
