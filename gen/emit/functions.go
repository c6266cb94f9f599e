package emit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A typedPackage is a package of tensors with the names of the functions that it exports.
type typedPackage struct {
	table.DType
	Functions []string
	Instances map[string]string // those that have type parameters, on types that tests choose
}

// functionTables returns the tables of the functions that the packages of tensors export, which
// tests call by name: whatever is in files, or becomes of it.
func functionTables(files []Output) Output {
	var all []typedPackage
	for _, d := range table.Tensors() {
		all = append(all, typedPackage{d, exportedFunctions(files, "tensor/"+d.Name), instances(d)})
	}
	return fill("generated_test/functions_test.go", "functions_test.go.tmpl", all)
}

// instances returns the functions of the package of d that have type parameters, on types of ours.
func instances(d table.DType) map[string]string {
	p, index := d.Package, table.Index.Package
	fold := "Sum"
	calls := map[string]string{}
	if d.IsCondition() {
		fold = "All"
		for _, name := range []string{"NonZero", "CountNonzero", "ArgMax", "ArgMin", "ArgSort"} {
			calls[name] = p + "." + name + "[*" + index + ".Tensor]"
		}
	}
	if d.IsCondition() || d.IsNumber() {
		calls["KeepDims"] = "func(x *" + p + ".Tensor, axes ...int) any {\nreturn " + p +
			".KeepDims(" + p + "." + fold + ", x, axes...)\n}"
	}
	if d.IsInteger() {
		calls["Mean"] = p + ".Mean[*" + table.Double.Package + ".Tensor]"
	}
	return calls
}

// exportedFunctions lists the functions without type parameters that files of a folder export, but
// for tests.
func exportedFunctions(files []Output, folder string) (names []string) {
	for _, f := range files {
		if path.Dir(f.Path) != folder || strings.HasSuffix(f.Path, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), f.Path, f.Text, parser.SkipObjectResolution)
		if err != nil {
			panic(err)
		}
		for _, decl := range parsed.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.IsExported() &&
				f.Type.TypeParams == nil {
				names = append(names, f.Name.Name)
			}
		}
	}
	return names
}
