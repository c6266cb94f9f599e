// Code generated from templates/create.go.tmpl. DO NOT EDIT.

package f32

import (
	"math"
	"slices"

	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/tensor"
)

// New returns a tensor of the given shape over data, in row-major order, which it does
// not copy. It panics with a *tensor.ShapeError if data does not have so many elements.
func New(data []float32, shape ...int) *Tensor {
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
	z.data = layout.Make[float32](op, &z.layout).Data
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
	return wrap(layout.Make[float32]("ZerosIn", &l))
}

// Strided returns a tensor of the given shape over data, which it does not copy: the first element
// is at an offset, and neighbours along each dimension are as far apart as strides say. It is
// read-only if an element shows twice. It panics with a *tensor.ShapeError or a *tensor.ValueError
// if that is none, or not within data.
func Strided(data []float32, offset int, shape, strides []int) *Tensor {
	z := &Tensor{layout: layout.Foreign("Strided", len(data), offset, shape, strides), data: data}
	z.owner = z
	return z
}

// ZerosLike returns a tensor of the shape of x, of zero values, on the device that x is on.
func ZerosLike(x *Tensor) *Tensor {
	if x.isOnHost() {
		return zeros("ZerosLike", x.Shape())
	}
	var zero float32
	return new(Tensor).resultOn(x.Device(), "ZerosLike", x.Shape()...).Fill(zero)
}

// Full returns a tensor of the given shape, of which each element is v.
func Full(v float32, shape ...int) *Tensor { return new(Tensor).resultOf("Full", shape...).Fill(v) }

// FullLike returns a tensor of the shape of x, of which each element is v, on the device
// that x is on.
func FullLike(v float32, x *Tensor) *Tensor { return fullLike("FullLike", v, x) }

// fullLike is FullLike for op, which the *tensor.SizeError names.
func fullLike(op string, v float32, x *Tensor) *Tensor {
	return new(Tensor).resultOn(x.Device(), op, x.Shape()...).Fill(v)
}

// Scalar returns a tensor without dimensions, which stretches to any shape.
func Scalar(v float32) *Tensor {
	z := new(Tensor).resultOf("Scalar")
	z.data[0] = v
	return z
}

// Of returns the vector of the given elements.
func Of(v ...float32) *Tensor { return New(slices.Clone(v), len(v)) }

// Matrix returns a tensor of two dimensions with a copy of v, in row-major order.
func Matrix(rows, cols int, v ...float32) *Tensor { return New(slices.Clone(v), rows, cols) }

// From returns a tensor of the elements of nested slices or arrays of float32, such as a
// [][]float32, or of other numbers, which become the nearest float32. It returns an error if they are of unequal lengths, or of something else.
func From(nested any) (*Tensor, error) {
	raw, err := iterate.From[float32](nested)
	if err != nil {
		return nil, err
	}
	return wrap(raw), nil
}

// Nested returns a copy of the elements of x that From makes x of: nested slices, such as a
// [][]float32 of two dimensions, or one element of none. It waits for a device that x is on.
func (x *Tensor) Nested() any { return iterate.Nested(x.read().raw()) }

// Arange returns the vector of start, start+step, start+2*step, … before stop. It
// panics with a *tensor.ValueError if step is 0, or a number is not finite.
func Arange(start, stop, step float32) *Tensor {
	z := new(Tensor).resultOf("Arange", layout.Count(float64(start), float64(stop), float64(step)))
	for i := range z.data { // products may overflow
		z.data[i] = float32(math.FMA(float64(i), float64(step), float64(start)))
	}
	return z
}

// Linspace returns the vector of n numbers from a to b, both included, at equal
// distances. It panics with a *tensor.SizeError if n is negative.
func Linspace(a, b float32, n int) *Tensor {
	z := new(Tensor).resultOf("Linspace", n)
	first, last, steps := float64(a), float64(b), float64(n-1)
	overflows := math.IsInf((last-first)*steps, 0)
	for i := range z.data {
		switch {
		case i == 0:
			z.data[i] = a
		case i == n-1:
			z.data[i] = b
		case overflows:
			low, high := float64(first/2), float64(last/2) // which compilers may make products
			z.data[i] = float32(2 * (low + float64((high-low)*(float64(i)/steps))))
		default:
			z.data[i] = float32(first + (last-first)*float64(i)/steps)
		}
	}
	return z
}
