package generated_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// TestContract checks that each promise of docs/contract.md says something, and that the tests that
// show it exist.
func TestContract(t *testing.T) {
	text, err := os.ReadFile("../docs/contract.md")
	if err != nil {
		t.Fatal(err)
	}
	tests, rows, seen := testNames(t), 0, map[string]bool{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|---") ||
			line == "| what holds | tests |" {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if len(cells) != 2 || strings.TrimSpace(cells[0]) == "" || seen[cells[0]] {
			t.Errorf("not a promise and its tests, or a second time: %s", line)
			continue
		}
		rows, seen[cells[0]] = rows+1, true
		for name := range strings.SplitSeq(cells[1], ",") {
			name = strings.TrimSpace(name)
			if !strings.Contains(name, ".") {
				name = "generated_test." + name
			}
			if !tests[name] {
				t.Errorf("%s: there is no test %s", strings.TrimSpace(cells[0]), name)
			}
		}
	}
	if rows < 100 {
		t.Errorf("%d promises", rows)
	}
	t.Log(rows, "promises")
}

// testNames returns the names of all tests and examples, each after its folder.
func testNames(t *testing.T) map[string]bool {
	names := map[string]bool{}
	err := filepath.WalkDir("..", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, "_test.go") {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder := path.Dir(strings.TrimPrefix(filepath.ToSlash(file), "../"))
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv == nil && (strings.HasPrefix(f.Name.Name, "Test") ||
				strings.HasPrefix(f.Name.Name, "Example")) {
				names[folder+"."+f.Name.Name] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}
