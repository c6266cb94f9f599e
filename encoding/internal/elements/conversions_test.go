package elements

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/filestest"
	"github.com/ashlar-go/ashlar/tensor"
	conversion "github.com/ashlar-go/ashlar/tensor/convert"
)

// A sample is numbers of a type as a file has them, in little-endian order, and what they are.
type sample struct {
	Type
	file    string
	numbers string
	nearest tensor.DType
}

// samples has all types of numbers, with their lowest and highest or with some that few types have.
var samples = []sample{
	{Type{Float, 16}, "\x00\x3c\x00\xc0\x01\x00\xff\x7b", "1 -2 0x1p-24 65504", "float16"},
	{Type{Brain, 16}, "\x80\x3f\x49\xc0\x01\x00", "1 -3.140625 0x1p-133", "bfloat16"},
	{Type{Float, 32}, "\x00\x00\x80\x3f\x01\x00\x00\x00", "1 0x1p-149", "float32"},
	{
		Type{Float, 64},
		"\x00\x00\x00\x00\x00\x00\x00\xc0\x01\x00\x00\x00\x00\x00\xf0\x3f",
		"-2 0x1.0000000000001p0", "float64",
	},
	{Type{Int, 8}, "\x01\x80\x7f\xff", "1 -128 127 -1", "int32"},
	{Type{Int, 16}, "\x01\x00\x00\x80\xff\x7f", "1 -32768 32767", "int32"},
	{
		Type{Int, 32},
		"\x01\x00\x00\x00\x00\x00\x00\x80\xff\xff\xff\x7f",
		"1 -2147483648 2147483647", "int32",
	},
	{
		Type{Int, 64},
		"\x05\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80",
		"5 -9223372036854775808", "int",
	},
	{Type{Uint, 8}, "\x01\x80\xff", "1 128 255", "uint8"},
	{Type{Uint, 16}, "\x01\x00\x00\x80\xff\xff", "1 32768 65535", "int32"},
	{
		Type{Uint, 32},
		"\x01\x00\x00\x00\x00\x00\x00\x80\xff\xff\xff\xff",
		"1 2147483648 4294967295", "int",
	},
	{
		Type{Uint, 64},
		"\x01\x00\x00\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\x7f",
		"1 9223372036854775807", "int",
	},
	{
		Type{Uint, 64},
		"\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80",
		"2 9223372036854775808", "int",
	},
	{Type{Bool, 8}, "\x00\x01\x02\xff", "0 1 1 1", "bool"},
}

// swapped returns numbers of a width in the other order of bytes.
func swapped(b string, width int) string {
	z := []byte(b)
	for number := range slices.Chunk(z, width) {
		slices.Reverse(number)
	}
	return string(z)
}

// numbersOf returns the elements of x.
func numbersOf(x tensor.Any) (all []*big.Float) {
	if Of(x.DType()).isFloat() {
		x, _ = conversion.To(x, tensor.Float64) // which has all of them
		for _, v := range x.Nested().([]float64) {
			all = append(all, big.NewFloat(v))
		}
		return all
	}
	texts, _ := conversion.To(x, tensor.String)
	for _, text := range texts.Nested().([]string) {
		all = append(all, exact(text))
	}
	return all
}

// exact returns the number that a text spells.
func exact(text string) *big.Float {
	text = strings.NewReplacer("true", "1", "false", "0").Replace(text)
	v, _, err := big.ParseFloat(text, 0, 200, big.ToNearestEven)
	if err != nil {
		panic(err)
	}
	return v
}

// isOf reports whether a number is one of a type of integers.
func isOf(v *big.Float, t Type) bool {
	low, high := new(big.Float), new(big.Float).SetMantExp(big.NewFloat(1), t.Bits)
	if t.Kind == Int {
		high.SetMantExp(big.NewFloat(1), t.Bits-1)
		low.Neg(high)
	}
	return v.Cmp(low) >= 0 && v.Cmp(high) < 0
}

// TestConversions reads samples as each element type, in both orders of bytes, from readers and
// from memory: all numbers are what they were, or there is an error that says which is not.
func TestConversions(t *testing.T) {
	for _, s := range samples {
		if got := Nearest(s.Type); got != s.nearest {
			t.Errorf("%v is read as %s, want %s", s.Type, got, s.nearest)
		}
		for _, d := range tensor.DTypes() {
			for _, bigEndian := range []bool{false, true} {
				file := s.file
				if bigEndian {
					file = swapped(file, s.Width())
				}
				e := Encoding{Type: s.Type, BigEndian: bigEndian, Format: "test", Name: "numbers"}
				testConversion(t, e, file, strings.Fields(s.numbers), d)
			}
		}
	}
}

// testConversion reads numbers of a file as an element type.
func testConversion(t *testing.T, e Encoding, file string, numbers []string, d tensor.DType) {
	t.Helper()
	what := fmt.Sprintf("%v, big-endian %v, as %s", e.Type, e.BigEndian, d)
	var kind *encoding.TypeError
	a, err := e.Array(tensor.Shape{len(numbers)}, false, d)
	if !Of(d).holds(e.Type) {
		if !errors.As(err, &kind) || kind.Want != d || kind.Have != "numbers" {
			t.Errorf("%s: error %v", what, err)
		}
		return
	}
	if err != nil || a.Bytes != int64(len(file)) {
		t.Fatalf("%s: %d bytes of %d, error %v", what, a.Bytes, len(file), err)
	}
	none := slices.IndexFunc(numbers, func(n string) bool {
		return !Of(d).isFloat() && Of(d).Kind != Bool && !isOf(exact(n), Of(d))
	})
	for way, read := range map[string]func() (tensor.Any, error){
		"a reader": func() (tensor.Any, error) { return a.Read(strings.NewReader(file)) },
		"a stream": func() (tensor.Any, error) {
			return a.Read(filestest.Stream{Reader: strings.NewReader(file)})
		},
		"memory":      func() (tensor.Any, error) { return a.Over(aligned(file, 0)) },
		"odd memory":  func() (tensor.Any, error) { return a.Over(aligned(file, 1)) },
		"more memory": func() (tensor.Any, error) { return a.Over(aligned(file+"more", 0)) },
	} {
		x, err := read()
		if none >= 0 {
			text := fmt.Sprintf("element %d is %s", none, numbers[none])
			if x != nil || !errors.As(err, &kind) || kind.Mistake != text {
				t.Errorf("%s from %s: %v, error %v, want %s", what, way, x, err, text)
			}
			continue
		}
		if err != nil || x.DType() != d {
			t.Errorf("%s from %s: %v, error %v", what, way, x, err)
			continue
		}
		for i, v := range numbersOf(x) {
			if v.Cmp(exact(numbers[i])) != 0 {
				t.Errorf("%s from %s: element %d is %v, want %s", what, way, i, v, numbers[i])
			}
		}
	}
	for n := range file {
		_, err := a.Read(strings.NewReader(file[:n]))
		_, overErr := a.Over(aligned(file[:n], 0))
		var format *encoding.FormatError
		if !errors.As(err, &format) || !errors.As(overErr, &format) {
			t.Errorf("%s, %d bytes: errors %v and %v", what, n, err, overErr)
		}
	}
	_, err = a.Read(&filestest.Failing{Left: len(file) - 1, R: strings.NewReader(file)})
	if !errors.Is(err, filestest.ErrFailed) {
		t.Errorf("%s: error %v", what, err)
	}
}

// aligned returns bytes that are so many after where any number may be.
func aligned(text string, offset int) []byte {
	b := bytesOf(make([]uint64, len(text)/8+2))[offset:][:len(text)]
	copy(b, text)
	return b
}

// TestOver shows what tensors have in memory as a file does, read-only, and copies all else.
func TestOver(t *testing.T) {
	file := strings.Repeat("\x00\x00\x80\x3f", 4)
	for _, c := range []struct {
		Encoding
		d      tensor.DType
		offset int
		shares bool
	}{
		{Encoding{Type: Type{Float, 32}}, "", 0, true},
		{Encoding{Type: Type{Float, 32}}, "", 2, false},
		{Encoding{Type: Type{Float, 32}, BigEndian: true}, "", 0, false},
		{Encoding{Type: Type{Float, 32}}, "float64", 0, false},
		{Encoding{Type: Type{Int, 32}}, "", 4, true},
		{Encoding{Type: Type{Uint, 8}, BigEndian: true}, "", 1, true},
		{Encoding{Type: Type{Bool, 8}}, "", 0, false},
	} {
		a, err := c.Array(tensor.Shape{2, 2}, true, c.d)
		if err != nil {
			t.Fatal(err)
		}
		memory := aligned(file, c.offset)
		x, err := a.Over(memory)
		if err != nil {
			t.Fatal(err)
		}
		m := MemoryOf("test", x)
		if shares := &m.Bytes[0] == &memory[0]; shares != c.shares || m.IsReadOnly() != shares {
			const text = "%v as %s: shares %v, read-only %v, want %v"
			t.Errorf(text, c.Encoding, c.d, shares, m.IsReadOnly(), c.shares)
		}
		if m.Stride(0) != 1 || m.Stride(1) != 2 {
			t.Errorf("strides %v of Fortran's order", m.Strides())
		}
	}
}

// TestBlocks converts more numbers than at a time, of which the last is none.
func TestBlocks(t *testing.T) {
	const n = blockBytes/8 + 5
	file := make([]byte, 2*n)
	for i := range n - 1 {
		file[2*i] = byte(i % 251)
	}
	e := Encoding{Type: Type{Uint, 16}}
	a, err := e.Array(tensor.Shape{n}, false, tensor.Uint8)
	if err != nil {
		t.Fatal(err)
	}
	x, err := a.Read(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range MemoryOf("test", x).Bytes {
		if v != file[2*i] {
			t.Fatalf("element %d is %d, want %d", i, v, file[2*i])
		}
	}
	file[2*n-1] = 1
	want := fmt.Sprintf("element %d is 256", n-1)
	if x, err := a.Read(bytes.NewReader(file)); x != nil || !strings.HasSuffix(fmt.Sprint(err), want) {
		t.Errorf("error %v, want %s", err, want)
	}
}
