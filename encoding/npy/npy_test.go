package npy_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/tensor"
	bools "github.com/ashlar-go/ashlar/tensor/bool"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f16 "github.com/ashlar-go/ashlar/tensor/float16"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
	ints "github.com/ashlar-go/ashlar/tensor/int"
	i32 "github.com/ashlar-go/ashlar/tensor/int32"
	strs "github.com/ashlar-go/ashlar/tensor/string"
	u8 "github.com/ashlar-go/ashlar/tensor/uint8"
)

// file returns a file of a header, in version 1.0, and elements.
func file(header, elements string) string {
	length := string(binary.LittleEndian.AppendUint16(nil, uint16(len(header))))
	return "\x93NUMPY\x01\x00" + length + header + elements
}

// array returns a file of an array.
func array(descr, shape, elements string) string {
	const header = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }\n"
	return file(fmt.Sprintf(header, descr, shape), elements)
}

func written(t testing.TB, x tensor.Any, text ...npy.Text) string {
	var b bytes.Buffer
	if err := npy.Write(&b, x, text...); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestHeaders reads headers as others write them.
func TestHeaders(t *testing.T) {
	for header, want := range map[string]string{
		"{'descr': '<f4', 'fortran_order': False, 'shape': (), }":                             "<f4 false []",
		`{"shape":(3L,),"fortran_order":True,"descr":"f4"}` + "   \n":                         "f4 true [3]",
		" { 'fortran_order' : False ,\n'descr':'>i2', 'shape': ( 2 , 1 ) }":                   ">i2 false [2 1]",
		"{'descr': [('a', '<f4'), ('b', '|O', (2,))], 'fortran_order': False, 'shape': (1,)}": "[ false [1]",
	} {
		h, err := npy.ReadHeader(strings.NewReader(file(header, "")))
		if got := fmt.Sprint(h.Descr, " ", h.Fortran, " ", h.Shape); err != nil || got != want {
			t.Errorf("%q: %s, error %v, want %s", header, got, err, want)
		}
	}
}

// TestFaults reads files that are wrong, or that have what is not read. Each error says so.
func TestFaults(t *testing.T) {
	const entries = "'fortran_order': False, 'shape': (1,)}"
	many := "(" + strings.Repeat("1,", 13) + ")"
	for text, want := range map[string]string{
		"":                                  "magic: unexpected EOF",
		"\x93NUMP":                          "magic: unexpected EOF",
		"PK\x03\x04\x00\x00\x00\x00":        "it starts with",
		"\x93NUMPY\x04\x00\x00\x00":         "version 4.0",
		"\x93NUMPY\x01\x01\x00\x00":         "version 1.1",
		"\x93NUMPY\x01\x00\x76":             "length of the header: unexpected EOF",
		"\x93NUMPY\x02\x00\xff\xff\xff\xff": "a header of 4294967295 bytes",
		"\x93NUMPY\x01\x00\x11\x27":         "a header of 10001 bytes",
		"\x93NUMPY\x01\x00\x76\x00{":        "header: unexpected EOF",

		file("", ""):                 "no { where",
		file("{}", ""):               "not all of descr",
		file("{'descr'", ""):         "no : where",
		file("{'descr: 1", ""):       "a text that does not end",
		file("{1: 2}", ""):           "no text where",
		file("{'a': 1}", ""):         `an entry "a"`,
		file("{'descr': [(", ""):     "a list that does not end",
		file("{'descr': '<f4' ", ""): "no } where",
		file("{'descr': '<f4', 'descr': '<f4', "+entries, ""):               "the entry descr twice",
		file("{'descr': '<f4', "+entries+" + 1", ""):                        "more than a dictionary",
		file("{'descr': '<f4', 'fortran_order': 0, 'shape': ()}", ""):       "an order that is not",
		file("{'descr': '<f4', 'fortran_order': True, 'shape': 3}", ""):     "no ( where",
		file("{'descr': '<f4', 'fortran_order': True, 'shape': (-1,)}", ""): "no length",
		file(`{'descr': '<f\x34', `+entries, ""):                            `has a \`,
		array("<f4", "(99999999999999999999,)", ""):                         "no length",
		array("<f4", many, "1234"):                                          "13 dimensions, more than 12",

		array("|O", "(1,)", "pickle"):                  "objects, which Python would have to unpickle",
		array("<c8", "(1,)", ""):                       "complex numbers, which are not read",
		array("<M8[ns]", "()", ""):                     "times, which are not read",
		array("<m8[s]", "()", ""):                      "durations, which are not read",
		array("|V8", "()", ""):                         "records, which are not read",
		file("{'descr': [('a', '<f4')], "+entries, ""): "records, which are not read",
		array("", "()", ""):                            `type "" are not read`,
		array("<f", "()", ""):                          `type "<f" are not read`,
		array("<f16", "()", ""):                        `type "<f16" are not read`,
		array("<i3", "()", ""):                         `type "<i3" are not read`,
		array("<b2", "()", ""):                         `type "<b2" are not read`,
		array("<<f4", "()", ""):                        `type "<<f4" are not read`,
		array("<ff4", "()", ""):                        `type "<ff4" are not read`,
		array("<f+4", "()", ""):                        `type "<f+4" are not read`,
		array("|S0", "(1000000,)", ""):                 `type "|S0" are not read`,
		array("|S2147483648", "(1,)", ""):              "are not read",

		array("<f4", "(2,)", "1234567"):                       "elements: 7 bytes of 8: unexpected EOF",
		array("<f4", "(1000000,)", "1234567"):                 "elements: 7 bytes of 4000000: unexpected EOF",
		array("<U1", "(2,)", "a\x00\x00\x00\x00\xd8\x00\x00"): "element 1 has 0xd800, which is no character",
		array("<u8", "(2,)", strings.Repeat("\xff", 16)):      "element 0 is 18446744073709551615",
	} {
		for _, r := range []io.Reader{strings.NewReader(text), filestest.Stream{Reader: strings.NewReader(text)}} {
			x, err := npy.ReadAny(r)
			var format *encoding.FormatError
			var kind *encoding.TypeError
			if x != nil || !errors.As(err, &format) && !errors.As(err, &kind) ||
				!strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "npy: ") {
				t.Errorf("%q: %v, error %v, want one with %q", text, x, err, want)
			}
		}
	}
}

// TestHostileSizes reads headers of arrays that no memory has room for, or that are not there. They
// take none.
func TestHostileSizes(t *testing.T) {
	for _, shape := range []string{
		"(9223372036854775807,)", "(4294967296, 4294967296)", "(1000000, 1000000, 1000000)",
		"(0, 9223372036854775807, 9223372036854775807)", "(1099511627776,)",
	} {
		for _, descr := range []string{"<f8", "|i1", "<U2147483647", "|b1"} {
			text := []byte(array(descr, shape, "12345678"))
			var x tensor.Any
			var err error
			filestest.Bounded(t, text, func() []tensor.Any {
				x, err = npy.ReadAny(filestest.Stream{Reader: bytes.NewReader(text)})
				return nil
			})
			var size *tensor.SizeError
			empty := strings.HasPrefix(shape, "(0,") && err == nil && x.Size() == 0
			if !empty && !errors.As(err, &size) && !errors.Is(err, io.ErrUnexpectedEOF) {
				t.Errorf("%s of shape %s: %v, error %v", descr, shape, x, err)
			}
		}
	}
}

// samples are values of each type that files have, the lowest and the highest among them.
var samples = map[string]string{
	"b1": "0 1", "i1": "-128 127 1", "i2": "-32768 32767", "i4": "-2147483648 2147483647",
	"i8": "-9223372036854775808 9223372036854775807", "u1": "0 255", "u2": "0 65535",
	"u4": "0 4294967295", "u8": "0 9223372036854775807",
	"f2": "0 -0 65504 5.960464477539063e-08 -1.5 +Inf NaN", "f4": "-0 3.4028234663852886e+38 NaN -Inf",
	"f8": "-0 1.7976931348623157e+308 NaN 0.1",
}

// float16s are the bits of the floats of 16 bits above.
var float16s = map[string]uint64{
	"0": 0, "-0": 0x8000, "65504": 0x7bff, "5.960464477539063e-08": 1, "-1.5": 0xbe00, "+Inf": 0x7c00,
	"NaN": 0x7e00,
}

// sample returns the elements of a sample in a file.
func sample(descr string, bigEndian bool) (elements string) {
	size := int(descr[1] - '0')
	for _, text := range strings.Fields(samples[descr]) {
		var bits uint64
		switch descr[0] {
		case 'f':
			v, _ := strconv.ParseFloat(text, 64)
			bits = map[int]uint64{
				2: float16s[text], 4: uint64(math.Float32bits(float32(v))), 8: math.Float64bits(v),
			}[size]
		case 'i':
			v, _ := strconv.ParseInt(text, 10, 64)
			bits = uint64(v)
		default:
			bits, _ = strconv.ParseUint(text, 10, 64)
		}
		b := binary.LittleEndian.AppendUint64(nil, bits)[:size]
		if bigEndian {
			b = binary.BigEndian.AppendUint64(nil, bits)[8-size:]
		}
		elements += string(b)
	}
	return elements
}

// TestConversions reads each type that files have as each that tensors have, and as any.
func TestConversions(t *testing.T) {
	convertsTo[*f16.Tensor](t, "f2", "f2")
	convertsTo[*f32.Tensor](t, "b1 i1 i2 u1 u2 f2 f4", "f4")
	convertsTo[*f64.Tensor](t, "b1 i1 i2 i4 u1 u2 u4 f2 f4 f8", "f8")
	convertsTo[*ints.Tensor](t, "b1 i1 i2 i4 i8 u1 u2 u4 u8", "i8 u4 u8")
	convertsTo[*i32.Tensor](t, "b1 i1 i2 i4 i8! u1 u2 u4! u8!", "i1 i2 i4 u2")
	convertsTo[*u8.Tensor](t, "b1 i1! i2! i4! i8! u1 u2! u4! u8!", "u1")
	convertsTo[*bools.Tensor](t, "b1", "b1")
	convertsTo[*strs.Tensor](t, "", "")
}

// convertsTo reads types as V: those listed are, but of those with a ! an element has no such
// value, and those that are nearest are what any gives.
func convertsTo[V tensor.Any](t *testing.T, types, nearest string) {
	var zero V
	for descr, text := range samples {
		listed, want := "", strings.Fields(text)
		for _, l := range strings.Fields(types) {
			if strings.TrimSuffix(l, "!") == descr {
				listed = l
			}
		}
		for _, order := range "<>" {
			shape := fmt.Sprintf("(%d,)", len(want))
			in := array(string(order)+descr, shape, sample(descr, order == '>'))
			x, err := npy.Read[V](strings.NewReader(in))
			var kind *encoding.TypeError
			switch {
			case listed != descr:
				if !errors.As(err, &kind) || (kind.Mistake != "") != (listed != "") || kind.Want != zero.DType() {
					t.Errorf("%s as %s: %v, error %v", descr, zero.DType(), x, err)
				}
				continue
			case err != nil || !sameNumbers(x, want):
				t.Errorf("%s as %s: %v, error %v, want %v", descr, zero.DType(), x, err, want)
			}
			y, err := npy.ReadAny(strings.NewReader(in))
			if err != nil || (y.DType() == zero.DType()) != strings.Contains(nearest, descr) {
				t.Errorf("%s as any is %v, error %v", descr, y, err)
			}
		}
	}
}

// sameNumbers reports whether the elements of x, and their signs, are those of texts.
func sameNumbers(x tensor.Any, want []string) bool {
	same := x.Size() == len(want)
	each := func(i int, bits uint64) {
		v, _ := strconv.ParseFloat(want[i], 64)
		same = same && bits == math.Float64bits(v)
	}
	if halves, ok := x.(*f16.Tensor); ok {
		x = convert.Float32(halves)
	}
	switch x := x.(type) {
	case *f32.Tensor:
		for i, v := range x.Values() {
			if v != v {
				same = same && want[i] == "NaN"
				continue
			}
			each(i, math.Float64bits(float64(v)))
		}
	case *f64.Tensor:
		for i, v := range x.Values() {
			if v != v {
				same = same && want[i] == "NaN"
				continue
			}
			each(i, math.Float64bits(v))
		}
	default:
		text := strings.NewReplacer("false", "0", "true", "1").Replace(fmt.Sprint(x.Nested()))
		same = same && text == fmt.Sprint(want)
	}
	return same
}

// TestStrings writes and reads strings of both kinds, with what fixed lengths do not keep refused.
func TestStrings(t *testing.T) {
	x := strs.Of("", "a", "é", "日本", "a\x00b", "🙂")
	for _, text := range []npy.Text{npy.Characters, npy.Bytes} {
		y, err := npy.Read[*strs.Tensor](strings.NewReader(written(t, x, text)))
		if err != nil || !y.Same(x) {
			t.Errorf("%v came back as %v, error %v", x, y, err)
		}
	}
	if h, err := npy.ReadHeader(strings.NewReader(written(t, x, npy.Bytes))); err != nil || h.Descr != "|S6" {
		t.Errorf("header %v, error %v", h, err)
	}
	big := array(">U2", "(2,)", "\x00\x01\xf6\x42\x00\x00\x00\x00"+"\x00\x00\x00\x00\x00\x00\x00a")
	if y, err := npy.Read[*strs.Tensor](strings.NewReader(big)); err != nil || !y.Same(strs.Of("🙂", "\x00a")) {
		t.Errorf("%v, error %v", y, err)
	}
	notUTF8 := strs.Of("a", "\xff")
	if y, err := npy.ReadAny(strings.NewReader(written(t, notUTF8, npy.Bytes))); err != nil ||
		!y.(*strs.Tensor).Same(notUTF8) {
		t.Errorf("bytes came back as %v, error %v", y, err)
	}
	for _, c := range []struct {
		x    *strs.Tensor
		text npy.Text
		want string
	}{
		{notUTF8, npy.Characters, `element 1, "\xff", is not UTF-8`},
		{strs.Of("a\x00"), npy.Characters, "ends with a zero"},
		{strs.Of("", "a\x00"), npy.Bytes, "element 1"},
	} {
		var b bytes.Buffer
		if err := npy.Write(&b, c.x, c.text); err == nil || !strings.Contains(err.Error(), c.want) || b.Len() > 0 {
			t.Errorf("%v was written: %d bytes, error %v", c.x, b.Len(), err)
		}
	}
}

// TestStream writes arrays one after another, and reads each without what follows.
func TestStream(t *testing.T) {
	var b bytes.Buffer
	x := []tensor.Any{f32.Of(1, 2), strs.Of("a", "bc"), u8.Zeros(0, 3), ints.Scalar(7)}
	for _, x := range x {
		if err := npy.Write(&b, x); err != nil {
			t.Fatal(err)
		}
	}
	b.WriteString("rest")
	path := filepath.Join(t.TempDir(), "several.npy")
	if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	r := iotest.OneByteReader(&b)
	for _, x := range x {
		if y, err := npy.ReadAny(r); err != nil || fmt.Sprint(y) != fmt.Sprint(x) || y.DType() != x.DType() {
			t.Errorf("%v came back as %v, error %v", x, y, err)
		}
	}
	if rest, err := io.ReadAll(r); err != nil || string(rest) != "rest" {
		t.Errorf("%q follows, error %v", rest, err)
	}
	for _, read := range []func(string) error{
		func(name string) error { _, err := npy.ReadFile[*f32.Tensor](name); return err },
		func(name string) error { _, _, err := npy.Map[*f32.Tensor](name); return err },
	} {
		var format *encoding.FormatError
		if err := read(path); !errors.As(err, &format) || !strings.Contains(err.Error(), path) {
			t.Errorf("a file of several arrays: error %v", err)
		}
	}
}

// TestLayouts reads what was written in Fortran's order as a tensor of that layout.
func TestLayouts(t *testing.T) {
	for _, c := range []struct {
		x       *f32.Tensor
		fortran bool
	}{
		{f32.Arange(0, 6, 1).Reshape(2, 3), false},
		{f32.Arange(0, 6, 1).Reshape(2, 3).T(), true},
		{f32.Arange(0, 24, 1).Reshape(2, 3, 4).WithLayout(2, 1, 0), true},
		{f32.Arange(0, 24, 1).Reshape(2, 3, 4).WithLayout(1, 2, 0), false},
		{f32.Arange(0, 24, 1).Reshape(2, 3, 4).Flip(0), false},
		{f32.Scalar(2).BroadcastTo(2, 2), false},
		{f32.Of(1, 2).Unsqueeze(0).T(), false},
	} {
		text := written(t, c.x)
		h, err := npy.ReadHeader(strings.NewReader(text))
		if err != nil || h.Fortran != c.fortran {
			t.Errorf("%v of layout %v: header %v, error %v", c.x, c.x.Layout(), h, err)
		}
		y, err := npy.Read[*f32.Tensor](strings.NewReader(text))
		if err != nil || !y.Same(c.x) || y.IsContiguous() == c.fortran {
			t.Errorf("%v came back as %v of layout %v, error %v", c.x, y, y.Layout(), err)
		}
		if z := y.Clone(); c.fortran && z.IsContiguous() {
			t.Errorf("a clone has layout %v", z.Layout())
		}
	}
}

// TestCut reads and writes through what fails after each number of bytes. Nothing is given or, of a
// file, left.
func TestCut(t *testing.T) {
	for _, x := range []tensor.Any{
		f64.Arange(0, 9, 1).Reshape(3, 3), f32.Arange(0, 8, 1).Reshape(2, 2, 2).Transpose(1, 0, 2), bools.Of(true),
		strs.Of("a", "é"),
	} {
		text := written(t, x)
		for n := range text {
			var format *encoding.FormatError
			for _, r := range []io.Reader{
				strings.NewReader(text[:n]), filestest.Stream{Reader: strings.NewReader(text[:n])},
			} {
				if y, err := npy.ReadAny(r); y != nil || !errors.As(err, &format) || !errors.Is(err, io.ErrUnexpectedEOF) {
					t.Fatalf("%d bytes of %d: %v, error %v", n, len(text), y, err)
				}
			}
			r := &filestest.Failing{Left: n, R: strings.NewReader(text)}
			if y, err := npy.ReadAny(r); y != nil || !errors.Is(err, filestest.ErrFailed) || errors.As(err, &format) {
				t.Fatalf("failed after %d bytes of %d: %v, error %v", n, len(text), y, err)
			}
			if err := npy.Write(&filestest.Failing{Left: n}, x); !errors.Is(err, filestest.ErrFailed) {
				t.Fatalf("%v, failed after %d bytes: error %v", x, n, err)
			}
		}
	}
}

// TestFiles cuts a file at each byte, and finds what is wrong with it by its name.
func TestFiles(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.npy")
	x := f64.Arange(0, 6, 1).Reshape(2, 3).T()
	if err := npy.WriteFile(name, x); err != nil {
		t.Fatal(err)
	}
	if y, err := npy.ReadFile[*f64.Tensor](name); err != nil || !y.Same(x) {
		t.Errorf("%v came back as %v, error %v", x, y, err)
	}
	text := written(t, x)
	for n := len(text) - 1; n >= 0; n-- {
		if err := os.Truncate(name, int64(n)); err != nil {
			t.Fatal(err)
		}
		_, err := npy.ReadFile[*f64.Tensor](name)
		y, m, mapErr := npy.Map[*f64.Tensor](name)
		for _, err := range []error{err, mapErr} {
			if !errors.Is(err, io.ErrUnexpectedEOF) || !strings.Contains(err.Error(), name) || y != nil || m != nil {
				t.Fatalf("%d bytes: %v, error %v", n, y, err)
			}
		}
	}
	if _, err := npy.ReadFile[*f64.Tensor](name + "none"); !os.IsNotExist(err) {
		t.Errorf("a missing file: error %v", err)
	}
	if _, _, err := npy.Map[*f64.Tensor](name + "none"); !os.IsNotExist(err) {
		t.Errorf("a missing file: error %v", err)
	}
}

// TestMisuse writes what is none.
func TestMisuse(t *testing.T) {
	var shape *tensor.ShapeError
	err := tensor.Catch(func() { npy.Write(io.Discard, new(f32.Tensor)) })
	if !errors.As(err, &shape) || shape.Op != "Write" {
		t.Errorf("a tensor that is not made yet: %v", err)
	}
}
