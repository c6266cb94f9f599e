package blas

import (
	"sync"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/gonum"

	f32 "github.com/ashlar-go/ashlar/asm/float32"
	f64 "github.com/ashlar-go/ashlar/asm/float64"
)

// An element is a type that BLAS has real routines for.
type element interface{ float32 | float64 }

// kernels are the loops that the routines of one type of elements are made of.
type kernels[T element] struct {
	product    func(c, a, b matrix[T]) // c = a·b
	addProduct func(c, a, b matrix[T]) // c += a·b

	combine func(z, x, y []T, a, b T)  // z = a x + b y
	scale   func(z, x []T, less, by T) // z = (x - less) by
	div     func(z, x, y []T)          // z = x / y
	abs     func(z, x []T)             // z = |x|

	sum   func(x []T) T
	dot   func(x, y []T) T
	max   func(x []T) T         // NaN if one is
	index func(x []T, of T) int // of the first that is equal
	norm  func(x []T) T

	small   small[T]
	buffers sync.Pool // of *[]T
}

// small are gonum's routines, for what is small.
type small[T element] struct {
	trmv, trsv func(blas.Uplo, blas.Transpose, blas.Diag, int, []T, int, []T, int)
	symv       func(blas.Uplo, int, T, []T, int, []T, int, T, []T, int)
}

var theirs gonum.Implementation

var double = kernels[float64]{
	product: func(c, a, b matrix[float64]) {
		f64.Best.MatMul(f64.Matrix(c), f64.Matrix(a), f64.Matrix(b))
	},
	addProduct: func(c, a, b matrix[float64]) {
		f64.Best.MatMulAdd(f64.Matrix(c), f64.Matrix(a), f64.Matrix(b))
	},
	combine: f64.Best.RMSNormGradRow, scale: f64.Best.VarGradRow,
	div: f64.Best.Div, abs: f64.Best.Abs,
	sum: f64.Best.Sum, dot: f64.Best.Dot, max: f64.Best.Max, index: f64.Best.Index,
	norm:  f64.Best.Norm,
	small: small[float64]{theirs.Dtrmv, theirs.Dtrsv, theirs.Dsymv},
}

var single = kernels[float32]{
	product: func(c, a, b matrix[float32]) {
		f32.Best.MatMul(f32.Matrix(c), f32.Matrix(a), f32.Matrix(b))
	},
	addProduct: func(c, a, b matrix[float32]) {
		f32.Best.MatMulAdd(f32.Matrix(c), f32.Matrix(a), f32.Matrix(b))
	},
	combine: f32.Best.RMSNormGradRow, scale: f32.Best.VarGradRow,
	div: f32.Best.Div, abs: f32.Best.Abs,
	sum: f32.Best.Sum, dot: f32.Best.Dot, max: f32.Best.Max, index: f32.Best.Index,
	norm:  f32.Best.Norm,
	small: small[float32]{theirs.Strmv, theirs.Strsv, theirs.Ssymv},
}

// buffer returns n elements of any values, which its user puts back into k.buffers.
func (k *kernels[T]) buffer(n int) *[]T {
	if b, _ := k.buffers.Get().(*[]T); b != nil && cap(*b) >= n {
		*b = (*b)[:n]
		return b
	}
	b := make([]T, n)
	return &b
}
