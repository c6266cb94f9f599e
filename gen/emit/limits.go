package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/ashlar-go/ashlar/gen/table"
)

// limitLoops returns the loops that do nothing but what a processor is measured by.
func limitLoops() []Output {
	d := table.DType{}
	return []Output{
		print("internal/limits/loops_amd64.s", "limits.go", limitCode(d), printer.NewGoAsm),
		print("internal/limits/loops_amd64.go", "limits.go", limitCode(d), printer.NewStubs),
	}
}

func limitCode(d table.DType) *ir.File {
	l := limits{newAssembler(d)}
	l.multiply("fmaFloat32", l.VFMADD231PS)
	l.multiply("fmaFloat64", l.VFMADD231PD)
	for reads := range 4 {
		if reads > 0 {
			l.read(reads)
		}
		l.write(reads, "Write", func(x, m operand.Op) { l.VMOVAPS(x, m) })
		l.write(reads, "NonTemporal", l.VMOVNTPS)
	}
	return l.compile()
}

// limits writes loops of n > 0 rounds.
type limits struct{ *assembler }

// blockVectors is how many vectors of each stream a round takes.
const blockVectors = 8

// multiply writes a loop whose instructions do not wait for each other.
func (l limits) multiply(name string, fma func(...operand.Op)) {
	n := l.begin(name, "func(n int)", "multiplies and adds 12 vectors")
	sums := l.zeros(12)
	x := l.zeros(2)
	l.Label("loop")
	for _, sum := range sums {
		fma(x[0], x[1], sum)
	}
	l.end(n)
}

// read writes a loop that adds up streams.
func (l limits) read(reads int) {
	n := l.begin(fmt.Sprintf("read%d", reads), "func(n int, z, x, y, w *byte)",
		fmt.Sprintf("reads %d blocks", reads))
	streams := l.streams(reads)
	sums := l.zeros(blockVectors)
	l.Label("loop")
	for v, sum := range sums {
		for _, x := range streams {
			l.VADDPS(vectorAt(x, v), sum, sum)
		}
	}
	l.next(streams)
	l.end(n)
}

// write writes a loop that sets z to the sum of streams.
func (l limits) write(reads int, how string, store func(x, m operand.Op)) {
	n := l.begin(fmt.Sprintf("read%d%s", reads, how), "func(n int, z, x, y, w *byte)",
		fmt.Sprintf("reads %d blocks, and writes their sum", reads))
	z := l.GP64()
	l.Load(l.Param("z"), z)
	streams := l.streams(reads)
	zero := l.zeros(1)[0]
	l.Label("loop")
	for v := range blockVectors {
		sum := zero
		for _, x := range streams {
			next := l.YMM()
			l.VADDPS(vectorAt(x, v), sum, next)
			sum = next
		}
		store(sum, vectorAt(z, v))
	}
	l.next(append(streams, z))
	l.end(n)
}

// begin starts a function, and returns its parameter n.
func (l limits) begin(name, signature, does string) reg.GPVirtual {
	l.Function(name)
	l.Attributes(attr.NOSPLIT)
	l.SignatureExpr(signature)
	l.Doc(name + " " + does + ", n > 0 times.")
	l.Pragma("noescape")
	n := l.GP64()
	l.Load(l.Param("n"), n)
	return n
}

// streams loads where the first of x, y and w start.
func (l limits) streams(n int) []reg.GPVirtual {
	var streams []reg.GPVirtual
	for _, name := range []string{"x", "y", "w"}[:n] {
		r := l.GP64()
		l.Load(l.Param(name), r)
		streams = append(streams, r)
	}
	return streams
}

// zeros returns n vectors of zeros.
func (l limits) zeros(n int) []reg.VecVirtual {
	zeros := make([]reg.VecVirtual, n)
	for i := range zeros {
		zeros[i] = l.YMM()
		l.VXORPS(zeros[i], zeros[i], zeros[i])
	}
	return zeros
}

func vectorAt(base reg.GPVirtual, v int) operand.Mem {
	return operand.Mem{Base: base, Disp: 32 * v}
}

// next goes to the next block of streams.
func (l limits) next(streams []reg.GPVirtual) {
	for _, r := range streams {
		l.ADDQ(operand.U32(32*blockVectors), r)
	}
}

// end goes on with the loop until n is 0, and then returns, when all is written.
func (l limits) end(n reg.GPVirtual) {
	l.DECQ(n)
	l.JNE(operand.LabelRef("loop"))
	l.SFENCE()
	l.VZEROUPPER()
	l.RET()
}
