package emit

import (
	"math/bits"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// placeVectors is how many vectors the kernels of places keep the place of together.
const placeVectors = 4

// firstLargest writes the kernel of ArgMax and ArgMin: a loop over groups of vectors that keeps the
// largest number of each lane, and in which group it was first, and then a look at the first of
// these groups. The last group ends where x does, if need be over the one before, so that there is
// no rest.
func (a *assembler) firstLargest() {
	const groupBytes = 32 * placeVectors
	a.Function("firstLargestAVX2")
	a.SignatureExpr("func(x []" + a.d.Name + ", flip " + a.d.Name + ") (largest " + a.d.Name +
		", at int)")
	a.Doc("firstLargestAVX2 returns the largest of x, the bits of each exclusive-or flip, and where it is first. If there is a NaN,",
		"the largest is NaN, and at is anywhere. x has at least 128 bytes.")
	a.Pragma("noescape")
	a.op, a.room = table.Op{}, 16
	end := a.Load(a.Param("x").Len(), a.GP64())
	x := a.Load(a.Param("x").Base(), a.GP64())
	first, last := a.GP64(), a.GP64()
	a.MOVQ(x, first)
	a.LEAQ(operand.Mem{Base: x, Index: end, Scale: uint8(a.d.Bytes())}, end)
	a.LEAQ(operand.Mem{Base: end, Disp: -groupBytes}, last)
	flip := a.spread("flip")
	largest := a.do("VPXOR", flip, a.broadcastOf(operand.Mem{Base: x}))
	at, group, anyNaN := a.zero(), a.zero(), a.zero()

	a.align()
	a.Label("loop")
	a.CMPQ(x, last)
	a.CMOVQGT(last, x)
	var v [placeVectors]operand.Op
	for i := range v {
		v[i] = a.do("VPXOR", operand.Mem{Base: x, Disp: 32 * i}, flip)
	}
	for i := 0; i < placeVectors && a.d.IsFloat(); i += 2 {
		a.write("VORP?", a.do("VCMPP?", operand.U8(unordered), v[i], v[i+1]), anyNaN, anyNaN)
	}
	for half := placeVectors / 2; half > 0; half /= 2 {
		for i := range half {
			v[i] = a.larger(v[i], v[half+i])
		}
	}
	exceeds := a.words(">", v[0], largest)
	a.move(a.words("where", exceeds, group, at), at)
	a.move(a.larger(v[0], largest), largest)
	a.move(a.words("+", group, a.number("1")), group)
	a.ADDQ(operand.U32(groupBytes), x)
	a.CMPQ(x, end)
	a.JLT(operand.LabelRef("loop"))

	most := a.acrossLanes(largest, a.larger)
	const none = "0x1p50" // more than there are groups
	groups := a.words("where", a.words("==", largest, most), at, a.load(a.number(none)))
	leftmost := a.acrossLanes(groups, func(x, y operand.Op) operand.Op {
		if a.d.IsFloat() {
			return a.do("VMINP?", x, y)
		}
		return a.words("min", x, y)
	})
	a.write(map[table.Kind]string{table.Float: "VCVTTS?2SIQ", table.Integer: "VMOVQ"}[a.d.Kind],
		leftmost.(reg.VecVirtual).AsX(), x)
	a.SHLQ(operand.U8(bits.TrailingZeros(groupBytes)), x)
	a.ADDQ(first, x)
	a.CMPQ(x, last)
	a.CMOVQGT(last, x)
	places := a.GP64()
	for i := placeVectors - 1; i >= 0; i-- {
		lanes := a.GP64()
		if i == placeVectors-1 {
			lanes = places
		}
		a.signs(a.words("==", a.do("VPXOR", operand.Mem{Base: x, Disp: 32 * i}, flip), most), lanes)
		if i < placeVectors-1 {
			a.SHLQ(operand.U8(32/a.d.Bytes()), places)
			a.ORQ(lanes, places)
		}
	}
	a.TZCNTQ(places, places)
	a.SUBQ(first, x)
	a.SHRQ(operand.U8(bits.TrailingZeros(uint(a.d.Bytes()))), x)
	a.ADDQ(x, places)
	if a.d.IsFloat() {
		found := a.GP64()
		a.signs(anyNaN, found)
		a.TESTQ(found, found)
		a.JZ(operand.LabelRef("numbers"))
		a.write("VPCMPEQD", most, most, most) // a NaN
		a.Label("numbers")
	}
	a.storeResult(0, most)
	a.Store(places, a.ReturnIndex(1))
	a.VZEROUPPER()
	a.RET()
}

// unordered is the comparison that holds if there is a NaN, by its number in Intel's manual.
const unordered = 3

// larger returns the larger lanes of x and y, or any of two if one is NaN.
func (a *assembler) larger(x, y operand.Op) operand.Op {
	if a.d.IsFloat() {
		return a.do("VMAXP?", x, y)
	}
	return a.words("max", x, y)
}

// words returns the value of a word of vectors.
func (a *assembler) words(word string, x ...operand.Op) operand.Op {
	args := make([]argument, len(x))
	for i, x := range x {
		args[i] = argument{x, false}
	}
	return a.call(word, args)
}

// zero returns a vector of zeros.
func (a *assembler) zero() reg.VecVirtual {
	y := a.YMM()
	a.VPXOR(y, y, y)
	return y
}

// broadcastOf returns the element at m, in all lanes.
func (a *assembler) broadcastOf(m operand.Mem) reg.VecVirtual {
	y := a.YMM()
	a.broadcast(a.d, m, y)
	return y
}
