// Package idx reads and writes IDX files, the format of the MNIST digits: a header of
// big-endian numbers and then the elements, in row-major order.
//
//	0  0  type  rank     type is 8 for unsigned bytes, the only one here
//	size of each dimension, 4 bytes each
//	elements
//
// The format is that of http://yann.lecun.com/exdb/mnist.
package idx

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
)

// MaxSize is the largest product of the dimensions of an array that are not 0. An array has no
// more elements, and no product of its dimensions overflows.
const MaxSize = 1 << 30

// maxRank is the number of dimensions that an array may have, as in package tensor.
const maxRank = 12

// unsignedByte is the type of the elements, in the header.
const unsignedByte = 8

// An Array is what a file holds.
type Array struct {
	Shape []int
	Data  []byte // row-major
}

// A Reader reads an array, of which it has read the header.
type Reader struct {
	Shape  []int
	size   int // of the array
	r      io.Reader
	prefix string   // of errors
	file   *os.File // nil if Open did not open one
}

// Open opens a file, gzipped or not, and reads its header. The caller closes it.
func Open(name string) (*Reader, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	r, err := NewReader(f)
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	r.prefix, r.file = name+": ", f
	return r, nil
}

// NewReader reads the header of an array, gzipped or not.
func NewReader(r io.Reader) (*Reader, error) {
	b := bufio.NewReader(r)
	a := &Reader{r: b}
	if magic, _ := b.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		z, err := gzip.NewReader(b)
		if err != nil {
			return nil, fmt.Errorf("idx: %w", err)
		}
		a.r = z
	}
	if err := a.header(); err != nil {
		return nil, err
	}
	return a, nil
}

// Array reads the elements, once. The array must end where the file does. Memory is taken as
// elements arrive, whatever the header says: twice the elements, and 64 KiB.
func (r *Reader) Array() (Array, error) {
	data, err := r.elements()
	if err != nil {
		return Array{}, fmt.Errorf("%sidx: %w", r.prefix, err)
	}
	return Array{r.Shape, data}, nil
}

// Close closes the file that Open opened.
func (r *Reader) Close() error {
	if r.file == nil {
		return nil
	}
	return r.file.Close()
}

// ReadFile reads a file, gzipped or not.
func ReadFile(name string) (Array, error) {
	r, err := Open(name)
	if err != nil {
		return Array{}, err
	}
	defer r.Close()
	return r.Array()
}

// Decode reads an array, gzipped or not, which must end where r does. It takes the memory that
// [Reader.Array] does.
func Decode(r io.Reader) (Array, error) {
	a, err := NewReader(r)
	if err != nil {
		return Array{}, err
	}
	return a.Array()
}

// header reads the shape and its size.
func (r *Reader) header() error {
	var start [4]byte
	if _, err := io.ReadFull(r.r, start[:]); err != nil {
		return fmt.Errorf("idx: no header: %w", err)
	}
	kind, rank := start[2], int(start[3])
	switch {
	case start[0] != 0 || start[1] != 0:
		return errors.New("idx: not an IDX file, which starts with two zeros")
	case kind != unsignedByte:
		return fmt.Errorf("idx: elements of type %#02x; only unsigned bytes, %#02x, are read", kind,
			unsignedByte)
	case rank > maxRank:
		return fmt.Errorf("idx: %d dimensions, more than %d", rank, maxRank)
	}
	dims := make([]uint32, rank)
	if err := binary.Read(r.r, binary.BigEndian, dims); err != nil {
		return fmt.Errorf("idx: shape: %w", err)
	}
	for _, d := range dims {
		r.Shape = append(r.Shape, int(d))
	}
	size, err := sizeOf(r.Shape)
	r.size = size
	return err
}

// sizeOf returns the number of elements of a shape.
func sizeOf(shape []int) (int, error) {
	size, empty := 1, false
	for _, d := range shape {
		if d < 0 || d > 0 && size > MaxSize/d {
			return 0, fmt.Errorf("idx: shape %v: a dimension is negative, or the product more than %d", shape, MaxSize)
		}
		if d == 0 {
			empty = true
			continue
		}
		size *= d
	}
	if empty {
		return 0, nil
	}
	return size, nil
}

// elements reads all elements, in pieces so that a file shorter than its header says costs no
// more memory than it has. Then comes the end, which has the checksum of a gzipped file read.
func (r *Reader) elements() ([]byte, error) {
	const piece = 1 << 16
	var pieces [][]byte
	for at := 0; at < r.size; at += piece {
		p := make([]byte, min(piece, r.size-at))
		if read, err := io.ReadFull(r.r, p); err != nil {
			return nil, fmt.Errorf("%d elements of %d: %w", at+read, r.size, err)
		}
		pieces = append(pieces, p)
	}
	if n, err := io.CopyN(io.Discard, r.r, 1); n > 0 {
		return nil, fmt.Errorf("data after the %d elements of shape %v", r.size, r.Shape)
	} else if err != io.EOF {
		return nil, err
	}
	return slices.Concat(pieces...), nil
}

// Encode writes an array, not gzipped. It fails if the shape is not that of the data,
// or cannot be written.
func Encode(w io.Writer, a Array) error {
	if len(a.Shape) > maxRank {
		return fmt.Errorf("idx: %d dimensions, more than %d", len(a.Shape), maxRank)
	}
	size, err := sizeOf(a.Shape)
	if err != nil {
		return err
	}
	if size != len(a.Data) {
		return fmt.Errorf("idx: %d elements for shape %v", len(a.Data), a.Shape)
	}
	file := []byte{0, 0, unsignedByte, byte(len(a.Shape))}
	for _, d := range a.Shape {
		file = binary.BigEndian.AppendUint32(file, uint32(d))
	}
	_, err = w.Write(append(file, a.Data...))
	return err
}
