package safetensors

import (
	"cmp"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"unicode/utf8"

	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
)

// Write writes tensors by their names, and texts beside them, if there are any, by theirs. Wider
// elements come first, which are so aligned to their size, and then what comes first by its name.
// The error is that of w, of a tensor of strings, which the format has not, of a name or text that
// is not UTF-8, or of the name __metadata__. It panics with a *tensor.DeviceError if a tensor is on
// a device, and with a *tensor.ShapeError if one has no shape yet.
func Write(w io.Writer, tensors map[string]tensor.Any, metadata map[string]string) error {
	f, err := fileOf(tensors, metadata)
	if err != nil {
		return err
	}
	return f.write(w)
}

// WriteFile writes tensors to a file as Write does. If it fails, no file has changed.
func WriteFile(name string, tensors map[string]tensor.Any, metadata map[string]string) error {
	f, err := fileOf(tensors, metadata)
	if err != nil {
		return err
	}
	return wholefile.Create(name, f.size(), f.write)
}

// A file is what is written.
type file struct {
	header  []byte
	tensors []named
	bytes   int64 // of the tensors
}

// A named is a tensor to write.
type named struct {
	name   string
	dtype  int // in dtypes
	memory support.Memory
}

// bytes returns how many bytes a tensor has in a file.
func (t *named) bytes() int64 { return int64(t.memory.Size()) * int64(dtypes[t.dtype].Width()) }

// fileOf returns the file of tensors and texts.
func fileOf(tensors map[string]tensor.Any, metadata map[string]string) (*file, error) {
	all, err := namedOf(tensors)
	if err != nil {
		return nil, err
	}
	return newFile(all, metadata)
}

// namedOf returns tensors to write, sorted by their names.
func namedOf(tensors map[string]tensor.Any) (all []named, err error) {
	for _, name := range slices.Sorted(maps.Keys(tensors)) {
		x := tensors[name]
		t := named{name: name, memory: elements.MemoryOf("Write", x)}
		want := elements.Of(x.DType())
		t.dtype = slices.IndexFunc(dtypes, func(d dtype) bool { return d.Type == want })
		if t.dtype < 0 {
			const text = "safetensors: tensor %q: there are no elements of type %s"
			return nil, fmt.Errorf(text, name, x.DType())
		}
		if name == metadataKey || !utf8.ValidString(name) {
			return nil, fmt.Errorf("safetensors: no tensor can have the name %q", name)
		}
		all = append(all, t)
	}
	return all, nil
}

// newFile returns the file of tensors, which it sorts, and texts.
func newFile(tensors []named, metadata map[string]string) (*file, error) {
	for key, text := range metadata {
		if !utf8.ValidString(key + text) {
			return nil, fmt.Errorf("safetensors: metadata %q: %q is not UTF-8", key, text)
		}
	}
	slices.SortFunc(tensors, func(a, b named) int {
		return cmp.Or(cmp.Compare(b.dtype, a.dtype), cmp.Compare(a.name, b.name))
	})
	f := &file{tensors: tensors}
	return f, f.makeHeader(metadata)
}

// size returns how many bytes the file has.
func (f *file) size() int64 { return int64(len(f.header)) + f.bytes }

// makeHeader makes the header, with spaces at its end so that elements are aligned.
func (f *file) makeHeader(metadata map[string]string) error {
	const align = 8
	b := make([]byte, align, 1024) // its length first
	entry := func(name string, value any) {
		separator := byte(',')
		if len(b) == align {
			separator = '{'
		}
		key, _ := json.Marshal(name)
		text, _ := json.Marshal(value)
		b = append(append(append(append(b, separator), key...), ':'), text...)
	}
	if len(metadata) > 0 {
		entry(metadataKey, metadata)
	}
	for _, t := range f.tensors {
		d := dtypes[t.dtype]
		end := f.bytes + t.bytes()
		entry(t.name, struct {
			DType   string   `json:"dtype"`
			Shape   []int    `json:"shape"`
			Offsets [2]int64 `json:"data_offsets"`
		}{d.name, t.memory.Shape(), [2]int64{f.bytes, end}})
		f.bytes = end
	}
	if len(b) == align {
		b = append(b, '{')
	}
	b = append(b, '}')
	for len(b)%align != 0 {
		b = append(b, ' ')
	}
	if len(b)-align > MaxHeader {
		return errors.New("safetensors: the header has more bytes than a file may have")
	}
	binary.LittleEndian.PutUint64(b, uint64(len(b)-align))
	f.header = b
	return nil
}

func (f *file) write(w io.Writer) error {
	if _, err := w.Write(f.header); err != nil {
		return err
	}
	for _, t := range f.tensors {
		e := elements.Encoding{Type: dtypes[t.dtype].Type}
		if err := e.Write(w, t.memory); err != nil {
			return err
		}
	}
	return nil
}
