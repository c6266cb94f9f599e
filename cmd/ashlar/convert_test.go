package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/encoding/picture"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
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
		{text, "y.xls", "", exitFailure, `".xls" are none of .npy .csv`},
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
