// Code generated from templates/create.go.tmpl. DO NOT EDIT.

package u8

import (
	"slices"

	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// New returns a tensor of the given shape over data, in row-major order, which it does
// not copy. It panics with a *tensor.ShapeError if data does not have so many elements.
func New(data []uint8, shape ...int) *Tensor {
	z := &Tensor{layout: layout.For("New", shape...), data: data}
	if len(data) != z.Size() {
		panic(&tensor.ShapeError{Op: "New", Shapes: []tensor.Shape{slices.Clone(shape), {len(data)}}, Want: "want as many elements as data has"})
	}
	z.owner = z
	return z
}

// Zeros returns a tensor of the given shape, of zero values.
func Zeros(shape ...int) *Tensor { return zeros("Zeros", shape) }

// zeros is Zeros for op, which the *tensor.SizeError names.
func zeros(op string, shape []int) *Tensor {
	z := &Tensor{layout: layout.For(op, shape...)}
	z.data = layout.Make[uint8](op, &z.layout).Data
	z.owner = z
	return z
}

// NewVectors returns a tensor of the given shape whose elements are vectors of n zero values: it
// appends a dimension to the shape.
func NewVectors(n int, shape ...int) *Tensor {
	return zeros("NewVectors", append(shape[:len(shape):len(shape)], n))
}

// NewMatrices returns a tensor of the given shape whose elements are matrices of zero values, with
// so many rows and columns: it appends two dimensions to the shape.
func NewMatrices(rows, cols int, shape ...int) *Tensor {
	return zeros("NewMatrices", append(shape[:len(shape):len(shape)], rows, cols))
}

// ZerosIn returns a tensor of the given shape, of zero values, with its axes in the given order in
// memory, outermost first, as WithLayout does: ZerosIn([]int{1, 0}, rows, columns) has one column
// after the other. Clone, To and Host keep the order. It panics with a *tensor.LayoutError if axes
// are no permutation of those of the shape.
func ZerosIn(axes []int, shape ...int) *Tensor {
	l := layout.For("ZerosIn", shape...)
	l = l.Ordered("ZerosIn", axes...)
	return wrap(layout.Make[uint8]("ZerosIn", &l))
}

// Strided returns a tensor of the given shape over data, which it does not copy: the first element
// is at an offset, and neighbours along each dimension are as far apart as strides say. It is
// read-only if an element shows twice. It panics with a *tensor.ShapeError or a *tensor.ValueError
// if that is none, or not within data.
func Strided(data []uint8, offset int, shape, strides []int) *Tensor {
	z := &Tensor{layout: layout.Foreign("Strided", len(data), offset, shape, strides), data: data}
	z.owner = z
	return z
}

// ZerosLike returns a tensor of the shape of x, of zero values, on the device that x is on.
func ZerosLike(x *Tensor) *Tensor {
	if x.isOnHost() {
		return zeros("ZerosLike", x.Shape())
	}
	var zero uint8
	return new(Tensor).resultOn(x.Device(), "ZerosLike", x.Shape()...).Fill(zero)
}

// Full returns a tensor of the given shape, of which each element is v.
func Full(v uint8, shape ...int) *Tensor { return new(Tensor).resultOf("Full", shape...).Fill(v) }

// FullLike returns a tensor of the shape of x, of which each element is v, on the device
// that x is on.
func FullLike(v uint8, x *Tensor) *Tensor { return fullLike("FullLike", v, x) }

// fullLike is FullLike for op, which the *tensor.SizeError names.
func fullLike(op string, v uint8, x *Tensor) *Tensor {
	return new(Tensor).resultOn(x.Device(), op, x.Shape()...).Fill(v)
}

// Scalar returns a tensor without dimensions, which stretches to any shape.
func Scalar(v uint8) *Tensor {
	z := new(Tensor).resultOf("Scalar")
	z.data[0] = v
	return z
}

// Of returns the vector of the given elements.
func Of(v ...uint8) *Tensor { return New(slices.Clone(v), len(v)) }

// Matrix returns a tensor of two dimensions with a copy of v, in row-major order.
func Matrix(rows, cols int, v ...uint8) *Tensor { return New(slices.Clone(v), rows, cols) }

// From returns a tensor of the elements of nested slices or arrays of uint8, such as a
// [][]uint8, or of other numbers that are a uint8 each. It returns an error if they are of unequal lengths, or of something else.
func From(nested any) (*Tensor, error) {
	raw, err := iterate.From[uint8](nested)
	if err != nil {
		return nil, err
	}
	return wrap(raw), nil
}

// Nested returns a copy of the elements of x that From makes x of: nested slices, such as a
// [][]uint8 of two dimensions, or one element of none. It waits for a device that x is on.
func (x *Tensor) Nested() any { return iterate.Nested(x.read().raw()) }

// Arange returns the vector of start, start+step, start+2*step, … before stop. It
// panics with a *tensor.ValueError if step is 0.
func Arange(start, stop, step uint8) *Tensor {
	z := new(Tensor).resultOf("Arange", layout.CountIntegers(start, stop, step))
	for i := range z.data {
		z.data[i] = start + uint8(i)*step // which may wrap on the way
	}
	return z
}
