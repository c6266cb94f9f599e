package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/gen/table"
	"github.com/ashlar-go/ashlar/templates"
)

// TestNoTypeIsNamed checks that nothing asks for the name of an element type: what depends on the
// type asks for its traits. Only the table says names.
func TestNoTypeIsNamed(t *testing.T) {
	root, err := findRoot()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, d := range table.Tensors() {
		names = append(names, d.Name, d.Package)
	}
	for _, folder := range []string{
		"gen", "tensor", "device", "internal", "cmd", "autograd",
		"asm",
	} {
		err := filepath.WalkDir(filepath.Join(root, folder),
			func(path string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") ||
					strings.HasSuffix(path, "_test.go") ||
					generated(path) || strings.HasSuffix(filepath.ToSlash(path),
					"gen/table/dtypes.go") {
					return err
				}
				files := token.NewFileSet()
				file, err := parser.ParseFile(files, path, nil, 0)
				if err != nil {
					return err
				}
				for _, at := range named(file, names) {
					t.Errorf("%s names an element type", files.Position(at))
				}
				return nil
			})
		if err != nil {
			t.Fatal(err)
		}
	}
	asks := regexp.MustCompile(`\{\{[^}]*\b(eq|ne)\b[^}]*\.(Name|Package)\b`)
	quoted := regexp.MustCompile(`\{\{[^}]*"(` + strings.Join(names, "|") + `)"`)
	for _, e := range must(fs.ReadDir(templates.FS, ".")) {
		for i, line := range strings.Split(string(must(fs.ReadFile(templates.FS, e.Name()))),
			"\n") {
			if asks.MatchString(line) || quoted.MatchString(line) {
				t.Errorf("%s:%d asks for the name of an element type: %s", e.Name(), i+1, line)
			}
		}
	}
}

// named returns where a file compares with the name of an element type: as a string, or as a type
// in a switch.
func named(file *ast.File, names []string) (at []token.Pos) {
	isNamed := func(e ast.Expr) bool {
		literal, ok := e.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			return false
		}
		text, err := strconv.Unquote(literal.Value)
		return err == nil && slices.Contains(names, text)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if (n.Op == token.EQL || n.Op == token.NEQ) && (isNamed(n.X) || isNamed(n.Y)) {
				at = append(at, n.Pos())
			}
		case *ast.CaseClause:
			for _, e := range n.List {
				if name, ok := e.(*ast.Ident); isNamed(e) || ok &&
					slices.Contains(names, name.Name) {
					at = append(at, e.Pos())
				}
			}
		case *ast.KeyValueExpr:
			if isNamed(n.Key) {
				at = append(at, n.Pos())
			}
		}
		return true
	})
	return at
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
