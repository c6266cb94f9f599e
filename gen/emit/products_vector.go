package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

const (
	// together is the number of rows that are multiplied with a vector, or combined, at a time:
	// their chains of multiply-adds keep the processor busy. A row alone needs as many chains
	// of its own.
	together = 8
	// ahead is how far from a row alone memory is fetched, in bytes: two pages, as the
	// processor itself does not look beyond one.
	ahead = 8192
)

// dots writes a kernel for a matrix whose rows lie along memory, times a vector.
func (p *products) dots() {
	p.Function("dotsAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(m, k int, a *%[1]s, ra int, b, c *%[1]s, stream bool)",
		p.Name))
	p.Doc("dotsAVX2 adds a·b to m elements of c, some at a time, or in stream one after the other.")
	p.Pragma("noescape")
	m, a, ra, c := p.word("m"), p.word("a"), p.stride("ra"), p.word("c")
	stream := p.GP32()
	p.Load(p.Param("stream"), stream)
	p.TESTL(stream, stream)
	p.JNZ(operand.LabelRef("rows1"))
	for _, rows := range []int{together, 1} {
		next, done := fmt.Sprintf("rows%d", rows), fmt.Sprintf("rows%d_done", rows)
		p.Label(next)
		p.SUBQ(operand.Imm(uint64(rows)), m)
		p.JLT(operand.LabelRef(done))
		p.addDots(p.dotsOf(rows, together/rows, a, ra), c)
		p.ADDQ(operand.Imm(uint64(rows*p.Bytes())), c)
		p.advance(a, ra, rows)
		p.JMP(operand.LabelRef(next))
		p.Label(done)
		p.ADDQ(operand.Imm(uint64(rows)), m)
	}
	p.VZEROUPPER()
	p.RET()
}

// dotsOf returns the products of some rows of a with b: for each row a vector, of which
// the lanes are to be added. They are sums over some vectors at a time; what is left goes
// to the first of these.
func (p *products) dotsOf(rows, vectors int, a, ra reg.GPVirtual) []reg.VecVirtual {
	label := func(s string) string { return fmt.Sprintf("rows%d_%s", rows, s) }
	p.vectors, p.mask = 1, nil
	some := operand.U32(vectors * p.Lanes)
	first, b, k := p.GP64(), p.word("b"), p.word("k")
	p.MOVQ(a, first)
	as := p.rows(first, ra, rows)
	sums := make([][]reg.VecVirtual, rows)
	for r := range sums {
		sums[r] = make([]reg.VecVirtual, vectors)
		for v := range sums[r] {
			sums[r][v] = p.YMM()
			p.VXORPS(sums[r][v], sums[r][v], sums[r][v])
		}
	}
	step := func(bytes int) {
		p.ADDQ(operand.U32(bytes), b)
		as.advance(p, operand.U32(bytes))
	}

	p.SUBQ(some, k)
	p.JLT(operand.LabelRef(label("rest")))
	p.Label(label("some"))
	for v := range vectors {
		y := p.YMM()
		p.VMOVUPS(operand.Mem{Base: b, Disp: 32 * v}, y)
		for r := range sums {
			p.fma(as.row(r).Offset(32*v), y, sums[r][v])
		}
		if rows == 1 && 32*v%64 == 0 {
			p.PREFETCHT0(as.row(0).Offset(32*v + ahead))
		}
	}
	step(32 * vectors)
	p.SUBQ(some, k)
	p.JGE(operand.LabelRef(label("some")))
	p.Label(label("rest"))
	p.ADDQ(some, k)

	p.Label(label("one"))
	p.JE(operand.LabelRef(label("sum")))
	left := p.maskFirst(k)
	y := p.YMM()
	p.load(operand.Mem{Base: b}, 0, y)
	for r := range sums {
		x := p.YMM()
		p.load(as.row(r), 0, x)
		p.fma(x, y, sums[r][0])
	}
	step(32)
	p.SUBQ(left, k)
	p.JMP(operand.LabelRef(label("one")))

	p.Label(label("sum"))
	p.mask = nil
	dots := make([]reg.VecVirtual, rows)
	for r := range sums {
		dots[r] = p.sum(sums[r])
	}
	return dots
}

// addDots adds the sum of the lanes of each vector to an element of c: neighbours, then
// neighbours of these sums.
func (p *products) addDots(dots []reg.VecVirtual, c reg.GPVirtual) {
	if len(dots) == 1 {
		x, half := dots[0], p.YMM()
		for size := p.Bytes(); size < 16; size *= 2 {
			p.addNeighbours(x, x, x)
		}
		p.VEXTRACTF128(operand.Imm(1), x, half.AsX())
		p.add(half, x, x)
		p.addFirst(operand.Mem{Base: c}, x)
		p.storeFirst(x, operand.Mem{Base: c})
		return
	}
	for v := range len(dots) / p.Lanes {
		z := p.sum(p.transpose(dots[v*p.Lanes:][:p.Lanes]))
		p.add(operand.Mem{Base: c, Disp: 32 * v}, z, z)
		p.VMOVUPS(z, operand.Mem{Base: c, Disp: 32 * v})
	}
}

// sum returns the sum of vectors: of neighbours, then of neighbours of these sums.
func (p *products) sum(x []reg.VecVirtual) reg.VecVirtual {
	for ; len(x) > 1; x = x[:len(x)/2] {
		for v := range len(x) / 2 {
			p.add(x[2*v+1], x[2*v], x[2*v])
			x[v] = x[2*v]
		}
	}
	return x[0]
}

// addNeighbours sets c to the sums of neighbours in a and b.
func (p *products) addNeighbours(a, b, c reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VHADDPS(a, b, c)
	} else {
		p.VHADDPD(a, b, c)
	}
}

func (p *products) add(a operand.Op, b, c reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VADDPS(a, b, c)
	} else {
		p.VADDPD(a, b, c)
	}
}

// addFirst adds the element at m to the first lane of y.
func (p *products) addFirst(m operand.Mem, y reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VADDSS(m, y.AsX(), y.AsX())
	} else {
		p.VADDSD(m, y.AsX(), y.AsX())
	}
}

// storeFirst stores the first lane of y at m.
func (p *products) storeFirst(y reg.VecVirtual, m operand.Mem) {
	if p.Bytes() == 4 {
		p.VMOVSS(y.AsX(), m)
	} else {
		p.VMOVSD(y.AsX(), m)
	}
}

// combine writes a kernel for a vector times a matrix whose rows lie along memory:
// some rows at a time, then one.
func (p *products) combine() {
	p.Function("combineAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(n, k int, a *%[1]s, ca int, b *%[1]s, rb int, c *%[1]s)",
		p.Name))
	p.Doc("combineAVX2 adds a·b to n elements of c.")
	p.Pragma("noescape")
	k, a, ca := p.word("k"), p.word("a"), p.stride("ca")
	b, rb := p.word("b"), p.stride("rb")
	for _, rows := range []int{together, 1} {
		next, done := fmt.Sprintf("rows%d", rows), fmt.Sprintf("rows%d_done", rows)
		p.Label(next)
		p.SUBQ(operand.Imm(uint64(rows)), k)
		p.JLT(operand.LabelRef(done))
		p.combineOf(rows, a, ca, b, rb)
		p.advance(b, rb, rows)
		p.JMP(operand.LabelRef(next))
		p.Label(done)
		p.ADDQ(operand.Imm(uint64(rows)), k)
	}
	p.VZEROUPPER()
	p.RET()
}

// combineOf adds the products of some elements of a with rows of b to c: four
// vectors at a time, then one. It steps a over the elements.
func (p *products) combineOf(rows int, a, ca, b, rb reg.GPVirtual) {
	x := make([]reg.VecVirtual, rows)
	for r := range x {
		x[r] = p.YMM()
		p.broadcast(operand.Mem{Base: a}, x[r])
		p.ADDQ(ca, a)
	}
	c, n, first := p.word("c"), p.word("n"), p.GP64()
	p.MOVQ(b, first)
	bs := p.rows(first, rb, rows)
	for _, vectors := range []int{4, 1} {
		next, done := fmt.Sprintf("rows%d_by%d", rows, vectors),
			fmt.Sprintf("rows%d_under%d", rows, vectors)
		p.vectors, p.mask = vectors, nil
		wide := p.GP64()
		p.MOVQ(operand.U32(vectors*p.Lanes), wide)
		p.Label(next)
		p.CMPQ(n, wide)
		p.JLT(operand.LabelRef(done))
		p.combineColumns(x, bs, c)
		p.SUBQ(wide, n)
		p.JMP(operand.LabelRef(next))
		p.Label(done)
	}
	done := fmt.Sprintf("rows%d_next", rows)
	p.TESTQ(n, n)
	p.JE(operand.LabelRef(done))
	p.maskFirst(n)
	p.combineColumns(x, bs, c)
	p.Label(done)
}

// combineColumns adds x·b to the vectors of c, and steps b and c over them.
func (p *products) combineColumns(x []reg.VecVirtual, b strided, c reg.GPVirtual) {
	sums := make([]reg.VecVirtual, p.vectors)
	for v := range sums {
		sums[v] = p.YMM()
		p.load(operand.Mem{Base: c}, v, sums[v])
	}
	for r := range x {
		for v := range sums {
			if p.mask == nil {
				p.fma(b.row(r).Offset(32*v), x[r], sums[v])
			} else {
				y := p.YMM()
				p.load(b.row(r), v, y)
				p.fma(y, x[r], sums[v])
			}
		}
	}
	for v := range sums {
		p.store(sums[v], v, operand.Mem{Base: c})
	}
	bytes := operand.U32(32 * p.vectors)
	p.ADDQ(bytes, c)
	b.advance(p, bytes)
}
