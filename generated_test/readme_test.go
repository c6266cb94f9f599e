package generated_test

import (
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
		runProgram(t, p[1])
	}
}

// runProgram runs a program.
func runProgram(t *testing.T, text []byte) {
	path, binary := filepath.Join(t.TempDir(), "main.go"), filepath.Join(t.TempDir(), "main")
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "build", "-o", binary, path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(binary).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
