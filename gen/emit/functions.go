package emit

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/gen/table"
)

// A typedPackage is a package of tensors with the names of the functions that it exports, and of
// the methods of tensors and selections.
type typedPackage struct {
	table.DType
	Functions, Methods, Selections []string
	Instances                      map[string]string // functions that have type parameters, on types of ours
}

// functionTables returns the tables of what the packages of tensors export, which tests and other
// languages call by name: whatever is in files, or becomes of it.
func functionTables(files []Output) []Output {
	var all []typedPackage
	for _, d := range table.Tensors() {
		in := "tensor/" + d.Name
		all = append(all, typedPackage{
			d, exportedOf(files, in, ""), exportedOf(files, in, "Tensor"),
			exportedOf(files, in, "Selection"), instances(d),
		})
	}
	return []Output{
		fill("generated_test/functions_test.go", "functions_test.go.tmpl", all),
		fill("bridge/functions.go", "bridge_functions.go.tmpl", slices.DeleteFunc(slices.Clone(all),
			func(p typedPackage) bool { return p.IsText() })), // which DLPack has no kind for
	}
}

// instances returns the functions of the package of d that have type parameters, on types of ours.
func instances(d table.DType) map[string]string {
	p, index := d.Package, table.Index.Package
	fold := "Sum"
	calls := map[string]string{}
	if d.IsCondition() {
		fold = "All"
		for _, name := range []string{
			"NonZero", "CountNonzero", "ArgMax", "ArgMin", "ArgSort", "TopK", "BottomK", "UniqueAll",
		} {
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

// exportedOf lists the methods of a type that files of a folder export, or the functions without
// type parameters if there is none, but for tests.
func exportedOf(files []Output, folder, receiver string) (names []string) {
	for _, f := range files {
		if path.Dir(f.Path) != folder || strings.HasSuffix(f.Path, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), f.Path, f.Text, parser.SkipObjectResolution)
		if err != nil {
			panic(err)
		}
		for _, decl := range parsed.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && receiverOf(f) == receiver &&
				f.Name.IsExported() && f.Type.TypeParams == nil {
				names = append(names, f.Name.Name)
			}
		}
	}
	return names
}

// receiverOf returns the name of the type that f is a method of, or "".
func receiverOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	receiver := f.Recv.List[0].Type
	if p, ok := receiver.(*ast.StarExpr); ok {
		receiver = p.X
	}
	return receiver.(*ast.Ident).Name
}

// dlpackType names the kind that DLPack calls elements of d, and how many bits they have.
func dlpackType(d table.DType) string {
	kind := "dlUint"
	switch {
	case d.IsHalf() && d.Exponent == table.Single.Exponent:
		kind = "dlBfloat"
	case d.IsFloat(), d.IsHalf():
		kind = "dlFloat"
	case d.IsCondition():
		kind = "dlBool"
	case d.Signed:
		kind = "dlInt"
	}
	return fmt.Sprintf("%s, %d", kind, d.Bits)
}
