package main

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ashlar-go/ashlar/tensor"
)

// writeFile writes a file to a folder, and returns its path.
func writeFile(t *testing.T, dir, name string, data []byte) string {
	t.Helper()
	name = filepath.Join(dir, name)
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// smallPicture writes a picture of one white pixel on black.
func smallPicture(t *testing.T, dir string) string {
	t.Helper()
	p := image.NewRGBA(image.Rect(0, 0, 6, 4))
	p.Set(2, 1, color.White)
	var b bytes.Buffer
	if err := png.Encode(&b, p); err != nil {
		t.Fatal(err)
	}
	return writeFile(t, dir, "in.png", b.Bytes())
}

// TestFit checks that the results are the same whatever the number of threads.
func TestFit(t *testing.T) {
	dir := t.TempDir()
	in := smallPicture(t, dir)
	defer tensor.SetThreads(0)
	var outs []string
	for threads := range 3 {
		tensor.SetThreads(threads + 1)
		out := filepath.Join(dir, string('a'+rune(threads)), "deep")
		if code, _, log := ashlar("fit", "-in", in, "-out", out, "-steps", "3"); code != 0 {
			t.Fatalf("ashlar fit gave %d: %s", code, log)
		}
		outs = append(outs, out)
	}
	for _, name := range []string{"comparison.png", "loss.png", "index.html"} {
		x, err := os.ReadFile(filepath.Join(outs[0], name))
		if err != nil {
			t.Error(err)
		}
		for _, out := range outs[1:] {
			if y, _ := os.ReadFile(filepath.Join(out, name)); !bytes.Equal(x, y) {
				t.Errorf("%s differs from one number of threads to another", name)
			}
		}
	}
}

func TestFitLearns(t *testing.T) {
	dir := t.TempDir()
	in := smallPicture(t, dir)
	quality := func(steps string) (db float64) {
		_, out, _ := ashlar("fit", "-in", in, "-out", dir, "-steps", steps)
		if _, err := fmt.Sscanf(out, "PSNR %f dB", &db); err != nil {
			t.Errorf("%q: %v", out, err)
		}
		return db
	}
	if few, many := quality("1"), quality("40"); many < few+10 {
		t.Errorf("%g dB after a step, %g dB after 40", few, many)
	}
}

func TestFitRefuses(t *testing.T) {
	dir := t.TempDir()
	in := smallPicture(t, dir)
	broken := writeFile(t, dir, "broken.png", []byte("no picture"))
	whole, err := os.ReadFile(in)
	if err != nil {
		t.Fatal(err)
	}
	half := writeFile(t, dir, "half.png", whole[:len(whole)/2])
	out := filepath.Join(dir, "out")
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"-in", broken}, exitFailure, "broken.png: image: unknown format"},
		{[]string{"-in", half}, exitFailure, "half.png: unexpected EOF"},
		{[]string{"-in", filepath.Join(dir, "none.png")}, exitFailure, "none.png: no such file"},
		{[]string{"-in", in, "-out", in}, exitFailure, "not a directory"},
		{[]string{"-in", in, "-out", filepath.Join(in, "deep")}, exitFailure, "not a directory"},
		{[]string{"-in", in, "-steps", "0"}, exitFailure, "-steps is 0"},
		{[]string{"-in", in, "-steps", "many"}, exitUsage, "--steps"},
	} {
		code, stdout, log := ashlar(append([]string{"fit", "-out", out}, c.args...)...)
		if code != c.code || stdout != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar fit %q gave %d and %q, %q; want %d and a message with %q", c.args, code, stdout, log, c.code, c.want)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("a folder was made for nothing")
	}
}

func TestFitIsInterrupted(t *testing.T) {
	dir := t.TempDir()
	in, out := smallPicture(t, dir), filepath.Join(dir, "out")
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer cancel()
	canceled, stop := context.WithCancel(context.Background())
	context.AfterFunc(ctx, stop)
	var log bytes.Buffer
	code := run(canceled, []string{"fit", "-in", in, "-out", out, "-steps", "1000000"}, io.Discard, &log)
	if code != exitInterrupted || !strings.Contains(log.String(), "nothing written") {
		t.Errorf("interrupted, ashlar fit gave %d, want %d: %s", code, exitInterrupted, &log)
	}
	if files, err := os.ReadDir(out); err != nil || len(files) > 0 {
		t.Errorf("interrupted, ashlar fit left %v, %v", files, err)
	}
}
