package marshal

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"runtime"
	"testing"

	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/text"
)

var (
	floats = Spelling[float64]{Texts: text.Floats[float64], Parse: text.Float[float64]}
	ints   = Spelling[int]{Texts: text.Integers[int], Parse: text.Integer[int]}
)

// tensorOf returns the elements in a shape.
func tensorOf[T any](data []T, shape ...int) layout.Strided[T] {
	l := layout.New(shape...)
	return layout.Strided[T]{Layout: &l, Data: data}
}

// TestFormats pins what is written: files of one version are read by all that follow.
func TestFormats(t *testing.T) {
	x := tensorOf([]int{1, -2}, 1, 2)
	b, err := Binary("int", x)
	const elements = "\x01\x00\x00\x00\x00\x00\x00\x00\xfe\xff\xff\xff\xff\xff\xff\xff"
	const want = "ashlar\x00\x01" + "\x03int" + "\x02" + "\x01\x02" + "\x00\x01" + elements
	if string(b) != want || err != nil {
		t.Errorf("%q, want %q; error %v", b, want, err)
	}
	b, err = floats.JSON(tensorOf([]float64{0.1, 1e300, math.Copysign(0, -1), 1e-7, 12, -1}, 3, 2))
	if string(b) != "[[0.1,1e+300],[-0,1e-07],[12,-1]]" || err != nil {
		t.Errorf("%s, error %v", b, err)
	}
	z, err := ints.FromJSON([]byte(" [ [1 , 2],\n[3,4 ]\t] "))
	if fmt.Sprint(z.Shape(), z.Data) != "[2 2] [1 2 3 4]" || err != nil {
		t.Errorf("%v, error %v", z.Data, err)
	}
}

// TestFailingWriter wants the error and the bytes that were written.
func TestFailingWriter(t *testing.T) {
	const n = blockBytes / 8
	x := tensorOf(make([]float64, 3*n), n, 3)
	v := x.Transpose()
	for _, most := range []int64{0, 7, blockBytes, 2*blockBytes + 1} {
		w := &limited{most: most}
		written, err := Write(w, layout.Strided[float64]{Layout: &v, Data: x.Data})
		if written != most || err != io.ErrShortWrite {
			t.Errorf("%d of %d bytes, error %v", written, most, err)
		}
	}
}

// limited writes so many bytes.
type limited struct{ most int64 }

func (w *limited) Write(b []byte) (int, error) {
	n := min(int64(len(b)), w.most)
	w.most -= n
	if n < int64(len(b)) {
		return int(n), io.ErrShortWrite
	}
	return int(n), nil
}

// FuzzFromBinary wants bytes that are a tensor to be those that it is written as, and little memory
// for those that are none.
func FuzzFromBinary(f *testing.F) {
	for _, shape := range [][]int{{}, {0}, {1 << 20, 0}, {2, 3}} {
		b, _ := Binary("int", tensorOf([]int{1, 2, 3, 4, 5, 6}, shape...))
		f.Add(b)
		b, _ = Binary("string", tensorOf(make([]string, 6), shape...))
		f.Add(b)
	}
	f.Add([]byte("ashlar\x00\x01\x03int\x01\xff\xff\xff\xff\xff\xff\xff\xff\x7f\x00"))
	f.Fuzz(func(t *testing.T, b []byte) {
		testFromBinary[int](t, "int", b)
		testFromBinary[bool](t, "bool", b)
		testFromBinary[string](t, "string", b)
	})
}

func testFromBinary[T any](t *testing.T, name string, b []byte) {
	var z layout.Strided[T]
	var err error
	wantLittleMemory(t, 8*len(b), func() { z, err = FromBinary[T](name, b) })
	if err != nil {
		return
	}
	again, err := Binary(name, z)
	if err != nil {
		t.Fatal(err)
	}
	y, err := FromBinary[T](name, again)
	if err != nil || fmt.Sprint(y.Shape(), y.Data) != fmt.Sprint(z.Shape(), z.Data) {
		t.Errorf("%q came back as %q, error %v", b, again, err)
	}
}

// FuzzFromJSON wants of all JSON a tensor, which comes back, or an error.
func FuzzFromJSON(f *testing.F) {
	for _, s := range []string{
		"1", "[]", "[[1, 2], [3, 4e5]]", `["NaN", "Infinity"]`, `["a\"\u0020"]`, "[[],[1]]", "{}", "[null]",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		testFromJSON(t, floats, b)
		testFromJSON(t, ints, b)
		testFromJSON(t, Strings, b)
	})
}

func testFromJSON[T any](t *testing.T, s Spelling[T], b []byte) {
	var z layout.Strided[T]
	var err error
	wantLittleMemory(t, 64*len(b), func() { z, err = s.FromJSON(b) })
	if err != nil {
		return
	}
	if !json.Valid(b) {
		t.Fatalf("%q is no JSON", b)
	}
	again, err := s.JSON(z)
	if err != nil {
		t.Fatal(err)
	}
	y, err := s.FromJSON(again)
	if err != nil || z.Size() > 0 && fmt.Sprint(y.Shape(), y.Data) != fmt.Sprint(z.Shape(), z.Data) {
		t.Errorf("%q came back as %q, error %v", b, again, err)
	}
}

// wantLittleMemory fails the test if f takes more memory than said and 1 MiB.
func wantLittleMemory(t *testing.T, most int, f func()) {
	t.Helper()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > uint64(most)+1<<20 {
		t.Errorf("it took %d bytes", took)
	}
}
