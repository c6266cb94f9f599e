package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

func TestFit(t *testing.T) {
	dir := t.TempDir()
	p := image.NewRGBA(image.Rect(0, 0, 6, 4))
	p.Set(2, 1, color.White)
	var b bytes.Buffer
	if err := png.Encode(&b, p); err != nil {
		t.Fatal(err)
	}
	in, broken := filepath.Join(dir, "in.png"), filepath.Join(dir, "broken.png")
	for name, data := range map[string][]byte{in: b.Bytes(), broken: []byte("no picture")} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	one, two := filepath.Join(dir, "one"), filepath.Join(dir, "two")
	for _, out := range []string{one, two} {
		if code, _, log := ashlar("fit", "-in", in, "-out", out, "-steps", "3"); code != 0 {
			t.Fatalf("ashlar fit gave %d: %s", code, log)
		}
	}
	for _, name := range []string{"comparison.png", "loss.png", "index.html"} {
		x, err := os.ReadFile(filepath.Join(one, name))
		y, _ := os.ReadFile(filepath.Join(two, name))
		if err != nil || !bytes.Equal(x, y) {
			t.Errorf("%s differs from one run to the next, or is missing: %v", name, err)
		}
	}
	for _, args := range [][]string{{"-in", broken}, {"-in", dir + "/none.png"}, {"-in", in, "-out", in}, {"-in", in, "-steps", "0"}} {
		if code, _, log := ashlar(append([]string{"fit", "-out", filepath.Join(dir, "bad")}, args...)...); code != exitFailure {
			t.Errorf("ashlar fit %q gave %d: %s", args, code, log)
		}
	}
}
