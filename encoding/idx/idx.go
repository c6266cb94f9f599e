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
	"math"
	"os"
	"slices"
)

// MaxSize is the number of elements that an array may have.
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

// ReadFile reads a file, gzipped or not.
func ReadFile(name string) (Array, error) {
	f, err := os.Open(name)
	if err != nil {
		return Array{}, err
	}
	defer f.Close()
	a, err := Decode(f)
	if err != nil {
		return Array{}, fmt.Errorf("%s: %w", name, err)
	}
	return a, nil
}

// Decode reads an array, gzipped or not, which must end where r does. Memory is
// taken as elements arrive, whatever the header says: twice the elements, and 64 KiB.
func Decode(r io.Reader) (Array, error) {
	b := bufio.NewReader(r)
	if magic, _ := b.Peek(2); !bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		return decode(b)
	}
	z, err := gzip.NewReader(b)
	if err != nil {
		return Array{}, fmt.Errorf("idx: %w", err)
	}
	return decode(z)
}

func decode(r io.Reader) (Array, error) {
	shape, size, err := header(r)
	if err != nil {
		return Array{}, err
	}
	data, err := elements(r, size)
	if err != nil {
		return Array{}, err
	}
	// The end also has the checksum of a gzipped file read.
	if n, err := io.CopyN(io.Discard, r, 1); n > 0 {
		return Array{}, fmt.Errorf("idx: data after the %d elements of shape %v", size, shape)
	} else if err != io.EOF {
		return Array{}, fmt.Errorf("idx: %w", err)
	}
	return Array{shape, data}, nil
}

// header reads the shape, and returns its size too.
func header(r io.Reader) (shape []int, size int, err error) {
	var start [4]byte
	if _, err := io.ReadFull(r, start[:]); err != nil {
		return nil, 0, fmt.Errorf("idx: no header: %w", err)
	}
	kind, rank := start[2], int(start[3])
	switch {
	case start[0] != 0 || start[1] != 0:
		return nil, 0, errors.New("idx: not an IDX file, which starts with two zeros")
	case kind != unsignedByte:
		return nil, 0, fmt.Errorf("idx: elements of type %#02x; only unsigned bytes, %#02x, are read", kind, unsignedByte)
	case rank > maxRank:
		return nil, 0, fmt.Errorf("idx: %d dimensions, more than %d", rank, maxRank)
	}
	dims := make([]uint32, rank)
	if err := binary.Read(r, binary.BigEndian, dims); err != nil {
		return nil, 0, fmt.Errorf("idx: shape: %w", err)
	}
	for _, d := range dims {
		shape = append(shape, int(d))
	}
	size, err = sizeOf(shape)
	return shape, size, err
}

// sizeOf returns the number of elements of a shape.
func sizeOf(shape []int) (int, error) {
	size := 1
	for _, d := range shape {
		if d < 0 || uint64(d) > math.MaxUint32 || d > 0 && size > MaxSize/d {
			return 0, fmt.Errorf("idx: shape %v has a negative dimension or more than %d elements", shape, MaxSize)
		}
		size *= d
	}
	return size, nil
}

// elements reads n bytes, in pieces so that a file shorter than its header says
// costs no more memory than it has.
func elements(r io.Reader, n int) ([]byte, error) {
	const piece = 1 << 16
	var pieces [][]byte
	for at := 0; at < n; at += piece {
		p := make([]byte, min(piece, n-at))
		if read, err := io.ReadFull(r, p); err != nil {
			return nil, fmt.Errorf("idx: %d elements of %d: %w", at+read, n, err)
		}
		pieces = append(pieces, p)
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
