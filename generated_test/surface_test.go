package generated_test

import (
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// mostMethods is how many methods tensors have at most.
const mostMethods = 140

// TestSurface checks what go doc shows of the packages of tensors and of the one that they share:
// not more methods than a person reads through, each said of by name, none but DType that ignores
// its receiver, and no function that takes or gives what is of an internal package.
func TestSurface(t *testing.T) {
	folders, err := filepath.Glob("../tensor/*/tensor.go")
	if err != nil || len(folders) < 4 {
		t.Fatal(folders, err)
	}
	for _, file := range append(folders, "../tensor/errors.go") {
		folder := filepath.Dir(file)
		surface(t, folder, parsePackage(t, folder))
	}
}

// parsePackage returns the documentation of a folder's package.
func parsePackage(t *testing.T, folder string) *doc.Package {
	paths, err := filepath.Glob(folder + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	p, err := doc.NewFromFiles(fset, files, folder, doc.PreserveAST)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// surface checks what go doc shows of a package.
func surface(t *testing.T, folder string, p *doc.Package) {
	documented := func(f *doc.Func) {
		if !strings.HasPrefix(f.Doc, f.Name+" ") && f.Name != "Error" {
			t.Errorf("%s: the comment of %s does not say what it does: %q", folder, f.Name, f.Doc)
		}
		for _, path := range p.Imports {
			if strings.Contains(path, "/internal/") && mentions(f.Decl.Type, filepath.Base(path)) {
				t.Errorf("%s: %s takes or gives what is of %s", folder, f.Name, path)
			}
		}
	}
	for _, f := range p.Funcs {
		documented(f)
	}
	for _, of := range p.Types {
		for _, f := range of.Funcs {
			documented(f)
		}
		for _, m := range of.Methods {
			documented(m)
			if names := m.Decl.Recv.List[0].Names; m.Name != "DType" && (len(names) == 0 ||
				!mentions(m.Decl.Body, names[0].Name)) {
				t.Errorf("%s: %s ignores its receiver", folder, m.Name)
			}
		}
		if of.Name == "Tensor" && folder != "../tensor" &&
			(len(of.Methods) > mostMethods || len(of.Methods) < 40) {
			t.Errorf("%s: %d methods, want at most %d", folder, len(of.Methods), mostMethods)
		}
		t.Log(folder, of.Name, len(of.Methods), "methods")
	}
}

// mentions reports whether there is an identifier of a name in n.
func mentions(n ast.Node, name string) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && id.Name == name
		return !found
	})
	return found
}
