package emit

import (
	"fmt"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// avx2Kernels returns the kernels of d in assembly.
func avx2Kernels(d ops.DType) Output {
	return assemble(d, "asm/"+d.Name+"/avx2_amd64.s", printer.NewGoAsm)
}

// avx2Stubs returns the declarations in Go of the kernels of d in assembly.
func avx2Stubs(d ops.DType) Output {
	return assemble(d, "asm/"+d.Name+"/avx2_stubs_amd64.go", printer.NewStubs)
}

func assemble(d ops.DType, path string, print printer.Builder) Output {
	a := newAssembler(d)
	for _, op := range d.Ops() {
		if vectorizes(op, d) {
			a.kernel(op, choose(op, d))
		}
	}
	text, err := print(printer.Config{Name: "gen/emit/avx2.go", Pkg: d.Package}).Print(a.compile())
	if err != nil {
		panic(err)
	}
	return Output{path, text}
}

func newAssembler(d ops.DType) *assembler {
	a := &assembler{Context: build.NewContext(), d: d, data: map[string]operand.Mem{}}
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
	return file
}

// A plan is how to compute a kernel: how many vectors at once, and after how many
// steps without use a value goes to memory.
type plan struct{ vectors, idle int }

// plans lists the best first. Two vectors give the processor a step of one while
// the other waits for its last.
var plans = []plan{{2, 1000}, {2, 30}, {2, 10}, {1, 30}, {1, 10}}

// choose returns the first plan for op that takes no more registers than AVX2
// has. avo says nothing of that: it goes on to those of AVX-512.
func choose(op ops.Op, d ops.DType) plan {
	kernel := d.Name + op.Name
	if p, ok := chosen[kernel]; ok {
		return p
	}
	for _, p := range plans {
		a := newAssembler(d)
		a.kernel(op, p)
		if highest(a.compile()) < 16 {
			chosen[kernel] = p
			return p
		}
	}
	panic("emit: " + op.Name + " takes too many registers")
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
	d    ops.DType
	data map[string]operand.Mem // numbers in memory, by their text

	// Of the kernel being written:
	start map[string]reg.Register // first element of each slice
	i     reg.GPVirtual           // current element
	mask  reg.VecVirtual          // lanes to load and store, or nil for all
	idle  int                     // as in plan
	slots map[slot]operand.Mem    // memory for values, on the stack
}

// kernel writes the loop of op, over four vectors at a time of which as many at
// once as p says, then one, then the lanes that are left.
func (a *assembler) kernel(op ops.Op, p plan) {
	a.idle, a.slots = p.idle, map[slot]operand.Mem{}
	params := append([]string{"z"}, ops.Operands(op.Expr)...)
	a.Function(unexport(op.Name) + "AVX2")
	a.SignatureExpr("func(" + strings.Join(params, ", ") + " []" + a.d.Name + ")")
	a.Doc(fmt.Sprintf("%sAVX2 sets z[i] = %s.", unexport(op.Name), ops.Subscript(op.Expr)))
	a.Pragma("noescape")

	a.start = map[string]reg.Register{}
	for _, name := range params {
		a.start[name] = a.Load(a.Param(name).Base(), a.GP64())
	}
	n := a.Load(a.Param("z").Len(), a.GP64())
	a.i = a.GP64()
	a.XORQ(a.i, a.i)
	program := ops.Inline(op.Expr, a.d)
	lanes := 32 / a.d.Bytes
	for _, vectors := range []int{4, 1} {
		count := operand.U32(vectors * lanes)
		loop, done := fmt.Sprintf("by%d", count), fmt.Sprintf("under%d", count)
		a.Label(loop)
		a.CMPQ(n, count)
		a.JLT(operand.LabelRef(done))
		for at := 0; at < vectors; at += p.vectors {
			a.steps(program, at, min(p.vectors, vectors))
		}
		a.ADDQ(count, a.i)
		a.SUBQ(count, n)
		a.JMP(operand.LabelRef(loop))
		a.Label(done)
	}
	a.TESTQ(n, n)
	a.JZ(operand.LabelRef("done"))
	a.mask = a.first(n)
	a.steps(program, 0, 1)
	a.mask = nil
	a.Label("done")
	a.VZEROUPPER()
	a.RET()
}

// at returns a vector of a slice, so many vectors past the current element.
func (a *assembler) at(slice string, vector int) operand.Mem {
	return operand.Mem{Base: a.start[slice], Index: a.i, Scale: uint8(a.d.Bytes), Disp: 32 * vector}
}

// first returns a mask of the first n lanes.
func (a *assembler) first(n reg.Register) reg.VecVirtual {
	ones, ok := a.data["lanes"]
	if !ok {
		ones = a.StaticGlobal("lanes")
		a.DataAttributes(attr.RODATA | attr.NOPTR)
		for i := range 8 {
			a.AppendDatum(operand.U64(^uint64(0) * uint64(1-i/4)))
		}
		a.data["lanes"] = ones
	}
	end, mask := a.GP64(), a.YMM()
	a.LEAQ(ones.Offset(32), end)
	a.NEGQ(n)
	a.VMOVDQU(operand.Mem{Base: end, Index: n, Scale: uint8(a.d.Bytes)}, mask)
	return mask
}
