package emit

import (
	"fmt"
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
	for _, f := range columnFolds(a.d) {
		a.columns(f, chooseFold(f, a.d))
	}
	if a.d.IsNumber() {
		a.search()
		a.firstLargest()
	}
	if a.d.IsFloat() {
		a.scan()
	}
}

// vectorsOf returns how many vectors of partial results a fold has: enough for the
// processor to start on the others while one is computed.
func vectorsOf(f table.Fold, d table.DType) int {
	switch {
	case len(table.Inline(f.Step(), d).Steps) > cheap:
		return 2
	case len(partsOf(f, d).combine) > 1:
		return 4
	}
	return 8
}

// parts are what a fold keeps apart until the end, where to combine them takes an instruction
// each, and to combine what they are together takes more.
type parts struct {
	combine []macro
	whole   macro // what the parts are together
}

// apart lists what has parts, by how a fold combines.
var apart = map[table.Kind]map[string]parts{
	table.Float: {
		// Of a NaN, and of zeros of both signs, VMAX and VMIN may give either operand. The signs of
		// the largest are those that all have, and of the smallest, that any has; and whether there is a
		// NaN, which is a NaN itself, is kept last.
		"max(a, b)": {
			[]macro{instruction("VMAXP?"), instruction("VANDP?"), compare(3)},
			func(a *assembler, x []argument) operand.Op {
				signs := a.do("VORP?", a.number("magnitude"), x[1])
				return a.do("VORP?", x[2], a.do("VANDP?", x[0], signs))
			},
		},
		"min(a, b)": {
			[]macro{instruction("VMINP?"), instruction("VORP?"), compare(3)},
			func(a *assembler, x []argument) operand.Op {
				signs := a.do("VANDP?", a.number("-0"), x[1])
				return a.do("VORP?", x[2], a.do("VORP?", x[0], signs))
			},
		},
	},
}

// instruction returns the macro of one with two operands.
func instruction(opcode string) macro {
	return func(a *assembler, x []argument) operand.Op { return a.do(opcode, x[1], x[0]) }
}

// partsOf returns the parts of f, or f itself as the only one.
func partsOf(f table.Fold, d table.DType) parts {
	if p, ok := apart[d.Kind][f.Combine]; ok {
		return p
	}
	return parts{
		[]macro{func(a *assembler, x []argument) operand.Op {
			held := a.held
			a.held = map[string][]operand.Op{"a": {x[0].Op}, "b": {x[1].Op}}
			value := a.values(table.Inline(f.Combine, d), 0, 1, "")[0]
			a.held = held
			return value
		}},
		func(_ *assembler, x []argument) operand.Op { return x[0].Op },
	}
}

// A partial result is a vector of each part of a fold.
type partial []operand.Op

// combine returns what x and y do together. An only element of y stands for all its parts.
func (a *assembler) combine(f table.Fold, x, y partial) partial {
	z := make(partial, len(x))
	for i, combine := range partsOf(f, a.d).combine {
		z[i] = combine(a, []argument{{x[i], false}, {y[min(i, len(y)-1)], false}})
	}
	return z
}

// whole returns what the parts of x are together.
func (a *assembler) whole(f table.Fold, x partial) operand.Op {
	var parts []argument
	for _, part := range x {
		parts = append(parts, argument{part, false})
	}
	return partsOf(f, a.d).whole(a, parts)
}

// chooseFold returns the first plan for f that takes no more registers than AVX2 has.
func chooseFold(f table.Fold, d table.DType) plan {
	kernel := d.Name + f.Name
	if p, ok := chosen[kernel]; ok {
		return p
	}
	p := first(f.Name, plans(vectorsOf(f, d)), func(p plan) int {
		a := newAssembler(d)
		a.columns(f, p)
		return highest(a.compile())
	})
	chosen[kernel] = p
	return p
}

// columns writes the loops of f for columns: over groups of vectors of them, then over what is
// left, a vector or its first lanes at a time, and inside over rows.
func (a *assembler) columns(f table.Fold, p plan) {
	a.op, a.room = table.Op{Expr: f.Of}, p.room
	a.Function(columnsName(f, "LoopsAVX2"))
	params := "z, x"
	if f.About() {
		params += ", c"
	}
	a.SignatureExpr("func(" + params + " []" + a.d.Name + ", rows, stride int)")
	a.Doc(columnsName(f, "LoopsAVX2") + " is " + columnsName(f, "Generic") + ".")
	a.Pragma("noescape")
	a.frame(table.Inline(f.Of, a.d))
	n := a.Load(a.Param("z").Len(), a.GP64())
	a.next, a.step = map[string]reg.Register{}, nil
	for _, slice := range strings.Split(params, ", ") {
		a.next[slice] = a.Load(a.Param(slice).Base(), a.GP64())
	}
	rows, stride := a.Load(a.Param("rows"), a.GP64()), a.Load(a.Param("stride"), a.GP64())
	a.SHLQ(operand.U8(bits.TrailingZeros(uint(a.d.Bytes()))), stride)
	a.TESTQ(rows, rows)
	a.JLE(operand.LabelRef("done"))

	lanes := 32 / a.d.Bytes()
	for _, vectors := range []int{p.group, 1} {
		count := operand.U32(vectors * lanes)
		loop, end := fmt.Sprintf("by%d", count), fmt.Sprintf("under%d", count)
		a.SUBQ(count, n)
		a.JLT(operand.LabelRef(end))
		a.Label(loop)
		a.down(f, rows, stride, vectors, p.batch, fmt.Sprintf("rows%d", count))
		a.advance(vectors)
		a.SUBQ(count, n)
		a.JGE(operand.LabelRef(loop))
		a.Label(end)
		a.ADDQ(count, n)
	}
	a.TESTQ(n, n)
	a.JZ(operand.LabelRef("done"))
	a.first(n, lanes)
	a.down(f, rows, stride, 1, 1, "rows")
	a.count, a.mask = nil, nil
	a.Label("done")
	a.VZEROUPPER()
	a.RET()
}

// down folds so many vectors of columns, in a loop over rows.
func (a *assembler) down(f table.Fold, rows, stride reg.Register, vectors, batch int, loop string) {
	results := make([]partial, vectors)
	for v := range results {
		z := a.YMM()
		if a.mask != nil {
			a.write(maskMove[a.d.Kind], a.at("z", v), a.mask, z)
		} else {
			a.move(a.at("z", v), z)
		}
		results[v] = a.copies(f, z)
	}
	complete := table.Inline(f.Of, a.d).Complete()
	first, left, row := a.next["x"], a.GP64(), a.GP64()
	a.MOVQ(rows, left)
	a.MOVQ(first, row)
	a.next["x"] = row
	a.align()
	a.Label(loop)
	for at := 0; at < vectors; at += batch {
		a.accumulate(f, complete, results, at, min(batch, vectors), "")
	}
	a.ADDQ(stride, row)
	a.DECQ(left)
	a.JNZ(operand.LabelRef(loop))
	a.next["x"] = first
	for v, x := range results {
		a.store(a.whole(f, x), a.at("z", v))
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

// copies returns the partial result of one contribution: each part is that.
func (a *assembler) copies(f table.Fold, x operand.Op) partial {
	all := partial{x}
	for range partsOf(f, a.d).combine[1:] {
		all = append(all, a.load(x))
	}
	return all
}

// accumulate combines what some vectors of x contribute with the partial results that are theirs.
func (a *assembler) accumulate(f table.Fold, p table.Program, results []partial, first, vectors int,
	rare string,
) {
	for v, x := range a.contributions(f, p, first, vectors, rare) {
		old := results[first+v]
		if len(old) > 1 {
			x = a.register(argument{x, false})
		}
		for i, both := range a.combine(f, old, partial{x}) {
			a.move(both, old[i])
		}
	}
}

// contributions returns what some vectors of x contribute by a program, and stores it if f keeps
// it. It jumps to rare instead if a rare condition of the program holds.
func (a *assembler) contributions(f table.Fold, p table.Program, first, vectors int,
	rare string,
) []operand.Op {
	values := a.values(p, first, vectors, rare)
	if f.Keep {
		for v, x := range values {
			a.store(x, a.at("z", first+v))
		}
	}
	return values
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
