package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// packRuns writes a kernel that gathers rows of patches. Few runs stay in registers.
func (p *products) packRuns() {
	p.Function("packRunsAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(k int, to *%[1]s, rt int, from *%[1]s, taps *int, runs *[2]int, n int)", p.Name))
	p.Doc("packRunsAVX2 sets k > 0 rows of nr elements, each made of n > 0 runs. All runs are copied as if they were nr long, and the next of them overwrites what is too much.")
	p.Pragma("noescape")
	p.vectors, p.mask = p.Vectors, nil
	for few := 1; few <= 2; few++ {
		more := fmt.Sprintf("more%d", few)
		p.CMPQ(p.word("n"), operand.Imm(uint64(few)))
		p.JNE(operand.LabelRef(more))
		p.packFew(few)
		p.Label(more)
	}
	k, to, rt, from, taps := p.word("k"), p.word("to"), p.stride("rt"), p.word("from"),
		p.word("taps")
	p.Label("row")
	row := p.GP64()
	p.LEAQ(p.element(from, p.next(taps)), row)
	runs, n := p.word("runs"), p.word("n")
	p.Label("run")
	at := p.next(runs)
	p.move(p.element(row, p.next(runs)), p.element(to, at))
	p.DECQ(n)
	p.JNE(operand.LabelRef("run"))
	p.ADDQ(rt, to)
	p.DECQ(k)
	p.JNE(operand.LabelRef("row"))
	p.VZEROUPPER()
	p.RET()
}

// packFew writes code that gathers rows of a known number of runs, and returns.
func (p *products) packFew(n int) {
	k, rt, taps, runs := p.word("k"), p.stride("rt"), p.word("taps"), p.word("runs")
	from, to := make([]reg.GPVirtual, n), make([]reg.GPVirtual, n)
	for r := range n {
		from[r], to[r] = p.word("from"), p.word("to")
		p.LEAQ(p.element(to[r], p.next(runs)), to[r])
		p.LEAQ(p.element(from[r], p.next(runs)), from[r])
	}
	row := fmt.Sprintf("row_of%d", n)
	p.Label(row)
	tap := p.next(taps)
	for r := range n {
		p.move(p.element(from[r], tap), operand.Mem{Base: to[r]})
		p.ADDQ(rt, to[r])
	}
	p.DECQ(k)
	p.JNE(operand.LabelRef(row))
	p.VZEROUPPER()
	p.RET()
}

// takeSecond writes a kernel that takes every second element.
func (p *products) takeSecond() {
	p.Function("takeSecondAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(n int, to, from *%s)", p.Name))
	p.Doc("takeSecondAVX2 takes n elements of which each is the second after the one before, and reads one more. n is a positive multiple of the lanes.")
	p.Pragma("noescape")
	n, to, from := p.word("n"), p.word("to"), p.word("from")
	p.Label("loop")
	x, y := p.YMM(), p.YMM()
	p.VMOVUPS(operand.Mem{Base: from}, x)
	p.VMOVUPS(operand.Mem{Base: from, Disp: 32}, y)
	if p.Lanes == 8 { // the first of each pair of x and of y, by halves of vectors
		p.VSHUFPS(operand.Imm(0x88), y, x, x)
	} else {
		p.VUNPCKLPD(y, x, x)
	}
	p.VPERMPD(operand.Imm(0xd8), x, x)
	p.VMOVUPS(x, operand.Mem{Base: to})
	p.ADDQ(operand.Imm(64), from)
	p.ADDQ(operand.Imm(32), to)
	p.SUBQ(operand.Imm(uint64(p.Lanes)), n)
	p.JNE(operand.LabelRef("loop"))
	p.VZEROUPPER()
	p.RET()
}

// next loads the word at r, and steps r over it.
func (p *products) next(r reg.GPVirtual) reg.GPVirtual {
	word := p.GP64()
	p.MOVQ(operand.Mem{Base: r}, word)
	p.ADDQ(operand.Imm(8), r)
	return word
}

// element returns the address of the element number i from first.
func (p *products) element(first, i reg.GPVirtual) operand.Mem {
	return operand.Mem{Base: first, Index: i, Scale: uint8(p.Bytes())}
}

// move copies a row of a panel.
func (p *products) move(from, to operand.Mem) {
	for v := range p.vectors {
		y := p.YMM()
		p.load(from, v, y)
		p.store(y, v, to)
	}
}

// packTransposed writes a kernel that copies columns which lie along memory.
func (p *products) packTransposed() { p.transposing("packTransposedAVX2", p.PREFETCHT1) }

// transposing writes packTransposed under a name. It has memory that comes later fetched by an
// instruction.
func (p *products) transposing(name string, fetch func(operand.Op)) {
	p.Function(name)
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(k int, to *%[1]s, rt int, b *%[1]s, cb int, later int)",
		p.Name))
	p.Doc(name + " copies as many columns as a vector has lanes, each of k elements in a row, to k rows, and has those fetched that come so many elements later. k is a positive multiple of the lanes.")
	p.Pragma("noescape")
	k, rt, cb := p.word("k"), p.stride("rt"), p.stride("cb")
	to, from := p.rows(p.word("to"), rt, p.Lanes), p.rows(p.word("b"), cb, p.Lanes)
	first := p.stride("later")
	p.ADDQ(from.bases[0], first)
	fetched := p.rows(first, cb, p.Lanes)
	p.Label("loop")
	y := make([]reg.VecVirtual, p.Lanes)
	for r := range y {
		y[r] = p.YMM()
		p.VMOVUPS(from.row(r), y[r])
		fetch(fetched.row(r))
	}
	for r, x := range p.transpose(y) {
		p.VMOVUPS(x, to.row(r))
	}
	from.advance(p, operand.Imm(32))
	fetched.advance(p, operand.Imm(32))
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
func (p *products) interleave(low, high func(...operand.Op), y []reg.VecVirtual,
	step int,
) []reg.VecVirtual {
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
