package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// sparseFiles returns the kernels of products of sparse matrices.
func sparseFiles() []Output {
	return []Output{
		print("internal/sparse/kernels_amd64.s", "sparse.go", sparseCode(), printer.NewGoAsm),
		print("internal/sparse/stubs_amd64.go", "sparse.go", sparseCode(), printer.NewStubs),
	}
}

func sparseCode() *ir.File {
	a := newAssembler(table.DType{})
	for _, d := range table.DTypes {
		if d.IsFloat() {
			a.d = d
			p := &products{Context: a.Context, productShape: shapeOf(d), elementwise: a}
			p.sparseTimesVector()
			p.sparseTimesRows()
		}
	}
	return a.compile()
}

// sparseLanes is how many rows of a sparse matrix lie side by side.
const sparseLanes = 8

// sparseTimesVector writes a kernel of rows that lie side by side. It loads elements one by one,
// which takes less time than to gather them.
func (p *products) sparseTimesVector() {
	name := p.Name + "TimesVectorAVX2"
	p.Function(name)
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf(
		"func(z *[%[1]d]%[2]s, columns *[%[1]d]uint32, values *[%[1]d]%[2]s, n int, y *%[2]s)",
		sparseLanes, p.Name,
	))
	p.Doc(name + " adds n > 0 products of values and elements of y to each element of z.")
	p.Pragma("noescape")
	z, columns, values := p.word("z"), p.word("columns"), p.word("values")
	n, y := p.word("n"), p.word("y")
	p.vectors, p.mask = sparseLanes/p.Lanes, nil
	sums := p.sparseSums(z)
	loop := p.Name + "_element"
	p.elementwise.align()
	p.Label(loop)
	for v, sum := range sums {
		x := p.gather(y, columns, v*p.Lanes)
		p.product(vectorAt(values, v), x, x)
		p.add(x, sum, sum)
	}
	p.ADDQ(operand.U32(4*sparseLanes), columns)
	p.ADDQ(operand.U32(p.Bytes()*sparseLanes), values)
	p.DECQ(n)
	p.JNZ(operand.LabelRef(loop))
	p.storeSums(sums, z)
	p.VZEROUPPER()
	p.RET()
}

// sparseSums loads sums from z.
func (p *products) sparseSums(z reg.GPVirtual) []reg.VecVirtual {
	sums := make([]reg.VecVirtual, p.vectors)
	for v := range sums {
		sums[v] = p.YMM()
		p.load(operand.Mem{Base: z}, v, sums[v])
	}
	return sums
}

func (p *products) storeSums(sums []reg.VecVirtual, z reg.GPVirtual) {
	for v, sum := range sums {
		p.store(sum, v, operand.Mem{Base: z})
	}
}

// gather returns a vector of the elements of y at indices, from the first of these on.
func (p *products) gather(y, indices reg.GPVirtual, first int) reg.VecVirtual {
	element := func(i int) operand.Mem {
		at := p.GP32()
		p.MOVL(operand.Mem{Base: indices, Disp: 4 * (first + i)}, at)
		return operand.Mem{Base: y, Index: at.As64(), Scale: uint8(p.Bytes())}
	}
	half := func(first int) reg.VecVirtual {
		x := p.XMM()
		if p.Bytes() == 8 {
			p.VMOVSD(element(first), x)
			p.VMOVHPD(element(first+1), x, x)
			return x
		}
		p.VMOVSS(element(first), x)
		for i := 1; i < 4; i++ {
			p.VINSERTPS(operand.U8(i<<4), element(first+i), x, x)
		}
		return x
	}
	low, high, x := half(0), half(p.Lanes/2), p.YMM()
	p.VINSERTF128(operand.U8(1), high, low.AsY(), x)
	return x
}

// product sets c to a·b.
func (p *products) product(a operand.Op, b, c reg.VecVirtual) {
	if p.Bytes() == 4 {
		p.VMULPS(a, b, c)
	} else {
		p.VMULPD(a, b, c)
	}
}

// sparseTimesRows writes a kernel of a row and a matrix.
func (p *products) sparseTimesRows() {
	name := p.Name + "TimesRowsAVX2"
	p.Function(name)
	p.Attributes(attr.NOSPLIT)
	p.SignatureExpr(fmt.Sprintf("func(z *%[1]s, columns *uint32, values *%[1]s, n int, y *%[1]s, "+
		"width int, rest *byte)", p.Name))
	p.Doc(name + " adds n > 0 products of values and rows of y to width > 0 elements of z. The bytes " +
		"at rest are 255 for those that are left of a vector.")
	p.Pragma("noescape")
	z, y, width := p.word("z"), p.word("y"), p.word("width")
	stride := p.stride("width")
	p.mask = nil
	for _, vectors := range []int{8, 4, 2, 1} {
		label := fmt.Sprintf("%s_strip%d", p.Name, vectors)
		p.Label(label)
		p.SUBQ(operand.U32(vectors*p.Lanes), width)
		p.JLT(operand.LabelRef(label + "_done"))
		p.vectors = vectors
		p.sparseStrip(label, z, y, stride)
		p.ADDQ(operand.U32(vectorSize*vectors), z)
		p.ADDQ(operand.U32(vectorSize*vectors), y)
		p.JMP(operand.LabelRef(label))
		p.Label(label + "_done")
		p.ADDQ(operand.U32(vectors*p.Lanes), width)
	}
	done := p.Name + "_done"
	p.TESTQ(width, width)
	p.JZ(operand.LabelRef(done))
	p.vectors, p.mask = 1, p.YMM()
	p.VMOVUPS(operand.Mem{Base: p.word("rest")}, p.mask)
	p.sparseStrip(p.Name+"_rest", z, y, stride)
	p.Label(done)
	p.VZEROUPPER()
	p.RET()
}

// sparseStrip adds to some vectors of z.
func (p *products) sparseStrip(label string, z, y, stride reg.GPVirtual) {
	columns, values, n := p.word("columns"), p.word("values"), p.word("n")
	sums := p.sparseSums(z)
	p.elementwise.align()
	p.Label(label + "_element")
	row, value := p.GP64(), p.YMM()
	p.MOVL(operand.Mem{Base: columns}, row.As32())
	p.IMULQ(stride, row)
	p.ADDQ(y, row)
	p.broadcast(operand.Mem{Base: values}, value)
	for v, sum := range sums {
		x := p.YMM()
		if p.mask != nil {
			p.load(operand.Mem{Base: row}, v, x)
			p.product(x, value, x)
		} else {
			p.product(vectorAt(row, v), value, x)
		}
		p.add(x, sum, sum)
	}
	p.ADDQ(operand.U32(4), columns)
	p.ADDQ(operand.U32(p.Bytes()), values)
	p.DECQ(n)
	p.JNZ(operand.LabelRef(label + "_element"))
	p.storeSums(sums, z)
}
