package generated_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestNoFusedProducts compiles the library for arm64, where Go makes one instruction of a product
// and an addition that nothing rounds between, so that results would have other bits than
// elsewhere: it looks for these instructions, but in calls of math.FMA.
func TestNoFusedProducts(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the library for arm64, as another run does")
	}
	program := filepath.Join(t.TempDir(), "program")
	run := func(name string, args ...string) []byte {
		command := exec.Command(name, args...)
		command.Env = append(command.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
		var log bytes.Buffer
		command.Stderr = &log
		out, err := command.Output()
		if err != nil {
			t.Fatalf("%s %q: %v\n%s", name, args, err, &log)
		}
		return out
	}
	run("go", "build", "-o", program, "../cmd/ashlar")
	code := run("go", "tool", "objdump", "-s", `ashlar/(asm|tensor|autograd|internal)`, program)

	fused := regexp.MustCompile(`^\s*(\S+):(\d+)\s.*\sFN?M(ADD|SUB)[SD]\s`)
	calls, found := linesWith(t, "math.FMA("), map[string]int{}
	var function string
	lines := bufio.NewScanner(bytes.NewReader(code))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "TEXT ") {
			function = strings.Fields(line)[1]
			continue
		}
		m := fused.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		found[function]++
		if m[1] != "language.go" && !calls[m[1]+":"+m[2]] { // where float32 has exact products
			t.Errorf("%s: %s:%s adds to a product that was not rounded", function, m[1], m[2])
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		t.Error("not even math.FMA was found, so the code is not what this test takes it for")
	}
}

// linesWith returns the lines of the library that have some text, as name of file:number.
func linesWith(t *testing.T, text string) map[string]bool {
	lines := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		source, err := os.ReadFile(path)
		for i, line := range strings.Split(string(source), "\n") {
			if strings.Contains(line, text) {
				lines[fmt.Sprintf("%s:%d", filepath.Base(path), i+1)] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return lines
}
