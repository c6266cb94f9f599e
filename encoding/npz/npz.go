// Package npz reads and writes .npz files, in which NumPy keeps several arrays by their names: zip
// files, deflated or not and of any size, of files of package npy.
//
//	err := npz.WriteFile("x.npz", map[string]tensor.Any{"weights": w, "names": s}) // np.savez
//	r, err := npz.Open("x.npz")                                                    // np.load
//	w, err := npz.Read[*f32.Tensor](r, "weights")
//
// The conventions of package encoding hold. Opening a file reads the names of its arrays, which
// takes some hundred bytes of memory for each, and an array is read when it is asked for. Of a
// deflated array, what is there are its elements.
package npz

import (
	"archive/zip"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/encoding/npy"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
)

// suffix is that of arrays in a file, which is not part of their names.
const suffix = ".npy"

// A Reader reads the arrays of a file by their names. Several goroutines may read at once.
type Reader struct {
	names   []string
	entries map[string]*zip.File
	size    int64
	file    *os.File // nil if Open did not open one
}

// Open opens a file. The caller closes it.
func Open(name string) (*Reader, error) {
	r, f, err := files.Open(name, NewReader)
	if err != nil {
		return nil, files.Named(name, err)
	}
	r.file = f
	return r, nil
}

// NewReader reads which arrays a file of so many bytes has. Entries of the zip file that are no
// arrays, by their names, are left out.
func NewReader(r io.ReaderAt, size int64) (*Reader, error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return nil, fault("directory", err)
	}
	a := &Reader{entries: make(map[string]*zip.File), size: size}
	for _, f := range z.File {
		name, ok := strings.CutSuffix(f.Name, suffix)
		if !ok {
			continue
		}
		if a.entries[name] != nil {
			return nil, &encoding.FormatError{Format: "npz", Mistake: fmt.Sprintf("two arrays %.80q", name)}
		}
		a.entries[name] = f
		a.names = append(a.names, name)
	}
	return a, nil
}

// Names returns the names of the arrays, in the order of the file.
func (r *Reader) Names() []string { return slices.Clone(r.names) }

// Close closes the file that Open opened.
func (r *Reader) Close() error {
	if r.file == nil {
		return nil
	}
	return r.file.Close()
}

// Header returns what the file says of an array. The error is fs.ErrNotExist if there is no array
// of that name.
func (r *Reader) Header(name string) (h npy.Header, err error) {
	err = r.read(name, func(r io.Reader) (err error) {
		h, err = npy.ReadHeader(r)
		return err
	})
	return h, err
}

// Read reads an array as a tensor V, as npy.Read does. The error is fs.ErrNotExist if there is no
// array of that name.
func Read[V tensor.Any](r *Reader, name string) (V, error) {
	var x V
	err := r.read(name, func(r io.Reader) (err error) {
		if x, err = npy.Read[V](r); err != nil {
			return err
		}
		// The end has the checksum read.
		n, err := io.ReadFull(r, make([]byte, 1))
		if n > 0 {
			return &encoding.FormatError{Format: "npz", Mistake: "more than an array"}
		} else if err != io.EOF {
			return err
		}
		return nil
	})
	if err != nil {
		return *new(V), err
	}
	return x, nil
}

// read calls f with the file of an array.
func (r *Reader) read(name string, f func(r io.Reader) error) error {
	entry := r.entries[name]
	if entry == nil {
		return fmt.Errorf("npz: array %q: %w", name, fs.ErrNotExist)
	}
	what := fmt.Sprintf("array %.80q", name)
	text, err := entry.Open()
	if err != nil {
		return fault(what, err)
	}
	defer text.Close()
	in := io.Reader(text)
	if entry.Method == zip.Store {
		start, err := entry.DataOffset()
		if err != nil {
			return fault(what, err)
		}
		claimed := min(entry.CompressedSize64, entry.UncompressedSize64, math.MaxInt64)
		in = &files.Sized{Reader: text, Left: min(int64(claimed), r.size-start)}
	}
	if err := f(in); err != nil {
		return fault(what, err)
	}
	return nil
}

// ReadFile reads all arrays of a file, each as a tensor of the nearest element type.
func ReadFile(name string) (map[string]tensor.Any, error) {
	r, err := Open(name)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	all, err := elements.ReadAll(r.names, func(n string) (tensor.Any, error) { return Read[tensor.Any](r, n) })
	if err != nil {
		return nil, files.Named(name, err)
	}
	return all, nil
}

// fault returns the error that reading something ended with: a *encoding.FormatError if the file is
// at fault.
func fault(what string, err error) error {
	var corrupt flate.CorruptInputError
	for _, e := range []error{zip.ErrFormat, zip.ErrAlgorithm, zip.ErrChecksum} {
		if errors.Is(err, e) || errors.As(err, &corrupt) {
			return &encoding.FormatError{Format: "npz", Mistake: what, Err: err}
		}
	}
	var format *encoding.FormatError
	if errors.As(err, &format) {
		return fmt.Errorf("npz: %s: %w", what, err)
	}
	return files.Fault("npz", what, err)
}

// A Method is how arrays are kept.
type Method uint16

// Arrays are kept as they are, or deflated, as np.savez_compressed does.
const (
	Stored   Method = Method(zip.Store)
	Deflated Method = Method(zip.Deflate)
)

// A Writer writes arrays one after another.
type Writer struct {
	zip    *zip.Writer
	method Method
	names  map[string]bool
}

// NewWriter returns a Writer of a file to w, which keeps arrays as they are unless another method
// is named.
func NewWriter(w io.Writer, method ...Method) *Writer {
	return &Writer{zip.NewWriter(w), methodOf(method), make(map[string]bool)}
}

// methodOf returns the last of methods, or Stored if there is none.
func methodOf(methods []Method) (m Method) {
	for _, m = range methods {
	}
	return m
}

// Write writes x under a name, strings as npy.Write does. After an error, w is of no use.
func (w *Writer) Write(name string, x tensor.Any, text ...npy.Text) error {
	if w.names[name] {
		return fmt.Errorf("npz: array %q is written twice", name)
	}
	w.names[name] = true
	out, err := w.zip.CreateHeader(&zip.FileHeader{Name: name + suffix, Method: uint16(w.method)})
	if err != nil {
		return fmt.Errorf("npz: array %q: %w", name, err)
	}
	return npy.Write(out, x, text...)
}

// Close ends the file, which has none of what was written without it. It does not close the
// underlying writer.
func (w *Writer) Close() error { return w.zip.Close() }

// WriteFile writes arrays to a file, in the order of their names. If it fails, no file has changed.
func WriteFile(name string, arrays map[string]tensor.Any, method ...Method) error {
	var size int64
	for _, x := range arrays {
		if m := elements.MemoryOf("WriteFile", x); m.Texts == nil && methodOf(method) == Stored {
			size += int64(m.Width * m.Size())
		}
	}
	return wholefile.Create(name, size, func(out io.Writer) error {
		w := NewWriter(out, method...)
		for _, n := range slices.Sorted(maps.Keys(arrays)) {
			if err := w.Write(n, arrays[n]); err != nil {
				return err
			}
		}
		return w.Close()
	})
}
