package safetensors

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math/bits"
	"slices"

	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/internal/extent"
	"github.com/ashlar-go/ashlar/tensor"
)

// MaxHeader is how many bytes a header may have, as in Rust.
const MaxHeader = 100_000_000

// metadataKey is the name in a header that is none of a tensor.
const metadataKey = "__metadata__"

// A dtype is an element type of the format, of no kind if it is not read.
type dtype struct {
	name string
	elements.Type
}

// dtypes are the element types, in the order of Rust's: tensors of later ones come first in a file.
var dtypes = []dtype{
	{"BOOL", elements.Type{Kind: elements.Bool, Bits: 8}},
	{"F4", elements.Type{Bits: 4}},
	{"F6_E2M3", elements.Type{Bits: 6}},
	{"F6_E3M2", elements.Type{Bits: 6}},
	{"U8", elements.Type{Kind: elements.Uint, Bits: 8}},
	{"I8", elements.Type{Kind: elements.Int, Bits: 8}},
	{"F8_E5M2", elements.Type{Bits: 8}},
	{"F8_E4M3", elements.Type{Bits: 8}},
	{"F8_E8M0", elements.Type{Bits: 8}},
	{"F8_E5M2FNUZ", elements.Type{Bits: 8}},
	{"F8_E4M3FNUZ", elements.Type{Bits: 8}},
	{"I16", elements.Type{Kind: elements.Int, Bits: 16}},
	{"U16", elements.Type{Kind: elements.Uint, Bits: 16}},
	{"F16", elements.Type{Kind: elements.Float, Bits: 16}},
	{"BF16", elements.Type{Kind: elements.Brain, Bits: 16}},
	{"I32", elements.Type{Kind: elements.Int, Bits: 32}},
	{"U32", elements.Type{Kind: elements.Uint, Bits: 32}},
	{"F32", elements.Type{Kind: elements.Float, Bits: 32}},
	{"C64", elements.Type{Bits: 64}},
	{"F64", elements.Type{Kind: elements.Float, Bits: 64}},
	{"I64", elements.Type{Kind: elements.Int, Bits: 64}},
	{"U64", elements.Type{Kind: elements.Uint, Bits: 64}},
}

// typeOf returns the type of a name.
func typeOf(name string) (elements.Type, bool) {
	i := slices.IndexFunc(dtypes, func(d dtype) bool { return d.name == name })
	if i < 0 {
		return elements.Type{}, false
	}
	return dtypes[i].Type, true
}

// encoding returns how the elements are in the file.
func (i *Info) encoding() (elements.Encoding, error) {
	e := elements.Encoding{Format: format, Name: i.DType}
	if e.Type, _ = typeOf(i.DType); e.Kind == 0 {
		return e, fault("elements of type %s are not read", i.DType)
	}
	return e, nil
}

// A header is what a file starts with.
type header struct {
	names    []string // of the tensors, as they follow one another
	tensors  map[string]*Info
	metadata map[string]string
}

// readHeader reads the header of a file, and checks that its tensors fill it.
func readHeader(r *io.SectionReader) (*header, error) {
	b := make([]byte, 8)
	if _, err := io.ReadFull(r, b); err != nil {
		return nil, files.Fault(format, "length of the header", err)
	}
	n := binary.LittleEndian.Uint64(b)
	if n > MaxHeader {
		return nil, fault("a header of %d bytes, more than %d", n, MaxHeader)
	}
	if _, err := files.Available(r, int64(n)); err != nil {
		return nil, files.Fault(format, "header", err)
	}
	b = make([]byte, n)
	if _, err := io.ReadFull(r, b); err != nil {
		return nil, files.Fault(format, "header", err)
	}
	h := &header{tensors: make(map[string]*Info)}
	if len(b) == 0 || b[0] != '{' {
		return nil, fault("the header does not start with {")
	}
	if err := h.parse(b); err != nil {
		return nil, err
	}
	return h, h.check(8+int64(n), r.Size())
}

// parse parses a header.
func (h *header) parse(b []byte) error {
	return object(b, func(name string, value *json.Decoder) error {
		if name == metadataKey {
			if h.metadata != nil {
				return fault("the header has %s twice", metadataKey)
			}
			h.metadata = make(map[string]string)
			return wrong(name, value.Decode(&h.metadata))
		}
		if h.tensors[name] != nil {
			return fault("two tensors %.80q", name)
		}
		var text struct {
			DType   *string  `json:"dtype"`
			Shape   *[]int   `json:"shape"`
			Offsets *[]int64 `json:"data_offsets"`
		}
		value.DisallowUnknownFields()
		if err := value.Decode(&text); err != nil {
			return wrong(name, err)
		}
		if text.DType == nil || text.Shape == nil || text.Offsets == nil || len(*text.Offsets) != 2 {
			return fault("tensor %.80q has not a dtype, a shape and two data_offsets", name)
		}
		offsets := *text.Offsets
		h.tensors[name] = &Info{*text.DType, tensor.Shape(*text.Shape), offsets[0], offsets[1]}
		h.names = append(h.names, name)
		return nil
	})
}

// object parses an object of JSON, each value of which f decodes.
func object(b []byte, f func(name string, value *json.Decoder) error) error {
	d := json.NewDecoder(bytes.NewReader(b))
	if start, err := d.Token(); err != nil || start != json.Delim('{') {
		return wrong("header", cmp.Or(err, fmt.Errorf("%v in place of {", start)))
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return wrong("header", err)
		}
		if err := f(name.(string), d); err != nil {
			return err
		}
	}
	if _, err := d.Token(); err != nil {
		return wrong("header", err)
	}
	if rest, err := d.Token(); err != io.EOF {
		return wrong("header", cmp.Or(err, fmt.Errorf("%v after its end", rest)))
	}
	return nil
}

// wrong returns the error of what is not the JSON that it should be, if there is one.
func wrong(what string, err error) error {
	if err == nil {
		return nil
	}
	return fault("%.80q: %v", what, err)
}

// check sorts the tensors as they follow one another, which they must from start to size, each with
// as many bytes as its shape has elements. Offsets become those in the file.
func (h *header) check(start, size int64) error {
	slices.SortFunc(h.names, func(a, b string) int {
		i, j := h.tensors[a], h.tensors[b]
		return cmp.Or(cmp.Compare(i.start, j.start), cmp.Compare(i.end, j.end), cmp.Compare(a, b))
	})
	at := int64(0)
	for _, name := range h.names {
		i := h.tensors[name]
		t, ok := typeOf(i.DType)
		if !ok {
			return fault("tensor %.80q has elements of type %.20q, which there is not", name, i.DType)
		}
		if i.start != at || i.end < at {
			return fault("tensor %.80q is at [%d %d], and what is before it ends at %d", name, i.start, i.end, at)
		}
		n, ok := extent.Size(i.Shape)
		if high, low := bits.Mul64(uint64(n), uint64(t.Bits)); !ok || high > 0 || low%8 != 0 ||
			low/8 != uint64(i.end-i.start) {
			return fault("tensor %.80q of shape %v and type %s has %d bytes", name, i.Shape, i.DType, i.end-i.start)
		}
		at = i.end
		i.start, i.end = start+i.start, start+i.end
	}
	switch have := size - start; {
	case have < at:
		return files.Fault(format, "tensors", fmt.Errorf("%d bytes of %d: %w", have, at, io.ErrUnexpectedEOF))
	case have > at:
		return fault("%d bytes after the tensors", have-at)
	}
	return nil
}
