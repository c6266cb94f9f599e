package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestInfoOnARM64 checks which kernels arm64 chooses, in an emulator: NEON, unless the environment
// asks for Go.
func TestInfoOnARM64(t *testing.T) {
	const emulator = "qemu-aarch64-static"
	if _, err := exec.LookPath(emulator); err != nil {
		t.Skip("there is no " + emulator)
	}
	program := filepath.Join(t.TempDir(), "ashlar")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Env = append(os.Environ(), "GOARCH=arm64", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for environment, want := range map[string]string{
		"ASHLAR_KERNELS=":        "neon",
		"ASHLAR_KERNELS=generic": "generic",
	} {
		run := exec.Command(emulator, program, "info", "-json")
		run.Env = append(os.Environ(), environment)
		out, err := run.Output()
		if err != nil {
			t.Fatal(err)
		}
		var m info
		if err := json.Unmarshal(out, &m); err != nil {
			t.Fatal(err)
		}
		for _, k := range m.Kernels {
			if k.Implementation != want || (k.Assembly > 0) != (want != "generic") {
				t.Errorf("with %s, %s runs %s, %d kernels in assembly, want %s", environment,
					k.Package, k.Implementation, k.Assembly, want)
			}
		}
	}
}
