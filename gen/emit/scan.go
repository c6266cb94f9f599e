package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// scan writes the kernel of cumulative sums: those of a vector by steps of 1, 2, … lanes in each
// half and then from half to half, so that vectors wait for one addition of the vectors before.
func (a *assembler) scan() {
	a.Function("prefixSumsLoopsAVX2")
	a.SignatureExpr("func(z, x []" + a.d.Name + ", before " + a.d.Name + ") " + a.d.Name)
	a.Doc("prefixSumsLoopsAVX2 is prefixSumsGeneric.")
	a.Pragma("noescape")
	n := a.Load(a.Param("x").Len(), a.GP64())
	a.next = map[string]reg.Register{
		"x": a.Load(a.Param("x").Base(), a.GP64()),
		"z": a.Load(a.Param("z").Base(), a.GP64()),
	}
	param, err := a.Param("before").Resolve()
	if err != nil {
		panic(err)
	}
	before := a.do("VBROADCASTS?", param.Addr)
	lanes := 32 / a.d.Bytes()
	count := operand.U32(lanes)
	a.SUBQ(count, n)
	a.JLT(operand.LabelRef("rest"))
	a.align()
	a.Label("loop")
	sums := a.do("VMOVUP?", a.at("x", 0))
	for bytes := a.d.Bytes(); bytes < 16; bytes *= 2 {
		sums = a.do("VADDP?", a.do("VPSLLDQ", operand.U8(uint8(bytes)), sums), sums)
	}
	// the low half above zeros, and the high half in both
	const lowAbove, highTwice = 0x08, 0x11
	// the last lane of a half in all of it
	last := operand.U8(map[int]uint8{4: 0xff, 8: 0xee}[a.d.Bytes()])
	sums = a.do("VADDP?", a.do("VPSHUFD", last,
		a.do("VPERM2F128", operand.U8(lowAbove), sums, sums)), sums)
	a.write("VMOVUP?", a.do("VADDP?", before, sums), a.at("z", 0))
	all := a.do("VPSHUFD", last, a.do("VPERM2F128", operand.U8(highTwice), sums, sums))
	a.write("VADDP?", all, before, before)
	a.advance(1)
	a.SUBQ(count, n)
	a.JGE(operand.LabelRef("loop"))
	a.Label("rest")
	a.ADDQ(count, n)
	a.JZ(operand.LabelRef("done"))
	a.Label("element")
	a.write("VADDS?", a.at("x", 0), before.AsX(), before.AsX())
	a.write("VMOVS?", before.AsX(), a.at("z", 0))
	for _, slice := range []string{"x", "z"} {
		a.ADDQ(operand.U32(a.d.Bytes()), a.next[slice])
	}
	a.DECQ(n)
	a.JNZ(operand.LabelRef("element"))
	a.Label("done")
	a.result(before)
}

// result returns the first lane of x from the function.
func (a *assembler) result(x reg.VecVirtual) {
	r, err := a.ReturnIndex(0).Resolve()
	if err != nil {
		panic(err)
	}
	a.write("VMOVS?", x.AsX(), r.Addr)
	a.VZEROUPPER()
	a.RET()
}

// scanFiles returns the kernel of cumulative sums of d in AVX2.
func scanFiles(d table.DType) []Output {
	a := newAssembler(d)
	a.scan()
	f := newFile("asm/"+d.Name, "kernels")
	f.Func().Id("prefixSumsAVX2").Add(scanSignature(d)).Block(append(
		checkCode(d, "PrefixSums", checks["PrefixSums"]),
		Comment("Lanes without one before them add 0, which makes 0 of -0.").Line().
			Return(Id("prefixSumsLoopsAVX2").Call(Id("z"), Id("x"), Id("before").Op("+").Lit(0))),
	)...).Line()
	f.Comment("//go:noescape").Line().Func().Id("prefixSumsLoopsAVX2").Add(scanSignature(d))
	path := "asm/" + d.Name + "/avx2_scans_amd64."
	return []Output{
		render(path+"go", f),
		print(path+"s", "scan.go", a.compile(), printer.NewGoAsm),
	}
}
