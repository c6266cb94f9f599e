package npz_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/encoding/npz"
	"github.com/ashlar-go/ashlar/internal/pythontest"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// same fails the test unless y is x.
func same(t *testing.T, what string, x, y tensor.Any) {
	t.Helper()
	if y == nil || y.DType() != x.DType() || !y.Shape().Equal(x.Shape()) ||
		!reflect.DeepEqual(y.Nested(), x.Nested()) {
		t.Errorf("%s: %v, want %v", what, y, x)
	}
}

// TestNumPy writes arrays of all element types and layouts, which NumPy reads and writes, stored
// and deflated.
func TestNumPy(t *testing.T) {
	python, folder := pythontest.NumPy(t), t.TempDir()
	seed := rand.IntN(1 << 30)
	t.Logf("seed %d", seed)
	arrays := make(map[string]tensor.Any)
	for _, d := range tensor.DTypes() {
		if x, err := convert.New(d); err != nil || npy.Write(io.Discard, x) != nil {
			continue // which NumPy has not
		}
		for rank := range 7 {
			draws := rapid.Custom(func(t *rapid.T) tensor.Any { return filestest.Tensor(t, d, rank) })
			arrays[fmt.Sprintf("%s/%d é", d, rank)] = draws.Example(seed)
		}
	}
	for name, method := range map[string]npz.Method{"a": npz.Stored, "b": npz.Deflated} {
		if err := npz.WriteFile(filepath.Join(folder, name+".npz"), arrays, method); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(python, "testdata/with_numpy.py", folder, name).CombinedOutput()
		if err != nil || strings.Count(string(out), fmt.Sprintf(".npy %d ", method)) != len(arrays) {
			t.Fatalf("%v: %s", err, out)
		}
		for _, way := range []string{"", ".stored", ".deflated"} {
			got, err := npz.ReadFile(filepath.Join(folder, name+way+".npz"))
			if err != nil || len(got) != len(arrays) {
				t.Fatalf("%d arrays of %d, error %v", len(got), len(arrays), err)
			}
			for n, x := range arrays {
				same(t, n+way, x, got[n])
			}
		}
	}
}

// written returns a file of arrays.
func written(t testing.TB, method npz.Method, names string, x ...tensor.Any) []byte {
	var b bytes.Buffer
	w := npz.NewWriter(&b, method)
	for i, name := range strings.Fields(names) {
		if err := w.Write(name, x[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func open(file []byte) (*npz.Reader, error) {
	return npz.NewReader(bytes.NewReader(file), int64(len(file)))
}

// TestNames reads arrays by their names, in any order, from several goroutines, and leaves out what
// is none.
func TestNames(t *testing.T) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range []string{"b.npy", "readme.txt", "a.npy"} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := npy.Write(w, strs.Of(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := open(b.Bytes())
	if err != nil || !slices.Equal(r.Names(), []string{"b", "a"}) {
		t.Fatalf("%v, error %v", r, err)
	}
	done := make(chan bool)
	for range 2 {
		go func() {
			for _, name := range []string{"a", "b", "a"} {
				x, err := npz.Read[*strs.Tensor](r, name)
				if err != nil || !x.Same(strs.Of(name+".npy")) {
					t.Errorf("%s: %v, error %v", name, x, err)
				}
			}
			done <- true
		}()
	}
	<-done
	<-done
	if h, err := r.Header("a"); err != nil || h.Descr != "<U5" {
		t.Errorf("header %v, error %v", h, err)
	}
	for _, name := range []string{"readme.txt", "a.npy", ""} {
		if x, err := npz.Read[tensor.Any](r, name); x != nil || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: %v, error %v", name, x, err)
		}
	}
	var kind *encoding.TypeError
	if x, err := npz.Read[*f32.Tensor](r, "a"); x != nil || !errors.As(err, &kind) {
		t.Errorf("%v, error %v", x, err)
	}
}

// TestFiles opens files, of which the errors have the names.
func TestFiles(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.npz")
	x := f64.Arange(0, 6, 1).Reshape(2, 3).T()
	if err := npz.WriteFile(name, map[string]tensor.Any{"x": x}); err != nil {
		t.Fatal(err)
	}
	r, err := npz.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	y, err := npz.Read[*f64.Tensor](r, "x")
	if err != nil || r.Close() != nil || !y.Same(x) || y.IsContiguous() {
		t.Errorf("%v, error %v", y, err)
	}
	// What fails leaves the file as it was.
	err = npz.WriteFile(name, map[string]tensor.Any{"a": x, "b": strs.Of("\xff")})
	if all, readErr := npz.ReadFile(name); err == nil || readErr != nil || len(all) != 1 {
		t.Errorf("error %v, then %v, error %v", err, all, readErr)
	}
	if err := os.WriteFile(name, []byte("no zip file"), 0o666); err != nil {
		t.Fatal(err)
	}
	var format *encoding.FormatError
	if _, err := npz.Open(name); !errors.As(err, &format) || !errors.Is(err, zip.ErrFormat) ||
		!strings.HasPrefix(err.Error(), name) {
		t.Errorf("error %v", err)
	}
	if _, err := npz.ReadFile(name + "none"); !os.IsNotExist(err) {
		t.Errorf("error %v", err)
	}
	w := npz.NewWriter(io.Discard)
	if err := errors.Join(w.Write("x", x), w.Write("y", x)); err != nil || w.Write("x", x) == nil {
		t.Errorf("an array is written twice, error %v", err)
	}
}

// TestCut cuts files at each byte, and has readers and writers fail there.
func TestCut(t *testing.T) {
	for _, method := range []npz.Method{npz.Stored, npz.Deflated} {
		x := f32.Arange(0, 6, 1)
		file := written(t, method, "a b", x, x)
		for n := range file {
			var format *encoding.FormatError
			if r, err := open(file[:n]); r != nil || !errors.As(err, &format) {
				t.Fatalf("%d bytes of %d: %v, error %v", n, len(file), r, err)
			}
			r, err := npz.NewReader(failingAt{bytes.NewReader(file), int64(n)}, int64(len(file)))
			if err == nil {
				_, err = npz.Read[*f32.Tensor](r, "b")
			}
			if !errors.Is(err, filestest.ErrFailed) && err != nil || errors.As(err, &format) {
				t.Fatalf("failed at byte %d: error %v", n, err)
			}
			w := npz.NewWriter(&filestest.Failing{Left: n}, method)
			err = errors.Join(w.Write("a", x), w.Write("b", x), w.Close())
			if !errors.Is(err, filestest.ErrFailed) {
				t.Fatalf("failed after %d bytes: error %v", n, err)
			}
		}
	}
}

// A failingAt fails to read its byte at an offset.
type failingAt struct {
	io.ReaderAt
	at int64
}

func (f failingAt) ReadAt(b []byte, at int64) (int, error) {
	if at <= f.at && f.at < at+int64(len(b)) {
		return 0, filestest.ErrFailed
	}
	return f.ReaderAt.ReadAt(b, at)
}

// TestFaults reads files of which something is wrong.
func TestFaults(t *testing.T) {
	stored := written(t, npz.Stored, "a", f32.Of(1, 2))
	flipped := bytes.Clone(stored)
	flipped[bytes.Index(stored, []byte("\x00\x00\x80\x3f"))]++
	deflated := written(t, npz.Deflated, "a", ints.Zeros(1000))
	deflated[len("PK")+28+len("a.npy")+8] ^= 0xff
	method := bytes.Clone(stored)
	method[bytes.Index(method, []byte("PK\x01\x02"))+10] = 99
	var more bytes.Buffer
	z := zip.NewWriter(&more)
	w, _ := z.Create("a.npy")
	npy.Write(w, f32.Of(1))
	npy.Write(w, f32.Of(1))
	z.Close()
	// An array that says it has much more than the file, as the directory does.
	long := written(t, npz.Stored, "a", f32.Of(1, 2))
	copy(long[bytes.Index(long, []byte("(2,), "))+1:], "99999999,), }")
	for _, at := range []int{20, 24} {
		binary.LittleEndian.PutUint32(long[bytes.Index(long, []byte("PK\x01\x02"))+at:], 400000124)
	}
	for want, file := range map[string][]byte{
		"checksum":                     flipped,
		"flate: corrupt":               deflated,
		"unsupported compression":      method,
		"more than an array":           more.Bytes(),
		"two arrays \"a\"":             twice(t),
		"of 399999996: unexpected EOF": long,
	} {
		var err error
		took := filestest.Allocated(func() {
			var r *npz.Reader
			if r, err = open(file); err == nil {
				_, err = npz.Read[tensor.Any](r, "a")
			}
		})
		var format *encoding.FormatError
		if !errors.As(err, &format) || !strings.Contains(err.Error(), want) || took > 1<<20 {
			t.Errorf("error %v, want one with %q; %d bytes of memory", err, want, took)
		}
	}
}

// twice returns a file with two arrays of a name.
func twice(t *testing.T) []byte {
	file := written(t, npz.Stored, "a b", f32.Of(1), f32.Of(2))
	return bytes.ReplaceAll(file, []byte("b.npy"), []byte("a.npy"))
}

// TestDeflatedMemory reads what is deflated to a thousandth, in memory for its elements.
func TestDeflatedMemory(t *testing.T) {
	const n = 1 << 20
	file := written(t, npz.Deflated, "a", f64.Zeros(n))
	if len(file) > 8*n/500 {
		t.Errorf("%d bytes are deflated to %d", 8*n, len(file))
	}
	took := filestest.Allocated(func() {
		r, err := open(file)
		if err != nil {
			t.Fatal(err)
		}
		if x, err := npz.Read[*f64.Tensor](r, "a"); err != nil || x.Size() != n {
			t.Error(x, err)
		}
	})
	if took > 2*8*n+1<<20 {
		t.Errorf("%d bytes took %d of memory", 8*n, took)
	}
}

// readAll reads all arrays of a file.
func readAll(file []byte) []tensor.Any {
	return filestest.ReadAll(file, npz.NewReader, npz.Read[tensor.Any])
}

// corpus returns files of all kinds.
func corpus(t testing.TB) [][]byte {
	x, y, z := f32.Of(1, 2), strs.Of("a", "é"), ints.Arange(0, 6, 1).Reshape(2, 3).T()
	return [][]byte{
		written(t, npz.Stored, ""), written(t, npz.Stored, "x y z", x, y, z), written(t, npz.Deflated, "z x", z, x),
		written(t, npz.Deflated, "zeros", ints.Zeros(1000)),
	}
}

// TestBroken reads broken files, in memory that they have the bytes for.
func TestBroken(t *testing.T) { filestest.Broken(t, corpus(t), readAll) }

func FuzzRead(f *testing.F) {
	filestest.Fuzz(f, corpus(f), readAll, func(x tensor.Any) ([]byte, error) {
		var b bytes.Buffer
		w := npz.NewWriter(&b, npz.Deflated)
		err := errors.Join(w.Write("x", x, npy.Bytes), w.Close())
		return b.Bytes(), err
	})
}
