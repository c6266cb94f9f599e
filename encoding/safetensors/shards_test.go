package safetensors_test

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	oracle "github.com/nlpodyssey/safetensors"

	"github.com/ashlar-go/ashlar/encoding/safetensors"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// listed returns the names and texts of the files in a folder.
func listed(t *testing.T, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[e.Name()] = string(text)
	}
	return all
}

// TestShards divides tensors by their bytes, and pins names and the index.
func TestShards(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "model.safetensors.index.json")
	all := map[string]tensor.Any{
		"a": u8.Of(1, 2, 3), "b": u8.Of(4), "c<&>": u8.Of(5), "d": f32.Of(6, 7, 8), "e": f32.Zeros(0),
	}
	metadata := map[string]string{"format": "pt", "total_size": "none"}
	if err := safetensors.WriteShards(name, all, metadata, 4); err != nil {
		t.Fatal(err)
	}
	const want = `{
  "metadata": {
    "format": "pt",
    "total_size": 17
  },
  "weight_map": {
    "a": "model-00001-of-00004.safetensors",
    "b": "model-00001-of-00004.safetensors",
    "c<&>": "model-00002-of-00004.safetensors",
    "d": "model-00003-of-00004.safetensors",
    "e": "model-00004-of-00004.safetensors"
  }
}
`
	got := listed(t, folder)
	if got["model.safetensors.index.json"] != want || len(got) != 5 {
		t.Errorf("%q", got)
	}
	for part, names := range map[string][]string{
		"model-00001-of-00004.safetensors": {"a", "b"},
		"model-00002-of-00004.safetensors": {"c<&>"},
		"model-00003-of-00004.safetensors": {"d"},
		"model-00004-of-00004.safetensors": {"e"},
	} {
		st, err := oracle.Deserialize([]byte(got[part]))
		if err != nil || !slices.Equal(slices.Sorted(slices.Values(st.Names())), names) {
			t.Errorf("%s: %v, error %v", part, st.Names(), err)
		}
		r, err := safetensors.Open(filepath.Join(folder, part))
		if err != nil || !maps.Equal(r.Metadata(), metadata) || r.Close() != nil {
			t.Errorf("%s: %v, error %v", part, r.Metadata(), err)
		}
	}
	r, err := safetensors.Open(name)
	if err != nil || r.Metadata()["format"] != "pt" || r.Metadata()["total_size"] != "17" ||
		r.Close() != nil {
		t.Errorf("%v, error %v", r.Metadata(), err)
	}
}

// TestShardsComeBack writes tensors of all element types and layouts, in files of any size, over
// those that are there.
func TestShardsComeBack(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "x.safetensors.index.json")
	all := draw(t)
	for _, c := range []struct {
		tensors map[string]tensor.Any
		most    int64
		files   int
	}{{all, 1, 0}, {all, 100, 0}, {all, 1 << 40, 1}, {nil, 1, 1}} {
		if err := safetensors.WriteShards(name, c.tensors, nil, c.most); err != nil {
			t.Fatal(err)
		}
		got, err := safetensors.ReadFile(name)
		if err != nil || len(got) != len(c.tensors) {
			t.Fatalf("%d tensors of %d, error %v", len(got), len(c.tensors), err)
		}
		for n, x := range c.tensors {
			same(t, n, got[n], nil, x)
		}
		parts, err := filepath.Glob(filepath.Join(folder, "*.safetensors"))
		if c.files > 0 && (err != nil || len(parts) != c.files) {
			t.Errorf("at most %d bytes: %d files, want %d", c.most, len(parts), c.files)
		}
		for _, part := range parts {
			r, err := safetensors.Open(part)
			if err != nil {
				t.Fatal(err)
			}
			if size := elementBytes(t, r); size > c.most && len(r.Names()) > 1 {
				t.Errorf("%s has %d bytes of %d tensors, want %d", part, size, len(r.Names()), c.most)
			}
			if err := errors.Join(r.Close(), os.Remove(part)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// widths are the bytes of elements.
var widths = map[string]int{
	"BOOL": 1, "U8": 1, "F16": 2, "BF16": 2, "I32": 4, "F32": 4, "I64": 8, "F64": 8,
}

// elementBytes returns the bytes of all elements, as a file has them.
func elementBytes(t *testing.T, r *safetensors.Reader) (n int64) {
	for _, name := range r.Names() {
		i, err := r.Info(name)
		if err != nil {
			t.Fatal(err)
		}
		size := 1
		for _, length := range i.Shape {
			size *= length
		}
		n += int64(size * widths[i.DType])
	}
	return n
}

// TestShardsRefused leaves the files that there are.
func TestShardsRefused(t *testing.T) {
	folder := t.TempDir()
	index := filepath.Join(folder, "m.safetensors.index.json")
	x := map[string]tensor.Any{"a": f32.Of(1), "b": f32.Of(2)}
	if err := safetensors.WriteShards(index, x, nil, 4); err != nil {
		t.Fatal(err)
	}
	was := listed(t, folder)
	with := func(name string, y tensor.Any) map[string]tensor.Any {
		all := maps.Clone(x)
		all[name] = y
		return all
	}
	for _, c := range []struct {
		name     string
		tensors  map[string]tensor.Any
		metadata map[string]string
		want     string
	}{
		{filepath.Join(folder, "m.safetensors"), x, nil, "does not end with"},
		{filepath.Join(folder, "m.json"), x, nil, "does not end with"},
		{filepath.Join(folder, ".safetensors.index.json"), x, nil, "does not end with"},
		{index, with("s", strs.Of("a")), nil, "no elements of type string"},
		{index, with("__metadata__", f32.Of(1)), nil, "no tensor can have the name"},
		{index, with("z\xff", f32.Of(1)), nil, "no tensor can have the name"},
		{index, x, map[string]string{"a": "\xff"}, "not UTF-8"},
		{filepath.Join(folder, "none", "m.safetensors.index.json"), x, nil, "no such file"},
	} {
		err := safetensors.WriteShards(c.name, c.tensors, c.metadata, 4)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want one with %q", err, c.want)
		}
		if got := listed(t, folder); !maps.Equal(got, was) {
			t.Errorf("%q became %q", was, got)
		}
	}
	for _, most := range []int64{0, -1} {
		err := tensor.Catch(func() { safetensors.WriteShards(index, x, nil, most) })
		var value *tensor.ValueError
		if !errors.As(err, &value) || value.Op != "WriteShards" {
			t.Errorf("at most %d bytes: %v", most, err)
		}
	}
	// A part that is gone, or is another file, is an error of reading.
	part := filepath.Join(folder, "m-00002-of-00002.safetensors")
	if err := safetensors.WriteFile(part, map[string]tensor.Any{"c": f32.Of(1)}, nil); err != nil {
		t.Fatal(err)
	}
	if r, err := safetensors.Open(index); r != nil || !strings.Contains(err.Error(), `"b"`) {
		t.Errorf("%v, error %v", r, err)
	}
	if err := os.Remove(part); err != nil {
		t.Fatal(err)
	}
	if r, err := safetensors.Open(index); r != nil || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, error %v", r, err)
	}
}
