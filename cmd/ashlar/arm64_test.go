package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestInfoOnARM64 checks which kernels arm64 chooses, in an emulator: NEON, unless the environment
// or the build asks for Go.
func TestInfoOnARM64(t *testing.T) {
	const emulator = "qemu-aarch64-static"
	if _, err := exec.LookPath(emulator); err != nil {
		t.Skip("there is no " + emulator)
	}
	for _, c := range []struct{ tags, environment, want string }{
		{"", "ASHLAR_KERNELS=", "neon"},
		{"", "ASHLAR_KERNELS=generic", "generic"},
		{"purego", "ASHLAR_KERNELS=", "generic"},
	} {
		program := filepath.Join(t.TempDir(), "ashlar")
		build := exec.Command("go", "build", "-tags", c.tags, "-o", program, ".")
		build.Env = append(os.Environ(), "GOARCH=arm64", "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		run := exec.Command(emulator, program, "info", "-json")
		run.Env = append(os.Environ(), c.environment)
		out, err := run.Output()
		if err != nil {
			t.Fatal(err)
		}
		var m info
		if err := json.Unmarshal(out, &m); err != nil {
			t.Fatal(err)
		}
		for _, k := range m.Kernels {
			if k.Implementation != c.want || (k.Assembly > 0) != (c.want != "generic") {
				t.Errorf("with the tags %q and %s, %s runs %s, %d kernels in assembly, want %s",
					c.tags, c.environment, k.Package, k.Implementation, k.Assembly, c.want)
			}
		}
	}
}
