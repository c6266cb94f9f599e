package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/schollz/progressbar/v3"

	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/encoding/npz"
	"github.com/ashlar-go/ashlar/encoding/picture"
	"github.com/ashlar-go/ashlar/encoding/safetensors"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// TestConvert goes from each format to others and wants the elements that there were.
func TestConvert(t *testing.T) {
	dir := t.TempDir()
	in := smallPicture(t, dir)
	writeFile(t, dir, "t.csv", []byte("1,2.5\n3,40000\n"))
	path := func(name string) string { return filepath.Join(dir, name) }
	for _, c := range []struct{ args, want string }{
		{"in.png x.npy", "uint8 [4 6 4]"},
		{"in.png f.NPY -dtype=float32 -layout columns", "float32 [4 6 4]"},
		{"x.npy back.png", "uint8 [4 6 4]"},
		{"back.png back.jpg", "uint8 [4 6 4]"},
		{"back.jpg y.npy", "uint8 [4 6 3]"},
		{"t.csv t.npy", "float64 [2 2]"},
		{"t.npy u.csv -dtype int", "int [2 2]"},
		{"u.csv deep.png", "int [2 2]"},
		{"deep.png deep.npy", "int32 [2 2 1]"},
	} {
		args := []string{"convert"}
		for _, arg := range strings.Fields(c.args) {
			if strings.Contains(arg, ".") {
				arg = path(arg)
			}
			args = append(args, arg)
		}
		code, out, log := ashlar(args...)
		if want := args[2] + ": " + c.want + "\n"; code != 0 || out != want {
			t.Fatalf("ashlar %q gave %d, %q and %q, want %q", args, code, out, log, want)
		}
	}
	was, err := picture.ReadFile[*u8.Tensor](in, picture.Options{})
	if err != nil {
		t.Fatal(err)
	}
	is, err := picture.ReadFile[*u8.Tensor](path("back.png"), picture.Options{})
	if err != nil || !is.Same(was) {
		t.Errorf("%v, want %v, error %v", is, was, err)
	}
	x, err := npy.ReadFile[*f32.Tensor](path("f.NPY"))
	if err != nil || x.Strides()[0] != 1 {
		t.Errorf("strides %v, error %v", x.Strides(), err)
	}
	y, err := npy.ReadFile[*f64.Tensor](path("deep.npy"))
	if want := f64.Matrix(2, 2, 1, 2, 3, 40000).View(2, 2, 1); err != nil || !y.Same(want) {
		t.Errorf("%v, want %v, error %v", y, want, err)
	}
}

// TestConvertRefuses wants errors, and no files.
func TestConvertRefuses(t *testing.T) {
	dir := t.TempDir()
	text := writeFile(t, dir, "x.csv", []byte("a,b\n"))
	cube := filepath.Join(dir, "cube.npy")
	if err := npy.WriteFile(cube, f32.Zeros(2, 2, 2)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		in, out, flag string
		code          int
		want          string
	}{
		{text, "y.npy", "-dtype=complex", exitUsage, "-dtype is complex, want one of [float32 "},
		{text, "y.npy", "-layout=mixed", exitUsage, "--layout"},
		{text, "y.npy", "-dtype=float32", exitFailure, "element 0"},
		{text, "y.xls", "", exitFailure, `".xls" are none of .npy .npz`},
		{"none.npy", "y.npy", "", exitFailure, "no such file"},
		{cube, "y.csv", "", exitFailure, "want a table or a vector"},
		{cube, "y.png", "", exitFailure, "channels"},
		{cube, "y.gif", "", exitFailure, "not written"},
		{text, "y/z.npy", "", exitFailure, "z.npy"},
	} {
		args := []string{"convert", c.in, filepath.Join(dir, c.out)}
		if c.flag != "" {
			args = append(args, c.flag)
		}
		code, out, log := ashlar(args...)
		if code != c.code || out != "" || !strings.Contains(log, c.want) {
			t.Errorf("ashlar %q gave %d, %q and %q, want %d and %q", args, code, out, log, c.code, c.want)
		}
		if files, err := os.ReadDir(dir); err != nil || len(files) != 2 {
			t.Errorf("ashlar %q left %v, error %v", args, files, err)
		}
	}
}

// severalTensors writes tensors of several types to a file, and returns them.
func severalTensors(t *testing.T, name string) map[string]tensor.Any {
	all := map[string]tensor.Any{
		"w": f32.Matrix(2, 2, 1, 2.5, 3, 4).T(), "layer.bias": f64.Of(5, 6), "labels": u8.Of(7),
	}
	if err := npz.WriteFile(name, all); err != nil {
		t.Fatal(err)
	}
	return all
}

// TestConvertSeveral converts files of several tensors as wholes, and single ones of them.
func TestConvertSeveral(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	all := severalTensors(t, "in.npz")
	metadata := map[string]string{"format": "pt"}
	for _, c := range []struct{ args, want string }{
		{"in.npz a.safetensors", "a.safetensors: 3 tensors\n"},
		{"a.safetensors back.npz", "back.npz: 3 tensors\n"},
		{"in.npz:w w.npy", "w.npy: float32 [2 2]\n"},
		{"a.safetensors:layer.bias b.CSV -dtype=int", "b.CSV: int [2]\n"},
		{"w.npy w.npz", "w.npz: 1 tensor\n"},
		{"w.npz w.safetensors:renamed", "w.safetensors: 1 tensor\n"},
		{"w.safetensors:renamed w2.npz", "w2.npz: 1 tensor\n"},
		{"w2.npz w2.npy -layout columns", "w2.npy: float32 [2 2]\n"},
		{"in.npz:w in.npz:all", "in.npz: 1 tensor\n"}, // over the file that is read
		{"a.safetensors a.safetensors -dtype float16", "a.safetensors: 3 tensors\n"},
	} {
		if c.args == "a.safetensors a.safetensors -dtype float16" {
			if err := safetensors.WriteFile("a.safetensors", all, metadata); err != nil {
				t.Fatal(err)
			}
		}
		code, out, log := ashlar(append([]string{"convert"}, strings.Fields(c.args)...)...)
		if code != 0 || out != c.want || log != "" {
			t.Fatalf("ashlar convert %s gave %d, %q and %q, want %q", c.args, code, out, log, c.want)
		}
	}
	back, err := npz.ReadFile("back.npz")
	for name, x := range all {
		if y := back[name]; err != nil || y == nil || y.DType() != x.DType() ||
			!reflect.DeepEqual(y.Nested(), x.Nested()) {
			t.Errorf("%s: %v, want %v, error %v", name, y, x, err)
		}
	}
	w, err := npy.ReadFile[*f32.Tensor]("w2.npy")
	if err != nil || !w.Same(all["w"].(*f32.Tensor)) || w.Strides()[0] != 1 {
		t.Errorf("%v, error %v", w, err)
	}
	for file, want := range map[string]string{
		"in.npz": "[all]", "w.npz": "[w]", "w.safetensors": "[renamed]", "w2.npz": "[renamed]",
	} {
		a, _, err := openArchive(file, progress{context.Background(), console{log: io.Discard}})
		if err != nil || fmt.Sprint(a.names) != want || a.Close() != nil {
			t.Errorf("%s has %v, want %s, error %v", file, a.names, want, err)
		}
	}
	r, err := safetensors.Open("a.safetensors")
	if err != nil || r.Metadata()["format"] != "pt" {
		t.Fatalf("%v, error %v", r.Metadata(), err)
	}
	if i, err := r.Info("layer.bias"); err != nil || i.DType != "F16" || r.Close() != nil {
		t.Errorf("%v, error %v", i, err)
	}
}

// TestConvertParts converts more elements than at a time, in any order in memory, which it keeps,
// and until the context ends.
func TestConvertParts(t *testing.T) {
	x := f32.Arange(0, 2*partSize+4, 1).View(2, partSize/2+1, 2)
	for _, x := range []*f32.Tensor{x, x.T(), x.Transpose(), x.Flip(1), f32.Of(1), f32.Zeros(0, 2)} {
		ctx, cancel := context.WithCancel(context.Background())
		p := progress{ctx, console{log: io.Discard}}
		y, err := p.convert(x, tensor.Float64)
		if err != nil || !y.(*f64.Tensor).Same(convert.Float64(x)) {
			t.Errorf("%v, error %v, want %v", y, err, x)
		}
		from, to := x.Strides(), y.(*f64.Tensor).Strides()
		for axis := range from {
			if (from[axis] == 1) != (to[axis] == 1) && x.Size() > 1 {
				t.Errorf("strides %v became %v", from, to)
			}
		}
		cancel()
		if _, err := p.convert(x, tensor.Float64); !errors.Is(err, context.Canceled) && x.Size() > 0 {
			t.Errorf("error %v", err)
		}
	}
}

// TestConvertSeveralRefuses wants errors, and no files.
func TestConvertSeveralRefuses(t *testing.T) {
	t.Chdir(t.TempDir())
	severalTensors(t, "in.npz")
	if err := npz.WriteFile("texts.npz", map[string]tensor.Any{"a": strs.Of("b")}); err != nil {
		t.Fatal(err)
	}
	writeFile(t, ".", "bad.npz", []byte("no file"))
	writeFile(t, ".", "bad.safetensors", []byte("no file"))
	for args, want := range map[string]string{
		"in.npz x.npy":                       "in.npz has 3 tensors, of which x.npy takes one",
		"in.npz x.npz:y":                     "name it, as in.npz:NAME, of labels, layer.bias, w",
		"in.npz:none x.npy":                  `in.npz has no tensor "none", but labels, layer.bias, w`,
		"in.npz: x.npy":                      `".npz:" are none of`,
		"in.npz:w x.npy:y":                   "are none of",
		"in.npz x.safetensors.index.json":    "not written",
		"texts.npz x.safetensors":            "no elements of type string",
		"texts.npz x.safetensors -dtype=int": `tensor "a"`,
		"bad.npz x.npy":                      "bad.npz: npz",
		"bad.safetensors x.npy":              "bad.safetensors: safetensors",
		"none.npz x.npy":                     "no such file",
	} {
		code, out, log := ashlar(append([]string{"convert"}, strings.Fields(args)...)...)
		if code != exitFailure || out != "" || !strings.Contains(log, want) {
			t.Errorf("ashlar convert %s gave %d, %q and %q, want %q", args, code, out, log, want)
		}
		if files, err := filepath.Glob("*x*"); err != nil || len(files) != 1 {
			t.Errorf("ashlar convert %s left %v, error %v", args, files, err)
		}
	}
}

// TestShowSeveral lists tensors of a file, and prints one.
func TestShowSeveral(t *testing.T) {
	t.Chdir(t.TempDir())
	all := severalTensors(t, "in.npz")
	index := "m.safetensors.index.json"
	if err := safetensors.WriteShards(index, all, map[string]string{"by": "us"}, 1); err != nil {
		t.Fatal(err)
	}
	if err := npz.WriteFile("one.npz", map[string]tensor.Any{"a": u8.Of(1)}); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"in.npz": "in.npz: 3 tensors\n" +
			"  labels      uint8    [1]\n  layer.bias  float64  [2]\n  w           float32  [2 2]\n" +
			"ashlar show in.npz:labels shows one.\n",
		"in.npz:layer.bias": "in.npz:layer.bias: float64 [2], 2 elements\n[5. 6.]\nmin 5, ",
		index: index + ": 3 tensors\n  labels      U8   [1]\n  layer.bias  F64  [2]\n" +
			"  w           F32  [2 2]\nby: us\ntotal_size: 33\n",
		"one.npz": "one.npz:a: uint8 [1], 1 element\n[1]\n",
	} {
		code, out, log := ashlar("show", args)
		if code != 0 || !strings.HasPrefix(out, want) || log != "" {
			t.Errorf("ashlar show %s gave %d, %q and %q, want %q", args, code, out, log, want)
		}
	}
}

// TestProgress counts the bytes of a file as they are written and read, until the context ends.
func TestProgress(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	p := progress{ctx, console{log: io.Discard}}
	name := filepath.Join(t.TempDir(), "x")
	data := bytes.Repeat([]byte("0123456789"), 1<<20)
	size := int64(len(data))
	seen := func() *progressbar.ProgressBar {
		return progressbar.NewOptions64(size, progressbar.OptionSetWriter(io.Discard))
	}
	err := p.write(name, size, func(w io.Writer) error {
		c := w.(*countedWriter)
		c.bar = seen()
		n, err := c.Write(data)
		if got := c.bar.State().CurrentNum; n != len(data) || got != size {
			t.Errorf("%d bytes of %d are written, and %d shown", n, size, got)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	file, length, err := p.open(name)
	if err != nil || length != size {
		t.Fatalf("%d bytes of %d, error %v", length, size, err)
	}
	defer file.Close()
	file.bar = seen()
	got, err := io.ReadAll(file)
	if shown := file.bar.State().CurrentNum; err != nil || !bytes.Equal(got, data) || shown != size {
		t.Errorf("%d bytes, and %d shown, error %v", len(got), shown, err)
	}
	err = p.write(name, 0, func(w io.Writer) error {
		cancel()
		n, err := w.Write(make([]byte, len(data)))
		if n == 0 || n == len(data) {
			t.Errorf("%d bytes of %d are written", n, len(data))
		}
		return err
	})
	if is, readErr := os.ReadFile(name); !errors.Is(err, context.Canceled) || !bytes.Equal(is, data) {
		t.Errorf("errors %v and %v, or another file", err, readErr)
	}
	if _, err := file.ReadAt(make([]byte, 1), 0); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

// TestShow prints files of each kind.
func TestShow(t *testing.T) {
	dir := t.TempDir()
	for name, c := range map[string]struct{ file, want string }{
		"t.csv": {"1,2\n3,\n5,9\n", `: float64 [3 2], 6 elements
[[ 1.  2.]
 [ 3. nan]
 [ 5.  9.]]
min 1, max 9, mean 4, standard deviation 2.82843, 1 NaN
           1 ██████████████████████████████████████████████████ 1
`},
		"s.csv": {"a,b\nab,a\n", "\n3 different, from \"a\" to \"b\", of up to 2 bytes\n"},
		"n.csv": {"NaN,Inf\n", "[[nan inf]]\n1 NaN, 1 infinite\n"},
		"i.csv": {"4,4\n", "[[4 4]]\nmin 4, max 4, mean 4, standard deviation 0\n"},
	} {
		code, out, log := ashlar("show", writeFile(t, dir, name, []byte(c.file)))
		if code != 0 || !strings.Contains(out, c.want) || log != "" {
			t.Errorf("ashlar show %s gave %d, %q and %q, want %q", name, code, out, log, c.want)
		}
	}
	bright := filepath.Join(dir, "bright.png")
	shades := u8.Matrix(2, 3, 0, 128, 255, 0, 128, 255)
	if err := picture.WriteFile(bright, shades, picture.Options{}); err != nil {
		t.Fatal(err)
	}
	code, out, log := ashlar("show", bright)
	if code != 0 || !strings.HasSuffix(out, "         255\n +@\n") || log != "" {
		t.Errorf("ashlar show gave %d, %q and %q", code, out, log)
	}
	code, _, log = ashlar("show", filepath.Join(dir, "none.npy"))
	if code != exitFailure || !strings.Contains(log, "none.npy") {
		t.Errorf("ashlar show gave %d, %q", code, log)
	}
}

// TestShowLarge wants the summary of more elements than are converted at a time.
func TestShowLarge(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.npy")
	if err := npy.WriteFile(name, f32.Arange(0, 3*partSize, 1).View(3, partSize)); err != nil {
		t.Fatal(err)
	}
	code, out, _ := ashlar("show", name)
	const want = "min 0, max 3.14573e+06, mean 1.57286e+06, standard deviation 908093\n"
	if code != 0 || !strings.Contains(out, want) {
		t.Errorf("ashlar show gave %d, %s, want %q", code, out, want)
	}
}
