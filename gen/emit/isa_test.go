package emit

import (
	"slices"
	"testing"

	"github.com/mmcloughlin/avo/ir"

	"github.com/ashlar-go/ashlar/gen/ops"
)

// TestInstructions checks that no kernel needs more than asm.UseAVX2 asks for:
// avo hands out registers and picks forms of instructions that only AVX-512 has,
// and the processor stops at them.
func TestInstructions(t *testing.T) {
	allowed := []string{"AVX", "AVX2", "FMA3", "BMI", "BMI2", "CMOV"}
	for _, d := range ops.DTypes {
		elementwise := newAssembler(d)
		elementwise.kernels(d.Ops())
		files := []*ir.File{elementwise.compile()}
		if d.Kind&ops.Number != 0 {
			files = append(files, productCode(d))
		}
		for _, file := range files {
			if r := highest(file); r > 15 {
				t.Errorf("%s: vector register %d", d.Name, r)
			}
			for _, f := range file.Functions() {
				for _, i := range f.Instructions() {
					for _, isa := range i.ISA {
						if !slices.Contains(allowed, isa) {
							t.Errorf("%s, %s: %s needs %s", d.Name, f.Name, i.Opcode, isa)
						}
					}
				}
			}
		}
	}
}
