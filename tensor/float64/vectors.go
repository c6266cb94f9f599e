// Code generated from templates/vectors.go.tmpl. DO NOT EDIT.

package f64

import (
	kernels "github.com/ashlar-go/ashlar/asm/float64"
	"github.com/ashlar-go/ashlar/internal/small"
	"github.com/ashlar-go/ashlar/tensor"
)

// VecDot returns the dot products of vectors x and y: of shapes [… n], of which the dimensions …
// broadcast, that of shape […]. It panics with a *tensor.ShapeError if the shapes do not fit.
func VecDot(x, y *Tensor) *Tensor { return contractions.VecDot(x, y) }

// MatVec returns the products of matrices x and vectors y: of shapes [… m n] and [… n], of which
// the dimensions … broadcast, that of shape [… m]. It panics with a *tensor.ShapeError if the
// shapes do not fit.
func MatVec(x, y *Tensor) *Tensor { return contractions.MatVec(x, y) }

// Cross returns the cross products of vectors x and y: of shapes [… 3], of which the dimensions …
// broadcast. Its elements are right to 1.5 units in the last place, and NaN where a term overflows.
// It panics with a *tensor.ShapeError if the shapes do not fit, and with a *tensor.DeviceError if x
// or y is on a device.
func Cross(x, y *Tensor) *Tensor {
	x, y = x.onHost("Cross"), y.onHost("Cross")
	z := new(Tensor).result("Cross", &x.layout, &y.layout)
	for _, of := range []*Tensor{x, y} {
		if of.Rank() == 0 || of.Dim(-1) != 3 {
			panic(&tensor.ShapeError{
				Op: "Cross", Shapes: []tensor.Shape{x.Shape(), y.Shape()},
				Want: "want vectors of 3 elements",
			})
		}
	}
	small.Cross(smallKernels(), z.raw(), x.raw(), y.raw())
	return z
}

// Det returns the determinants of matrices x, of shape [… n n] with n from 1 to 4, by their
// cofactors; NaN where a product overflows. It panics with a *tensor.ShapeError unless x has such a
// shape, and with a *tensor.DeviceError if x is on a device.
func Det(x *Tensor) *Tensor {
	shape := x.smallMatrices("Det")
	z := new(Tensor).resultOf("Det", shape[:len(shape)-2]...)
	small.Det(smallKernels(), z.raw(), x.raw())
	return z
}

// Inv returns the inverses of matrices x, of shape [… n n] with n from 1 to 4, by their cofactors. It
// panics with a *tensor.ValueError if the determinant of one is 0, and else as Det does.
func Inv(x *Tensor) *Tensor {
	z := new(Tensor).resultOf("Inv", x.smallMatrices("Inv")...)
	small.Inv(smallKernels(), z.raw(), x.raw(), func() {
		panic(&tensor.ValueError{
			Op: "Inv", Argument: "x", Value: "a matrix whose determinant is 0",
			Want: "invertible matrices",
		})
	})
	return z
}

// cofactors returns those of small matrices.
func cofactors(x *Tensor) *Tensor {
	z := new(Tensor).resultOf("Det", x.smallMatrices("Det")...)
	small.Cofactors(smallKernels(), z.raw(), x.raw())
	return z
}

// smallMatrices returns the shape of x. It panics unless that is of small square matrices, or if x
// is on a device.
func (x *Tensor) smallMatrices(op string) tensor.Shape {
	shape := x.onHost(op).Shape()
	if n := len(shape); n < 2 || shape[n-1] != shape[n-2] || shape[n-1] < 1 || shape[n-1] > small.Max {
		panic(&tensor.ShapeError{
			Op: op, Shapes: []tensor.Shape{shape}, Want: "want square matrices of 1 to 4 rows",
		})
	}
	return shape
}

// smallKernels returns the kernels that small vectors and matrices are computed by.
func smallKernels() *small.Kernels[float64] {
	k := &kernels.Best
	return &small.Kernels[float64]{
		Neg: k.Neg, Add: k.Add, Mul: k.Mul, Div: k.Div, FMA: k.FMA,
		DiffOfProducts: k.DiffOfProducts, DiffOfProductsPlus: k.DiffOfProductsPlus,
	}
}
