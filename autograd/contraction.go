package autograd

import "github.com/ashlar-go/ashlar/internal/contraction"

// contractions returns the operations that contractions are made of.
func contractions[T Tensor[T]]() contraction.Operations[*Variable[T]] {
	return contraction.Operations[*Variable[T]]{
		Shape: (*Variable[T]).Shape, Transpose: (*Variable[T]).Transpose,
		Reshape: (*Variable[T]).Reshape,
		CheckSize: func(op string, x *Variable[T], shape ...int) {
			of[T]().CheckSize(x.Value, op, shape...)
		},
		Flatten: (*Variable[T]).Ravel, Diagonal: (*Variable[T]).Diagonal, Sum: Sum[T],
		MatMul: MatMul[T], Mul: Mul[T],
		Outer: outer[T],
	}
}

// outer returns the products of batches of columns x and of rows y, whose derivative is that of
// MatMul.
func outer[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return record("Outer", none[T]().Mul(x.Value, y.Value), productRule[T]{}, x, y)
}

// Dot returns the sum of the products of the elements of two vectors. It panics with a
// *tensor.ShapeError unless they are vectors of one length.
func Dot[T Tensor[T]](x, y *Variable[T]) *Variable[T] { return contractions[T]().Dot(x, y) }

// Inner returns the sums of the products of x and y over the last axis of each, as that of
// tensors does. It panics as that does.
func Inner[T Tensor[T]](x, y *Variable[T]) *Variable[T] { return contractions[T]().Inner(x, y) }

// Outer returns the products of each element of x with each of y, of shape [size of x, size of
// y].
func Outer[T Tensor[T]](x, y *Variable[T]) *Variable[T] {
	return contractions[T]().OuterProduct(x, y)
}

// TensorDot returns the sums of the products of x and y over pairs of axes, as that of tensors
// does. It panics as that does.
func TensorDot[T Tensor[T]](x, y *Variable[T], xAxes, yAxes []int) *Variable[T] {
	return contractions[T]().TensorDot("TensorDot", x, y, xAxes, yAxes)
}

// Einsum returns the sums of products that an expression such as "ij,jk->ik" says, as that of
// tensors does. It panics as that does.
func Einsum[T Tensor[T]](expr string, operands ...*Variable[T]) *Variable[T] {
	return contractions[T]().Einsum(expr, operands...)
}
