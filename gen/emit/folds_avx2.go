package emit

import (
	"maps"
	"math/bits"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// avx2Folds returns the kernels of the folds of d in assembly, and their declarations, adding to
// numbers those that they read from memory.
func avx2Folds(d table.DType, numbers map[string]*ir.Global) []Output {
	a := newAssembler(d)
	a.folds()
	maps.Copy(numbers, a.numbers)
	file := a.compile()
	return []Output{
		print("asm/"+d.Name+"/avx2_folds_amd64.s", "folds_avx2.go", file, printer.NewGoAsm),
		print("asm/"+d.Name+"/avx2_folds_stubs_amd64.go", "folds_avx2.go", file, printer.NewStubs),
	}
}

// folds writes the kernels of folds.
func (a *assembler) folds() {
	if a.d.IsNumber() {
		a.search()
		a.firstLargest()
	}
	if a.d.IsFloat() {
		a.scan()
	}
}

// holdNumber copies a parameter that is a number to all lanes of a vector: in a register, or on the
// stack where values need that too.
func (a *assembler) holdNumber(name string) {
	y := a.spread(name)
	if a.stack == nil {
		a.hold(name, y)
		return
	}
	m := a.AllocLocal(2 * vectorSize) // slots begin in the second
	a.VMOVDQU(y, m)
	a.hold(name, m)
}

// spread copies a parameter that is a number to all lanes of a vector.
func (a *assembler) spread(name string) reg.VecVirtual {
	c, err := a.Param(name).Resolve()
	if err != nil {
		panic(err)
	}
	return a.do(map[table.Kind]string{
		table.Float:   "VBROADCASTS?",
		table.Integer: "VPBROADCASTQ",
	}[a.d.Kind], c.Addr)
}

// hold makes x the value of a variable, for all vectors of a group.
func (a *assembler) hold(name string, x operand.Op) {
	if a.held == nil {
		a.held = map[string][]operand.Op{}
	}
	a.held[name] = slices.Repeat([]operand.Op{x}, 8)
}

func (a *assembler) move(x, to operand.Op) { a.write(move[a.d.Kind], x, to) }

// acrossLanes combines the lanes of x, the upper half with the lower each time, into all of them.
func (a *assembler) acrossLanes(x operand.Op, combine func(x, y operand.Op) operand.Op) operand.Op {
	halves := []func() operand.Op{
		func() operand.Op { return a.do("VPERM2F128", operand.U8(1), x, x) },
		func() operand.Op { return a.do("VPSHUFD", operand.U8(0x4e), x) },
		func() operand.Op { return a.do("VPSHUFD", operand.U8(0xb1), x) },
	}
	for _, upper := range halves[:bits.Len(uint(32/a.d.Bytes()))-1] {
		x = combine(x, upper())
	}
	return x
}

// result returns the first lane of x from the function.
func (a *assembler) result(x operand.Op) {
	a.storeResult(0, x)
	a.VZEROUPPER()
	a.RET()
}

// storeResult makes the first lane of x the result of the function that has a number.
func (a *assembler) storeResult(i int, x operand.Op) {
	r, err := a.ReturnIndex(i).Resolve()
	if err != nil {
		panic(err)
	}
	a.write(map[table.Kind]string{table.Float: "VMOVS?", table.Integer: "VMOVQ"}[a.d.Kind],
		x.(reg.VecVirtual).AsX(), r.Addr)
}

// search writes the kernel of table.Search: a loop over groups of vectors for one with a lane
// that fits, and from there over vectors for that lane.
func (a *assembler) search() {
	search := table.Search(a.d, "n")
	a.op, a.room = table.Op{Expr: search}, 16
	a.Function("indexAVX2")
	a.SignatureExpr("func(x []" + a.d.Name + ", c " + a.d.Name + ") int")
	a.Doc("indexAVX2 is indexGeneric.")
	a.Pragma("noescape")
	program := table.Inline(search, a.d)
	a.frame(program)
	n := a.Load(a.Param("x").Len(), a.GP64())
	a.next, a.step = map[string]reg.Register{"x": a.Load(a.Param("x").Base(), a.GP64())}, nil
	a.holdNumber("c")
	if a.d.IsFloat() {
		a.hold("n", a.values(table.Inline(table.IsNaN, a.d), 0, 1, "")[0])
	}
	i := a.GP64() // of the current element
	a.XORQ(i, i)
	lanes := 32 / a.d.Bytes()
	found := a.GP64()

	a.Label("group")
	a.CMPQ(n, operand.U32(searchGroup*lanes))
	a.JLT(operand.LabelRef("loop"))
	fits := a.values(program, 0, searchGroup, "")
	for _, other := range fits[1:] {
		fits[0] = a.do("VPOR", other, fits[0])
	}
	a.signs(fits[0], found)
	a.TESTQ(found, found)
	a.JNZ(operand.LabelRef("loop"))
	a.ADDQ(operand.U32(searchGroup*lanes), i)
	a.advance(searchGroup)
	a.SUBQ(operand.U32(searchGroup*lanes), n)
	a.JMP(operand.LabelRef("group"))
	a.Label("loop")
	a.CMPQ(n, operand.U32(lanes))
	a.JLT(operand.LabelRef("rest"))
	a.signs(a.values(program, 0, 1, "")[0], found)
	a.TESTQ(found, found)
	a.JNZ(operand.LabelRef("found"))
	a.ADDQ(operand.U32(lanes), i)
	a.advance(1)
	a.SUBQ(operand.U32(lanes), n)
	a.JMP(operand.LabelRef("loop"))
	a.Label("rest")
	a.TESTQ(n, n)
	a.JZ(operand.LabelRef("none"))
	a.first(n, lanes)
	within := a.GP64()
	a.signs(a.values(program, 0, 1, "")[0], found)
	a.signs(a.mask, within)
	a.ANDQ(within, found)
	a.count, a.mask = nil, nil
	a.JNZ(operand.LabelRef("found"))
	a.Label("none")
	a.MOVQ(operand.I32(-1), i)
	a.JMP(operand.LabelRef("done"))
	a.Label("found")
	a.TZCNTQ(found, found)
	a.ADDQ(found, i)
	a.Label("done")
	a.Store(i, a.ReturnIndex(0))
	a.VZEROUPPER()
	a.RET()
	a.held = nil
}

// searchGroup is how many vectors are searched at a time.
const searchGroup = 4

// signs collects the signs of the lanes of x as bits.
func (a *assembler) signs(x operand.Op, bits reg.GPVirtual) {
	a.write("VMOVMSKP?", x, bits.As32())
}

// foldBlock names the kernel of a block of f.
func foldBlock(f table.Fold) string { return strings.ToLower(f.Name[:1]) + f.Name[1:] + "Block" }
