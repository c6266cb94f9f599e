// Package linalg has the linear algebra of matrices: equations, decompositions and what follows
// from them.
//
// A matrix is the last two dimensions of a tensor, of float32 or float64; dimensions before them
// number the matrices of a batch, which broadcast where there are two operands. Names and results
// are those of numpy.linalg. Functions leave their operands alone.
//
// All is computed in float64, by the LAPACK of gonum on our kernels, and results of
// float32 are rounded once at the end. So importing this package calls lapack.Use. Results do not
// depend on the number of threads.
//
// Shapes that do not fit panic with a *tensor.ShapeError. What depends on values is an error: a
// *SingularError, a *DefiniteError or a *ConvergenceError, with the place of the matrix in its
// batch.
package linalg

import (
	"slices"

	"gonum.org/v1/gonum/blas/blas64"

	"github.com/ashlar-go/ashlar/lapack"
	"github.com/ashlar-go/ashlar/tensor"
	"github.com/ashlar-go/ashlar/tensor/convert"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

func init() { lapack.Use() }

// A Tensor has matrices in its last two dimensions.
type Tensor interface{ *f32.Tensor | *f64.Tensor }

// wide returns x as float64, or x itself.
func wide[T Tensor](x T) *f64.Tensor {
	if x, ok := any(x).(*f32.Tensor); ok {
		return convert.Float64(x)
	}
	return any(x).(*f64.Tensor)
}

// narrow returns x rounded to the elements of T, or x itself.
func narrow[T Tensor](x *f64.Tensor) (z T) {
	if x == nil {
		return nil
	}
	switch z := any(&z).(type) {
	case **f32.Tensor:
		*z = convert.Float32(x)
	case **f64.Tensor:
		*z = x
	}
	return z
}

// epsilon returns the distance from 1 to the next larger element of T.
func epsilon[T Tensor]() float64 {
	if _, ok := any(T(nil)).(*f32.Tensor); ok {
		return 1.0 / (1 << 23)
	}
	return unit
}

const unit = 1.0 / (1 << 52) // in float64

// matrices are those of a tensor, one after another in memory of their own.
type matrices struct {
	data       []float64
	batch      tensor.Shape
	rows, cols int
}

// read returns a copy of the matrices of x.
func read(op string, x *f64.Tensor) matrices {
	if x.Rank() < 2 {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()}, Want: "matrices"})
	}
	shape, batch := x.Shape(), x.Rank()-2
	return matrices{x.Values(), shape[:batch], shape[batch], shape[batch+1]}
}

// readSquare returns a copy of the matrices of x, which must have as many rows as columns.
func readSquare(op string, x *f64.Tensor) matrices {
	m := read(op, x)
	if m.rows != m.cols {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{x.Shape()}, Want: "square matrices"})
	}
	return m
}

// readBoth returns copies of the matrices of a, which must be square if that is asked for, and of
// b, which must have as many rows, broadcast to one batch; b of one dimension is a column.
func readBoth(op string, a, b *f64.Tensor, square bool) (as, bs matrices, isColumn bool) {
	isColumn = b.Rank() == 1
	misfit := func(want string) {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{a.Shape(), b.Shape()}, Want: want})
	}
	columns := b
	if isColumn {
		columns = b.Unsqueeze(-1)
	}
	switch {
	case a.Rank() < 2 || columns.Rank() < 2:
		misfit("matrices")
	case square && a.Dim(-1) != a.Dim(-2):
		misfit("square matrices, and as many rows")
	case a.Dim(-2) != columns.Dim(-2):
		misfit("as many rows in both")
	}
	var batch tensor.Shape
	if tensor.Catch(func() { batch = tensor.Broadcast(batchOf(a), batchOf(columns)) }) != nil {
		misfit("batches that broadcast")
	}
	as = read(op, broadcast(a, batch))
	bs = read(op, broadcast(columns, batch))
	return as, bs, isColumn
}

// batchOf returns the dimensions before the last two.
func batchOf(x *f64.Tensor) tensor.Shape { return x.Shape()[:x.Rank()-2] }

// broadcast returns the matrices of x in a batch.
func broadcast(x *f64.Tensor, batch tensor.Shape) *f64.Tensor {
	return x.BroadcastTo(slices.Concat(batch, tensor.Shape{x.Dim(-2), x.Dim(-1)})...)
}

// zeros returns as many matrices of other sizes.
func (m matrices) zeros(rows, cols int) matrices {
	return matrices{make([]float64, m.batch.Size()*rows*cols), m.batch, rows, cols}
}

// at returns matrix i.
func (m matrices) at(i int) blas64.General {
	n := m.rows * m.cols
	return blas64.General{
		Rows: m.rows, Cols: m.cols, Stride: max(m.cols, 1), Data: m.data[i*n:][:n],
	}
}

// tensor returns the tensor of m.
func (m matrices) tensor() *f64.Tensor {
	return f64.New(m.data, slices.Concat(m.batch, tensor.Shape{m.rows, m.cols})...)
}

// vectors returns a tensor of n numbers for each matrix.
func (m matrices) vectors(n int, data []float64) *f64.Tensor {
	return f64.New(data, slices.Concat(m.batch, tensor.Shape{n})...)
}

// numbers returns a tensor of one number for each matrix.
func (m matrices) numbers(data []float64) *f64.Tensor { return f64.New(data, m.batch...) }

// columns returns the tensor of m, without its last dimension if it is of columns.
func (m matrices) columns(areColumns bool) *f64.Tensor {
	if areColumns {
		return m.tensor().Squeeze(-1)
	}
	return m.tensor()
}
