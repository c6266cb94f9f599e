package generated_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport says which packages of the library those of a folder may import. A folder with "/..."
// stands for those below it too that have no rule of their own.
var mayImport = map[string][]string{
	"gen/...": {"gen/...", "internal/expr", "templates"},
	"asm":     {},
	"half":    {"asm", "internal/element", "internal/lengths"},
	"asm/...": {
		"asm", "internal/lengths", "internal/memcopy", "internal/parallel", "internal/vector",
	},
	"blas":               {"asm/...", "internal/memcopy", "internal/parallel"},
	"lapack":             {"blas", "asm/...", "internal/memcopy", "internal/parallel"},
	"device":             {"tensor", "internal/layout", "internal/specialize"},
	"device/...":         {"device", "tensor", "internal/deviceops"},
	"encoding/...":       {"encoding/...", "half", "tensor/...", "internal/..."},
	"internal/expr":      {},
	"internal/element":   {},
	"internal/extent":    {},
	"internal/lengths":   {"asm"},
	"internal/memcopy":   {"asm", "internal/element", "internal/lengths"},
	"internal/vector":    {},
	"internal/layout":    {"tensor", "internal/element", "internal/extent", "internal/sysmem"},
	"internal/...":       {"internal/...", "asm", "device", "half", "tensor"},
	"internal/deviceops": {"device", "half", "tensor", "internal/layout", "internal/specialize"},
	// draws masks too
	"internal/kerneltest": {"internal/...", "asm", "device", "half", "tensor", "tensor/bool"},
	"tensor": {
		"asm", "internal/extent", "internal/parallel", "internal/random", "internal/sysmem",
	},
	"tensor/...":      {"tensor/...", "asm/...", "device", "half", "internal/..."},
	"linalg":          {"lapack", "internal/parallel", "tensor/..."},
	"autograd/matrix": {"autograd", "linalg", "tensor/..."},
	"autograd/...":    {"autograd/...", "tensor/...", "device", "internal/..."},
	"search":          {"asm", "asm/float32", "half", "internal/parallel", "tensor/..."},
	"bridge":          {"half", "linalg", "tensor/...", "internal/layout", "internal/support"},
}

// TestImports checks that imports run one way: those of each package are the ones that it may have,
// and integers import no floats.
func TestImports(t *testing.T) {
	const module = "github.com/ashlar-go/ashlar/"
	checked := map[string]bool{}
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		folder := filepath.ToSlash(filepath.Dir(strings.TrimPrefix(file, "../")))
		rule := ruleOf(folder)
		if err != nil || rule == "" || d.IsDir() || filepath.Ext(file) != ".go" ||
			strings.HasSuffix(file, "_test.go") {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		checked[rule] = true
		for _, spec := range parsed.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			imported, ours := strings.CutPrefix(imported, module)
			if ours && !slices.ContainsFunc(mayImport[rule], func(may string) bool {
				return isOf(imported, may)
			}) {
				t.Errorf("%s imports %s", file, imported)
			}
			if isInteger(folder) && strings.HasPrefix(imported, "tensor/float") {
				t.Errorf("%s imports %s", file, imported)
			}
		}
		return nil
	})
	if err != nil || len(checked) != len(mayImport) {
		t.Errorf("rules of %d packages of %d: %v", len(checked), len(mayImport), err)
	}
}

// isInteger reports whether a folder has tensors of integers.
func isInteger(folder string) bool {
	of, ok := strings.CutPrefix(folder, "tensor/")
	return ok && (strings.HasPrefix(of, "int") || strings.HasPrefix(of, "uint"))
}

// isOf reports whether a folder is one that a rule stands for.
func isOf(folder, rule string) bool {
	above, below := strings.CutSuffix(rule, "/...")
	return folder == above || below && strings.HasPrefix(folder, above+"/")
}

// ruleOf returns the rule that stands for a folder, or "": that of its own name, or else that of
// the nearest above it.
func ruleOf(folder string) string {
	if _, ok := mayImport[folder]; ok {
		return folder
	}
	for ; folder != "."; folder = path.Dir(folder) {
		if _, ok := mayImport[folder+"/..."]; ok {
			return folder + "/..."
		}
	}
	return ""
}
