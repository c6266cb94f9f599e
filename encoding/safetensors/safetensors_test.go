package safetensors_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	oracle "github.com/nlpodyssey/safetensors"
	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/encoding/safetensors"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// file returns a file of a header and elements.
func file(header, elements string) []byte {
	b := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	return append(append(b, header...), elements...)
}

func written(t testing.TB, tensors map[string]tensor.Any, metadata map[string]string) []byte {
	var b bytes.Buffer
	if err := safetensors.Write(&b, tensors, metadata); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func open(file []byte) (*safetensors.Reader, error) {
	return safetensors.NewReader(bytes.NewReader(file), int64(len(file)))
}

// same fails the test unless y is x.
func same(t *testing.T, what string, y tensor.Any, err error, x tensor.Any) {
	t.Helper()
	if err != nil || y.DType() != x.DType() || !y.Shape().Equal(x.Shape()) ||
		!reflect.DeepEqual(y.Nested(), x.Nested()) {
		t.Errorf("%s: %v, error %v, want %v", what, y, err, x)
	}
}

// draw returns tensors of all element types that files have, of ranks 0 to 6 and of any layout.
func draw(t *testing.T) map[string]tensor.Any {
	seed := rand.IntN(1 << 30)
	t.Logf("seed %d", seed)
	all := make(map[string]tensor.Any)
	for _, d := range tensor.DTypes() {
		if d == tensor.String {
			continue
		}
		for rank := range 7 {
			draws := rapid.Custom(func(t *rapid.T) tensor.Any { return filestest.Tensor(t, d, rank) })
			for k := range 3 {
				all[fmt.Sprintf("%s.%d/%d é\"", d, rank, k)] = draws.Example(seed + k)
			}
		}
	}
	return all
}

// TestOracle writes tensors of all element types and layouts, which another library reads, and
// reads what that writes of them.
func TestOracle(t *testing.T) {
	all, metadata := draw(t), map[string]string{"format": "pt", "made \"by\"": "<us>"}
	b := written(t, all, metadata)
	theirs, err := oracle.Deserialize(b)
	if err != nil || theirs.Len() != len(all) {
		t.Fatalf("%d tensors of %d, error %v", theirs.Len(), len(all), err)
	}
	_, m, err := oracle.ReadMetadata(b)
	if err != nil || !maps.Equal(m.Metadata(), metadata) {
		t.Errorf("%v, error %v", m.Metadata(), err)
	}
	views := make(map[string]oracle.TensorView)
	for name, x := range all {
		view, ok := theirs.Tensor(name)
		var shape []int
		for _, n := range view.Shape() {
			shape = append(shape, int(n))
		}
		if !ok || !x.Shape().Equal(shape) || !bytes.Equal(view.Data(), littleEndian(t, x)) {
			t.Errorf("%s: another tensor, of shape %v", name, shape)
		}
		views[name] = view
	}
	back, err := oracle.Serialize(views, metadata)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range [][]byte{b, back} {
		r, err := open(file)
		if err != nil || len(r.Names()) != len(all) || !maps.Equal(r.Metadata(), metadata) {
			t.Fatalf("%v, error %v", r, err)
		}
		for name, x := range all {
			y, err := safetensors.Read[tensor.Any](r, name)
			same(t, name, y, err, x)
		}
	}
}

// littleEndian returns the elements of x, as the package binary writes them.
func littleEndian(t *testing.T, x tensor.Any) []byte {
	var values any
	switch x := x.(type) {
	case *f32.Tensor:
		values = x.Values()
	case *f64.Tensor:
		values = x.Values()
	case *ints.Tensor:
		values = convertedTo64(x.Values())
	case *i32.Tensor:
		values = x.Values()
	case *u8.Tensor:
		values = x.Values()
	case *bools.Tensor:
		values = x.Values()
	default: // of another type, the elements are in memory
		values = reflect.ValueOf(x).MethodByName("Values").Call(nil)[0].Interface()
	}
	b, err := binary.Append(nil, binary.LittleEndian, values)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func convertedTo64(x []int) []int64 {
	z := make([]int64, len(x))
	for i, v := range x {
		z[i] = int64(v)
	}
	return z
}

// TestAlignment writes wider elements first, after a header of a multiple of 8 bytes.
func TestAlignment(t *testing.T) {
	b := written(t, map[string]tensor.Any{
		"a": bools.Of(true), "b": f64.Of(1), "c": f32.Of(1, 2, 3), "d": ints.Zeros(0, 3), "e": u8.Scalar(7),
	}, nil)
	want := `{"d":{"dtype":"I64","shape":[0,3],"data_offsets":[0,0]},` +
		`"b":{"dtype":"F64","shape":[1],"data_offsets":[0,8]},` +
		`"c":{"dtype":"F32","shape":[3],"data_offsets":[8,20]},` +
		`"e":{"dtype":"U8","shape":[],"data_offsets":[20,21]},` +
		`"a":{"dtype":"BOOL","shape":[1],"data_offsets":[21,22]}}`
	if n := binary.LittleEndian.Uint64(b); n%8 != 0 || strings.TrimRight(string(b[8:8+n]), " ") != want {
		t.Errorf("%q", b)
	}
	if got := string(written(t, nil, nil)); got != "\x08\x00\x00\x00\x00\x00\x00\x00{}      " {
		t.Errorf("no tensors are written as %q", got)
	}
	r, err := open(b)
	if err != nil || !slices.Equal(r.Names(), []string{"d", "b", "c", "e", "a"}) {
		t.Errorf("%v, error %v", r, err)
	}
}

// TestTypes reads types that tensors have not, and refuses those that are not read, but not others
// beside them.
func TestTypes(t *testing.T) {
	r, err := open(file(`{"half":{"dtype":"F16","shape":[2],"data_offsets":[0,4]},
		"brain":{"dtype":"BF16","shape":[2],"data_offsets":[4,8]},
		"short":{"dtype":"I16","shape":[],"data_offsets":[8,10]},
		"tiny":{"dtype":"F4","shape":[2],"data_offsets":[10,11]},
		"small":{"dtype":"F8_E4M3","shape":[1],"data_offsets":[11,12]},
		"pair":{"dtype":"C64","shape":[1],"data_offsets":[12,20]}}`,
		"\x00\x3c\x00\xc1"+"\x80\x3f\x20\xc0"+"\xff\xff"+"\x00\x00"+"12345678"))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]*f32.Tensor{
		"half": f32.Of(1, -2.5), "brain": f32.Of(1, -2.5), "short": f32.Scalar(-1),
	} {
		x, err := safetensors.Read[*f32.Tensor](r, name)
		same(t, name, x, err, want)
		any, err := safetensors.Read[tensor.Any](r, name)
		if err != nil {
			t.Fatal(err)
		}
		converted, err := convert.To(any, tensor.Float32)
		same(t, name, converted, err, want)
	}
	var kind *encoding.TypeError
	if _, err := safetensors.Read[*ints.Tensor](r, "half"); !errors.As(err, &kind) || kind.Have != "F16" {
		t.Errorf("error %v", err)
	}
	for _, name := range []string{"tiny", "small", "pair"} {
		i, infoErr := r.Info(name)
		var format *encoding.FormatError
		if x, err := safetensors.Read[tensor.Any](r, name); x != nil || !errors.As(err, &format) ||
			infoErr != nil || !strings.Contains(err.Error(), i.DType) {
			t.Errorf("%s: %v, error %v", name, x, err)
		}
	}
	if _, err := safetensors.Read[tensor.Any](r, "none"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
	if _, err := r.Info("none"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v", err)
	}
}

// TestFaults reads files that are wrong, which the other library refuses too.
func TestFaults(t *testing.T) {
	one := func(entry string) []byte { return file(`{"a":`+entry+`}`, "12345678") }
	long := binary.LittleEndian.AppendUint64(nil, 100_000_001)
	for _, c := range []struct {
		want string
		file []byte
	}{
		{"length of the header: unexpected EOF", []byte("1234567")},
		{"header: 0 bytes of 99: unexpected EOF", []byte("\x63\x00\x00\x00\x00\x00\x00\x00")},
		{"a header of 100000001 bytes", append(long, "{}"...)},
		{"a header of 18446744073709551615 bytes", []byte("\xff\xff\xff\xff\xff\xff\xff\xff{}")},
		{"does not start with {", file("", "")},
		{"does not start with {", file(" {}", "")},
		{"EOF", file("{", "")},
		{"after its end", file("{}{}", "")},
		{"invalid character", file("{} x", "")},
		{"cannot unmarshal", one(`1`)},
		{"has not a dtype", one(`{}`)},
		{"has not a dtype", one(`{"dtype":"F32","shape":[2]}`)},
		{"has not a dtype", one(`{"dtype":"F32","shape":[2],"data_offsets":[0,8,8]}`)},
		{"unknown field", one(`{"dtype":"F32","shape":[2],"data_offsets":[0,8],"more":1}`)},
		{`type "F31"`, one(`{"dtype":"F31","shape":[2],"data_offsets":[0,8]}`)},
		{"cannot unmarshal", one(`{"dtype":"F32","shape":[2.5],"data_offsets":[0,8]}`)},
		{"shape [-2]", one(`{"dtype":"F32","shape":[-2],"data_offsets":[0,8]}`)},
		{"cannot unmarshal", one(`{"dtype":"F32","shape":[2],"data_offsets":[0,99999999999999999999]}`)},
		{"of shape [3]", one(`{"dtype":"F32","shape":[3],"data_offsets":[0,8]}`)},
		{"of shape [4294967296 4294967296]", one(`{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,8]}`)},
		{"of shape [4611686018427387904]", one(`{"dtype":"F32","shape":[4611686018427387904],"data_offsets":[0,0]}`)},
		{"of shape [1]", file(`{"a":{"dtype":"F4","shape":[1],"data_offsets":[0,0]}}`, "")},
		{"is at [8 0]", one(`{"dtype":"F32","shape":[2],"data_offsets":[8,0]}`)},
		{"is at [-8 0]", one(`{"dtype":"F32","shape":[2],"data_offsets":[-8,0]}`)},
		{"is at [4 8]", one(`{"dtype":"F32","shape":[1],"data_offsets":[4,8]}`)},
		{"4 bytes after the tensors", one(`{"dtype":"F32","shape":[1],"data_offsets":[0,4]}`)},
		{"tensors: 8 bytes of 400: unexpected EOF", one(`{"dtype":"F32","shape":[100],"data_offsets":[0,400]}`)},
		{"ends at 8", file(`{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}`, "12345678")},
		{"ends at 4", file(`{"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"b":{"dtype":"U8","shape":[3],"data_offsets":[5,8]}}`, "12345678")},
		{"cannot unmarshal", file(`{"__metadata__":{"a":1}}`, "")},
	} {
		r, err := open(c.file)
		var format *encoding.FormatError
		if r != nil || !errors.As(err, &format) || !strings.Contains(err.Error(), c.want) ||
			!strings.HasPrefix(err.Error(), "safetensors: ") {
			t.Errorf("%q: %v, error %v, want one with %q", c.file, r, err, c.want)
		}
		if _, err := oracle.Deserialize(c.file); err == nil && c.want != "does not start with {" &&
			c.want != `of shape [1]` {
			t.Errorf("%q is read by another library", c.file)
		}
	}
	// What it lets pass: names that are there twice.
	for want, header := range map[string]string{
		`two tensors "a"`:        `{"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}}`,
		"has __metadata__ twice": `{"__metadata__":{},"__metadata__":{}}`,
	} {
		if _, err := open(file(header, "")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", header, err)
		}
	}
	thirteen := `{"a":{"dtype":"U8","shape":[1,1,1,1,1,1,1,1,1,1,1,1,1],"data_offsets":[0,1]}}`
	r, err := open(file(thirteen, "1"))
	if err != nil {
		t.Fatal(err)
	}
	var size *tensor.SizeError
	if _, err := safetensors.Read[tensor.Any](r, "a"); !errors.As(err, &size) {
		t.Errorf("13 dimensions: error %v", err)
	}
}

// TestCut cuts files at each byte, and has readers and writers fail there.
func TestCut(t *testing.T) {
	x := map[string]tensor.Any{"a": f32.Of(1, 2, 3), "b": bools.Of(true)}
	metadata := map[string]string{"key": "value"}
	b := written(t, x, metadata)
	for n := range b {
		var format *encoding.FormatError
		if r, err := open(b[:n]); r != nil || !errors.As(err, &format) || !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Fatalf("%d bytes of %d: %v, error %v", n, len(b), r, err)
		}
		r, err := safetensors.NewReader(failingFrom{bytes.NewReader(b), int64(n)}, int64(len(b)))
		if err == nil {
			_, errA := safetensors.Read[tensor.Any](r, "a")
			_, errB := safetensors.Read[tensor.Any](r, "b")
			err = errors.Join(errA, errB)
		}
		if !errors.Is(err, filestest.ErrFailed) || errors.As(err, &format) {
			t.Fatalf("failed at byte %d: error %v", n, err)
		}
		if err := safetensors.Write(&filestest.Failing{Left: n}, x, metadata); !errors.Is(err, filestest.ErrFailed) {
			t.Fatalf("failed after %d bytes: error %v", n, err)
		}
	}
}

// A failingFrom fails to read bytes from an offset on.
type failingFrom struct {
	io.ReaderAt
	at int64
}

func (f failingFrom) ReadAt(b []byte, at int64) (int, error) {
	if at+int64(len(b)) > f.at {
		return 0, filestest.ErrFailed
	}
	return f.ReaderAt.ReadAt(b, at)
}

// TestFiles opens and maps files and an index of two, and reads all of their tensors.
func TestFiles(t *testing.T) {
	folder := t.TempDir()
	path := func(name string) string { return filepath.Join(folder, name) }
	all := draw(t)
	halves := [2]map[string]tensor.Any{{}, {}}
	weights := []string{}
	for i, name := range slices.Sorted(maps.Keys(all)) {
		halves[i%2][name] = all[name]
		weights = append(weights, fmt.Sprintf("%q: \"model-%d.safetensors\"", name, i%2))
	}
	for i, half := range halves {
		if err := safetensors.WriteFile(path(fmt.Sprintf("model-%d.safetensors", i)), half, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := safetensors.WriteFile(path("model.safetensors"), all, nil); err != nil {
		t.Fatal(err)
	}
	index := `{"metadata": {"total_size": 123}, "weight_map": {` + strings.Join(weights, ", ") + `}, "x": [1]}`
	if err := os.WriteFile(path("model.safetensors.index.json"), []byte(index), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{path("model.safetensors"), path("model.safetensors.index.json")} {
		for _, open := range []func(string) (*safetensors.Reader, error){safetensors.Open, safetensors.Map} {
			r, err := open(name)
			if err != nil || len(r.Names()) != len(all) {
				t.Fatalf("%v, error %v", r, err)
			}
			for n, x := range all {
				y, err := safetensors.Read[tensor.Any](r, n)
				same(t, n, y, err, x)
			}
			if strings.HasSuffix(name, ".json") && r.Metadata()["total_size"] != "123" {
				t.Errorf("metadata %v", r.Metadata())
			}
			if err := r.Close(); err != nil {
				t.Error(err)
			}
		}
		got, err := safetensors.ReadFile(name)
		if err != nil || len(got) != len(all) {
			t.Errorf("%d tensors of %d, error %v", len(got), len(all), err)
		}
	}
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != 4 {
		t.Errorf("%v, error %v", entries, err)
	}
}

// TestMap shows tensors over a file, which cannot be written to, and reads others.
func TestMap(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.safetensors")
	x := map[string]tensor.Any{"a": f32.Of(1, 2), "b": bools.Of(true, false), "c": ints.Of(3)}
	if err := safetensors.WriteFile(name, x, nil); err != nil {
		t.Fatal(err)
	}
	r, err := safetensors.Map(name)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	a, err := safetensors.Read[*f32.Tensor](r, "a")
	if same(t, "a", a, err, x["a"]); !a.IsReadOnly() {
		t.Error("a mapped tensor can be written to")
	}
	b, err := safetensors.Read[*bools.Tensor](r, "b")
	same(t, "b", b, err, x["b"])
	c, err := safetensors.Read[*i32.Tensor](r, "c")
	same(t, "c", c, err, i32.Of(3))
}

// TestIndexFaults opens indices that are wrong.
func TestIndexFaults(t *testing.T) {
	folder := t.TempDir()
	if err := safetensors.WriteFile(filepath.Join(folder, "x.safetensors"),
		map[string]tensor.Any{"a": f32.Of(1)}, nil); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(folder, "x.safetensors.index.json")
	for text, want := range map[string]string{
		``:                         "EOF",
		`{}`:                       "no weight_map",
		`{"weight_map": 1}`:        "in place of {",
		`{"weight_map": {"a": 1}}`: "cannot unmarshal",
		`{"weight_map": {"a": "x.safetensors", "a": "x.safetensors"}}`: `two tensors "a"`,
		`{"weight_map": {"b": "x.safetensors"}}`:                       "which it has not",
		`{"weight_map": {"a": "../x.safetensors"}}`:                    "not beside the index",
		`{"weight_map": {"a": "/etc/passwd"}}`:                         "not beside the index",
		`{"weight_map": {"a": "x.safetensors"}`:                        "EOF",
		`{"metadata": 1, "weight_map": {"a": "x.safetensors"}}`:        "cannot unmarshal",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		var format *encoding.FormatError
		if r, err := safetensors.Open(name); r != nil || !errors.As(err, &format) ||
			!strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v, want one with %q", text, err, want)
		}
	}
	missing := `{"weight_map": {"a": "y.safetensors"}}`
	if err := os.WriteFile(name, []byte(missing), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := safetensors.Open(name); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file: error %v", err)
	}
}

// TestWriteErrors writes what no file has. Nothing is written.
func TestWriteErrors(t *testing.T) {
	for want, tensors := range map[string]map[string]tensor.Any{
		"no elements of type string": {"a": strs.Of("text"), "b": f32.Of(1)},
		`the name "__metadata__"`:    {"__metadata__": f32.Of(1)},
		`the name "\xff"`:            {"\xff": f32.Of(1)},
	} {
		var b bytes.Buffer
		err := safetensors.Write(&b, tensors, nil)
		if err == nil || !strings.Contains(err.Error(), want) || b.Len() > 0 {
			t.Errorf("%d bytes written, error %v, want one with %q", b.Len(), err, want)
		}
	}
}

// readAll reads all tensors of a file.
func readAll(file []byte) []tensor.Any {
	return filestest.ReadAll(file, safetensors.NewReader, safetensors.Read[tensor.Any])
}

func corpus(t testing.TB) [][]byte {
	return [][]byte{
		written(t, nil, nil),
		written(t, map[string]tensor.Any{
			"a": f32.Arange(0, 6, 1).Reshape(2, 3), "b": bools.Of(true), "c": u8.Zeros(0), "d": ints.Scalar(1),
		}, map[string]string{"key": "value"}),
		file(`{"a":{"dtype":"BF16","shape":[1],"data_offsets":[0,2]},"b":{"dtype":"F16","shape":[1],"data_offsets":[2,4]}}`,
			"1234"),
	}
}

// TestBroken reads broken files, in memory that they have the bytes for.
func TestBroken(t *testing.T) { filestest.Broken(t, corpus(t), readAll) }

func FuzzRead(f *testing.F) {
	filestest.Fuzz(f, corpus(f), readAll, func(x tensor.Any) ([]byte, error) {
		var b bytes.Buffer
		err := safetensors.Write(&b, map[string]tensor.Any{"x": x}, nil)
		return b.Bytes(), err
	})
}
