// Package gonum gives tensors to gonum, and those of gonum to this library, without copying where
// both have a layout:
//
//	m := gonum.Dense(x)   // *mat.Dense over the elements of x
//	y := gonum.From(m.T()) // *f64.Tensor over those of m
//
// gonum has matrices in row-major order whose rows may be apart, and vectors whose elements may be.
// What shares memory with its operand, so that a write to either is one to both, and what copies:
//
//	Dense, SymDense, General   share rows in row-major order, which may be apart
//	Matrix                     shares columns too, as the transpose of a Dense
//	VecDense, Vector           share elements at equal positive distances
//	From, FromVec              share a Dense, a VecDense and their transposes
//	FromGeneral, FromVector    share
//
// All others are copied: tensors that are reversed or read-only, such as those that are broadcast,
// and matrices that gonum keeps otherwise, of which a SymDense has only the upper triangle.
//
// Tensors are on the host; one on a device is a *tensor.DeviceError. Autograd does not see what
// gonum writes.
package gonum

import (
	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/blas32"
	"gonum.org/v1/gonum/blas/blas64"
	"gonum.org/v1/gonum/mat"

	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/support"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// What this package needs of tensors.
var (
	floats32 = support.Of[support.Tensors[*f32.Tensor, float32]]()
	floats64 = support.Of[support.Tensors[*f64.Tensor, float64]]()
)

// Dense returns x, of two dimensions, as a matrix: over its elements if rows are in row-major
// order, or else over a copy. It panics with a *tensor.ShapeError if x has other dimensions, or no
// elements, which gonum has no matrices of.
func Dense(x *f64.Tensor) *mat.Dense {
	g, _ := generalOf("Dense", elementsOf("Dense", x))
	return dense(g)
}

// Matrix returns x as Dense does, or the transpose of such a matrix if columns of x are what rows
// of that would be.
func Matrix(x *f64.Tensor) mat.Matrix {
	raw := elementsOf("Matrix", x)
	g, shared := generalOf("Matrix", raw)
	if !shared {
		columns := raw.T()
		t, isColumns := generalOf("Matrix", layout.Strided[float64]{Layout: &columns, Data: raw.Data})
		if isColumns {
			return dense(t).T()
		}
	}
	return dense(g)
}

// SymDense returns the symmetric matrix whose upper triangle is that of x, of shape [n n]: over its
// elements if rows are in row-major order, or else over a copy. What x has below the diagonal is
// neither read nor written. It panics as Dense does.
func SymDense(x *f64.Tensor) *mat.SymDense {
	const op = "SymDense"
	g, _ := generalOf(op, elementsOf(op, x))
	if g.Rows != g.Cols {
		panic(shapeError(op, "want as many rows as columns", x.Shape()))
	}
	s := new(mat.SymDense)
	s.SetRawSymmetric(blas64.Symmetric{N: g.Rows, Stride: g.Stride, Data: g.Data, Uplo: blas.Upper})
	return s
}

// VecDense returns x, of one dimension, as a vector: over its elements unless they are reversed or
// read-only, or else over a copy. It panics with a *tensor.ShapeError if x has other dimensions, or
// no elements, which gonum has no vectors of.
func VecDense(x *f64.Tensor) *mat.VecDense {
	v, _ := vectorOf("VecDense", elementsOf("VecDense", x))
	z := new(mat.VecDense)
	z.SetRawVector(blas64.Vector(v))
	return z
}

// General returns x, of two dimensions, as BLAS takes matrices, and whether it shares the elements
// of x: if rows are in row-major order, and may be written to. It panics with a *tensor.ShapeError
// if x has other dimensions.
func General(x *f64.Tensor) (g blas64.General, shared bool) {
	z, shared := generalOf("General", floats64.Raw(x))
	return blas64.General(z), shared
}

// General32 is General for float32.
func General32(x *f32.Tensor) (g blas32.General, shared bool) {
	z, shared := generalOf("General32", floats32.Raw(x))
	return blas32.General{Rows: z.Rows, Cols: z.Cols, Stride: z.Stride, Data: z.Data}, shared
}

// Vector returns x, of one dimension, as BLAS takes vectors, and whether it shares the elements of
// x: unless they are reversed or read-only. It panics with a *tensor.ShapeError if x has other
// dimensions.
func Vector(x *f64.Tensor) (v blas64.Vector, shared bool) {
	z, shared := vectorOf("Vector", floats64.Raw(x))
	return blas64.Vector(z), shared
}

// Vector32 is Vector for float32.
func Vector32(x *f32.Tensor) (v blas32.Vector, shared bool) {
	z, shared := vectorOf("Vector32", floats32.Raw(x))
	return blas32.Vector{N: z.N, Inc: z.Inc, Data: z.Data}, shared
}

// From returns a matrix of gonum as a tensor of two dimensions: over the elements of a Dense, of a
// VecDense, which is a column, or of the transpose of one, or else of a copy.
func From(m mat.Matrix) *f64.Tensor {
	switch m := m.(type) {
	case mat.RawMatrixer:
		return fromGeneral(floats64, "From", general[float64](m.RawMatrix()))
	case mat.RawVectorer:
		return fromVector(floats64, "From", vector[float64](m.RawVector())).Unsqueeze(1)
	case mat.Untransposer:
		return From(m.Untranspose()).T()
	}
	rows, cols := m.Dims()
	z := f64.Zeros(rows, cols)
	data := z.Data()
	for i := range rows {
		for j := range cols {
			data[i*cols+j] = m.At(i, j)
		}
	}
	return z
}

// FromVec returns a vector of gonum as a tensor of one dimension: over the elements of a VecDense
// or of its transpose, or else of a copy.
func FromVec(v mat.Vector) *f64.Tensor {
	switch v := v.(type) {
	case mat.RawVectorer:
		return fromVector(floats64, "FromVec", vector[float64](v.RawVector()))
	case mat.TransposeVec:
		return FromVec(v.Vector)
	}
	z := f64.Zeros(v.Len())
	for i := range z.Data() {
		z.Data()[i] = v.AtVec(i)
	}
	return z
}

// FromGeneral returns the tensor of shape [g.Rows g.Cols] over the elements of g. It panics with a
// *tensor.SizeError or a *tensor.ValueError if they are not within g.Data, or rows overlap.
func FromGeneral(g blas64.General) *f64.Tensor {
	return fromGeneral(floats64, "FromGeneral", general[float64](g))
}

// FromGeneral32 is FromGeneral for float32.
func FromGeneral32(g blas32.General) *f32.Tensor {
	z := general[float32]{Rows: g.Rows, Cols: g.Cols, Stride: g.Stride, Data: g.Data}
	return fromGeneral(floats32, "FromGeneral32", z)
}

// FromVector returns the tensor of shape [v.N] over the elements of v, from the last on if v.Inc is
// negative, as BLAS has it. It panics with a *tensor.SizeError or a *tensor.ValueError if they are
// not within v.Data, or v.Inc is 0.
func FromVector(v blas64.Vector) *f64.Tensor {
	return fromVector(floats64, "FromVector", vector[float64](v))
}

// FromVector32 is FromVector for float32.
func FromVector32(v blas32.Vector) *f32.Tensor {
	z := vector[float32]{N: v.N, Inc: v.Inc, Data: v.Data}
	return fromVector(floats32, "FromVector32", z)
}

// A general is a matrix as package blas64 has it.
type general[T any] struct {
	Rows, Cols int
	Data       []T
	Stride     int
}

// A vector is one as package blas64 has it.
type vector[T any] struct {
	N    int
	Data []T
	Inc  int
}

// elementsOf returns the elements of x, of which there must be some.
func elementsOf(op string, x *f64.Tensor) layout.Strided[float64] {
	raw := floats64.Raw(x)
	if raw.CheckMade(op); raw.Size() == 0 {
		panic(shapeError(op, "want elements, which all matrices of gonum have", raw.Shape()))
	}
	return raw
}

// dense returns g as a matrix.
func dense(g general[float64]) *mat.Dense {
	m := new(mat.Dense)
	m.SetRawMatrix(blas64.General(g))
	return m
}

// generalOf returns the matrix of x, or of a copy of it, and which of the two it is.
func generalOf[T any](op string, x layout.Strided[T]) (g general[T], shared bool) {
	if x.CheckMade(op); x.Rank() != 2 {
		panic(shapeError(op, "want a matrix", x.Shape()))
	}
	g = general[T]{Rows: x.Dim(0), Cols: x.Dim(1)}
	g.Stride = max(g.Cols, 1)
	if shared = g.isRowMajor(x.Layout); !shared {
		g.Data = iterate.Clone(op, x).Data
	} else if x.Size() > 0 {
		if g.Rows > 1 {
			g.Stride = x.Stride(0)
		}
		g.Data = within(x, (g.Rows-1)*g.Stride+g.Cols)
	}
	return g, shared
}

// isRowMajor reports whether elements of a layout are in rows that do not overlap, and may be
// written to.
func (g *general[T]) isRowMajor(l *layout.Layout) bool {
	return !l.IsReadOnly() && (g.Cols <= 1 || l.Stride(1) == 1) &&
		(g.Rows <= 1 || l.Stride(0) >= g.Stride)
}

// vectorOf returns the vector of x, or of a copy of it, and which of the two it is.
func vectorOf[T any](op string, x layout.Strided[T]) (v vector[T], shared bool) {
	if x.CheckMade(op); x.Rank() != 1 {
		panic(shapeError(op, "want a vector", x.Shape()))
	}
	v = vector[T]{N: x.Size(), Inc: 1}
	if v.N > 1 {
		v.Inc = x.Stride(0)
	}
	if shared = !x.IsReadOnly() && v.Inc > 0; !shared {
		v.Data, v.Inc = iterate.Clone(op, x).Data, 1
	} else if v.N > 0 {
		v.Data = within(x, (v.N-1)*v.Inc+1)
	}
	return v, shared
}

// within returns the n elements of memory from the first of x on.
func within[T any](x layout.Strided[T], n int) []T { return x.Data[x.Start():][:n:n] }

// fromGeneral returns the tensor over g for op.
func fromGeneral[V, T any](of *support.Tensors[V, T], op string, g general[T]) V {
	if g.Rows > 1 && g.Stride < g.Cols {
		panic(&tensor.ValueError{Op: op, Argument: "Stride", Value: g.Stride, Want: "at least Cols"})
	}
	l := layout.Foreign(op, len(g.Data), 0, []int{g.Rows, g.Cols}, []int{g.Stride, 1})
	return of.Wrap(layout.Strided[T]{Layout: &l, Data: g.Data})
}

// fromVector returns the tensor over v for op.
func fromVector[V, T any](of *support.Tensors[V, T], op string, v vector[T]) V {
	start := 0
	if v.Inc < 0 && v.N > 1 {
		start = -v.Inc * (v.N - 1)
	} else if v.Inc == 0 && v.N > 1 {
		panic(&tensor.ValueError{Op: op, Argument: "Inc", Value: v.Inc, Want: "other than 0"})
	}
	l := layout.Foreign(op, len(v.Data), start, []int{v.N}, []int{v.Inc})
	return of.Wrap(layout.Strided[T]{Layout: &l, Data: v.Data})
}

// shapeError returns the error of op on a shape.
func shapeError(op, want string, shape tensor.Shape) error {
	return &tensor.ShapeError{Op: op, Shapes: []tensor.Shape{shape}, Want: want}
}
