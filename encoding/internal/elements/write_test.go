package elements

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
)

// bytesOf returns the memory of x.
func bytesOf(x []uint64) []byte { return deviceops.Memory(x) }

// TestWrite writes tensors of all element types and layouts in both orders of bytes, which come
// back, in the order of Fortran too.
func TestWrite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.SampledFrom(tensor.DTypes()).Draw(t, "type")
		x := filestest.Tensor(t, d, rapid.IntRange(0, 3).Draw(t, "rank"))
		e := Encoding{Type: Of(d), BigEndian: rapid.Bool().Draw(t, "big-endian")}
		m := MemoryOf("test", x)
		if e.isText() {
			kind := rapid.SampledFrom([]Kind{Bytes, Characters}).Draw(t, "kind")
			var err error
			if e.Type, err = Fixed(m, kind); err != nil {
				t.Fatal(err)
			}
		}
		fortran := rapid.Bool().Draw(t, "Fortran")
		if fortran {
			reversed := m.Transpose()
			m.Layout = &reversed
		}
		var b bytes.Buffer
		if err := e.Write(&b, m); err != nil || b.Len() != m.Size()*e.Width() {
			t.Fatalf("%d bytes of %d elements, error %v", b.Len(), m.Size(), err)
		}
		file := b.Bytes()
		a, err := e.Array(x.Shape(), fortran, "")
		if err != nil {
			t.Fatal(err)
		}
		y, err := a.Read(bytes.NewReader(file))
		if err != nil || y.DType() != d || !y.Shape().Equal(x.Shape()) ||
			!reflect.DeepEqual(y.Nested(), x.Nested()) {
			t.Fatalf("%v, error %v, want %v", y, err, x)
		}
		if len(file) > 0 {
			left := rapid.IntRange(0, len(file)-1).Draw(t, "left")
			if err := e.Write(&filestest.Failing{Left: left}, m); !errors.Is(err, filestest.ErrFailed) {
				t.Fatalf("failed after %d bytes: error %v", left, err)
			}
		}
	})
}

// TestTexts pins strings of fixed length, and refuses those that would not come back.
func TestTexts(t *testing.T) {
	m := MemoryOf("test", strs.Of("a", "", "é€", "\x00b"))
	for _, c := range []struct {
		kind      Kind
		bigEndian bool
		width     int
		want      string
	}{
		{Bytes, true, 5, "a\x00\x00\x00\x00" + "\x00\x00\x00\x00\x00" + "é€" + "\x00b\x00\x00\x00"},
		{Characters, false, 8, "a\x00\x00\x00\x00\x00\x00\x00" + "\x00\x00\x00\x00\x00\x00\x00\x00" +
			"\xe9\x00\x00\x00\xac\x20\x00\x00" + "\x00\x00\x00\x00b\x00\x00\x00"},
		{Characters, true, 8, "\x00\x00\x00a\x00\x00\x00\x00" + "\x00\x00\x00\x00\x00\x00\x00\x00" +
			"\x00\x00\x00\xe9\x00\x00\x20\xac" + "\x00\x00\x00\x00\x00\x00\x00b"},
	} {
		fixed, err := Fixed(m, c.kind)
		e := Encoding{Type: fixed, BigEndian: c.bigEndian}
		var b bytes.Buffer
		if err != nil || fixed.Width() != c.width || e.Write(&b, m) != nil || b.String() != c.want {
			t.Errorf("%v: %q, want %q, error %v", fixed, &b, c.want, err)
		}
	}
	for want, c := range map[string]struct {
		x    *strs.Tensor
		kind Kind
	}{
		`element 1, "\xff", is not UTF-8`:      {strs.Of("a", "\xff"), Characters},
		`element 0, "a\x00", ends with a zero`: {strs.Of("a\x00", "b"), Bytes},
		`element 2, "\x00", ends with a zero`:  {strs.Of("", "", "\x00"), Characters},
	} {
		_, err := Fixed(MemoryOf("test", c.x), c.kind)
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	fixed, err := Fixed(MemoryOf("test", strs.Of("\xff", "")), Bytes)
	if err != nil || fixed.Width() != 1 {
		t.Errorf("%v, error %v", fixed, err)
	}
	e := Encoding{Type: Type{Characters, 64}, Format: "test", Name: "U2"}
	a, err := e.Array(tensor.Shape{2}, false, "")
	if err != nil {
		t.Fatal(err)
	}
	const none = "a\x00\x00\x00b\x00\x00\x00" + "c\x00\x00\x00\x00\xd8\x00\x00"
	var kind *encoding.TypeError
	x, err := a.Read(strings.NewReader(none))
	if x != nil || !errors.As(err, &kind) ||
		kind.Mistake != "element 1 has 0xd800, which is no character" {
		t.Errorf("%v, error %v", x, err)
	}
}

// TestManyTexts writes and reads more strings than at a time.
func TestManyTexts(t *testing.T) {
	x := make([]string, 3*blockBytes/16+1)
	for i := range x {
		x[i] = fmt.Sprint("text ", i)
	}
	m := MemoryOf("test", strs.New(x, len(x)))
	for _, kind := range []Kind{Bytes, Characters} {
		fixed, err := Fixed(m, kind)
		if err != nil {
			t.Fatal(err)
		}
		e := Encoding{Type: fixed}
		var b bytes.Buffer
		if err := e.Write(&b, m); err != nil {
			t.Fatal(err)
		}
		a, err := e.Array(tensor.Shape{len(x)}, false, "")
		if err != nil {
			t.Fatal(err)
		}
		if y, err := a.Read(&b); err != nil || !y.(*strs.Tensor).Same(strs.New(x, len(x))) {
			t.Errorf("%v: other strings, error %v", kind, err)
		}
	}
}

// TestArrayErrors has arrays that there cannot be.
func TestArrayErrors(t *testing.T) {
	e := Encoding{Type: Type{Uint, 8}, Format: "test", Name: "u1"}
	var size *tensor.SizeError
	for _, shape := range []tensor.Shape{{-1}, {1 << 40, 1 << 40}, {1 << 50}} {
		if a, err := e.Array(shape, false, "float64"); !errors.As(err, &size) || size.Op != "Read" {
			t.Errorf("%v: %v, error %v", shape, a, err)
		}
	}
	var kind *encoding.TypeError
	if a, err := e.Array(tensor.Shape{1}, false, tensor.String); a != nil || !errors.As(err, &kind) {
		t.Errorf("%v, error %v", a, err)
	}
	var misuse *tensor.ShapeError
	err := tensor.Catch(func() { MemoryOf("Save", new(f32.Tensor)) })
	if !errors.As(err, &misuse) || misuse.Op != "Save" {
		t.Errorf("error %v", err)
	}
	defer func() {
		if text := fmt.Sprint(recover()); !strings.Contains(text, `"complex64"`) {
			t.Errorf("panics with %s", text)
		}
	}()
	Of("complex64")
}

// TestTyped has types of tensors that are named, and that are not.
func TestTyped(t *testing.T) {
	if a, b := DTypeOf[*f32.Tensor](), DTypeOf[tensor.Any](); a != tensor.Float32 || b != "" {
		t.Errorf("%q and %q", a, b)
	}
	x := f32.Of(1)
	if y, err := To[*f32.Tensor](x, nil); y != x || err != nil {
		t.Errorf("%v, error %v", y, err)
	}
	if y, err := To[*f32.Tensor](x, filestest.ErrFailed); y != nil || err != filestest.ErrFailed {
		t.Errorf("%v, error %v", y, err)
	}
	read := func(name string) (tensor.Any, error) { return strs.Of(name), nil }
	all, err := ReadAll([]string{"a", "b"}, read)
	if err != nil || len(all) != 2 || !all["b"].(*strs.Tensor).Same(strs.Of("b")) {
		t.Errorf("%v, error %v", all, err)
	}
	all, err = ReadAll([]string{"a"}, func(string) (tensor.Any, error) { return x, fs.ErrNotExist })
	if all != nil || !errors.Is(err, fs.ErrNotExist) || !strings.HasPrefix(err.Error(), `"a"`) {
		t.Errorf("%v, error %v", all, err)
	}
}
