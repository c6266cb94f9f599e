// Code generated from templates/wide.go.tmpl. DO NOT EDIT.

package u8

import (
	wide "github.com/ashlar-go/ashlar/asm/int"
	kernels "github.com/ashlar-go/ashlar/asm/uint8"
	"github.com/ashlar-go/ashlar/internal/deviceops"
	"github.com/ashlar-go/ashlar/internal/element"
	"github.com/ashlar-go/ashlar/internal/iterate"
	"github.com/ashlar-go/ashlar/internal/layout"
	"github.com/ashlar-go/ashlar/internal/reduce"
	"github.com/ashlar-go/ashlar/tensor"
	ints "github.com/ashlar-go/ashlar/tensor/int"
)

// The functions of this file add up elements. Since uint8 has no room for their sums, these are
// of int, and exact unless they overflow that.

// Sum returns the sum of x along axes, or of all of x if there are none. It panics
// with a *tensor.AxisError if x does not have an axis, or one is named twice.
func Sum(x *Tensor, axes ...int) *ints.Tensor {
	return accumulated("Sum", deviceops.OpSum, sums, x, axes)
}

// Prod returns the product of x along axes, as Sum does the sum.
func Prod(x *Tensor, axes ...int) *ints.Tensor {
	return accumulated("Prod", deviceops.OpProd, products, x, axes)
}

// SumTo returns the sum of the elements of x over the dimensions that shape lacks or
// has of length 1, so that a result has the shape: the opposite of broadcasting. It
// panics with *tensor.ShapeError if shape does not broadcast to that of x.
func (x *Tensor) SumTo(shape ...int) *ints.Tensor {
	if x.layout.HasShape(shape...) {
		return x.widened("SumTo")
	}
	axes := layout.BroadcastAxes("SumTo", shape, x.Shape())
	return accumulated("SumTo", deviceops.OpSum, sums, x, axes).Reshape(shape...)
}

var (
	sums = &reduce.Fold[int, uint8]{
		Row: func(x []uint8, _ int) int { return kernels.Best.Sum(x) },
		Columns: func(z []int, x []uint8, _ []int, rows, stride int) {
			kernels.Best.SumColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { wide.Best.Add(z, z, x) },
		Start:   element.Convert[int, uint8],
	}
	products = &reduce.Fold[int, uint8]{
		Row: func(x []uint8, _ int) int { return kernels.Best.Prod(x) },
		Columns: func(z []int, x []uint8, _ []int, rows, stride int) {
			kernels.Best.ProdColumns(z, x, rows, stride)
		},
		Combine: func(z, x []int) { wide.Best.Mul(z, z, x) },
		Start:   element.Convert[int, uint8],
	}
)

// accumulated returns the folds of x along axes, or of all if there are none.
func accumulated(op string, on deviceops.Op, f *reduce.Fold[int, uint8], x *Tensor, axes []int) *ints.Tensor {
	x.layout.CheckMade(op)
	kept, folded := reduce.Split(op, &x.layout, axes)
	z := intsSupport.ResultOn(x.Device(), op, kept.AppendLengths(nil)...)
	if !x.isOnHost() {
		deviceops.Uint8.Fold(on, z.Array(), x.Array(), x.foldedAxes(axes))
		return z
	}
	f.Into(z.Data(), x.data, x.layout.Start(), &kept, &folded, nil)
	return z
}

// widened returns a copy of x in int, to be freed.
func (x *Tensor) widened(op string) *ints.Tensor {
	x.layout.CheckMade(op)
	z := intsSupport.ResultOn(x.Device(), op, x.Shape()...)
	if x.isOnHost() {
		iterate.Apply1(element.Convert[int, uint8], intsSupport.Raw(z), x.raw())
	} else {
		deviceops.Uint8.Convert(deviceops.OpToInt, z.Array(), x.Array())
	}
	return z
}

// widely returns what of makes of operands in int, which may be one of them, or a view.
func widely(op string, of func(x ...*ints.Tensor) *ints.Tensor, operands ...*Tensor) (z *ints.Tensor) {
	wide := make([]*ints.Tensor, len(operands))
	for i, x := range operands {
		wide[i] = x.widened(op)
		defer func() {
			if z == nil || z != wide[i] && !ints.SameMemory(z, wide[i]) {
				wide[i].Free()
			}
		}()
	}
	return of(wide...)
}

// CumSum returns the sums of the elements of x along an axis, from the first up to each; or without
// each, tensor.Exclusive, or from the last down to each, tensor.Reversed. It panics with a
// *tensor.AxisError if x does not have the axis.
func CumSum(x *Tensor, axis int, how ...tensor.Scan) *ints.Tensor {
	z := x.widened("CumSum")
	return z.CumSum(z, axis, how...)
}

// CumProd returns the products of the elements of x along an axis, as CumSum does the sums.
func CumProd(x *Tensor, axis int, how ...tensor.Scan) *ints.Tensor {
	z := x.widened("CumProd")
	return z.CumProd(z, axis, how...)
}

// MatMul returns the matrix product of x and y: of shapes [… m k] and [… k n], the
// batches … broadcasting, that of shape [… m n]. A vector counts as one row on the left
// and as one column on the right, and leaves no dimension in the result. It panics with
// a *tensor.ShapeError if the shapes do not fit.
func MatMul(x, y *Tensor) *ints.Tensor {
	return widely("MatMul", func(x ...*ints.Tensor) *ints.Tensor { return ints.MatMul(x[0], x[1]) }, x, y)
}

// VecDot returns the dot products of vectors x and y: of shapes [… n], of which the dimensions …
// broadcast, that of shape […]. It panics with a *tensor.ShapeError if the shapes do not fit.
func VecDot(x, y *Tensor) *ints.Tensor {
	return widely("VecDot", func(x ...*ints.Tensor) *ints.Tensor { return ints.VecDot(x[0], x[1]) }, x, y)
}

// MatVec returns the products of matrices x and vectors y: of shapes [… m n] and [… n], of which
// the dimensions … broadcast, that of shape [… m]. It panics with a *tensor.ShapeError if the
// shapes do not fit.
func MatVec(x, y *Tensor) *ints.Tensor {
	return widely("MatVec", func(x ...*ints.Tensor) *ints.Tensor { return ints.MatVec(x[0], x[1]) }, x, y)
}

// Gemm returns alpha times the product of the matrices a and b plus beta times c, which is stretched
// to its shape, as [ints.Gemm] does, and panics as that.
func Gemm(alpha int, a, b *Tensor, beta int, c *Tensor) *ints.Tensor {
	if beta == 0 {
		c = Zeros(1)
	}
	return widely("Gemm", func(x ...*ints.Tensor) *ints.Tensor { return ints.Gemm(alpha, x[0], x[1], beta, x[2]) }, a, b, c)
}

// Dot returns the sum of the products of the elements of two vectors. It panics with a
// *tensor.ShapeError unless they are vectors of one length.
func Dot(x, y *Tensor) *ints.Tensor {
	return widely("Dot", func(x ...*ints.Tensor) *ints.Tensor { return ints.Dot(x[0], x[1]) }, x, y)
}

// Inner returns the sums of the products of x and y over the last axis of each, of shape
// [that of x … that of y …] without these. It panics with a *tensor.ShapeError if they do not
// have one length.
func Inner(x, y *Tensor) *ints.Tensor {
	return widely("Inner", func(x ...*ints.Tensor) *ints.Tensor { return ints.Inner(x[0], x[1]) }, x, y)
}

// Outer returns the products of each element of x with each of y, of shape [size of x, size of
// y].
func Outer(x, y *Tensor) *ints.Tensor {
	return widely("Outer", func(x ...*ints.Tensor) *ints.Tensor { return ints.Outer(x[0], x[1]) }, x, y)
}

// TensorDot returns the sums of the products of x and y over pairs of axes, xAxes of x and
// yAxes of y; the other axes remain, those of x first. It panics with a *tensor.AxisError,
// *tensor.ValueError or *tensor.ShapeError if there are no such pairs of equal lengths.
func TensorDot(x, y *Tensor, xAxes, yAxes []int) *ints.Tensor {
	return widely("TensorDot", func(x ...*ints.Tensor) *ints.Tensor {
		return ints.TensorDot(x[0], x[1], xAxes, yAxes)
	}, x, y)
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
func Einsum(expr string, operands ...*Tensor) *ints.Tensor {
	return widely("Einsum", func(x ...*ints.Tensor) *ints.Tensor { return ints.Einsum(expr, x...) }, operands...)
}

// Conv1D returns the convolution of x, of shape [batch channels length], and filters w, of
// shape [filters channels/groups taps], as
// [ints.Conv1D] does, and panics as that.
func Conv1D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *ints.Tensor {
	return widely("Conv1D", func(x ...*ints.Tensor) *ints.Tensor {
		return ints.Conv1D(x[0], x[1], c, x[2:]...)
	}, append([]*Tensor{x, w}, bias...)...)
}

// Conv2D returns the convolution of x, of shape [batch channels height width], and
// filters w, of shape [filters channels/groups down across], as
// [ints.Conv2D] does, and panics as that.
func Conv2D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *ints.Tensor {
	return widely("Conv2D", func(x ...*ints.Tensor) *ints.Tensor {
		return ints.Conv2D(x[0], x[1], c, x[2:]...)
	}, append([]*Tensor{x, w}, bias...)...)
}

// Conv3D returns the convolution of x, of shape [batch channels depth height width], and
// filters w, of shape [filters channels/groups taps down across], as
// [ints.Conv3D] does, and panics as that.
func Conv3D(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *ints.Tensor {
	return widely("Conv3D", func(x ...*ints.Tensor) *ints.Tensor {
		return ints.Conv3D(x[0], x[1], c, x[2:]...)
	}, append([]*Tensor{x, w}, bias...)...)
}

// ConvTranspose returns the images of which a convolution with filters w makes images of
// the shape of x, as
// [ints.ConvTranspose] does, and panics as that.
func ConvTranspose(x, w *Tensor, c tensor.Conv, bias ...*Tensor) *ints.Tensor {
	return widely("ConvTranspose", func(x ...*ints.Tensor) *ints.Tensor {
		return ints.ConvTranspose(x[0], x[1], c, x[2:]...)
	}, append([]*Tensor{x, w}, bias...)...)
}
