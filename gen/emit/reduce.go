package emit

import (
	"strings"

	"github.com/mmcloughlin/avo/ir"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/gen/target/x86"
)

// reductions remembers what reduction returned.
var reductions = map[kernelOf]*kernel.Reduction{}

// reduction returns the kernel of a fold in an instruction set, or nil if that has not what it
// needs.
func reduction(f table.Fold, d table.DType, t *target.Target) *kernel.Reduction {
	name := kernelOf{f.Name, d.Name, t.Name}
	if r, ok := reductions[name]; ok {
		return r
	}
	r := unlessLacking(kernel.NewReduction(f, d, t))
	reductions[name] = r
	return r
}

// writeFolds writes the kernels of folds of d.
func writeFolds(w target.Writer, d table.DType, folds []table.Fold, t *target.Target) {
	for _, f := range folds {
		if r := reduction(f, d, t); r != nil {
			r.Write(w, foldBlock(f)+t.Name)
		}
	}
}

// foldBlock names the kernel of a block of f.
func foldBlock(f table.Fold) string { return strings.ToLower(f.Name[:1]) + f.Name[1:] + "Block" }

// shortBytes is how many bytes of floats AVX2 finds the largest of sooner than AVX-512, which takes
// longer to start and to combine lanes, as measured.
const shortBytes = 6 << 10

// shortOf returns the statement that leaves what is short to a narrower instruction set, or nil.
func shortOf(f table.Fold, d table.DType, t *target.Target) func(args []Code) Code {
	if t != x86.AVX512 || !f.InAny || !d.IsFloat() {
		return nil
	}
	return func(args []Code) Code {
		return If(Len(Id("x")).Op("<").Lit(shortBytes / d.Bytes())).Block(Return(Id(foldBlock(f) +
			x86.AVX2.Name).Call(args...)))
	}
}

// reductionFiles returns the kernels of the folds of d in an instruction set, adding to numbers
// those that they read from memory.
func reductionFiles(d table.DType, t *target.Target, numbers map[string]*ir.Global) []Output {
	w, text := newListing(t, numbers)
	writeFolds(w, d, d.Blocks(), t)
	at := "asm/" + d.Name + "/" + fileOf(t) + "_reductions_" + architectureOf(t).name + "."
	listing := text(at + "s")
	if listing == nil {
		return nil
	}
	f := newFile("asm/"+d.Name, "kernels")
	for _, fold := range d.Blocks() {
		if reduction(fold, d, t) == nil {
			continue
		}
		if fold.Also == "" {
			f.Add(inPairs(fold, d, t.Name, shortOf(fold, d, t))).Line()
		}
		f.Comment("//go:noescape").Line().Func().Id(foldBlock(fold) +
			t.Name).Add(foldSignature(fold, d)).Line()
	}
	return []Output{render(at+"go", f), {at + "s", listing}}
}
