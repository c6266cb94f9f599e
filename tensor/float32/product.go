// Code generated from templates/product.go.tmpl. DO NOT EDIT.

package f32

import (
	kernels "github.com/ashlar-go/ashlar/asm/float32"
	"github.com/ashlar-go/ashlar/device"
	"github.com/ashlar-go/ashlar/tensor"
)

// MatMul returns the matrix product of x and y: of shapes [… m k] and [… k n], the
// batches … broadcasting, that of shape [… m n]. A vector counts as one row on the left
// and as one column on the right, and leaves no dimension in the result. It panics with
// a *tensor.ShapeError if the shapes do not fit.
func MatMul(x, y *Tensor) *Tensor { return new(Tensor).MatMul(x, y) }

// MatMul sets z to the matrix product of x and y, and returns z; see the function.
func (z *Tensor) MatMul(x, y *Tensor) *Tensor {
	p := tensor.NewProduct("MatMul", x.Shape(), y.Shape())
	z = z.ResultOn(x.Device(), "MatMul", p.Shape...)
	if x.OnHost() && y.OnHost() && (tensor.Overlap(z.Raw(), x.Raw()) || tensor.Overlap(z.Raw(), y.Raw())) {
		return z.Assign(MatMul(x, y))
	}
	c, a, b := z, x, y
	if x.Rank() == 1 {
		a, c = x.Unsqueeze(0), c.Unsqueeze(len(p.Batch))
	}
	if y.Rank() == 1 {
		b, c = y.Unsqueeze(1), c.Unsqueeze(len(p.Batch)+1)
	}
	a, b = a.BroadcastTo(p.X...), b.BroadcastTo(p.Y...)
	if !x.OnHost() || !y.OnHost() {
		device.Check("MatMul", x.Device(), y)
		device.MatMul("f32", c.Array(), a.Array(), b.Array())
		return z
	}
	for batch := range p.Batch.Size() {
		kernels.Best.MatMul(c.matrix(p.Batch, batch), a.matrix(p.Batch, batch), b.matrix(p.Batch, batch))
	}
	return z
}

// matrix returns the matrix number n, in row-major order, of those of a batch.
func (x *Tensor) matrix(batch tensor.Shape, n int) kernels.Matrix {
	strides, start, rows := x.Strides(), x.layout.Start(), len(batch)
	for axis := rows - 1; axis >= 0; axis-- {
		start += n % batch[axis] * strides[axis]
		n /= batch[axis]
	}
	return kernels.Matrix{
		Data: x.data, Start: start,
		Rows: x.Dim(rows), Cols: x.Dim(rows + 1),
		RowStride: strides[rows], ColStride: strides[rows+1],
	}
}
