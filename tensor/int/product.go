// Code generated from templates/product.go.tmpl. DO NOT EDIT.

package ints

import (
	kernels "github.com/ashlar-go/ashlar/asm/int"
	"github.com/ashlar-go/ashlar/internal/contraction"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/parallel"
	"github.com/ashlar-go/ashlar/tensor"
)

// MatMul returns the matrix product of x and y: of shapes [… m k] and [… k n], the
// batches … broadcasting, that of shape [… m n]. A vector counts as one row on the left
// and as one column on the right, and leaves no dimension in the result. It panics with
// a *tensor.ShapeError if the shapes do not fit.
func MatMul(x, y *Tensor) *Tensor { return new(Tensor).MatMul(x, y) }

// MatMul sets z to the matrix product of x and y, and returns z; see the function.
func (z *Tensor) MatMul(x, y *Tensor) *Tensor {
	var p layout.MatMul
	p.Set("MatMul", &x.layout, &y.layout)
	z = z.resultOn(x.Device(), "MatMul", p.Shape()...)
	p.Result(&z.layout)
	if p.Y.Cols == 1 && p.Y.RowStride != 1 {
		x.checkSize("MatMul", p.Y.Rows) // of a column that kernels copy
	}
	switch {
	case !x.isOnHost() || !y.isOnHost():
		z.productOnDevice(&p, x, y)
	case layout.Overlap(z.raw(), x.raw()) || layout.Overlap(z.raw(), y.raw()):
		return z.Assign(MatMul(x, y))
	case z.Size() == 0:
	case p.IsBatch():
		z.products(&p, x, y)
	default:
		kernels.Best.MatMul(z.matrix(&p.Z), x.matrix(&p.X), y.matrix(&p.Y))
	}
	return z
}

func (z *Tensor) productOnDevice(p *layout.MatMul, x, y *Tensor) {
	deviceops.Check("MatMul", x.Device(), y)
	ofZ, ofX, ofY := p.Batches()
	deviceops.Int.MatMul(z.view(p.Z.Of(ofZ)).Array(), x.view(p.X.Of(ofX)).Array(), y.view(p.Y.Of(ofY)).Array())
}

// products sets z to the products of batches of matrices.
func (z *Tensor) products(p *layout.MatMul, x, y *Tensor) {
	starts := p.Matrices()
	batch{starts, z.matrix(&p.Z), x.matrix(&p.X), y.matrix(&p.Y), kernels.Best.MatMul}.run()
}

// Gemm returns alpha times the product of the matrices a and b, or of batches of them as MatMul
// multiplies, plus beta times c, which is stretched to its shape: what BLAS computes by this name, with
// a.T() for a transposed operand. The smaller one of a and b is multiplied by alpha, and the
// products are added to beta times c one after the other. If alpha is 0, a and b do not matter, and
// if beta is 0, c does not, which may be nil. It panics with a *tensor.ShapeError if the shapes do
// not fit or a or b is a vector.
func Gemm(alpha int, a, b *Tensor, beta int, c *Tensor) *Tensor {
	const op = "Gemm"
	var p layout.MatMul
	p.Set(op, &a.layout, &b.layout)
	if min(a.Rank(), b.Rank()) < 2 {
		panic(&tensor.ShapeError{Op: op, Shapes: []tensor.Shape{a.Shape(), b.Shape()}, Want: "want matrices"})
	}
	deviceops.Check(op, a.Device(), b)
	var from *Tensor
	if beta != 0 {
		deviceops.Check(op, a.Device(), c)
		sum := layout.For(op, p.Shape()...)
		from = c.view(c.layout.Onto(op, &sum))
	}
	z := new(Tensor).resultOn(a.Device(), op, p.Shape()...)
	if from == nil {
		z.Fill(0)
	} else {
		z.scaled(from, beta)
	}
	if alpha == 0 || z.Size() == 0 {
		return z
	}
	if alpha != 1 {
		smaller := &a
		if b.Size() < a.Size() {
			smaller = &b
		}
		*smaller = new(Tensor).scaled(*smaller, alpha)
		defer (*smaller).Free()
		p = layout.MatMul{}
		p.Set(op, &a.layout, &b.layout)
	}
	if !a.isOnHost() {
		product := MatMul(a, b)
		defer product.Free()
		return z.Add(z, product)
	}
	p.Result(&z.layout)
	if p.IsBatch() {
		batch{p.Matrices(), z.matrix(&p.Z), a.matrix(&p.X), b.matrix(&p.Y), kernels.Best.MatMulAdd}.run()
	} else {
		kernels.Best.MatMulAdd(z.matrix(&p.Z), a.matrix(&p.X), b.matrix(&p.Y))
	}
	return z
}

// scaled sets z to x times a number, and returns z.
func (z *Tensor) scaled(x *Tensor, v int) *Tensor {
	if v == 1 {
		return z.Assign(x)
	}
	return z.withNumber((*Tensor).Mul, x, v)
}

// matrix returns a matrix of elements of x.
func (x *Tensor) matrix(m *layout.Matrix) kernels.Matrix {
	return kernels.Matrix{Data: x.data, Start: m.Start, Rows: m.Rows, Cols: m.Cols, RowStride: m.RowStride, ColStride: m.ColStride}
}

// A batch is of products.
type batch struct {
	starts   layout.Iterator // of c, a and b
	c, a, b  kernels.Matrix
	multiply func(c, a, b kernels.Matrix)
}

// batchShare is how many multiplications a goroutine takes at a time.
const batchShare = 1 << 20

func (p batch) run() {
	n := p.starts.Count * p.starts.Length
	if some := max(batchShare/max(p.c.Rows*p.c.Cols*p.a.Cols, 1), 1); n < 2*some {
		p.compute(0, n)
	} else {
		p.runParallel(n, some)
	}
}

// runParallel computes n products, some at a time.
func (p batch) runParallel(n, some int) {
	parallel.For((n+some-1)/some, func(i int) { p.compute(i*some, min((i+1)*some, n)) })
}

// compute computes the products from first to before end.
func (p batch) compute(first, end int) {
	if first == end {
		return
	}
	row, along := p.starts.Seek(first/p.starts.Length), first%p.starts.Length
	for range end - first {
		p.c.Start = row.At[0] + along*p.starts.Steps[0]
		p.a.Start = row.At[1] + along*p.starts.Steps[1]
		p.b.Start = row.At[2] + along*p.starts.Steps[2]
		p.multiply(p.c, p.a, p.b)
		if along++; along == p.starts.Length {
			along = 0
			p.starts.Next(&row)
		}
	}
}

// checkSize panics with a *tensor.SizeError that names op unless there can be a tensor of a shape
// where x is.
func (x *Tensor) checkSize(op string, shape ...int) {
	if l := layout.For(op, shape...); x.isOnHost() {
		l.CheckBytes(op, 8)
	}
}

// contractions are made of these operations.
var contractions = contraction.Operations[*Tensor]{
	Shape: (*Tensor).Shape, Transpose: (*Tensor).Transpose, Reshape: (*Tensor).Reshape,
	CheckSize: func(op string, x *Tensor, shape ...int) { x.checkSize(op, shape...) },
	Flatten:   (*Tensor).Ravel, Diagonal: (*Tensor).Diagonal, Sum: Sum, MatMul: MatMul, Mul: Mul, Outer: Mul,
}

// Dot returns the sum of the products of the elements of two vectors. It panics with a
// *tensor.ShapeError unless they are vectors of one length.
func Dot(x, y *Tensor) *Tensor { return contractions.Dot(x, y) }

// Inner returns the sums of the products of x and y over the last axis of each, of shape
// [that of x … that of y …] without these. It panics with a *tensor.ShapeError if they do not
// have one length.
func Inner(x, y *Tensor) *Tensor { return contractions.Inner(x, y) }

// Outer returns the products of each element of x with each of y, of shape [size of x, size of
// y].
func Outer(x, y *Tensor) *Tensor { return contractions.OuterProduct(x, y) }

// TensorDot returns the sums of the products of x and y over pairs of axes, xAxes of x and
// yAxes of y; the other axes remain, those of x first. It panics with a *tensor.AxisError,
// *tensor.ValueError or *tensor.ShapeError if there are no such pairs of equal lengths.
func TensorDot(x, y *Tensor, xAxes, yAxes []int) *Tensor {
	return contractions.TensorDot("TensorDot", x, y, xAxes, yAxes)
}

// Einsum returns the sums of products that an expression says by Einstein's convention: it has a
// letter for each axis of each operand, and after an arrow those of the result, such as "ij,jk->ik"
// for a product of matrices. Axes with the same letter go together, of one operand as its diagonal,
// and those whose letter is not in the result are summed over. An ellipsis "..." stands for all axes
// without a letter, which broadcast, and in the result for those of all operands. Without an arrow,
// the result has these and the letters that are there once, in alphabetical order. Up to five
// operands are multiplied in the order that takes the fewest multiplications, more in one found
// greedily, as opt_einsum does. It panics with a *tensor.ValueError or a *tensor.ShapeError if
// the expression makes no sense for the operands.
func Einsum(expr string, operands ...*Tensor) *Tensor { return contractions.Einsum(expr, operands...) }
