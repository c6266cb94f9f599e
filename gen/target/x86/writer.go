// Package x86 prints functions for AVX2 and AVX-512, by way of avo.
package x86

import (
	"fmt"
	"math/bits"
	"reflect"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
)

// A Writer implements target.Writer for a target of tables.go.
type Writer struct {
	*build.Context
	target  *target.Target
	f       target.Function
	numbers map[string]*ir.Global
	part    int                      // how many lanes of a vector count
	at      map[string]reg.GPVirtual // slices, and n and rest
	step    map[string]reg.GPVirtual // bytes to the next vector of slices but z
	frame   reg.GPVirtual
	left    string        // in a tail, how many elements are
	masks   operand.Mem   // there, of lanes that it has, in functions with results
	count   reg.GPVirtual // in a tail by way of the stack, how many elements a vector has of it
	copies  bool          // whether functions call copyRest
}

var _ target.Writer = (*Writer)(nil)

// NewWriter begins a file. It adds to numbers those that functions read from memory, by their
// names, which are the same in all files.
func NewWriter(t *target.Target, numbers map[string]*ir.Global) *Writer {
	w := &Writer{Context: build.NewContext(), target: t, numbers: numbers}
	w.ConstraintExpr("!purego")
	return w
}

var vectors = [...]reg.VecPhysical{
	reg.Z0, reg.Z1, reg.Z2, reg.Z3, reg.Z4, reg.Z5, reg.Z6, reg.Z7,
	reg.Z8, reg.Z9, reg.Z10, reg.Z11, reg.Z12, reg.Z13, reg.Z14, reg.Z15,
	reg.Z16, reg.Z17, reg.Z18, reg.Z19, reg.Z20, reg.Z21, reg.Z22, reg.Z23,
	reg.Z24, reg.Z25, reg.Z26, reg.Z27, reg.Z28, reg.Z29, reg.Z30, reg.Z31,
}

var masks = [...]reg.OpmaskPhysical{reg.K1, reg.K2, reg.K3, reg.K4, reg.K5, reg.K6, reg.K7}

// tailMask returns the mask of tails: the one after those of the target.
func (w *Writer) tailMask() reg.OpmaskPhysical { return masks[w.target.Masks] }

// Begin implements target.Writer.
func (w *Writer) Begin(f target.Function) {
	w.f, w.part = f, w.target.Lanes(f.Elem)
	w.at, w.step = map[string]reg.GPVirtual{}, map[string]reg.GPVirtual{}
	w.Function(f.Name)
	w.SignatureExpr(Signature(f))
	w.Doc(f.Doc)
	w.Pragma("noescape")
	if slots := f.Slots + w.tailSlots(); slots > 0 {
		if w.tailSlots() > 0 {
			w.Attributes(attr.NOSPLIT) // as if it called nothing
		}
		w.frame = w.GP64()
		w.LEAQ(w.AllocLocal((slots+1)*w.target.Bytes).Offset(w.target.Bytes-1), w.frame)
		w.ANDQ(operand.I8(-w.target.Bytes), w.frame)
	}
	w.at["rest"] = w.GP64()
	if f.HasSlices() {
		for _, s := range f.Slices {
			w.at[s.Name] = w.Context.Load(w.Param(s.Name).Base(), w.GP64()).(reg.GPVirtual)
		}
		w.at["n"] = w.Context.Load(w.Param(f.Slices[0].Name).Len(), w.GP64()).(reg.GPVirtual)
		if f.Rows {
			w.at["rows"], w.at["stride"] = w.load("rows", w.GP64()), w.load("stride", w.GP64())
		}
		w.at["first"], w.at["len"] = w.GP64(), w.GP64()
		return
	}
	for i, s := range f.Slices {
		if i == 0 {
			w.at[s.Name] = w.load(s.Name, w.GP64())
			w.at["n"] = w.load("n", w.GP64())
			continue
		}
		w.at[s.Name] = w.field(s.Name, "At")
		w.step[s.Name] = w.field(s.Name, "Step")
	}
}

// Signature returns the type of a function in Go.
func Signature(f target.Function) string {
	if f.HasSlices() {
		var params, results []string
		for _, s := range f.Slices {
			params = append(params, s.Name+" []"+f.Elem.String())
		}
		for _, n := range f.Numbers {
			params = append(params, n+" "+f.Elem.String())
		}
		if f.Rows {
			params = append(params, "rows", "stride int")
		}
		for _, r := range f.Results {
			results = append(results, r+" "+f.Elem.String())
		}
		for _, r := range f.Wholes {
			results = append(results, r+" int")
		}
		return "func(" + strings.Join(params, ", ") + ") (" + strings.Join(results, ", ") + ")"
	}
	params := "z *byte, n int"
	for _, s := range f.Slices[1:] {
		params += ", " + s.Name + " struct{ At *byte; Step int }"
	}
	for _, n := range f.Numbers {
		params += ", " + n + " " + f.Elem.String()
	}
	return "func(" + params + ")"
}

func (w *Writer) load(param string, r reg.GPVirtual) reg.GPVirtual {
	w.Context.Load(w.Param(param), r)
	return r
}

func (w *Writer) field(param, name string) reg.GPVirtual {
	r := w.GP64()
	w.Context.Load(w.Param(param).Field(name), r)
	return r
}

// End implements target.Writer.
func (w *Writer) End() {
	w.VZEROUPPER()
	w.RET()
}

// call writes an instruction, which avo knows or refuses.
func (w *Writer) call(opcode string, args ...operand.Op) {
	m := reflect.ValueOf(w.Context).MethodByName(opcode)
	if !m.IsValid() {
		panic("x86: avo has no " + opcode)
	}
	in := make([]reflect.Value, len(args))
	for i, arg := range args {
		in[i] = reflect.ValueOf(arg)
	}
	m.Call(in)
	if _, err := w.Result(); err != nil {
		text := opcode
		for _, arg := range args {
			text += " " + arg.Asm()
		}
		panic("x86: " + w.f.Name + ": no such instruction: " + text)
	}
}

// Instruction implements target.Writer. Go's order of operands is Intel's from last to first.
func (w *Writer) Instruction(opcode string, args []target.Place) {
	ops := make([]operand.Op, len(args))
	for i, p := range args {
		if p.Kind == target.Constant && p.Lane > 0 && w.target.Masks > 0 {
			opcode += "_BCST"
		}
		ops[len(args)-1-i] = w.operand(p)
	}
	w.call(opcode, ops...)
}

func (w *Writer) operand(p target.Place) operand.Op {
	switch p.Kind {
	case target.VectorRegister:
		if p.Bytes > 0 {
			return register(p.N, p.Bytes)
		}
		return register(p.N, w.target.Bytes)
	case target.MaskRegister:
		return masks[p.N]
	case target.Slot:
		return operand.Mem{Base: w.frame, Disp: p.N * w.target.Bytes}
	case target.Constant:
		if p.Lane > 0 {
			return w.number(p.Bits, p.Lane)
		}
		return w.number(p.Bits, w.target.Bytes)
	case target.Element:
		return w.memory(p.Slice, p.N)
	case target.Immediate:
		return operand.U8(p.N)
	case target.List:
		start := w.GP64()
		w.LEAQ(w.list(*p.List, p.Lane), start)
		p.Kind = target.VectorRegister
		return operand.Mem{Base: start, Index: w.operand(p).(reg.Register), Scale: uint8(p.Lane)}
	}
	panic("x86: no operand")
}

// register returns a vector register that holds so many bytes.
func register(n, bytes int) reg.Register {
	switch bytes {
	case 64:
		return vectors[n]
	case 32:
		return vectors[n].AsY()
	}
	return vectors[n].AsX()
}

// number returns the place of 64 bits, so often that they fill so many bytes, or of a lane of them.
func (w *Writer) number(bits uint64, bytes int) operand.Mem {
	if bytes < 8 {
		bits &= 1<<(8*bytes) - 1
	}
	name := fmt.Sprintf("num%x_%d", bits, bytes)
	if bytes == 4 {
		return w.global(name, operand.U32(bits))
	}
	var all []operand.Constant
	for range bytes / 8 {
		all = append(all, operand.U64(bits))
	}
	return w.global(name, all...)
}

// list returns the place of numbers, one after another.
func (w *Writer) list(list []uint64, size int) operand.Mem {
	var all []operand.Constant
	for _, n := range list {
		if size == 4 {
			all = append(all, operand.U32(n))
		} else {
			all = append(all, operand.U64(n))
		}
	}
	return w.global(fmt.Sprintf("list%x_%d", list[0], len(list)), all...)
}

// global returns the place of numbers in memory that have a name in all files of the target.
func (w *Writer) global(name string, numbers ...operand.Constant) operand.Mem {
	name += w.target.Name
	g, ok := w.numbers[name]
	if !ok {
		g = ir.NewGlobal(operand.Symbol{Name: "·" + name})
		g.Attributes = attr.RODATA | attr.NOPTR
		for _, n := range numbers {
			g.Append(n)
		}
		w.numbers[name] = g
	}
	for i, n := range numbers {
		if len(g.Data) != len(numbers) || g.Data[i].Value != n {
			panic("x86: " + name + " names two lists of numbers")
		}
	}
	return g.Base()
}

// Move implements target.Writer.
func (w *Writer) Move(to, from target.Place) {
	switch {
	case to.Kind == target.MaskRegister || from.Kind == target.MaskRegister:
		w.KMOVQ(w.operand(from), w.operand(to))
	case from.Kind == target.Constant && from.Bits == 0:
		x := w.operand(to)
		w.call(map[int]string{32: "VPXOR", 64: "VPXORD"}[w.target.Bytes], x, x, x)
	case from.Kind == target.Constant:
		size := max(from.Lane, 4)
		m := w.number(from.Bits, size)
		w.call(map[int]string{4: "VPBROADCASTD", 8: "VPBROADCASTQ"}[size], m, w.operand(to))
	default:
		w.call(map[int]string{32: "VMOVDQU", 64: "VMOVDQU64"}[w.target.Bytes], w.operand(from),
			w.operand(to))
	}
}

// bytesOf returns how many bytes of a slice belong to a vector.
func (w *Writer) bytesOf(s target.Slice) int { return s.Bytes() * w.part }

// memory returns a vector of a slice, so many vectors past the current element.
func (w *Writer) memory(slice string, vector int) operand.Mem {
	_, s := w.f.Slice(slice)
	return operand.Mem{Base: w.at[slice], Disp: vector * w.bytesOf(s)}
}

// moves are the instructions that load and store so many bytes.
var moves = map[int]string{4: "VMOVD", 8: "VMOVQ", 16: "VMOVDQU", 32: "VMOVDQU", 64: "VMOVDQU64"}

// lowest are those that store the lowest lane of so few bytes.
var lowest = map[int]string{1: "VPEXTRB", 2: "VPEXTRW"}

// maskMoves are those that load and store elements of so many bytes by a mask.
var maskMoves = map[int]string{1: "VMOVDQU8", 2: "VMOVDQU16", 4: "VMOVDQU32", 8: "VMOVDQU64"}

// Load implements target.Writer.
func (w *Writer) Load(to target.Place, slice string, vector int) {
	i, s := w.f.Slice(slice)
	m, r := w.memory(slice, vector), register(to.N, w.bytesOf(s))
	switch {
	case w.left != "" && w.target.Masks > 0:
		w.call(maskMoves[s.Bytes()]+"_Z", m, w.tailMask(), r)
	case w.left != "" && s.Bytes() < w.target.Masked:
		w.call(moves[w.bytesOf(s)], w.tailSlot(i), r)
	case w.left != "":
		w.call(map[int]string{4: "VPMASKMOVD", 8: "VPMASKMOVQ"}[s.Bytes()], m,
			register(w.f.TailMask, w.target.Bytes), r)
	case w.bytesOf(s) < 4:
		x := w.GP32()
		w.call(map[int]string{1: "MOVBLZX", 2: "MOVWLZX"}[w.bytesOf(s)], m, x)
		w.VMOVD(x, r)
	default:
		w.call(moves[w.bytesOf(s)], m, r)
	}
}

// Store implements target.Writer.
func (w *Writer) Store(from target.Place, vector int, nonTemporal bool) {
	_, s := w.f.Slice("z")
	m := w.memory("z", vector)
	if w.target.Masks == 0 && s.Type.IsCondition() && s.Type.Bits >= 32 {
		w.storeSigns(from, m)
		return
	}
	r := register(from.N, w.bytesOf(s))
	switch {
	case nonTemporal:
		w.call("VMOVNTDQ", r, m)
	case w.left != "" && w.target.Masks > 0:
		w.call(maskMoves[s.Bytes()], r, w.tailMask(), m)
	case w.left != "" && s.Bytes() < w.target.Masked:
		w.call(moves[w.bytesOf(s)], r, w.tailSlot(0))
	case w.left != "":
		w.call(map[int]string{4: "VPMASKMOVD", 8: "VPMASKMOVQ"}[s.Bytes()], r,
			register(w.f.TailMask, w.target.Bytes), m)
	case w.bytesOf(s) < 4:
		w.call(lowest[w.bytesOf(s)], operand.U8(0), r, m)
	default:
		w.call(moves[w.bytesOf(s)], r, m)
	}
}

// storeSigns writes the signs of a vector as booleans.
func (w *Writer) storeSigns(from target.Place, m operand.Mem) {
	signs, spread, bytes := w.GP64(), w.GP64(), w.GP64()
	if w.f.Elem.Bits == 32 {
		w.VMOVMSKPS(w.operand(from), signs.As32())
	} else {
		w.VMOVMSKPD(w.operand(from), signs.As32())
	}
	w.MOVQ(operand.U64(0x0101010101010101), spread)
	w.PDEPQ(spread, signs, bytes)
	if w.left != "" {
		m = w.tailSlot(0)
	}
	if w.f.Elem.Bits == 32 {
		w.MOVQ(bytes, m)
	} else {
		w.MOVL(bytes.As32(), m)
	}
}

// Splat implements target.Writer.
func (w *Writer) Splat(to target.Place, number string) {
	p, err := w.Param(number).Resolve()
	if err != nil {
		panic(err)
	}
	w.splat(p.Addr, to)
}

func (w *Writer) splat(from operand.Mem, to target.Place) {
	splats := map[int]string{1: "VPBROADCASTB", 2: "VPBROADCASTW", 4: "VBROADCASTSS", 8: "VBROADCASTSD"}
	w.call(splats[w.f.Elem.Bytes()], from, w.operand(to))
}

// SplatFirst implements target.Writer.
func (w *Writer) SplatFirst(to target.Place, slice string) { w.splat(w.memory(slice, 0), to) }

// Return implements target.Writer.
func (w *Writer) Return(from target.Place, result string) {
	r, err := w.Context.Return(result).Resolve()
	if err != nil {
		panic(err)
	}
	x := register(from.N, 16)
	switch w.f.Elem.Bytes() {
	case 1, 2:
		w.call(lowest[w.f.Elem.Bytes()], operand.U8(0), x, r.Addr)
	case 4:
		w.VMOVSS(x, r.Addr)
	case 8:
		w.VMOVSD(x, r.Addr)
	}
}

// JumpIfAny implements target.Writer.
func (w *Writer) JumpIfAny(c target.Place, label string) {
	r := w.operand(c)
	switch lanes := w.target.Lanes(w.f.Elem); {
	case c.Kind == target.MaskRegister:
		w.call(map[int]string{8: "KORTESTB", 16: "KORTESTW", 32: "KORTESTD", 64: "KORTESTQ"}[lanes],
			r, r)
	case w.f.Elem.Bits >= 32:
		signs := w.GP32()
		w.call(map[int]string{32: "VMOVMSKPS", 64: "VMOVMSKPD"}[w.f.Elem.Bits], r, signs)
		w.TESTL(signs, signs)
	default:
		w.VPTEST(r, r)
	}
	w.JNZ(operand.LabelRef(label))
}

// tailSlots returns how many vectors on the stack tails take: AVX2 has no masks for elements of
// less than four bytes.
func (w *Writer) tailSlots() int {
	if w.target.Masks > 0 || w.f.Tail == 0 {
		return 0
	}
	for _, s := range w.f.Slices {
		if s.Bytes() < w.target.Masked {
			return len(w.f.Slices)
		}
	}
	return 0
}

// tailSlot returns where AVX2 keeps the last elements of a slice.
func (w *Writer) tailSlot(i int) operand.Mem {
	return operand.Mem{Base: w.frame, Disp: (w.f.Slots + i) * w.target.Bytes}
}

// Tail implements target.Writer.
func (w *Writer) Tail(left string, isPart bool) {
	w.left = left
	if w.target.Masks > 0 {
		ones := w.GP64()
		w.MOVQ(operand.I32(-1), ones)
		w.BZHIQ(w.at[left], ones, ones) // a group has less than 256 elements more than a vector
		w.KMOVQ(ones, w.tailMask())
		return
	}
	if len(w.f.Results) > 0 {
		start, skip := w.GP64(), w.GP64()
		w.LEAQ(w.lanesLeft().Offset(maskBytes), start)
		w.MOVQ(w.at[left], skip)
		w.NEGQ(skip)
		w.LEAQ(operand.Mem{Base: start, Index: skip, Scale: uint8(w.f.Elem.Bytes())}, start)
		w.masks = operand.Mem{Base: start, Disp: -w.target.Bytes}
		w.TailNext()
		return
	}
	if size := w.f.Elem.Bytes(); w.target.HasMasked(w.f.Elem) {
		mask := vectors[w.f.TailMask]
		w.VMOVQ(w.at[left], mask.AsX())
		w.call("VPBROADCAST"+letterOf[size], mask.AsX(), mask.AsY())
		w.call("VPCMPGT"+letterOf[size], w.lanes(size), mask.AsY(), mask.AsY())
	}
	if w.count = w.at[left]; w.tailSlots() > 0 && !isPart {
		w.count = w.GP64()
		w.MOVQ(operand.U32(w.target.Lanes(w.f.Elem)), w.count)
		w.CMPQ(w.at[left], w.count)
		w.CMOVQLT(w.at[left], w.count)
	}
	for i, s := range w.f.Slices {
		if s.Name != "z" && s.Bytes() < w.target.Masked {
			w.copyRest(w.tailSlot(i), operand.Mem{Base: w.at[s.Name]}, s.Bytes())
		}
	}
}

// EndTail implements target.Writer.
func (w *Writer) EndTail() {
	if z := w.f.Slices[0]; z.Name == "z" && w.target.Masks == 0 && z.Bytes() < w.target.Masked {
		w.copyRest(operand.Mem{Base: w.at["z"]}, w.tailSlot(0), z.Bytes())
	}
	w.left = ""
}

// TailNext implements target.Writer.
func (w *Writer) TailNext() {
	if w.target.Masks > 0 {
		w.KSHIFTRQ(operand.U8(w.target.Lanes(w.f.Elem)), w.tailMask(), w.tailMask())
		return
	}
	w.masks = w.masks.Offset(w.target.Bytes)
	w.VMOVDQU(w.masks, register(w.f.TailMask, w.target.Bytes))
}

// maskBytes is how wide a group of vectors is at most that are a tail together.
const maskBytes = table.PartialBits / 8

// lanesLeft returns the place of lanes of ones, and then as many of zeros.
func (w *Writer) lanesLeft() operand.Mem {
	ones := slices.Repeat([]operand.Constant{operand.U64(1<<64 - 1)}, maskBytes/8)
	zeros := slices.Repeat([]operand.Constant{operand.U64(0)}, maskBytes/8)
	return w.global("left", append(ones, zeros...)...)
}

// letterOf is the letter of lanes of so many bytes in opcodes.
var letterOf = map[int]string{1: "B", 2: "W", 4: "D", 8: "Q"}

// lanes returns the numbers of the lanes of a vector, in memory.
func (w *Writer) lanes(size int) operand.Mem {
	var numbers []operand.Constant
	for i := range 32 / size {
		if size == 4 {
			numbers = append(numbers, operand.U32(i))
		} else {
			numbers = append(numbers, operand.U64(i))
		}
	}
	return w.global(fmt.Sprintf("lanes%d", size), numbers...)
}

// copyRest copies the elements that a tail has of a slice.
func (w *Writer) copyRest(to, from operand.Mem, size int) {
	w.copies = true
	w.MOVQ(w.count, reg.R13)
	if size > 1 {
		w.SHLQ(operand.U8(size/2), reg.R13)
	}
	w.LEAQ(from, reg.R11)
	w.LEAQ(to, reg.R12)
	w.Context.Instruction(&ir.Instruction{
		Opcode:   "CALL",
		Operands: []operand.Op{operand.LabelRef("copyRest<>(SB)")},
		Inputs:   []operand.Op{reg.R11, reg.R12, reg.R13},
		Outputs:  []operand.Op{reg.R8, reg.R9, reg.R10, reg.R13, reg.X0, reg.X1},
	})
}

// copyRest is what tails call, at whose ends the first vector registers hold nothing. What overlaps
// is copied twice.
const copyRest = `
// copyRest copies R13 bytes, 1 to 32, from R11 on to R12. It changes R8, R9, R10, R13, X0 and X1.
TEXT copyRest<>(SB), NOSPLIT|NOFRAME, $0-0
	CMPQ R13, $16
	JGE  from16
	CMPQ R13, $8
	JGE  from8
	CMPQ R13, $4
	JGE  from4
	MOVB (R11), R8
	MOVB -1(R11)(R13*1), R9
	MOVB R8, (R12)
	MOVB R9, -1(R12)(R13*1)
	SHRQ $1, R13
	MOVB (R11)(R13*1), R10
	MOVB R10, (R12)(R13*1)
	RET

from16:
	VMOVDQU (R11), X0
	VMOVDQU -16(R11)(R13*1), X1
	VMOVDQU X0, (R12)
	VMOVDQU X1, -16(R12)(R13*1)
	RET

from8:
	MOVQ (R11), R8
	MOVQ -8(R11)(R13*1), R9
	MOVQ R8, (R12)
	MOVQ R9, -8(R12)(R13*1)
	RET

from4:
	MOVL (R11), R8
	MOVL -4(R11)(R13*1), R9
	MOVL R8, (R12)
	MOVL R9, -4(R12)(R13*1)
	RET
`

// Subroutines returns what the functions written call that no file has yet: avo cannot write it,
// for it has no declaration in Go.
func (w *Writer) Subroutines() string {
	if w.copies {
		return copyRest
	}
	return ""
}

// Advance implements target.Writer.
func (w *Writer) Advance(vectors int) {
	for _, s := range w.f.Slices {
		at := w.at[s.Name]
		if step, ok := w.step[s.Name]; ok {
			w.LEAQ(operand.Mem{Base: at, Index: step, Scale: uint8(vectors)}, at)
		} else {
			w.ADDQ(operand.U32(vectors*w.bytesOf(s)), at)
		}
	}
}

// Part implements target.Writer.
func (w *Writer) Part(lanes int) { w.part = lanes }

// Add implements target.Writer.
func (w *Writer) Add(to, from string) { w.ADDQ(w.at[from], w.at[to]) }

// Subtract implements target.Writer.
func (w *Writer) Subtract(to, from string) { w.SUBQ(w.at[from], w.at[to]) }

// Shift implements target.Writer.
func (w *Writer) Shift(r string, n int) { w.SHLQ(operand.U8(n), w.at[r]) }

// Skip implements target.Writer.
func (w *Writer) Skip(r string) {
	for _, s := range w.f.Slices {
		at := w.at[s.Name]
		w.LEAQ(operand.Mem{Base: at, Index: w.at[r], Scale: uint8(s.Bytes())}, at)
	}
}

// Distance implements target.Writer.
func (w *Writer) Distance(r, from string) {
	w.MOVQ(w.at["x"], w.at[r])
	w.SUBQ(w.at[from], w.at[r])
	if size := w.f.Elem.Bytes(); size > 1 {
		w.SHRQ(operand.U8(bits.TrailingZeros(uint(size))), w.at[r])
	}
}

// Whole implements target.Writer.
func (w *Writer) Whole(r string, from target.Place) {
	x, to := register(from.N, 16), w.at[r]
	switch size := w.f.Elem.Bytes(); {
	case w.f.Elem.IsFloat():
		w.call(map[int]string{4: "VCVTTSS2SIQ", 8: "VCVTTSD2SIQ"}[size], x, to)
	case size == 8:
		w.VMOVQ(x, to)
	case size == 4:
		w.VMOVD(x, to.As32())
	default:
		w.call(lowest[size], operand.U8(0), x, to.As32())
	}
}

// FirstLane implements target.Writer, of up to 64 lanes.
func (w *Writer) FirstLane(r string, conditions ...target.Place) {
	first := w.at[r]
	size := w.f.Elem.Bytes()
	bitsOf := w.target.Lanes(w.f.Elem) // of a condition
	for i := len(conditions) - 1; i >= 0; i-- {
		signs := w.GP64()
		if i == len(conditions)-1 {
			signs = first
		}
		switch c := w.operand(conditions[i]); {
		case w.target.Masks > 0:
			w.KMOVQ(c, signs)
		case size >= 4:
			w.call(map[int]string{4: "VMOVMSKPS", 8: "VMOVMSKPD"}[size], c, signs.As32())
		default:
			w.VPMOVMSKB(c, signs.As32())
			bitsOf = w.target.Bytes
		}
		if i < len(conditions)-1 {
			w.SHLQ(operand.U8(bitsOf), first)
			w.ORQ(signs, first)
		}
	}
	w.TZCNTQ(first, first)
	if w.target.Masks == 0 && size == 2 {
		w.SHRQ(operand.U8(1), first)
	}
}

// ReturnWhole implements target.Writer.
func (w *Writer) ReturnWhole(r, result string) { w.Context.Store(w.at[r], w.Context.Return(result)) }

// Align implements target.Writer: processors fetch instructions best from there.
func (w *Writer) Align() {
	w.Context.Instruction(&ir.Instruction{
		Opcode:   "PCALIGN",
		Operands: []operand.Op{operand.U32(32)},
	})
}

// Label implements target.Writer.
func (w *Writer) Label(name string) { w.Context.Label(name) }

// Jump implements target.Writer.
func (w *Writer) Jump(label string) { w.JMP(operand.LabelRef(label)) }

// Set implements target.Writer.
func (w *Writer) Set(r string, n int) {
	if n == 0 {
		w.XORQ(w.at[r], w.at[r])
		return
	}
	w.MOVQ(operand.I32(n), w.at[r])
}

// Copy implements target.Writer.
func (w *Writer) Copy(to, from string) { w.MOVQ(w.at[from], w.at[to]) }

// AddJump implements target.Writer.
func (w *Writer) AddJump(r string, n int, if0 target.Comparison, label string) {
	if n < 0 {
		w.SUBQ(operand.U32(-n), w.at[r])
	} else {
		w.ADDQ(operand.U32(n), w.at[r])
	}
	w.call(map[target.Comparison]string{
		target.Less: "JLT", target.Equal: "JEQ",
		target.Greater: "JGT", target.NotLess: "JGE", target.NotGreater: "JLE",
	}[if0],
		operand.LabelRef(label))
}

// JumpUnless0 implements target.Writer.
func (w *Writer) JumpUnless0(r, label string) {
	w.TESTQ(w.at[r], w.at[r])
	w.JNZ(operand.LabelRef(label))
}

// File returns the functions written.
func (w *Writer) File() *ir.File {
	file, err := w.Result()
	if err == nil {
		err = pass.Compile.Execute(file)
	}
	if err != nil {
		panic(err)
	}
	return file
}
