// Package arm64 prints functions for NEON, in the language of Go's assembler. That lacks most
// instructions on vectors, which are numbers then, with what a disassembler says of them beside.
package arm64

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/gen/target"
)

// A Writer implements target.Writer.
type Writer struct {
	text    bytes.Buffer
	numbers []uint64 // in memory, in all lanes
	lists   []list
	copies  bool // whether functions call copyRest

	// Of the function being written:
	body  bytes.Buffer
	reads bool // whether it reads numbers
	f     target.Function
	at    map[string]string // registers of slices, and of n and rest
	step  map[string]string // of the bytes to the next vector of slices but z
	part  int               // how many lanes of a vector count
	left  string            // in a tail, how many elements are
	masks string            // the register of where the masks of lanes are that a tail has
	count string            // there, the register of how many elements are copied
	next  int               // of a tail, the vector
	held  *store            // that waits for the next, to be one instruction with it
	finds int               // how many times it looks for the first lane
}

// A store is of a register to a vector of z.
type store struct{ register, vector int }

var _ target.Writer = (*Writer)(nil)

// A list is numbers of so many bytes in memory.
type list struct {
	size    int
	numbers []uint64
}

// general are the registers for slices and their steps. R16 to R18 and from R26 on, they belong to
// the linker, the system, the assembler and Go.
var general = [...]string{
	"R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14",
	"R15",
}

const (
	frame   = "R19" // the address of slots
	numbers = "R20" // of numbers
	count   = "R21" // of elements that are copied, if not those left
	from    = "R22" // where they are
	to      = "R23" // where they go
	bits    = "R24" // what goes from one file of registers to another
	rest    = "R25"
)

func (w *Writer) line(format string, args ...any) {
	w.release()
	fmt.Fprintf(&w.body, "\t"+format+"\n", args...)
}

// release writes the store that is held, if any.
func (w *Writer) release() {
	if h := w.held; h != nil {
		w.held = nil
		w.line("FMOVQ F%d, %d(%s)", h.register, NEON.Bytes*h.vector, w.at["z"])
	}
}

// Begin implements target.Writer.
func (w *Writer) Begin(f target.Function) {
	w.f, w.reads, w.part, w.finds = f, false, NEON.Lanes(f.Elem), 0
	w.at, w.step = map[string]string{"rest": rest}, map[string]string{}
	registers := general[:]
	next := func() string {
		r := registers[0]
		registers = registers[1:]
		return r
	}
	if bytes := w.frameBytes(); bytes > 0 {
		w.line("MOVD $slots-%d(SP), %s", bytes, frame)
	}
	if f.HasSlices() {
		w.at["n"], w.masks = next(), next()
		w.line("MOVD %s_len+8(FP), %s", f.Slices[0].Name, w.at["n"])
		for i, s := range f.Slices {
			w.at[s.Name] = next()
			w.line("MOVD %s_base+%d(FP), %s", s.Name, sliceBytes*i, w.at[s.Name])
		}
		if f.Rows {
			w.at["rows"], w.at["stride"] = next(), next()
			w.line("MOVD rows+%d(FP), %s", w.number(0), w.at["rows"])
			w.line("MOVD stride+%d(FP), %s", w.number(0)+8, w.at["stride"])
		}
		w.at["first"], w.at["len"] = next(), next()
		return
	}
	for i, s := range f.Slices {
		w.at[s.Name] = next()
		if i == 0 {
			w.at["n"] = next()
			w.line("MOVD %s+0(FP), %s", s.Name, w.at[s.Name])
			w.line("MOVD n+8(FP), %s", w.at["n"])
			continue
		}
		w.step[s.Name] = next()
		w.line("MOVD %s_At+%d(FP), %s", s.Name, operandBytes*i, w.at[s.Name])
		w.line("MOVD %s_Step+%d(FP), %s", s.Name, operandBytes*i+8, w.step[s.Name])
	}
}

// How many bytes parameters take: operands and their steps, as z and n; and slices.
const operandBytes, sliceBytes = 16, 24

// number returns where a number of f is among its parameters, or where they end.
func (w *Writer) number(i int) int {
	if w.f.HasSlices() {
		return sliceBytes*len(w.f.Slices) + i*w.f.Elem.Bytes()
	}
	return operandBytes*len(w.f.Slices) + i*w.f.Elem.Bytes()
}

// result returns where a result is, after the parameters, or where they end.
func (w *Writer) result(i int) int { return (w.number(len(w.f.Numbers))+7)&^7 + i*w.f.Elem.Bytes() }

// whole returns where a result that is a whole number is, after the others, or where they end.
func (w *Writer) whole(i int) int { return (w.result(len(w.f.Results))+7)&^7 + 8*i }

// argBytes returns how many bytes parameters and results take.
func (w *Writer) argBytes() int {
	switch n := len(w.f.Results); {
	case len(w.f.Wholes) > 0:
		return w.whole(len(w.f.Wholes))
	case n > 0:
		return w.result(n)
	case w.f.Rows:
		return w.number(0) + 16
	}
	return w.number(len(w.f.Numbers))
}

// frameBytes returns how many bytes of the stack the function takes: for slots, and for a tail of
// each slice.
func (w *Writer) frameBytes() int { return w.tailSlot(len(w.f.Slices)) }

// End implements target.Writer.
func (w *Writer) End() {
	w.line("RET")
	fmt.Fprintf(&w.text, "\n// %s\nTEXT ·%s(SB), $%d-%d\n", w.f.Doc, w.f.Name, w.frameBytes(),
		w.argBytes())
	if w.reads {
		fmt.Fprintf(&w.text, "\tMOVD $numbersNEON<>(SB), %s\n", numbers)
	}
	w.body.WriteTo(&w.text)
}

// Instruction implements target.Writer. A gather is of lanes one by one.
func (w *Writer) Instruction(opcode string, args []target.Place) {
	if args[len(args)-1].Kind == target.List {
		w.gather(args[0], args[1])
		return
	}
	w.encoded(opcode, args...)
}

func (w *Writer) encoded(opcode string, args ...target.Place) {
	word, text := Encode(opcode, args)
	w.line("WORD $%#08x // %s", word, text)
}

// gather sets each lane of a vector to the number of a list that a lane of indices says.
func (w *Writer) gather(z, x target.Place) {
	w.line("MOVD $list%dNEON<>(SB), %s", w.list(x.Lane, *x.List), from)
	lane := lanes[x.Lane]
	for i := range NEON.Bytes / x.Lane {
		w.line("VMOV V%d.%s[%d], %s", x.N, lane, i, to)
		w.line("%s (%s)(%s<<%d), %s", loads[x.Lane], from, to, shifts[x.Lane], bits)
		w.line("VMOV %s, V%d.%s[%d]", bits, z.N, lane, i)
	}
}

// By bytes of an element: the letters of lanes, and what loads and stores one in a general
// register.
var (
	lanes  = map[int]string{1: "B", 2: "H", 4: "S", 8: "D"}
	loads  = map[int]string{1: "MOVBU", 2: "MOVHU", 4: "MOVWU", 8: "MOVD"}
	stores = map[int]string{1: "MOVB", 2: "MOVH", 4: "MOVW", 8: "MOVD"}
	shifts = map[int]int{1: 0, 2: 1, 4: 2, 8: 3}
	whole  = map[int]string{1: "B16", 2: "H8", 4: "S4", 8: "D2"}
)

// Move implements target.Writer.
func (w *Writer) Move(to, from target.Place) {
	switch {
	case from.Kind == target.Constant && from.Bits == 0:
		w.line("VEOR V%d.B16, V%[1]d.B16, V%[1]d.B16", to.N)
	case from.Kind == target.Constant:
		w.line("FMOVQ %d(%s), F%d", NEON.Bytes*w.constant(from.Bits), numbers, to.N)
	case from.Kind == target.Slot:
		w.line("FMOVQ %d(%s), F%d", NEON.Bytes*from.N, frame, to.N)
	case to.Kind == target.Slot:
		w.line("FMOVQ F%d, %d(%s)", from.N, NEON.Bytes*to.N, frame)
	case from.Kind == target.VectorRegister:
		w.line("VMOV V%d.B16, V%d.B16", from.N, to.N)
	default:
		panic("arm64: " + w.f.Name + ": no such move")
	}
}

// constant returns the place of bits among numbers.
func (w *Writer) constant(bits uint64) int {
	w.reads = true
	if i := slices.Index(w.numbers, bits); i >= 0 {
		return i
	}
	w.numbers = append(w.numbers, bits)
	return len(w.numbers) - 1
}

// list returns the place of numbers of so many bytes among lists.
func (w *Writer) list(size int, numbers []uint64) int {
	isSame := func(l list) bool { return l.size == size && slices.Equal(l.numbers, numbers) }
	if i := slices.IndexFunc(w.lists, isSame); i >= 0 {
		return i
	}
	w.lists = append(w.lists, list{size, numbers})
	return len(w.lists) - 1
}

// bytesOf returns how many bytes of a slice belong to a vector.
func (w *Writer) bytesOf(s target.Slice) int { return s.Bytes() * w.part }

// address returns where a vector of a slice is, so many past the current element.
func (w *Writer) address(slice string, vector int) (address string, bytes int) {
	i, s := w.f.Slice(slice)
	if w.left != "" {
		return fmt.Sprintf("%d(%s)", w.tailSlot(i)+vector*w.bytesOf(s), frame), w.bytesOf(s)
	}
	return fmt.Sprintf("%d(%s)", vector*w.bytesOf(s), w.at[slice]), w.bytesOf(s)
}

// tailSlot returns where in the frame the last elements of a slice are.
func (w *Writer) tailSlot(i int) int { return NEON.Bytes * (w.f.Slots + i*w.f.Tail) }

// moves are the instructions that load and store so many bytes.
var moves = map[int]string{4: "FMOVS", 8: "FMOVD", 16: "FMOVQ"}

// Load implements target.Writer.
func (w *Writer) Load(to target.Place, slice string, vector int) {
	address, bytes := w.address(slice, vector)
	if bytes < 4 {
		w.line("%s %s, %s", loads[bytes], address, bits)
		w.line("FMOVS %s, F%d", bits, to.N)
		return
	}
	w.line("%s %s, F%d", moves[bytes], address, to.N)
}

// Store implements target.Writer. Two vectors that follow one another are stored by one
// instruction.
func (w *Writer) Store(from target.Place, vector int, _ bool) {
	address, bytes := w.address("z", vector)
	switch {
	case bytes < 4:
		w.line("FMOVS F%d, %s", from.N, bits)
		w.line("%s %s, %s", stores[bytes], bits, address)
	case bytes < NEON.Bytes || w.left != "":
		w.line("%s F%d, %s", moves[bytes], from.N, address)
	case w.held != nil && w.held.vector == vector-1:
		first := *w.held
		w.held = nil
		w.line("FSTPQ (F%d, F%d), %d(%s)", first.register, from.N, NEON.Bytes*first.vector,
			w.at["z"])
	default:
		w.release()
		w.held = &store{from.N, vector}
	}
}

// Splat implements target.Writer.
func (w *Writer) Splat(to target.Place, number string) {
	size := w.f.Elem.Bytes()
	at := w.number(slices.Index(w.f.Numbers, number))
	if w.f.Elem.IsFloat() {
		w.line("%s %s+%d(FP), F%d", moves[size], number, at, scratch)
		w.line("VDUP V%d.%s[0], V%d.%s", scratch, lanes[size], to.N, whole[size])
		return
	}
	w.line("%s %s+%d(FP), %s", loads[size], number, at, bits)
	w.line("VDUP %s, V%d.%s", bits, to.N, whole[size])
}

// SplatFirst implements target.Writer.
func (w *Writer) SplatFirst(to target.Place, slice string) {
	w.line("VLD1R (%s), [V%d.%s]", w.at[slice], to.N, whole[w.f.Elem.Bytes()])
}

// Return implements target.Writer.
func (w *Writer) Return(from target.Place, result string) {
	size, at := w.f.Elem.Bytes(), w.result(slices.Index(w.f.Results, result))
	if w.f.Elem.IsFloat() {
		w.line("%s F%d, %s+%d(FP)", moves[size], from.N, result, at)
		return
	}
	w.line("VMOV V%d.%s[0], %s", from.N, lanes[size], bits)
	w.line("%s %s, %s+%d(FP)", stores[size], bits, result, at)
}

// JumpIfAny implements target.Writer.
func (w *Writer) JumpIfAny(c target.Place, label string) {
	word, text := anyLane(c.N)
	w.line("WORD $%#08x // %s", word, text)
	w.line("FMOVS F%d, %s", scratch, bits)
	w.line("CBNZW %s, %s", bits, label)
}

// Tail implements target.Writer: by way of the stack, for there are no loads and stores by masks.
func (w *Writer) Tail(left string, isPart bool) {
	w.left, w.next, w.count = left, 0, count
	switch {
	case isPart:
		w.count = w.at[left]
	case w.f.Tail > 1:
		w.line("MOVD %s, %s", w.at[left], count)
	default:
		w.line("MOVD $%d, %s", NEON.Lanes(w.f.Elem), count)
		w.line("CMP %s, %s", count, w.at[left])
		w.line("CSEL LT, %s, %s, %s", w.at[left], count, count)
	}
	if len(w.f.Results) > 0 {
		ones := slices.Repeat([]uint64{1<<64 - 1}, w.tailBytes()/8)
		left := w.list(8, append(ones, make([]uint64, len(ones))...))
		w.line("MOVD $list%dNEON<>+%d(SB), %s", left, w.tailBytes(), w.masks)
		w.line("SUB %s<<%d, %s", w.count, shifts[w.f.Elem.Bytes()], w.masks)
		w.mask()
	}
	for i, s := range w.f.Slices {
		if s.Name != "z" {
			w.line("ADD $%d, %s, %s", w.tailSlot(i), frame, to)
			w.line("MOVD %s, %s", w.at[s.Name], from)
			w.copyRest(s)
		}
	}
}

// tailBytes returns how many bytes of elements a tail has at most.
func (w *Writer) tailBytes() int { return NEON.Bytes * w.f.Tail }

// mask loads which lanes of the next vector a tail has.
func (w *Writer) mask() {
	w.line("FMOVQ %d(%s), F%d", NEON.Bytes*w.next, w.masks, w.f.TailMask)
	w.next++
}

// TailNext implements target.Writer.
func (w *Writer) TailNext() { w.mask() }

// EndTail implements target.Writer.
func (w *Writer) EndTail() {
	w.left = ""
	if w.f.Slices[0].Name != "z" {
		return
	}
	w.line("ADD $%d, %s, %s", w.tailSlot(0), frame, from)
	w.line("MOVD %s, %s", w.at["z"], to)
	w.copyRest(w.f.Slices[0])
}

// copyRest copies the elements of a slice that a tail has.
func (w *Writer) copyRest(s target.Slice) {
	w.copies = true
	w.line("LSL $%d, %s, %s", shifts[s.Bytes()], w.count, bits)
	w.line("CALL copyRest<>(SB)")
}

// copyRest is what tails call. The linker uses R16 only between functions.
const copyRest = `
// copyRest copies R24 bytes from R22 on to where R23 says. It changes these, R16 and F31.
TEXT copyRest<>(SB), NOSPLIT|NOFRAME, $0-0
	SUBS $16, R24
	BLT under
loop:
	FMOVQ.P 16(R22), F31
	FMOVQ.P F31, 16(R23)
	SUBS $16, R24
	BGE loop
under:
	TBZ $3, R24, under8
	FMOVD.P 8(R22), F31
	FMOVD.P F31, 8(R23)
under8:
	TBZ $2, R24, under4
	FMOVS.P 4(R22), F31
	FMOVS.P F31, 4(R23)
under4:
	TBZ $1, R24, under2
	MOVHU.P 2(R22), R16
	MOVH.P R16, 2(R23)
under2:
	TBZ $0, R24, done
	MOVBU (R22), R16
	MOVB R16, (R23)
done:
	RET
`

// Advance implements target.Writer.
func (w *Writer) Advance(vectors int) {
	for _, s := range w.f.Slices {
		if step, ok := w.step[s.Name]; ok {
			w.line("ADD %s<<%d, %s", step, shifts[vectors], w.at[s.Name])
		} else {
			w.line("ADD $%d, %s", vectors*w.bytesOf(s), w.at[s.Name])
		}
	}
}

// Part implements target.Writer.
func (w *Writer) Part(lanes int) { w.part = lanes }

// Add implements target.Writer.
func (w *Writer) Add(to, from string) { w.line("ADD %s, %s", w.at[from], w.at[to]) }

// Subtract implements target.Writer.
func (w *Writer) Subtract(to, from string) { w.line("SUB %s, %s", w.at[from], w.at[to]) }

// Shift implements target.Writer.
func (w *Writer) Shift(r string, n int) { w.line("LSL $%d, %s, %s", n, w.at[r], w.at[r]) }

// Skip implements target.Writer.
func (w *Writer) Skip(r string) {
	for _, s := range w.f.Slices {
		w.line("ADD %s<<%d, %s", w.at[r], shifts[s.Bytes()], w.at[s.Name])
	}
}

// Distance implements target.Writer.
func (w *Writer) Distance(r, from string) {
	w.line("SUB %s, %s, %s", w.at[from], w.at["x"], w.at[r])
	w.line("LSR $%d, %s, %s", shifts[w.f.Elem.Bytes()], w.at[r], w.at[r])
}

// Whole implements target.Writer.
func (w *Writer) Whole(r string, from target.Place) {
	size := w.f.Elem.Bytes()
	if w.f.Elem.IsFloat() {
		w.line("%s F%d, %s", map[int]string{4: "FCVTZSS", 8: "FCVTZSD"}[size], from.N, w.at[r])
		return
	}
	w.line("VMOV V%d.%s[0], %s", from.N, lanes[size], w.at[r])
}

// FirstLane implements target.Writer: four bits stand for each byte of a condition.
func (w *Writer) FirstLane(r string, conditions ...target.Place) {
	w.finds++
	for i, c := range conditions {
		word, text := halfBytes(c.N)
		w.line("WORD $%#08x // %s", word, text)
		w.line("FMOVD F%d, %s", scratch, bits)
		w.line("MOVD $%d, %s", i*NEON.Lanes(w.f.Elem), w.at[r])
		if i < len(conditions)-1 {
			w.line("CBNZ %s, first%d", bits, w.finds)
		}
	}
	w.Label(fmt.Sprintf("first%d", w.finds))
	w.line("RBIT %s, %s", bits, bits)
	w.line("CLZ %s, %s", bits, bits)
	w.line("ADD %s>>%d, %s", bits, 2+shifts[w.f.Elem.Bytes()], w.at[r])
}

// ReturnWhole implements target.Writer.
func (w *Writer) ReturnWhole(r, result string) {
	w.line("MOVD %s, %s+%d(FP)", w.at[r], result, w.whole(slices.Index(w.f.Wholes, result)))
}

// Align implements target.Writer.
func (w *Writer) Align() { w.line("PCALIGN $16") }

// Label implements target.Writer.
func (w *Writer) Label(name string) {
	w.release()
	fmt.Fprintf(&w.body, "%s:\n", name)
}

// Jump implements target.Writer.
func (w *Writer) Jump(label string) { w.line("JMP %s", label) }

// Set implements target.Writer.
func (w *Writer) Set(r string, n int) { w.line("MOVD $%d, %s", n, w.at[r]) }

// Copy implements target.Writer.
func (w *Writer) Copy(to, from string) { w.line("MOVD %s, %s", w.at[from], w.at[to]) }

// AddJump implements target.Writer.
func (w *Writer) AddJump(r string, n int, if0 target.Comparison, label string) {
	if n < 0 {
		w.line("SUBS $%d, %s", -n, w.at[r])
	} else {
		w.line("ADDS $%d, %s", n, w.at[r])
	}
	w.line("%s %s", map[target.Comparison]string{
		target.Less: "BLT", target.Equal: "BEQ",
		target.Greater: "BGT", target.NotLess: "BGE", target.NotGreater: "BLE",
	}[if0], label)
}

// JumpUnless0 implements target.Writer.
func (w *Writer) JumpUnless0(r, label string) { w.line("CBNZ %s, %s", w.at[r], label) }

// Text returns the functions written, of which the first line says that they come from a file of
// the generator, or nothing if there are none.
func (w *Writer) Text(source string) []byte {
	if w.text.Len() == 0 {
		return nil
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Code generated by %s. DO NOT EDIT.\n\n//go:build !purego\n\n#include \"textflag.h\"\n", source)
	b.Write(w.text.Bytes())
	if w.copies {
		b.WriteString(copyRest)
	}
	var twice []uint64
	for _, n := range w.numbers {
		twice = append(twice, n, n)
	}
	data(&b, "numbersNEON", list{8, twice})
	for i, l := range w.lists {
		data(&b, fmt.Sprintf("list%dNEON", i), l)
	}
	return b.Bytes()
}

// data writes a list, which has a name in the file.
func data(b *bytes.Buffer, name string, l list) {
	if len(l.numbers) == 0 {
		return
	}
	b.WriteByte('\n')
	for i, n := range l.numbers {
		fmt.Fprintf(b, "DATA %s<>+%d(SB)/%d, $%#0*x\n", name, l.size*i, l.size, 2+2*l.size, n)
	}
	fmt.Fprintf(b, "GLOBL %s<>(SB), RODATA|NOPTR, $%d\n", name, l.size*len(l.numbers))
}
