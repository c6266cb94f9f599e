// Code generated from gen/ops. DO NOT EDIT.

package ints

import kernels "github.com/ashlar-go/ashlar/asm/int"

// Add returns x + y.
func Add(x, y *Tensor) *Tensor {
	return new(Tensor).Add(x, y)
}

// Add sets z to x + y and returns z.
func (z *Tensor) Add(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Add, x, y)
}

// Sub returns x - y.
func Sub(x, y *Tensor) *Tensor {
	return new(Tensor).Sub(x, y)
}

// Sub sets z to x - y and returns z.
func (z *Tensor) Sub(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Sub, x, y)
}

// Mul returns x * y.
func Mul(x, y *Tensor) *Tensor {
	return new(Tensor).Mul(x, y)
}

// Mul sets z to x * y and returns z.
func (z *Tensor) Mul(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Mul, x, y)
}

// Div returns x / y.
func Div(x, y *Tensor) *Tensor {
	return new(Tensor).Div(x, y)
}

// Div sets z to x / y and returns z.
func (z *Tensor) Div(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Div, x, y)
}

// Max returns the larger of x and y.
func Max(x, y *Tensor) *Tensor {
	return new(Tensor).Max(x, y)
}

// Max sets z to the larger of x and y and returns z.
func (z *Tensor) Max(x, y *Tensor) *Tensor {
	return z.apply2(kernels.Best.Max, x, y)
}

// Neg returns -x.
func Neg(x *Tensor) *Tensor {
	return new(Tensor).Neg(x)
}

// Neg sets z to -x and returns z.
func (z *Tensor) Neg(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Neg, x)
}

// Square returns x * x.
func Square(x *Tensor) *Tensor {
	return new(Tensor).Square(x)
}

// Square sets z to x * x and returns z.
func (z *Tensor) Square(x *Tensor) *Tensor {
	return z.apply1(kernels.Best.Square, x)
}
