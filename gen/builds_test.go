package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// filesOf returns the files of the packages below folders of the library that go compiles for an
// architecture with the tag purego, a line for each package: those in Go, in assembly and of cgo.
func filesOf(t *testing.T, architecture string, folders ...string) string {
	args := []string{"list", "-tags", "purego", "-f", "{{.ImportPath}} {{.GoFiles}} {{.SFiles}} {{.CgoFiles}}"}
	for _, folder := range folders {
		args = append(args, "./"+folder+"/...")
	}
	list := exec.Command("go", args...)
	list.Dir = filepath.Dir(must(filepath.Abs(".")))
	list.Env = append(os.Environ(), "GOARCH="+architecture, "CGO_ENABLED=1")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// TestPurego checks that with the tag purego all architectures compile the same files, all of them
// in Go: what one of them tests is tested for all.
func TestPurego(t *testing.T) {
	folders := []string{"asm", "tensor", "autograd", "device", "encoding", "internal", "cmd"}
	want := filesOf(t, "amd64", folders...)
	for line := range strings.Lines(want) {
		if !strings.HasSuffix(line, "] [] []\n") {
			t.Errorf("purego compiles what is not in Go: %s", line)
		}
	}
	for _, other := range []string{"arm64", "riscv64"} {
		if got := filesOf(t, other, folders...); got != want {
			t.Errorf("purego compiles for %s\n%s\nand for amd64\n%s", other, got, want)
		}
	}
}
