// Package docs_test runs what the documents show, in a module of its own for what only they import.
package docs_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	_ "github.com/apache/arrow-go/v18/arrow" // which files.md imports
	_ "github.com/go-audio/audio"
	_ "github.com/go-audio/wav"
	_ "gonum.org/v1/gonum/mat"

	_ "github.com/ashlar-go/ashlar/encoding/arrow"
)

// TestFilesGuide runs the pieces of Go in files.md: imports, and bodies of functions that return an
// error, which are called one after another, in a folder with the file digits.idx.
func TestFilesGuide(t *testing.T) {
	text, err := os.ReadFile("files.md")
	if err != nil {
		t.Fatal(err)
	}
	pieces := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllSubmatch(text, -1)
	if len(pieces) < 2 {
		t.Fatal("no programs in files.md")
	}
	program := bytes.NewBufferString("package main\n\n")
	program.Write(pieces[0][1])
	program.WriteString("\nfunc main() {\n\tfor _, f := range []func() error{\n")
	for _, p := range pieces[1:] {
		fmt.Fprintf(program, "\t\tfunc() error {\n%s\t\treturn nil\n\t\t},\n", p[1])
	}
	program.WriteString("\t} {\n\t\tif err := f(); err != nil {\n\t\t\tpanic(err)\n\t\t}\n\t}\n}\n")
	source, folder := filepath.Join(t.TempDir(), "main.go"), t.TempDir()
	digits := []byte("\x00\x00\x08\x02\x00\x00\x00\x01\x00\x00\x00\x02\xff\x33")
	for name, text := range map[string][]byte{
		source: program.Bytes(), filepath.Join(folder, "digits.idx"): digits,
	} {
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	binary := filepath.Join(t.TempDir(), "main")
	if out, err := exec.Command("go", "build", "-o", binary, source).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(binary)
	run.Dir = folder
	if out, err := run.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
