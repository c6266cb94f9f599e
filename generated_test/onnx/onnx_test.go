// Package onnx_test runs the node tests of ONNX, each an operator with operands and results,
// through a table of which function of the library an operator is, or what it is composed of.
package onnx_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

var update = flag.Bool("update", false, "write docs/onnx.md")

const (
	// folder is where Debian's package libonnx-testdata has the tests, of ONNX 1.12.0 in bookworm.
	folder = "/usr/share/libonnx-testdata/data/node"
	// Its tests, of which those that do not end in expanded have an operator each.
	tests, page = 932, "../../docs/onnx.md"
	// So many pass of the tests of operators, and of expansions, which are graphs of simpler ones.
	passAtLeast, expandedAtLeast = 748, 107
)

// An outcome is what became of a test.
type outcome int

const (
	byFunction outcome = iota // passed, by one function
	composed                  // passed, by a composition
	missing
	failed
	outside // of the scope
	outcomes
)

// counts are how many tests have each outcome.
type counts [outcomes]int

func (c counts) passed() int  { return c[byFunction] + c[composed] }
func (c counts) inScope() int { return c.passed() + c[missing] + c[failed] }

// TestNodes runs the node tests of ONNX. It fails if one does that the table has operators for, or
// fewer pass than did.
func TestNodes(t *testing.T) {
	models, err := filepath.Glob(filepath.Join(folder, "*", "model.onnx"))
	if err != nil || len(models) == 0 {
		t.Skip("SKIPPED: node tests of ONNX, which are missing: apt-get install libonnx-testdata")
	}
	var own, expanded counts         // of operators' own tests, and of expansions
	operators := map[string]counts{} // own tests by operator
	for _, file := range models {
		name := strings.TrimPrefix(filepath.Base(filepath.Dir(file)), "test_")
		op, outcome, err := runTest(filepath.Dir(file), name)
		switch outcome {
		case missing:
			t.Logf("%s: missing: %v", name, err)
		case failed:
			t.Errorf("%s: %v", name, err)
		}
		if strings.HasSuffix(name, "expanded") {
			expanded[outcome]++
			continue
		}
		own[outcome]++
		of := operators[op]
		of[outcome]++
		operators[op] = of
	}
	t.Log(summary(own, expanded, operators))
	if own.passed() < passAtLeast || expanded.passed() < expandedAtLeast {
		t.Errorf("%d and %d pass, where %d and %d did",
			own.passed(), expanded.passed(), passAtLeast, expandedAtLeast)
	}
	if len(models) != tests {
		t.Logf("docs/onnx.md is about %d tests, and these are %d", tests, len(models))
		return
	}
	text := describe(own, expanded, operators)
	if *update && !t.Failed() {
		if err := os.WriteFile(page, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(page); err != nil || string(have) != text {
		t.Errorf("docs/onnx.md is old: go test ./generated_test/onnx -update (%v)", err)
	}
}

// summary says in a line how many tests pass, and of which operators they do not.
func summary(own, expanded counts, operators map[string]counts) string {
	var not []string
	for _, op := range slices.Sorted(maps.Keys(operators)) {
		if n := operators[op][missing] + operators[op][failed]; n > 0 {
			not = append(not, fmt.Sprintf("%s×%d", op, n))
		}
	}
	return fmt.Sprintf("passed %d of %d in scope (%d by one function, %d composed), missing: %s; "+
		"of %d expansions %d; %d are out of scope",
		own.passed(), own.inScope(), own[byFunction], own[composed], strings.Join(not, ", "),
		expanded.inScope(), expanded.passed(), own[outside]+expanded[outside])
}

// runTest runs the test in a folder. It returns its operator, the last one if there are several.
func runTest(dir, name string) (op string, of outcome, err error) {
	model, err := os.ReadFile(filepath.Join(dir, "model.onnx"))
	if err != nil {
		return "", failed, err
	}
	g, err := parseModel(model)
	if err != nil {
		return "", failed, err
	}
	op = g.nodes[len(g.nodes)-1].op
	if outOfScope(g, name) {
		return op, outside, nil
	}
	kind, err := g.test(dir, name, asItIs)
	for layout := asItIs + 1; err == nil && layout < layouts; layout++ {
		if _, err = g.test(dir, name, layout); err != nil {
			err = fmt.Errorf("operands of layout %d: %w", layout, err)
		}
	}
	switch {
	case errors.As(err, new(unsupported)):
		return op, missing, err
	case err != nil && known[name] != "":
		return op, missing, errors.New(known[name])
	case err != nil:
		return op, failed, err
	}
	return op, kind, nil
}

// test runs a graph on the operands in a folder, in a layout, and compares its results.
func (g *graph) test(dir, name string, l layout) (of outcome, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case unsupported:
			err = r
		case error:
			err = fmt.Errorf("panic: %w", r)
		default:
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	values := map[string]value{}
	for name, p := range g.constants {
		values[name] = tensorOf(p)
	}
	for i, d := range g.inputs {
		p, err := d.read(dir, "input", i)
		if errors.Is(err, fs.ErrNotExist) && values[d.name] != nil {
			continue // a constant
		}
		if err != nil {
			return failed, err
		}
		values[d.name] = l.of(tensorOf(p))
	}
	of, err = g.run(values)
	for i := 0; err == nil && i < len(g.outputs); i++ {
		var want *proto
		d := g.outputs[i]
		if want, err = d.read(dir, "output", i); err == nil {
			err = compare(values[d.name], want, relativeError(name))
		}
	}
	return of, err
}

// read reads an operand or a result of a test. Files have bfloat16 as bits in uint16.
func (d declared) read(dir, what string, i int) (*proto, error) {
	name := filepath.Join(dir, "test_data_set_0", fmt.Sprintf("%s_%d.pb", what, i))
	message, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	p, err := parseTensor(message)
	if d.of == bfloat16 {
		p.of = bfloat16
	}
	return p, err
}

// run computes the values of all nodes.
func (g *graph) run(values map[string]value) (of outcome, err error) {
	for _, n := range g.nodes {
		in := make([]value, len(n.inputs))
		for i, name := range n.inputs {
			in[i] = values[name]
		}
		results, by, err := n.run(in)
		if err != nil {
			return failed, err
		}
		of = max(of, by)
		for i, name := range n.outputs {
			if i < len(results) {
				values[name] = results[i]
			}
		}
	}
	return of, nil
}

// run computes a node by the first entry of the table for its operator that can.
func (n *node) run(in []value) (results []value, by outcome, err error) {
	err = unsupported(n.op)
	for _, e := range table[n.op] {
		if results, err = e.try(n, in); err == nil {
			return results, e.kind, nil
		}
	}
	return nil, failed, err
}

// try returns what an entry computes, or the error that says what it does not.
func (e entry) try(n *node, in []value) (results []value, err error) {
	defer func() {
		if r := recover(); r != nil {
			why, ok := r.(unsupported)
			if !ok {
				panic(r)
			}
			err = unsupported(n.op) + ": " + why
		}
	}()
	return e.run(n, operands(in)), nil
}

// relativeError is what floats may differ by, relative to their size: 1e-5, but where a test says
// why it is more. ONNX allows 1e-3.
func relativeError(test string) float64 {
	for prefix, e := range lessExact {
		if strings.HasPrefix(test, prefix) {
			return e
		}
	}
	return 1e-5
}

// lessExact are tests with results that are less exact than that, by how their names begin.
var lessExact = map[string]float64{
	// They take 3.1415 for π.
	"blackmanwindow": 1e-3, "hammingwindow": 1e-3, "hannwindow": 1e-3,
	// They are written with four digits.
	"gridsample_bicubic": 2e-4,
}

// compare returns an error unless a tensor is the expected one: of the same type and shape, floats
// within a relative error and 1e-7, but those in float16 exactly.
func compare(got value, want *proto, relative float64) error {
	expected := tensorOf(want)
	if fmt.Sprintf("%T", got) != fmt.Sprintf("%T", expected) {
		return fmt.Errorf("a %T, where a %T is right", got, expected)
	}
	if !slices.Equal(shapeOf(got), shapeOf(expected)) {
		return fmt.Errorf("shape %v, where %v is right", shapeOf(got), shapeOf(expected))
	}
	switch got := got.(type) {
	case *f32.Tensor, *f64.Tensor:
		absolute := 1e-7
		if want.of == float16 {
			relative, absolute = 0, 0
		}
		return compareFloats(numbers(got), numbers(expected), relative, absolute)
	case *strs.Tensor:
		if !got.Same(expected.(*strs.Tensor)) {
			return fmt.Errorf("%v, where %v is right", got, expected)
		}
		return nil
	case *bools.Tensor:
		if !got.Same(expected.(*bools.Tensor)) {
			return fmt.Errorf("%v, where %v is right", got, expected)
		}
		return nil
	}
	have, right := integersOf(got), integersOf(expected)
	for i, v := range have {
		if have[i] = narrow(v, want.of); have[i] != right[i] {
			return fmt.Errorf("element %d is %d, where %d is right", i, have[i], right[i])
		}
	}
	return nil
}

func compareFloats(got, want []float64, relative, absolute float64) error {
	for i, w := range want {
		g := got[i]
		same := g == w || math.IsNaN(g) && math.IsNaN(w)
		if !same && !(math.Abs(g-w) <= absolute+relative*math.Abs(w)) || math.IsInf(w, 0) && !same {
			return fmt.Errorf("element %d is %v, where %v is right", i, g, w)
		}
	}
	return nil
}
