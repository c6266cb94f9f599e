package emit

import (
	"fmt"

	. "github.com/dave/jennifer/jen"
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// halfPath is the package of the Go types of floats of 16 bits.
const halfPath = Module + "/half"

// halves returns these types, and the kernels that make them of float32 and back.
func halves() []Output {
	files := []Output{
		print("half/convert_amd64.s", "half.go", halfCode(), printer.NewGoAsm),
		print("half/stubs_amd64.go", "half.go", halfCode(), printer.NewStubs),
		fill("half/use_amd64.go", "halves_amd64.go.tmpl", table.Halves()),
	}
	for _, d := range table.Halves() {
		files = append(files, fill("half/"+d.Name+".go", "halves.go.tmpl", d))
	}
	return files
}

// elementOf returns the Go type of elements of d.
func elementOf(d table.DType) *Statement {
	if d.IsHalf() {
		return Qual(halfPath, table.Exported(d.Name))
	}
	return Id(d.Elem())
}

func halfCode() *ir.File {
	a := newAssembler(table.DType{})
	for _, d := range table.Halves() {
		h := halfKernels{a, d}
		h.narrow()
		h.widen()
	}
	return a.compile()
}

// halfKernels writes the kernels of a type of 16 bits.
type halfKernels struct {
	*assembler
	d table.DType
}

const (
	groupElements = 16 // elements that kernels convert at a time
	halfVectors   = 2  // vectors of float32 that have as many
)

// isUpperHalf reports whether elements are the first bits of float32: no type of the processor's,
// but what shifts make.
func (h halfKernels) isUpperHalf() bool { return h.d.Exponent == table.Single.Exponent }

// begin starts a kernel, and returns where its operands are and how many groups they have.
func (h halfKernels) begin(word, to, from string) (z, x, groups reg.GPVirtual) {
	return h.beginGroups(word+table.Exported(h.d.Name)+"AVX2", to, from)
}

// beginGroups starts a kernel that converts, and returns where its operands are and how many groups
// they have.
func (a *assembler) beginGroups(name, to, from string) (z, x, groups reg.GPVirtual) {
	a.Function(name)
	a.Attributes(attr.NOSPLIT)
	a.SignatureExpr(fmt.Sprintf("func(z *%s, x *%s, groups int)", to, from))
	a.Doc(fmt.Sprintf("%s sets groups > 0 of %d elements of z to those of x.", name, groupElements))
	a.Pragma("noescape")
	z, x, groups = a.GP64(), a.GP64(), a.GP64()
	a.Load(a.Param("z"), z)
	a.Load(a.Param("x"), x)
	a.Load(a.Param("groups"), groups)
	return z, x, groups
}

// endGroups goes on with the next group, of so many bytes of z and x, and ends the kernel.
func (a *assembler) endGroups(z, x, groups reg.GPVirtual, zBytes, xBytes int) {
	a.ADDQ(operand.U32(zBytes), z)
	a.ADDQ(operand.U32(xBytes), x)
	a.DECQ(groups)
	a.JNZ(operand.LabelRef("group"))
	a.VZEROUPPER()
	a.RET()
}

const (
	wideBytes   = groupElements * 4
	narrowBytes = groupElements * 2
)

// narrow writes the kernel that rounds float32.
func (h halfKernels) narrow() {
	z, x, groups := h.begin("narrow", "uint16", "float32")
	half := func(v int) operand.Mem {
		return operand.Mem{Base: z, Disp: v * narrowBytes / halfVectors}
	}
	if !h.isUpperHalf() {
		h.Label("group")
		for v := range halfVectors {
			y := h.XMM()
			h.VMOVUPS(vectorAt(x, v), y.AsY())
			h.VCVTPS2PH(operand.U8(0), y.AsY(), y) // to the nearest, of two the even one
			h.VMOVDQU(y, half(v))
		}
		h.endGroups(z, x, groups, narrowBytes, wideBytes)
		return
	}
	ones := h.YMM()
	h.VPCMPEQD(ones, ones, ones)
	one, below, quiet := h.YMM(), h.YMM(), h.YMM()
	h.VPSRLD(operand.U8(31), ones, one)
	h.VPSRLD(operand.U8(17), ones, below) // just less than half of the last bit that stays
	h.VPSLLD(operand.U8(22), one, quiet)
	h.Label("group")
	var rounded [halfVectors]reg.VecVirtual
	for v := range halfVectors {
		y, odd, nan := h.YMM(), h.YMM(), h.YMM()
		h.VMOVUPS(vectorAt(x, v), y)
		h.VPSRLD(operand.U8(16), y, odd)
		h.VPAND(one, odd, odd)
		h.VPADDD(below, odd, odd)
		h.VPADDD(y, odd, odd)
		const unordered = 3
		h.VCMPPS(operand.U8(unordered), y, y, nan)
		h.VPOR(quiet, y, y)
		h.VBLENDVPS(nan, y, odd, odd)
		h.VPSRLD(operand.U8(16), odd, odd)
		rounded[v] = odd
	}
	h.VPACKUSDW(rounded[1], rounded[0], rounded[0]) // the lanes of both by turns
	h.VPERMQ(operand.U8(0b11_01_10_00), rounded[0], rounded[0])
	h.VMOVDQU(rounded[0], half(0))
	h.endGroups(z, x, groups, narrowBytes, wideBytes)
}

// widen writes the kernel that returns float32.
func (h halfKernels) widen() {
	z, x, groups := h.begin("widen", "float32", "uint16")
	h.Label("group")
	for v := range halfVectors {
		y, half := h.YMM(), operand.Mem{Base: x, Disp: v * narrowBytes / halfVectors}
		if h.isUpperHalf() {
			h.VPMOVZXWD(half, y)
			h.VPSLLD(operand.U8(16), y, y)
		} else {
			h.VCVTPH2PS(half, y)
		}
		h.VMOVUPS(y, vectorAt(z, v))
	}
	h.endGroups(z, x, groups, wideBytes, narrowBytes)
}
