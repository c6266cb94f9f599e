package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPython builds the library, and runs the tests in python/tests with a Python that has NumPy.
func TestPython(t *testing.T) {
	environment, err := exec.Command("go", "env", "CGO_ENABLED", "CC").Output()
	enabled, compiler, _ := strings.Cut(strings.TrimSpace(string(environment)), "\n")
	if _, missing := exec.LookPath(compiler); err != nil || enabled != "1" || missing != nil {
		t.Skip("SKIPPED: there is no cgo, or no C compiler for it: apt-get install gcc libc6-dev")
	}
	python := ""
	for _, name := range []string{os.Getenv("PYTHON"), "/usr/bin/python3", "python3"} {
		if python == "" && name != "" && exec.Command(name, "-c", "import numpy").Run() == nil {
			python = name
		}
	}
	if python == "" {
		t.Skip("SKIPPED: there is no python3 with NumPy: apt-get install python3-numpy")
	}
	readAll(t, "python", "../docs/python.md")
	library := filepath.Join(t.TempDir(), "libashlar.so")
	build := exec.Command("go", "build", "-buildmode=c-shared", "-o", library, ".")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	tests := exec.Command(python, "-m", "unittest", "discover", "-v", "-s", "python/tests")
	tests.Env = append(os.Environ(), "PYTHONPATH=python", "PYTHONDONTWRITEBYTECODE=1",
		"ASHLAR_LIBRARY="+library)
	text, err := tests.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, line := range told.FindAll(text, -1) {
		t.Logf("%s", line)
	}
}

// told matches the lines of tests that say what they did.
var told = regexp.MustCompile(`(?m)^.*(seed|skipped|Ran \d+).*$`)

// readAll reads files, and those below folders, so that go test knows what its result depends on.
func readAll(t *testing.T, paths ...string) {
	for _, path := range paths {
		err := filepath.WalkDir(path, func(path string, d fs.DirEntry, err error) error {
			if ext := filepath.Ext(path); err == nil && (ext == ".py" || ext == ".md") {
				_, err = os.ReadFile(path)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestCall calls functions as another language does: misuse, and what is no call at all, is an
// error with a class of Python, and leaves no handle.
func TestCall(t *testing.T) {
	word := func(name string, values ...int64) []int64 {
		return append(appendText(nil, name)[1:], values...)
	}
	made := call(word("float64.Full", ofFloat, 0, ofInt, 2, ofInt, 3))
	if made[0] != ofNone || made[1] != ofHandle || handles.count() != 1 {
		t.Fatalf("Full gave %v", made)
	}
	x := []int64{ofHandle, made[2]}
	for name, c := range map[string]struct {
		words []int64
		class string
	}{
		"shape":        {word("float64.Tensor.View", append(x, ofInt, 7)...), "ValueError"},
		"axis":         {word("float64.Sum", append(x, ofInt, 7)...), "AxisError"},
		"index":        {word("float64.Tensor.At", append(x, ofInt, 7, ofInt, 0)...), "IndexError"},
		"memory":       {word("float64.Zeros", ofInt, 1<<55), "MemoryError"},
		"no tensors":   {word("int.Div", ofNone, ofNone), "RuntimeError"},
		"type":         {word("float32.Abs", x...), "TypeError"},
		"number":       {word("uint8.Full", ofInt, 256), "TypeError"},
		"arguments":    {word("float64.Abs"), "TypeError"},
		"name":         {word("float64.Nothing"), "TypeError"},
		"no handle":    {word("float64.Abs", ofHandle, 1<<40), "RuntimeError"},
		"no kind":      {word("float64.Abs", 77), "RuntimeError"},
		"ends early":   {word("float64.Abs", ofList, 9), "RuntimeError"},
		"a long list":  {word("float64.Abs", ofList, 1<<60), "RuntimeError"},
		"nothing":      {nil, "RuntimeError"},
		"element type": {word("To", append(x, appendText(nil, "complex64")...)...), "ValueError"},
	} {
		results := call(c.words)
		if results[0] != ofText {
			t.Errorf("%s: no error", name)
			continue
		}
		r := reader{words: results}
		if class, text := r.value(), r.value(); class != c.class || text == "" {
			t.Errorf("%s: %v: %v, want %s", name, class, text, c.class)
		}
	}
	part := call(word("float64.Tensor.Slice", append(x, ofInt, 0)...))
	handles.release(x[1])
	if last := call(word("float64.Sum", part[1:3]...)); last[0] != ofNone {
		t.Error("a view does not keep memory")
	} else {
		handles.release(last[2])
	}
	handles.release(part[2])
	handles.release(part[2])
	if n := handles.count(); n != 0 {
		t.Errorf("%d handles are left", n)
	}
}
