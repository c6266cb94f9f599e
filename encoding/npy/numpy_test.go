package npy_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/internal/pythontest"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// A numpyCase is a file that Go wrote, and what NumPy is to find in it.
type numpyCase struct {
	File     string `json:"file"`
	Descr    string `json:"descr"`
	Shape    []int  `json:"shape"`
	Elements any    `json:"elements"`
	x        tensor.Any
}

// descrs are NumPy's names of element types.
var descrs = map[tensor.DType]string{
	tensor.Float32: "<f4", tensor.Float64: "<f8", tensor.Int: "<i8", tensor.Int32: "<i4",
	tensor.Uint8: "|u1", tensor.Bool: "|b1", tensor.String: "<U", tensor.Float16: "<f2",
}

// nested returns the elements of x, for JSON, in which numbers of any type are floats.
func nested(t *testing.T, x tensor.Any) any {
	if x.DType() == tensor.Bool || x.DType() == tensor.String {
		return x.Nested()
	}
	floats, err := convert.To(x, tensor.Float64)
	if err != nil {
		t.Fatal(err)
	}
	return floats.Nested()
}

// longest returns the bytes of the longest of x, and 1 at least.
func longest(x *strs.Tensor) int {
	n := 1
	for v := range x.Elements() {
		n = max(n, len(v))
	}
	return n
}

// TestNumPy writes tensors of each element type, of ranks 0 to 6 and of all layouts, which NumPy
// reads, and writes in other ways: C's and Fortran's order, the other order of bytes, parts of
// larger arrays, reversed, and in each version of the format. All come back.
func TestNumPy(t *testing.T) {
	python, folder := pythontest.NumPy(t), t.TempDir()
	seed := rand.IntN(1 << 30)
	t.Logf("seed %d", seed)
	var cases []numpyCase
	for _, d := range tensor.DTypes() {
		if descrs[d] == "" { // NumPy has no bfloat16
			if x, err := convert.New(d); err != nil || npy.Write(io.Discard, x) == nil {
				t.Errorf("%s is written, error %v", d, err)
			}
			continue
		}
		for rank := range 7 {
			draws := rapid.Custom(func(t *rapid.T) tensor.Any { return filestest.Tensor(t, d, rank) })
			for k := range 6 {
				x := draws.Example(seed + k)
				c := numpyCase{fmt.Sprintf("%s%d%d.npy", d, rank, k), descrs[d], x.Shape(), nested(t, x), x}
				if err := npy.WriteFile(filepath.Join(folder, c.File), x); err != nil {
					t.Fatal(err)
				}
				if d == tensor.String {
					c.Descr = fmt.Sprintf("%s%d", c.Descr, longest(x.(*strs.Tensor)))
				}
				cases = append(cases, c)
			}
		}
	}
	list, err := json.Marshal(cases)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "cases.json"), list, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(python, "testdata/with_numpy.py", folder).CombinedOutput()
	if err != nil || len(out) > 0 {
		t.Fatalf("%v: %.2000s", err, out)
	}
	for _, c := range cases {
		files, err := filepath.Glob(filepath.Join(folder, c.File+"*"))
		if err != nil || len(files) != 8 {
			t.Fatal(files, err)
		}
		for _, file := range files {
			readBack(t, file, c.x)
		}
	}
}

// readBack reads a file, as the element type of x and as any, and maps it.
func readBack(t *testing.T, file string, x tensor.Any) {
	t.Helper()
	same := func(y tensor.Any, err error) {
		t.Helper()
		if err != nil || y.DType() != x.DType() || !y.Shape().Equal(x.Shape()) ||
			!reflect.DeepEqual(y.Nested(), x.Nested()) {
			t.Errorf("%s: %v, error %v, want %v", file, y, err, x)
		}
	}
	same(npy.ReadFile[tensor.Any](file))
	y, m, err := npy.Map[tensor.Any](file)
	if same(y, err); err == nil {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	same(npy.ReadAny(filestest.Stream{Reader: bytes.NewReader(data)}))
}
