package emit

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/gen/kernel"
	"github.com/ashlar-go/ashlar/gen/table"
)

// further are element types that the library does not have.
var further = []table.DType{
	{Type: table.Type{Kind: table.Integer, Signed: true, Bits: 8}, Name: "int8", Package: "i8"},
	{Type: table.Type{Kind: table.Integer, Signed: true, Bits: 16}, Name: "int16", Package: "i16"},
	{
		Type: table.Type{Kind: table.Integer, Signed: false, Bits: 16}, Name: "uint16",
		Package: "u16",
	},
	{
		Type: table.Type{Kind: table.Integer, Signed: false, Bits: 32}, Name: "uint32",
		Package: "u32",
	},
	{
		Type: table.Type{Kind: table.Integer, Signed: false, Bits: 64}, Name: "uint64",
		Package: "u64",
	},
}

// TestFurtherTypes generates further element types, beside those that all need, in a module of
// their own, and runs what tests every element type there.
func TestFurtherTypes(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles the packages of five element types")
	}
	types := table.DTypes
	defer func() { table.DTypes = types }()
	needed := []table.DType{table.Single, table.Double, table.Index, table.Byte, table.Bool}
	table.DTypes = append(needed, further...)
	files, err := All()
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	if err := copyLibrary(root); err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasSuffix(f.Path, "functions_test.go") {
			continue // what is compared with NumPy, by what is not copied
		}
		if folder, _, _ := strings.Cut(f.Path,
			"/"); slices.Contains([]string{"asm", "half", "tensor", "internal", "device", "generated_test"},
			folder) {
			if err := write(filepath.Join(root, f.Path), f.Text); err != nil {
				t.Fatal(err)
			}
		}
	}
	args := []string{
		"test", "-trimpath", "-vet=off", "-short", "-v", "./generated_test", "./tensor/convert",
		"./tensor/" + further[0].Name, "./tensor/" + further[len(further)-1].Name,
	}
	var names []string
	for _, d := range further {
		names = append(names, d.Name)
	}
	var skipped []string
	for _, d := range append(needed, table.Halves()...) {
		skipped = append(skipped, d.Name)
	}
	c := exec.Command("go", append(args, "-skip",
		"/("+strings.Join(skipped, "|")+")$")...)
	c.Dir = root
	out, err := c.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	for _, name := range names {
		for _, test := range []string{
			"Kernels", "MistakenLengths", "Folds", "Tensors", "Convert",
			"Results",
		} {
			if !strings.Contains(string(out), "--- PASS: Test"+test+"/"+name) {
				t.Errorf("Test%s of %s did not run", test, name)
			}
		}
	}
}

// TestMissingInstructions tests that where an instruction set has no instruction for a width, an
// error names the row, the type and the target, and the kernel is that of the set before it, or in
// Go.
func TestMissingInstructions(t *testing.T) {
	for _, c := range []struct {
		row, dtype string
		lacking    [3]string // of AVX2, AVX-512 and NEON
		kernels    [3]string
	}{
		{
			"Shl", "int8",
			[3]string{"<< on int8", "<< on int8"},
			[3]string{"shlGeneric", "shlGeneric", "shlNEON"},
		},
		{
			"Shr", "uint16",
			[3]string{">> on uint16"},
			[3]string{"shrGeneric", "shrAVX512", "shrNEON"},
		},
		{
			"Div", "uint32",
			[3]string{"/ on uint32", "/ on uint32", "/ on uint32"},
			[3]string{"divGeneric", "divGeneric", "divGeneric"},
		},
		{
			"Maximum", "uint64",
			[3]string{},
			[3]string{"maximumAVX2", "maximumAVX512", "maximumNEON"},
		},
	} {
		d := further[slices.IndexFunc(further,
			func(d table.DType) bool { return d.Name == c.dtype })]
		all := kernelsOf(d)
		k := all[slices.IndexFunc(all, func(k field) bool { return k.name == c.row })]
		op := d.Kernels()[slices.IndexFunc(d.Kernels(),
			func(op table.Op) bool { return op.Name == c.row })]
		for i, on := range targets() {
			var want, got string
			if c.lacking[i] != "" {
				want = fmt.Sprintf("%s of %s: %s has no rule for %s", c.row, c.dtype, on.Name,
					c.lacking[i])
			}
			if _, err := kernel.NewElementwise(op, d, on); err != nil {
				got = err.Error()
			}
			if got != want {
				t.Errorf("%s of %s in %s: got %q, want %q", c.row, c.dtype, on.Name, got, want)
			}
			if got := k.in(on); got != c.kernels[i] {
				t.Errorf("%s of %s in %s: got kernel %s, want %s", c.row, c.dtype, on.Name, got,
					c.kernels[i])
			}
		}
	}
}

// copyLibrary copies to a folder what is written by hand of the packages that element types need,
// and of their tests what tests all types alike.
func copyLibrary(to string) error {
	const root = "../.."
	copied := []string{"go.mod", "go.sum"}
	for _, test := range []string{
		"suite", "lengths", "folds", "guard", "quantiles", "agree",
		"descriptions",
	} {
		copied = append(copied, "generated_test/"+test+"_test.go")
	}
	var err error
	for _, folder := range []string{"asm", "device", "half", "internal", "tensor"} {
		err = errors.Join(err, fs.WalkDir(os.DirFS(root), folder,
			func(path string, d fs.DirEntry, err error) error {
				if err == nil && !d.IsDir() && !strings.HasSuffix(path, "_test.go") {
					copied = append(copied, path)
				}
				return err
			}))
	}
	for _, path := range copied {
		text, failed := os.ReadFile(filepath.Join(root, path))
		if !strings.HasPrefix(string(text), "// "+Mark) {
			err = errors.Join(err, failed, write(filepath.Join(to, path), text))
		}
	}
	return err
}

// write writes a file, and the folders that it is in.
func write(path string, text []byte) error {
	return errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, text, 0o666))
}
