package emit

import (
	"slices"
	"testing"

	"github.com/mmcloughlin/avo/ir"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target/x86"
)

// TestInstructions checks that no kernel needs more than asm.UseAVX2 asks for:
// avo hands out registers and picks forms of instructions that only AVX-512 has,
// and the processor stops at them.
func TestInstructions(t *testing.T) {
	checkInstructions(t, "limits", limitCode(table.DType{}))
	checkInstructions(t, "memcopy", moveCode(table.DType{}))
	for _, d := range table.DTypes {
		rows := x86.NewWriter(x86.AVX2, map[string]*ir.Global{})
		writeRows(rows, d, d.Kernels(), x86.AVX2)
		if d.IsNumber() {
			writeFolds(rows, d, d.Blocks(), x86.AVX2)
			writeColumns(rows, d, x86.AVX2)
			searchesOf(d, x86.AVX2).write(rows, x86.AVX2)
		}
		checkInstructions(t, d.Name, rows.File())
		if d.IsFloat() {
			scan := newAssembler(d)
			scan.scan()
			checkInstructions(t, d.Name, scan.compile())
		}
		if productsInAVX2(d) {
			checkInstructions(t, d.Name, productCode(d).compile())
		}
	}
}

// sfence is the set that avo counts SFENCE to; every processor of amd64 has that.
const sfence = "MMX+"

func checkInstructions(t *testing.T, name string, file *ir.File) {
	allowed := []string{sfence, "AVX", "AVX2", "FMA3", "BMI", "BMI2", "CMOV"}
	if r := highest(file); r > 15 {
		t.Errorf("%s: vector register %d", name, r)
	}
	for _, f := range file.Functions() {
		for _, i := range f.Instructions() {
			for _, isa := range i.ISA {
				if !slices.Contains(allowed, isa) {
					t.Errorf("%s, %s: %s needs %s", name, f.Name, i.Opcode, isa)
				}
			}
		}
	}
}
