package emit

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"slices"
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/internal/expr"
)

// A parameterOf is one of a kernel, as its signature has it.
type parameterOf struct{ name, kind, of string }

// signatureText returns the type of a kernel as Go has it.
func signatureText(k field) string {
	return strings.TrimPrefix(fmt.Sprintf("%#v", Var().Id("f").Func().Add(k.signature)), "var f ")
}

// parametersOf lists those of a kernel of d. It panics if one is of a kind that calls do not know.
func parametersOf(k field, d table.DType) (all []parameterOf) {
	parsed, err := parser.ParseExpr(signatureText(k))
	if err != nil {
		panic(fmt.Sprintf("%s of %s: %v", k.name, d.Name, err))
	}
	for _, f := range parsed.(*ast.FuncType).Params.List {
		of := types.ExprString(f.Type)
		for _, id := range f.Names {
			kind := ""
			switch {
			case of == "[]"+d.Name:
				kind = "Elements"
			case of == "[]"+table.Bool.Name:
				kind = "Masks"
			case of == "[]"+d.Accumulator().Name:
				kind = "Accumulators"
			case of == table.Index.Name && slices.Contains([]string{"rows", "stride"}, id.Name):
				kind = "Integer"
			case of == d.Name:
				kind = "Number"
			case of == table.Index.Name:
				kind = "Integer"
			case slices.Contains([]string{"Matrix", "Images", "[2]int", "asm.Convolution"}, of):
				kind = "Other"
			default:
				panic(fmt.Sprintf("%s of %s: no call has a %s", k.name, d.Name, of))
			}
			all = append(all, parameterOf{id.Name, kind, of})
		}
	}
	return all
}

// formOf returns the form of a kernel with parameters, as package asm names it.
func formOf(params []parameterOf) string {
	has := func(of string) bool {
		return slices.ContainsFunc(params, func(p parameterOf) bool { return p.of == of })
	}
	switch {
	case has("Matrix"):
		return "Product"
	case has("[2]int"):
		return "Pooling"
	case has("Images"):
		return "Convoluting"
	case slices.ContainsFunc(params, func(p parameterOf) bool { return p.name == "stride" }):
		return "Columns"
	case params[0].name == "z":
		return "Elementwise"
	}
	return "Reduction"
}

// flops counts the operators and the functions of an expression; a fused product and sum are two.
type flops struct{}

func (flops) Var(string) int { return 0 }
func (flops) Num(string) int { return 0 }
func (flops) Call(word string, args ...int) int {
	n := 0
	for _, arg := range args {
		n += arg
	}
	switch word {
	case "()":
		return n
	case "fma":
		return n + 2
	}
	return n + 1
}

// flopsOf returns the FLOPs of a kernel of d of a form.
func flopsOf(k field, d table.DType, form string) int {
	if form == "Product" || form == "Convoluting" {
		return 2
	}
	for _, op := range d.Kernels() {
		if op.Name == k.name {
			return expr.Lower(op.Expr, flops{})
		}
	}
	return 0
}

// descriptions returns the table of what the kernels of d are called with.
func descriptions(d table.DType) Output {
	f := newFile("asm/"+d.Name, "kernels")
	inAsm := func(name string) *Statement { return Qual(Module+"/asm", name) }
	arguments := Id("a").Op("*").Add(inAsm("Arguments").Types(Id(d.Name)))
	var all []Code
	var binds []string // their signatures
	var functions []Code
	for _, k := range kernelsOf(d) {
		params := parametersOf(k, d)
		var kinds, args []Code
		key := ""
		for i, p := range params {
			kinds = append(kinds, inAsm(p.kind))
			key += p.of + "/" + p.kind + ","
			switch arg := Id("a").Dot(map[string]string{
				"Number": "Numbers", "Integer": "Integers",
				"Other": "Others",
			}[p.kind]); p.kind {
			case "Elements", "Masks", "Accumulators":
				args = append(args, Id("a").Dot(p.kind).Index(Lit(i)))
			case "Other":
				of := Id(p.of)
				if p.of == "asm.Convolution" {
					of = inAsm("Convolution")
				}
				args = append(args, arg.Index(Lit(i)).Assert(of))
			default:
				args = append(args, arg.Index(Lit(i)))
			}
		}
		key += signatureText(k)[strings.Index(signatureText(k), ")"):]
		n := slices.Index(binds, key)
		if n < 0 {
			// func bind0(kernel any) func(a *asm.Arguments[float32]) {
			// 	f := kernel.(func(z, x, y []float32))
			// 	return func(a *asm.Arguments[float32]) { f(a.Elements[0], a.Elements[1], a.Elements[2]) }
			// }
			n = len(binds)
			binds = append(binds, key)
			functions = append(functions,
				Func().Id(fmt.Sprint("bind",
					n)).Params(Id("kernel").Any()).Func().Params(arguments).Block(
					Id("f").Op(":=").Id("kernel").Assert(Func().Add(k.signature)),
					Return(Func().Params(arguments).Block(Id("f").Call(args...))),
				).Line())
		}
		form := formOf(params)
		fields := []Code{
			Id("Name").Op(":").Lit(k.name), Id("Form").Op(":").Add(inAsm(form)),
			Id("Operands").Op(":").Index().Add(inAsm("Kind")).Values(kinds...),
		}
		if n := flopsOf(k, d, form); n > 0 {
			fields = append(fields, Id("FLOPs").Op(":").Lit(n))
		}
		fields = append(fields, Id("Bind").Op(":").Id(fmt.Sprint("bind", n)))
		all = append(all, Values(fields...))
	}
	f.Comment("Descriptions say what each of Kernels is called with, in the order of its fields.")
	f.Var().Id("Descriptions").Op("=").Index().Add(inAsm("Description").Types(Id(d.Name))).Add(lines("{", "}", all...)).Line()
	for _, function := range functions {
		f.Add(function)
	}
	return render("asm/"+d.Name+"/descriptions.go", f)
}
