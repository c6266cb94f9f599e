package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestDeviceDoctorWithoutLoader runs the command where OpenCL's loader is a file that is no
// library.
func TestDeviceDoctorWithoutLoader(t *testing.T) {
	const again = "ASHLAR_TEST_DOCTOR"
	if os.Getenv(again) != "" {
		if code, out, log := ashlar("doctor"); code != 0 || log != "" ||
			!strings.Contains(out, os.Getenv(again)) {
			t.Errorf("ashlar doctor gave %d and %q, %q", code, out, log)
		}
		return
	}
	dir := t.TempDir()
	loader := filepath.Join(dir, "libOpenCL.so.1")
	if err := os.WriteFile(loader, []byte("no library"), 0o600); err != nil {
		t.Fatal(err)
	}
	want := "OpenCL's loader cannot be loaded: " + loader
	if _, out, _ := ashlar("doctor"); strings.Contains(out, "built without") {
		want = "the program was built without OpenCL"
	}
	command := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	command.Env = append(os.Environ(), again+"="+want, "LD_LIBRARY_PATH="+dir)
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("error %v: %s", err, out)
	}
}
