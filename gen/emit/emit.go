// Package emit writes the library from the table. Each of its files writes one
// folder of the library; go.go, avx2.go and opencl.go also say the expressions
// of the table in their language.
package emit

import (
	"bytes"
	"go/format"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/dave/jennifer/jen"
	"github.com/mmcloughlin/avo/ir"

	"github.com/ashlar-go/ashlar/gen/mathfn"
	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/gen/target"
	"github.com/ashlar-go/ashlar/gen/target/x86"
	"github.com/ashlar-go/ashlar/templates"
)

// Module is the import path of the library.
const Module = "github.com/ashlar-go/ashlar"

// Mark is in the first line of a generated file.
const Mark = "Code generated "

// An Output is a generated file: its path from the root of the module, and its text.
type Output struct {
	Path string
	Text []byte
}

// All returns every generated file, or an error if there is a mistake in the table.
func All() ([]Output, error) {
	if err := validate(); err != nil {
		return nil, err
	}
	files := []Output{
		autogradOps(), autogradRows(), autogradTests(), readme(), deviceOps(), autogradSupport(),
		fill("tensor/dtypes.go", "dtypes.go.tmpl", table.Tensors()),
		fill("tensor/convert/convert.go", "convert.go.tmpl", table.Converted()),
		fill("tensor/convert/text.go", "convert_text.go.tmpl", table.Converted()),
		fill("tensor/convert/any.go", "convert_any.go.tmpl", table.Converted()),
		fill("tensor/convert/convert_test.go", "convert_test.go.tmpl", table.Converted()),
		fill("generated_test/types_test.go", "types_test.go.tmpl", table.DTypes),
		fill("generated_test/results_test.go", "results_test.go.tmpl", table.DTypes),
		fill("cmd/ashlar/kernel_packages.go", "kernel_packages.go.tmpl", table.DTypes),
		blasMethods(),
	}
	files = append(files, limitLoops()...)
	files = append(files, moves()...)
	files = append(files, fills()...)
	files = append(files, sparseFiles()...)
	files = append(files, halves()...)
	files = append(files, nearest()...)
	for _, d := range table.DTypes {
		files = append(
			files,
			fill("asm/"+d.Name+"/language.go", "language.go.tmpl", d),
			kernelTable(d), descriptions(d), kernelTests(d),
			openCLKernels(d),
		)
		numbers := map[*target.Target]map[string]*ir.Global{} // that files read from memory
		for _, a := range architectures {
			files = append(files, kernelTables(d, a))
		}
		for _, t := range targets() {
			numbers[t] = map[string]*ir.Global{}
			files = append(files, elementwiseKernels(d, t)...)
		}
		for _, g := range append(slices.Clone(table.Groups), table.Parts) {
			if len(d.Of(g.Ops)) == 0 {
				continue
			}
			files = append(files, genericKernels(d, g))
			for _, t := range targets() {
				files = append(files, assembly(d, g, t, numbers[t])...)
			}
		}
		for _, name := range []string{"folds.go", "lookup.go", "kernels_example_test.go"} {
			files = append(files, fill("asm/"+d.Name+"/"+name, name+".tmpl", d))
		}
		if d.IsFloat() {
			files = append(files, goWords(d), rowKernels(d))
		}
		if d.IsNumber() {
			files = append(files, genericFolds(d))
			for _, t := range targets() {
				files = append(files, reductionFiles(d, t, numbers[t])...)
				files = append(files, columnFiles(d, t, numbers[t])...)
				files = append(files, searchFiles(d, t, numbers[t])...)
			}
		}
		if d.HasProducts() {
			files = append(files, productFiles(d)...)
		}
		if d.IsFloat() {
			files = append(files, scanFiles(d)...)
		}
		if productsInAVX2(d) {
			files = append(files, avx2Products(d, numbers[x86.AVX2])...)
		}
		for _, t := range targets() {
			files = append(files, numbersFile(d, t, numbers[t])...)
		}
	}
	for _, d := range table.Tensors() {
		files = append(files, tensors(d)...)
	}
	return append(files, functionTables(files)...), nil
}

// render returns the file at path with the code of f.
func render(path string, f *jen.File) Output {
	var b bytes.Buffer
	b.WriteString("// " + Mark + "from gen/table. DO NOT EDIT.\n\n")
	if strings.HasSuffix(path, "_amd64.go") || strings.HasSuffix(path, "_arm64.go") {
		b.WriteString("//go:build !purego\n\n")
	}
	if err := f.Render(&b); err != nil {
		panic(err)
	}
	return Output{path, b.Bytes()}
}

var texts = template.Must(template.New("").Funcs(template.FuncMap{
	"expr":     table.Subscript,
	"operands": table.Operands,
	"unexport": unexport,
	"words":    func() []mathfn.Function { return mathfn.Functions },
	"checks":   checkText,
	"classes":  lengthClasses,
	"cl":       openCLExpr,
	"types":    typesOf,
	"packages": packages,
	"shorts":   shortNames,
	"bound":    boundOf,
	"cell":     cell,
	"clword":   openCLWord,
	"program":  func(d table.DType) string { return "deviceops." + table.Exported(d.Name) },
	"clrows":   openCLRows,
	"clparams": openCLParams,
	"clarrays": openCLArrays,
	"clstore":  openCLStore,
	"clresult": openCLResult,
	"vectors":  openCLVectors,
	"clmasks":  openCLMasks,
	"clmask":   openCLMask,
	"dividing": func(d table.DType) []table.Op {
		return slices.DeleteFunc(d.Ops(), func(op table.Op) bool { return !divides(op, d) })
	},
	"maskops": func() []table.Op { return table.Bool.Ops() },
	"clstart": openCLStart,
	"clfold":  openCLFold,

	"exceeds":   func() map[string]string { return map[string]string{"argMax": ">", "argMin": "<"} },
	"clcombine": openCLCombine,
	"clsearch":  openCLSearch,
	"folds":     openCLFolds,
	"named":     namesOf,
	"places":    func(op table.Op) int { return 1 + len(op.Tensors()) },

	"index":            func() table.DType { return table.Index },
	"double":           func() table.DType { return table.Double },
	"mask":             func() table.DType { return table.Bool },
	"bytetype":         func() table.DType { return table.Byte },
	"prefix":           prefix,
	"shown":            shown,
	"imports":          imports,
	"others":           otherTensors,
	"importothers":     func(d table.DType) string { return imports(d, otherTensors(d)...) },
	"unexported":       func(d table.DType) []table.Op { return unexported(d, false) },
	"scaledunexported": func(d table.DType) []table.Op { return unexported(d, true) },
	"rowfunctions":     rowFunctions,

	"conditions":    conditions,
	"textual":       table.Texts,
	"single":        func() table.DType { return table.Single },
	"importelem":    importElem,
	"one":           oneOf,
	"alltensors":    table.Tensors,
	"texts":         textLoop,
	"parse":         textParser,
	"parser":        textReader,
	"dlpack":        dlpackType,
	"conversions":   conversions,
	"conversion":    newConversion,
	"conversionsin": conversionsIn,
	"saturations":   saturations,
	"exported":      table.Exported,
	"max":           func(a, b int) int { return max(a, b) },

	"lower":        strings.ToLower,
	"blasletter":   blasLetter,
	"blaskernels":  blasKernels,
	"blasroutines": func() []blasRoutine { return blasRoutines },

	"maxrank":     func() int { return maxRank },
	"maxoperands": func() int { return maxOperands },
}).ParseFS(templates.FS, "*.tmpl"))

// fill returns the file at path with the text of a template.
func fill(path, name string, data any) Output {
	var b bytes.Buffer
	if err := texts.ExecuteTemplate(&b, name, data); err != nil {
		panic(err)
	}
	if !strings.HasSuffix(path, ".go") {
		return Output{path, b.Bytes()}
	}
	text, err := format.Source(b.Bytes())
	if err != nil {
		panic(err)
	}
	return Output{path, text}
}

// shown returns what a tensor of d prints of whole numbers, given as integers are printed.
func shown(d table.DType, text string) string {
	if d.IsFloat() {
		return wholes.ReplaceAllString(text, "$0.")
	}
	return text
}

var wholes = regexp.MustCompile(`\d+`)

// prefix returns what names of the tensor package of a type have before them in that of another:
// "ints.", or nothing in its own.
func prefix(of, in table.DType) string {
	if of == in {
		return ""
	}
	return of.Package + "."
}

// oneOf returns the element of d that stands for one, in Go.
func oneOf(d table.DType) string {
	switch {
	case d.IsCondition():
		return "true"
	case d.IsHalf():
		return d.Elem() + "Of(1)"
	}
	return "1"
}

// importElem returns the line that imports the package of the Go type of elements of d, if it is in
// one.
func importElem(d table.DType) string {
	if d.IsHalf() {
		return "\n\t\"" + halfPath + "\""
	}
	return ""
}

// imports returns the lines that import the tensor packages of types, but for in, each once.
func imports(in table.DType, of ...table.DType) string {
	var text string
	for i, t := range of {
		if t != in && !slices.Contains(of[:i], t) {
			text += "\n\t" + t.Package + " \"" + Module + "/tensor/" + t.Name + "\""
		}
	}
	return text
}

// unexport returns the name of an unexported function: sqrtGrad of SqrtGrad.
func unexport(name string) string {
	for _, acronym := range []string{"ReLU", "GELU", "SiLU", "ELU", "FMA", "RMS"} {
		if rest, ok := strings.CutPrefix(name, acronym); ok {
			return strings.ToLower(acronym) + rest
		}
	}
	return strings.ToLower(name[:1]) + name[1:]
}
