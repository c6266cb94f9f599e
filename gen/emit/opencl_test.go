package emit

import (
	"bytes"
	"os/exec"
	"testing"

	"github.com/ashlar-go/ashlar/gen/table"
)

// TestOpenCLCompiles has a compiler look for mistakes in the kernels, if there is one.
func TestOpenCLCompiles(t *testing.T) {
	clang, err := exec.LookPath("clang")
	if err != nil {
		t.Skip("no clang on this machine")
	}
	for _, d := range table.DTypes {
		f := openCLKernels(d)
		for _, vectors := range []string{"-UVECTORS", "-DVECTORS=32", "-DVECTORS=64"} {
			c := exec.Command(clang, "-x", "cl", "-cl-std=CL1.2", "-Xclang",
				"-finclude-default-header", "-Wall", "-Wno-unused-function",
				"-Wno-logical-op-parentheses", "-Werror", "-fsyntax-only", "-DROWS=4", "-DCOLS=4",
				"-DPIECE=2", "-DGROUP=8", "-DDEPTH=16", vectors, "-")
			c.Stdin = bytes.NewReader(f.Text)
			if out, err := c.CombinedOutput(); err != nil {
				t.Errorf("%s, %s: %v\n%s", f.Path, vectors, err, out)
			}
		}
	}
}
