// Package safetensors reads and writes .safetensors files, which keep the tensors of a model by
// their names:
//
//	err := safetensors.WriteFile("model.safetensors", map[string]tensor.Any{"weights": w}, nil)
//	r, err := safetensors.Open("model.safetensors") // or model.safetensors.index.json
//	w, err := safetensors.Read[*f32.Tensor](r, "weights")
//
// The conventions of package encoding hold. Opening a file reads its header, which takes some
// hundred bytes of memory for each tensor; a tensor is read when it is asked for, or shown where it
// is in a file that Map maps.
//
// A header is refused unless the tensors in it fill the rest of the file, without gaps and without
// overlap, as the implementation in Rust refuses it. Elements are numbers and bools in row-major
// order, and in little-endian order of bytes. Complex numbers, and floats of 8 bits or fewer, are
// not read, but other tensors beside them.
//
// The format is that of https://github.com/huggingface/safetensors.
package safetensors

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/tensor"
)

// format is as errors name it.
const format = "safetensors"

// fault returns the error of a file that is not as it should be.
func fault(mistake string, args ...any) error {
	return &encoding.FormatError{Format: format, Mistake: fmt.Sprintf(mistake, args...)}
}

// An Info is what a file says of a tensor.
type Info struct {
	DType string // the element type, such as BF16
	Shape tensor.Shape
	start int64 // of its bytes, in the file
	end   int64
}

// A Reader reads the tensors of a file, or of the files of an index, by their names. Several
// goroutines may read at once.
type Reader struct {
	names    []string
	tensors  map[string]*stored
	metadata map[string]string
	files    []io.Closer
}

// A stored is a tensor in one of the files of a Reader.
type stored struct {
	Info
	file   io.ReaderAt
	mapped []byte // the file, if it is mapped
}

// NewReader reads the header of a file of so many bytes.
func NewReader(r io.ReaderAt, size int64) (*Reader, error) {
	h, err := readHeader(io.NewSectionReader(r, 0, size))
	if err != nil {
		return nil, err
	}
	a := &Reader{names: h.names, metadata: h.metadata, tensors: make(map[string]*stored, len(h.names))}
	for name, info := range h.tensors {
		a.tensors[name] = &stored{Info: *info, file: r}
	}
	return a, nil
}

// Open opens a file, or the files of an index if the name ends with .json, as that of
// model.safetensors.index.json does. The caller closes it.
func Open(name string) (*Reader, error) { return open(name, openFile) }

// Map is Open, but that tensors are over the files, mapped into memory, and read-only, if their
// elements are in memory as they are in a file: numbers of the element type that is asked for. So a
// file may be larger than memory. After Close these tensors must not be used any more; nor may the
// files become shorter before.
func Map(name string) (*Reader, error) { return open(name, mapFile) }

// open opens a file, or those of an index, by a function.
func open(name string, one func(name string) (*Reader, error)) (*Reader, error) {
	all := one
	if strings.HasSuffix(name, ".json") {
		all = func(name string) (*Reader, error) { return openIndex(name, one) }
	}
	r, err := all(name)
	if err != nil {
		return nil, files.Named(name, err)
	}
	return r, nil
}

// openFile opens a file to read from.
func openFile(name string) (*Reader, error) {
	r, f, err := files.Open(name, NewReader)
	if err != nil {
		return nil, err
	}
	r.files = []io.Closer{f}
	return r, nil
}

// mapFile maps a file.
func mapFile(name string) (*Reader, error) {
	m, err := files.Map(name)
	if err != nil {
		return nil, err
	}
	r, err := NewReader(bytes.NewReader(m.Bytes), int64(len(m.Bytes)))
	if err != nil {
		m.Close()
		return nil, err
	}
	for _, s := range r.tensors {
		s.mapped = m.Bytes
	}
	r.files = []io.Closer{m}
	return r, nil
}

// Names returns the names of the tensors, in the order of the file, or sorted if there are several.
func (r *Reader) Names() []string { return slices.Clone(r.names) }

// Metadata returns the texts that the file, or the index, has beside its tensors, by their names.
func (r *Reader) Metadata() map[string]string { return maps.Clone(r.metadata) }

// Info returns what the file says of a tensor. The error is fs.ErrNotExist if there is no tensor of
// that name.
func (r *Reader) Info(name string) (Info, error) {
	s := r.tensors[name]
	if s == nil {
		return Info{}, fmt.Errorf("safetensors: tensor %q: %w", name, fs.ErrNotExist)
	}
	i := s.Info
	i.Shape = slices.Clone(i.Shape)
	return i, nil
}

// Close closes the files that Open opened or Map mapped.
func (r *Reader) Close() error {
	var all []error
	for _, f := range r.files {
		all = append(all, f.Close())
	}
	return errors.Join(all...)
}

// Read reads a tensor as V: of a named element type, or of the nearest if V is tensor.Any. The
// error is fs.ErrNotExist if there is no tensor of that name.
func Read[V tensor.Any](r *Reader, name string) (V, error) {
	x, err := r.read(name, elements.DTypeOf[V]())
	if err != nil {
		return *new(V), fmt.Errorf("safetensors: tensor %q: %w", name, err)
	}
	return x.(V), nil
}

// read reads a tensor of an element type.
func (r *Reader) read(name string, d tensor.DType) (tensor.Any, error) {
	s := r.tensors[name]
	if s == nil {
		return nil, fs.ErrNotExist
	}
	e, err := s.encoding()
	if err != nil {
		return nil, err
	}
	a, err := e.Array(s.Shape, false, d)
	if err != nil {
		return nil, err
	}
	if s.mapped != nil {
		return a.Over(s.mapped[s.start:s.end])
	}
	return a.Read(io.NewSectionReader(s.file, s.start, s.end-s.start))
}

// ReadFile reads all tensors of a file, or of those of an index, each of the nearest element type.
func ReadFile(name string) (map[string]tensor.Any, error) {
	r, err := Open(name)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	all, err := elements.ReadAll(r.names, func(n string) (tensor.Any, error) { return r.read(n, "") })
	if err != nil {
		return nil, files.Named(name, err)
	}
	return all, nil
}
