package npy

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/tensor"
)

// MaxHeader is how many bytes a header may have, as NumPy's max_header_size. No array that this
// package reads needs as many.
const MaxHeader = 10_000

const (
	format = "npy" // as errors name it
	magic  = "\x93NUMPY"
)

// A Header is what a file says of its array.
type Header struct {
	Descr   string // the element type, such as "<f8" of NumPy's float64 in little-endian order
	Fortran bool   // whether the first index changes fastest from an element to the next
	Shape   tensor.Shape
}

// DType returns the element type that ReadAny gives an array as, or an error of elements that are
// not read.
func (h *Header) DType() (tensor.DType, error) {
	e, err := h.encoding()
	if err != nil {
		return "", err
	}
	return e.As("")
}

// fault returns the error of a file that is not as it should be.
func fault(mistake string, args ...any) error {
	return &encoding.FormatError{Format: format, Mistake: fmt.Sprintf(mistake, args...)}
}

// ReadHeader reads the header of an array, after which its elements follow in r.
func ReadHeader(r io.Reader) (Header, error) {
	b := make([]byte, len(magic)+2)
	if _, err := io.ReadFull(r, b); err != nil {
		return Header{}, files.Fault(format, "magic", err)
	}
	if string(b[:len(magic)]) != magic {
		return Header{}, fault("it starts with %q, not with %q", b[:len(magic)], magic)
	}
	major, minor := b[len(magic)], b[len(magic)+1]
	if major < 1 || major > 3 || minor != 0 {
		return Header{}, fault("version %d.%d of the format, which is none of 1.0, 2.0 and 3.0", major, minor)
	}
	b = b[:min(2*major, 4)]
	if _, err := io.ReadFull(r, b); err != nil {
		return Header{}, files.Fault(format, "length of the header", err)
	}
	n := uint32(binary.LittleEndian.Uint16(b))
	if major > 1 {
		n = binary.LittleEndian.Uint32(b)
	}
	if n > MaxHeader {
		return Header{}, fault("a header of %d bytes, more than %d", n, MaxHeader)
	}
	b = make([]byte, n)
	if _, err := io.ReadFull(r, b); err != nil {
		return Header{}, files.Fault(format, "header", err)
	}
	return parseHeader(string(b))
}

// kinds are the letters of element types.
var kinds = map[byte]elements.Kind{
	'b': elements.Bool, 'i': elements.Int, 'u': elements.Uint, 'f': elements.Float,
	'S': elements.Bytes, 'a': elements.Bytes, 'U': elements.Characters,
}

// encoding returns how the elements are in the file.
func (h *Header) encoding() (elements.Encoding, error) {
	e := elements.Encoding{Format: format, Name: h.Descr}
	text := strings.TrimLeft(h.Descr, "<>|=")
	digits := strings.TrimLeft(text, "biufSaU")
	size, err := strconv.ParseUint(digits, 10, 31) // as long as elements of NumPy are
	if err != nil || len(text)-len(digits) != 1 || len(h.Descr)-len(text) > 1 {
		return e, h.unknown()
	}
	e.BigEndian = h.Descr[0] == '>'
	e.Type = elements.Type{Kind: kinds[text[0]], Bits: 8 * int(size)}
	valid := size > 0
	switch e.Kind {
	case elements.Bool:
		valid = size == 1
	case elements.Int, elements.Uint:
		valid = size == 1 || size == 2 || size == 4 || size == 8
	case elements.Float:
		valid = size == 2 || size == 4 || size == 8
	case elements.Characters:
		e.Bits *= 4
	}
	if !valid {
		return e, h.unknown()
	}
	return e, nil
}

// descr returns an element type as headers have it.
func descr(t elements.Type) (string, error) {
	for _, letter := range []byte("biufSU") {
		if kinds[letter] != t.Kind {
			continue
		}
		order, size := "<", t.Width()
		if t.Kind == elements.Characters {
			size /= 4
		} else if t.Kind == elements.Bytes || size == 1 {
			order = "|"
		}
		return fmt.Sprintf("%s%c%d", order, letter, size), nil
	}
	return "", errors.New("npy: NumPy has no such element type")
}

// unknown returns the error of an element type that is not read.
func (h *Header) unknown() error {
	what := map[string]string{
		"O": "objects, which Python would have to unpickle", "V": "records", "c": "complex numbers",
		"M": "times", "m": "durations", "[": "records",
	}
	kind := strings.TrimLeft(h.Descr, "<>|=")
	if s := what[kind[:min(1, len(kind))]]; s != "" {
		return fault("elements of type %.40q are %s, which are not read", h.Descr, s)
	}
	return fault("elements of type %.40q are not read", h.Descr)
}

// header returns the header as a file has it, byte for byte as NumPy does: with room to grow the
// outermost dimension in place, and as long as elements after it are aligned to 64 bytes.
func (h *Header) header() []byte {
	order := "False"
	outermost := 0
	if h.Fortran {
		order, outermost = "True", len(h.Shape)-1
	}
	var text strings.Builder
	fmt.Fprintf(&text, "{'descr': '%s', 'fortran_order': %s, 'shape': (", h.Descr, order)
	for i, n := range h.Shape {
		if i > 0 {
			text.WriteByte(' ')
		}
		fmt.Fprintf(&text, "%d,", n)
	}
	dict := text.String()
	if len(h.Shape) > 1 {
		dict = strings.TrimSuffix(dict, ",")
	}
	dict += "), }"
	if len(h.Shape) > 0 {
		const mostDigits = 21
		dict += strings.Repeat(" ", mostDigits-len(strconv.Itoa(h.Shape[outermost])))
	}
	const align = 64
	length := len(magic) + 2 + 2 + len(dict) + 1 // of up to 12 dimensions, which fits version 1.0
	dict += strings.Repeat(" ", align-length%align) + "\n"
	b := append([]byte(magic), 1, 0)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(dict)))
	return append(b, dict...)
}
