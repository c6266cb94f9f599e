package main

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"gonum.org/v1/plot/plotter"

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
	claim := writeFile(t, dir, "claim.png", blackPicture(t, 65535, 65535, 0))
	long := writeFile(t, dir, "long.png", blackPicture(t, 65536, 1, 1))
	out := filepath.Join(dir, "out")
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"-in", broken}, exitFailure, "broken.png: image: unknown format"},
		{[]string{"-in", half}, exitFailure, "half.png: unexpected EOF"},
		{[]string{"-in", filepath.Join(dir, "none.png")}, exitFailure, "none.png: no such file"},
		{[]string{"-in", dir}, exitFailure, "is a directory"},
		{[]string{"-in", claim}, exitFailure, "claim.png: a picture of 65535×65535"},
		{[]string{"-in", long}, exitFailure, "long.png: a picture of 65536×1"},
		{[]string{"-in", in, "-out", in}, exitFailure, "not a directory"},
		{[]string{"-in", in, "-out", filepath.Join(in, "deep")}, exitFailure, "not a directory"},
		{[]string{"-in", in, "-steps", "0"}, exitUsage, "-steps is 0"},
		{
			[]string{"-in", in, "-steps", "1000001"},
			exitUsage,
			"-steps is 1000001, want 1 to 1000000",
		},
		{[]string{"-in", in, "-steps", "many"}, exitUsage, "--steps"},
	} {
		code, stdout, log := ashlar(append([]string{"fit", "-out", out}, c.args...)...)
		if code != c.code || stdout != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar fit %q gave %d and %q, %q; want %d and a message with %q", c.args,
				code, stdout, log, c.code, c.want)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("a folder was made for nothing")
	}
}

// blackPicture returns a file of w×h black pixels, of which some rows are there.
func blackPicture(t *testing.T, w, h, rows int) []byte {
	t.Helper()
	var file bytes.Buffer
	file.WriteString("\x89PNG\r\n\x1a\n")
	chunk := func(kind string, data []byte) {
		body := append([]byte(kind), data...)
		_ = binary.Write(&file, binary.BigEndian, uint32(len(data))) // to memory
		file.Write(body)
		_ = binary.Write(&file, binary.BigEndian, crc32.ChecksumIEEE(body))
	}
	const bits, gray = 8, 0
	header := binary.BigEndian.AppendUint32(nil, uint32(w))
	header = binary.BigEndian.AppendUint32(header, uint32(h))
	chunk("IHDR", append(header, bits, gray, 0, 0, 0))
	var pixels bytes.Buffer
	z := zlib.NewWriter(&pixels)
	row := make([]byte, 1+w) // what filter it has, and its pixels
	for range rows {
		_, _ = z.Write(row)
	}
	_ = z.Close()
	chunk("IDAT", pixels.Bytes())
	chunk("IEND", nil)
	return file.Bytes()
}

// TestFitLooksAtTheSizeFirst reads a small file that has 400 million pixels.
func TestFitLooksAtTheSizeFirst(t *testing.T) {
	file := blackPicture(t, 20000, 20000, 10)
	var err error
	if took := allocated(func() { _, err = decode(bytes.NewReader(file)) }); took > 1<<20 {
		t.Errorf("a picture that is too large took %d bytes of memory", took)
	}
	if err == nil || !strings.Contains(err.Error(), "20000×20000") {
		t.Errorf("a picture of 400 million pixels gave %v", err)
	}
	for _, size := range [][2]int{{1, 1}, {1, 65535}, {65535, 2}, {1000, 1000}} {
		p, err := decode(bytes.NewReader(blackPicture(t, size[0], size[1], size[1])))
		if err != nil || p.Bounds().Size() != image.Pt(size[0], size[1]) {
			t.Errorf("a picture of %v gave %v", size, err)
		}
	}
}

// allocated returns the bytes of memory that f takes, freed or not.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestFitDrawsAnyLoss draws losses that a logarithmic axis has no place for: of a picture of one
// pixel it comes to be 0.
func TestFitDrawsAnyLoss(t *testing.T) {
	for _, losses := range []plotter.XYs{
		{{X: 1, Y: 0}},
		{{X: 1, Y: 0.5}},
		{{X: 1, Y: 3}},
		{{X: 1, Y: 1}, {X: 2, Y: 0.25}, {X: 3, Y: 0}},
		{{X: 1, Y: 0.5}, {X: 2, Y: 0.5}},
	} {
		c := fitCommand{Out: t.TempDir()}
		if err := c.write(image.NewRGBA(image.Rect(0, 0, 2, 1)), losses, 40); err != nil {
			t.Errorf("%v: %v", losses, err)
		}
		if _, err := os.Stat(filepath.Join(c.Out, "loss.png")); err != nil {
			t.Errorf("%v: %v", losses, err)
		}
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
	code := run(canceled, []string{"fit", "-in", in, "-out", out, "-steps", "1000000"}, io.Discard,
		&log)
	if code != exitInterrupted || !strings.Contains(log.String(), "nothing written") {
		t.Errorf("interrupted, ashlar fit gave %d, want %d: %s", code, exitInterrupted, &log)
	}
	if files, err := os.ReadDir(out); err != nil || len(files) > 0 {
		t.Errorf("interrupted, ashlar fit left %v, %v", files, err)
	}
}
