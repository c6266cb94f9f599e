package emit

import (
	"slices"

	"github.com/mmcloughlin/avo/ir"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/gen/target/x86"
)

// searches are the kernels of Index, ArgMax and ArgMin for an element type in an instruction set,
// nil where that has not what they need.
type searches struct {
	Index, IndexNaN *kernel.Search // of a number, and of NaN
	ArgMax, ArgMin  *kernel.ArgMax
}

// What Index finds: a number c, or NaN, which is none.
const isNumber, isNaN = "x == c", "x != x"

// searchKernels remembers what searchesOf returned.
var searchKernels = map[kernelOf]searches{}

// searchesOf returns the kernels of d in an instruction set.
func searchesOf(d table.DType, t *target.Target) (s searches) {
	name := kernelOf{d: d.Name, t: t.Name}
	if s, ok := searchKernels[name]; ok {
		return s
	}
	if t != x86.AVX512 { // which compares no sooner than AVX2, as measured
		s.Index = unlessLacking(kernel.NewSearch(isNumber, d, t))
		if d.IsFloat() {
			s.IndexNaN = unlessLacking(kernel.NewSearch(isNaN, d, t))
		}
	}
	s.ArgMax = unlessLacking(kernel.NewArgMax("max", d, t))
	s.ArgMin = unlessLacking(kernel.NewArgMax("min", d, t))
	searchKernels[name] = s
	return s
}

// block returns how many elements ArgMax and ArgMin take at a time.
func (s searches) block(d table.DType) int {
	if s.ArgMax == nil {
		return 0
	}
	return kernel.ArgMaxGroups(d) * s.ArgMax.Elements()
}

// short returns how many elements are left to a narrower instruction set.
func (s searches) short(d table.DType, t *target.Target) int {
	switch {
	case s.ArgMax == nil:
		return 0
	case t == x86.AVX512 && d.IsFloat():
		return shortBytes / d.Bytes()
	}
	return s.ArgMax.Elements()
}

// write writes the kernels, with loops in assembly.
func (s searches) write(w target.Writer, t *target.Target) {
	if s.Index != nil {
		s.Index.Write(w, "indexLoops"+t.Name)
	}
	if s.IndexNaN != nil {
		s.IndexNaN.Write(w, "indexNaNLoops"+t.Name)
	}
	if s.ArgMax != nil {
		s.ArgMax.Write(w, "argMaxLoops"+t.Name)
	}
	if s.ArgMin != nil {
		s.ArgMin.Write(w, "argMinLoops"+t.Name)
	}
}

// searchFields lists the fields of Kernels of d for searches.
func searchFields(d table.DType) []field {
	vectorized := func(name string, has func(s searches) bool) func(t *target.Target) string {
		return func(t *target.Target) string {
			if !has(searchesOf(d, t)) {
				return ""
			}
			return name + t.Name
		}
	}
	all := []field{{
		name: "Index", doc: "the first i for which x[i] is c, NaN being itself, or -1",
		signature: searchSignature(d), generic: "indexGeneric",
		vectorized: vectorized("index", func(s searches) bool { return s.Index != nil }),
	}}
	for _, way := range [][2]string{{"ArgMax", "largest"}, {"ArgMin", "smallest"}} {
		name := way[0]
		all = append(all, field{
			name: name, doc: "the index of the first of the " + way[1] +
				" elements of x, or of the first NaN; it panics if there is none",
			signature: Params(Id("x").Index().Id(d.Name)).Int(), generic: unexport(name) + "Generic",
			vectorized: vectorized(unexport(name), func(s searches) bool { return s.ArgMax != nil }),
		})
	}
	return all
}

// searchSignature returns the parameters and the result of the kernel Index in Go.
func searchSignature(d table.DType) *Statement {
	return Params(Id("x").Index().Id(d.Name), Id("c").Id(d.Name)).Int()
}

// searchFiles returns the kernels of searches of d in an instruction set, adding to numbers those
// that they read from memory.
func searchFiles(d table.DType, t *target.Target, numbers map[string]*ir.Global) []Output {
	w, text := newListing(t, numbers)
	s := searchesOf(d, t)
	s.write(w, t)
	at := "asm/" + d.Name + "/" + fileOf(t) + "_searches_" + architectureOf(t).name + "."
	listing := text(at + "s")
	if listing == nil {
		return nil
	}
	narrower := "Generic"
	targets := architectureOf(t).targets
	for _, other := range targets[:slices.Index(targets, t)] {
		if searchesOf(d, other).Index != nil {
			narrower = other.Name
		}
	}
	return []Output{
		fill(at+"go", "searches.go.tmpl", struct {
			table.DType
			searches
			Target              *target.Target
			Narrower            string // the instruction set, or Generic, of what is short
			Lanes, Short, Block int
		}{d, s, t, narrower, t.Lanes(d.Type), s.short(d, t), s.block(d)}),
		{at + "s", listing},
	}
}
