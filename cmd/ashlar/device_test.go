package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/device"
)

func TestNoDevice(t *testing.T) {
	dir := t.TempDir()
	code, _, log := ashlar("fit", "-in", smallPicture(t, dir), "-out", dir, "-device", "none:7")
	if code != exitFailure || !strings.Contains(log, "none:7") {
		t.Errorf("ashlar fit on no device gave %d and %q", code, log)
	}
}

// TestDevice trains on every device, which gives what the processor gives.
func TestDevice(t *testing.T) {
	found, err := device.List()
	if len(found) == 0 {
		t.Skip(err)
	}
	dir := t.TempDir()
	in, digits := smallPicture(t, dir), t.TempDir()
	writeStripes(t, digits, "t10k", "", 200)
	quality := func(args ...string) string {
		code, out, log := ashlar(args...)
		if code != 0 {
			t.Fatalf("ashlar %q gave %d: %s", args, code, log)
		}
		result, _, _ := strings.Cut(out, ";")
		return result
	}
	fit := []string{"fit", "-in", in, "-out", filepath.Join(dir, "out"), "-steps", "5"}
	train := []string{"train", "-data", digits, "-epochs", "2"}
	for _, d := range found {
		for _, command := range [][]string{fit, train} {
			want, got := quality(command...), quality(append(command, "-device", d.Name)...)
			if got != want {
				t.Errorf("ashlar %q on %s: %s, want %s", command, d.Name, got, want)
			}
		}
	}
}
