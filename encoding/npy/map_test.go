package npy_test

import (
	"bufio"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// save writes text to a file.
func save(t *testing.T, text string) (name string) {
	name = filepath.Join(t.TempDir(), "x.npy")
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestMap maps a file, of which the tensor shows what is written to it, and which it does not let
// itself be written to.
func TestMap(t *testing.T) {
	x := f64.Arange(0, 6, 1).Reshape(2, 3)
	for _, x := range []*f64.Tensor{x, x.T()} {
		name := save(t, written(t, x))
		y, m, err := npy.Map[*f64.Tensor](name)
		if err != nil || !y.Same(x) || !y.IsReadOnly() {
			t.Fatalf("%v is mapped as %v, error %v", x, y, err)
		}
		if err := tensor.Catch(func() { y.Set(1, 0, 0) }); err != tensor.ErrReadOnly {
			t.Errorf("writing to it: %v", err)
		}
		if got := f64.MatMul(y, y.T()); !got.Same(f64.MatMul(x, x.T())) {
			t.Errorf("a product is %v", got)
		}
		if canMap(t, name) {
			f, err := os.OpenFile(name, os.O_RDWR, 0)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.WriteAt(make([]byte, 8), 128+8); err != nil || f.Close() != nil {
				t.Fatal(err)
			}
			if v := y.Ravel().Values(); f64.Sum(f64.Of(v...)).Item() == 15 {
				t.Errorf("after an element was set to 0 in the file, %v", y)
			}
		}
		if err := errors.Join(m.Close(), m.Close()); err != nil {
			t.Error(err)
		}
	}
}

// canMap reports whether the system maps files.
func canMap(t *testing.T, name string) bool {
	m, err := files.Map(name)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	return m.IsMapped
}

// TestMapReads maps what cannot be mapped, which is read.
func TestMapReads(t *testing.T) {
	three := array("<f4", "(1,)", "\x00\x00\x40\x40")
	for name, c := range map[string]struct {
		text string
		want tensor.Any
	}{
		"the other order of bytes": {array(">f4", "(1,)", "\x40\x40\x00\x00"), f32.Of(3)},
		"another type":             {array("<i2", "(1,)", "\x03\x00"), f32.Of(3)},
		"no elements":              {array("<f4", "(0,)", ""), f32.Zeros(0)},
		"not aligned":              {strings.Replace(three, "\n", " \n", 1), f32.Of(3)},
	} {
		if name == "not aligned" {
			b := []byte(c.text)
			b[8]++ // the length of the header
			c.text = string(b)
		}
		x, m, err := npy.Map[*f32.Tensor](save(t, c.text))
		if err != nil || !x.Same(c.want.(*f32.Tensor)) || m.Close() != nil {
			t.Errorf("%s: %v, error %v", name, x, err)
		}
	}
	if x, m, err := npy.Map[*bools.Tensor](save(t, array("|b1", "(3,)", "\x02\x00\x01"))); err != nil ||
		!x.Same(bools.Of(true, false, true)) || m.Close() != nil {
		t.Errorf("bools: %v, error %v", x, err)
	}
	if x, m, err := npy.Map[*strs.Tensor](save(t, array("|S2", "(2,)", "abc\x00"))); err != nil ||
		!x.Same(strs.Of("ab", "c")) || m.Close() != nil {
		t.Errorf("strings: %v, error %v", x, err)
	}
	if _, _, err := npy.Map[*f32.Tensor](t.TempDir()); err == nil {
		t.Error("a folder was mapped")
	}
}

var large = flag.Bool("large", false, "map a file of 2 GiB")

// TestLargeMap maps a file larger than what it then takes of memory, beside the mapping, by far:
//
//	go test ./encoding/npy -run LargeMap -v -args -large
func TestLargeMap(t *testing.T) {
	n := 1 << 22
	if *large {
		n = 1 << 28
	}
	name := filepath.Join(t.TempDir(), "large.npy")
	writeOnes(t, name, n)
	if !canMap(t, name) {
		t.Skip("SKIPPED: the system does not map files")
	}
	runtime.GC()
	before := resident(t)
	x, m, err := npy.Map[*f64.Tensor](name)
	if err != nil {
		t.Fatal(err)
	}
	sum := f64.Sum(x).Item()
	grown := resident(t) - before
	if sum != float64(n) || m.Close() != nil {
		t.Errorf("the sum of %d ones is %v", n, sum)
	}
	t.Logf("a file of %d MiB: memory grew by %d KiB, beside the mapping", n>>17, grown)
	if most := min(100<<10, n>>10); grown > most {
		t.Errorf("memory grew by %d KiB, more than %d", grown, most)
	}
}

// writeOnes writes a file of n ones, without as much memory.
func writeOnes(t *testing.T, name string, n int) {
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	b := bufio.NewWriterSize(f, 1<<20)
	if err := npy.Write(b, f64.Scalar(1).BroadcastTo(n)); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(b.Flush(), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// resident returns the KiB of memory that the process has, but for files.
func resident(t *testing.T) (kib int) {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip("SKIPPED: the system does not say what is resident")
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "RssAnon:"); ok {
			if kib, err = strconv.Atoi(strings.Fields(rest)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return kib
}
