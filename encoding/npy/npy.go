// Package npy reads and writes .npy files, in which NumPy keeps an array, of versions 1.0 to 3.0 of
// their format:
//
//	x, err := npy.ReadFile[*f32.Tensor]("x.npy") // np.load("x.npy")
//	err = npy.WriteFile("y.npy", x)              // np.save("y.npy", x)
//
// The conventions of package encoding hold. What is written is what NumPy writes, byte for byte.
//
//   - Arrays in Fortran's order become tensors of that layout, and tensors of that layout, such as
//     the transpose of a matrix, are written in that order. Others are written in C's.
//   - Elements are numbers, bools, and strings of fixed length, in either order of bytes. Integers of
//     other widths than those of tensors are converted. There is no bfloat16.
//   - Zeros at the end of strings are not part of them, as in NumPy.
//   - Objects, which Python would have to unpickle, records, complex numbers and times are not read.
//
// The format is that of https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html.
package npy

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/ashlar-go/ashlar/encoding/internal/elements"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/internal/wholefile"
	"github.com/ashlar-go/ashlar/tensor"
)

// Read reads an array as a tensor V: of a named element type, or of the nearest if V is tensor.Any.
// It reads no more of r than the array, after which there may be others.
func Read[V tensor.Any](r io.Reader) (V, error) {
	a, err := readHeader[V](r)
	if err != nil {
		return *new(V), err
	}
	return elements.To[V](a.Read(r))
}

// readHeader reads the header of an array to read as V.
func readHeader[V tensor.Any](r io.Reader) (*elements.Array, error) {
	h, err := ReadHeader(r)
	if err != nil {
		return nil, err
	}
	e, err := h.encoding()
	if err != nil {
		return nil, err
	}
	return e.Array(h.Shape, h.Fortran, elements.DTypeOf[V]())
}

// ReadAny is Read for who does not know the element type: it gives that of the array, or the
// nearest that has all its values.
//
//	switch x := x.(type) {
//	case *f32.Tensor:
//	case *u8.Tensor:
//	}
func ReadAny(r io.Reader) (tensor.Any, error) { return Read[tensor.Any](r) }

// ReadFile reads a file as Read does. Nothing may follow the array.
func ReadFile[V tensor.Any](name string) (x V, err error) {
	f, err := os.Open(name)
	if err != nil {
		return x, err
	}
	defer f.Close()
	if x, err = Read[V](f); err == nil {
		err = end(f)
	}
	if err != nil {
		return *new(V), files.Named(name, err)
	}
	return x, nil
}

// end returns the error of what follows the array in a file.
func end(r io.Reader) error {
	if n, err := io.ReadFull(r, make([]byte, 1)); n > 0 {
		return fault("more than an array, of which Read reads one after another")
	} else if err != io.EOF {
		return err
	}
	return nil
}

// Map is ReadFile without reading: x is over the file, mapped into memory, and read-only. So a file
// may be larger than memory, of which each part is read when it is used. After Close, x must not be
// used any more; nor may the file become shorter before.
//
// What cannot be mapped is read: bools, strings, elements in the other order of bytes or of another
// type than V has, and files that are not aligned or on a system that does not map them. Close is
// to be called all the same.
func Map[V tensor.Any](name string) (x V, file io.Closer, err error) {
	m, err := files.Map(name)
	if err != nil {
		return x, nil, err
	}
	if x, err = mapped[V](m.Bytes); err != nil {
		m.Close()
		return x, nil, files.Named(name, err)
	}
	return x, m, nil
}

// mapped returns the tensor over a file, or one that is read from it.
func mapped[V tensor.Any](file []byte) (V, error) {
	r := bytes.NewReader(file)
	a, err := readHeader[V](r)
	if err != nil {
		return *new(V), err
	}
	start := int64(len(file) - r.Len())
	if rest := file[start:]; int64(len(rest)) > a.Bytes {
		return *new(V), end(bytes.NewReader(rest[a.Bytes:]))
	}
	return elements.To[V](a.Over(file[start:]))
}

// A Text is how strings are written.
type Text int

// Strings are written as characters, NumPy's type U, which they must be in UTF-8 for, or as bytes,
// NumPy's type S.
const (
	Characters Text = iota
	Bytes
)

// Write writes x, strings as text says, or else as characters. The error is that of w, or of a
// string that would not come back: one that is not UTF-8, if characters are written, or one that
// ends with a zero. It panics with a *tensor.DeviceError if x is on a device, and with a
// *tensor.ShapeError if x has no shape yet.
func Write(w io.Writer, x tensor.Any, text ...Text) error {
	a, err := arrayOf(x, text)
	if err != nil {
		return err
	}
	return a.write(w)
}

// WriteFile writes x to a file as Write does. If it fails, no file has changed.
func WriteFile(name string, x tensor.Any, text ...Text) error {
	a, err := arrayOf(x, text)
	if err != nil {
		return err
	}
	return wholefile.Create(name, a.size(), a.write)
}

// An array is what is written.
type array struct {
	header []byte
	elements.Encoding
	memory support.Memory
}

// arrayOf returns the array of x, with strings as text says.
func arrayOf(x tensor.Any, text []Text) (*array, error) {
	m := elements.MemoryOf("Write", x)
	a := &array{Encoding: elements.Encoding{Type: elements.Of(x.DType())}}
	if a.Kind == elements.Text {
		kind := elements.Characters
		if slices.Contains(text, Bytes) {
			kind = elements.Bytes
		}
		var err error
		if a.Type, err = elements.Fixed(m, kind); err != nil {
			return nil, fmt.Errorf("npy: %w", err)
		}
	}
	name, err := descr(a.Type)
	if err != nil {
		return nil, err
	}
	h := Header{Descr: name, Shape: x.Shape()}
	if reversed := m.Transpose(); !m.IsContiguous() && reversed.IsContiguous() {
		h.Fortran, m.Layout = true, &reversed
	}
	a.header, a.memory = h.header(), m
	return a, nil
}

// size returns how many bytes a file has of the array.
func (a *array) size() int64 {
	return int64(len(a.header)) + int64(a.memory.Size())*int64(a.Width())
}

func (a *array) write(w io.Writer) error {
	if _, err := w.Write(a.header); err != nil {
		return err
	}
	return a.Write(w, a.memory)
}
