package arm64

import (
	"fmt"
	"strings"

	"github.com/ashlar-go/ashlar/gen/target"
)

// A kind says how the registers and the number of an instruction are encoded.
type kind int

const (
	three  kind = iota // d, n, m
	two                // d, n
	zero               // d, n, compared with 0
	narrow             // d, n: lanes of n are twice as wide
	widen              // d, n: lanes of n are half as wide
	left               // d, n, a number
	right
	extract // d, n, m, a number
)

// A size says whether and how the width of lanes is put in, at bit 22.
type size int

const (
	none size = iota
	ofInteger
	ofFloat
)

// An encoding is an instruction, without the width of its lanes.
type encoding struct {
	word uint32
	kind kind
	size size
}

// encodings are from the Arm Architecture Reference Manual, chapter C7.
var encodings = map[string]encoding{
	"fadd":   {0x4E20D400, three, ofFloat},
	"fsub":   {0x4EA0D400, three, ofFloat},
	"fmul":   {0x6E20DC00, three, ofFloat},
	"fdiv":   {0x6E20FC00, three, ofFloat},
	"fmla":   {0x4E20CC00, three, ofFloat},
	"fmls":   {0x4EA0CC00, three, ofFloat},
	"fmax":   {0x4E20F400, three, ofFloat},
	"fmin":   {0x4EA0F400, three, ofFloat},
	"fcmeq":  {0x4E20E400, three, ofFloat},
	"fcmge":  {0x6E20E400, three, ofFloat},
	"fcmgt":  {0x6EA0E400, three, ofFloat},
	"fabs":   {0x4EA0F800, two, ofFloat},
	"fneg":   {0x6EA0F800, two, ofFloat},
	"fsqrt":  {0x6EA1F800, two, ofFloat},
	"frintn": {0x4E218800, two, ofFloat},
	"frintm": {0x4E219800, two, ofFloat},
	"frintp": {0x4EA18800, two, ofFloat},
	"frintz": {0x4EA19800, two, ofFloat},
	"fcvtzs": {0x4EA1B800, two, ofFloat},

	"add":   {0x4E208400, three, ofInteger},
	"sub":   {0x6E208400, three, ofInteger},
	"mul":   {0x4E209C00, three, ofInteger},
	"smax":  {0x4E206400, three, ofInteger},
	"umax":  {0x6E206400, three, ofInteger},
	"smin":  {0x4E206C00, three, ofInteger},
	"umin":  {0x6E206C00, three, ofInteger},
	"cmeq":  {0x6E208C00, three, ofInteger},
	"cmgt":  {0x4E203400, three, ofInteger},
	"cmge":  {0x4E203C00, three, ofInteger},
	"cmhi":  {0x6E203400, three, ofInteger},
	"cmhs":  {0x6E203C00, three, ofInteger},
	"cmtst": {0x4E208C00, three, ofInteger},
	"sshl":  {0x4E204400, three, ofInteger},
	"ushl":  {0x6E204400, three, ofInteger},
	"abs":   {0x4E20B800, two, ofInteger},
	"neg":   {0x6E20B800, two, ofInteger},
	"cmlt":  {0x4E20A800, zero, ofInteger},
	"shl":   {0x4F005400, left, none},
	"ushr":  {0x6F000400, right, none},
	"xtn":   {0x0E212800, narrow, ofInteger},
	"uxtl":  {0x2F00A400, widen, none},

	"ext":   {0x6E000000, extract, none},
	"rev64": {0x4E200800, two, ofInteger},
	"rev32": {0x6E200800, two, ofInteger},
	"rev16": {0x4E201800, two, ofInteger},

	"and": {0x4E201C00, three, none},
	"orr": {0x4EA01C00, three, none},
	"eor": {0x6E201C00, three, none},
	"bsl": {0x6E601C00, three, none},
	"bit": {0x6EA01C00, three, none},
	"bif": {0x6EE01C00, three, none},
	"mvn": {0x6E205800, two, none},
}

// anyLane returns the instruction that sets the scratch register to the largest 32 bits of a
// vector.
func anyLane(n int) (word uint32, text string) {
	const umaxv = 0x6EB0A800
	return umaxv | uint32(n)<<5 | scratch, fmt.Sprintf("umaxv s%d, v%d.4s", scratch, n)
}

// halfBytes returns the instruction that sets the scratch register to half of each byte of a
// vector.
func halfBytes(n int) (word uint32, text string) {
	const shrn = 0x0F0C8400
	return shrn | uint32(n)<<5 | scratch, fmt.Sprintf("shrn v%d.8b, v%d.8h, #4", scratch, n)
}

// sizes are what stands for the width of lanes, by arrangements.
var sizes = map[string]uint32{"8b": 0, "16b": 0, "4h": 1, "8h": 1, "2s": 2, "4s": 2, "2d": 3}

// Encode returns an instruction on vectors, and what a disassembler prints of it.
func Encode(opcode string, args []target.Place) (word uint32, text string) {
	name, arrangement, _ := strings.Cut(opcode, ".")
	e, isKnown := encodings[name]
	size, isArrangement := sizes[arrangement]
	if !isKnown || !isArrangement {
		panic("arm64: no instruction " + opcode)
	}
	word = e.word | uint32(args[0].N) | uint32(args[1].N)<<5
	switch e.size {
	case ofInteger:
		word |= size << 22
	case ofFloat:
		word |= (size & 1) << 22
	}
	of, number := arrangement, "" // of sources
	bits := uint32(8) << size
	switch e.kind {
	case three:
		word |= uint32(args[2].N) << 16
		number = fmt.Sprintf(", v%d.%s", args[2].N, of)
	case extract:
		word |= uint32(args[2].N)<<16 | uint32(args[3].N)<<11
		number = fmt.Sprintf(", v%d.%s, #%d", args[2].N, of, args[3].N)
	case zero:
		number = ", #0"
	case narrow:
		of = map[string]string{"8b": "8h", "4h": "4s", "2s": "2d"}[arrangement]
	case widen:
		of = map[string]string{"8h": "8b", "4s": "4h", "2d": "2s"}[arrangement]
		word |= bits / 2 << 16
	case left:
		word |= (bits + uint32(args[2].N)) << 16
		number = fmt.Sprintf(", #%d", args[2].N)
	case right:
		word |= (2*bits - uint32(args[2].N)) << 16
		number = fmt.Sprintf(", #%d", args[2].N)
	}
	return word, fmt.Sprintf("%s v%d.%s, v%d.%s%s", name, args[0].N, arrangement, args[1].N, of,
		number)
}
