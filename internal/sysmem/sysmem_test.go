package sysmem

import (
	"os"
	"path/filepath"
	"testing"
)

func TestBytes(t *testing.T) {
	defer func(paths []string) { limits = paths }(limits)
	limits = nil
	whole := Bytes()
	if whole < 1<<28 { // which no machine that runs this test is without
		t.Errorf("the machine has %d bytes", whole)
	}
	for text, want := range map[string]int{
		"max\n": whole, "1048576\n": 1 << 20, "": whole,
		"9223372036854771712": whole,
	} {
		limits = []string{filepath.Join(t.TempDir(), "absent"), filepath.Join(t.TempDir(), "limit")}
		if err := os.WriteFile(limits[1], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := Bytes(); got != want {
			t.Errorf("of a container with the limit %q, %d bytes, want %d", text, got, want)
		}
	}
}
