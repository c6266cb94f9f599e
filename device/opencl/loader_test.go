//go:build opencl && cgo && linux

package opencl

import (
	"debug/elf"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
)

// TestLoaderIsNotNeeded reads what libraries this program needs to start.
func TestLoaderIsNotNeeded(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer program.Close()
	needed, err := program.ImportedLibraries()
	isLoader := func(name string) bool { return strings.HasPrefix(name, "libOpenCL") }
	if err != nil || slices.ContainsFunc(needed, isLoader) {
		t.Errorf("the program needs %v, error %v", needed, err)
	}
}

// TestNoLoader runs itself where the loader is a file that is no library.
func TestNoLoader(t *testing.T) {
	const variable = "LD_LIBRARY_PATH"
	if os.Getenv("ASHLAR_TEST_NO_LOADER") != "" {
		var missing *device.MissingError
		found, err := device.List()
		if len(found) > 0 || !errors.As(err, &missing) || missing.Remedy != getLoader {
			t.Errorf("found %v, error %v", found, err)
		}
		if !strings.Contains(missing.Reason, os.Getenv(variable)) {
			t.Errorf("the reason is %q, without the path", missing.Reason)
		}
		if _, err := device.Open("opencl"); !errors.As(err, &missing) {
			t.Errorf("error %v", err)
		}
		return
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "libOpenCL.so.1"), []byte("no library"),
		0o600); err != nil {
		t.Fatal(err)
	}
	again := exec.Command(os.Args[0], "-test.run=^TestNoLoader$", "-test.v")
	again.Env = append(os.Environ(), "ASHLAR_TEST_NO_LOADER=yes", variable+"="+dir)
	out, err := again.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "PASS") {
		t.Errorf("error %v: %s", err, out)
	}
}
