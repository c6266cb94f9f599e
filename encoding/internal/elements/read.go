package elements

import (
	"bytes"
	"fmt"
	"io"
	"unsafe"

	"github.com/ashlar-go/ashlar/encoding"
	"github.com/ashlar-go/ashlar/encoding/internal/files"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
)

// blockBytes is how much is converted, or packed, at a time.
const blockBytes = 64 << 10

// An Encoding is how a file has elements.
type Encoding struct {
	Type
	BigEndian bool
	Format    string // of the file, for errors
	Name      string // of the type there
}

// As returns the element type of tensors that elements are read as: the one that is asked for, or
// the nearest if that is "". The error is an *encoding.TypeError if they are not converted to it.
func (e *Encoding) As(d tensor.DType) (tensor.DType, error) {
	if d == "" {
		return Nearest(e.Type), nil
	}
	if !Of(d).holds(e.Type) {
		return "", &encoding.TypeError{Format: e.Format, Have: e.Name, Want: d}
	}
	return d, nil
}

// isSwapped reports whether the bytes of numbers are in the other order than those of the machine.
func (e *Encoding) isSwapped() bool {
	return e.unit() > 1 && e.BigEndian != element.IsBigEndian
}

// unit returns the bytes of a number.
func (e *Encoding) unit() int {
	switch e.Kind {
	case Bytes:
		return 1
	case Characters:
		return 4
	}
	return e.Width()
}

// An Array is the elements of a tensor in a file.
type Array struct {
	Encoding
	Layout  layout.Layout // without gaps, in the order that the file has
	Storage support.Storage
	Bytes   int64 // in the file
}

// Array returns the array of a shape in a file, the last index of which changes fastest or, in
// Fortran's order, the first, to read as tensors of an element type; see As. The error is a
// *tensor.SizeError of more than tensor.MaxBytes, in the file or in memory.
func (e *Encoding) Array(shape tensor.Shape, fortran bool, d tensor.DType) (*Array, error) {
	d, err := e.As(d)
	if err != nil {
		return nil, err
	}
	a := &Array{Encoding: *e, Storage: support.StorageOf(d)}
	err = tensor.Catch(func() {
		a.Layout = layout.For("Read", shape...)
		if fortran {
			axes := make([]int, len(shape))
			for i := range axes {
				axes[i] = len(axes) - 1 - i
			}
			a.Layout = a.Layout.Ordered("Read", axes...)
		}
		none := layout.New(0)
		a.Layout.CheckBytes("Read", max(e.Width(), a.Storage.Make("Read", &none).Width))
	})
	a.Bytes = int64(a.Layout.Size()) * int64(e.Width())
	return a, err
}

// Read returns the tensor of the elements that follow in r. The error is an *encoding.FormatError,
// an *encoding.TypeError or that of r.
func (a *Array) Read(r io.Reader) (tensor.Any, error) {
	r, err := files.Available(r, a.Bytes)
	if err != nil {
		return nil, a.cutOff(err)
	}
	m := a.Storage.Make("Read", &a.Layout)
	if Of(a.Storage.DType()) == a.Type {
		if _, err := io.ReadFull(r, m.Bytes); err != nil {
			return nil, a.cutOff(err)
		}
		a.settle(m.Bytes)
	} else if err := a.convert(m, a.Storage.DType(), r); err != nil {
		return nil, err
	}
	return a.Storage.Tensor(m), nil
}

// Over returns the tensor of the elements that b starts with: over b, which it must not be written
// to, if tensors have them so in memory; or else a copy.
func (a *Array) Over(b []byte) (tensor.Any, error) {
	t := Of(a.Storage.DType())
	at := uintptr(unsafe.Pointer(unsafe.SliceData(b)))
	inMemory := t == a.Type && t.Kind != Bool && !a.isSwapped() && at%uintptr(a.Width()) == 0
	if !inMemory || int64(len(b)) < a.Bytes {
		return a.Read(bytes.NewReader(b))
	}
	l := a.Layout.ReadOnly()
	return a.Storage.Tensor(support.Memory{Layout: &l, Width: a.Width(), Bytes: b[:a.Bytes]}), nil
}

// DTypeOf returns the element type of tensors V, or "" if V is tensor.Any.
func DTypeOf[V tensor.Any]() tensor.DType {
	var x V
	if any(x) == nil {
		return ""
	}
	return x.DType()
}

// To returns x as V, or the zero V if there is an error.
func To[V tensor.Any](x tensor.Any, err error) (V, error) {
	if err != nil {
		return *new(V), err
	}
	return x.(V), nil
}

// ReadAll returns the tensors of all names.
func ReadAll(names []string, read func(name string) (tensor.Any, error)) (map[string]tensor.Any, error) {
	all := make(map[string]tensor.Any, len(names))
	for _, n := range names {
		x, err := read(n)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", n, err)
		}
		all[n] = x
	}
	return all, nil
}

// cutOff returns the error of a file that ends within its elements.
func (e *Encoding) cutOff(err error) error { return files.Fault(e.Format, "elements", err) }

// settle makes bytes of a file those that the machine has: in its order of bytes, and of bools 0 or
// 1, since what holds need not be 1 in a file.
func (e *Encoding) settle(b []byte) {
	if e.Kind == Bool {
		for i, v := range b {
			if v > 1 {
				b[i] = 1
			}
		}
	}
	if !e.isSwapped() {
		return
	}
	element.SwapBytes(b, e.unit())
}

// convert sets m, of an element type, to the elements that follow in r.
func (e *Encoding) convert(m support.Memory, d tensor.DType, r io.Reader) error {
	width, size := e.Width(), m.Size()
	most := min(max(blockBytes/max(width, 8), 1), size)
	memory := deviceops.Memory(make([]uint64, (most*width+7)/8)) // where numbers of any type may be
	for from := 0; from < size; from += most {
		to := min(from+most, size)
		block := memory[:(to-from)*width]
		if _, err := io.ReadFull(r, block); err != nil {
			return e.cutOff(err)
		}
		e.settle(block)
		if i, mistake := e.converted(m, Of(d), from, to, block); mistake != "" {
			mistake = fmt.Sprintf("element %d %s", from+i, mistake)
			return &encoding.TypeError{Format: e.Format, Have: e.Name, Want: d, Mistake: mistake}
		}
	}
	return nil
}

// converted sets elements from, …, to-1 of m, of type t, to those of a block. If one of them is no
// value of t, it returns which, and why.
func (e *Encoding) converted(m support.Memory, t Type, from, to int, block []byte) (int, string) {
	if t.isText() {
		return e.texts(m.Texts[from:to], block)
	}
	z := m.Bytes[from*m.Width : to*m.Width]
	switch {
	case e.isFloat():
		return convert[float64](z, t, block, e.Type)
	case e.Kind == Uint && e.Bits == 64:
		return convert[uint64](z, t, block, e.Type)
	}
	return convert[int64](z, t, block, e.Type)
}
