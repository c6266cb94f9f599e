// Code generated from templates/marshal.go.tmpl. DO NOT EDIT.

package bf16

import (
	"fmt"
	"io"

	"github.com/ashlar-go/ashlar/half"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/marshal"
	"github.com/ashlar-go/ashlar/internal/text"
	"github.com/ashlar-go/ashlar/tensor"
)

// spelling is how elements are spelt in JSON.
var spelling = marshal.Spelling[half.BFloat16]{Texts: text.Halves[half.BFloat16], Parse: half.ParseBFloat16}

// WriteTo writes the elements of x in row-major order, each as its 2 bytes in little-endian order. It returns how many bytes it wrote; there is
// no header, as MarshalBinary has.
func (x *Tensor) WriteTo(w io.Writer) (int64, error) {
	h, err := x.made("WriteTo")
	if err != nil {
		return 0, err
	}
	n, err := marshal.Write(w, h)
	return n, errorIn("WriteTo", err)
}

// ReadFrom sets all elements of z to those that WriteTo has written, and returns how many bytes it
// read: no more than they have. After an error z is as it was. The
// error is of elements that are cut off. It panics with tensor.ErrReadOnly if z is
// read-only, and with a *tensor.ShapeError if z has no shape yet.
func (z *Tensor) ReadFrom(r io.Reader) (int64, error) {
	z.layout.CheckMade("ReadFrom")
	z.layout.CheckResult("ReadFrom")
	values := layout.MakeSlice[half.BFloat16]("ReadFrom", z.Size())
	n, err := marshal.Read(r, values, tensor.MaxBytes)
	if err != nil {
		return n, errorIn("ReadFrom", err)
	}
	from, err := New(values, z.Shape()...).To(z.Device())
	if err != nil {
		return n, err
	}
	z.Assign(from)
	return n, nil
}

// MarshalBinary returns the shape and the elements of x as bytes, for UnmarshalBinary, and so for
// package encoding/gob: the element type, the shape and the order in memory, which are kept, and the
// elements as WriteTo writes them.
func (x *Tensor) MarshalBinary() ([]byte, error) {
	h, err := x.made("MarshalBinary")
	if err != nil {
		return nil, err
	}
	b, err := marshal.Binary("bfloat16", h)
	return b, errorIn("MarshalBinary", err)
}

// UnmarshalBinary makes z the tensor that MarshalBinary has made b of, in memory of its own. The
// error is of other bytes, such as those of another element type, and leaves z as it was.
func (z *Tensor) UnmarshalBinary(b []byte) error {
	raw, err := marshal.FromBinary[half.BFloat16]("bfloat16", b)
	return z.become("UnmarshalBinary", raw, err)
}

// MarshalJSON returns x as JSON: nested arrays of numbers, or one element if x has no
// dimensions. Of a shape with
// zeros, arrays tell the lengths up to the first.
func (x *Tensor) MarshalJSON() ([]byte, error) {
	h, err := x.made("MarshalJSON")
	if err != nil {
		return nil, err
	}
	b, err := spelling.JSON(h)
	return b, errorIn("MarshalJSON", err)
}

// UnmarshalJSON makes z a tensor of nested arrays of JSON, in memory of its own. The error is of what
// is no half.BFloat16, or of arrays that differ in length, and leaves z as it was.
func (z *Tensor) UnmarshalJSON(b []byte) error {
	raw, err := spelling.FromJSON(b)
	return z.become("UnmarshalJSON", raw, err)
}

// made returns x on the host, for op. The error is of a device, or of a tensor without a shape.
func (x *Tensor) made(op string) (layout.Strided[half.BFloat16], error) {
	if err := tensor.Catch(func() { x.layout.CheckMade(op) }); err != nil {
		return layout.Strided[half.BFloat16]{}, err
	}
	h, err := x.Host()
	if err != nil {
		return layout.Strided[half.BFloat16]{}, err
	}
	return h.raw(), nil
}

// become makes z the tensor of raw, unless there is an error of op.
func (z *Tensor) become(op string, raw layout.Strided[half.BFloat16], err error) error {
	if err != nil {
		return errorIn(op, err)
	}
	z.layout, z.data, z.buffer, z.owner = *raw.Layout, raw.Data, nil, z
	z.pooled = false
	z.written()
	return nil
}

// errorIn returns err as one of op.
func errorIn(op string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("tensor: %s: %w", op, err)
}
