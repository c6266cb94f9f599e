// Package pythontest finds Python for tests that compare with what its libraries do.
package pythontest

import (
	"os"
	"os/exec"
	"testing"
)

// NumPy returns a Python that has NumPy: $PYTHON or one of the path. It skips the test if there is
// none.
func NumPy(t testing.TB) string {
	// A python3 that comes first in the path may be without what Debian's has.
	for _, name := range []string{os.Getenv("PYTHON"), "python3", "/usr/bin/python3"} {
		if name != "" && exec.Command(name, "-c", "import numpy").Run() == nil {
			return name
		}
	}
	t.Skip("SKIPPED: there is no python3 with NumPy: apt-get install python3-numpy")
	return ""
}
