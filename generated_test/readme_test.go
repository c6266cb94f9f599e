package generated_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// TestReadme runs the programs in the README.
func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("programs are compiled without what tests were")
	}
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	programs := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllSubmatch(text, -1)
	if len(programs) == 0 {
		t.Fatal("no programs in the README")
	}
	for _, p := range programs {
		runProgram(t, p[1], "")
	}
}

// runProgram runs a program in a folder.
func runProgram(t *testing.T, text []byte, folder string) {
	path, binary := filepath.Join(t.TempDir(), "main.go"), filepath.Join(t.TempDir(), "main")
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-o", binary, path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(binary)
	run.Dir = folder
	if out, err := run.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestFilesGuide runs the pieces of Go in docs/files.md: imports, and bodies of functions that
// return an error, which are called one after another.
func TestFilesGuide(t *testing.T) {
	if testing.Short() {
		t.Skip("programs are compiled without what tests were")
	}
	text, err := os.ReadFile("../docs/files.md")
	if err != nil {
		t.Fatal(err)
	}
	pieces := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllSubmatch(text, -1)
	if len(pieces) < 2 {
		t.Fatal("no programs in docs/files.md")
	}
	program := bytes.NewBufferString("package main\n\n")
	program.Write(pieces[0][1])
	program.WriteString("\nfunc main() {\n\tfor _, f := range []func() error{\n")
	for _, p := range pieces[1:] {
		fmt.Fprintf(program, "\t\tfunc() error {\n%s\t\treturn nil\n\t\t},\n", p[1])
	}
	program.WriteString("\t} {\n\t\tif err := f(); err != nil {\n\t\t\tpanic(err)\n\t\t}\n\t}\n}\n")
	runProgram(t, program.Bytes(), t.TempDir())
}
