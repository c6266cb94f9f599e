// Package matrix has the functions of package linalg on variables, with their derivatives, of every
// order.
//
// Functions of symmetric matrices read their lower triangles, and gradients are those of what is
// read. Where a result is no function of its operand, there is no derivative: vectors of singular
// values, or of eigenvalues, that are equal; the factors of a matrix of less than full rank; and
// the results of what is not finite. What such a derivative contributes is then 0, so that
// derivatives of the values alone are right.
//
// Eig has no function here, as variables are real.
package matrix

import (
	"slices"

	"github.com/ashlar-go/ashlar/autograd"
	"github.com/ashlar-go/ashlar/linalg"
	"github.com/ashlar-go/ashlar/tensor"
	f32 "github.com/ashlar-go/ashlar/tensor/float32"
	f64 "github.com/ashlar-go/ashlar/tensor/float64"
)

// A Tensor has matrices in its last two dimensions, and can be differentiated.
type Tensor[T any] interface {
	linalg.Tensor
	autograd.Tensor[T]
}

// A variable is short for one of autograd's.
type variable[T Tensor[T]] = autograd.Variable[T]

// product returns the product of matrices, the first first.
func product[T Tensor[T]](x *variable[T], others ...*variable[T]) *variable[T] {
	for _, y := range others {
		x = autograd.MatMul(x, y)
	}
	return x
}

// identity returns the matrix of as many rows and columns as x has in its last dimension, a
// constant.
func identity[T Tensor[T]](x *variable[T]) *variable[T] {
	var z T
	switch z := any(&z).(type) {
	case **f32.Tensor:
		*z = f32.Eye(columnsOf(x))
	case **f64.Tensor:
		*z = f64.Eye(columnsOf(x))
	}
	return autograd.Constant(z)
}

// diagonal returns the matrices with x in their diagonals, and zeros.
func diagonal[T Tensor[T]](x *variable[T]) *variable[T] {
	return autograd.Mul(x.Unsqueeze(-1), identity(x))
}

// symmetric returns the symmetric matrices of which x has the lower triangles.
func symmetric[T Tensor[T]](x *variable[T]) *variable[T] {
	return autograd.Add(autograd.Tril(x, 0), autograd.Tril(x, -1).T())
}

// inverse returns the inverses of matrices that are regular as a result of what computed them.
func inverse[T Tensor[T]](op string, x *variable[T]) *variable[T] {
	z, err := Inv(x)
	if err != nil {
		panic(&tensor.ValueError{
			Op: "derivative of " + op, Argument: "a matrix", Value: "singular", Want: "a regular one",
		})
	}
	return z
}

// result returns a variable of a value that was computed of operands, and has a gradient.
func result[T Tensor[T]](name string, value T, gradient func(operand int, g, r *variable[T],
	x ...*variable[T]) *variable[T], operands ...*variable[T],
) *variable[T] {
	f := autograd.Function[T]{
		Name: name, Forward: func(...T) T { return value }, Gradient: gradient,
	}
	return f.Of(operands...)
}

// results are those of a function that has several, as one: the elements of their matrices, of one
// batch, behind each other in its last dimension.
type results []tensor.Shape

// pack returns the results as one.
func pack[T Tensor[T]](all ...*variable[T]) (*variable[T], results) {
	var shapes results
	flat := make([]*variable[T], len(all))
	for i, x := range all {
		shape := x.Shape()
		n := len(shape) - 2
		shapes = append(shapes, shape)
		flat[i] = x.Reshape(append(slices.Clone(shape[:n]), shape[n]*shape[n+1])...)
	}
	return autograd.Concat(-1, flat...), shapes
}

// unpack returns the results that are in one.
func unpack[T Tensor[T]](shapes results, x *variable[T]) []*variable[T] {
	sizes := make([]int, len(shapes))
	for i, shape := range shapes {
		sizes[i] = shape[len(shape)-2] * shape[len(shape)-1]
	}
	all := autograd.SplitSizes(x, -1, sizes...)
	for i, shape := range shapes {
		all[i] = all[i].Reshape(shape...)
	}
	return all
}

// several returns variables of values that were computed of x: gradient returns that of x, of those
// of the values, and of these.
func several[T Tensor[T]](name string, x *variable[T],
	gradient func(g, r []*variable[T], x *variable[T]) *variable[T], values ...T,
) []*variable[T] {
	constants := make([]*variable[T], len(values))
	for i, value := range values {
		constants[i] = autograd.Constant(value)
	}
	packed, shapes := pack(constants...)
	one := result(name, packed.Value, func(_ int, g, r *variable[T], x ...*variable[T]) *variable[T] {
		return gradient(unpack(shapes, g), unpack(shapes, r), x[0])
	}, x)
	return unpack(shapes, one)
}
