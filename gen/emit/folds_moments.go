package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// deviationVectors is how many vectors of partial sums the kernel Deviations has.
const deviationVectors = 4

// deviations writes the kernel of both sums that a variance needs, in one loop.
func (a *assembler) deviations() {
	a.Function("deviationsAVX2")
	a.SignatureExpr("func(x []" + a.d.Name + ", c " + a.d.Name + ") (sum, squares " + a.d.Name + ")")
	a.Doc("deviationsAVX2 is deviationsGeneric.")
	a.Pragma("noescape")
	a.op, a.room = table.Op{}, 16
	n := a.Load(a.Param("x").Len(), a.GP64())
	a.next, a.step = map[string]reg.Register{"x": a.Load(a.Param("x").Base(), a.GP64())}, nil
	c := a.spread("c")
	var sums, squares [deviationVectors]reg.VecVirtual
	for v := range deviationVectors {
		sums[v], squares[v] = a.zero(), a.zero()
	}
	add := func(deviation reg.VecVirtual, v int) {
		a.write("VADDP?", deviation, sums[v], sums[v])
		a.write("VFMADD231P?", deviation, deviation, squares[v])
	}
	lanes := 32 / a.d.Bytes()
	count := operand.U32(deviationVectors * lanes)
	a.SUBQ(count, n)
	a.JLT(operand.LabelRef("rest"))
	a.align()
	a.Label("loop")
	for v := range deviationVectors {
		add(a.do("VSUBP?", c, a.load(a.at("x", v))), v)
	}
	a.advance(deviationVectors)
	a.SUBQ(count, n)
	a.JGE(operand.LabelRef("loop"))
	a.Label("rest")
	a.ADDQ(count, n)
	a.JZ(operand.LabelRef("combine"))
	a.Label("vector")
	a.first(n, lanes)
	deviation := a.do("VSUBP?", c, a.do(maskMove[a.d.Kind], a.at("x", 0), a.mask))
	a.write("VANDP?", a.mask, deviation, deviation)
	add(deviation, 0)
	a.advance(1)
	a.SUBQ(a.count, n)
	a.count, a.mask = nil, nil
	a.JNZ(operand.LabelRef("vector"))
	a.Label("combine")
	for half := deviationVectors / 2; half > 0; half /= 2 {
		for v := range half {
			a.write("VADDP?", sums[half+v], sums[v], sums[v])
			a.write("VADDP?", squares[half+v], squares[v], squares[v])
		}
	}
	plus := func(x, y operand.Op) operand.Op { return a.words("+", x, y) }
	a.storeResult(0, a.acrossLanes(sums[0], plus))
	a.storeResult(1, a.acrossLanes(squares[0], plus))
	a.VZEROUPPER()
	a.RET()
}
