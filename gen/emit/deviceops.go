package emit

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	. "github.com/dave/jennifer/jen"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A deviceKernel is a kernel of a program, as its source declares it.
type deviceKernel struct {
	op     string
	name   string
	fuses  bool     // whether the source has a function op_… of elements too
	params []string // types
}

// openCLKernel matches the declaration of a kernel, and openCLParam that of a parameter: what is
// between its address space and its name.
var (
	openCLKernel = regexp.MustCompile(`(?s)__kernel [^{]*?void (\w+?)_(\w+)\((.*?)\) \{`)
	openCLParam  = regexp.MustCompile(`^(__global |__local )?(?:const )?(\w+) (\*?)\w+$`)
)

// deviceKernels returns the kernels that a program declares, by operation.
func deviceKernels(d table.DType, source string) map[string]deviceKernel {
	kernels := map[string]deviceKernel{}
	for _, match := range openCLKernel.FindAllStringSubmatch(source, -1) {
		k := deviceKernel{op: match[2], name: match[1] + "_" + match[2]}
		k.fuses = strings.Contains(source, " op_"+k.op+"(")
		for _, declaration := range strings.Split(match[3], ",") {
			k.params = append(k.params, deviceParam(d, strings.TrimSpace(declaration)))
		}
		if _, twice := kernels[k.op]; twice || match[1] != d.Package {
			panic(fmt.Sprintf("%s declares the kernel %s", d.Name, k.name))
		}
		kernels[k.op] = k
	}
	return kernels
}

// deviceParam returns the type of a parameter, as device.Argument names those of arguments.
func deviceParam(d table.DType, declaration string) string {
	match := openCLParam.FindStringSubmatch(declaration)
	if match == nil {
		panic("a kernel declares " + declaration)
	}
	space, of, pointer := match[1], match[2], match[3]
	switch {
	case space == "__local ":
		return "local"
	case of == "T":
		of = d.CL()
	case of == "A":
		of = d.Accumulator().CL()
	case of == "ulong": // counts, which are int in Go
		of = "long"
	}
	return of + pointer
}

// deviceOps returns the table of the kernels of devices, which their sources declare.
func deviceOps() Output {
	programs, ops := map[string]map[string]deviceKernel{}, map[string]bool{}
	for _, d := range table.DTypes {
		programs[d.Name] = deviceKernels(d, string(openCLKernels(d).Text))
		for op := range programs[d.Name] {
			ops[op] = true
		}
	}
	names := slices.Sorted(maps.Keys(ops))
	f := NewFilePathName(Module+"/internal/deviceops", "deviceops")
	f.ImportName(Module+"/device", "device")
	// // The operations that devices have kernels for.
	// const (
	// 	OpAbs Op = iota
	// 	OpAcos
	// 	…
	// )
	f.Comment("The operations that devices have kernels for.")
	f.Const().DefsFunc(func(g *Group) {
		for i, name := range names {
			if i == 0 {
				g.Id("Op" + name).Id("Op").Op("=").Iota()
			} else {
				g.Id("Op" + name)
			}
		}
	})
	f.Comment("opNames are their names, in ascending order.")
	f.Var().Id("opNames").Op("=").Index(Op("...")).String().ValuesFunc(func(g *Group) {
		for _, name := range names {
			g.Line().Lit(name)
		}
		g.Line()
	})
	f.Comment("programs has that of each element type.")
	f.Var().Id("programs").Op("=").Index().Op("*").Id("Program").ValuesFunc(func(g *Group) {
		for _, d := range table.DTypes {
			g.Id(table.Exported(d.Name))
		}
	})
	for _, d := range table.DTypes {
		f.Commentf("%s has the kernels of %s.", table.Exported(d.Name), d.Name)
		f.Var().Id(table.Exported(d.Name)).Op("=").Op("&").Id("Program").Values(deviceProgram(d,
			programs[d.Name]))
	}
	for _, d := range table.Stored {
		f.Commentf("%s has no kernels: devices store no %s.", table.Exported(d.Name), d.Name)
		f.Var().Id(table.Exported(d.Name)).Op("=").Op("&").Id("Program").Values(Dict{
			Id("Name"): Lit(d.Package),
			Id("Type"): Qual("reflect", "TypeFor").Types(elementOf(d)).Call(),
			Id("Element"): Qual(Module+"/device", "Element").Values(Dict{
				Id("Name"): Lit(d.Name), Id("Bytes"): Lit(d.Bytes()),
			}),
		})
	}
	return render("internal/deviceops/kernels.go", f)
}

// deviceProgram returns the fields of the program of d.
func deviceProgram(d table.DType, kernels map[string]deviceKernel) Dict {
	element := Dict{Id("Name"): Lit(d.CL()), Id("Bytes"): Lit(d.Bytes())}
	if d.IsCondition() {
		element[Id("Condition")] = True()
	}
	all := Dict{}
	for op, k := range kernels {
		fields := Dict{
			Id("name"): Lit(k.name),
			Id("params"): Index().String().ValuesFunc(func(g *Group) {
				for _, of := range k.params {
					g.Lit(of)
				}
			}),
		}
		if k.fuses {
			fields[Id("fuses")] = True()
		}
		all[Id("Op"+op)] = Values(fields)
	}
	fields := Dict{
		Id("Name"): Lit(d.Package), Id("File"): Lit(d.Name + ".cl"),
		Id("Type"):    Qual("reflect", "TypeFor").Types(Id(d.Name)).Call(),
		Id("Element"): Qual(Module+"/device", "Element").Values(element),
		Id("kernels"): Index(Len(Id("opNames"))).Id("kernel").Values(all),
	}
	switch {
	case d.NeedsDouble():
		fields[Id("Doubles")] = True()
	case d.IsFloat():
		fields[Id("Options")] = Lit("-cl-fp32-correctly-rounded-divide-sqrt")
	}
	return fields
}
