package generated_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A guide is a document that says how what another library does is written with ours: an
// introduction by people, and tables of expressions, of which ours are the code of functions that a
// test runs and compares.
type guide struct {
	path, library string
	theirs        string // what defines the names that expressions use, in Python
	sections      []guideSection
}

// A guideSection is a part of a guide.
type guideSection struct {
	title string // of random numbers, "Random"
	lines []guideLine
}

// A guideLine is an expression of the other library, NumPy's for the same if that is not the same
// text, and ours. Random numbers are compared in their shape alone.
type guideLine struct {
	theirs, numpy string
	ours          func() any
}

// guideMark ends what people write of a guide.
const guideMark = "<!-- What follows is written by TestGuides. -->\n"

var updateGuides = flag.Bool("update", false, "write the guides in docs")

// TestGuides checks that the guides in docs have the code below, and that it gives what NumPy does.
func TestGuides(t *testing.T) {
	for name, create := range map[string]func() guide{
		"numpyGuide": numpyGuide, "pytorchGuide": pytorchGuide,
	} {
		g := create()
		old, err := os.ReadFile(g.path)
		introduction, _, ok := strings.Cut(string(old), guideMark)
		if err != nil || !ok {
			t.Fatalf("%s: %v, or it has no %q", g.path, err, guideMark)
		}
		text := introduction + guideMark + g.text(guideCode(t, name))
		if text != string(old) && *updateGuides {
			if err := os.WriteFile(g.path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		} else if text != string(old) {
			t.Errorf("%s is out of date: go test ./generated_test -run Guides -update", g.path)
		}
		t.Run(g.library, func(t *testing.T) { compareGuide(t, create, newNumPy(t)) })
	}
}

// assigns matches statements of Python that set or change what a name stands for.
var assigns = regexp.MustCompile(`^(\w+)(\[.*\]|\.\w+)* ([-+*/]?=) `)

// compareGuide compares what the lines of a guide give with what NumPy does. Each line has tensors
// of its own, which it may change.
func compareGuide(t *testing.T, create func() guide, numpy *numpyProcess) {
	g := create()
	for i, s := range g.sections {
		for j, l := range s.lines {
			ours := reflect.ValueOf(create().sections[i].lines[j].ours())
			theirs := l.numpy
			if theirs == "" {
				theirs = l.theirs
			}
			r := numpyRequest{DType: "f8", Lets: g.theirs, Expression: theirs}
			if m := assigns.FindStringSubmatch(theirs); m != nil {
				r.Lets, r.Expression = g.theirs+theirs+"\n", m[1]
			}
			if ours.Kind() == reflect.String {
				r.Expression = "np.frombuffer(" + r.Expression + ".encode(), 'u1')"
			}
			if err := numpy.send(&r); err != nil {
				t.Fatal(err)
			}
			want, said, err := numpy.receive()
			switch {
			case err != nil:
				t.Fatal(err)
			case said != nil:
				t.Errorf("%s: %v", theirs, said)
			case ours.Kind() == reflect.String:
				if string(want[0].bytes) != ours.String() {
					t.Errorf("%s: %q, want %q", l.theirs, ours, want[0].bytes)
				}
			default:
				compareGuided(t, l.theirs, arraysOf([]reflect.Value{ours}), want, s.title == "Random")
			}
		}
	}
}

// compareGuided compares arrays, whose element types may differ, as those of integers do.
func compareGuided(t *testing.T, line string, got, want []numpyArray, shapes bool) {
	if len(got) != len(want) {
		t.Errorf("%s: %d arrays, want %d", line, len(got), len(want))
		return
	}
	for i := range got {
		if !slices.Equal(got[i].shape, want[i].shape) {
			t.Errorf("%s: shape %v, want %v", line, got[i].shape, want[i].shape)
			return
		}
		x, y := got[i].floats(), want[i].floats()
		for j := range x {
			if !shapes && x[j] != y[j] && !(math.Abs(x[j]-y[j]) <= 1e-14*math.Abs(y[j])) &&
				(x[j] == x[j] || y[j] == y[j]) {
				t.Errorf("%s: %v, want %v", line, x, y)
				return
			}
		}
	}
}

// floats returns the elements as float64.
func (a numpyArray) floats() (x []float64) {
	size := int(a.dtype[1] - '0')
	for b := range slices.Chunk(a.bytes, size) {
		if a.dtype[0] == 'f' {
			x = append(x, floatOf(b))
			continue
		}
		var v int64
		for i, b := range b {
			v |= int64(b) << (8 * i)
		}
		shift := 64 - 8*size
		if a.dtype[0] == 'i' {
			v = v << shift >> shift
		}
		x = append(x, float64(v))
	}
	return x
}

// A guideText is the code of a guide: what defines the names, and that of each line.
type guideText struct {
	names string
	lines []string
}

// guideCode returns the code of the guide that a function of this package's tests returns.
func guideCode(t *testing.T, name string) (text guideText) {
	fset := token.NewFileSet()
	paths, err := filepath.Glob("*guide_test.go")
	if err != nil || len(paths) == 0 {
		t.Fatal(paths, err)
	}
	show := func(node any) string {
		var b bytes.Buffer
		if err := printer.Fprint(&b, fset, node); err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.Fields(b.String()), " ")
	}
	for _, path := range paths {
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			f, ok := n.(*ast.FuncDecl)
			if !ok || f.Name.Name != name {
				return true
			}
			for _, s := range f.Body.List {
				if _, ok := s.(*ast.ReturnStmt); !ok {
					text.names += show(s) + "\n"
				}
			}
			ast.Inspect(f.Body, func(n ast.Node) bool {
				f, ok := n.(*ast.FuncLit)
				if ok {
					text.lines = append(text.lines, lineCode(f.Body.List, show))
				}
				return !ok
			})
			return false
		})
	}
	return text
}

// lineCode returns the code of a line: what is returned, or else the statements before it.
func lineCode(statements []ast.Stmt, show func(any) string) string {
	last := len(statements) - 1
	if last == 0 {
		return show(statements[0].(*ast.ReturnStmt).Results[0])
	}
	var lines []string
	for _, s := range statements[:last] {
		lines = append(lines, show(s))
	}
	switch result := statements[last].(*ast.ReturnStmt).Results[0].(type) {
	case *ast.Ident, *ast.BasicLit: // what is compared
	default:
		lines = append(lines, show(result))
	}
	return strings.Join(lines, "; ")
}

// text returns the tables.
func (g guide) text(code guideText) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n```python\n%s```\n\n```go\n%s```\n", g.theirs, code.names)
	i := 0
	for _, s := range g.sections {
		fmt.Fprintf(&b, "\n## %s\n\n| %s | Ashlar |\n|---|---|\n", s.title, g.library)
		for _, l := range s.lines {
			fmt.Fprintf(&b, "| %s | %s |\n", guideCell(l.theirs), guideCell(code.lines[i]))
			i++
		}
	}
	return b.String()
}

// guideCell returns code for a cell of a table in Markdown.
func guideCell(code string) string { return "`" + strings.ReplaceAll(code, "|", `\|`) + "`" }
