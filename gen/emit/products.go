package emit

import (
	"fmt"
	"maps"

	. "github.com/dave/jennifer/jen"
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// tileRows is the number of rows of a tile, the part of c that a product holds in
// registers. Six rows of two vectors are 12 accumulators; the other 4 registers
// have a row of b and elements of a.
const tileRows = 6

// A products writes the micro-kernels of the products of one element type.
type products struct {
	*build.Context
	productShape
	elementwise *assembler // has the masks

	// Of the code being written:
	vectors int            // of a row
	mask    reg.VecVirtual // lanes of the last vector, or nil for all
	packed  reg.GPVirtual  // where rows of b are copied to, or nil
}

// A productShape is an element type and the tile of its products.
type productShape struct {
	table.DType
	Lanes    int // elements of a vector
	Vectors  int // of a row of a tile; of integers, each takes two accumulators
	TileRows int // of a tile
}

func shapeOf(d table.DType) productShape {
	shape := productShape{d, 32 / d.Bytes(), 2, tileRows}
	if !d.IsFloat() {
		shape.Vectors = 1
	}
	return shape
}

// productFiles returns the files of the products of d in Go.
func productFiles(d table.DType) (files []Output) {
	for _, name := range []string{
		"matmul.go", "conv.go", "conv_test.go", "pool.go", "patches.go",
		"matmul_test.go", "matmul_generic.go",
	} {
		files = append(files, fill("asm/"+d.Name+"/"+name, name+".tmpl", shapeOf(d)))
	}
	return files
}

// avx2Products returns those in AVX2.
func avx2Products(d table.DType, numbers map[string]*ir.Global) []Output {
	a := productCode(d)
	maps.Copy(numbers, a.numbers)
	file := a.compile()
	return []Output{
		fill("asm/"+d.Name+"/matmul_avx2_amd64.go", "matmul_avx2.go.tmpl", shapeOf(d)),
		print("asm/"+d.Name+"/matmul_avx2_amd64.s", "products.go", file, printer.NewGoAsm),
		print("asm/"+d.Name+"/matmul_stubs_amd64.go", "products.go", file, printer.NewStubs),
	}
}

// convolved returns the parameters of a convolution of images.
func convolved(images ...string) *Statement {
	return Params(List(ids(images...)...).Id("Images"), Id("by").Qual(Module+"/asm", "Convolution"))
}

// productKernels lists the fields of Kernels that are products.
func productKernels(d table.DType) []field {
	pooled := Params(List(Id("z"), Id("x")).Id("Images"), Id("size").Index(Lit(2)).Int(),
		Id("by").Qual(Module+"/asm", "Convolution"))
	matrices := Params(List(Id("c"), Id("a"), Id("b")).Id("Matrix"))
	all := []field{
		{"MatMul", "c = a·b", matrices, "matMulGeneric", "matMulAVX2", nil},
		{"MatMulAdd", "c += a·b", matrices, "matMulAddGeneric", "matMulAddAVX2", nil},
		{"Conv", "z = x ∗ w", convolved("z", "x", "w"), "convGeneric", "convAVX2", nil},
		{
			"ConvGradX", "of x, where g is that of z", convolved("z", "g", "w"), "convGradXGeneric",
			"convGradXAVX2", nil,
		},
		{
			"ConvGradW", "of w, where g is that of z", convolved("z", "g", "x"), "convGradWGeneric",
			"convGradWAVX2", nil,
		},
		{
			"MaxPool", "z = the largest elements of windows of x", pooled, "maxPoolGeneric",
			"maxPoolAVX2", nil,
		},
		{"SumPool", "z = the sums of windows of x", pooled, "sumPoolGeneric", "sumPoolAVX2", nil},
	}
	return inGoUnless(productsInAVX2(d), all)
}

// productCode writes the micro-kernels of the products of d.
func productCode(d table.DType) *assembler {
	a := newAssembler(d)
	p := &products{Context: a.Context, productShape: shapeOf(d), elementwise: a}
	p.panel()
	p.packTransposed()
	p.packRuns()
	p.takeSecond()
	if p.IsFloat() {
		p.dots()
		p.combine()
	}
	return a
}

// panel writes the kernel that all but products with vectors go through.
func (p *products) panel() {
	T := p.Name
	p.Function("panelAVX2")
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(m, n, k int, a *%[1]s, ra, ca int, b *%[1]s, rb int, packed, from *%[1]s, rf int, c *%[1]s, rc int, next *%[1]s, lines int)", T))
	p.Doc("panelAVX2 sets m rows of c, which has the n <= nr columns of b, to from + a·b. Unless packed is nil, the first mr rows copy b to it, for the others to read. Each tile has lines of the cache fetched from next on.")
	p.Pragma("noescape")

	n := p.word("n")
	p.CMPQ(n, operand.Imm(uint64(p.Vectors*p.Lanes)))
	p.JEQ(operand.LabelRef("full"))
	for p.vectors = 1; p.vectors <= p.Vectors; p.vectors++ {
		wider := fmt.Sprintf("wider%d", p.vectors)
		p.CMPQ(n, operand.Imm(uint64(p.Lanes)))
		p.JGT(operand.LabelRef(wider))
		p.maskFirst(n)
		p.tiles(fmt.Sprintf("masked%d", p.vectors))
		p.Label(wider)
		p.SUBQ(operand.Imm(uint64(p.Lanes)), n)
	}
	p.Label("full")
	p.vectors, p.mask = p.Vectors, nil
	p.tiles("full")
}

// tiles writes code that computes m rows in tiles and returns.
func (p *products) tiles(name string) {
	label := func(rows int) string { return fmt.Sprintf("%s_rows%d", name, rows) }
	m, a, ra, ca := p.word("m"), p.word("a"), p.stride("ra"), p.stride("ca")
	rb, from, c := p.stride("rb"), p.word("from"), p.word("c")

	next, done := name+"_next", name+"_done"
	p.packed = p.word("packed")
	p.TESTQ(p.packed, p.packed)
	p.JZ(operand.LabelRef(next))
	p.tile(name+"_packing", tileRows, a, ra, ca, rb, from, c)
	p.packed = nil
	p.SUBQ(operand.Imm(tileRows), m)
	p.Store(p.word("packed"), p.Param("b"))
	p.MOVQ(operand.U32(32*p.Vectors), rb)

	// Tiles are of 6 rows, but 7 to 9 rows are better cut in halves.
	p.Label(next)
	if p.mask == nil {
		p.fetch(c)
	}
	p.CMPQ(m, operand.Imm(10))
	p.JGE(operand.LabelRef(label(tileRows)))
	for left, rows := range []int{0, 1, 2, 3, 4, 5, 6, 4, 4, 5} {
		p.CMPQ(m, operand.Imm(uint64(left)))
		if rows == 0 {
			p.JE(operand.LabelRef(done))
		} else {
			p.JE(operand.LabelRef(label(rows)))
		}
	}
	for rows := tileRows; rows > 0; rows-- {
		p.Label(label(rows))
		p.tile(label(rows), rows, a, ra, ca, rb, from, c)
		p.SUBQ(operand.Imm(uint64(rows)), m)
		p.JMP(operand.LabelRef(next))
	}
	p.Label(done)
	p.VZEROUPPER()
	p.RET()
}

// tile computes a tile of some rows, and steps a, from and c over them. What it
// needs only at its start or end it loads there: general registers are just enough.
func (p *products) tile(label string, rows int, a, ra, ca, rb, from, c reg.GPVirtual) {
	loop, store := label+"_loop", label+"_store"
	rf := p.stride("rf")
	start := p.rows(from, rf, rows)
	acc := make([][]accumulator, rows)
	for r := range acc {
		acc[r] = make([]accumulator, p.vectors)
		for v := range acc[r] {
			acc[r][v] = p.accumulator(start.row(r), v)
		}
	}
	p.advance(from, rf, rows)

	first, b, k := p.GP64(), p.word("b"), p.word("k")
	p.MOVQ(a, first)
	p.advance(a, ra, rows)
	as := p.rows(first, ra, rows)
	p.TESTQ(k, k)
	p.JZ(operand.LabelRef(store))
	p.Label(loop)
	y := make([]factor, p.vectors)
	for v := range y {
		y[v] = p.factor(operand.Mem{Base: b}, v)
	}
	if p.packed != nil {
		p.copyRow(y)
	}
	if p.packed != nil || rows < tileRows {
		p.PREFETCHT1(operand.Mem{Base: b, Disp: 32 * p.Vectors}) // the next panel
	}
	p.ADDQ(rb, b)
	for r := range acc {
		p.multiply(as.row(r), y, acc[r])
	}
	as.advance(p, ca)
	p.DECQ(k)
	p.JNZ(operand.LabelRef(loop))

	p.Label(store)
	rc := p.stride("rc")
	to := p.rows(c, rc, rows)
	for r := range acc {
		for v := range acc[r] {
			p.store(p.total(acc[r][v]), v, to.row(r))
		}
	}
	p.advance(c, rc, rows)
}

// fetch has fetched to L2 what is needed soon: the part of these rows of c that comes with
// the next panel, and lines of that.
func (p *products) fetch(c reg.GPVirtual) {
	after := p.GP64()
	p.LEAQ(operand.Mem{Base: c, Disp: 32 * p.Vectors}, after)
	to := p.rows(after, p.stride("rc"), tileRows)
	for r := range tileRows {
		p.PREFETCHT1(to.row(r))
	}
	next, lines := p.word("next"), p.word("lines")
	p.TESTQ(lines, lines)
	p.JZ(operand.LabelRef("fetched"))
	p.Label("fetch")
	p.PREFETCHT1(operand.Mem{Base: next})
	p.ADDQ(operand.Imm(64), next)
	p.DECQ(lines)
	p.JNZ(operand.LabelRef("fetch"))
	p.Store(next, p.Param("next"))
	p.Label("fetched")
}

// copyRow copies a row of b, and steps over it.
func (p *products) copyRow(y []factor) {
	for v := range y {
		p.VMOVUPS(y[v].y, operand.Mem{Base: p.packed, Disp: 32 * v})
	}
	p.ADDQ(operand.U32(32*p.Vectors), p.packed)
}

// An accumulator is a vector of sums. AVX2 has no products of 64-bit integers:
// sum has those of their low halves, and high, in both halves of an element, what
// belongs 32 bits higher.
type accumulator struct{ sum, high reg.VecVirtual }

// accumulator returns an accumulator that starts with vector v of the row at m.
func (p *products) accumulator(m operand.Mem, v int) accumulator {
	acc := accumulator{sum: p.YMM()}
	p.load(m, v, acc.sum)
	if !p.IsFloat() {
		acc.high = p.YMM()
		p.VPXOR(acc.high, acc.high, acc.high)
	}
	return acc
}

// total returns the sums of an accumulator.
func (p *products) total(acc accumulator) reg.VecVirtual {
	if !p.IsFloat() {
		t := p.YMM()
		p.VPSRLQ(operand.Imm(32), acc.high, t)
		p.VPADDD(t, acc.high, acc.high)
		p.VPSLLQ(operand.Imm(32), acc.high, acc.high)
		p.VPADDQ(acc.high, acc.sum, acc.sum)
	}
	return acc.sum
}

// A factor is a vector of b and, for integers, the same with its halves exchanged.
type factor struct{ y, swapped reg.VecVirtual }

// factor returns vector v of the row of b at m.
func (p *products) factor(m operand.Mem, v int) factor {
	f := factor{y: p.YMM()}
	p.load(m, v, f.y)
	if !p.IsFloat() {
		f.swapped = p.YMM()
		p.VPSHUFD(operand.Imm(0xb1), f.y, f.swapped)
	}
	return f
}

// multiply adds the products of the element of a at m and a row of b. Integers
// load the element twice: to keep it would take a seventeenth register.
func (p *products) multiply(m operand.Mem, b []factor, acc []accumulator) {
	x := p.YMM()
	p.broadcast(m, x)
	for v := range b {
		if p.IsFloat() {
			p.fma(x, b[v].y, acc[v].sum)
			continue
		}
		p.VPMULUDQ(x, b[v].y, x)
		p.VPADDQ(x, acc[v].sum, acc[v].sum)
		p.broadcast(m, x)
		p.VPMULLD(x, b[v].swapped, x)
		p.VPADDD(x, acc[v].high, acc[v].high)
	}
}
