package idx_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding/idx"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
)

// matrix is a file with 2 rows of 3 elements.
const matrix = "\x00\x00\x08\x02" + "\x00\x00\x00\x02" + "\x00\x00\x00\x03" +
	"\x01\x02\x03\x04\x05\xff"

func gzipped(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	fmt.Fprint(z, text)
	z.Close()
	return b.String()
}

func ExampleDecode() {
	file := strings.NewReader("\x00\x00\x08\x01" + "\x00\x00\x00\x03" + "\x07\x02\x01")
	a, err := idx.Decode(file)
	fmt.Println(a.Shape, a.Data, err)
	// Output: [3] [7 2 1] <nil>
}

func TestReadFile(t *testing.T) {
	for name, text := range map[string]string{"plain": matrix, "gzipped": gzipped(matrix)} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		a, err := idx.ReadFile(path)
		if err != nil || !slices.Equal(a.Shape, []int{2, 3}) ||
			!bytes.Equal(a.Data, []byte{1, 2, 3, 4, 5, 255}) {
			t.Errorf("%s: got %v, %v", name, a, err)
		}
	}
	if _, err := idx.ReadFile(filepath.Join(t.TempDir(), "none")); !os.IsNotExist(err) {
		t.Errorf("a missing file gave error %v", err)
	}
}

func TestDecodeShapes(t *testing.T) {
	for text, size := range map[string]int{
		"\x00\x00\x08\x00\x07": 1,
		"\x00\x00\x08\x02" + "\x00\x00\x00\x00" + "\x40\x00\x00\x00": 0,
		"\x00\x00\x08\x02" + "\x00\x00\x00\x02" + "\x00\x00\x00\x00": 0,
	} {
		if a, err := idx.Decode(strings.NewReader(text)); err != nil || len(a.Data) != size {
			t.Errorf("%q gave %v, %v; want %d elements", text, a, err, size)
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	z := gzipped(matrix)
	for text, want := range map[string]string{
		"":                                "no header",
		"\x89PNG\r\n":                     "not an IDX file",
		"\x00\x00\x0d\x01":                "only unsigned bytes",
		"\x00\x00\x08\xff":                "255 dimensions",
		matrix[:7]:                        "shape",
		matrix[:len(matrix)-1]:            "5 elements of 6",
		matrix + "x":                      "data after",
		z[:len(z)-2]:                      "EOF",
		z[:len(z)-5] + "x" + z[len(z)-4:]: "checksum",
		z[:5]:                             "EOF",
		"\x00\x00\x08\x02" + "\x00\x01\x00\x00" + "\x00\x01\x00\x00": "more than",
		"\x00\x00\x08\x04" + strings.Repeat("\xff", 16):              "more than",
		// A shape of no elements, whose dimensions no int can have the product of.
		"\x00\x00\x08\x03" + "\x00\x00\x00\x00" + strings.Repeat("\xff", 8): "more than",
		"\x00\x00\x08\x03" + strings.Repeat("\xff", 8) + "\x00\x00\x00\x00": "more than",
		"\x00\x00\x08\x01" + "\x40\x00\x00\x00" + "only these":              "10 elements of",
	} {
		if a, err := idx.Decode(strings.NewReader(text)); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%q gave %v, %v; want an error with %q", text, a, err, want)
		}
	}
}

// TestReaderReadsNoMoreThanAsked reads the header of an array, the elements of which cost nothing
// until they are asked for.
func TestReaderReadsNoMoreThanAsked(t *testing.T) {
	const size = 32 << 20
	header := "\x00\x00\x08\x01\x02\x00\x00\x00"
	for name, text := range map[string]string{
		"plain":   header + strings.Repeat("x", size),
		"gzipped": gzipped(header + strings.Repeat("x", size)),
	} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		var r *idx.Reader
		var err error
		if took := filestest.Allocated(func() { r, err = idx.Open(path) }); took > 1<<20 {
			t.Errorf("%s: the header took %d bytes of memory", name, took)
		}
		if err != nil || !slices.Equal(r.Shape, []int{size}) {
			t.Fatalf("%s: %v, %v", name, r, err)
		}
		var a idx.Array
		if took := filestest.Allocated(func() { a, err = r.Array() }); took > 2*size+1<<20 {
			t.Errorf("%s: %d elements took %d bytes of memory", name, size, took)
		}
		if err != nil || len(a.Data) != size {
			t.Errorf("%s: %d elements, %v", name, len(a.Data), err)
		}
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestEncode(t *testing.T) {
	for _, text := range []string{
		matrix, "\x00\x00\x08\x00\x07",
		"\x00\x00\x08\x01\x00\x00\x00\x00",
	} {
		a, err := idx.Decode(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := idx.Encode(&b, a); err != nil || b.String() != text {
			t.Errorf("%q read and written is %q, %v", text, b.String(), err)
		}
	}
	for _, a := range []idx.Array{
		{Shape: []int{2, 2}, Data: make([]byte, 3)},
		{Shape: []int{-1}},
		{Shape: []int{1 << 40}},
		{Shape: []int{0, 1 << 31}},
		{Shape: make([]int, 13)},
	} {
		var b bytes.Buffer
		if err := idx.Encode(&b, a); err == nil || b.Len() > 0 {
			t.Errorf("shape %v with %d elements was written", a.Shape, len(a.Data))
		}
	}
}

// FuzzDecode checks that no input makes Decode panic, or take memory that the
// input has no elements for. Compressed inputs may grow by as much as they say.
func FuzzDecode(f *testing.F) {
	for _, text := range []string{
		matrix, gzipped(matrix), matrix[:9],
		"\x00\x00\x08\x01\x3f\xff\xff\xff",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		var a idx.Array
		var err error
		took := filestest.Allocated(func() { a, err = idx.Decode(bytes.NewReader(file)) })
		if !bytes.HasPrefix(file, []byte{0x1f, 0x8b}) && took > uint64(2*len(file)+1<<20) {
			t.Errorf("%d bytes took %d of memory", len(file), took)
		}
		size := 1
		for _, d := range a.Shape {
			size *= d
		}
		if err == nil && size != len(a.Data) {
			t.Errorf("%d elements for shape %v", len(a.Data), a.Shape)
		}
	})
}
