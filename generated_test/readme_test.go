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
		path := filepath.Join(t.TempDir(), "main.go")
		if err := os.WriteFile(path, p[1], 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("go", "run", path).CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	}
}
