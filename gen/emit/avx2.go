package emit

import (
	"fmt"
	"maps"
	"math/bits"
	"path"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// avx2Kernels returns the kernels of a group of rows on d in assembly, if any.
func avx2Kernels(d table.DType, g table.Group) []Output {
	a := newAssembler(d)
	a.kernels(d.Of(g.All()))
	if file := a.compile(); len(file.Functions()) > 0 {
		return []Output{print("asm/"+d.Name+"/avx2_"+g.Name+"_amd64.s", "avx2.go", file, printer.NewGoAsm)}
	}
	return nil
}

// avx2Shared returns the declarations in Go of the kernels of d in assembly, and the numbers that
// their files share.
func avx2Shared(d table.DType) []Output {
	a := newAssembler(d)
	a.kernels(d.Kernels())
	a.folds()
	stubs := print("asm/"+d.Name+"/avx2_stubs_amd64.go", "avx2.go", a.compile(), printer.NewStubs)

	file := newAssembler(d).compile()
	for _, name := range slices.Sorted(maps.Keys(a.numbers)) {
		file.AddSection(a.numbers[name])
	}
	if err := pass.IncludeTextFlagHeader(file); err != nil {
		panic(err)
	}
	return []Output{stubs, print("asm/"+d.Name+"/avx2_numbers_amd64.s", "avx2.go", file, printer.NewGoAsm)}
}

// shared returns the place of numbers in memory that have a name in all files of the element type.
func (a *assembler) shared(name string, numbers ...operand.Constant) operand.Mem {
	g, ok := a.numbers[name]
	if !ok {
		g = ir.NewGlobal(operand.Symbol{Name: "·" + name})
		g.Attributes = attr.RODATA | attr.NOPTR
		for _, n := range numbers {
			g.Append(n)
		}
		a.numbers[name] = g
	}
	for i, n := range numbers {
		if len(g.Data) != len(numbers) || g.Data[i].Value != n {
			panic("emit: " + name + " names two lists of numbers")
		}
	}
	return g.Base()
}

// kernels writes those of rows that AVX2 can do.
func (a *assembler) kernels(rows []table.Op) {
	for _, op := range rows {
		if vectorizes(op, a.d) {
			a.kernel(op, choose(op, a.d))
		}
	}
}

// print returns the file at a path with what the generator's file named from
// assembled, in the form of a printer.
func print(at, from string, file *ir.File, form printer.Builder) Output {
	text, err := form(printer.Config{Name: "gen/emit/" + from, Pkg: packageAt(at)}).Print(file)
	if err != nil {
		panic(err)
	}
	return Output{at, text}
}

// packageAt names the package of a file by its folder, but packages of kernels kernels.
func packageAt(file string) string {
	if strings.HasPrefix(file, "asm/") {
		return "kernels"
	}
	return path.Base(path.Dir(file))
}

func newAssembler(d table.DType) *assembler {
	a := &assembler{Context: build.NewContext(), d: d, numbers: map[string]*ir.Global{}}
	a.ConstraintExpr("!purego")
	return a
}

// compile returns what was written, in registers.
func (a *assembler) compile() *ir.File {
	file, err := a.Result()
	if err == nil {
		err = pass.Compile.Execute(file)
	}
	if err != nil {
		panic(err)
	}
	for _, f := range file.Functions() {
		f.Nodes = slices.DeleteFunc(f.Nodes, movesToItself)
	}
	return file
}

// movesToItself reports whether node moves a vector from a register to the same one.
func movesToItself(node ir.Node) bool {
	i, ok := node.(*ir.Instruction)
	return ok && strings.HasPrefix(i.Opcode, "VMOV") && len(i.Operands) == 2 && i.Operands[0] == i.Operands[1]
}

// A plan is how to compute a kernel: how many vectors a loop takes, how many of
// them at once, how many registers the values of these may take, and how many its numbers.
type plan struct{ group, batch, room, numbers int }

// groupOf returns how many vectors the loop of a row takes. Beside a few steps, the loop's own
// instructions count; of booleans, what is left is done one by one.
func groupOf(op table.Op, d table.DType) int {
	fast := table.Inline(op.Expr, d).Fast()
	switch {
	case d.IsCondition():
		return 1
	case len(fast.Steps) <= cheap && len(fast.Rare) == 0:
		return 4
	}
	return 2
}

// cheap is how many steps a program has at most whose values find room in registers.
const cheap = 12

// restRoom is how many registers values may take of what follows a loop, which few elements need.
const restRoom = 13

// plans lists the best first, of a group. Two vectors give the processor a step of one while
// the other waits for its last.
func plans(group int) []plan {
	var all []plan
	for _, batch := range []int{2, 1} {
		for room := 16; room > 4; room-- {
			all = append(all, plan{group, batch, room, 0})
		}
	}
	return all
}

// choose returns the first plan for op that takes no more registers than AVX2
// has. avo says nothing of that: it goes on to those of AVX-512.
func choose(op table.Op, d table.DType) plan {
	kernel := d.Name + op.Name
	if p, ok := chosen[kernel]; ok {
		return p
	}
	p := first(op.Name, plans(groupOf(op, d)), func(p plan) int {
		a := newAssembler(d)
		a.kernel(op, p)
		return highest(a.compile())
	})
	chosen[kernel] = p
	return p
}

// first returns the first plan that takes no more registers than AVX2 has, with as many numbers as there is
// room for then.
func first(name string, plans []plan, highest func(p plan) int) plan {
	const registers, most = 16, 6
	for _, p := range plans {
		if highest(p) >= registers {
			continue
		}
		for p.numbers = most; p.numbers > 0 && highest(p) >= registers; {
			p.numbers--
		}
		return p
	}
	panic("emit: " + name + " takes too many registers")
}

// chosen remembers what choose returned.
var chosen = map[string]plan{}

// highest returns the highest number of a vector register in file.
func highest(file *ir.File) int {
	n := 0
	for _, f := range file.Functions() {
		for _, i := range f.Instructions() {
			for _, r := range i.Registers() {
				if p := reg.ToPhysical(r); p != nil && p.Kind() == reg.KindVector {
					n = max(n, int(p.PhysicalIndex()))
				}
			}
		}
	}
	return n
}

// An assembler writes the kernels of one element type.
type assembler struct {
	*build.Context
	d       table.DType
	numbers map[string]*ir.Global // in memory, by name

	// Of the kernel being written:
	op    table.Op
	next  map[string]reg.Register // where the current element of each slice is
	step  map[string]reg.Register // bytes to the next vector, of slices that may be one element: 0 then
	count reg.GPVirtual           // lanes to load and store, or nil for all
	mask  reg.VecVirtual          // the same, of a vector
	room  int                     // for values in registers
	held  map[string][]operand.Op // vectors of variables that are in no slice
	ready map[numeral]operand.Op  // numbers in registers
	stack reg.Register            // where the frame begins
	slots []operand.Mem           // vectors of it, that programs use one after the other
	kept  map[valueOf]operand.Mem // where values are in memory, of a program
	past  bool                    // whether vectors of z are written past the caches
}

// typeOf returns the element type of a slice of the kernel.
func (a *assembler) typeOf(slice string) table.DType {
	if slice == "z" {
		return a.op.Result(a.d)
	}
	return a.op.Type(a.d, slice)
}

// takesLong reports whether to compute op takes longer than memory does, having more than a few steps.
func takesLong(op table.Op, d table.DType) bool {
	const few = 8
	return len(table.Inline(op.Expr, d).Steps) > few
}

// streams reports whether the kernel of op, a row of the table, can write past the caches.
func streams(op table.Op, d table.DType) bool {
	isRow := slices.ContainsFunc(table.Table(), func(row table.Op) bool { return row.Name == op.Name })
	return isRow && vectorizes(op, d) && op.Result(d) != table.Bool && !takesLong(op, d)
}

// kernelName names the kernel of op in AVX2, or the one that writes past the caches.
func kernelName(op table.Op, past bool) string {
	if past {
		return unexport(op.Name) + "PastAVX2"
	}
	return unexport(op.Name) + "AVX2"
}

// loopsName names the function in assembly that both kernels of op are.
func loopsName(op table.Op) string { return unexport(op.Name) + "LoopsAVX2" }

// kernel writes the loop of op over groups of vectors, then over what is left, a
// vector or its first lanes at a time. A group in which something rare happens
// goes the second way too. So does, of a z to be written past the caches, what is before its first
// line of the cache; then comes a loop of its own.
func (a *assembler) kernel(op table.Op, p plan) {
	program := table.Inline(op.Expr, a.d)
	fast, complete := program.Fast(), program.Complete()
	a.op, a.room = op, p.room

	name, does := kernelName(op, false), "sets z[i] = "+table.Subscript(op.Expr)
	mayStream := streams(op, a.d)
	var params []string
	for _, r := range parameters(op, a.d) {
		params = append(params, strings.Join(r.names, ", ")+" "+r.of.String())
	}
	if mayStream {
		params = append(params, "past bool")
		name, does = loopsName(op), does+", past the caches if so asked"
	}
	a.Function(name)
	a.SignatureExpr("func(" + strings.Join(params, ", ") + ")")
	a.Doc(fmt.Sprintf("%s %s.", name, does))
	a.Pragma("noescape")

	a.frame(program)
	n := a.slices(p.group)
	rest := a.GP64()
	lanes := 32 / a.d.Bytes()
	if mayStream {
		a.jumpUnlessPast("groups")
		a.beforeLine(n, rest)
		a.JNZ(operand.LabelRef("rest"))
		a.past = true
		a.loop("past", fast, p, n, rest)
		a.past = false
		a.JMP(operand.LabelRef("under"))
	}
	a.loop("", fast, p, n, rest)
	a.Label("under")
	a.ADDQ(operand.U32(p.group*lanes), n)
	a.JZ(operand.LabelRef("done"))
	a.MOVQ(n, rest)
	a.XORQ(n, n)
	a.Label("rest")
	a.room = restRoom
	each := lanes
	switch {
	case a.d.IsCondition():
		each = 1
		a.first(rest, each)
	case a.hasConditions():
		a.first(rest, lanes)
	default:
		a.mask = a.firstLanes(rest)
	}
	a.steps(complete, 0, 1, "")
	a.SUBQ(operand.U8(each), rest)
	switch {
	case mayStream:
		a.JLE(operand.LabelRef("restdone"))
		a.advance(1)
		a.JMP(operand.LabelRef("rest"))
		a.Label("restdone")
		a.TESTQ(n, n)
		a.JZ(operand.LabelRef("done"))
		a.ADDQ(operand.U8(lanes), rest)
		a.advanceLanes(rest, lanes)
		a.JMP(operand.LabelRef("pastgroups"))
	case a.d.IsCondition():
		a.JZ(operand.LabelRef("done"))
		a.advanceLanes(a.count, lanes)
		a.JMP(operand.LabelRef("rest"))
	default:
		a.advance(1) // too far only at the end
		a.TESTQ(rest, rest)
		a.JG(operand.LabelRef("rest"))
		if len(fast.Rare) > 0 {
			a.TESTQ(n, n)
			a.JNZ(operand.LabelRef("groups"))
		}
	}
	a.count, a.mask = nil, nil
	a.Label("done")
	a.VZEROUPPER()
	a.RET()
}

// loop writes a loop over groups of vectors of n elements. Until its end, n is what the group leaves,
// and rest, which is for what follows something rare, the group.
func (a *assembler) loop(name string, fast table.Program, p plan, n, rest reg.Register) {
	count := operand.U32(p.group * 32 / a.d.Bytes())
	a.Label(name + "groups")
	a.SUBQ(count, n)
	a.JLT(operand.LabelRef("under"))
	if len(fast.Rare) > 0 {
		a.MOVQ(count, rest)
	}
	a.loadNumbers(fast, p.numbers)
	a.align()
	a.Label(name + "loop")
	for at := 0; at < p.group; at += p.batch {
		a.steps(fast, at, min(p.batch, p.group), "rest")
	}
	a.ready = nil
	a.advance(p.group)
	a.SUBQ(count, n)
	a.JGE(operand.LabelRef(name + "loop"))
}

// jumpUnlessPast jumps if z is not to be written past the caches.
func (a *assembler) jumpUnlessPast(label string) {
	past, err := a.Param("past").Resolve()
	if err != nil {
		panic(err)
	}
	a.CMPB(past.Addr, operand.U8(0))
	a.JEQ(operand.LabelRef(label))
}

// beforeLine takes off n, into rest, the elements of z before its first line of the cache, and
// compares their number with 0.
func (a *assembler) beforeLine(n, rest reg.Register) {
	const line = 64
	a.MOVQ(a.next["z"], rest)
	a.NEGQ(rest)
	a.ANDQ(operand.U32(line-1), rest)
	a.SHRQ(operand.U8(bits.TrailingZeros(uint(a.d.Bytes()))), rest)
	a.CMPQ(n, rest)
	a.CMOVQLT(n, rest)
	a.SUBQ(rest, n)
	a.TESTQ(rest, rest)
}

// slices loads the parameters, and returns the length of z. A number stays in a register. An
// operand of one element is copied to all of a group on the stack, where it stays. An operand of
// none ends the kernel.
func (a *assembler) slices(group int) (n reg.Register) {
	a.next, a.step = map[string]reg.Register{}, map[string]reg.Register{}
	n = a.Load(a.Param("z").Len(), a.GP64())
	a.next["z"] = a.Load(a.Param("z").Base(), a.GP64())
	a.held = nil
	for _, name := range a.op.Operands() {
		if a.op.IsNumber(name) {
			a.hold(name, a.spread(name))
			continue
		}
		d := a.typeOf(name)
		base, length := a.Load(a.Param(name).Base(), a.GP64()), a.Load(a.Param(name).Len(), a.GP64())
		step := a.GP64()
		a.next[name], a.step[name] = base, step
		all := name + "all"
		a.TESTQ(length, length)
		a.JZ(operand.LabelRef("done"))
		a.MOVQ(operand.U32(a.vectorBytes(name)), step)
		a.CMPQ(length, n)
		a.JE(operand.LabelRef(all))
		a.XORQ(step, step)
		size := (group*a.vectorBytes(name) + 31) / 32 * 32
		y := a.YMM()
		a.broadcast(d, operand.Mem{Base: base}, y)
		a.toMultiple(a.AllocLocal(vectorSize+size), base)
		for at := 0; at < size; at += vectorSize {
			a.VMOVDQU(y, operand.Mem{Base: base, Disp: at})
		}
		a.Label(all)
	}
	return n
}

// frame begins a function with memory on the stack for values of a program that may need it, from
// a multiple of the size of a vector on: processors take longer over vectors in two lines of the cache.
func (a *assembler) frame(p table.Program) {
	a.slots, a.stack = nil, nil
	if len(p.Steps) > cheap {
		a.stack = a.GP64()
		a.toMultiple(a.AllocLocal(vectorSize), a.stack)
	}
}

// toMultiple sets address to the first multiple of the size of a vector from that of m on.
func (a *assembler) toMultiple(m operand.Mem, address reg.Register) {
	a.LEAQ(m.Offset(vectorSize-1), address)
	a.ANDQ(operand.I8(-vectorSize), address)
}

// slot returns a place in the frame for a value, by its number.
func (a *assembler) slot(n int) operand.Mem {
	for len(a.slots) <= n {
		disp := a.AllocLocal(vectorSize).Disp - vectorSize // as the frame begins so much before the stack's next multiple, at most
		a.slots = append(a.slots, operand.Mem{Base: a.stack, Disp: disp})
	}
	return a.slots[n]
}

// vectorSize is the size of a vector in bytes.
const vectorSize = 32

// broadcast copies the element at m to all lanes of y.
func (a *assembler) broadcast(d table.DType, m operand.Mem, y reg.VecVirtual) {
	switch d.Bytes() {
	case 1:
		a.VPBROADCASTB(m, y)
	case 4:
		a.VPBROADCASTD(m, y)
	case 8:
		a.VPBROADCASTQ(m, y)
	}
}

// align puts what follows where the processor fetches its instructions best.
func (a *assembler) align() {
	a.Instruction(&ir.Instruction{Opcode: "PCALIGN", Operands: []operand.Op{operand.U32(32)}})
}

// vectorBytes returns how many bytes of a slice belong to a vector.
func (a *assembler) vectorBytes(slice string) int { return 32 / a.d.Bytes() * a.typeOf(slice).Bytes() }

// at returns a vector of a slice, so many vectors past the current element.
func (a *assembler) at(slice string, vector int) operand.Mem {
	return operand.Mem{Base: a.next[slice], Disp: a.vectorBytes(slice) * vector}
}

// advance makes the element current that is so many vectors on: 1, 2, 4 or, of slices that
// have no step, any number.
func (a *assembler) advance(vectors int) {
	for _, slice := range slices.Sorted(maps.Keys(a.next)) {
		if step, ok := a.step[slice]; ok {
			a.LEAQ(operand.Mem{Base: a.next[slice], Index: step, Scale: uint8(vectors)}, a.next[slice])
		} else {
			a.ADDQ(operand.U32(vectors*a.vectorBytes(slice)), a.next[slice])
		}
	}
}

// advanceLanes makes the element current that is count on.
func (a *assembler) advanceLanes(count reg.Register, lanes int) {
	for _, slice := range slices.Sorted(maps.Keys(a.next)) {
		if step, ok := a.step[slice]; ok {
			bytes := a.GP64()
			a.MOVQ(step, bytes)
			a.IMULQ(count, bytes)
			a.SHRQ(operand.U8(bits.TrailingZeros(uint(lanes))), bytes)
			a.ADDQ(bytes, a.next[slice])
		} else {
			a.LEAQ(operand.Mem{Base: a.next[slice], Index: count, Scale: uint8(a.typeOf(slice).Bytes())}, a.next[slice])
		}
	}
}

// hasConditions reports whether a slice of the kernel is of booleans.
func (a *assembler) hasConditions() bool {
	return slices.ContainsFunc(append(a.op.Operands(), "z"), func(slice string) bool { return a.typeOf(slice).IsCondition() })
}

// first counts the lanes that there is work for, of n elements, and makes a mask of them: all of a
// vector or the first n; of booleans just one.
func (a *assembler) first(n reg.Register, lanes int) {
	a.count = a.GP64()
	if a.d.IsCondition() {
		a.MOVQ(operand.U32(1), a.count)
		return
	}
	a.MOVQ(operand.U32(lanes), a.count)
	a.CMPQ(n, a.count)
	a.CMOVQLT(n, a.count)
	a.mask = a.firstLanes(a.count)
}

// firstLanes returns the mask of the first n > 0 lanes, or all; n must be below 2³¹.
func (a *assembler) firstLanes(n reg.Register) reg.VecVirtual {
	numbers := make([]operand.Constant, 32/a.d.Bytes())
	x, all := a.XMM(), a.YMM()
	a.VMOVQ(n, x)
	if a.d.Bytes() == 4 {
		for i := range numbers {
			numbers[i] = operand.U32(i)
		}
		a.VPBROADCASTD(x, all)
	} else {
		for i := range numbers {
			numbers[i] = operand.U64(i)
		}
		a.VPBROADCASTQ(x, all)
	}
	return a.do("VPCMPGT#", a.shared("lanes", numbers...), all)
}
