package emit

import (
	"maps"
	"path"
	"reflect"
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
	return ok && strings.HasPrefix(i.Opcode, "VMOV") && len(i.Operands) == 2 &&
		i.Operands[0] == i.Operands[1]
}

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
	next  map[string]reg.Register // where the current element of each slice is
	count reg.GPVirtual           // lanes to load and store, or nil for all
	mask  reg.VecVirtual          // the same, of a vector
}

// vectorSize is the size of a vector in bytes.
const vectorSize = 32

// align puts what follows where the processor fetches its instructions best.
func (a *assembler) align() {
	a.Instruction(&ir.Instruction{Opcode: "PCALIGN", Operands: []operand.Op{operand.U32(32)}})
}

// at returns a vector of a slice, so many vectors past the current element.
func (a *assembler) at(slice string, vector int) operand.Mem {
	return operand.Mem{Base: a.next[slice], Disp: vectorSize * vector}
}

// advance makes the element current that is so many vectors on.
func (a *assembler) advance(vectors int) {
	for _, slice := range slices.Sorted(maps.Keys(a.next)) {
		a.ADDQ(operand.U32(vectorSize*vectors), a.next[slice])
	}
}

// first counts the lanes that there is work for, of n elements, and makes a mask of them: all of a
// vector or the first n.
func (a *assembler) first(n reg.Register, lanes int) {
	a.count = a.GP64()
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
	return a.do("VPCMPGT#", a.shared("laneNumbers", numbers...), all)
}

// do writes an instruction, its operands in Go's order, and returns its result. In the opcode ? is
// S or D, of floats, and # is D or Q, of integers.
func (a *assembler) do(opcode string, x ...operand.Op) reg.VecVirtual {
	v := a.YMM()
	a.write(opcode, append(x, v)...)
	return v
}

func (a *assembler) write(opcode string, x ...operand.Op) {
	suffixes := map[int]*strings.Replacer{
		4: strings.NewReplacer("?", "S", "#", "D"),
		8: strings.NewReplacer("?", "D", "#", "Q"),
	}
	if r := suffixes[a.d.Bytes()]; r != nil {
		opcode = r.Replace(opcode)
	}
	args := make([]reflect.Value, len(x))
	for i, x := range x {
		args[i] = reflect.ValueOf(x)
	}
	reflect.ValueOf(a.Context).MethodByName(opcode).Call(args)
}
