package marshal

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// In bytes, a tensor is what follows. Numbers are uvarints of package encoding/binary.
//
//	magic                 ashlar, a zero byte, and the version of the format, 1
//	the element type      the number of its bytes, and its name in Go
//	the rank              and as many lengths
//	the axes              as they are in memory, outermost first
//	the elements          as Write writes them, in that order of axes
const magic = "ashlar\x00\x01"

// leastText is how many bytes a string takes at least.
const leastText = 4

// Binary returns x, of an element type of a name, in bytes.
func Binary[T any](name string, x layout.Strided[T]) ([]byte, error) {
	shape, axes := x.Shape(), x.Order()
	var b bytes.Buffer
	header := append([]byte(magic), byte(len(name)))
	header = append(header, name...)
	header = binary.AppendUvarint(header, uint64(len(shape)))
	for _, n := range slices.Concat(shape, axes) {
		header = binary.AppendUvarint(header, uint64(n))
	}
	b.Grow(len(header) + x.Size()*width[T]())
	b.Write(header)
	inMemory := x.Permute("MarshalBinary", axes...)
	_, err := Write(&b, layout.Strided[T]{Layout: &inMemory, Data: x.Data})
	return b.Bytes(), err
}

// width is how many bytes an element takes at least.
func width[T any]() int {
	if element.HasPointers[T]() {
		return leastText
	}
	return element.Size[T]()
}

// FromBinary returns the tensor that Binary has made b of, of an element type of a name. The error
// is of bytes that are not such, or of another element type.
func FromBinary[T any](name string, b []byte) (layout.Strided[T], error) {
	d := decoder{rest: b}
	d.expect(magic, "the header of a tensor")
	d.expect(string(binary.AppendUvarint(nil, uint64(len(name))))+name, "the element type "+name)
	rank := d.number(tensor.MaxRank)
	shape, axes := make([]int, rank), make([]int, rank)
	for _, numbers := range [][]int{shape, axes} {
		for i := range numbers {
			numbers[i] = d.number(int(^uint(0) >> 1))
		}
	}
	if d.err != nil {
		return layout.Strided[T]{}, d.err
	}
	var l layout.Layout
	err := tensor.Catch(func() {
		l = layout.For("UnmarshalBinary", shape...)
		l = l.Ordered("UnmarshalBinary", axes...)
		l.CheckBytes("UnmarshalBinary", element.Size[T]())
	})
	if err != nil {
		return layout.Strided[T]{}, err
	}
	if l.Size() > len(d.rest)/width[T]() {
		return layout.Strided[T]{}, fmt.Errorf("%d bytes of elements of shape %v", len(d.rest), shape)
	}
	z := layout.Make[T]("UnmarshalBinary", &l)
	r := bytes.NewReader(d.rest)
	if _, err := Read(r, z.Data, len(d.rest)); err != nil {
		return z, err
	}
	if r.Len() > 0 {
		return z, fmt.Errorf("%d bytes follow the last element", r.Len())
	}
	return z, nil
}

// A decoder takes what it has decoded off the rest, up to the first error.
type decoder struct {
	rest []byte
	err  error
}

// expect takes off a text, a part of what it is called.
func (d *decoder) expect(text, called string) {
	rest, ok := bytes.CutPrefix(d.rest, []byte(text))
	if !ok && d.err == nil {
		d.err = errors.New("not " + called)
	}
	d.rest = rest
}

// number takes off a number, of at most as much as said.
func (d *decoder) number(most int) int {
	v, n := binary.Uvarint(d.rest)
	if (n <= 0 || v > uint64(most)) && d.err == nil {
		d.err = fmt.Errorf("not a number of at most %d", most)
	}
	if d.err != nil {
		return 0
	}
	d.rest = d.rest[n:]
	return int(v)
}
